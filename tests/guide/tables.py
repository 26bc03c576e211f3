"""Every table one can have: the forms of all presets, and any house rules on top."""

from typing import Any

from hypothesis import strategies as st

from bot.engine import Rules, RulesError, forms, load_rules, presets

FORMS = [(preset, seats, teams) for preset in presets() for seats, teams in forms(preset)]

# For each house rule, values of which at least one differs from any preset's.
VALUES: dict[str, list[Any]] = {
    "hand_size": [7, 11, 12, 13, 15],
    "canastas_to_go_out": [1, 2, 3, 4],
    "wild_ratio": ["any", "not_more", "fewer", "half"],
    "max_wilds": [1, 2, 3, 4, 5],
    "ask_partner": ["off", "optional", "required"],
    "all_red_threes": [0, 500, 800, 1000, 1200],
    "target": [1, 3000, 100_000],
    "stock_end": ["play_on", "stop"],
    "draw_count": [1, 2],
    "take_onto_meld": ["alone", "with_natural", "never"],
    "wild_discard": ["free", "forced"],
    "concealed_bonus": [0, 100, 500],
}


def with_other(rules: Rules, field: str) -> Rules:
    """The same table with this house rule other than usual."""
    value = next(value for value in VALUES[field] if value != getattr(rules, field))
    options: dict[str, Any] = {field: value}
    return load_rules(rules.preset, rules.seats, rules.teams, **options)


@st.composite
def any_rules(draw: st.DrawFn) -> Rules:
    preset, seats, teams = draw(st.sampled_from(FORMS))
    options = draw(
        st.fixed_dictionaries({}, optional={f: st.sampled_from(values) for f, values in VALUES.items()})
    )
    try:
        return load_rules(preset, seats, teams, **options)
    except RulesError:
        return load_rules(preset, seats, teams, **{**options, "hand_size": 7})
