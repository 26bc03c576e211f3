"""The texts themselves: nothing unreadable, missing, unused or unlike in the languages there are."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import bot
import bot.texts
from bot.texts import CATALOGUE, FALLBACK, languages, say
from bot.texts.catalogue import mistakes

ROOT = Path(bot.__file__).parent.parent
TEXTS = Path(bot.texts.__file__).parent
FILES = sorted(TEXTS.glob("*/*.ftl"))
OTHERS = [language.code for language in languages() if language.code != FALLBACK]


class Placeholders(Visitor):
    """The facts a text takes, and the choices it makes by words."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.choices: dict[str, str] = {}

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802  the library's name
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802  likewise
        keys = [v.key.name for v in node.variants if isinstance(v.key, fluent.Identifier)]
        if isinstance(node.selector, fluent.VariableReference) and not set(keys) <= PLURALS:
            self.choices[node.selector.id.name] = keys[0]
        self.generic_visit(node)


PLURALS = {"zero", "one", "two", "few", "many", "other"}


def messages(file: Path) -> list[fluent.Message]:
    body = FluentResource(file.read_text("utf-8")).body
    return [entry for entry in body if isinstance(entry, fluent.Message)]


def texts_of(code: str) -> dict[str, Placeholders]:
    """Every text of a language, attributes apart, with what it takes."""
    found: dict[str, Placeholders] = {}
    for file in sorted((TEXTS / code).glob("*.ftl")):
        for message in messages(file):
            parts = {message.id.name: message.value}
            parts |= {f"{message.id.name}.{part.id.name}": part.value for part in message.attributes}
            for key, pattern in parts.items():
                if pattern is not None:
                    found[key] = Placeholders()
                    found[key].visit(pattern)
    return found


ENGLISH = texts_of(FALLBACK)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_file_can_be_read_whole(file: Path) -> None:
    assert mistakes(file.read_text("utf-8")) == []


@pytest.mark.parametrize("code", [language.code for language in languages()])
def test_no_text_is_there_twice(code: str) -> None:
    keys = Counter(message.id.name for file in (TEXTS / code).glob("*.ftl") for message in messages(file))
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("key", ENGLISH)
@pytest.mark.parametrize("code", [language.code for language in languages()])
def test_every_text_can_be_said(code: str, key: str) -> None:
    facts = {name: ENGLISH[key].choices.get(name, 2) for name in ENGLISH[key].names}
    assert say(code, key, **facts).strip()


@pytest.mark.parametrize("code", OTHERS)
def test_every_language_has_every_text_and_no_other(code: str) -> None:
    assert sorted(texts_of(code)) == sorted(ENGLISH)


@pytest.mark.parametrize("code", OTHERS)
def test_every_language_takes_the_same_facts(code: str) -> None:
    theirs = texts_of(code)
    unlike = {
        key: (theirs[key].names, ENGLISH[key].names)
        for key in theirs.keys() & ENGLISH.keys()
        if theirs[key].names != ENGLISH[key].names
    }
    assert unlike == {}


def strings_in_code() -> tuple[set[str], list[re.Pattern[str]]]:
    """Every text literal in the code, and a pattern for every one put together from parts."""
    plain: set[str] = set()
    joined: list[re.Pattern[str]] = []
    for file in [*ROOT.glob("bot/**/*.py"), *ROOT.glob("cogs/*.py")]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain.add(node.value)
            elif isinstance(node, ast.JoinedStr) and (pattern := _pattern(node)):
                joined.append(re.compile(pattern))
    return plain, joined


def _pattern(node: ast.JoinedStr) -> str | None:
    """`f"rank-{letter}"` as a pattern; None where no fixed part says which keys are meant."""
    fixed = [part.value for part in node.values if isinstance(part, ast.Constant)]
    if not fixed or not re.match(r"[a-z]+-", str(fixed[0])) or node.values[0] is not _first(node):
        return None
    return "".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".*" for p in node.values)


def _first(node: ast.JoinedStr) -> ast.expr | None:
    return next((part for part in node.values if isinstance(part, ast.Constant)), None)


def test_no_text_is_unused() -> None:
    plain, joined = strings_in_code()
    unused = [
        key for key in ENGLISH if key not in plain and not any(pattern.fullmatch(key) for pattern in joined)
    ]
    assert unused == []


def test_every_key_named_in_the_code_is_there() -> None:
    missing = []
    for file in [*ROOT.glob("bot/**/*.py"), *ROOT.glob("cogs/*.py")]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
                key = node.args[1] if len(node.args) > 1 else None
                if isinstance(key, ast.Constant) and not CATALOGUE.has(FALLBACK, str(key.value)):
                    missing.append(f"{file.name}: {key.value!r}")
    assert missing == []
