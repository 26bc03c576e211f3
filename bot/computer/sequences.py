"""Laying sequences: extending those on the table, and new ones from the hand."""

from bot.computer.draft import Draft
from bot.computer.stretches import sequences_in
from bot.engine.cards import card_name, contains, size
from bot.engine.melds import RUN_TARGET, around, lowest
from bot.engine.state import CANASTA


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
