"""Every colour and size of the pictures; knows nothing of what is drawn with them.

A look names the colours of one player's taste. Pictures are palette images: `RAMPS` lists which ink lies on which
paper, and only those pairs get the steps in between that make edges smooth.
"""

from typing import Literal, NamedTuple

RGB = tuple[int, int, int]
Look = Literal["classic", "four_colour", "high_contrast"]

_CLASSIC: dict[str, RGB] = {
    "rim": (92, 56, 32),
    "inlay": (196, 148, 84),
    "felt": (20, 78, 58),
    "zone": (27, 94, 70),
    "line": (60, 128, 100),
    "cream": (253, 248, 236),
    "muted": (196, 222, 208),
    "plate": (12, 48, 38),
    "gold": (240, 194, 84),
    "night": (22, 28, 32),
    "card": (255, 253, 247),
    "edge": (92, 104, 100),
    "spades": (24, 28, 36),
    "hearts": (200, 16, 38),
    "diamonds": (200, 16, 38),
    "clubs": (24, 28, 36),
    "joker": (106, 44, 150),
    "crown": (226, 166, 38),
    "skin": (248, 214, 184),
    "back": (34, 62, 124),
    "weave": (142, 168, 220),
    "red_tag": (176, 16, 34),
    "black_tag": (26, 28, 34),
    "violet_tag": (92, 36, 134),
    "blue_tag": (22, 72, 148),
    "ice": (206, 232, 250),
    "line_0": (253, 248, 236),
    "line_1": (150, 214, 255),
    "line_2": (255, 158, 100),
    "line_3": (176, 236, 120),
    "line_4": (255, 176, 224),
    "line_5": (198, 180, 255),
}

_FOUR: dict[str, RGB] = {
    **_CLASSIC,
    "diamonds": (20, 80, 220),
    "clubs": (0, 128, 70),
    "hearts": (176, 0, 30),
}

_CONTRAST: dict[str, RGB] = {
    **_CLASSIC,
    "rim": (70, 70, 76),
    "inlay": (255, 255, 255),
    "felt": (0, 0, 0),
    "zone": (22, 22, 26),
    "line": (150, 150, 156),
    "cream": (255, 255, 255),
    "muted": (228, 228, 232),
    "plate": (0, 0, 0),
    "gold": (255, 220, 60),
    "night": (0, 0, 0),
    "card": (255, 255, 255),
    "edge": (0, 0, 0),
    "spades": (0, 0, 0),
    "clubs": (0, 0, 0),
    "hearts": (170, 0, 20),
    "diamonds": (170, 0, 20),
    "joker": (80, 0, 130),
    "back": (0, 32, 96),
    "weave": (255, 255, 255),
    "red_tag": (160, 0, 20),
    "black_tag": (0, 0, 0),
}

LOOKS: dict[str, dict[str, RGB]] = {
    "classic": _CLASSIC,
    "four_colour": _FOUR,
    "high_contrast": _CONTRAST,
}

SUIT_INKS = ("spades", "hearts", "diamonds", "clubs")
"""The ink of each suit, in the order of `bot.engine.cards.SUITS`."""

TEXT_PAIRS = (
    ("felt", "cream"),
    ("felt", "muted"),
    ("felt", "gold"),
    ("zone", "cream"),
    ("zone", "gold"),
    ("zone", "muted"),
    ("plate", "cream"),
    ("plate", "gold"),
    ("gold", "night"),
    ("cream", "night"),
    ("ice", "night"),
    ("card", "spades"),
    ("card", "hearts"),
    ("card", "diamonds"),
    ("card", "clubs"),
    ("card", "joker"),
    ("red_tag", "cream"),
    ("black_tag", "cream"),
    ("violet_tag", "cream"),
    ("blue_tag", "cream"),
)
"""(paper, ink) of everything that is read: each must reach WCAG AA."""

CHART_INKS = ("line_0", "line_1", "line_2", "line_3", "line_4", "line_5")
"""The ink of each side's line in a chart, none of them the target's and the winner's gold; its marker differs too."""

SHAPE_PAIRS = (
    *(("zone", ink) for ink in CHART_INKS),
    *(("plate", ink) for ink in CHART_INKS),
    ("zone", "line"),
    ("rim", "inlay"),
    ("inlay", "felt"),
    ("felt", "zone"),
    ("felt", "line"),
    ("felt", "edge"),
    ("felt", "ice"),
    ("felt", "red_tag"),
    ("zone", "plate"),
    ("plate", "gold"),
    ("plate", "cream"),
    ("gold", "cream"),
    ("edge", "card"),
    ("back", "weave"),
    ("card", "crown"),
    ("card", "skin"),
    ("card", "gold"),
)
"""(paper, ink) of edges and ornaments, which carry no text."""

TEXT_STEPS, SHAPE_STEPS = 5, 4
"""Shades between a paper and its ink; more look smoother and pack worse, and a palette has 256 in all."""


class CardSize(NamedTuple):
    """One size of card, in pixels; `cap` is the height of the rank letter, `pip` of the suit beside it."""

    width: int
    height: int
    radius: int
    cap: int
    pip: int
    big: int
    beside: bool


CARDS = {
    "meld": CardSize(68, 96, 8, cap=25, pip=24, big=42, beside=True),
    "pile": CardSize(108, 148, 11, cap=40, pip=36, big=68, beside=False),
    "chip": CardSize(24, 34, 5, cap=12, pip=12, big=16, beside=False),
    "hand": CardSize(90, 126, 10, cap=33, pip=31, big=56, beside=False),
}

# The table

WIDTH = 900  # shown about 400 wide on a phone
COLUMN_STEP = 36  # WIDTH * COLUMN_STEP < 32768: a card of the next row repeats one within the packer's reach
RIM = 8
RIM_RADIUS = 24
MARGIN = 19
GAP = 10
PAD = 11
ZONE_RADIUS = 14
HEADER = 48
CHIP_RADIUS = 13
CHIP_GAP = 6
CHIP_LEAST = 230
# Text comes in four heights only: each font of a height costs a megabyte
SMALL, NAME, SCORE, NUMBER = 22, 26, 32, 46
NAME_SIZES = (NAME, SMALL)
TAG_SIZES = (SMALL, 19)
COLUMN_GAP = 8
APART = 26
STACK = 3
COUNT_PILL = (34, 28)
TAG_TOP = 43
TAG_HEIGHT = 30
MIDDLE = 172
ACROSS = 50

# The hand

HAND_STEP = 42
GROUP_GAP = 20
ROW_STEP = 112
LIFT = 22
ARC = 12
HAND_LEAST = 520

# The chart

CHART = (720, 740)  # shown about 300 wide on a phone: smaller than the table, so that its words are larger
CHART_LINE = 4.5
CHART_GUTTER = 46  # below the lines, for the numbers of the rounds
BAR = 110
MARKER = 24
STANDING = 58
STANDING_GAP = 8
STANDING_COLUMNS = 2  # from four sides on
NOTE = 44

# The emoji

EMOJI = 128
