"""A turn, from the draw to the discard, and what happens when the stock is empty."""

from bot.engine import Reason, Rules
from bot.ui.guide.lines import Example, Line, tell


def lines(rules: Rules) -> list[Line]:
    return [
        tell("guide-turn-steps"),
        tell("guide-turn-draw", "draw_count", cards=rules.draw_count),
        tell("guide-turn-laid"),
        *_discards(rules),
        tell("guide-turn-keep"),
        tell(f"guide-turn-stock-{rules.stock_end}", "stock_end"),
    ]


def _discards(rules: Rules) -> list[Line]:
    found = [tell(f"guide-turn-wild-{rules.wild_discard}", "wild_discard")]
    if rules.guarded_discards:
        found.append(tell("guide-turn-guarded", "guarded_discards"))
    if rules.last_discard_not_three:
        found.append(tell("guide-turn-last", "last_discard_not_three"))
    return found


def examples(rules: Rules) -> list[Example]:
    return [_wild(rules), *([_guarded()] if rules.guarded_discards else [])]


def _wild(rules: Rules) -> Example:
    hand, actions = "2s4d8h", ("0 discard 2s",)
    if rules.wild_discard == "forced":
        refused, facts = Reason.DISCARD_WILD, {"naturals": 2}
        return Example("guide-example-wild-discard", hand, actions, pile="5h", refused=refused, facts=facts)
    return Example("guide-example-wild-discard", hand, actions, pile="5h", left=2, freezes=True)


def _guarded() -> Example:
    return Example(
        "guide-example-guarded",
        hand="7s4d8h",
        actions=("0 discard 7s",),
        refused=Reason.DISCARD_GUARDED,
        facts={"card": "7s"},
    )
