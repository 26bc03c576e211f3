"""The languages there are beside English: translated for good, short where there is little room, each with its numbers."""

import re

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.texts import CATALOGUE, FALLBACK, number, say
from tests.texts.test_translations import ENGLISH, OTHERS, TEXTS, messages

# Texts that are right in another language as they are in English: names, letters and words that both have.
ALIKE = {
    "da": {
        "command-canasta", "command-canasta-start", "command-meld", "command-owner-status", "option-variant",
        "button-start", "computer-name", "lobby-computer", "preset-samba",
    },
    "sv": {
        "command-canasta", "lobby-computer", "command-hand", "command-owner-status", "option-variant", "option-period", "preset-samba",
    },
    "no": {
        "command-canasta", "command-canasta-start", "command-owner-status", "option-variant", "button-pass",
        "button-start", "lobby-computer", "preset-samba",
    },
}  # fmt: skip
MOST_LABEL = 34
"""Characters of a button that a phone shows whole."""


class Words(Visitor):
    """What a text says itself, without its facts."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802  the library's name
        self.parts.append(node.value)


def said(code: str) -> dict[str, tuple[str, ...]]:
    """The words of every text of a language."""
    found = {}
    for file in sorted((TEXTS / code).glob("*.ftl")):
        for message in messages(file):
            parts = {message.id.name: message.value}
            parts |= {f"{message.id.name}.{part.id.name}": part.value for part in message.attributes}
            for key, pattern in parts.items():
                words = Words()
                words.visit(pattern or fluent.Pattern([]))
                found[key] = tuple(words.parts)
    return found


def says_something(words: tuple[str, ...]) -> bool:
    return bool(re.search(r"[^\W\d_]{2}", "".join(words)))


SAID = {code: said(code) for code in (FALLBACK, *OTHERS)}


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_left_in_english(code: str) -> None:
    english = SAID[FALLBACK]
    alike = {key for key, words in SAID[code].items() if words == english[key] and says_something(words)}
    assert alike - ALIKE[code] == set()


@pytest.mark.parametrize("code", OTHERS)
def test_what_may_be_alike_is(code: str) -> None:
    """So that the list does not outlive what it excuses."""
    assert {key for key in ALIKE[code] if SAID[code].get(key) != SAID[FALLBACK].get(key)} == set()


@pytest.mark.parametrize("code", [FALLBACK, *OTHERS])
def test_buttons_are_short(code: str) -> None:
    name = max((say(code, key) for key in SPECIAL), key=len)
    labels = [
        say(code, key, card="10♠", count=2, name=name, who="Annelise")
        for key in ENGLISH
        if key.startswith("button-")
    ]
    assert [label for label in labels if len(label) > MOST_LABEL] == []


SPECIAL = [key for key in ENGLISH if key.startswith("special-")]


@pytest.mark.parametrize("code", [FALLBACK, *OTHERS])
def test_commands_are_named_in_texts_as_the_language_names_them(code: str) -> None:
    subs = [key for key in ENGLISH if key.startswith("command-canasta-") and not key.endswith(".about")]
    known = {f"/canasta {say(code, key)}" for key in subs}
    told = {key: re.findall(r"/canasta [\w-]+", "".join(words)) for key, words in SAID[code].items()}
    assert {key: names for key, names in told.items() if not set(names) <= known} == {}
    assert any(told.values())


@pytest.mark.parametrize(
    ("locale", "written"),
    [
        ("da", "1.315"),
        ("sv-SE", "1\N{NO-BREAK SPACE}315"),
        ("no", "1\N{NO-BREAK SPACE}315"),
        ("en-GB", "1,315"),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(locale: str, written: str) -> None:
    assert number(locale, 1315) == written
    assert written in say(locale, "pictures-alt-points", points=1315)


@pytest.mark.parametrize(
    ("locale", "one", "many"),
    [("da", "ét kort", "2 kort"), ("sv-SE", "ett kort", "2 kort"), ("no", "ett kort", "2 kort")],
)
def test_one_is_said_otherwise_than_many(locale: str, one: str, many: str) -> None:
    assert [one in say(locale, "table-stock", count=1), many in say(locale, "table-stock", count=2)] == [
        True,
        True,
    ]


LETTERS = {"en": "A K Q J", "da": "E K D B", "sv": "E K D Kn", "no": "E K D Kn"}


@pytest.mark.parametrize("code", [FALLBACK, *OTHERS])
def test_the_letters_on_the_cards_are_understood_when_typed(code: str) -> None:
    assert say(code, "pictures-letters") == LETTERS[code]
    for rank, letter in zip("AKQJ", LETTERS[code].split(), strict=True):
        assert letter == rank or letter.lower() in say(code, f"typed-{rank}").split()


@pytest.mark.parametrize("code", OTHERS)
def test_every_word_for_a_rank_is_understood_when_typed(code: str) -> None:
    ranks = [*"AKQJT987654", "2", "joker"]
    names = {rank: {say(code, f"rank-{rank}", count=many) for many in (1, 2)} for rank in ranks}
    unknown = {rank: told - set(say(code, f"typed-{rank}").split()) for rank, told in names.items()}
    assert {rank: words for rank, words in unknown.items() if words} == {}
    assert CATALOGUE.has(code, "typed-wild")
