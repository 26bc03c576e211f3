"""How well a computer player looks: what it notices, counts and plans. The rules are the same for all."""

import msgspec


class Level(msgspec.Struct, frozen=True):
    """What a level does beyond playing sensibly.

    `watches`: sees which discards the next player can use, and when an opponent may soon be out. `counts`: weighs that
    by every card seen and by what that player took or threw, not by a rough guess. `plans`: looks ahead to the end of
    the round: holds cards back for the pile, minds what going out does to the scores. `slips`: how often, of 1, it
    throws its second choice.
    """

    name: str
    watches: bool
    counts: bool
    plans: bool
    slips: float


_ALL = (
    Level("easy", watches=False, counts=False, plans=False, slips=0.25),
    Level("normal", watches=True, counts=False, plans=False, slips=0.0),
    Level("hard", watches=True, counts=True, plans=True, slips=0.0),
)

LEVELS = tuple(level.name for level in _ALL)
_BY_NAME = {level.name: level for level in _ALL}


def level_named(name: str) -> Level:
    """The level of this name; raises ValueError for none of `LEVELS`."""
    if name not in _BY_NAME:
        raise ValueError(f"no level {name!r}; there are {', '.join(LEVELS)}")
    return _BY_NAME[name]
