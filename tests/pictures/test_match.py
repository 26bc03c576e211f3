"""The chart of a match, its highlights and the bench."""

import io
import random
from typing import Any

import msgspec
import pytest
from PIL import Image

from bot.engine import Phase, View, apply, deal, legal_actions, load_rules, view
from bot.engine.cards import pack, parse_cards, spread
from bot.pictures import Highlights, MatchStory, chart, hand, highlights_of, match_chart, plot
from bot.pictures.bench import picture_hand, picture_table
from bot.pictures.fonts import width_of
from bot.pictures.names import together
from bot.pictures.theme import CHART, CHART_INKS, LOOKS, MARGIN, NAME, PAD, STANDING
from tests.pictures import states
from tests.pictures.states import NAMES, say

SOLO = ((0,), (1,), (2,))
NOTHING = Highlights(0, None, 0, (0, 0))
PHONE = 400  # pixels that a picture is wide on a phone
LEAST = 11  # pixels that a line of text is high there


def at(ply: int, seat: int, pile: str, *, frozen: bool = False) -> View:
    seen = states.early()
    turn = msgspec.structs.replace(seen.turn, seat=seat)
    return msgspec.structs.replace(seen, ply=ply, turn=turn, pile=tuple(parse_cards(pile)), frozen=frozen)


def test_the_biggest_pile_is_the_largest_one_that_was_taken() -> None:
    told = highlights_of([at(0, 1, "4s"), at(1, 1, "4s5d6h"), at(2, 2, ""), at(3, 2, "5s"), at(4, 3, "")])
    assert (told.pile, told.pile_seat) == (3, 1)


def test_a_new_deal_is_no_taken_pile() -> None:
    told = highlights_of([at(9, 1, "4s5d6h"), at(0, 2, "")])
    assert (told.pile, told.pile_seat) == (0, None)


def test_a_freeze_lasts_as_many_turns_as_were_played_on_it() -> None:
    frozen = [at(ply, seat, "4s2d", frozen=True) for ply, seat in ((1, 2), (2, 2), (3, 3), (4, 3), (5, 0))]
    assert highlights_of([at(0, 1, "4s"), *frozen, at(6, 0, "")]).freeze == 3


def test_canastas_are_counted_at_the_end_of_a_round() -> None:
    assert highlights_of([states.full(), states.over()]).canastas == (1, 1)


def test_a_match_without_a_view_has_no_highlights() -> None:
    with pytest.raises(ValueError, match="without a view"):
        highlights_of([])


def test_a_whole_round_is_read() -> None:
    rng = random.Random(11)
    rules = load_rules("classic", 2)
    deck = spread(pack(rules.packs))
    rng.shuffle(deck)
    state = deal(rules, deck, 0, (0, 0))
    views = [view(state, None)]
    while state.phase is not Phase.OVER and len(views) < 400:
        state = apply(state, rng.choice(list(legal_actions(state))))
        views.append(view(state, None))
    told = highlights_of(views)
    assert told.canastas == tuple(side.canastas for side in state.sides)
    assert 0 <= told.pile <= 108


def test_the_grid_reaches_from_below_the_lowest_to_above_the_highest() -> None:
    grid = plot.grid([(0, 0), (-345, 890), (120, 5210)], 5000, 350)
    assert grid[0] <= -345
    assert grid[-1] >= 5210
    assert 0 in grid


@pytest.mark.parametrize("rounds", [0, 1, 13, 60])
def test_a_match_of_any_length_can_be_drawn(rounds: int) -> None:
    rows = [(100 * n, -50 * n, 70 * n) for n in range(rounds + 1)]
    told = Highlights(0, None, 0, (0, 0, 0))
    data = match_chart(MatchStory(rows, SOLO, NAMES[:3], 5000, None, told), say=say)
    assert Image.open(io.BytesIO(data)).size == CHART


def test_totals_and_sides_must_match() -> None:
    told = Highlights(0, None, 0, (0, 0))
    with pytest.raises(ValueError, match="totals"):
        match_chart(MatchStory([(0, 0, 0)], SOLO[:2], NAMES[:2], 1, None, told), say=say)


def of_two(*rows: tuple[int, int], winner: int | None = 0, seen: Highlights = NOTHING) -> MatchStory:
    return MatchStory(((0, 0), *rows), SOLO[:2], NAMES[:2], 500, winner, seen)


def colours(match: MatchStory) -> Image.Image:
    return Image.open(io.BytesIO(match_chart(match, say=say))).convert("RGB")


def painted(match: MatchStory, side: int) -> int:
    """Pixels in the ink of a side."""
    ink = LOOKS["classic"][CHART_INKS[side]]
    return sum(
        count for count, colour in colours(match).getcolors(CHART[0] * CHART[1]) or [] if colour == ink
    )


@pytest.mark.parametrize("winner", [0, 1, None])
def test_the_marker_beside_a_name_has_the_ink_of_its_line(winner: int | None) -> None:
    picture = colours(of_two((100, 300), (520, 400) if winner == 0 else (90, 600), winner=winner))
    best = 0 if winner == 0 else 1
    for row, side in enumerate((best, 1 - best)):
        middle = MARGIN + PAD + row * (STANDING + 8) + STANDING // 2
        assert picture.getpixel((MARGIN + PAD + 16 + 12, middle)) == LOOKS["classic"][CHART_INKS[side]]


def test_no_line_has_the_colour_of_the_target_and_the_crown() -> None:
    for named in LOOKS.values():
        assert named["gold"] not in {named[ink] for ink in CHART_INKS}


def test_a_single_round_is_drawn_as_bars() -> None:
    assert painted(of_two((300, 500)), 1) > 2 * painted(of_two((150, 250), (300, 500)), 1)


def test_awards_that_nobody_earned_are_left_out() -> None:
    assert chart._read(of_two((500, 0)), say).notes == ()
    told = chart._read(of_two((500, 0), seen=Highlights(4, 1, 2, (1, 1))), say).notes
    assert [(note.what, note.names) for note in told] == [
        ("4 cards", (NAMES[1],)),
        ("2 turns", ()),
        ("1 of 2", ()),
    ]


def test_every_word_of_a_chart_can_be_read_on_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    heights = []
    for module in (chart, plot):
        write = module.text

        def noted(look: str, words: str, height: int, *rest: Any, write: Any = write) -> Any:
            heights.append(height)
            return write(look, words, height, *rest)

        monkeypatch.setattr(module, "text", noted)
    match_chart(of_two((101, 303), (505, 404), seen=Highlights(9, 1, 3, (2, 1))), say=say)
    assert min(heights) * PHONE / CHART[0] >= LEAST


def test_partners_share_the_room_for_their_names() -> None:
    def fits(line: str) -> bool:
        return width_of(line, NAME, "medium") <= 300

    assert together(("Anna", "Bo"), fits) == "Anna & Bo"
    told = together(("Wilhelmina Christophersen", "Bo"), fits)
    assert told.startswith("Wilhelmina")
    assert told.endswith("… & Bo")
    assert fits(told)


def test_a_shortened_computer_keeps_its_number() -> None:
    told = together(("Datamaskin 2", "Datamaskin 4"), lambda line: len(line) <= 19)
    assert told == "Datama…2 & Datama…4"


def test_the_bench_measures_both_pictures_and_they_are_small_enough_to_send() -> None:
    hand._drawn.cache_clear()  # the bench's hands are the same each time
    for measured, most in ((picture_table(), 45), (picture_hand(), 20)):
        assert measured["ms"] > 0
        assert 1 < measured["kb"] <= most
