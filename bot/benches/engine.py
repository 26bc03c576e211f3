"""The speed of random legal play, beside OpenSpiel's gin rummy driven in the same way from Python.

Both list the legal actions, pick one and apply it, on one core. The reference counts every action applied, those
of chance too. Slices of the two are taken in turns, so that a busy moment of the machine falls on both.
"""

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from bot.engine import Phase, Rules, apply, deal, legal_actions, load_rules, presets
from bot.engine.deal import spread_pack

_SLICES, _SLICE_S, _WARM_GAMES = 15, 0.4, 150


def engine() -> dict[str, Any]:
    """Actions and rounds a second in classic at four, three and two seats, and the reference's actions.

    `reference_per_s` is None where OpenSpiel is not installed (the extra `bench`). `presets` tells the actions a second of
    each rule set at four seats.
    """
    rng = random.Random(2026)  # noqa: S311  a seeded walk, the same in every run
    tables = [load_rules("classic", seats) for seats in (4, 3, 2)]
    reference = _gin_rummy(rng)
    games = _games(tables, rng)
    for _ in range(_WARM_GAMES):
        games()
    ours, rounds, theirs = [], [], []
    for _ in range(_SLICES):
        actions, played = _rate(games)
        ours.append(actions)
        rounds.append(played)
        if reference:
            theirs.append(_rate(reference)[0])
    return {
        "actions_per_s": round(statistics.median(ours)),
        "games_per_s": round(statistics.median(rounds), 1),
        "reference_per_s": round(statistics.median(theirs)) if theirs else None,
        "presets": {name: _preset_rate(name, rng) for name in presets()},
    }


def play_round(rules: Rules, rng: random.Random) -> int:
    """Play one round at random and return how many actions it took."""
    deck = spread_pack(rules)
    rng.shuffle(deck)
    state, actions, pick = deal(rules, deck, 0), 0, rng.random
    while state.phase is not Phase.OVER:
        legal = legal_actions(state)
        state = apply(state, legal[int(pick() * len(legal))])
        actions += 1
    return actions


def _games(tables: list[Rules], rng: random.Random) -> Callable[[], int]:
    turn = 0

    def game() -> int:
        nonlocal turn
        turn += 1
        return play_round(tables[turn % len(tables)], rng)

    return game


def _preset_rate(name: str, rng: random.Random) -> int:
    rules = load_rules(name, 4)
    game = _games([rules], rng)
    for _ in range(_WARM_GAMES):
        game()
    return round(statistics.median(_rate(game)[0] for _ in range(5)))


def _rate(game: Callable[[], int]) -> tuple[float, float]:
    """Actions and games a second of processor time, over one slice."""
    start, actions, games = time.process_time(), 0, 0
    while (spent := time.process_time() - start) < _SLICE_S:
        actions += game()
        games += 1
    return actions / spent, games / spent


def _gin_rummy(rng: random.Random) -> Callable[[], int] | None:
    try:
        import pyspiel
    except ImportError:
        return None
    rules = pyspiel.load_game("gin_rummy")

    def game() -> int:
        state, actions = rules.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
            actions += 1
        return actions

    return game
