"""Changing a table before its first deal, by its host: rules, players, computers, time. The lobby card follows by itself."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.engine import Rules, RulesError, forms, load_rules, options_of
from bot.table.errors import TableError
from bot.table.setup import Setup, with_computers, with_level, with_rules, with_time
from bot.table.table import Table
from bot.texts import say
from bot.ui.ids import Press
from bot.ui.lobby_house import check_host, may_change
from bot.ui.lobby_panel import Arranged, choices_of, form_value, lobby_panel
from bot.ui.presses import on
from bot.ui.private import answer_private, locale_of
from bot.ui.refusals import Refusal, sentence
from bot.ui.rules_named import usual_rules
from bot.ui.services import Interaction

Values = Sequence[str]
Change = Callable[[Setup, str], Setup]
"""(the table as it is, what was chosen) -> the table as it shall be"""


async def show(interaction: Interaction, table: Table, note: str = "") -> None:
    """Answer with the panel."""
    arranged = Arranged(table.id, table.ply, table.setup, note)
    await answer_private(interaction, lobby_panel(locale_of(interaction), arranged))


@on("change")
async def _open(interaction: Interaction, table: Table, _: Press, __: Values) -> None:
    check_host(interaction, table)
    await show(interaction, table)


@on("change_set")
async def _set(interaction: Interaction, table: Table, press: Press, values: Values) -> None:
    if not await may_change(interaction, table):
        return
    locale, field, value = locale_of(interaction), press.arg, values[0]
    change = _CHANGES.get(field)
    if change is None or value not in {choice.value for choice in choices_of(locale, table.setup, field)}:
        raise Refusal("press-gone")
    note = ""
    try:
        await table.arrange(interaction.user.id, lambda setup: change(setup, value))
    except TableError as error:
        note = say(locale, "panel-refused", why=sentence(locale, error))
    await show(interaction, table, note)


def _variant(setup: Setup, preset: str) -> Setup:
    """Other rules for as many players and the same teams, where they have such a table; else for their usual number."""
    form = (setup.seats, setup.teams)
    usual = usual_rules(preset)
    seats, teams = form if form in forms(preset) else (usual.seats, usual.teams)
    return with_rules(setup, _with_house_rules(setup, preset, seats, teams))


def _form(setup: Setup, value: str) -> Setup:
    form = next(form for form in forms(setup.preset) if form_value(*form) == value)
    return with_rules(setup, _with_house_rules(setup, setup.preset, *form))


def _with_house_rules(setup: Setup, preset: str, seats: int, teams: str) -> Rules:
    """With the table's house rules, unless such a table cannot be had."""
    try:
        return load_rules(preset, seats, teams, **options_of(setup.rules()))
    except RulesError:
        return load_rules(preset, seats, teams)


_CHANGES: Final[Mapping[str, Change]] = {
    "variant": _variant,
    "form": _form,
    "computers": lambda setup, many: with_computers(setup, int(many)),
    "level": with_level,
    "time": lambda setup, seconds: with_time(setup, int(seconds) or None),
}
