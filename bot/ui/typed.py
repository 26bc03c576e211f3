"""`/take`, `/meld` and `/discard`: cards as typed, made into the action they mean, and done."""

from collections.abc import Callable

from bot.engine import AnyAction, Discard, Illegal, Meld, Take
from bot.table.table import Table
from bot.ui.acting import Work, attempt, do, panel_of, seat_in
from bot.ui.proposals import take_attempts, takes
from bot.ui.read_cards import read_card, read_meld, read_take
from bot.ui.refusals import Refusal
from bot.ui.seated import Seated
from bot.ui.services import Interaction
from bot.ui.take_text import no_take

Reader = Callable[[Seated, int], AnyAction]


async def take_typed(interaction: Interaction, table: Table, text: str) -> None:
    """Take the pile with the cards named; with none named, in the only way there is."""
    await _do_read(interaction, table, lambda panel, seat: _take(panel, seat, text))


def _take(panel: Seated, seat: int, text: str) -> Take:
    if text.strip():
        return Take(seat, read_take(text, panel.seen, panel.locale))
    ways = takes(panel.seen, panel.staged)
    if len(ways) > 1:
        raise Refusal("take-which")
    if (why := no_take(panel.seen, panel.staged, panel.locale)) is not None:
        raise why
    return ways[0] if ways else take_attempts(panel.seen)[0]


async def meld_typed(interaction: Interaction, table: Table, text: str) -> None:
    """Lay the cards named."""
    await _do_read(
        interaction, table, lambda panel, seat: Meld(seat, read_meld(text, panel.seen, panel.locale))
    )


async def discard_typed(interaction: Interaction, table: Table, text: str) -> None:
    """Discard the card named."""
    await _do_read(
        interaction, table, lambda panel, seat: Discard(seat, read_card(text, panel.seen, panel.locale))
    )


async def _do_read(interaction: Interaction, table: Table, read: Reader) -> None:
    """Do what the text means; what cannot be read is told on the panel."""
    seat = seat_in(interaction, table)
    try:
        action = read(panel_of(interaction, table), seat)
    except (Refusal, Illegal) as error:
        await attempt(interaction, table, _raises(error))
    else:
        await do(interaction, table, action, at=None)


def _raises(error: Exception) -> Work:
    async def work() -> str:
        raise error

    return work
