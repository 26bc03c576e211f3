"""How texts are found and written, on small languages made up here."""

import logging
from pathlib import Path

import pytest

from bot.texts import Catalogue, TextError

ENGLISH = """
language-name = English
language-locales = en-US en-GB
language-numbers = en
"""
ISLAND = """
language-name = Islandic
language-locales = sv-SE
language-numbers = da
"""
TEXTS = """
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
only = only in English
    .about = about it
frozen = { $frozen ->
    [true] frozen
   *[false] open
}
"""
ISLAND_TEXTS = """
cards = { $count ->
    [one] ein kort
   *[other] { $count } korts
}
"""


def written(folder: Path, code: str, **files: str) -> None:
    (folder / code).mkdir()
    for name, text in files.items():
        (folder / code / f"{name}.ftl").write_text(text, "utf-8")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    written(tmp_path, "en", language=ENGLISH, play=TEXTS)
    return tmp_path


def test_one_folder_is_one_more_language(folder: Path) -> None:
    assert [language.code for language in Catalogue(folder).languages()] == ["en"]
    written(folder, "xx", language=ISLAND, play=ISLAND_TEXTS)
    texts = Catalogue(folder)
    assert [(found.code, found.name) for found in texts.languages()] == [
        ("en", "English"),
        ("xx", "Islandic"),
    ]
    assert texts.say("sv-SE", "cards", count=1) == "ein kort"
    assert texts.say("xx", "cards", count=1315) == "1.315 korts"


def test_numbers_and_plurals_are_those_of_the_language(folder: Path) -> None:
    texts = Catalogue(folder)
    assert texts.say("en-GB", "cards", count=1) == "1 card"
    assert texts.say("en-GB", "cards", count=1315) == "1,315 cards"
    assert texts.number("en", 1315) == "1,315"


def test_what_a_language_lacks_is_said_in_english(folder: Path) -> None:
    written(folder, "xx", language=ISLAND)
    texts = Catalogue(folder)
    assert texts.say("xx", "only") == "only in English"
    assert texts.has("en", "only")
    assert not texts.has("xx", "only")


def test_an_attribute_is_a_text_of_its_own(folder: Path) -> None:
    texts = Catalogue(folder)
    assert texts.say("en", "only.about") == "about it"
    assert not texts.has("en", "only.other")


@pytest.mark.parametrize("locale", ["en-US", "en-GB", "en", "fr", "zh-CN", "", "x-y-z"])
def test_an_unknown_locale_reads_english(folder: Path, locale: str) -> None:
    assert Catalogue(folder).language(locale).code == "en"


def test_truth_is_a_word_to_choose_by(folder: Path) -> None:
    texts = Catalogue(folder)
    assert [texts.say("en", "frozen", frozen=value) for value in (True, False)] == ["frozen", "open"]


def test_nothing_invisible_is_put_around_facts(folder: Path) -> None:
    assert Catalogue(folder).say("en", "cards", count=2).isascii()


@pytest.mark.parametrize(("key", "facts"), [("nowhere", {}), ("cards", {})])
def test_a_missing_text_or_fact_is_an_error(folder: Path, key: str, facts: dict[str, int]) -> None:
    with pytest.raises(TextError):
        Catalogue(folder).say("en", key, **facts)


def test_in_service_a_missing_text_is_logged_and_its_key_shown(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    texts = Catalogue(folder, strict=False)
    assert texts.say("en", "nowhere") == "nowhere"
    assert "nowhere" in caplog.text


def test_a_folder_without_a_language_file_is_no_language(folder: Path) -> None:
    written(folder, "notes", play=TEXTS)
    assert [language.code for language in Catalogue(folder).languages()] == ["en"]


def test_a_language_file_must_say_what_the_language_is(folder: Path) -> None:
    written(folder, "xx", language="language-name = Nameless")
    with pytest.raises(TextError):
        Catalogue(folder)
