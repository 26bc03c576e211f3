"""What the buttons and selects of the hand panel do. Each reads its press and asks the table; the rules are elsewhere."""

from collections.abc import Sequence
from functools import partial

from bot.engine import AnyAction, Meld, Take, format_action, parse
from bot.engine.cards import EMPTY, read_bag
from bot.table.errors import StaleError
from bot.table.table import Table
from bot.texts import say
from bot.ui.acting import attempt, do, panel_of, seat_in, show_panel, suggest, undo
from bot.ui.ids import Press
from bot.ui.panel_ids import mark, take_value
from bot.ui.panel_menus import NONE
from bot.ui.presses import on
from bot.ui.private import locale_of
from bot.ui.proposals import key_of, lays_down, place, takes, with_group
from bot.ui.seated import Seated
from bot.ui.services import Interaction
from bot.ui.sitters import marked_name

Values = Sequence[str]


@on("hand")
async def _hand(interaction: Interaction, table: Table, _: Press, __: Values) -> None:
    await show_panel(interaction, table)


@on("standin")
async def _stand_in(interaction: Interaction, table: Table, _: Press, __: Values) -> None:
    locale = locale_of(interaction)

    async def work() -> str:
        seat = await table.stand_in(interaction.user.id)
        return say(locale, "table-kept", names=marked_name(table.chair(seat), seat, locale))

    await attempt(interaction, table, work)


@on("draw", "pass", "ask", "yes", "no")
async def _verb(interaction: Interaction, table: Table, press: Press, _: Values) -> None:
    await _do_read(interaction, table, press, press.what)


@on("three")
async def _three(interaction: Interaction, table: Table, press: Press, _: Values) -> None:
    await _do_read(interaction, table, press, f"three {press.arg}")


@on("special")
async def _special(interaction: Interaction, table: Table, press: Press, _: Values) -> None:
    await _do_read(interaction, table, press, f"special {press.arg}")


@on("discard")
async def _discard(interaction: Interaction, table: Table, press: Press, values: Values) -> None:
    await _do_read(interaction, table, press, f"discard {values[0]}")


async def _do_read(
    interaction: Interaction, table: Table, press: Press, words: str, *, sure: bool = False
) -> None:
    action = parse(f"{seat_in(interaction, table)} {words}")
    await do(interaction, table, action, at=press.ply, sure=sure)


@on("take")
async def _take(interaction: Interaction, table: Table, press: Press, values: Values) -> None:
    await _do_meant(interaction, table, press, f"take.{values[0] if values else press.arg}")


@on("lay")
async def _lay(interaction: Interaction, table: Table, press: Press, _: Values) -> None:
    panel = panel_of(interaction, table)
    seat_in(interaction, table)
    await do(interaction, table, lays_down(panel.seen, panel.staged), at=press.ply)


@on("sure")
async def _sure(interaction: Interaction, table: Table, press: Press, _: Values) -> None:
    """The yes to a question."""
    if press.arg.startswith(("take.", "lay.")):
        await _do_meant(interaction, table, press, press.arg, sure=True)
    else:
        await _do_read(interaction, table, press, press.arg.replace(".", " "), sure=True)


async def _do_meant(
    interaction: Interaction, table: Table, press: Press, meant: str, *, sure: bool = False
) -> None:
    """Do what a short name stands for, or show how things stand when it stands for that no more."""
    seat_in(interaction, table)
    panel = panel_of(interaction, table)
    action = meant_action(panel, meant) if panel.ply == press.ply else None
    if action is None:
        await attempt(interaction, table, partial(_stale, table))
    else:
        await do(interaction, table, action, at=press.ply, sure=sure)


def meant_action(panel: Seated, meant: str) -> AnyAction | None:
    """The meld or take that the panel's short name means; None if it has changed since."""
    verb, _, sign = meant.partition(".")
    if verb == "lay":
        meld: Meld = lays_down(panel.seen, panel.staged)
        return meld if mark(format_action(meld)) == sign else None
    ways: list[Take] = takes(panel.seen, panel.staged)
    return next((way for way in ways if take_value(ways, way) == sign), None)


async def _stale(table: Table) -> str:
    raise StaleError(table.ply)


# Putting cards aside


@on("group")
async def _group(interaction: Interaction, table: Table, _: Press, values: Values) -> None:
    """Put aside what one would lay first at each chosen place, and offer the choice of cards for the last one."""
    seat = seat_in(interaction, table)
    await attempt(interaction, table, partial(_stage_best, table, seat, values), focus=values[-1])


async def _stage_best(table: Table, seat: int, keys: Values) -> str:
    for key in keys:
        seen = table.view(seat)
        staged = table.staged(seat)
        where = place(seen, staged, key)
        if where is not None and all(key_of(group) != key for group in staged):
            await table.stage(seat, with_group((), where, where.best), at=None)
    return ""


@on("how")
async def _how(interaction: Interaction, table: Table, press: Press, values: Values) -> None:
    """Choose which cards go to a place."""
    seat = seat_in(interaction, table)
    await attempt(
        interaction, table, partial(_stage_these, table, seat, press.arg, values[0]), focus=press.arg
    )


async def _stage_these(table: Table, seat: int, key: str, cards: str) -> str:
    staged = table.staged(seat)
    where = place(table.view(seat), staged, key)
    if where is None:
        return ""
    chosen = EMPTY if cards == NONE else read_bag(cards)
    if chosen and chosen not in where.choices:
        return ""
    groups = with_group(staged, where, chosen)
    await table.unstage(seat, at=None, all=True)
    if groups:
        await table.stage(seat, groups, at=None)
    return ""


@on("clear")
async def _clear(interaction: Interaction, table: Table, _: Press, __: Values) -> None:
    seat = seat_in(interaction, table)

    async def work() -> str:
        await table.unstage(seat, at=None, all=True)
        return ""

    await attempt(interaction, table, work)


@on("undo")
async def _undo(interaction: Interaction, table: Table, press: Press, _: Values) -> None:
    await undo(interaction, table, at=press.ply)


@on("suggest")
async def _suggest(interaction: Interaction, table: Table, _: Press, __: Values) -> None:
    await suggest(interaction, table)
