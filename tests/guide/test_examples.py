"""Every worked example of every page is played through the engine, by every rule set and by any house rules."""

import pytest
from hypothesis import HealthCheck, given, settings

from bot.engine import Illegal, Phase, Rules, State, apply, deal, load_rules, parse, score
from bot.engine.cards import size
from bot.engine.deal import owners
from bot.engine.state import stock_size
from bot.ui.guide.deal import stock
from bot.ui.guide.lines import Count, Example
from bot.ui.guide.topics import TOPICS
from tests.guide.tables import FORMS, VALUES, any_rules, with_other
from tests.rulebook.position import DRAW, PLAY, deck, position


def start(rules: Rules, example: Example) -> State:
    return position(
        rules,
        hands={0: example.hand, **example.hands},
        melds=example.melds,
        pile=example.pile,
        stock=example.stock,
        totals=(example.score,) * owners(rules),
        phase=DRAW if example.drawing else PLAY,
    )


def play(rules: Rules, example: Example) -> None:
    """Fails unless the example comes out as the page says."""
    state = start(rules, example)
    *before, last = example.actions
    for action in before:
        state = apply(state, parse(action))
    if example.refused is not None:
        with pytest.raises(Illegal) as refused:
            apply(state, parse(last))
        assert (refused.value.reason, refused.value.facts) == (example.refused, dict(example.facts))
        return
    state = apply(state, parse(last))
    assert (state.phase is Phase.OVER) == example.ends
    assert example.ends or size(state.hands[0]) == example.left
    if example.freezes:
        assert state.frozen
    if example.joined is not None:
        assert (state.lone, state.sides[state.side_of[1]].canastas) == (0, example.joined)
        assert state.side_of[1] == state.side_of[2]


def count(rules: Rules, example: Count) -> None:
    """Fails unless the meld scores what the page says."""
    state = position(rules, melds={0: example.meld}, hands=dict.fromkeys(range(rules.seats), ""))
    assert score(state)[0].lines == dict(example.points)


def play_all(rules: Rules) -> int:
    examples = [example for topic in TOPICS.values() for example in topic.examples(rules)]
    for example in examples:
        if isinstance(example, Count):
            count(rules, example)
        else:
            play(rules, example)
    return len(examples)


@pytest.mark.parametrize(("preset", "seats", "teams"), FORMS)
def test_every_example_comes_out_as_the_page_says(preset: str, seats: int, teams: str) -> None:
    assert play_all(load_rules(preset, seats, teams)) >= 10


@pytest.mark.parametrize("field", VALUES)
@pytest.mark.parametrize(("preset", "seats", "teams"), FORMS)
def test_also_with_each_house_rule(preset: str, seats: int, teams: str, field: str) -> None:
    play_all(with_other(load_rules(preset, seats, teams), field))


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(any_rules())
def test_also_with_any_house_rules_together(rules: Rules) -> None:
    play_all(rules)


@pytest.mark.parametrize(("preset", "seats", "teams"), FORMS)
def test_the_stock_is_as_large_as_the_page_says(preset: str, seats: int, teams: str) -> None:
    rules = load_rules(preset, seats, teams)
    assert stock_size(deal(rules, deck(rules, ""), 0)) == stock(rules)


def test_a_wrong_example_would_be_noticed() -> None:
    rules = load_rules("classic", 4)
    wrong = Example("x", "KsKh2d4d8h", ("0 meld K:KsKh2d",), melds={0: "6:6s6h6d"}, left=3)
    with pytest.raises(AssertionError):
        play(rules, wrong)
    with pytest.raises(AssertionError):
        count(rules, Count("x", "K:KsKhKdKcKsKhKd", {"melds": 70, "natural_canasta": 300}))
