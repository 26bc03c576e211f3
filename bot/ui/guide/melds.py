"""Melds and canastas: what may be laid, with how many wild cards, and what may be added."""

from bot.engine import Reason, Rules
from bot.engine.errors import Fact
from bot.ui.guide.lines import Example, Line, cards, ranks, tell

_OWN = {0: "6:6s6h6d"}  # a side that has opened, so that no points are asked for


def lines(rules: Rules) -> list[Line]:
    return [*_sets(rules), *_wilds(rules), *_canastas(rules), *_special(rules), *_sequences(rules)]


def _sets(rules: Rules) -> list[Line]:
    limit = rules.meld_limit
    return [
        tell("guide-melds-set", naturals=rules.min_naturals),
        tell("guide-melds-one"),
        *([tell("guide-melds-limit", most=limit)] if limit is not None else []),
    ]


def _wilds(rules: Rules) -> list[Line]:
    return [
        tell("guide-melds-wilds", "max_wilds", most=rules.max_wilds),
        tell(f"guide-melds-ratio-{rules.wild_ratio}", "wild_ratio"),
    ]


def _canastas(rules: Rules) -> list[Line]:
    added = "guide-melds-mixed" if rules.wilds_after_canasta else "guide-melds-closed"
    return [tell("guide-melds-canasta"), tell(added)]


def _special(rules: Rules) -> list[Line]:
    found = []
    if rules.natural_only:
        found.append(tell("guide-melds-natural", ranks=ranks(rules.natural_only)))
    if rules.pure_aces:
        found.append(tell("guide-melds-aces"))
    if rules.wild_melds:
        found.append(tell("guide-melds-wild"))
    return found


def _sequences(rules: Rules) -> list[Line]:
    if not rules.runs:
        return []
    return [tell("guide-melds-runs", cards=cards("4s5s6s")), tell("guide-melds-samba")]


def examples(rules: Rules) -> list[Example]:
    found = [_one_wild(), _two_wilds(rules)]
    if rules.natural_only:
        found.append(_natural_only(rules.natural_only[0]))
    if rules.wild_melds:
        found.append(_laid("guide-example-wild-meld", "2d2cJo4d8h", "W:2d2cJo"))
    if rules.runs:
        found += [_laid("guide-example-run", "5s6s7s4d9h", "run:5s6s7s"), _gap()]
    return found


def _laid(key: str, hand: str, group: str) -> Example:
    """Three cards laid out of five."""
    return Example(key, hand, (f"0 meld {group}",), melds=_OWN, left=2)


def _one_wild() -> Example:
    return _laid("guide-example-one-wild", "KsKh2d4d8h", "K:KsKh2d")


def _two_wilds(rules: Rules) -> Example:
    """Two kings with two twos: how many wild cards go with two naturals."""
    most = min(rules.max_wilds, {"any": 2, "not_more": 2, "fewer": 1, "half": 1}[rules.wild_ratio])
    key, hand, actions = "guide-example-two-wilds", "KsKh2d2c4d8h", ("0 meld K:KsKh2d2c",)
    if most >= 2:
        return Example(key, hand, actions, melds=_OWN, left=2)
    facts: dict[str, Fact] = {"laid": 2, "most": most, "rank": "K"}
    return Example(key, hand, actions, melds=_OWN, refused=Reason.MELD_WILDS, facts=facts)


def _natural_only(rank: str) -> Example:
    pair = f"{rank}s{rank}h2d"
    return Example(
        "guide-example-natural-only",
        hand=f"{pair}4d8h",
        actions=(f"0 meld {rank}:{pair}",),
        melds=_OWN,
        refused=Reason.MELD_WILDS,
        facts={"laid": 1, "most": 0, "rank": rank},
    )


def _gap() -> Example:
    return Example(
        "guide-example-gap",
        hand="5s6s8s4d9h",
        actions=("0 meld run:5s6s8s",),
        melds=_OWN,
        refused=Reason.MELD_SEQUENCE,
        facts={"laid": 3},
    )
