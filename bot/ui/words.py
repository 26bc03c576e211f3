"""The words by which people type cards, of every language; knows spelling, not hands or rules."""

from functools import cache
from typing import Final, NamedTuple

from bot.engine.cards import RANKS
from bot.texts import CATALOGUE, language, languages
from bot.ui.cards import JOKER_SIGN, SUIT_SIGNS

LONG_WORD: Final = 3  # letters from which a word stands alone: `kings`, but `KKK`


class Meaning(NamedTuple):
    """What a word stands for: `kind` is rank, suit, or, and `value` the rank's letter, `Jo`, `W` or the suit's number."""

    kind: str
    value: str


_SIGNS: Final = {
    **{letter.lower(): Meaning("rank", letter) for letter in RANKS},
    "10": Meaning("rank", "T"),
    "jo": Meaning("rank", "Jo"),
    "jk": Meaning("rank", "Jo"),
    "*": Meaning("rank", "Jo"),
    JOKER_SIGN: Meaning("rank", "Jo"),
    "w": Meaning("rank", "W"),
    "+": Meaning("and", ""),
    "&": Meaning("and", ""),
}
_SUITS: Final = {
    **{letter: Meaning("suit", str(place)) for place, letter in enumerate("shdc")},
    **{sign: Meaning("suit", str(place)) for place, sign in enumerate(SUIT_SIGNS)},
    **{sign: Meaning("suit", str(place)) for place, sign in enumerate("♤♡♢♧")},
}
_TYPED: Final = {
    **{f"typed-{letter}": Meaning("rank", letter) for letter in RANKS},
    "typed-joker": Meaning("rank", "Jo"),
    "typed-wild": Meaning("rank", "W"),
    "typed-spades": Meaning("suit", "0"),
    "typed-hearts": Meaning("suit", "1"),
    "typed-diamonds": Meaning("suit", "2"),
    "typed-clubs": Meaning("suit", "3"),
    "typed-and": Meaning("and", ""),
}

Vocabulary = dict[str, list[Meaning]]


@cache
def vocabulary(locale: str) -> Vocabulary:
    """Every word understood, with its meanings: the signs first, then the reader's language, then the others."""
    words: Vocabulary = {}
    for signs in (_SIGNS, _SUITS):
        for word, meaning in signs.items():
            _add(words, word, meaning)
    mine = language(locale).code
    for code in sorted((other.code for other in languages()), key=lambda other: other != mine):
        _add_language(words, code)
    return words


def _add_language(words: Vocabulary, code: str) -> None:
    for key, meaning in _TYPED.items():
        if CATALOGUE.has(code, key):
            for word in CATALOGUE.say(code, key).lower().split():
                _add(words, word, meaning)


def _add(words: Vocabulary, word: str, meaning: Meaning) -> None:
    found = words.setdefault(word, [])
    if meaning not in found:
        found.append(meaning)
