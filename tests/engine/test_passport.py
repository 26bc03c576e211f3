"""The short code of a rule set: what goes in comes out, and what is damaged is refused."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import HOUSE_RULES, Rules, RulesError, forms, load_rules, presets
from bot.engine import passport as module
from bot.engine.passport import from_passport, passport

FORMS = [(preset, seats, teams) for preset in presets() for seats, teams in forms(preset)]
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
CODE = passport(load_rules("swedish", 6, "triples", hand_size=11, target=6500, ask_partner="required"))

VALUES: dict[str, st.SearchStrategy[Any]] = {
    "hand_size": st.integers(7, 20),
    "canastas_to_go_out": st.integers(1, 4),
    "wild_ratio": st.sampled_from(["any", "not_more", "fewer", "half"]),
    "max_wilds": st.integers(1, 5),
    "ask_partner": st.sampled_from(["off", "optional", "required"]),
    "all_red_threes": st.integers(0, 5000),
    "target": st.integers(1, 100_000),
    "stock_end": st.sampled_from(["play_on", "stop"]),
    "draw_count": st.integers(1, 2),
    "take_onto_meld": st.sampled_from(["alone", "with_natural", "never"]),
    "wild_discard": st.sampled_from(["free", "forced"]),
    "concealed_bonus": st.integers(0, 5000),
}


@st.composite
def any_rules(draw: st.DrawFn) -> Rules:
    preset, seats, teams = draw(st.sampled_from(FORMS))
    options = draw(st.fixed_dictionaries({}, optional=VALUES))
    try:
        return load_rules(preset, seats, teams, **options)
    except RulesError:
        return load_rules(preset, seats, teams, **{**options, "hand_size": 7})


def reason(text: str) -> str:
    with pytest.raises(RulesError) as refused:
        from_passport(text)
    return refused.value.reason


@pytest.mark.parametrize(("preset", "seats", "teams"), FORMS)
def test_every_preset_and_form_comes_back(preset: str, seats: int, teams: str) -> None:
    rules = load_rules(preset, seats, teams)
    assert from_passport(passport(rules)) == rules


@settings(max_examples=200)
@given(any_rules())
def test_no_group_is_a_lone_letter_or_a_long_one(rules: Rules) -> None:
    assert all(2 <= len(group) <= 5 for group in passport(rules).split("-"))


def test_no_two_forms_have_one_passport() -> None:
    assert len({passport(load_rules(*form)) for form in FORMS}) == len(FORMS)


@given(any_rules())
def test_any_house_rules_come_back(rules: Rules) -> None:
    assert from_passport(passport(rules)) == rules


def test_every_house_rule_has_its_place() -> None:
    assert sorted(VALUES) == sorted(HOUSE_RULES)
    for field, value in {
        "hand_size": 20,
        "target": 100_000,
        "all_red_threes": 5000,
        "concealed_bonus": 5000,
    }.items():
        options: dict[str, Any] = {field: value}
        rules = load_rules("samba", 2, **options)
        assert getattr(from_passport(passport(rules)), field) == value


def test_a_passport_is_short() -> None:
    assert len(passport(load_rules("classic", 4))) <= 24
    assert len(CODE) <= 36


def test_the_code_of_today_is_that_of_tomorrow() -> None:
    """People keep these codes, so what is written once must be read for ever."""
    assert passport(load_rules("classic", 4, hand_size=13)) == "CAN1-3C1KK-930HG-03007"
    assert from_passport("CAN1-3C1KK-930HG-03007") == load_rules("classic", 4, hand_size=13)


# As people type it


def test_case_spaces_and_dashes_do_not_matter() -> None:
    rules = from_passport(CODE)
    for text in (
        CODE.lower(),
        CODE.replace("-", ""),
        f"  {CODE.replace('-', ' ')}\n",
        CODE.replace("-", "–"),
    ):
        assert from_passport(text) == rules
    assert from_passport(f"`{CODE}`") == rules


def test_look_alike_letters_do_not_matter() -> None:
    rules = from_passport(CODE)
    for sign, others in {"0": "Oo", "1": "IiLl", "V": "Uu"}.items():
        for other in others:
            assert from_passport(CODE.replace(sign, other)) == rules


# Mistakes


def test_every_single_wrong_character_is_found() -> None:
    for place, sign in enumerate(CODE):
        for other in LETTERS:
            if other != sign and sign != "-":
                wrong = CODE[:place] + other + CODE[place + 1 :]
                assert reason(wrong) == ("passport_unreadable" if place < 3 else "passport_check"), wrong


@given(any_rules(), st.data())
def test_a_wrong_character_is_found_in_any_passport(rules: Rules, data: st.DataObject) -> None:
    code = passport(rules)
    place = data.draw(st.sampled_from([p for p, sign in enumerate(code) if sign != "-"]))
    other = data.draw(st.sampled_from([letter for letter in LETTERS if letter != code[place]]))
    assert reason(code[:place] + other + code[place + 1 :]).startswith("passport_")


@given(any_rules())
@settings(max_examples=50)
def test_neighbours_in_the_wrong_order_are_found(rules: Rules) -> None:
    signs = passport(rules).replace("-", "")
    for place in range(len(signs) - 1):
        one, other = signs[place], signs[place + 1]
        if one != other:
            assert reason(signs[:place] + other + one + signs[place + 2 :]).startswith("passport_")


def test_a_missing_or_doubled_character_is_found() -> None:
    signs = CODE.replace("-", "")
    for place in range(len(signs)):
        assert reason(signs[:place] + signs[place + 1 :]).startswith("passport_")
        assert reason(signs[:place] + signs[place] + signs[place:]).startswith("passport_")


@pytest.mark.parametrize(
    "text", ["", "CAN", "CAN1", "CAN1-00", "hello", "CAN1-ÆØÅ-12345", "1" * 30, "CAN1" * 100, "ſ"]
)
def test_what_is_no_passport_cannot_be_read(text: str) -> None:
    assert reason(text) == "passport_unreadable"


@given(st.text(max_size=60))
def test_any_text_is_refused_with_a_reason(text: str) -> None:
    assert reason(text).startswith("passport_")


# From elsewhere


def made(version: int, *parts: tuple[int, int]) -> str:
    """A passport with a good check, whatever is in it."""
    symbols = [version, *module._packed(parts)]
    return module._written([*symbols, *module._check_symbols(symbols)])


def name(text: str) -> list[tuple[int, int]]:
    return [(module._LETTERS.index(letter), 5) for letter in f"{text}\0"]


@pytest.mark.parametrize("version", [2, 3, 31])
def test_a_newer_version_is_told_from_a_mistake(version: int) -> None:
    code = made(version, (12345, 20))
    assert reason(code) == "passport_newer"
    assert reason(code[:-1] + ("0" if code[-1] != "0" else "1")) == "passport_check"


def test_version_0_there_never_was() -> None:
    assert reason(made(0, (12345, 20))) == "passport_unreadable"


def test_a_preset_that_is_not_here_is_named() -> None:
    with pytest.raises(RulesError) as refused:
        from_passport(made(1, *name("bolivian"), (4, 3), (1, 2), (0, 12)))
    assert (refused.value.reason, refused.value.facts["preset"]) == ("unknown_preset", "bolivian")


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        ([(7, 3), (0, 2), (0, 12)], "seats_not_offered"),
        ([(4, 3), (2, 2), (0, 12)], "teams_not_offered"),
        ([(4, 3), (1, 2), (1 << 11, 12), (14, 4)], "bad_value"),  # 21 cards each
        ([(4, 3), (1, 2), (1 << 7, 12), (3, 2)], "passport_unreadable"),  # a fourth way of asking
        ([(4, 3), (1, 2), (1 << 11, 12)], "passport_unreadable"),  # the value is missing
        ([(4, 3), (1, 2), (0, 12), (0, 20)], "passport_unreadable"),  # something comes after the end
        ([(4, 3), (1, 2), (0, 12), (1, 1)], "passport_unreadable"),  # so does this, in the filling
    ],
)
def test_what_cannot_be_had_is_refused(parts: list[tuple[int, int]], expected: str) -> None:
    assert reason(made(1, *name("classic"), *parts)) == expected


def test_a_deal_that_leaves_no_stock_is_refused() -> None:
    code = made(1, *name("danish"), (6, 3), (1, 2), (1 << 11, 12), (13, 4))
    assert reason(code) == "stock_too_small"
