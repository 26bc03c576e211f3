"""Playing at random by the rules: rounds and whole games as records; knows no strategy."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from bot.engine import (
    HOUSE_RULES,
    AnyAction,
    Phase,
    Record,
    RoundRecord,
    Rules,
    RulesError,
    State,
    apply,
    deal,
    format_action,
    format_cards,
    forms,
    legal_actions,
    load_rules,
    options_of,
    presets,
    score,
    totals_after,
    winner_of,
)
from bot.engine.deal import owners, spread_pack

FORMS = [(preset, seats, teams) for preset in presets() for seats, teams in forms(preset)]

_VALUES: dict[str, list[Any]] = {
    "hand_size": [7, 11, 13, 15, 20],
    "canastas_to_go_out": [1, 2, 3],
    "wild_ratio": ["any", "not_more", "fewer", "half"],
    "max_wilds": [1, 2, 3, 5],
    "ask_partner": ["off", "optional", "required"],
    "all_red_threes": [0, 400, 800],
    "target": [1, 500, 5000],
    "stock_end": ["play_on", "stop"],
    "draw_count": [1, 2],
    "take_onto_meld": ["alone", "with_natural", "never"],
    "wild_discard": ["free", "forced"],
    "concealed_bonus": [0, 100],
}


def house_rules(form: tuple[str, int, str], rng: Random) -> Rules:
    """The form's rules with a few house rules, or none, that can be dealt."""
    while True:
        names = rng.sample(HOUSE_RULES, rng.choice([0, 1, 3, 6, len(HOUSE_RULES)]))
        try:
            return load_rules(*form, **{name: rng.choice(_VALUES[name]) for name in names})
        except RulesError:
            continue


def shuffled_pack(rules: Rules, rng: Random) -> list[int]:
    """The pack in an order that the seed repeats."""
    cards = spread_pack(rules)
    rng.shuffle(cards)
    return cards


def pick(actions: Iterable[AnyAction], rng: Random) -> AnyAction:
    """A kind of action at random, then one of that kind: melds and takes come up as often as discards."""
    kind = rng.choice(sorted({type(action) for action in actions}, key=lambda each: each.__name__))
    return rng.choice([action for action in actions if type(action) is kind])


def walk(state: State, rng: Random) -> Iterator[tuple[State, AnyAction, State]]:
    """(state, action, next state) to the end of the round."""
    while state.phase is not Phase.OVER:
        action = pick(legal_actions(state), rng)
        following = apply(state, action)
        yield state, action, following
        state = following


def random_round(
    rules: Rules, rng: Random, dealer: int, totals: tuple[int, ...]
) -> tuple[RoundRecord, State]:
    """A round played at random to its end, as a record and as its last state."""
    cards = shuffled_pack(rules, rng)
    state = deal(rules, cards, dealer, totals)
    actions = []
    for _, action, following in walk(state, rng):
        actions.append(format_action(action))
        state = following
    points = [line.total for line in score(state)]
    return RoundRecord(dealer=dealer, deck=format_cards(cards), actions=actions, scores=points), state


def random_game(rules: Rules, rng: Random, most: int = 3) -> Record:
    """A match played at random, at most so many rounds of it."""
    totals: tuple[int, ...] = (0,) * owners(rules)
    dealer, winner = rng.randrange(rules.seats), None
    rounds: list[RoundRecord] = []
    while len(rounds) < most and winner is None:
        played, last = random_round(rules, rng, dealer, totals)
        rounds.append(played)
        totals, dealer = totals_after(last), (dealer + 1) % rules.seats
        winner = winner_of(rules, totals)
    return Record(
        preset=rules.preset,
        seats=rules.seats,
        teams=rules.teams,
        options=options_of(rules),
        players=[f"seat {seat}" for seat in range(rules.seats)],
        rounds=rounds,
        totals=list(totals),
        winner=winner,
    )
