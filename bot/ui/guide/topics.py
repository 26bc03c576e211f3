"""The topics of the rules in their order."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from bot.engine import Rules
from bot.ui.guide import aim, deal, going_out, how, melds, opening, pack, pile, score, threes, turn
from bot.ui.guide.lines import Count, Example, Line


class Topic(NamedTuple):
    """What a page says by these rules, and what it shows by example."""

    lines: Callable[[Rules], Sequence[Line]]
    examples: Callable[[Rules], Sequence[Example | Count]]


TOPICS: Final[Mapping[str, Topic]] = {
    "how": Topic(how.lines, how.examples),
    "aim": Topic(aim.lines, aim.examples),
    "cards": Topic(pack.lines, pack.examples),
    "deal": Topic(deal.lines, deal.examples),
    "turn": Topic(turn.lines, turn.examples),
    "melds": Topic(melds.lines, melds.examples),
    "opening": Topic(opening.lines, opening.examples),
    "pile": Topic(pile.lines, pile.examples),
    "threes": Topic(threes.lines, threes.examples),
    "going_out": Topic(going_out.lines, going_out.examples),
    "score": Topic(score.lines, score.examples),
}
