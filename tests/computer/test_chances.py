"""Chances by counting, and the searches for openings and goings-out in hands of any size."""

import random

import pytest

from bot.computer.chances import at_least
from bot.computer.levels import level_named
from bot.computer.opening import choices, openings
from bot.computer.reach import may_have_way
from bot.computer.sight import Sight
from bot.engine import Meld, forms, imagine, load_rules, presets
from bot.engine.cards import bag, format_cards, is_red_three, pack, spread
from bot.engine.going_out import way_out
from tests.computer.positions import drawn, side

NORMAL = level_named("normal")


def test_chances_are_those_of_dealing() -> None:
    assert at_least(1, 1, 5, 10) == pytest.approx(0.5)
    assert at_least(2, 2, 2, 4) == pytest.approx(1 / 6)
    assert at_least(3, 2, 5, 10) == 0
    assert at_least(0, 0, 0, 10) == 1
    assert at_least(1, 4, 12, 10) == 1


def test_openings_are_legal_and_cheapest_first() -> None:
    sight = Sight(drawn("AsAhAdKsKhQsQhQd2s2hJo4c"), NORMAL)
    found = openings(sight, choices(sight))
    assert [opening.cost for opening in found] == sorted(opening.cost for opening in found)
    assert all(sight.allows(Meld(0, opening.groups)) for opening in found)


def random_hand(preset: str, seats: int, many: int, rng: random.Random) -> str:
    deck = [card for card in spread(pack(load_rules(preset, seats).packs)) if not is_red_three(card)]
    return format_cards(bag(rng.sample(deck, many)))


@pytest.mark.parametrize("preset", presets())
def test_a_hand_is_never_wrongly_told_that_it_cannot_go_out(preset: str) -> None:
    """The cheap look says no only where the search for a way finds none."""
    seats, teams = forms(preset)[0]
    rules = load_rules(preset, seats, teams)
    rng = random.Random(preset)
    own = side(
        "KsKhKdKcKsKhKd", "QsQhQdQcQsQh", "5s5h5d", "9s9h9c", runs=("6s7s8s9sTsJs",) if rules.runs else ()
    )
    found = 0
    for _ in range(400):
        position = drawn(random_hand(preset, seats, rng.randint(2, 6), rng), rules=rules, own=own)
        if way_out(imagine(position), 0, position.turn) is not None:
            found += 1
            assert may_have_way(Sight(position, NORMAL))
    assert found > 3
