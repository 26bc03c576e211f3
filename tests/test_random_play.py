"""Random play by the rules of every form and random house rules: what must hold wherever a game stands."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.engine import (
    Illegal,
    Phase,
    Rules,
    Special,
    State,
    apply,
    check,
    deal,
    format_action,
    format_cards,
    imagine,
    legal_actions,
    load_rules,
    parse,
    replay,
    view,
    winner_of,
)
from bot.engine.cards import bag, size, spread
from bot.engine.deal import owners, spread_pack
from bot.engine.sampling import random_action
from bot.engine.state import acting
from tests.playing import FORMS, house_rules, random_game, shuffled_pack, walk
from tests.rulebook.position import everything, is_complete

LONGEST = 2_000  # actions; no round comes near it
NAMES = ["-".join(map(str, form)) for form in FORMS]


def first_state(rules: Rules, rng: Random) -> State:
    """A round dealt, at totals that ask for openings of every height."""
    totals = tuple(rng.randrange(-100, 9000, 5) for _ in range(owners(rules)))
    return deal(rules, shuffled_pack(rules, rng), rng.randrange(rules.seats), totals)


def check_listed(state: State) -> None:
    """Actions are listed, all of them accepted, and they print as they read."""
    actions = legal_actions(state)
    assert actions
    assert {action.seat for action in actions} == {acting(state)}
    for action in actions:
        check(state, action)
        assert parse(format_action(action)) == action


def check_seen(state: State) -> None:
    """The seat to act finds the same actions in its view as the state holds; no other seat finds any."""
    for seat in range(state.rules.seats):
        seen = legal_actions(view(state, seat))
        assert seen == (legal_actions(state) if seat == acting(state) else [])


def refusal(state: State, text: str) -> str:
    try:
        check(state, parse(text))
    except Illegal as illegal:
        return str(illegal)
    return ""


def check_judged(state: State, rng: Random) -> None:
    """An action, legal or not, is judged on what its seat sees as on the state itself."""
    seat = acting(state)
    cards = [rng.choice(spread_pack(state.rules)) for _ in range(3)]
    from_hand = spread(state.hands[seat])
    rng.shuffle(from_hand)
    texts = [
        f"{seat} discard {name(cards[0])}",
        f"{seat} draw",
        f"{seat} pass",
        f"{seat} ask",
        f"{seat} three 3h",
    ]
    for verb in ("meld", "take"):
        chosen = from_hand[: rng.randrange(1, 5)]
        texts.append(f"{seat} {verb} {rng.choice('456789TJQKA3W')}:{name(*chosen)}")
    for text in texts:
        assert refusal(imagine(view(state, seat)), text) == refusal(state, text)


def name(*cards: int) -> str:
    return format_cards(list(cards))


def with_other_secrets(state: State, seat: int | None, rng: Random) -> State:
    """A state that differs only in what a seat (None: a spectator) cannot see."""
    hidden = [*state.deck[state.next_card :]]
    others = [other for other in range(state.rules.seats) if other != seat]
    for other in others:
        hidden += spread(state.hands[other])
    rng.shuffle(hidden)
    hands = list(state.hands)
    for other in others:
        many = size(hands[other])
        hands[other], hidden = bag(hidden[:many]), hidden[many:]
    dealt = list(state.deck[: state.next_card])
    rng.shuffle(dealt)
    return replace(state, hands=tuple(hands), deck=(*dealt, *hidden))


def check_secret(state: State, rng: Random) -> None:
    for seat in (None, *range(state.rules.seats)):
        other = with_other_secrets(state, seat, rng)
        assert is_complete(other)
        assert view(other, seat) == view(state, seat)


def check_round(rules: Rules, rng: Random, *, every: int = 1) -> State:
    """Play a round at random and look at it before every so many actions; returns its last state."""
    state = first_state(rules, rng)
    assert is_complete(state)
    for before, action, after in walk(state, rng):
        if before.ply % every == 0:
            check_listed(before)
            check_seen(before)
            check_judged(before, rng)
            check_secret(before, rng)
        assert after.ply == before.ply + 1 <= LONGEST
        if isinstance(action, Special):
            assert sorted([*everything(after), *spread(before.hands[action.seat])]) == spread_pack(rules)
        else:
            assert is_complete(after)
        state = after
    assert state.phase is Phase.OVER
    assert legal_actions(state) == []
    assert all(legal_actions(view(state, seat)) == [] for seat in (None, *range(rules.seats)))
    return state


@pytest.mark.parametrize("form", FORMS, ids=NAMES)
def test_a_round_of_every_form(form: tuple[str, int, str]) -> None:
    for seed in range(2):
        check_round(load_rules(*form), Random(f"{form} {seed}"), every=3)


@pytest.mark.parametrize("form", FORMS, ids=NAMES)
def test_a_round_of_every_form_with_house_rules(form: tuple[str, int, str]) -> None:
    rng = Random(f"house {form}")
    check_round(house_rules(form, rng), rng, every=3)


@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(form=st.sampled_from(FORMS), seed=st.integers(0, 2**32))
def test_any_round(form: tuple[str, int, str], seed: int) -> None:
    rng = Random(seed)
    check_round(house_rules(form, rng), rng, every=4)


@pytest.mark.parametrize("form", FORMS, ids=NAMES)
def test_the_record_of_a_game_replays(form: tuple[str, int, str]) -> None:
    rng = Random(f"record {form}")
    game = random_game(house_rules(form, rng), rng, 2)
    outcome = replay(game.line())
    assert (outcome.totals, outcome.winner) == (game.totals, game.winner)
    assert outcome.scores == [round_.scores for round_ in game.rounds]


@pytest.mark.parametrize(
    "form",
    FORMS,
    ids=NAMES,
)
def test_no_action_is_listed_twice(form: tuple[str, int, str]) -> None:
    rng = Random(f"twice {form}")
    for _ in range(2):
        for state, _, _ in walk(first_state(load_rules(*form), rng), rng):
            texts = [format_action(action) for action in legal_actions(state)]
            assert sorted(texts) == sorted(set(texts))


@pytest.mark.parametrize("form", [form for form in FORMS if not load_rules(*form).incomplete_penalty])
def test_a_match_ends(
    form: tuple[str, int, str],
) -> None:  # with those penalties random play never gets anywhere
    rules = load_rules(*form, target=300)
    game = random_game(rules, Random(f"match {form}"), 200)
    assert game.winner is not None
    assert winner_of(rules, tuple(game.totals)) == game.winner


GAMES, LOOK_AT = 20_000, 50


def sampled_round(rules: Rules, rng: Random) -> State:
    """A round played to its end as playouts are: one action drawn at a time, none of the others listed."""
    state = first_state(rules, rng)
    while state.phase is not Phase.OVER:
        state = apply(state, random_action(state, rng))
    return state


@pytest.mark.parametrize("form", FORMS, ids=NAMES)
def test_what_is_drawn_without_listing_is_legal_and_ends_the_round(form: tuple[str, int, str]) -> None:
    for seed in range(20):
        last = sampled_round(load_rules(*form), Random(seed))
        assert last.ply <= LONGEST
        assert is_complete(last) or (last.out is not None and last.out.special is not None)


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMS, ids=NAMES)
def test_20_000_games_of_every_form(form: tuple[str, int, str]) -> None:
    rules = load_rules(*form)
    for seed in range(GAMES):
        rng = Random(f"{form} {seed}")
        if seed % LOOK_AT == 0:
            check_round(house_rules(form, rng) if seed % (2 * LOOK_AT) else rules, rng, every=5)
            continue
        last = sampled_round(rules, rng)
        assert last.ply <= LONGEST
        assert is_complete(last) or (last.out is not None and last.out.special is not None)


def test_a_round_that_is_refused_an_action_goes_on_as_before() -> None:
    state = first_state(load_rules("classic", 4), Random(1))
    with pytest.raises(Illegal):
        apply(state, parse("0 fly"))
    check_listed(state)
