"""The hand in a picture: grouped, in rows, its staged cards standing out."""

import io
import itertools

import pytest
from PIL import Image

from bot.engine.cards import EMPTY, RANKS, bag, card_rank, parse_cards, size
from bot.pictures import groups_of, hand_picture
from bot.pictures.hand import _marked, _row_width, _rows
from bot.pictures.theme import HAND_STEP, MARGIN, WIDTH
from tests.pictures.states import hand


def test_a_hand_is_grouped_by_rank_wild_cards_first_and_threes_last() -> None:
    groups = groups_of(bag(parse_cards("4s3cKhJoKs2dAcTd")))
    assert [RANKS[card_rank(group[0])] if group[0] < 52 else "Jo" for group in groups] == [
        "Jo",
        "2",
        "A",
        "K",
        "T",
        "4",
        "3",
    ]
    assert groups[3] == parse_cards("KsKh")


@pytest.mark.parametrize("cards", [1, 11, 15, 22, 30, 40, 60])
def test_every_index_can_be_read_however_large_the_hand(cards: int) -> None:
    rows = _rows(_marked(groups_of(held := hand(cards, packs=3)), EMPTY))
    assert sum(len(row) for row in rows) == size(held)
    for row in rows:
        places = [laid.x for laid in row]
        assert all(right - left >= HAND_STEP for left, right in itertools.pairwise(places))
        assert _row_width(row) <= WIDTH - 2 * MARGIN


def test_rows_are_about_equally_full() -> None:
    widths = [_row_width(row) for row in _rows(_marked(groups_of(hand(40)), EMPTY))]
    assert min(widths) > 0.6 * max(widths)


def test_as_many_cards_are_marked_as_are_staged() -> None:
    held = bag(parse_cards("KsKsKhQd2d"))
    marked = _marked(groups_of(held), bag(parse_cards("KsKh2d")))
    assert sorted(card for group in marked for card, staged in group if staged) == sorted(
        parse_cards("KsKh2d")
    )


def test_staging_a_card_changes_the_picture() -> None:
    held = bag(parse_cards("KsKsKhQd2d"))
    assert hand_picture(held) != hand_picture(held, staged=bag(parse_cards("Kh")))


def test_an_empty_hand_is_a_picture_too() -> None:
    assert Image.open(io.BytesIO(hand_picture(EMPTY))).mode == "P"
