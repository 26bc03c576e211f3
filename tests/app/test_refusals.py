"""Every refusal becomes a sentence with its numbers."""

from collections.abc import Mapping
from typing import Any

import pytest
from discord import app_commands

from bot.engine import Illegal, Reason, RulesError, load_rules
from bot.engine.errors import Fact
from bot.storage import DiskFull, StorageBusy, StorageError
from bot.table.errors import (
    LobbyCode,
    LobbyError,
    NothingToUndoError,
    NotPlayingError,
    StaleError,
    TableError,
)
from bot.table.setup import Chair
from bot.ui.refusals import sentence

Facts = Mapping[str, Fact]

# One entry for every way the engine raises it, with the facts it raises it with.
CASES: dict[Reason, list[Facts]] = {
    Reason.NOT_YOUR_TURN: [{"seat": 0, "turn": 1}, {"phase": "over"}],
    Reason.WRONG_PHASE: [
        *({"phase": phase} for phase in ("draw", "play", "answer", "over")),
        {"stock": 0},
        {"stock": 7},
    ],
    Reason.NOT_ALLOWED: [
        *({"verb": verb} for verb in ("pass", "three", "ask", "special")),
        {"target": "W"},
        {"text": "dance"},
    ],
    Reason.BAD_CARD: [{"card": "Kh"}, {"cards": "hand"}, {"cards": "none"}, {"cards": "twice"}],
    Reason.PILE_EMPTY: [{}],
    Reason.PILE_BLOCKED: [
        *({"top": top, "blocks": 0} for top in ("Jo", "2s", "3h", "3c")),
        {"top": "9c", "blocks": 1},
    ],
    Reason.PILE_FROZEN: [{"top": "Th", "laid": 1, "need": 2}],
    Reason.NO_MATCH: [{"top": "Th", "laid": 1}],
    Reason.MELD_TOO_SMALL: [{"laid": 2, "need": 3, "rank": rank} for rank in ("A", "3", "W", "run")],
    Reason.MELD_WRONG_RANK: [{"rank": "K"}],
    Reason.MELD_NATURALS: [{"laid": 1, "need": 2, "rank": "K"}],
    Reason.MELD_WILDS: [{"laid": 4, "most": 3, "rank": "K"}, {"laid": 1, "most": 0, "rank": "7"}],
    Reason.MELD_FULL: [{"laid": 8, "most": 7, "rank": "K"}],
    Reason.MELD_SEQUENCE: [{"laid": 3}],
    Reason.BLACK_THREES: [{"left": 4, "canastas": 0, "need": 1}, {"laid": 3}],
    Reason.OPENING_TOO_LOW: [{"laid": 75, "need": 90}],
    Reason.OPENING_PURE: [{"need": 3}],
    Reason.MUST_KEEP_CARD: [{"left": 1, "canastas": 0, "need": 2}],
    Reason.MUST_GO_OUT: [{"left": 3}],
    Reason.DISCARD_WILD: [{"naturals": 4}],
    Reason.DISCARD_GUARDED: [{"card": "7h"}],
    Reason.DISCARD_THREE: [{"card": "3s"}],
    Reason.ASK_REFUSED: [{"cause": cause} for cause in ("alone", "asked", "laid", "cards", "cannot")],
    Reason.SPECIAL_HAND: [{"name": "pairs", "cards": 13}],
}


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_a_sentence_for_each_of_its_cases(reason: Reason) -> None:
    told = [sentence("en", Illegal(reason, **facts)) for facts in CASES[reason]]
    assert len(set(told)) == len(told), "two cases read the same"
    assert not any("unforeseen" in text or "_" in text or "{" in text for text in told)


@pytest.mark.parametrize("reason", Reason)
def test_the_sentence_has_the_numbers(reason: Reason) -> None:
    for facts in CASES[reason]:
        told = sentence("en", Illegal(reason, **facts))
        for name in ("need", "left", "canastas", "naturals"):
            assert name not in facts or str(facts[name]) in told, (name, told)


def test_cards_and_melds_are_named_as_players_read_them() -> None:
    assert "10♥" in sentence("en", Illegal(Reason.PILE_FROZEN, top="Th", laid=0, need=2))
    assert "🃏" in sentence("en", Illegal(Reason.PILE_BLOCKED, top="Jo", blocks=0))
    assert "kings" in sentence("en", Illegal(Reason.MELD_WRONG_RANK, rank="K"))


def test_the_one_who_plays_is_named_where_the_table_is_known() -> None:
    class Chairs:
        def chair(self, seat: int) -> Chair:
            assert seat == 2
            return Chair(seat=2, user_id=1, name="Kari")

    assert "Kari" in sentence("en", Illegal(Reason.NOT_YOUR_TURN, seat=0, turn=2), Chairs())


@pytest.mark.parametrize(
    ("preset", "seats", "teams", "options"),
    [
        ("bridge", 4, None, {}),
        ("classic", 7, None, {}),
        ("classic", 4, "triples", {}),
        ("classic", 4, None, {"packs": 3}),
        ("classic", 4, None, {"max_wilds": 9}),
        ("danish", 6, None, {"hand_size": 15}),
    ],
)
def test_every_refusal_of_rules_has_a_sentence(
    preset: str, seats: int, teams: str | None, options: dict[str, int]
) -> None:
    with pytest.raises(RulesError) as refused:
        load_rules(preset, seats, teams, **options)
    told = sentence("en", refused.value)
    assert "unforeseen" not in told
    assert "_" not in told


@pytest.mark.parametrize("error", [DiskFull("x"), StorageBusy("x"), StorageError("x")])
def test_a_failing_store_says_that_nothing_changed(error: StorageError) -> None:
    assert "othing has changed" in sentence("en", error)


def test_what_nobody_foresaw_gets_a_number_that_is_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    told = sentence("en", ZeroDivisionError("secret detail"))
    number = told.rsplit(" ", 1)[1]
    assert number in caplog.text
    assert "secret detail" not in told


def test_teams_and_values_are_told_by_the_names_that_players_read() -> None:
    with pytest.raises(RulesError) as refused:
        load_rules("classic", 4, "cutthroat")
    told = sentence("en", refused.value)
    assert "“one against two”" in told
    assert "in pairs" in told
    with pytest.raises(RulesError) as refused:
        load_rules("classic", 4, wild_ratio="more")
    assert "fewer than natural cards" in sentence("en", refused.value)


def test_who_is_refused_reads_the_host_s_name_without_its_markup() -> None:
    told = sentence("en", LobbyError(LobbyCode.NOT_HOST, host="**Anna**\n@everyone"))
    assert "\\*\\*Anna\\*\\*" in told
    assert "@everyone" not in told


@pytest.mark.parametrize("code", LobbyCode)
def test_every_refusal_of_a_table_has_a_sentence(code: LobbyCode) -> None:
    facts: Facts = {
        "seat": 1,
        "seats": 4,
        "missing": 2,
        "table": 7,
        "status": "lobby",
        "level": "easy",
        "people": 5,
        "minutes": 3,
    }
    told = sentence("en", LobbyError(code, **facts))
    assert told.endswith((".", "add computers."))
    assert "_" not in told


@pytest.mark.parametrize("error", [StaleError(7), NotPlayingError("lobby"), NothingToUndoError()])
def test_so_have_the_refusals_of_play(error: TableError) -> None:
    assert sentence("en", error).endswith(".")


def test_what_discord_itself_refuses_is_told_by_what_is_missing() -> None:
    assert "Manage Server" in sentence("en", app_commands.MissingPermissions(["manage_guild"]))
    assert "manage threads" in sentence("en", app_commands.MissingPermissions(["manage_threads"]))
    assert "server" in sentence("en", app_commands.NoPrivateMessage())
    assert sentence("en", app_commands.CheckFailure()) == "That is not for you to do."


def test_what_the_library_wraps_an_error_in_is_taken_off() -> None:
    async def callback(_: Any) -> None: ...

    command: Any = app_commands.Command(name="try", description="try", callback=callback)
    wrapped = app_commands.CommandInvokeError(command, Illegal(Reason.PILE_EMPTY))
    assert "pile is empty" in sentence("en", wrapped)
