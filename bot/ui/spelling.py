"""Typed text as cards, in every way it can be read; knows no hand, so that whoever asks picks the reading that fits."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final, NamedTuple

from bot.engine.cards import JOKER, RANKS, TWO, Card, card_rank
from bot.ui.words import LONG_WORD, Meaning, Vocabulary, vocabulary

MOST_TEXT: Final = 200
_MOST_READINGS: Final = 64
_BREAKS: Final = ",;|/\n"
_MOST_COUNT: Final = 20
_LONGEST_WORD: Final = 20
_NUMBER = re.compile(r"(\d{1,2})\s*([x×]?)\s*")


class Spec(NamedTuple):
    """A card as typed: a rank's letter, `Jo` or `W`, and a suit where one was named."""

    rank: str
    suit: int | None


class Chunk(NamedTuple):
    """Cards typed in one breath; `named` is the meld they go to where one was named by `K:`."""

    cards: tuple[Spec, ...]
    named: str | None = None


Segment = tuple[Chunk, ...]
Reading = tuple[Segment, ...]
_Place = tuple[int, int, bool, bool, bool, bool]


@dataclass(frozen=True)
class _Draft:
    """A reading under way."""

    segments: tuple[Segment, ...] = ()
    chunks: Segment = ()
    cards: tuple[Spec, ...] = ()
    named: str | None = None
    suit_first: int | None = None
    times: int = 1


def readings(text: str, locale: str) -> list[Reading]:
    """Every way to read the text as cards, the likeliest first; none if it is not cards."""
    words = vocabulary(locale)
    plain = text[:MOST_TEXT].replace("\ufe0f", "").strip().lower()
    found = islice(_read(plain, words, _Draft(), set()), _MOST_READINGS)
    return list(dict.fromkeys(reading for reading in found if reading))


def _read(text: str, words: Vocabulary, draft: _Draft, dead: set[_Place]) -> Iterator[Reading]:
    """Every way to read the rest of the text. Where there was none is remembered, or a text that ends in what is no
    card would be tried in all the ways that its beginning can be read."""
    place = _place(text, draft)
    if place in dead:
        return
    alive = False
    for reading in _ways(text, words, draft, dead):
        alive = True
        yield reading
    if not alive:
        dead.add(place)


def _place(text: str, draft: _Draft) -> _Place:
    """How far the reading is, and all of the draft that says whether what follows can be read."""
    nameable = len(draft.cards) == 1 and draft.cards[0].suit is None
    before = (draft.cards or (draft.chunks[-1].cards if draft.chunks else ()))[-1:]
    open_suit = bool(before) and _takes_suit(before[0])
    return len(text), draft.times, draft.suit_first is None, bool(draft.cards), nameable, open_suit


def _ways(text: str, words: Vocabulary, draft: _Draft, dead: set[_Place]) -> Iterator[Reading]:
    if not text:
        yield from _finished(draft)
    elif text[0].isspace():
        yield from _read(text.lstrip(), words, _close_chunk(draft), dead)
    elif text[0] in _BREAKS:
        yield from _read(text[1:].lstrip(), words, _close_segment(draft), dead)
    elif text[0] == ":":
        yield from _read_name(text, words, draft, dead)
    else:
        for rest, after in _steps(text, words, draft):
            yield from _read(rest, words, after, dead)


def _finished(draft: _Draft) -> Iterator[Reading]:
    if draft.times == 1 and draft.suit_first is None:
        yield _close_segment(draft).segments


def _read_name(text: str, words: Vocabulary, draft: _Draft, dead: set[_Place]) -> Iterator[Reading]:
    """`K:` names the meld that the cards after it go to."""
    if len(draft.cards) == 1 and draft.cards[0].suit is None:
        named = draft.cards[0].rank
        yield from _read(text[1:].lstrip(), words, replace(draft, cards=(), named=named), dead)


def _steps(text: str, words: Vocabulary, draft: _Draft) -> Iterator[tuple[str, _Draft]]:
    """(rest of the text, draft) for each thing that the text may begin with."""
    number = _NUMBER.match(text)
    counted = list(_counted(text, number, draft)) if number else []
    surely = bool(number and (number[2] or _long_word(text[number.end() :], words)))
    if surely:
        yield from counted
    for word, meaning in _words(text, words):
        for after in _add(draft, meaning):
            yield text[len(word) :], after
    if not surely:
        yield from counted


def _counted(text: str, number: re.Match[str], draft: _Draft) -> Iterator[tuple[str, _Draft]]:
    times = int(number[1])
    if draft.times == 1 and 1 < times <= _MOST_COUNT and number.end() < len(text):
        yield text[number.end() :], replace(draft, times=times)


def _long_word(text: str, words: Vocabulary) -> bool:
    return any(len(word) >= LONG_WORD for word, _ in _words(text, words))


def _words(text: str, words: Vocabulary) -> Iterator[tuple[str, Meaning]]:
    """The known words that the text begins with, the longest first; a long one must end where its letters end."""
    for many in range(min(len(text), _LONGEST_WORD), 0, -1):
        word = text[:many]
        if word in words and (many < LONG_WORD or not text[many : many + 1].isalpha()):
            for meaning in words[word]:
                yield word, meaning


def _add(draft: _Draft, meaning: Meaning) -> Iterator[_Draft]:
    """The draft with one more word, in each way that makes sense."""
    if meaning.kind == "rank":
        spec = Spec(meaning.value, draft.suit_first)
        yield replace(draft, cards=draft.cards + (spec,) * draft.times, suit_first=None, times=1)
    elif draft.times > 1:
        return
    elif meaning.kind == "and":
        yield _close_chunk(draft)
    else:
        yield from _add_suit(draft, int(meaning.value))


def _add_suit(draft: _Draft, suit: int) -> Iterator[_Draft]:
    """A suit belongs to the card before it, or else to the one that follows."""
    if draft.suit_first is not None:
        return
    if draft.cards:
        if _takes_suit(draft.cards[-1]):
            yield replace(draft, cards=(*draft.cards[:-1], Spec(draft.cards[-1].rank, suit)))
        return
    if draft.chunks and _takes_suit((last := draft.chunks[-1]).cards[-1]):
        suited = last._replace(cards=(*last.cards[:-1], Spec(last.cards[-1].rank, suit)))
        yield replace(draft, chunks=(*draft.chunks[:-1], suited))
    yield replace(draft, suit_first=suit)


def _takes_suit(spec: Spec) -> bool:
    return spec.suit is None and spec.rank not in ("Jo", "W")


def _close_chunk(draft: _Draft) -> _Draft:
    """What was typed so far in one breath, put aside; a count or a suit waiting for its card waits on."""
    if not draft.cards:
        return draft
    chunk = Chunk(draft.cards, draft.named)
    return replace(draft, chunks=(*draft.chunks, chunk), cards=(), named=None)


def _close_segment(draft: _Draft) -> _Draft:
    closed = _close_chunk(draft)
    if not closed.chunks:
        return closed
    return replace(closed, segments=(*closed.segments, closed.chunks), chunks=(), named=None)


def is_meant(card: Card, spec: Spec) -> bool:
    """Whether a card is such a one."""
    if spec.rank == "W":
        return card == JOKER or card_rank(card) == TWO
    if spec.rank == "Jo" or card == JOKER:
        return spec.rank == "Jo" and card == JOKER
    return RANKS[card_rank(card)] == spec.rank and spec.suit in (None, card & 3)


def looseness(spec: Spec) -> int:
    """How little was said of the card: those that say most choose first."""
    return 2 if spec.rank == "W" else int(spec.suit is None)
