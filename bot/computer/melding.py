"""What a side that has opened lays in a turn in which it does not go out.

Sets on the table grow, canastas are made, new sets come down when they are of more use there than in the hand. Never
empties a hand: that is for `going_out`.
"""

from bot.computer.draft import Draft, wilds_of
from bot.computer.fines import begun, begun_wild
from bot.computer.keeping import early_wilds
from bot.computer.sequences import extend_runs, new_runs
from bot.computer.sight import Sight, short_of_canasta
from bot.engine import Meld
from bot.engine.cards import NATURALS, naturals, of_rank, size, wilds
from bot.engine.melds import WILD_TARGET
from bot.engine.state import CANASTA, MELD_LEAST

_LEAST = 2  # cards that must be left while one may not go out, one of them to throw
_CALM = 4
_URGENT = 0.45


def melding(sight: Sight, danger: float) -> Meld | None:
    """What to lay now; None for nothing."""
    draft = Draft(sight)
    urgent = danger >= _URGENT
    keep = _LEAST if urgent or sight.canastas_lacking == 0 else _CALM
    if sight.rules.runs:
        extend_runs(draft, draft.left - _LEAST)
    _grow_sets(draft, keep)
    _wild_meld(draft)
    _canastas_with_wilds(draft, danger)
    _new_sets(draft, keep, danger)
    if sight.rules.runs:
        new_runs(draft, draft.left - keep)
    if urgent:
        _unload(draft)
    return None if draft.is_empty() else draft.meld()


def _grow_sets(draft: Draft, keep: int) -> None:
    """Add naturals to the sets on the table, first where they make a canasta."""
    ranks = [rank for rank in NATURALS if draft.sets[rank] and of_rank(draft.hand, rank)]
    for rank in sorted(ranks, key=lambda rank: short_of_canasta(draft.sets[rank]) or 99):
        held = of_rank(draft.hand, rank)
        missing = short_of_canasta(draft.sets[rank])
        least = _LEAST if 0 < missing <= held else keep
        many = min(held, draft.left - least, draft.sight.room(rank))
        if many > 0 and draft.fits(rank, many, 0):
            draft.lay_rank(rank, many)


def _canastas_with_wilds(draft: Draft, danger: float) -> None:
    """Close canastas with wild cards, the nearest first, while that is worth the wild cards."""
    ranks = [rank for rank in NATURALS if 0 < short_of_canasta(draft.sets[rank]) <= 3]
    for rank in sorted(ranks, key=lambda rank: (-size(draft.sets[rank]), -wilds(draft.sets[rank]))):
        missing = short_of_canasta(draft.sets[rank])
        if not draft.sets[rank] or missing > min(wilds(draft.hand), draft.left - _LEAST):
            continue
        if draft.fits(rank, 0, missing) and _is_worth_wilds(draft, rank, missing, danger):
            draft.lay_rank(rank, 0, missing)


def _is_worth_wilds(draft: Draft, rank: int, missing: int, danger: float) -> bool:
    sight, meld = draft.sight, draft.sets[rank]
    if danger >= _URGENT:
        return True
    could_be_natural = (
        not wilds(meld) and naturals(meld) >= CANASTA - 2 and of_rank(sight.unseen, rank) >= missing
    )
    if draft.canastas < sight.rules.canastas_to_go_out:
        return missing <= 2 or wilds(draft.hand) > missing
    return missing <= early_wilds(sight) and not could_be_natural


def _wild_meld(draft: Draft) -> None:
    """Begin or grow the meld of wild cards where there is one, when it can become a canasta."""
    if not draft.sight.rules.wild_melds:
        return
    had, held = size(draft.wild), wilds(draft.hand)
    many = min(held, CANASTA - had, draft.left - _LEAST)
    if many > 0 and had + many >= MELD_LEAST and (had or begun_wild(draft.sight, many) < 0):
        draft.lay(WILD_TARGET, wilds_of(draft.hand, many))


def _new_sets(draft: Draft, keep: int, danger: float) -> None:
    """Lay new sets of naturals, the largest first."""
    ranks = [rank for rank in NATURALS if not draft.sets[rank] and of_rank(draft.hand, rank) >= MELD_LEAST]
    for rank in sorted(ranks, key=lambda rank: -of_rank(draft.hand, rank)):
        many = min(of_rank(draft.hand, rank), draft.left - keep, draft.sight.room(rank))
        if many >= MELD_LEAST and _is_wanted(draft.sight, rank, many, danger) and draft.fits(rank, many, 0):
            draft.lay_rank(rank, many)


def _is_wanted(sight: Sight, rank: int, many: int, danger: float) -> bool:
    """Whether a new set is of more use on the table than as a hidden pair for the pile."""
    if sight.is_special(rank):
        return begun(sight, rank, many) < 0
    if not sight.level.plans or not sight.frozen_for_all:
        return True
    return danger > 0.15 or many >= MELD_LEAST + 1 or sight.turns_left < 6


def _unload(draft: Draft) -> None:
    """The round is nearly over: lay wild cards wherever they go, and pairs with one of them."""
    for rank in NATURALS:
        is_pair = not draft.sets[rank] and of_rank(draft.hand, rank) == 2
        if is_pair and wilds(draft.hand) and draft.left - 3 >= _LEAST and draft.fits(rank, 2, 1):
            draft.lay_rank(rank, 2, 1, jokers_first=True)
    for rank in sorted(NATURALS, key=lambda rank: -size(draft.sets[rank])):
        while draft.sets[rank] and wilds(draft.hand) and draft.left > _LEAST and draft.fits(rank, 0, 1):
            draft.lay_rank(rank, 0, 1, jokers_first=True)
