"""Names, words and positions for the pictures' tests."""

from bot.texts import say as text_of

NAMES = ("Anna", "Bjørn", "Åse-Marie", "Mikkel", "Örjan", "Sofie")


def say(key: str, **facts: str | int) -> str:
    """The English catalogue."""
    return text_of("en-US", key, **facts)
