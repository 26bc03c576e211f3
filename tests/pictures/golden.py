"""The pictures that are kept as files and looked at: `python -m tests.pictures.golden` draws them anew."""

import io
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PIL import Image

from bot.engine.cards import JOKER, bag, parse_cards
from bot.pictures import (
    Highlights,
    MatchStory,
    emoji_drawing,
    emoji_picture,
    hand_picture,
    match_chart,
    table_picture,
)
from bot.pictures.faces import ENGLISH, Letters
from tests.pictures import states
from tests.pictures.states import FOREIGN, HOSTILE, LONG, NAMES, hand, say

FOLDER = Path(__file__).parent / "golden"
DANISH: Letters = ("E", "K", "D", "B")
SWEDISH: Letters = ("E", "K", "D", "Kn")
PAIRS = ((0, 2), (1, 3))
ALONE = tuple((seat,) for seat in range(6))


def _emojis(letters: Letters = ENGLISH, look: str = "classic") -> bytes:
    """Some emojis side by side, at 128 and at 22 pixels."""
    cards = [*parse_cards("AsKhQdJcTs9h8c2d3h"), JOKER]
    sheet = Image.new("RGBA", (len(cards) * 132, 160), "#313338")
    for place, card in enumerate(cards):
        tile = Image.open(io.BytesIO(emoji_picture(emoji_drawing(card, letters, look))))
        small = tile.resize((22, 22), Image.Resampling.LANCZOS)
        sheet.alpha_composite(tile, (place * 132 + 2, 2))
        sheet.alpha_composite(small, (place * 28 + 4, 134))
    out = io.BytesIO()
    sheet.save(out, "PNG")
    return out.getvalue()


def _chart() -> bytes:
    totals = [
        (0, 0),
        (890, 935),
        (1700, 1750),
        (2480, 2250),
        (2090, 2760),
        (3520, 2940),
        (3260, 3900),
        (4700, 5195),
    ]
    seen = Highlights(pile=22, pile_seat=1, freeze=15, canastas=(7, 8))
    return match_chart(MatchStory(totals, PAIRS, NAMES[:4], 5000, 1, seen), say=say)


def _chart_of_six() -> bytes:
    ends = [(60, 160, 210, 20, -45, 130), (120, 1380, 300, 90, 210, 145), (400, 1210, 560, 640, 250, 380)]
    ends += [
        (690, 1260, 655, 1640, 320, 650),
        (1105, 1250, 720, 2010, 700, 1480),
        (1460, 1645, 1650, 3225, 1075, 1415),
    ]
    seen = Highlights(pile=17, pile_seat=3, freeze=25, canastas=(1, 1, 1, 3, 0, 1))
    rows = [(0,) * 6, *ends]
    return match_chart(MatchStory(rows, ALONE, NAMES, 5000, None, seen), say=say, look="high_contrast")


def _chart_of_one_round() -> bytes:
    seen = Highlights(pile=0, pile_seat=None, freeze=0, canastas=(1, 0))
    return match_chart(MatchStory([(0, 0), (865, -120)], PAIRS, LONG, 500, 0, seen), say=say)


_thirty = hand(30)

PICTURES: dict[str, Callable[[], bytes]] = {
    "table_early": lambda: table_picture(states.early(), NAMES[:4], say=say),
    "table_middle": lambda: table_picture(states.middle(), NAMES[:4], say=say),
    "table_full": lambda: table_picture(states.full(), NAMES[:4], say=say),
    "table_frozen": lambda: table_picture(states.frozen(), NAMES[:4], say=say),
    "table_just_frozen": lambda: table_picture(states.just_frozen(), NAMES[:2], say=say, letters=DANISH),
    "table_asked": lambda: table_picture(states.asked(), NAMES[:4], say=say, letters=SWEDISH),
    "table_six_pairs": lambda: table_picture(states.six_pairs(), NAMES, say=say),
    "table_six_alone": lambda: table_picture(states.six_alone(), NAMES, say=say),
    "table_samba": lambda: table_picture(states.samba(), NAMES[:4], say=say),
    "table_american": lambda: table_picture(states.american(), NAMES[:4], say=say, look="four_colour"),
    "table_cutthroat": lambda: table_picture(states.cutthroat(), NAMES[:3], say=say),
    "table_over": lambda: table_picture(states.over(), NAMES[:4], say=say, look="high_contrast"),
    "names_long": lambda: table_picture(states.middle(), LONG, say=say),
    "names_hostile": lambda: table_picture(states.five(), HOSTILE[:5], say=say),
    "names_foreign": lambda: table_picture(states.six_alone(), FOREIGN, say=say),
    "hand_11": lambda: hand_picture(hand(11)),
    "hand_15_staged": lambda: hand_picture(hand(15), staged=bag(sorted(parse_cards("7h6d5c")))),
    "hand_30": partial(hand_picture, _thirty, look="four_colour"),
    "hand_40": lambda: hand_picture(hand(40), letters=SWEDISH),
    "hand_60": lambda: hand_picture(hand(60, packs=3), look="high_contrast"),
    "chart": _chart,
    "chart_six": _chart_of_six,
    "chart_one_round": _chart_of_one_round,
    "emojis": _emojis,
    "emojis_danish_four": lambda: _emojis(DANISH, "four_colour"),
    "emojis_swedish_contrast": lambda: _emojis(SWEDISH, "high_contrast"),
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, draw in PICTURES.items():
        (FOLDER / f"{name}.png").write_bytes(draw())


if __name__ == "__main__":
    main()
