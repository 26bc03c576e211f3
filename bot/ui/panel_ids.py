"""What the parts of a hand panel carry in their custom ids: short, and checked against what they meant when they were shown."""

import zlib
from collections.abc import Sequence

from bot.engine import AnyAction, Meld, Take, format_action
from bot.ui.ids import Press
from bot.ui.proposals import takes
from bot.ui.seated import Seated


def sure_of(panel: Seated, action: AnyAction) -> str:
    """What a confirmed action is called in a custom id: short, and checked against what it meant when asked."""
    match action:
        case Meld():
            return f"lay.{mark(format_action(action))}"
        case Take():
            return f"take.{take_value(takes(panel.seen, panel.staged), action)}"
        case _:
            return format_action(action).partition(" ")[2].replace(" ", ".")


def mark(words: str) -> str:
    """A short sign of a longer text, to see whether it is still the same."""
    return f"{zlib.crc32(words.encode()):x}"


def take_value(ways: Sequence[Take], take: Take) -> str:
    """A way to take the pile by its place in the list, with a sign of what it is."""
    place_ = ways.index(take) if take in ways else len(ways)
    return f"{place_}.{mark(format_action(take))}"


def press(panel: Seated, what: str, arg: str = "") -> Press:
    """A press on this panel, at the ply it shows."""
    return Press(panel.table, panel.ply, what, arg)
