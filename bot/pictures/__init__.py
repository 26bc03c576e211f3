"""Views as PNG bytes, and the same in words; draws every card itself and knows no Discord."""

from bot.pictures.alt import ALT_MOST, alt_chart, alt_hand, alt_table
from bot.pictures.chart import match_chart
from bot.pictures.emoji import EmojiDrawing, emoji_drawing, emoji_drawings, emoji_mark, emoji_picture
from bot.pictures.faces import ENGLISH, Letters, letters_of
from bot.pictures.hand import groups_of, hand_picture
from bot.pictures.highlights import Highlights, MatchStory, highlights_of
from bot.pictures.table import table_picture
from bot.pictures.theme import LOOKS

__all__ = [
    "ALT_MOST",
    "ENGLISH",
    "LOOKS",
    "EmojiDrawing",
    "Highlights",
    "Letters",
    "MatchStory",
    "alt_chart",
    "alt_hand",
    "alt_table",
    "emoji_drawing",
    "emoji_drawings",
    "emoji_mark",
    "emoji_picture",
    "groups_of",
    "hand_picture",
    "highlights_of",
    "letters_of",
    "match_chart",
    "table_picture",
]
