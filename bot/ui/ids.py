"""What a button or a select carries in its custom id: which table, at which ply, what it does and with what."""

import secrets
from typing import Final, NamedTuple

MOST: Final = 100  # characters of a custom id
TEMPLATE: Final = r"cn:(?P<table>[0-9]+):(?P<ply>[0-9]+):(?P<what>[a-z_]+):(?P<fresh>[0-9a-z]*):(?P<arg>.*)"


class Press(NamedTuple):
    """One press: `what` names the handler, `arg` is its own affair."""

    table: int
    ply: int
    what: str
    arg: str = ""


def custom_id(press: Press, fresh: str = "") -> str:
    """The id of a component. `fresh` sets this rendering of a select apart from the one before.

    Raises ValueError when the id is too long for Discord.
    """
    found = f"cn:{press.table}:{press.ply}:{press.what}:{fresh}:{press.arg}"
    if len(found) > MOST:
        raise ValueError(f"too long: {found}")
    return found


def freshness() -> str:
    """A few letters that differ at each rendering: choosing the same option of a select twice sends nothing."""
    return secrets.token_hex(2)
