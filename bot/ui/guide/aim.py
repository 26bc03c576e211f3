"""What it is all about: melds, canastas, sides, the end of the match."""

from bot.engine import Rules
from bot.ui.guide.lines import Example, Line, tell

_TWO = 2


def lines(rules: Rules) -> list[Line]:
    return [
        tell("guide-aim-melds"),
        *_sides(rules),
        tell("guide-aim-round"),
        tell("guide-aim-target", "target", target=rules.target),
    ]


def _sides(rules: Rules) -> list[Line]:
    if rules.cutthroat:
        return [
            tell("guide-aim-cutthroat"),
            tell("guide-aim-cutthroat-join"),
            tell("guide-aim-cutthroat-nobody"),
        ]
    sides = rules.seats_of_sides
    if rules.seats == len(sides) == _TWO:
        return [tell("guide-aim-two")]
    return [tell(f"guide-aim-{rules.teams}", seats=rules.seats, sides=len(sides))]


def examples(rules: Rules) -> list[Example]:
    return [_join()] if rules.cutthroat else []


def _join() -> Example:
    """Two melds of kings become a canasta of the two who are joined."""
    return Example(
        "guide-example-join",
        hand="9s9h4d5c",
        melds={0: "6:6s6h6d", 1: "K:KsKhKdKc", 2: "K:KsKhKd"},
        pile="4h5h9c",
        actions=("0 take 9:9s9h",),
        drawing=True,
        left=4,
        joined=1,
    )
