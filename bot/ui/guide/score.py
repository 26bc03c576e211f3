"""What a round is worth, line by line as on the score sheet."""

from bot.engine import Rules
from bot.ui.guide.lines import Count, Line, parts, tell


def lines(rules: Rules) -> list[Line]:
    return [
        tell("guide-score-melds"),
        *_canastas(rules),
        *_out(rules),
        tell("guide-score-reds", "all_red_threes", value=rules.red_three_value, all=rules.all_red_threes),
        tell("guide-score-hand"),
        *_penalties(rules),
        *([tell("guide-score-cutthroat")] if rules.cutthroat else []),
        tell("guide-score-end", "target", target=rules.target),
    ]


def _canastas(rules: Rules) -> list[Line]:
    wild = rules.wild_canastas
    found = [tell("guide-score-canastas", natural=rules.natural_canasta, mixed=rules.mixed_canasta)]
    if rules.runs:
        found.append(tell("guide-score-samba", points=rules.samba))
    if rules.special_canastas:
        found.append(tell("guide-score-special", points=parts("rule-value-special", rules.special_canastas)))
    if rules.wild_melds:
        found.append(tell("guide-score-wild", twos=wild.twos, jokers=wild.jokers, mixed=wild.mixed))
    return found


def _out(rules: Rules) -> list[Line]:
    found = [tell("guide-score-out", points=rules.going_out_bonus)]
    if rules.concealed_bonus:
        found.append(tell("guide-score-concealed", "concealed_bonus", points=rules.concealed_bonus))
    return found


def _penalties(rules: Rules) -> list[Line]:
    found = []
    if rules.incomplete_penalty:
        points = parts("rule-value-special", rules.incomplete_penalty)
        found.append(tell("guide-score-incomplete", points=points))
    if rules.hand_trips_penalty:
        found.append(tell("guide-score-trips", points=rules.hand_trips_penalty))
    return found


def examples(rules: Rules) -> list[Count]:
    natural = Count(
        "guide-example-natural", "K:KsKhKdKcKsKhKd", {"melds": 70, "natural_canasta": rules.natural_canasta}
    )
    mixed = Count(
        "guide-example-mixed", "8:8s8h8d8c8s8h2d", {"melds": 80, "mixed_canasta": rules.mixed_canasta}
    )
    samba = Count("guide-example-samba", "run:5s6s7s8s9sTsJs", {"melds": 55, "samba": rules.samba})
    return [natural, mixed, *([samba] if rules.runs else [])]
