"""The picker of house rules at a table before its first deal: for the host, in private; the lobby card follows by itself."""

from collections.abc import Callable, Sequence
from functools import partial

from bot.engine import Rules, RulesError
from bot.engine.passport import from_passport
from bot.table.errors import LobbyCode, LobbyError, TableError
from bot.table.moves import Status
from bot.table.setup import not_host
from bot.table.table import Table
from bot.texts import say
from bot.ui.forms import on_form, open_form
from bot.ui.house_forms import number_form, passport_form
from bot.ui.house_picker import PICK, Ids, Picked, house_picker
from bot.ui.house_rules import OTHER, as_usual, with_value
from bot.ui.ids import Press, button_id, select_id
from bot.ui.presses import on
from bot.ui.private import answer_private, locale_of
from bot.ui.refusals import Refusal, sentence
from bot.ui.services import Interaction, registry_of

Values = Sequence[str]
_MOST_DIGITS = 18  # of a table's number, as in the ids of buttons


def _ids(table: Table) -> Ids:
    return Ids(
        select=lambda field: select_id(
            Press(table.id, table.ply, "house_pick" if field == PICK else "house_set", field)
        ),
        button=lambda what: button_id(Press(table.id, table.ply, f"house_{what}")),
        back=button_id(Press(table.id, table.ply, "change")),
    )


def check_host(interaction: Interaction, table: Table) -> None:
    """Raises LobbyError over, running or not_host: rules are chosen by the host, before the first deal."""
    if table.status is not Status.LOBBY:
        raise LobbyError(LobbyCode.RUNNING if table.status.is_open else LobbyCode.OVER, status=table.status)
    if not table.may_host(interaction.user.id):
        raise not_host(table.setup)


async def may_change(interaction: Interaction, table: Table) -> bool:
    """Whether they may change the table; a panel at which they may not any more gives way to the reason."""
    try:
        check_host(interaction, table)
    except LobbyError as error:
        await answer_private(interaction, sentence(locale_of(interaction), error, table))
        return False
    return True


async def show(interaction: Interaction, table: Table, field: str | None = None, note: str = "") -> None:
    """Answer with the picker."""
    locale = locale_of(interaction)
    picked = Picked(table.rules, field, note)
    await answer_private(interaction, house_picker(locale, say(locale, "house-title"), picked, _ids(table)))


async def change(
    interaction: Interaction, table: Table, to: Callable[[Rules], Rules], field: str | None = None
) -> None:
    """Play by other rules, or say in the picker why not; then nothing has changed."""
    check_host(interaction, table)
    note = ""
    try:
        await table.set_rules(interaction.user.id, to)
    except (RulesError, TableError) as error:
        locale = locale_of(interaction)
        note = say(locale, "panel-refused", why=sentence(locale, error))
    await show(interaction, table, field, note)


@on("house")
async def _open(interaction: Interaction, table: Table, _: Press, __: Values) -> None:
    check_host(interaction, table)
    await show(interaction, table)


@on("house_pick")
async def _pick(interaction: Interaction, table: Table, _: Press, values: Values) -> None:
    check_host(interaction, table)
    await show(interaction, table, values[0])


@on("house_set")
async def _set(interaction: Interaction, table: Table, press: Press, values: Values) -> None:
    field, value = press.arg, values[0]
    if value == OTHER:
        check_host(interaction, table)
        form = number_form(locale_of(interaction), field, "house", f"{table.id}:{field}")
        await open_form(interaction, form)
        return
    await change(interaction, table, partial(_with, field, value), field)


def _with(field: str, value: str, rules: Rules) -> Rules:
    return with_value(rules, field, value)


@on("house_reset")
async def _reset(interaction: Interaction, table: Table, _: Press, __: Values) -> None:
    await change(interaction, table, as_usual)


@on("house_paste")
async def _paste(interaction: Interaction, table: Table, _: Press, __: Values) -> None:
    check_host(interaction, table)
    await open_form(interaction, passport_form(locale_of(interaction), "passport", str(table.id)))


@on_form("house")
async def _typed_number(interaction: Interaction, arg: str, text: str) -> None:
    number, _, field = arg.partition(":")
    await change(interaction, await _table(interaction, number), partial(_with, field, text), field)


@on_form("passport")
async def _typed_passport(interaction: Interaction, arg: str, text: str) -> None:
    await change(interaction, await _table(interaction, arg), lambda _: from_passport(text))


async def _table(interaction: Interaction, number: str) -> Table:
    """Raises Refusal for a table that is no more."""
    known = number.isascii() and number.isdecimal() and len(number) <= _MOST_DIGITS
    table = await registry_of(interaction).fetch(int(number)) if known else None
    if table is None or table.channel_id != interaction.channel_id:
        raise Refusal("press-gone")
    return table
