"""What those who sit at a table are called in a language: people by the name they gave, computers by ours."""

from bot.table.setup import Chair
from bot.texts import say
from bot.ui.parts import name_text, seen_name


def plain_name(chair: Chair | None, seat: int, locale: str) -> str:
    """Who sits there, without markup: for pictures and labels."""
    if chair is None:
        return say(locale, "seat-name", seat=seat + 1)
    return computer_name(seat, locale) if chair.is_computer else seen_name(chair.name)


def marked_name(chair: Chair | None, seat: int, locale: str) -> str:
    """Who sits there, fit to stand in any text."""
    return name_text(plain_name(chair, seat, locale)) if chair else plain_name(chair, seat, locale)


def computer_name(seat: int, locale: str) -> str:
    """A computer player by its chair."""
    return say(locale, "computer-name", seat=seat + 1)
