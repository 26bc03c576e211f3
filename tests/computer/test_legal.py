"""Computer players never do what the rules refuse, never stall, and end every round and match."""

import random

import pytest

from bot.computer import LEVELS, choose
from bot.computer.matches import chooser, most_rounds, play_match, play_round, seeded_deck
from bot.engine import Rules, RulesError, forms, load_rules, presets, replay
from bot.engine.deal import owners

TABLES = [(preset, seats, teams) for preset in presets() for seats, teams in forms(preset)]

HOUSE: dict[str, list[int | str]] = {
    "hand_size": [7, 11, 13, 15, 20],
    "canastas_to_go_out": [1, 2, 3, 4],
    "wild_ratio": ["any", "not_more", "fewer", "half"],
    "max_wilds": [1, 2, 3, 5],
    "ask_partner": ["off", "optional", "required"],
    "all_red_threes": [0, 1000],
    "target": [1, 3000],
    "stock_end": ["play_on", "stop"],
    "draw_count": [1, 2],
    "take_onto_meld": ["alone", "with_natural", "never"],
    "wild_discard": ["free", "forced"],
    "concealed_bonus": [0, 200],
}


def house(preset: str, seats: int, teams: str, rng: random.Random) -> Rules:
    """The preset with house rules picked at random, every one that can be dealt."""
    while True:
        chosen: dict[str, int | str] = {
            name: rng.choice(values) for name, values in HOUSE.items() if rng.random() < 0.5
        }
        try:
            return load_rules(preset, seats, teams, **chosen)
        except RulesError:
            continue


def play_one_round(rules: Rules, levels: list[str], seed: str) -> None:
    rng = random.Random(seed)
    totals = tuple(rng.choice([-500, 0, 1600, 3200, 5200]) for _ in range(owners(rules)))
    players = [chooser(level, rng) for level in levels]
    play_round(rules, seeded_deck(rules, rng), rng.randrange(rules.seats), totals, players)


@pytest.mark.parametrize(("preset", "seats", "teams"), TABLES)
def test_every_action_is_legal_and_every_round_ends(preset: str, seats: int, teams: str) -> None:
    """`play_round` applies each action through the rules, which raise at the first that is illegal."""
    for level in LEVELS:
        rules = load_rules(preset, seats, teams)
        play_one_round(rules, [level] * seats, f"{preset}{seats}{teams}{level}")


@pytest.mark.parametrize(("preset", "seats", "teams"), TABLES)
def test_house_rules_change_nothing_of_that(preset: str, seats: int, teams: str) -> None:
    rng = random.Random(f"house {preset} {seats} {teams}")
    for number in range(4):
        rules = house(preset, seats, teams, rng)
        levels = [rng.choice(LEVELS) for _ in range(seats)]
        play_one_round(rules, levels, f"{preset}{seats}{teams}{number}")


@pytest.mark.slow
@pytest.mark.parametrize(("preset", "seats", "teams"), TABLES)
def test_many_more_rounds_with_house_rules(preset: str, seats: int, teams: str) -> None:
    rng = random.Random(f"slow {preset} {seats} {teams}")
    for number in range(150):
        rules = house(preset, seats, teams, rng)
        levels = [rng.choice(LEVELS) for _ in range(seats)]
        play_one_round(rules, levels, f"slow {preset}{seats}{teams}{number}")


@pytest.mark.parametrize(("preset", "seats", "teams"), TABLES)
def test_a_match_ends_with_a_winner_and_replays(preset: str, seats: int, teams: str) -> None:
    rules = load_rules(preset, seats, teams, target=2000)
    rng = random.Random(f"match {preset} {seats} {teams}")
    record = play_match(rules, [chooser("normal", rng)] * seats, ["computer"] * seats, rng)
    assert record.winner is not None
    assert len(record.rounds) < most_rounds(rules)
    assert replay(record.line()).totals == record.totals


def test_an_unknown_level_is_refused() -> None:
    from tests.computer.positions import drawn

    with pytest.raises(ValueError, match="no level"):
        choose(drawn("KsKhKd4s5s"), "grandmaster", random.Random(0))
