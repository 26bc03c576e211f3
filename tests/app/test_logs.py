"""One line a record, and no token in any."""

import logging
import sys

from bot.logs import OneLine

HIDDEN = "MTIz.abc.the-secret-token"


def line(text: str, *args: object, error: bool = False) -> str:
    found = sys.exc_info() if error else None
    return OneLine(HIDDEN).format(logging.LogRecord("bot", logging.INFO, __file__, 1, text, args, found))


def test_a_traceback_stays_on_the_line() -> None:
    try:
        int("first\nsecond")
    except ValueError:
        told = line("it failed", error=True)
    assert "\n" not in told
    assert "ValueError: invalid literal" in told


def test_the_bots_token_is_hidden() -> None:
    assert HIDDEN not in line("logging in with %s", HIDDEN)


def test_an_interactions_token_is_hidden() -> None:
    opens = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTA"
    for route in (f"/webhooks/1234/{opens}/messages/@original", f"/interactions/1234/{opens}/callback"):
        told = line("PATCH https://discord.example/api/v10%s gave 500", route)
        assert opens not in told
        assert "gave 500" in told


def test_other_addresses_stay_as_they_are() -> None:
    assert "/channels/12345678901234567890/messages" in line("/channels/12345678901234567890/messages")
