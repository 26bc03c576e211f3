"""The speed of random legal play, beside OpenSpiel's gin rummy driven in the same way from Python.

Both pick a legal action at random and apply it, on one core: ours as playouts do, one drawn by `random_action` and judged by
`apply`; `listed_per_s` is the pace when every legal action is listed first, as the reference must. The reference counts
every action applied, those of chance too. Slices are taken in turns, so that a busy moment falls on all.
"""

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from bot.engine import AnyAction, Phase, Rules, State, apply, deal, legal_actions, load_rules, presets
from bot.engine.deal import spread_pack
from bot.engine.sampling import random_action

_SLICES, _PRESET_SLICES, _SLICE_S, _WARM_GAMES = 15, 7, 0.4, 150


def engine() -> dict[str, Any]:
    """Actions and rounds a second in classic at four, three and two seats, and the reference's actions.

    `listed_per_s` lists all legal actions at every step. `reference_per_s` is None where OpenSpiel is not installed (the extra `bench`). `presets` tells the actions a second of
    each rule set at four seats.
    """
    rng = random.Random(2026)  # noqa: S311  a seeded walk, the same in every run
    tables = [load_rules("classic", seats) for seats in (4, 3, 2)]
    reference = _gin_rummy(rng)
    games, listed = _games(tables, rng, random_action), _games(tables, rng, listed_action)
    for _ in range(_WARM_GAMES):
        games()
        listed()
    ours, rounds, slower, theirs = [], [], [], []
    for _ in range(_SLICES):
        actions, played = _rate(games)
        ours.append(actions)
        rounds.append(played)
        slower.append(_rate(listed)[0])
        if reference:
            theirs.append(_rate(reference)[0])
    return {
        "actions_per_s": round(statistics.median(ours)),
        "games_per_s": round(statistics.median(rounds), 1),
        "listed_per_s": round(statistics.median(slower)),
        "reference_per_s": round(statistics.median(theirs)) if theirs else None,
        "presets": _preset_rates(rng),
    }


Picker = Callable[[State, random.Random], AnyAction]


def listed_action(state: State, rng: random.Random) -> AnyAction:
    """One of all the legal actions, each as likely as the others."""
    legal = legal_actions(state)
    return legal[int(rng.random() * len(legal))]


def play_round(rules: Rules, rng: random.Random, pick: Picker) -> int:
    """Play one round at random and return how many actions it took."""
    deck = spread_pack(rules)
    rng.shuffle(deck)
    state, actions = deal(rules, deck, 0), 0
    while state.phase is not Phase.OVER:
        state = apply(state, pick(state, rng))
        actions += 1
    return actions


def _games(tables: list[Rules], rng: random.Random, pick: Picker) -> Callable[[], int]:
    turn = 0

    def game() -> int:
        nonlocal turn
        turn += 1
        return play_round(tables[turn % len(tables)], rng, pick)

    return game


def _preset_rates(rng: random.Random) -> dict[str, int]:
    """Actions a second of each rule set at four seats, in turns."""
    games = {name: _games([load_rules(name, 4)], rng, random_action) for name in presets()}
    for game in games.values():
        for _ in range(_WARM_GAMES):
            game()
    slices = [{name: _rate(game)[0] for name, game in games.items()} for _ in range(_PRESET_SLICES)]
    return {name: round(statistics.median(slice_[name] for slice_ in slices)) for name in games}


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
