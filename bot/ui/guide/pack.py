"""The cards: how many, what they are worth, which are wild."""

from bot.engine import Rules
from bot.ui.guide.lines import Example, Line, tell


def lines(rules: Rules) -> list[Line]:
    return [
        tell("guide-cards-packs", "packs", packs=rules.packs, cards=rules.packs * 54),
        tell("guide-cards-wild"),
        tell("guide-cards-natural"),
        tell("guide-cards-threes"),
        tell("guide-cards-values"),
    ]


def examples(_: Rules) -> list[Example]:
    return []
