"""Whatever the state of a round: every message is within Discord's limits, and no public one names a hidden card."""

import random
import re

import pytest
from msgspec.structs import replace

from bot.engine import Group, Phase, State
from bot.engine.cards import bag, pack, spread
from bot.table.moves import Status
from bot.ui.cards import card_text
from bot.ui.lobby_card import lobby_card
from bot.ui.panel import hand_panel
from bot.ui.proposals import places
from bot.ui.score_sheet import match_end, score_sheet
from bot.ui.table_message import table_message
from bot.ui.told import action_text
from tests.ui.limits import assert_within, words
from tests.ui.rounds import FORMS, rounds, scene_at, seated_at

CARD = re.compile(r"(?:10|[AKQJ2-9])[♠♥♦♣]|🃏")
PICTURE = "x" * 2000


def assert_panels(state: State, rng: random.Random) -> None:
    """The panel of each seat, with nothing put aside, and with a random part of the hand."""
    for seat in range(len(state.hands)):
        panel = seated_at(state, seat)
        assert_within(hand_panel(panel, note="n" * 100, why="opening", picture_alt=PICTURE))
        found = places(panel.seen, ())
        if found:
            staged = tuple(Group(where.target, where.best) for where in found[:1])
            focus = rng.choice(found).key
            full = hand_panel(seated_at(state, seat, staged), why="melds", focus=focus, picture_alt=PICTURE)
            assert_within(full)


def public_cards(state: State, told: str) -> set[str]:
    """The cards that lie on the table or have been named by a move."""
    on_table = [
        *state.pile,
        *(card for side in state.sides for meld in side.melds() for card in spread(meld)),
    ]
    return {card_text(card, "en") for card in on_table} | set(CARD.findall(told))


@pytest.mark.parametrize(("preset", "seats", "teams"), FORMS)
def test_every_message_of_a_round_is_within_the_limits(preset: str, seats: int, teams: str) -> None:
    rng = random.Random(f"{preset}{seats}{teams}")
    for hoard in (False, True):
        for place, (state, moves) in enumerate(rounds(preset, seats, teams, seats, hoard=hoard)):
            if place % 11 and state.phase is not Phase.OVER:
                continue
            assert_within(table_message(scene_at(state, moves), picture_alt=PICTURE))
            assert_panels(state, rng)
    assert_within(score_sheet(scene_at(state, moves), picture_alt=PICTURE))
    assert_within(
        match_end(scene_at(state, moves, status=Status.FINISHED), picture_alt=PICTURE, standings="x" * 700)
    )
    assert_within(lobby_card(scene_at(state)))


@pytest.mark.parametrize(("preset", "seats", "teams"), FORMS)
def test_no_public_message_names_a_card_that_only_a_hand_holds(preset: str, seats: int, teams: str) -> None:
    for state, moves in rounds(preset, seats, teams, 7):
        if state.phase is Phase.OVER:
            continue
        shown = set(CARD.findall(words(table_message(scene_at(state, moves)))))
        named = " ".join(action_text(move.action, "en") for move in moves)
        assert shown <= public_cards(state, named), shown


@pytest.mark.parametrize("preset", ["classic", "samba", "american", "norwegian"])
def test_the_largest_hands_are_within_the_limits(preset: str) -> None:
    """Sixty cards, every rank and nearly every kind among them, in each phase of a turn."""
    rng = random.Random(preset)
    form = next(form for form in FORMS if form[0] == preset)
    state, _ = next(rounds(*form, 1))
    cards = [
        card
        for card in spread(pack(state.rules.packs))
        if state.rules.red_threes == "optional" or card not in (45, 46)
    ]
    for _ in range(6):
        rng.shuffle(cards)
        hand = bag(cards[:60])
        seat = state.turn.seat
        for phase in (Phase.DRAW, Phase.PLAY):
            hands = tuple(hand if other == seat else held for other, held in enumerate(state.hands))
            pile = tuple(card for card in cards[60:75] if card < 44) or state.pile
            assert_panels(replace(state, hands=hands, phase=phase, pile=pile), rng)
