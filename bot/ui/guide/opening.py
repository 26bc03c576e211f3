"""A side's first meld in a round."""

from bot.engine import Reason, Rules
from bot.ui.guide.lines import Example, Line, Told, tell
from bot.ui.rule_values import value_text

_SMALL, _SMALL_WORTH = "K:KsKhKd", 30
_BIG = ("A:AsAhAd", "K:KsKhKd", "Q:QsQhQd", "J:JsJhJd")  # enough at a score of nothing in every rule set
_BIG_WORTH = (60, 90, 120, 150)  # of the first so many of them
_MIXED, _MIXED_WORTH = "A:AsAhJo K:KsKh2d", 130
_REST = "4d8h"


def lines(rules: Rules) -> list[Line]:
    return [
        tell("guide-opening-need", "opening", points=_steps(rules)),
        *_whose(rules),
        tell("guide-opening-counts"),
        tell("guide-opening-take"),
        *([tell("guide-opening-pure", "opening_pure_triple")] if rules.opening_pure_triple else []),
        *([tell("guide-opening-concealed")] if rules.concealed_waives_opening else []),
    ]


def _whose(rules: Rules) -> list[Line]:
    """For whom an opening holds."""
    if rules.cutthroat:
        return [tell("guide-opening-own")]
    return [] if rules.teams == "solo" else [tell("guide-opening-side")]


def _steps(rules: Rules) -> Told:
    return lambda locale: value_text(locale, rules, "opening")


def examples(rules: Rules) -> list[Example]:
    need = rules.opening_for(0)
    return [
        *([_too_low(need)] if need > _SMALL_WORTH else []),
        *([_enough(need)] if need <= _BIG_WORTH[-1] else []),
        *([_impure()] if rules.opening_pure_triple and need <= _MIXED_WORTH else []),
    ]


def _hand(groups: str) -> str:
    return "".join(group.partition(":")[2] for group in groups.split()) + _REST


def _too_low(need: int) -> Example:
    return Example(
        "guide-example-opening-low",
        hand=_hand(_SMALL),
        actions=(f"0 meld {_SMALL}",),
        refused=Reason.OPENING_TOO_LOW,
        facts={"laid": _SMALL_WORTH, "need": need},
    )


def cheapest(need: int) -> str:
    """Groups that are worth so many points, no more of them than it takes; `need` is 150 at most."""
    many = next(place for place, worth in enumerate(_BIG_WORTH, 1) if worth >= need)
    return " ".join(_BIG[:many])


def _enough(need: int) -> Example:
    laid = cheapest(need)
    return Example("guide-example-opening", hand=_hand(laid), actions=(f"0 meld {laid}",), left=2)


def _impure() -> Example:
    return Example(
        "guide-example-opening-pure",
        hand=_hand(_MIXED),
        actions=(f"0 meld {_MIXED}",),
        refused=Reason.OPENING_PURE,
        facts={"need": 3},
    )
