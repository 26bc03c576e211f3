"""What a page of the rules is made of: lines that speak of fields, and examples that can be played. Knows no rule.

All is data: a page writes it in the reader's language, and the tests play every example through the engine.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.engine import Reason, parse_cards
from bot.engine.errors import Fact
from bot.texts import say
from bot.ui.cards import card_text, rank_name

Told = Callable[[str], str]
"""A fact that reads differently in each language: locale -> words."""

SEPARATOR: Final = " · "


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence: a key of the catalogue with its facts, and the fields of `Rules` that make it what it is."""

    key: str
    fields: tuple[str, ...]
    facts: Mapping[str, int | str | Told]

    def text(self, locale: str, *, alone: str = "no") -> str:
        """The sentence; `alone` is `yes` for one who plays for themselves."""
        facts = {name: fact(locale) if callable(fact) else fact for name, fact in self.facts.items()}
        return say(locale, self.key, alone=alone, **facts)


def tell(key: str, *fields: str, **facts: int | str | Told) -> Line:
    """A line of this key; the names of fields come first, the facts by name."""
    return Line(key, fields, facts)


@dataclass(frozen=True, slots=True)
class Example:
    """A position in which the player on seat 0 is to act, what is done, and what comes of it.

    Cards in notation: `hand` of seat 0, `hands` of others by seat, `melds` by side, `pile` bottom first, `stock` from the top.
    `score` is every side's before the round. Of the `actions` (record notation) all but the last are legal; the last is
    `refused` with these `facts`, or leaves seat 0 with so many cards (`left`), or ends the round (`ends`); `joined`: the
    other two of three players are partners then, with so many canastas; `freezes`: the pile is frozen then.
    """

    key: str
    hand: str
    actions: tuple[str, ...]
    melds: Mapping[int, str] = field(default_factory=dict)
    hands: Mapping[int, str] = field(default_factory=dict)
    pile: str = ""
    stock: str = ""
    score: int = 0
    drawing: bool = False
    refused: Reason | None = None
    facts: Mapping[str, Fact] = field(default_factory=dict)
    left: int | None = None
    ends: bool = False
    joined: int | None = None
    freezes: bool = False


@dataclass(frozen=True, slots=True)
class Count:
    """A meld as `target:cards` in notation, and the points it comes to by lines of the score sheet."""

    key: str
    meld: str
    points: Mapping[str, int]


# Facts that need the reader's language


def cards(notation: str) -> Told:
    """Cards in the order given: `K♠ K♥ 2♦`."""
    return lambda locale: " ".join(card_text(card, locale) for card in parse_cards(notation))


def ranks(letters: Iterable[str]) -> Told:
    """Ranks by name: `sevens, aces`."""
    listed = list(letters)
    return lambda locale: ", ".join(rank_name(letter, locale) for letter in listed)


def parts(key: str, values: Mapping[str, int]) -> Told:
    """Ranks with points, each by the text of this key (`name`, `points`)."""
    return lambda locale: ", ".join(
        say(locale, key, name=rank_name(rank, locale), points=points) for rank, points in values.items()
    )
