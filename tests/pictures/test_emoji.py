"""The emojis of the cards: one for everybody who sees the same, in the letters and colours of each reader."""

import io

import pytest
from PIL import Image

from bot.engine import parse_card
from bot.engine.cards import KINDS
from bot.pictures import LOOKS, emoji_drawing, emoji_drawings, emoji_mark, emoji_picture
from bot.pictures.theme import EMOJI
from tests.pictures.golden import DANISH, SWEDISH

EMOJI_MOST = 256 * 1024
EVERY = emoji_drawings([DANISH, SWEDISH])


def test_everyone_has_an_emoji_of_every_card_within_discords_limits() -> None:
    made = [emoji_picture(drawing) for drawing in EVERY]
    assert max(map(len, made)) <= EMOJI_MOST
    for data in made:
        image = Image.open(io.BytesIO(data))
        assert (image.size, image.mode) == ((EMOJI, EMOJI), "RGBA")
        assert image.getpixel((0, 0)) == (0, 0, 0, 0)


def test_no_emoji_is_drawn_twice() -> None:
    assert len({(drawing.card, emoji_mark(drawing)) for drawing in EVERY}) == len(EVERY) == 190


def test_emojis_come_in_the_order_of_their_readers() -> None:
    assert EVERY[:KINDS] == [emoji_drawing(card) for card in range(KINDS)]
    letters = EVERY[KINDS : KINDS + 16]
    assert {drawing.rank for drawing in letters} == {"E", "D", "B", "Kn"}
    assert {drawing.look for drawing in letters} == {"classic"}
    assert list(dict.fromkeys(drawing.look for drawing in EVERY)) == list(LOOKS)


@pytest.mark.parametrize(("card", "alike"), [("Ah", False), ("Kh", True), ("Th", True), ("3h", True)])
def test_a_card_is_another_one_in_danish_where_its_letter_is(card: str, alike: bool) -> None:
    danish = emoji_drawing(parse_card(card), DANISH)
    assert (danish == emoji_drawing(parse_card(card))) is alike


@pytest.mark.parametrize(("card", "alike"), [("Ks", True), ("Kh", False), ("Kd", False), ("Kc", False)])
def test_a_suit_is_another_one_in_four_colours_where_its_colour_is(card: str, alike: bool) -> None:
    four = emoji_drawing(parse_card(card), look="four_colour")
    assert (four == emoji_drawing(parse_card(card))) is alike
