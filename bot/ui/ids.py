"""What a button or a select carries in its custom id: which table, at which ply, what it does and with what."""

import re
import secrets
from typing import Final, NamedTuple

MOST: Final = 100  # characters of a custom id
_PARTS: Final = (
    r":(?P<table>[0-9]{1,18}):(?P<ply>[0-9]{1,9}):(?P<what>[a-z_]+):(?P<fresh>[0-9a-z]*):(?P<arg>.*)"
)
BUTTON_TEMPLATE: Final = f"cb{_PARTS}"  # two templates: the library keeps one class for each
SELECT_TEMPLATE: Final = f"cs{_PARTS}"


class Press(NamedTuple):
    """One press: `what` names the handler, `arg` is its own affair."""

    table: int
    ply: int
    what: str
    arg: str = ""


def button_id(press: Press) -> str:
    """The id of a button. Raises ValueError when it is too long for Discord."""
    return _made("cb", press, "")


def select_id(press: Press) -> str:
    """The id of a select, different at each rendering: choosing the same option twice sends nothing.

    Raises ValueError when it is too long for Discord.
    """
    return _made("cs", press, freshness())


def _made(kind: str, press: Press, fresh: str) -> str:
    found = f"{kind}:{press.table}:{press.ply}:{press.what}:{fresh}:{press.arg}"
    if len(found) > MOST:
        raise ValueError(f"too long: {found}")
    return found


def read_press(match: re.Match[str]) -> Press:
    """What a component carries, from its id."""
    return Press(int(match["table"]), int(match["ply"]), match["what"], match["arg"])


def freshness() -> str:
    """A few letters that differ at each rendering."""
    return secrets.token_hex(2)
