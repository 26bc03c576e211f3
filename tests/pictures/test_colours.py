"""Every text can be read, and the suits told apart, also by those who see colours differently."""

import math
from itertools import combinations

import pytest

from bot.pictures.theme import CHART_INKS, LOOKS, RGB, SHAPE_PAIRS, SUIT_INKS, TEXT_PAIRS

AA_TEXT, AA_SHAPE = 4.5, 3.0
APART = 20.0  # CIELAB distance; some 2 is the least a trained eye sees

# Full dichromacy on linear RGB (Machado, Oliveira and Fernandes, 2009)
Matrix = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]
SIGHTS: dict[str, Matrix] = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE = (0.9505, 1.0, 1.089)

# Shapes that say something by themselves; the others only part surfaces that text and place tell apart already
TELLING = (*(("zone", ink) for ink in CHART_INKS), *(("plate", ink) for ink in CHART_INKS), ("felt", "ice"))


def linear(colour: RGB) -> list[float]:
    parts = [channel / 255 for channel in colour]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def luminance(colour: RGB) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: RGB, other: RGB) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def seen(colour: RGB, sight: str) -> list[float]:
    """CIELAB of a colour as this sight sees it."""
    light = linear(colour)
    shown = [sum(row[i] * light[i] for i in range(3)) for row in SIGHTS[sight]]
    clipped = [min(max(part, 0.0), 1.0) for part in shown]
    xyz = [
        sum(row[i] * clipped[i] for i in range(3)) / white for row, white in zip(_XYZ, _WHITE, strict=True)
    ]
    x, y, z = [part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in xyz]
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]


def distance(one: RGB, other: RGB, sight: str) -> float:
    return math.dist(seen(one, sight), seen(other, sight))


def test_black_on_white_is_the_greatest_contrast() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("pair", TEXT_PAIRS, ids="-on-".join)
def test_every_text_reaches_aa(look: str, pair: tuple[str, str]) -> None:
    assert contrast(*(LOOKS[look][name] for name in pair)) >= AA_TEXT


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("pair", TELLING, ids="-on-".join)
def test_every_telling_shape_reaches_aa(look: str, pair: tuple[str, str]) -> None:
    assert pair in (*SHAPE_PAIRS, *TEXT_PAIRS)
    assert contrast(*(LOOKS[look][name] for name in pair)) >= AA_SHAPE


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("sight", SIGHTS)
def test_suits_of_different_colours_are_told_apart_by_every_sight(look: str, sight: str) -> None:
    inks = {LOOKS[look][suit] for suit in SUIT_INKS}
    assert len(inks) == (4 if look == "four_colour" else 2)
    close = [pair for pair in combinations(sorted(inks), 2) if distance(*pair, sight) < APART]
    assert close == []


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("sight", SIGHTS)
def test_red_and_black_ribbons_are_told_apart_by_every_sight(look: str, sight: str) -> None:
    theme = LOOKS[look]
    assert distance(theme["red_tag"], theme["black_tag"], sight) >= APART


def test_a_look_names_the_same_colours_as_every_other() -> None:
    assert {frozenset(colours) for colours in LOOKS.values()} == {frozenset(LOOKS["classic"])}


def test_the_high_contrast_look_has_the_greatest_contrast_for_suits() -> None:
    for suit in SUIT_INKS:
        by_look = {look: contrast(theme["card"], theme[suit]) for look, theme in LOOKS.items()}
        assert max(by_look, key=by_look.__getitem__) == "high_contrast"
