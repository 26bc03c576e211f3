"""Whether a hand can hardly go out, told cheaply: most hands hold two cards that fit nowhere, or lack the canastas.

Never says no to a hand that could, but for hands so large that nobody goes out with them.
"""

from bot.computer.sight import Sight
from bot.computer.stretches import longest, runs_with
from bot.engine import Card, Cards
from bot.engine.cards import BLACK_MASK, NATURALS, card_rank, select, size, spread
from bot.engine.melds import lowest
from bot.engine.state import CANASTA, MELD_LEAST

_LARGEST, _LARGEST_WITH_RUNS = 22, 15  # cards; more are hardly ever laid at once, and the search takes long


def may_have_way(sight: Sight) -> bool:
    """Whether it is worth looking for a way to lay the whole hand."""
    if sight.held > (_LARGEST_WITH_RUNS if sight.rules.runs else _LARGEST):
        return False
    return _canastas(sight) >= sight.rules.canastas_to_go_out and _unfit(sight) <= 1


def _canastas(sight: Sight) -> int:
    """At most so many canastas with everything laid."""
    side, wild = sight.side, sight.wilds
    missing = sorted(
        CANASTA - had - sight.naturals[rank] for rank, had in enumerate(map(size, side.sets)) if had < CANASTA
    )
    found = side.canastas
    for short in missing:
        wild -= max(0, short)
        found += wild >= 0
    if sight.rules.wild_melds:
        found += size(side.wild) < CANASTA <= size(side.wild) + sight.wilds
    return found + (_sambas(sight) if sight.rules.runs else 0)


def _sambas(sight: Sight) -> int:
    grown = [run for run in sight.side.runs if size(run) < CANASTA]
    return sum(longest(run, sight.hand) >= CANASTA for run in grown) + len(runs_with(sight.hand, CANASTA))


def _unfit(sight: Sight) -> int:
    """Cards that neither a set nor a sequence could take; counting stops at two."""
    black = size(select(sight.hand, BLACK_MASK))
    unfit = black if black < MELD_LEAST or not sight.rules.black_three_meld else 0
    for card in spread(sight.hand):
        if unfit > 1:
            break
        rank = card_rank(card)
        unfit += rank in NATURALS and not _fits_set(sight, rank) and not _fits_run(sight, card)
    return unfit


def _fits_set(sight: Sight, rank: int) -> bool:
    held = sight.naturals[rank]
    return bool(sight.side.sets[rank]) or (
        held >= sight.rules.min_naturals and held + sight.wilds >= MELD_LEAST
    )


def _fits_run(sight: Sight, card: Card) -> bool:
    if not sight.rules.runs:
        return False
    return any(_near(run, card) for run in sight.side.runs) or card in sight.in_stretches


def _near(run: Cards, card: Card) -> bool:
    return size(run) < CANASTA and (card - lowest(run)) % 4 == 0
