"""Views as PNG bytes, and the same in words; draws every card itself and knows no Discord."""

from bot.pictures.faces import ENGLISH, Letters, letters_of
from bot.pictures.hand import groups_of, hand_picture
from bot.pictures.table import table_picture
from bot.pictures.theme import LOOKS

__all__ = ["ENGLISH", "LOOKS", "Letters", "groups_of", "hand_picture", "letters_of", "table_picture"]
