"""Card faces as emojis: in step with the drawings after every start, harmless to everything, and never in a reader's way."""

import re
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, cast

import discord
import pytest
from msgspec.structs import replace as struct_replace

from bot.app import CanastaBot
from bot.engine import Discard, Phase, parse_card
from bot.engine.cards import JOKER, KINDS, RANKS, UNKNOWN, Card, bag, kinds
from bot.pictures import LOOKS, emoji_drawing, emoji_drawings, letters_of
from bot.sandbox import Fault, Sandbox
from bot.storage import GuildSettings, UserSettings
from bot.texts import languages, say
from bot.ui import emojis, parts
from bot.ui.cards import card_text
from bot.ui.emojis import CardEmojis, emoji_name, is_ours
from bot.ui.panel import hand_panel
from bot.ui.seated import Seated
from bot.ui.table_message import table_message
from tests.app.conftest import serving
from tests.e2e.playing import CARD, Person, panel_of
from tests.e2e.trouble import playing, settle
from tests.ui.limits import assert_within, payload, walk
from tests.ui.positions import position
from tests.ui.rounds import FORMS, rounds, scene_at, seated_at

CODES = [language.code for language in languages()]
LETTERS = {code: letters_of(partial(say, code)) for code in CODES}
DRAWINGS = emoji_drawings(LETTERS.values())
NAMES = [emoji_name(drawing) for drawing in DRAWINGS]
BASE = NAMES[:KINDS]  # in English and the classic look
EMOJI = re.compile(r"<:(\w+):(\d+)>")


ALL = emojis._names


@pytest.fixture(autouse=True)
def all_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(emojis, "PACE", 0.0)
    monkeypatch.setattr(emojis, "_names", ALL)


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


def shown(faces: CardEmojis, card: Card, code: str, look: str) -> str | None:
    """The name of the emoji that a reader gets for a card."""
    found = faces.reader(code, look)(card)
    return found.name if found else None


def assert_complete(faces: CardEmojis) -> None:
    """Everyone has every card as they are used to it."""
    for card, code, look in product(range(KINDS), CODES, LOOKS):
        assert shown(faces, card, code, look) == name_of(card, code, look)


def put(box: Sandbox, name: str) -> str:
    """An emoji that the application has already."""
    emoji_id = box.world.new_id()
    box.world.emojis[emoji_id] = {"id": emoji_id, "name": name, "animated": False}
    return emoji_id


@asynccontextmanager
async def complete(box: Sandbox, folder: Path) -> AsyncIterator[CanastaBot]:
    """The bot at a start that finds every emoji there."""
    for name in NAMES:
        put(box, name)
    async with started(box, folder) as bot:
        yield bot


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the emojis where there are only these to upload."""
    monkeypatch.setattr(emojis, "emoji_drawings", lambda _: DRAWINGS[:30])
    return NAMES[:30]


# Names


def name_of(card: Card, code: str = "en", look: str = "classic") -> str:
    return emoji_name(emoji_drawing(card, LETTERS[code], look))


@pytest.mark.parametrize(
    ("card", "code", "look", "name"),
    [
        ("Ks", "en", "classic", "Ks"),
        ("Ks", "da", "four_colour", "Ks"),
        ("Th", "sv", "classic", "10h"),
        ("Th", "sv", "four_colour", "10h_fc"),
        ("Qd", "da", "classic", "Qd_D"),
        ("Jd", "da", "high_contrast", "Jd_B_hc"),
        ("Jd", "no", "four_colour", "Jd_Kn_fc"),
    ],
)
def test_an_emoji_is_named_after_its_card_and_what_is_special_about_it(
    card: str, code: str, look: str, name: str
) -> None:
    assert re.fullmatch(f"{name}_[0-9a-f]{{6}}", name_of(parse_card(card), code, look))


def test_every_drawing_has_a_name_that_discord_takes_and_we_know_again() -> None:
    assert len(set(NAMES)) == len(DRAWINGS) <= 300
    assert all(is_ours(name) and re.fullmatch(r"[A-Za-z0-9_]{2,32}", name) for name in NAMES)
    assert name_of(JOKER).startswith("joker_")
    assert all(name.count("_") == 1 for name in BASE)


@pytest.mark.parametrize(
    "name", ["Ks", "Ks_", "card_Ks_123abc", "Ks_123abcd", "11h_123abc", "joker", "logo", "Ks_big_123abc"]
)
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
    assert all(faces.reader("en")(card) is None for card in range(KINDS))
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
    """An emoji of every card, its name as long as any, its id as long as Discord's will be for centuries."""
    return discord.PartialEmoji(name=name_of(card, "no", "high_contrast"), id=10**20 - 1 - card)


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
async def test_a_first_start_uploads_every_drawing_once_in_order_and_a_restart_none(
    box: Sandbox, tmp_path: Path
) -> None:
    async with started(box, tmp_path) as bot:
        assert names_in(box) == NAMES
        assert_complete(bot._emojis)
    before = dict(box.world.emojis)
    assert len(requests(box, "POST")) == len(NAMES)
    async with started(box, tmp_path) as bot:
        assert_complete(bot._emojis)
    assert box.world.emojis == before
    assert len(requests(box, "POST")) == len(NAMES)
    assert requests(box, "DELETE") == []


@pytest.mark.e2e
async def test_a_changed_drawing_replaces_the_old_one_and_leaves_others_alone(
    box: Sandbox, tmp_path: Path
) -> None:
    old = {put(box, name) for name in ("Ks_000000", "Jd_Kn_fc_000000", "joker_hc_000000", "Ah_E_000000")}
    foreign = [put(box, name) for name in ("logo", "Ks", "card_Ks_000000")]
    kept = put(box, name_of(JOKER))
    async with started(box, tmp_path) as bot:
        assert not old & set(box.world.emojis)
        assert {*foreign, kept} <= set(box.world.emojis)
        assert len(box.world.emojis) == len(NAMES) + len(foreign)
        found = bot._emojis.reader("en")(JOKER)
        assert found is not None
        assert str(found.id) == kept


@pytest.mark.e2e
async def test_what_is_missing_is_uploaded_again(box: Sandbox, tmp_path: Path, few: list[str]) -> None:
    async with started(box, tmp_path):
        gone = next(iter(box.world.emojis))
        del box.world.emojis[gone]
    async with started(box, tmp_path):
        assert sorted(names_in(box)) == sorted(few)
    assert len(requests(box, "POST")) == len(few) + 1


@pytest.mark.e2e
async def test_two_processes_that_start_at_once_share_one_set(
    box: Sandbox, tmp_path: Path, few: list[str]
) -> None:
    (tmp_path / "other").mkdir()
    async with (
        serving(box, tmp_path / "games.db") as one,
        serving(box, tmp_path / "other" / "games.db") as two,
    ):
        for card_emojis in (CardEmojis(one), CardEmojis(two), one._emojis, two._emojis):
            if card_emojis._task is None:
                card_emojis.start()
            await card_emojis.settled()
            assert list(card_emojis._found) == DRAWINGS[:30]
    assert sorted(names_in(box)) == sorted(few)


@pytest.mark.e2e
async def test_uploads_that_cross_are_taken_into_use(box: Sandbox, tmp_path: Path, few: list[str]) -> None:
    async with started(box, tmp_path) as bot:
        box.world.emojis.clear()
        one, two = CardEmojis(bot), CardEmojis(bot)
        one.start()
        two.start()
        await one.settled()
        await two.settled()
        assert one._found == two._found
        assert sorted(names_in(box)) == sorted(few)


# As long as not everything is there


@asynccontextmanager
async def having(box: Sandbox, folder: Path, names: Iterable[str]) -> AsyncIterator[CardEmojis]:
    """A bot that has these emojis and gets no others."""
    for name in names:
        put(box, name)
    box.rest.plan(Fault(re.compile(r"POST /applications/\d+/emojis"), 403, times=100))
    async with started(box, folder) as bot:
        yield bot._emojis


@pytest.mark.e2e
@pytest.mark.parametrize("look", LOOKS)
async def test_english_emojis_stand_in_only_where_their_letter_is_right(
    box: Sandbox, tmp_path: Path, look: str
) -> None:
    async with having(box, tmp_path, BASE) as faces:
        for card in range(KINDS):
            right = (card < JOKER and RANKS[card >> 2] not in "AQJ") or card == JOKER
            for code in CODES:
                assert shown(faces, card, code, look) == (name_of(card) if right or code == "en" else None)


@pytest.mark.e2e
async def test_the_usual_colours_stand_in_for_others_of_the_same_letter(box: Sandbox, tmp_path: Path) -> None:
    async with having(box, tmp_path, NAMES[: KINDS + 16]) as faces:
        for card, code, look in product(range(KINDS), CODES, LOOKS):
            assert shown(faces, card, code, look) == name_of(card, code)


async def test_one_who_reads_text_has_no_emoji_whatever_is_there() -> None:
    faces = CardEmojis(cast("discord.Client", Refusing(OSError())))
    faces._found = {drawing: discord.PartialEmoji(name="x", id=1) for drawing in DRAWINGS}
    assert faces.reader("da", "text")(JOKER) is None
    assert faces.reader("da", "classic")(JOKER) is not None
    assert faces.reader("da", "classic")(UNKNOWN) is None


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
async def test_a_rate_limit_is_waited_out(box: Sandbox, tmp_path: Path, few: list[str]) -> None:
    box.rest.plan(Fault(re.compile(r"POST /applications/\d+/emojis"), 429, times=2, retry_after=0.01))
    async with started(box, tmp_path):
        assert sorted(names_in(box)) == sorted(few)


@pytest.mark.e2e
async def test_an_upload_whose_answer_was_lost_is_found_again(
    box: Sandbox, tmp_path: Path, few: list[str]
) -> None:
    box.rest.plan(Fault(re.compile(r"POST /applications/\d+/emojis"), 500, times=1, after_apply=True))
    async with started(box, tmp_path) as bot:
        assert sorted(names_in(box)) == sorted(few)
        assert len(bot._emojis._found) == len(few)


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
async def test_everyone_has_the_hand_in_emojis_of_their_language_and_look(
    box: Sandbox, tmp_path: Path
) -> None:
    async with complete(box, tmp_path) as bot:
        person = await playing(box, bot)
        await person.actor.command("draw")
        cards = list(kinds(person.table.view(person.seat).hand))
        for code, look in product(CODES, LOOKS):
            mine = UserSettings(locale=code, cards=look)
            await bot.services.preferences.save_user(int(person.actor.id), mine)
            panel = await panel_of(person)
            shown = EMOJI.findall(texts_of(panel))
            assert sorted(name for name, _ in shown) == sorted(name_of(card, code, look) for card in cards)
            assert all(shown_name(box, emoji_id) == name for name, emoji_id in shown)
            for option in options_of(panel, "discard"):
                card = card_of(option["label"].split(" ")[0])
                assert option["emoji"]["name"] == name_of(card, code, look)


@pytest.mark.e2e
async def test_a_card_is_said_once_in_the_hand_and_twice_among_the_discards(
    box: Sandbox, tmp_path: Path
) -> None:
    async with complete(box, tmp_path) as bot:
        panel = await drawn_panel(await playing(box, bot))
        hand = [line for line in texts_of(panel).splitlines() if EMOJI.search(line)]
        assert hand
        assert not any(CARD.search(line) for line in hand)
        assert options_of(panel, "discard")
        assert all(CARD.match(option["label"]) for option in options_of(panel, "discard"))


def card_of(text: str) -> Card:
    return next(card for card in range(KINDS) if card_text(card, "en") == text)


@pytest.mark.e2e
async def test_a_reader_of_plain_text_gets_no_emoji_and_no_picture(box: Sandbox, tmp_path: Path) -> None:
    async with complete(box, tmp_path) as bot:
        person = await playing(box, bot)
        await bot.services.preferences.save_user(int(person.actor.id), UserSettings(cards="text"))
        panel = await drawn_panel(person)
        assert not EMOJI.search(texts_of(panel))
        assert not any("emoji" in option for option in options_of(panel, "discard"))
        assert panel["attachments"] == []


@pytest.mark.e2e
async def test_an_emoji_that_is_gone_costs_no_panel(box: Sandbox, tmp_path: Path) -> None:
    async with complete(box, tmp_path) as bot:
        person = await playing(box, bot)
        box.world.emojis.clear()
        panel = await drawn_panel(person)
        assert options_of(panel, "discard")
        assert not EMOJI.search(texts_of(panel))
        assert bot._emojis.reader("en")(JOKER) is None


@pytest.mark.e2e
async def test_the_last_moves_show_discards_as_emojis_in_the_language_of_the_table(
    box: Sandbox, tmp_path: Path
) -> None:
    async with complete(box, tmp_path) as bot:
        person = await playing(box, bot)
        server = person.table.guild_id
        assert server is not None
        await bot.services.preferences.save_guild(server, GuildSettings(locale="da"))
        mine = UserSettings(locale="sv", cards="high_contrast")
        await bot.services.preferences.save_user(int(person.actor.id), mine)
        while person.table.acting() == person.seat:
            await person.table.play(person.seat, person.wish(), at=None)
        await settle(bot)
        table = await person.actor.see(lambda m: not m["flags"] & 64 and ":hand:" in str(m))
        moved = [move.action.card for move in person.table.moves if isinstance(move.action, Discard)]
        found = EMOJI.findall(texts_of(table))
        assert found
        assert {name for name, _ in found} <= {name_of(card, "da") for card in moved}
        assert all(shown_name(box, emoji_id) == name for name, emoji_id in found)
