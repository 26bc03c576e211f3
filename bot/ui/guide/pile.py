"""Taking the pile: when, with what, and what freezes it."""

from bot.engine import Reason, Rules
from bot.ui.guide.lines import Example, Line, tell

_OWN = {0: "6:6s6h6d"}


def lines(rules: Rules) -> list[Line]:
    return [
        tell("guide-pile-take"),
        tell("guide-pile-never"),
        tell("guide-pile-pair"),
        *_frozen(rules),
        *_open(rules),
        tell("guide-pile-rest"),
        *([tell("guide-pile-runs")] if rules.runs else []),
    ]


def _frozen(rules: Rules) -> list[Line]:
    if rules.pile_always_frozen:
        return [tell("guide-pile-always", "pile_always_frozen")]
    return [
        tell("guide-pile-frozen"),
        tell("guide-pile-unopened"),
        *(
            [tell("guide-pile-black-upcard", "black_three_upcard_freezes")]
            if rules.black_three_upcard_freezes
            else []
        ),
    ]


def _open(rules: Rules) -> list[Line]:
    """What does on an open pile; where it is never open, a house rule about that says that it changes nothing."""
    if rules.pile_always_frozen:
        return [tell("guide-pile-onto-idle", "take_onto_meld")]
    return [
        *([tell("guide-pile-wild", "take_natural_and_wild")] if rules.take_natural_and_wild else []),
        tell(f"guide-pile-onto-{rules.take_onto_meld}", "take_onto_meld"),
    ]


def examples(rules: Rules) -> list[Example]:
    frozen = [_pair(), _frozen_for_wild()]
    return frozen if rules.pile_always_frozen else [*frozen, _wild(rules), _onto(rules)]


def _pair() -> Example:
    """Seven cards: four kept and three of the pile."""
    return Example(
        "guide-example-pair",
        hand="9s9h4d8h",
        pile="5h2d9c",
        actions=("0 take 9:9s9h",),
        melds=_OWN,
        drawing=True,
        left=4,
    )


def _frozen_for_wild() -> Example:
    return Example(
        "guide-example-frozen",
        hand="9s2c4d8h",
        pile="5h2d9c",
        actions=("0 take 9:9s2c",),
        melds=_OWN,
        drawing=True,
        refused=Reason.PILE_FROZEN,
        facts={"top": "9c", "laid": 1, "need": 2},
    )


def _wild(rules: Rules) -> Example:
    key, hand, actions = "guide-example-natural-wild", "9s2c4d8h", ("0 take 9:9s2c",)
    if rules.take_natural_and_wild:
        return Example(key, hand, actions, pile="5h9c", melds=_OWN, drawing=True, left=3)
    return _no_match(key, hand, actions, "9c", laid=1)


def _onto(rules: Rules) -> Example:
    key, hand = "guide-example-onto", "6c4d8h"
    alone, natural = ("0 take 6:",), ("0 take 6:6c",)
    if rules.take_onto_meld == "alone":
        return Example(key, hand, alone, pile="5h6d", melds=_OWN, drawing=True, left=4)
    if rules.take_onto_meld == "with_natural":
        return Example(key, hand, natural, pile="5h6d", melds=_OWN, drawing=True, left=3)
    return _no_match(key, hand, natural, "6d", laid=1)


def _no_match(key: str, hand: str, actions: tuple[str, ...], top: str, *, laid: int) -> Example:
    return Example(
        key,
        hand,
        actions,
        pile=f"5h{top}",
        melds=_OWN,
        drawing=True,
        refused=Reason.NO_MATCH,
        facts={"top": top, "laid": laid},
    )
