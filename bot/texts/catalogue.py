"""Texts in every language: one folder a language, Fluent files in it. Knows no text itself, nor what the texts are about.

A folder is a language when it has a `language.ftl`, which names the language in itself (`language-name`), Discord's
codes for it (`language-locales`) and the locale its numbers are written in (`language-numbers`).
"""

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Junk, Resource

log = logging.getLogger(__name__)

FALLBACK: Final = "en"
_ABOUT: Final = "language.ftl"

FactValue = str | int | float | bool | None


class TextError(LookupError):
    """A text that is not there, or that needs a fact it was not given."""


@dataclass(frozen=True, slots=True)
class Language:
    """`code` is the folder's name, `locales` are Discord's codes, `numbers` is the locale of its numbers."""

    code: str
    name: str
    locales: tuple[str, ...]
    numbers: str


class Catalogue:
    """The languages of one folder.

    `strict` makes a missing text or fact an error; else it is logged and the key itself is shown, so that a slip in a
    sentence never stops a game.
    """

    def __init__(self, folder: Traversable | Path, *, strict: bool = True) -> None:
        self.strict = strict
        self._bundles: dict[str, FluentBundle] = {}
        self._languages: dict[str, Language] = {}
        for code, files in sorted(_language_folders(folder)):
            self._load(code, files)
        self._codes = {
            locale: language.code for language in self._languages.values() for locale in language.locales
        }

    def _load(self, code: str, files: tuple[Traversable, ...]) -> None:
        resources = [FluentResource(file.read_text("utf-8")) for file in files]
        about = _bundle([code], resources)
        language = Language(
            code=code,
            name=_plain(about, "language-name"),
            locales=tuple(_plain(about, "language-locales").split()),
            numbers=_plain(about, "language-numbers"),
        )
        self._languages[code] = language
        self._bundles[code] = _bundle([language.numbers], resources)

    def languages(self) -> tuple[Language, ...]:
        """Every language, by code."""
        return tuple(self._languages.values())

    def language(self, locale: str) -> Language:
        """The language for a Discord locale, a code of ours or a longer tag of either; English for any other."""
        code = self._codes.get(locale, locale)
        known = code if code in self._languages else code.partition("-")[0]
        return self._languages.get(known, self._languages[FALLBACK])

    def has(self, locale: str, key: str) -> bool:
        """Whether this very language has the text; the fallback is not asked."""
        return _pattern(self._bundles[self.language(locale).code], key) is not None

    def say(self, locale: str, key: str, /, **facts: FactValue) -> str:
        """The text of a key, or of its attribute (`key.about`), with its facts; in English where it is missing.

        Whole numbers are written as the language writes them; give ids as text. Raises `TextError` if strict.
        """
        for code in dict.fromkeys((self.language(locale).code, FALLBACK)):
            bundle = self._bundles[code]
            pattern = _pattern(bundle, key)
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, {k: _fact(v) for k, v in facts.items()})
                if errors:
                    self._complain(f"{code}: {key}: {errors[0]}")
                return str(text)
        self._complain(f"there is no text {key}")
        return key

    def _complain(self, fault: str) -> None:
        if self.strict:
            raise TextError(fault)
        log.error("%s", fault)

    def number(self, locale: str, value: float) -> str:
        """A number as the language writes it: 1,315 or 1.315 or 1 315."""
        return str(format_decimal(value, locale=self.language(locale).numbers))


def _language_folders(folder: Traversable | Path) -> Iterator[tuple[str, tuple[Traversable, ...]]]:
    for place in folder.iterdir():
        if place.is_dir() and place.joinpath(_ABOUT).is_file():
            files = (file for file in place.iterdir() if file.name.endswith(".ftl"))
            yield place.name, tuple(sorted(files, key=lambda file: file.name))


def mistakes(text: str) -> list[str]:
    """The parts of a Fluent file that cannot be read; they would be left out in silence."""
    return [entry.content or "" for entry in FluentResource(text).body if isinstance(entry, Junk)]


def _bundle(locales: list[str], resources: list[Resource]) -> FluentBundle:
    # No isolation marks: none of the languages is written from right to left, and they would count as characters.
    bundle = FluentBundle(locales, use_isolating=False)
    for resource in resources:
        bundle.add_resource(resource)
    return bundle


def _pattern(bundle: FluentBundle, key: str) -> Pattern | None:
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def _plain(bundle: FluentBundle, key: str) -> str:
    pattern = _pattern(bundle, key)
    if pattern is None:
        raise TextError(f"{_ABOUT} says no {key}")
    return str(bundle.format_pattern(pattern)[0])


def _fact(value: FactValue) -> str | int | float:
    """Truth values and None become words that a text can choose by."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return "none" if value is None else value
