"""Sequences in a hand: which could be laid, which cards extend those on the table, which cards are close to one."""

from itertools import pairwise

from bot.computer.draft import Draft
from bot.engine import Card, Cards
from bot.engine.cards import NATURALS, bag, card_name, contains, count, size
from bot.engine.melds import RUN_TARGET, around, lowest
from bot.engine.state import CANASTA, MELD_LEAST


def sequences_in(hand: Cards) -> list[Cards]:
    """The longest sequences of each suit that could be laid, and the highest three of each."""
    found = []
    for suit in range(4):
        for cards in _stretches(hand, suit):
            if len(cards) >= MELD_LEAST:
                found.append(bag(cards[-CANASTA:]))
            if len(cards) > MELD_LEAST:
                found.append(bag(cards[-MELD_LEAST:]))
    return found


def _stretches(hand: Cards, suit: int) -> list[list[Card]]:
    """Consecutive cards of a suit that the hand holds, one of each."""
    held = [rank * 4 + suit for rank in NATURALS if count(hand, rank * 4 + suit)]
    stretches: list[list[Card]] = [held[:1]]
    for low, high in pairwise(held):
        if high - low == 4:
            stretches[-1].append(high)
        else:
            stretches.append([high])
    return stretches


def extend_runs(draft: Draft, spare: int) -> None:
    """Lay what extends the own sequences on the table, as much as may be spared."""
    named: set[str] = set()
    for run in draft.sight.side.runs:
        target = f"{RUN_TARGET}:{card_name(lowest(run))}"
        fitting = [cards for cards in around(run) if size(cards) <= spare and contains(draft.hand, cards)]
        if fitting and target not in named:
            best = max(fitting, key=size)
            draft.lay(target, best)
            draft.canastas += int(size(run + best) >= CANASTA)
            spare -= size(best)
            named.add(target)


def new_runs(draft: Draft, spare: int) -> None:
    """Lay sequences of the hand that do not break up sets worth more."""
    for run in sorted(sequences_in(draft.hand), key=size, reverse=True):
        if size(run) <= spare and contains(draft.hand, run):
            draft.lay_run(run)
            draft.canastas += int(size(run) >= CANASTA)
            spare -= size(run)


def extends_run(draft_runs: tuple[Cards, ...], card: Card) -> bool:
    """Whether the card goes at an end of a sequence on the table."""
    for run in draft_runs:
        if size(run) < CANASTA:
            low = lowest(run)
            high = low + 4 * (size(run) - 1)
            if card == high + 4 or (card == low - 4 and card >= 0):
                return True
    return False


def neighbours(hand: Cards, card: Card) -> int:
    """How many different cards of the suit within two ranks the hand holds."""
    near = (card - 8, card - 4, card + 4, card + 8)
    return sum(1 for other in near if 0 <= other < 4 * len(NATURALS) and count(hand, other) > 0)
