"""Why the pile cannot be taken: told exactly then, before anybody has tried, with what it needs and what the hand has."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import Phase, State, Take, legal_actions, view
from bot.engine.cards import card_rank, of_rank
from bot.texts import languages
from bot.ui.refusals import sentence
from bot.ui.take_text import NoTake, no_take, take_text
from bot.ui.typed import _take
from tests.ui.positions import position, seen, side
from tests.ui.rounds import FORMS, rounds, seated_at

OPENED = side("K:KsKhKdKc")
CODES = [language.code for language in languages()]


def drawing(preset: str, seats: int, teams: str) -> list[State]:
    """Positions of random rounds, some with large hands and piles, where someone is to draw or take."""
    return [
        state
        for seed in range(3)
        for state, _ in rounds(preset, seats, teams, seed, hoard=seed == 2)
        if state.phase is Phase.DRAW
    ]


@pytest.mark.parametrize(("preset", "seats", "teams"), FORMS)
def test_it_is_told_exactly_when_nothing_takes_the_pile(preset: str, seats: int, teams: str) -> None:
    for state in drawing(preset, seats, teams):
        mine = view(state, state.turn.seat)
        can = any(isinstance(action, Take) for action in legal_actions(state))
        for code in CODES:
            told = take_text(mine, (), code)
            assert bool(told) is not can, (told, state)
            assert "{" not in told
        assert "you laid" not in take_text(mine, (), "en")
        assert take_text(view(state, (state.turn.seat + 1) % seats), (), "en") == ""


@pytest.mark.parametrize(("preset", "seats", "teams"), FORMS)
def test_what_is_said_to_be_missing_is(preset: str, seats: int, teams: str) -> None:
    for state in drawing(preset, seats, teams):
        mine = view(state, state.turn.seat)
        why = no_take(mine, (), "en")
        if isinstance(why, NoTake) and "held" in why.facts:
            held = of_rank(mine.hand, card_rank(state.pile[-1]))
            assert why.facts["held"] == held < 2
        elif isinstance(why, NoTake) and why.key == "take-opening":
            assert of_rank(mine.hand, card_rank(state.pile[-1])) >= 2


@pytest.mark.parametrize(
    ("hand", "how", "told"),
    [
        ("8sKhKd7s", {}, "Your side has not melded yet: to take the pile you need two eights in your hand; you have one."),
        ("8sKhKd7s", {"mine": OPENED, "pile": "4h2h8c"}, "The pile is frozen: to take it you need two eights in your hand; you have one."),
        ("8sQhQd7s", {"mine": OPENED}, "To take the pile you need two eights in your hand, or one and a wild card; you have one and no wild card."),
        ("QsQhQd2s", {"mine": OPENED}, "To take the pile you need two eights in your hand, or one and a wild card; you have none and one wild card."),
        ("8sQhQd2s", {"mine": OPENED, "preset": "samba"}, "To take the pile you need two eights in your hand; you have one."),
        ("QsQhQd2s", {"mine": side("8:8s8h8d"), "preset": "danish"}, "To take the pile onto your eights you need one more of them in your hand; you have none."),
        ("8s8h7s5d6h", {}, "You could take the pile with two eights, but your side’s first meld needs 50 points, and with 8♣ this hand does not lay that many."),
    ],
)  # fmt: skip
def test_it_says_what_the_pile_needs_and_the_hand_has(hand: str, how: dict[str, Any], told: str) -> None:
    frozen = "2h" in how.get("pile", "")
    mine = replace(seen(hand, **{"phase": Phase.DRAW, "pile": "4h8c", **how}), frozen=frozen)
    assert take_text(mine, (), "en") == told


@pytest.mark.parametrize(
    ("top", "told"),
    [
        ("3s", "A black three lies on top (3♠): it stops the pile for you, for this turn."),
        ("2s", "A wild card lies on top (2♠), and a pile with a wild card on top cannot be taken."),
    ],
)
def test_what_keeps_everyone_from_the_pile_is_said_of_everyone(top: str, told: str) -> None:
    assert take_text(seen("8s8h7s5d", pile=f"4h{top}", phase=Phase.DRAW), (), "en") == told


def test_who_asks_for_the_pile_without_a_word_is_told_the_same() -> None:
    panel = seated_at(position("8sKhKd7s", pile="4h8c", phase=Phase.DRAW), 0)
    with pytest.raises(NoTake) as refused:
        _take(panel, 0, "")
    assert sentence("en", refused.value) == take_text(panel.seen, (), "en")


def test_what_would_leave_too_few_cards_says_so() -> None:
    told = take_text(seen("8s8h", mine=OPENED, pile="8c", phase=Phase.DRAW), (), "en")
    assert told.startswith("You cannot take the pile now: You would have 0 cards left")


def test_an_opening_that_needs_every_card_is_not_called_too_low() -> None:
    told = take_text(seen("8s8hJoJo", pile="8c", phase=Phase.DRAW), (), "en")
    assert told.startswith("You cannot take the pile now: You would have ")
