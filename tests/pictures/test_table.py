"""What a table picture shows, read off a spectator's view."""

import io
import random
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from PIL import Image

from bot.engine import Phase, View, apply, deal, forms, legal_actions, load_rules, presets, view
from bot.engine.cards import JOKER, RED_THREES, pack, parse_cards, spread
from bot.pictures import LOOKS, table_picture
from bot.pictures.scene import pile_state, read_scene
from bot.pictures.theme import COLUMN_STEP, WIDTH
from tests.pictures import states
from tests.pictures.states import NAMES, position, say

CLASSIC = load_rules("classic", 4)


def names(seen: View) -> tuple[str, ...]:
    return NAMES[: len(seen.hand_sizes)]


def with_pile(pile: str, *, frozen: bool, turned: int = 0) -> View:
    seen = position(CLASSIC, ["", ""], hands=[11] * 4, pile=pile, stock=40, frozen=frozen)
    return msgspec.structs.replace(seen, turned=turned)


def test_a_natural_canasta_has_a_red_card_on_top_and_a_mixed_one_a_black() -> None:
    scene = read_scene(states.full(), NAMES[:4], say)
    found = {(canasta.kind, canasta.top & 3 in (1, 2)) for zone in scene.zones for canasta in zone.canastas}
    assert found == {("natural", True), ("mixed", False)}


def test_a_canasta_tells_how_many_cards_it_has_and_what_it_is_worth() -> None:
    scene = read_scene(states.american(), NAMES[:4], say)
    told = [(canasta.kind, canasta.many, canasta.worth) for zone in scene.zones for canasta in zone.canastas]
    assert told == [("natural", 7, "2,500"), ("wild", 7, "2,000"), ("mixed", 7, "300")]


def test_a_samba_is_squared_up_and_a_shorter_sequence_is_a_column() -> None:
    scene = read_scene(states.samba(), NAMES[:4], say)
    kinds = [[canasta.kind for canasta in zone.canastas] for zone in scene.zones]
    assert kinds == [["natural", "samba"], ["mixed"]]
    assert tuple(parse_cards("KdQdJdTd9d")) in [column.cards for column in scene.zones[0].columns]


def test_wild_cards_lie_last_in_their_column() -> None:
    scene = read_scene(states.middle(), NAMES[:4], say)
    assert scene.zones[1].columns[-1].cards == (*parse_cards("4d4c"), JOKER)


def test_the_card_that_froze_the_pile_lies_crosswise() -> None:
    assert read_scene(with_pile("4s2d5h", frozen=True), NAMES[:4], say).across == parse_cards("2d")[0]


def test_a_wild_card_just_discarded_lies_crosswise_on_the_others() -> None:
    scene = read_scene(with_pile("4s5h2d", frozen=True), NAMES[:4], say)
    assert (scene.across, scene.under) == (parse_cards("2d")[0], parse_cards("5h")[0])


def test_a_red_three_turned_at_the_deal_lies_crosswise() -> None:
    scene = read_scene(with_pile("3h5h9d", frozen=True, turned=2), NAMES[:4], say)
    assert scene.across == parse_cards("3h")[0]


@pytest.mark.parametrize(
    ("pile", "frozen", "state"),
    [
        ("", False, ""),
        ("4s", False, ""),
        ("4s3c", False, "blocked"),
        ("2d4s", True, "frozen"),
        ("4sJo", True, "blocked"),
    ],
)
def test_the_pile_says_whether_it_is_frozen_or_blocked(pile: str, frozen: bool, state: str) -> None:
    assert pile_state(with_pile(pile, frozen=frozen)) == state


def test_a_side_that_has_not_melded_is_told_what_it_needs() -> None:
    scene = read_scene(states.early(), NAMES[:4], say)
    assert [zone.need for zone in scene.zones] == ["Needs 90 to open", "Needs 15 to open"]
    assert [zone.need for zone in read_scene(states.full(), NAMES[:4], say).zones] == ["", ""]


def test_the_partner_who_is_asked_is_the_one_to_act() -> None:
    scene = read_scene(states.asked(), NAMES[:4], say)
    assert [seat.name for zone in scene.zones for seat in zone.seats if seat.turn] == ["Mikkel"]


def test_nobody_is_to_act_when_the_round_is_over() -> None:
    scene = read_scene(states.over(), NAMES[:4], say)
    assert not any(seat.turn for zone in scene.zones for seat in zone.seats)
    assert [zone.score for zone in scene.zones] == ["5,120 (+1,215)", "4,060 (−60)"]


def test_each_player_has_a_score_of_their_own_in_cutthroat() -> None:
    scene = read_scene(states.cutthroat(), NAMES[:3], say)
    assert [[seat.score for seat in zone.seats] for zone in scene.zones] == [["2,210"], ["1,475", "3,005"]]


def test_the_packer_finds_a_card_again_one_step_further_down() -> None:
    assert WIDTH * COLUMN_STEP < 1 << 15


@pytest.mark.parametrize("preset", presets())
def test_any_table_that_can_be_played_can_be_drawn(preset: str) -> None:
    """Every form, at random moments of a random round; the picture is as wide as ever and not empty."""
    rng = random.Random(preset)
    for seats, teams in forms(preset):
        seen = _somewhere(preset, seats, teams, rng)
        look = rng.choice(list(LOOKS))
        image = Image.open(io.BytesIO(table_picture(seen, names(seen), say=say, look=look)))
        assert image.size[0] == WIDTH
        assert image.mode == "P"


def _somewhere(preset: str, seats: int, teams: str, rng: random.Random) -> View:
    rules = load_rules(preset, seats, teams)
    deck = spread(pack(rules.packs))
    rng.shuffle(deck)
    owners = seats if rules.cutthroat else len(rules.seats_of_sides)
    state = deal(rules, deck, rng.randrange(seats), (0,) * owners)
    for _ in range(rng.randrange(120)):
        if state.phase is Phase.OVER:
            break
        state = apply(state, rng.choice(list(legal_actions(state))))
    return view(state, None)


def test_hidden_cards_do_not_change_the_picture() -> None:
    deck = sorted(spread(pack(2)), key=lambda card: card in RED_THREES)
    other = [*reversed(deck[:44]), deck[44], *reversed(deck[45:-4]), *deck[-4:]]  # other hands, another stock
    pictures = [
        table_picture(view(deal(CLASSIC, cards, 3, (0, 0)), None), NAMES[:4], say=say)
        for cards in (deck, other)
    ]
    assert pictures[0] == pictures[1]


def test_pictures_drawn_at_the_same_time_are_the_same_as_one_by_one() -> None:
    positions = [states.early(), states.middle(), states.full(), states.frozen(), states.samba()] * 3
    moved = [msgspec.structs.replace(seen, stock=number + 1) for number, seen in enumerate(positions)]
    with ThreadPoolExecutor(6) as pool:
        together = list(pool.map(lambda seen: table_picture(seen, names(seen), say=say), moved))
    assert together == [table_picture(seen, names(seen), say=say) for seen in moved]
