"""One more language is one more folder: a made-up one, with an accent on every vowel, reaches every text and command."""

import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent
from fluent.syntax import serialize
from fluent.syntax.visitor import Transformer

import bot.texts
from bot.engine import load_rules
from bot.sandbox import visible_text
from bot.storage import GuildSettings, LeaderRow, PlayerStats, Standing, UserSettings
from bot.texts import CATALOGUE, Catalogue, say
from bot.ui.guide import TOPICS, guide_page
from bot.ui.settings_panel import house_panel, me_panel, server_panel
from bot.ui.standings import Wanted, leaderboard_page, stats_page
from bot.ui.translator import translated

TEXTS = Path(bot.texts.__file__).parent
CODE = "xx"
ABOUT = "language-name = Àccéntéd\nlanguage-locales = fr\nlanguage-numbers = sv\n"
ACCENTS = str.maketrans("aeiouyAEIOUY", "àéîôûýÀÉÎÔÛÝ")


class Accents(Transformer):
    """Puts them into the texts, and not into the names of facts and choices."""

    def visit_TextElement(self, node: fluent.TextElement) -> fluent.TextElement:  # noqa: N802  the library's name
        node.value = node.value.translate(ACCENTS)
        return node


def write_accented(folder: Path) -> None:
    folder.mkdir()
    for file in TEXTS.glob("en/*.ftl"):
        resource = FluentResource(file.read_text("utf-8"))
        (folder / file.name).write_text(serialize(Accents().visit(resource)), "utf-8")
    (folder / "language.ftl").write_text(ABOUT, "utf-8")


@pytest.fixture
def accented(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The catalogue with one folder more."""
    shutil.copytree(TEXTS, tmp_path / "texts", ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    write_accented(tmp_path / "texts" / CODE)
    more = Catalogue(tmp_path / "texts")
    for part in ("_bundles", "_languages", "_codes"):
        monkeypatch.setattr(CATALOGUE, part, getattr(more, part))


def words(text: str) -> list[str]:
    """English words of a text: of two letters or more, with a plain vowel."""
    return [word for word in re.findall(r"[^\W\d_]{2,}", text) if re.search("[aeiouy]", word)]


def read(view: Any) -> str:
    return visible_text({"components": view.to_components()})


@pytest.mark.usefixtures("accented")
def test_it_is_found_by_its_own_file_alone() -> None:
    assert "Àccéntéd" in [language.name for language in CATALOGUE.languages()]
    assert say("fr", "button-hand") == "Hànd"
    assert CATALOGUE.number("fr", 1315) == "1\N{NO-BREAK SPACE}315"


@pytest.mark.usefixtures("accented")
async def test_no_text_of_the_pages_is_written_in_the_code() -> None:
    rules = load_rules("american", 4)
    pages = [guide_page(CODE, rules, topic, "pamerican") for topic in TOPICS]
    pages += [house_panel(CODE, GuildSettings(options={"target": 3000}), "ask_partner")]
    pages += [leaderboard_page(CODE, [LeaderRow(1, "Nn", 1, 1, 5000)], Wanted("samba", "week"), 0)]
    pages += [stats_page(CODE, PlayerStats(1, Standing(2, 1, 9000), {}), "Nn", Wanted())]
    for page in pages:
        assert words(read(page)) == []


@pytest.mark.usefixtures("accented")
async def test_the_panels_offer_it_by_its_own_name() -> None:
    for panel in (server_panel(CODE, GuildSettings()), me_panel(CODE, UserSettings())):
        told = read(panel)
        assert "Àccéntéd" in told
        assert (
            words(
                told.replace("English", "").replace("Dansk", "").replace("Svenska", "").replace("Norsk", "")
            )
            == []
        )


@pytest.mark.usefixtures("accented")
def test_commands_are_translated_where_the_name_is_fit() -> None:
    sent = translated({"name": "rules", "type": 1, "options": [{"name": "variant", "type": 3}]})
    assert sent["name_localizations"]["fr"] == "rûlés"
    assert sent["options"][0]["description_localizations"]["fr"] == "Whîch rûlés"


@pytest.mark.usefixtures("accented")
def test_a_name_that_discord_refuses_is_left_out(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.ui.translator.NAME", re.compile("[a-z]+"))
    sent = translated({"name": "rules", "type": 1})
    assert "fr" not in sent["name_localizations"]
    assert "en-US" in sent["name_localizations"]
    assert "rûlés" in caplog.text
