"""The deal, up to the first turn."""

from bot.engine import Rules
from bot.ui.guide.lines import Example, Line, tell


def lines(rules: Rules) -> list[Line]:
    return [
        tell("guide-deal-dealer"),
        tell("guide-deal-hand", "hand_size", cards=rules.hand_size),
        tell("guide-deal-upcard"),
        tell("guide-deal-frozen") if rules.black_three_upcard_freezes else tell("guide-deal-frozen-red"),
        tell(f"guide-deal-threes-{rules.red_threes}", "red_threes"),
        tell("guide-deal-stock", cards=stock(rules)),
    ]


def stock(rules: Rules) -> int:
    """Cards left after the deal when one card was turned and no red three replaced."""
    return rules.packs * 54 - rules.seats * rules.hand_size - 1


def examples(_: Rules) -> list[Example]:
    return []
