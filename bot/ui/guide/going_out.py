"""Going out: what it needs, asking the partner, concealed, special hands."""

from bot.engine import Reason, Rules
from bot.engine.special import SPECIAL_HANDS, special_points_by_name
from bot.ui.guide.lines import Example, Line, tell

_CANASTAS = "KQJT"  # as many as a side may ever need


def lines(rules: Rules) -> list[Line]:
    return [
        tell("guide-out-need", "canastas_to_go_out", canastas=rules.canastas_to_go_out),
        tell("guide-out-discard") if rules.discard_required else tell("guide-out-how"),
        *([tell("guide-out-incomplete")] if rules.incomplete_penalty else []),
        tell("guide-out-keep"),
        *_asking(rules),
        *_concealed(rules),
        *_special(rules),
    ]


def _asking(rules: Rules) -> list[Line]:
    if rules.teams == "solo":
        return [tell("guide-out-ask-alone", "ask_partner")]
    found = [tell(f"guide-out-ask-{rules.ask_partner}", "ask_partner")]
    if rules.has_asking:
        found.append(tell("guide-out-ask-when"))
    if rules.teams == "triples" and rules.has_asking:
        found.append(tell("guide-out-ask-three"))
    if rules.has_asking and rules.cutthroat:
        found.append(tell("guide-out-ask-joined"))
    return found


def _concealed(rules: Rules) -> list[Line]:
    bonus, waives = rules.concealed_bonus, rules.concealed_waives_opening
    brings = "guide-out-concealed-bonus" if bonus else "guide-out-concealed-nothing"
    return [
        *([tell("guide-out-concealed")] if bonus or waives else []),
        tell(brings, "concealed_bonus", bonus=bonus),
        *([tell("guide-out-concealed-waives")] if waives else []),
    ]


def _special(rules: Rules) -> list[Line]:
    if not rules.special_hands:
        return []
    hands = [tell(f"guide-out-special-{name}", points=special_points_by_name(name)) for name in SPECIAL_HANDS]
    return [tell("guide-out-special"), *hands]


def examples(rules: Rules) -> list[Example]:
    return [_out(rules), _keep(rules), *([_seven_pairs()] if rules.special_hands else [])]


def _table(canastas: int) -> str:
    """So many natural canastas, and a meld that is none."""
    full = [f"{rank}:" + "".join(rank + suit for suit in "shdcshd") for rank in _CANASTAS[:canastas]]
    return " ".join([*full, "6:6s6h6d"])


def _out(rules: Rules) -> Example:
    """The last meld and the last discard, after a yes where one must ask."""
    asks = ("0 ask", f"{_partner(rules)} yes") if _must_ask(rules) else ()
    return Example(
        "guide-example-out",
        hand="9s9h9d4s",
        pile="5h",
        melds={0: _table(rules.canastas_to_go_out)},
        actions=(*asks, "0 meld 9:9s9h9d", "0 discard 4s"),
        ends=True,
    )


def _must_ask(rules: Rules) -> bool:
    return rules.ask_partner == "required" and len(rules.seats_of_sides) < rules.seats


def _partner(rules: Rules) -> int:
    return next(seats for seats in rules.seats_of_sides if 0 in seats)[1]


def _keep(rules: Rules) -> Example:
    have = rules.canastas_to_go_out - 1
    return Example(
        "guide-example-keep",
        hand="9s9h9d4s",
        pile="5h",
        melds={0: _table(have)},
        actions=("0 meld 9:9s9h9d",),
        refused=Reason.MUST_KEEP_CARD,
        facts={"left": 1, "canastas": have, "need": rules.canastas_to_go_out},
    )


def _seven_pairs() -> Example:
    hand = "".join(f"{rank}s{rank}h" for rank in "AKQJT98")
    return Example("guide-example-special", hand, ("0 special pairs",), pile="5h", ends=True)
