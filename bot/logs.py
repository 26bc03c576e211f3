"""Logging: one line a record on standard error, and never a token in it."""

import logging
import logging.config
import re
from typing import Final

# An interaction's token opens its webhook for fifteen minutes; the library logs addresses that hold it.
_IN_ADDRESS: Final = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?]{20,}")
_HIDDEN: Final = "…"
_SILENT: Final = ("aiosqlite", "asyncio", "discord.http", "discord.gateway", "discord.webhook")


class OneLine(logging.Formatter):
    """Puts a traceback on the record's own line and hides secrets."""

    def __init__(self, secret: str = "") -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        if self._secret:
            text = text.replace(self._secret, _HIDDEN)
        return _IN_ADDRESS.sub(rf"\1{_HIDDEN}", text).replace("\r", "").replace("\n", " ⏎ ")


def set_up(level: str, secret: str = "") -> None:
    """Log everything from `level` up to standard error; `secret` is the bot's token."""
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"line": {"()": OneLine, "secret": secret}},
            "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
            "root": {"level": level, "handlers": ["stderr"]},
            # At DEBUG these write each frame and each statement: far more than anybody reads, and players' hands.
            "loggers": {name: {"level": "INFO" if level == "DEBUG" else level} for name in _SILENT},
        }
    )
    logging.captureWarnings(capture=True)
