"""The rule book's page: its table is that of the data files, and it names everything the code has."""

import json
import re

import pytest

from bot.engine import HOUSE_RULES, Reason, RecordError, Rules, RulesError, load_rules, parse, presets, replay
from bot.engine.actions import Unreadable
from bot.engine.passport import from_passport
from bot.engine.record import Record, RoundRecord
from bot.engine.rules import allowed
from bot.engine.special import SPECIAL_HANDS, special_points_by_name
from tools.preset_table import BEGIN, END, PAGE, table, with_table

TEXT = PAGE.read_text("utf-8")
SECTIONS = {
    heading.split(" ", 1)[0]: body
    for heading, body in re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL)
}
RECORD_CODES = [
    "bad_record",
    "bad_options",
    "bad_dealer",
    "bad_deck",
    "bad_commit",
    "bad_scores",
    "bad_totals",
    "bad_winner",
]


def rows(section: str) -> list[list[str]]:
    """The cells of every row of a section's tables."""
    lines = [line for line in SECTIONS[section].splitlines() if line.startswith("|")]
    return [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in lines]


def test_the_table_is_that_of_the_data_files() -> None:
    assert with_table(TEXT) == TEXT, "run python -m tools.preset_table"


def test_the_table_has_every_field_and_preset() -> None:
    lines = table().splitlines()
    assert [cell.strip() for cell in lines[0].strip("|").split("|")] == ["field", *presets()]
    fields = [line.strip("| ").split(" | ")[0] for line in lines[3:]]
    assert fields == [name for name in Rules.model_fields if name not in ("preset", "seats", "teams")]


@pytest.mark.parametrize(
    ("field", "preset", "cell"),
    [
        ("hand_size", "classic", "15 at 2; 13 at 3; 11 at 4"),
        ("canastas_to_go_out", "norwegian", "1 at 2, 3, 4 solo, 5, 6 solo; 2 at 4 pairs, 6 pairs"),
        ("opening", "american", "-∞:125 3000:155 5000:180"),
        ("meld_limit", "american", "7"),
        ("wild_canastas", "american", "twos 3000, jokers 2500, mixed 2000"),
        ("all_red_threes", "swedish", "800 at 2, 3, 4; 1000 at 6 pairs, 6 triples"),
    ],
)
def test_a_cell_says_what_depends_on_the_players(field: str, preset: str, cell: str) -> None:
    row = next(row for row in rows("10") if row[0] == field)
    assert row[1 + presets().index(preset)] == cell


def test_a_page_without_a_place_for_the_table_is_refused() -> None:
    with pytest.raises(ValueError, match="no place"):
        with_table(TEXT.replace(END, ""))
    assert TEXT.count(BEGIN) == 1


def test_every_error_code_is_there_in_its_order() -> None:
    codes = [row[0] for row in rows("11") if row[0] in set(Reason)]
    assert codes == list(Reason)


def test_every_code_of_a_record_is_there_in_its_order() -> None:
    found = [SECTIONS["12"].index(f"`{code}`") for code in RECORD_CODES]
    assert found == sorted(found)


def test_every_field_of_a_record_is_there() -> None:
    for field in [*Record.model_fields, *RoundRecord.model_fields]:
        assert f"`{field}`" in SECTIONS["12"], field


def test_every_house_rule_is_there_with_its_values() -> None:
    told = {row[0]: row[1] for row in rows("10") if row[0] in HOUSE_RULES and len(row) == 2}
    assert list(told) == list(HOUSE_RULES)
    for field, values in told.items():
        for value in re.split(r", |-", allowed(field)):
            assert value in values, field


def test_every_reason_against_a_rule_set_is_there() -> None:
    reasons = [
        "unknown_preset",
        "seats_not_offered",
        "teams_not_offered",
        "unknown_option",
        "bad_value",
        "stock_too_small",
    ]
    for reason in [*reasons, "passport_unreadable", "passport_check", "passport_newer"]:
        assert f"`{reason}`" in TEXT
        assert reason in str(RulesError.__doc__)


def test_every_special_hand_is_there_with_its_points() -> None:
    told = {row[0]: row[2] for row in rows("7") if len(row) == 3}
    for name in SPECIAL_HANDS:
        assert told[name] == str(special_points_by_name(name))


def test_every_field_of_the_rules_is_explained() -> None:
    body = "\n".join(SECTIONS[number] for number in "123456789")
    fields = [name for name in Rules.model_fields if name not in ("preset", "seats")]
    assert [name for name in fields if f"`{name}`" not in body] == []


def test_the_record_shown_can_be_replayed() -> None:
    shown = re.search(r"```json\n(.*?)```", TEXT, re.DOTALL)
    assert shown
    outcome = replay(json.dumps(json.loads(shown[1])))
    assert (outcome.scores, outcome.winner) == ([], None)
    with pytest.raises(RecordError):
        replay(json.dumps(json.loads(shown[1].replace("0 draw", "1 draw"))))


def test_the_actions_shown_can_be_read() -> None:
    lines = [line.strip() for line in SECTIONS["12"].splitlines() if line.startswith("    ")]
    actions = [re.split(r"\s{2,}", line)[:-1] for line in lines]
    read = [parse(action) for line in actions for action in line]
    assert len(read) == 11
    assert not any(isinstance(action, Unreadable) for action in read)


def test_the_passport_shown_can_be_read() -> None:
    shown = re.findall(r"`(CAN1-[0-9A-Z-]+)`", TEXT)
    assert [from_passport(code) for code in shown] == [load_rules("classic", 4, hand_size=13)]


def test_every_link_within_the_page_leads_somewhere() -> None:
    headings = re.findall(r"^## (.+)$", TEXT, re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}
    links = re.findall(r"\]\(#(.+?)\)", TEXT)
    assert set(links) == anchors


def glossary() -> list[list[str]]:
    lines = (PAGE.parent / "glossary.md").read_text("utf-8").splitlines()
    rows = [line for line in lines if line.startswith("|") and "---" not in line]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in rows]


def test_the_glossary_has_four_languages_in_every_row() -> None:
    assert len(glossary()) > 30
    assert all(len(row) == 4 and all(row) for row in glossary())


@pytest.mark.parametrize(("column", "code"), [(1, "da"), (2, "sv"), (3, "no")])
def test_the_first_word_of_the_glossary_is_the_catalogues(column: int, code: str) -> None:
    files = (PAGE.parent.parent / "bot" / "texts" / code).glob("*.ftl")
    said = " ".join(file.read_text("utf-8").lower() for file in files)
    for row in glossary():
        if row[0] != "English":
            first = re.split(r"[;,:]", row[column])[0].strip(" »«”“").lower()
            stems = [word[: max(3, len(word) - 2)] for word in first.split()]  # the ends change in a sentence
            assert all(stem in said for stem in stems), first
