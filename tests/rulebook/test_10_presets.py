"""Rule book, section 10: the table of presets field by field, and the house rules with their ranges."""

import ast
import json
import math
import re
from pathlib import Path
from typing import Any

import pytest

from bot.engine import HOUSE_RULES, RulesError, forms, load_rules, options_of, presets

ROOT = Path(__file__).parents[2]
INF = math.inf
OPENING = ((-INF, 15), (0, 50), (1500, 90), (3000, 120))
LONG_OPENING = (*OPENING, (7000, 150))

Form = tuple[int, str]
Value = Any  # one value for every form, or a dict from form to value with None for the others

FORMS: dict[str, list[Form]] = {
    "classic": [(4, "pairs"), (3, "solo"), (2, "solo")],
    "danish": [(4, "pairs"), (6, "pairs"), (2, "solo"), (3, "solo"), (5, "solo")],
    "swedish": [(4, "pairs"), (2, "solo"), (3, "cutthroat"), (6, "pairs"), (6, "triples")],
    "norwegian": [
        (4, "pairs"),
        (6, "pairs"),
        (2, "solo"),
        (3, "solo"),
        (5, "solo"),
        (4, "solo"),
        (6, "solo"),
    ],
    "american": [(4, "pairs")],
    "samba": [(4, "pairs"), (2, "solo"), (3, "solo")],
}
USUAL = {("norwegian", 4): "pairs", ("norwegian", 6): "pairs", ("swedish", 6): "pairs"}

SIX_PAIRS, TRIPLES, TWO, CUT = (6, "pairs"), (6, "triples"), (2, "solo"), (3, "cutthroat")
NORWEGIAN_PAIRS = {(4, "pairs"): 2, (6, "pairs"): 2}

TABLE: dict[str, list[Value]] = {
    # field: classic, danish, swedish, norwegian, american, samba
    "packs": [2, 2, {None: 2, SIX_PAIRS: 3, TRIPLES: 3}, 2, 2, 3],
    "hand_size": [
        {(4, "pairs"): 11, (3, "solo"): 13, TWO: 15},
        {None: 11, TWO: 15, (3, "solo"): 15},
        {(4, "pairs"): 11, CUT: 13, TWO: 15, SIX_PAIRS: 13, TRIPLES: 13},
        {None: 13, (4, "pairs"): 11, (6, "pairs"): 11},
        13,
        15,
    ],
    "draw_count": [{None: 1, TWO: 2}, 1, {None: 1, TWO: 2, CUT: 2}, 1, 1, 2],
    "target": [5000, 5000, {None: 5000, CUT: 7500, SIX_PAIRS: 7500, TRIPLES: 10000}, 5000, 8500, 10000],
    "opening": [
        OPENING,
        OPENING,
        {None: OPENING, TRIPLES: LONG_OPENING},
        OPENING,
        ((-INF, 125), (3000, 155), (5000, 180)),
        LONG_OPENING,
    ],
    "opening_pure_triple": [False, False, False, False, True, False],
    "canastas_to_go_out": [{None: 1, TWO: 2}, 1, {None: 1, TWO: 2}, {None: 1, **NORWEGIAN_PAIRS}, 2, 2],
    "max_wilds": [3, 3, 3, 3, 2, 2],
    "wild_ratio": ["any", "fewer", "any", "fewer", "any", "half"],
    "meld_limit": [None, None, None, None, 7, None],
    "wilds_after_canasta": [True, True, True, True, False, True],
    "natural_only": [(), (), (), (), ("7",), ()],
    "pure_aces": [False, False, False, False, True, False],
    "wild_melds": [False, False, False, False, True, False],
    "runs": [False, False, False, False, False, True],
    "pile_always_frozen": [False, False, False, False, True, True],
    "take_natural_and_wild": [True, True, True, True, False, False],
    "take_onto_meld": ["alone", "with_natural", "alone", "alone", "never", "never"],
    "black_three_upcard_freezes": [False, True, False, False, False, False],
    "black_three_meld": [True, True, True, True, False, True],
    "red_threes": ["bonus", "bonus", "bonus", "optional", "bonus", "bonus"],
    "all_red_threes": [800, 500, {None: 800, SIX_PAIRS: 1000, TRIPLES: 1000}, 800, 1000, 1000],
    "red_three_sign": ["melded", "went_out", "melded", "opened", "melded", "melded"],
    "wild_discard": ["free", "forced", "free", "free", "free", "free"],
    "guarded_discards": [False, False, False, False, True, False],
    "last_discard_not_three": [False, False, False, False, True, False],
    "discard_required": [False, False, False, False, True, False],
    "going_out_bonus": [100, 100, 100, 100, 100, 200],
    "concealed_bonus": [100, 100, 100, 0, 0, 0],
    "concealed_waives_opening": [True, False, True, False, False, False],
    "stock_end": ["play_on", "stop", "stop", "stop", "stop", "stop"],
    "ask_partner": ["optional", "optional", "optional", "off", "off", "off"],
    "special_hands": [False, False, False, False, True, False],
    "hand_trips_penalty": [0, 0, 0, 0, 1500, 0],
    # throughout
    "natural_canasta": [500] * 6,
    "mixed_canasta": [300] * 6,
    "samba": [1500] * 6,
    "red_three_value": [100] * 6,
    "min_naturals": [2] * 6,
    # section 8
    "special_canastas": [{None: {}}] * 4 + [{None: {"7": 2500, "A": 2500}}, {None: {}}],
    "incomplete_penalty": [{None: {}}] * 4 + [{None: {"7": 2500, "A": 2500, "W": 2000}}, {None: {}}],
}

ALL = [(preset, seats, teams) for preset, offered in FORMS.items() for seats, teams in offered]
CELLS = [(field, *form) for field in TABLE for form in ALL]


def cell(field: str, preset: str, form: Form) -> Value:
    value = TABLE[field][list(FORMS).index(preset)]
    return value.get(form, value.get(None)) if isinstance(value, dict) else value


@pytest.mark.parametrize(("field", "preset", "seats", "teams"), CELLS)
def test_the_table_field_by_field(field: str, preset: str, seats: int, teams: str) -> None:
    assert getattr(load_rules(preset, seats, teams), field) == cell(field, preset, (seats, teams))


def test_every_field_of_the_rules_is_in_the_table() -> None:
    others = {"preset", "seats", "teams", "wild_canastas"}
    assert set(type(load_rules("classic", 4)).model_fields) == set(TABLE) | others


def test_wild_canastas() -> None:
    found = load_rules("american", 4).wild_canastas
    assert (found.twos, found.jokers, found.mixed) == (3000, 2500, 2000)


def test_six_presets() -> None:
    assert list(presets()) == list(FORMS)


@pytest.mark.parametrize("preset", FORMS)
def test_seats_and_teams(preset: str) -> None:
    assert sorted(forms(preset)) == sorted(FORMS[preset])


@pytest.mark.parametrize("preset", FORMS)
def test_the_usual_teams_of_a_seat_count(preset: str) -> None:
    for seats, teams in FORMS[preset]:
        usual = USUAL.get((preset, seats), teams)
        assert load_rules(preset, seats).teams == usual


@pytest.mark.parametrize("preset", FORMS)
@pytest.mark.parametrize("seats", range(8))
@pytest.mark.parametrize("teams", ["solo", "pairs", "triples", "cutthroat", "trio", ""])
def test_teams_other_than_the_presets_for_those_seats_are_refused(
    preset: str, seats: int, teams: str
) -> None:
    if (seats, teams) in FORMS[preset]:
        assert load_rules(preset, seats, teams).teams == teams
        return
    offered = seats in dict(FORMS[preset])
    with pytest.raises(RulesError) as caught:
        load_rules(preset, seats, teams)
    assert caught.value.reason == ("teams_not_offered" if offered else "seats_not_offered")


# House rules

SETTABLE: dict[str, tuple[list[Any], list[Any]]] = {
    # option: values that are fine, values that are refused
    "hand_size": ([7, 11, 13, 15, 20], [6, 21, 0, -1, 13.0, "13", True, None]),
    "canastas_to_go_out": ([1, 2, 3, 4], [0, 5, 1.0, "1", True, None]),
    "wild_ratio": (["any", "not_more", "fewer", "half"], ["", "most", 1, None]),
    "max_wilds": ([1, 2, 3, 4, 5], [0, 6, "3", None]),
    "ask_partner": (["off", "optional", "required"], ["on", "", True, None]),
    "all_red_threes": ([0, 400, 5000], [-1, 5001, "800", None]),
    "target": ([1, 500, 100_000], [0, 100_001, math.nan, math.inf, None]),
    "stock_end": (["play_on", "stop"], ["end", None]),
    "draw_count": ([1, 2], [0, 3, True, None]),
    "take_onto_meld": (["alone", "with_natural", "never"], ["always", None]),
    "wild_discard": (["free", "forced"], ["never", None]),
    "concealed_bonus": ([0, 100, 5000], [-1, 5001, None]),
}


def test_house_rules_any_table_may_set() -> None:
    assert sorted(HOUSE_RULES) == sorted(SETTABLE)


@pytest.mark.parametrize(
    ("option", "value"), [(name, value) for name in SETTABLE for value in SETTABLE[name][0]]
)
def test_values_in_range(option: str, value: Any) -> None:
    assert getattr(load_rules("classic", 4, **{option: value}), option) == value


@pytest.mark.parametrize(
    ("option", "value"), [(name, value) for name in SETTABLE for value in SETTABLE[name][1]]
)
def test_values_out_of_range_are_refused_and_say_which(option: str, value: Any) -> None:
    with pytest.raises(RulesError) as caught:
        load_rules("classic", 4, **{option: value})
    assert (caught.value.reason, caught.value.facts["field"]) == ("bad_value", option)
    assert caught.value.facts["allowed"]


@pytest.mark.parametrize("option", sorted(set(TABLE) - set(SETTABLE)))
def test_the_other_fields_are_no_options(option: str) -> None:
    with pytest.raises(RulesError) as caught:
        load_rules("classic", 4, **{option: 1})  # type: ignore[arg-type]
    assert (caught.value.reason, caught.value.facts) == ("unknown_option", {"field": option})


@pytest.mark.parametrize(("preset", "seats", "teams"), ALL)
@pytest.mark.parametrize("size", [7, 15, 17, 18, 19, 20])
def test_the_deal_must_leave_a_stock_of_at_least_20(preset: str, seats: int, teams: str, size: int) -> None:
    left = 54 * load_rules(preset, seats, teams).packs - seats * size - 1
    if left >= 20:
        assert load_rules(preset, seats, teams, hand_size=size).hand_size == size
        return
    with pytest.raises(RulesError) as caught:
        load_rules(preset, seats, teams, hand_size=size)
    assert caught.value.reason == "stock_too_small"
    assert caught.value.facts == {"hand_size": size, "seats": seats, "left": left, "need": 20}


def test_the_largest_hand_that_leaves_20() -> None:
    assert load_rules("danish", 5, hand_size=17).hand_size == 17
    with pytest.raises(RulesError, match="stock_too_small"):
        load_rules("danish", 5, hand_size=18)


@pytest.mark.parametrize("preset", ["bolivia", "", "Classic", "../classic", "classic\n"])
def test_an_unknown_preset_is_refused(preset: str) -> None:
    with pytest.raises(RulesError) as caught:
        load_rules(preset, 4)
    assert caught.value.reason == "unknown_preset"


def test_any_host_may_combine_house_rules() -> None:
    options: dict[str, Any] = {name: fine[-1] for name, (fine, _) in SETTABLE.items()}
    rules = load_rules("samba", 4, **options)
    assert {name: getattr(rules, name) for name in options} == options


def test_an_option_equal_to_the_presets_value_is_allowed() -> None:
    assert load_rules("classic", 4, hand_size=11) == load_rules("classic", 4)


def test_options_of_tells_only_what_differs() -> None:
    rules = load_rules("classic", 4, hand_size=13, target=5000)
    assert options_of(rules) == {"hand_size": 13}


# A difference is a field


LOOKS = ("bot/pictures/", "bot/ui/")  # where "classic" is a look of the cards
MEASURING = re.compile(r"/benches/|/bench\.py$")  # what a measurement plays is its own choice
MELD = {"samba"}  # also the name of a complete sequence


def sources() -> list[tuple[str, ast.Module]]:
    files = sorted(path for top in ("bot", "cogs") for path in (ROOT / top).rglob("*.py"))
    return [(path.relative_to(ROOT).as_posix(), ast.parse(path.read_text("utf-8"))) for path in files]


def words(tree: ast.Module) -> list[str]:
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


def test_no_code_names_a_preset() -> None:
    found = [(name, word) for name, tree in sources() for word in words(tree) if word in set(FORMS) - MELD]
    assert len(sources()) > 20
    assert [
        (name, word)
        for name, word in found
        if not MEASURING.search(name) and not (word == "classic" and name.startswith(LOOKS))
    ] == []


def asks_for_preset(node: ast.AST) -> bool:
    """Whether a comparison or a match looks at a preset's name against a text."""
    if isinstance(node, ast.Match):
        return isinstance(node.subject, ast.Attribute) and node.subject.attr == "preset"
    if not isinstance(node, ast.Compare):
        return False
    sides = [node.left, *node.comparators]
    named = any(
        isinstance(side, ast.Attribute | ast.Name) and ast.unparse(side).endswith("preset") for side in sides
    )
    return named and any(word in FORMS for side in sides for word in words(ast.Module([ast.Expr(side)], [])))


@pytest.mark.parametrize(
    ("code", "asks"),
    [
        ("rules.preset == 'samba'", True),
        ("preset in ('samba',)", True),
        ("preset == other", False),
        ("kind == 'samba'", False),
    ],
)
def test_what_asks_for_a_preset_is_found(code: str, asks: bool) -> None:
    assert any(asks_for_preset(node) for node in ast.walk(ast.parse(code))) is asks


def test_no_code_asks_for_a_presets_name() -> None:
    assert [name for name, tree in sources() if any(asks_for_preset(node) for node in ast.walk(tree))] == []


@pytest.mark.parametrize("preset", FORMS)
def test_each_preset_says_where_it_comes_from(preset: str) -> None:
    text = (ROOT / "bot" / "engine" / "variants" / f"{preset}.toml").read_text("utf-8")
    assert text.startswith("# ")
    assert "rule book, section 10" in text.partition("[rules]")[0]


def test_rules_are_frozen_and_print_as_json() -> None:
    rules = load_rules("classic", 4)
    with pytest.raises(ValueError, match="frozen"):
        rules.hand_size = 13
    assert json.loads(rules.model_dump_json())["hand_size"] == 11
