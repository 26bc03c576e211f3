"""Card faces as emojis: in step with the drawings after every start, harmless to everything, and never in a reader's way."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import discord
import pytest
from msgspec.structs import replace as struct_replace

from bot.app import CanastaBot
from bot.engine import Phase, parse_card
from bot.engine.cards import JOKER, KINDS, Card, bag
from bot.sandbox import Fault, Sandbox
from bot.storage import UserSettings
from bot.ui import emojis, parts
from bot.ui.cards import card_text
from bot.ui.emojis import CardEmojis, emoji_name, is_ours
from bot.ui.panel import hand_panel
from bot.ui.seated import Seated
from bot.ui.table_message import table_message
from tests.app.conftest import serving
from tests.e2e.playing import Person, panel_of
from tests.e2e.trouble import playing, settle
from tests.ui.limits import assert_within, payload, walk
from tests.ui.positions import position
from tests.ui.rounds import FORMS, rounds, scene_at, seated_at

NAMES = {emoji_name(card) for card in range(KINDS)}
EMOJI = re.compile(r"<:(\w+):(\d+)>")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(emojis, "PACE", 0.0)


@pytest.fixture
async def box() -> AsyncIterator[Sandbox]:
    async with Sandbox() as box:
        yield box


@asynccontextmanager
async def started(box: Sandbox, folder: Path) -> AsyncIterator[CanastaBot]:
    """The bot, its emojis as far in step as they will come."""
    async with serving(box, folder / "games.db") as bot:
        await bot._emojis.settled()
        yield bot


def names_in(box: Sandbox) -> list[str]:
    return [str(emoji["name"]) for emoji in box.world.emojis.values()]


def requests(box: Sandbox, method: str) -> list[str]:
    return [e["path"] for e in box.rest.entries() if e["method"] == method and "/emojis" in e["path"]]


def put(box: Sandbox, name: str) -> str:
    """An emoji that the application has already."""
    emoji_id = box.world.new_id()
    box.world.emojis[emoji_id] = {"id": emoji_id, "name": name, "animated": False}
    return emoji_id


# Names


def test_every_card_has_an_emoji_named_after_it_and_its_drawing() -> None:
    assert len(NAMES) == KINDS == 53
    assert emoji_name(parse_card("Ks")).startswith("Ks_")
    assert emoji_name(parse_card("Th")).startswith("10h_")
    assert emoji_name(JOKER).startswith("joker_")
    assert all(is_ours(name) and 2 <= len(name) <= 32 for name in NAMES)


@pytest.mark.parametrize("name", ["Ks", "Ks_", "card_Ks_123abc", "Ks_123abcd", "11h_123abc", "joker", "logo"])
def test_an_emoji_of_another_name_is_not_ours(name: str) -> None:
    assert not is_ours(name)


# Alone, with a client that only plays


class Refusing:
    """A client whose application has no emojis and gets none."""

    application_id = 1

    def __init__(self, error: Exception) -> None:
        self.error = error
        self.uploads = 0

    async def fetch_application_emojis(self) -> list[discord.Emoji]:
        return []

    async def create_application_emoji(self, *, name: str, image: bytes) -> discord.Emoji:
        self.uploads += 1
        raise self.error


class Response:
    def __init__(self, status: int) -> None:
        self.status, self.reason = status, "no"


def http_error(status: int, code: int = 0, message: str = "no") -> discord.HTTPException:
    kind = discord.Forbidden if status == 403 else discord.HTTPException
    return kind(cast("Any", Response(status)), {"code": code, "message": message})


@pytest.mark.parametrize(
    "error", [*map(http_error, (400, 403, 429, 500)), OSError("gone"), KeyError("items")]
)
async def test_the_first_refusal_ends_it_and_names_stand_in(error: Exception) -> None:
    client = Refusing(error)
    faces = CardEmojis(cast("discord.Client", client))
    faces.start()
    await faces.settled()
    assert client.uploads == 1
    assert all(faces(card) is None for card in range(KINDS))
    await faces.close()


async def test_a_message_refused_for_anything_else_is_not_sent_again() -> None:
    faces, sent = CardEmojis(cast("discord.Client", Refusing(OSError()))), []

    async def send() -> None:
        sent.append(1)
        raise http_error(400, 50035, "Invalid Form Body: components")

    with pytest.raises(discord.HTTPException):
        await faces.tried(send)
    assert sent == [1]


# Within the limits


def longest(card: Card) -> discord.PartialEmoji:
    """An emoji of every card, its id as long as Discord's will be for centuries."""
    return discord.PartialEmoji(name=emoji_name(card), id=10**20 - 1 - card)


def crowded(hand: int, **how: Any) -> Seated:
    """The panel of someone with all this, everyone's names long, with emojis."""
    return replace(seated_at(struct_replace(position(**how), hands=(hand,) * 4), 0), emoji=longest)


def every_kind(many: int) -> int:
    """So many cards, as many different ones as there can be."""
    return bag([card for _ in range(2) for card in range(KINDS)][:many])


@pytest.mark.parametrize("many", [11, 20, 30, 40, 53, 60])
@pytest.mark.parametrize("phase", [Phase.DRAW, Phase.PLAY])
def test_the_largest_hands_are_within_the_limits(many: int, phase: Phase) -> None:
    panel = crowded(every_kind(many), preset="american", phase=phase)
    for why in (None, "opening"):
        assert_within(hand_panel(panel, note="n" * 800, why=why, picture_alt="x" * 2000))


@pytest.mark.parametrize(("limit", "most"), [("MOST_TEXT", 2500), ("MOST_BYTES", 2700)])
def test_a_hand_that_would_be_too_long_in_emojis_is_told_by_name(
    monkeypatch: pytest.MonkeyPatch, limit: str, most: int
) -> None:
    monkeypatch.setattr(parts, limit, most)
    shown = text_of(hand_panel(crowded(every_kind(60), preset="american")))
    assert not EMOJI.search(shown)
    assert all(card_text(card, "en") in shown for card in range(KINDS))


def test_a_large_hand_still_has_its_emojis() -> None:
    assert len(EMOJI.findall(text_of(hand_panel(crowded(every_kind(53), preset="american"))))) == KINDS


def text_of(view: discord.ui.LayoutView) -> str:
    return texts_of({"components": payload(view)})


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_no_emoji_of_the_last_moves_is_cut_in_two(seats: int) -> None:
    form = next(form for form in FORMS if form[1] == seats)
    seen = 0
    for place, (state, moves) in enumerate(rounds(*form, 3)):
        if place % 15 == 0 and state.phase is not Phase.OVER:
            view = table_message(replace(scene_at(state, moves), emoji=longest), picture_alt="x" * 2000)
            assert_within(view)
            assert "<:" not in EMOJI.sub("", text_of(view))
            seen += len(EMOJI.findall(text_of(view)))
    assert seen > seats


# Kept in step


@pytest.mark.e2e
async def test_a_first_start_uploads_every_card_once_and_a_restart_none(box: Sandbox, tmp_path: Path) -> None:
    async with started(box, tmp_path) as bot:
        assert sorted(names_in(box)) == sorted(NAMES)
        assert all(bot._emojis(card) is not None for card in range(KINDS))
    before = dict(box.world.emojis)
    assert len(requests(box, "POST")) == KINDS
    async with started(box, tmp_path) as bot:
        assert all(bot._emojis(card) is not None for card in range(KINDS))
    assert box.world.emojis == before
    assert len(requests(box, "POST")) == KINDS
    assert requests(box, "DELETE") == []


@pytest.mark.e2e
async def test_a_changed_drawing_replaces_the_old_one_and_leaves_others_alone(
    box: Sandbox, tmp_path: Path
) -> None:
    old, foreign = put(box, "Ks_000000"), [put(box, name) for name in ("logo", "Ks", "card_Ks_000000")]
    kept = put(box, emoji_name(JOKER))
    async with started(box, tmp_path) as bot:
        assert old not in box.world.emojis
        assert {*foreign, kept} <= set(box.world.emojis)
        assert len(box.world.emojis) == KINDS + len(foreign)
        found = bot._emojis(JOKER)
        assert found is not None
        assert str(found.id) == kept


@pytest.mark.e2e
async def test_what_is_missing_is_uploaded_again(box: Sandbox, tmp_path: Path) -> None:
    async with started(box, tmp_path):
        gone = next(iter(box.world.emojis))
        del box.world.emojis[gone]
    async with started(box, tmp_path):
        assert sorted(names_in(box)) == sorted(NAMES)
    assert len(requests(box, "POST")) == KINDS + 1


@pytest.mark.e2e
async def test_two_processes_that_start_at_once_share_one_set(box: Sandbox, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    async with (
        serving(box, tmp_path / "games.db") as one,
        serving(box, tmp_path / "other" / "games.db") as two,
    ):
        for card_emojis in (CardEmojis(one), CardEmojis(two), one._emojis, two._emojis):
            if card_emojis._task is None:
                card_emojis.start()
            await card_emojis.settled()
            assert all(card_emojis(card) is not None for card in range(KINDS))
    assert sorted(names_in(box)) == sorted(NAMES)


@pytest.mark.e2e
async def test_uploads_that_cross_are_taken_into_use(box: Sandbox, tmp_path: Path) -> None:
    async with started(box, tmp_path) as bot:
        box.world.emojis.clear()
        one, two = CardEmojis(bot), CardEmojis(bot)
        one.start()
        two.start()
        await one.settled()
        await two.settled()
        assert [one(card) for card in range(KINDS)] == [two(card) for card in range(KINDS)]
        assert sorted(names_in(box)) == sorted(NAMES)


# Where Discord refuses


@pytest.mark.e2e
@pytest.mark.parametrize("method", ["GET", "POST"])
@pytest.mark.parametrize("status", [403, 503])
async def test_a_refusal_never_keeps_people_from_playing(
    box: Sandbox, tmp_path: Path, method: str, status: int
) -> None:
    box.rest.plan(Fault(re.compile(f"{method} /applications/\\d+/emojis"), status, times=100))
    async with started(box, tmp_path) as bot:
        assert names_in(box) == []
        panel = await panel_of(await playing(box, bot))
        assert not EMOJI.search(str(panel["components"]))
        assert re.search(r"[♠♥♦♣]", str(panel["components"]))
    assert len(requests(box, method)) == 1


@pytest.mark.e2e
async def test_a_rate_limit_is_waited_out(box: Sandbox, tmp_path: Path) -> None:
    box.rest.plan(Fault(re.compile(r"POST /applications/\d+/emojis"), 429, times=2, retry_after=0.01))
    async with started(box, tmp_path):
        assert sorted(names_in(box)) == sorted(NAMES)


@pytest.mark.e2e
async def test_an_upload_whose_answer_was_lost_is_found_again(box: Sandbox, tmp_path: Path) -> None:
    box.rest.plan(Fault(re.compile(r"POST /applications/\d+/emojis"), 500, times=1, after_apply=True))
    async with started(box, tmp_path) as bot:
        assert sorted(names_in(box)) == sorted(NAMES)
        assert all(bot._emojis(card) is not None for card in range(KINDS))


@pytest.mark.e2e
async def test_a_start_waits_for_no_upload_and_a_close_for_none_either(
    box: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(emojis, "PACE", 3600.0)
    async with serving(box, tmp_path / "games.db") as bot:
        person = await playing(box, bot)
        assert (await panel_of(person))["components"]
        assert len(names_in(box)) <= 1
    assert bot._emojis._task is not None
    assert bot._emojis._task.done()


# On the panel


def options_of(panel: dict[str, Any], what: str) -> list[dict[str, Any]]:
    return [
        option
        for part in walk(panel["components"])
        if f":{what}:" in str(part.get("custom_id"))
        for option in part.get("options", [])
    ]


def texts_of(message: dict[str, Any]) -> str:
    return "\n".join(part["content"] for part in walk(message["components"]) if part["type"] == 10)


async def drawn_panel(person: Person) -> dict[str, Any]:
    reply = person.keep(await person.actor.command("draw"))
    assert reply.message is not None
    return reply.message


def shown_name(box: Sandbox, emoji_id: str) -> str:
    return str(box.world.emojis[emoji_id]["name"])


@pytest.mark.e2e
async def test_the_hand_and_the_discards_show_the_emoji_beside_each_cards_name(
    box: Sandbox, tmp_path: Path
) -> None:
    async with started(box, tmp_path) as bot:
        panel = await drawn_panel(await playing(box, bot))
        told = texts_of(panel)
        pairs = re.findall(r"<:(\w+):(\d+)>((?:10|[AKQJ2-9])[♠♥♦♣]|🃏)", told)
        assert len(pairs) == len(EMOJI.findall(told)) >= 5
        for name, emoji_id, card in pairs:
            assert shown_name(box, emoji_id) == name == emoji_name(card_of(card))
        for option in options_of(panel, "discard"):
            assert option["emoji"]["name"] == emoji_name(card_of(option["label"].split(" ")[0]))


def card_of(text: str) -> Card:
    return next(card for card in range(KINDS) if card_text(card, "en") == text)


@pytest.mark.e2e
async def test_a_reader_of_plain_text_gets_no_emoji_and_no_picture(box: Sandbox, tmp_path: Path) -> None:
    async with started(box, tmp_path) as bot:
        person = await playing(box, bot)
        await bot.services.preferences.save_user(int(person.actor.id), UserSettings(cards="text"))
        panel = await drawn_panel(person)
        assert not EMOJI.search(texts_of(panel))
        assert not any("emoji" in option for option in options_of(panel, "discard"))
        assert panel["attachments"] == []


@pytest.mark.e2e
async def test_an_emoji_that_is_gone_costs_no_panel(box: Sandbox, tmp_path: Path) -> None:
    async with started(box, tmp_path) as bot:
        person = await playing(box, bot)
        box.world.emojis.clear()
        panel = await drawn_panel(person)
        assert options_of(panel, "discard")
        assert not EMOJI.search(texts_of(panel))
        assert bot._emojis(JOKER) is None


@pytest.mark.e2e
async def test_the_last_moves_show_discards_with_their_emoji(box: Sandbox, tmp_path: Path) -> None:
    async with started(box, tmp_path) as bot:
        person = await playing(box, bot)
        while person.table.acting() == person.seat:
            await person.table.play(person.seat, person.wish(), at=None)
        await settle(bot)
        table = await person.actor.see(lambda m: not m["flags"] & 64 and ":hand:" in str(m))
        for name, emoji_id in EMOJI.findall(texts_of(table)):
            assert shown_name(box, emoji_id) == name
        assert EMOJI.search(texts_of(table))
