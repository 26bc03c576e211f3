"""`/leaderboard`, `/stats`, `/history` and `/scores` over matches in the store."""

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.app import CanastaBot
from bot.sandbox import Reply, Sandbox
from bot.sandbox.actor import Actor
from bot.storage import LeaderRow, MatchResult, PlayerResult
from bot.ui.standings import MOST_PAGES, ROWS, Wanted, leaderboard_page, page_number
from tests.ui.limits import walk

FACTS = {"rounds": 4, "best_round": 1250, "natural_canasta": 2}


def result(winner: int, user_id: int, name: str, points: int, preset: str) -> MatchResult:
    people = (
        PlayerResult(0, user_id, name, 0, winner == 0, points, FACTS),
        PlayerResult(1, None, "Computer 2", 1, winner == 1, 900),
    )
    return MatchResult(preset, 2, "solo", {}, (points, 900), winner, "{}", people)


async def play(
    bot: CanastaBot, actor: Actor, *, winner: int = 0, points: int = 5000, preset: str = "classic"
) -> None:
    """A whole match of one action, as far as the store can tell."""
    store = bot.services.storage
    table = await store.create_table(int(actor.channel.guild_id), int(actor.channel.id), "{}")
    await store.start_round(table.id, 0, dealer=0, deck="Ks", nonce="n", commit="c")
    match = result(winner, int(actor.id), actor.person.global_name, points, preset)
    await store.append_action(table.id, 0, 0, "0 draw", finish_round=(points, 900), finish_match=match)


async def test_a_server_where_nothing_was_played_says_so(bot: CanastaBot, box: Sandbox) -> None:
    for command in ("leaderboard", "history", "stats"):
        reply = await box.user("Emma").command(command)
        assert reply.ephemeral
        assert "No match has been finished yet" in reply.text


async def test_the_leaderboard_has_wins_first(bot: CanastaBot, box: Sandbox) -> None:
    anna, emma = box.user("Anna"), box.user("Emma")
    await play(bot, anna, winner=1)
    await play(bot, emma, winner=0, points=5310)
    reply = await anna.command("leaderboard")
    assert reply.text.index("**1.** Emma · one win in one match · 5,310 points") < reply.text.index(
        "**2.** Anna · 0 wins"
    )


async def test_another_server_has_its_own(bot: CanastaBot, box: Sandbox) -> None:
    emma = box.user("Emma")
    await play(bot, emma)
    assert "Emma" not in (await emma.at("lounge").command("leaderboard")).text


async def test_history_names_the_sides_with_the_winner_first(bot: CanastaBot, box: Sandbox) -> None:
    emma = box.user("Emma")
    await play(bot, emma, winner=1, points=700)
    assert "**Computer 2: 900** · Emma: 700" in (await emma.command("history")).text


async def test_the_record_of_a_match_can_be_taken_from_the_history(bot: CanastaBot, box: Sandbox) -> None:
    emma = box.user("Emma")
    await play(bot, emma, points=4000)
    await play(bot, emma, points=5000)
    shown = (await emma.command("history")).message
    assert shown is not None
    menu = next(part for part in walk(shown["components"]) if part.get("custom_id") == "mf")
    assert [option["label"] for option in menu["options"]] == [
        "Emma: 5,000 · Computer 2: 900",
        "Emma: 4,000 · Computer 2: 900",
    ]
    older = menu["options"][1]["value"]
    reply = await emma.select(shown, "mf", older)
    assert reply.ephemeral
    assert reply.message is not None
    assert f"canasta-{older}.jsonl" in str(reply.message["components"])


@pytest.mark.parametrize("value", ["other", "999", "x", "9" * 30])
async def test_a_forged_choice_gives_no_match_of_another_server(
    bot: CanastaBot, box: Sandbox, monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    emma = box.user("Emma")
    guest = emma.at("lounge")
    await play(bot, emma)
    await play(bot, guest)
    other = (await bot.services.storage.history(int(guest.channel.guild_id)))[0]
    shown = (await emma.command("history")).message
    assert shown is not None
    menu = next(part for part in walk(shown["components"]) if part.get("custom_id") == "mf")
    publish = box.world.feed.publish

    def forged(event: Any) -> None:
        if event.t == "INTERACTION_CREATE":
            event.d["data"]["values"] = [str(other.id) if value == "other" else value]
        publish(event)

    monkeypatch.setattr(box.world.feed, "publish", forged)
    reply = await emma.select(shown, "mf", menu["options"][0]["value"])
    assert reply.ephemeral
    assert reply.text == "That match is not kept here."


async def test_lists_are_of_what_is_asked_for(bot: CanastaBot, box: Sandbox) -> None:
    anna, emma = box.user("Anna"), box.user("Emma")
    await play(bot, emma, preset="samba")
    assert "Emma" in (await emma.command("history", variant="samba", period="week")).text
    assert "Emma" not in (await emma.command("leaderboard", variant="classic")).text
    assert "Samba" not in (await emma.command("history", player=anna.id)).text.replace("**Samba**", "")


async def test_long_lists_are_turned(bot: CanastaBot, box: Sandbox) -> None:
    emma = box.user("Emma")
    for points in range(5000, 5000 + 10 * (ROWS + 2), 10):
        await play(bot, emma, points=points)
    first = await emma.command("history")
    assert first.message is not None
    assert "5,110" in first.text
    second = await emma.click(first.message, "More ▶")
    assert "5,010" in second.text
    assert "5,110" not in second.text
    assert second.message is not None
    back: Reply = await emma.click(second.message, "◀ Back")
    assert "5,110" in back.text


async def test_stats_tell_sums_and_the_best(bot: CanastaBot, box: Sandbox) -> None:
    anna, emma = box.user("Anna"), box.user("Emma")
    await play(bot, emma)
    await play(bot, emma, winner=1, points=400)
    told = (await anna.command("stats", player=emma.id)).text
    assert "How Emma has done" in told
    assert "2 matches, one win (50 %), 5,400 points" in told
    assert "Best round: 1,250 points" in told
    assert "Natural canastas: 4" in told


async def test_scores_need_a_table(bot: CanastaBot, box: Sandbox) -> None:
    assert "/canasta new" in (await box.user("Emma").command("scores")).text


async def test_scores_before_the_first_rounds_end(bot: CanastaBot, box: Sandbox) -> None:
    anna = box.user("Anna")
    guild, channel = int(anna.channel.guild_id), int(anna.channel.id)
    await bot.services.registry.create(guild, channel, int(anna.id), "Anna", preset="classic")
    told = (await anna.command("scores")).text
    assert "to 5,000 points" in told
    assert "No round is over yet" in told


# Without Discord


@pytest.mark.parametrize(
    "wanted", [Wanted(), Wanted("samba", "week", 2**60), Wanted(None, "month"), Wanted("x", "all", 7)]
)
def test_what_a_list_is_of_survives_in_a_button(wanted: Wanted) -> None:
    assert Wanted.read(str(wanted)) == wanted


@pytest.mark.parametrize("text", ["", ".", "a.b.c.d", "..-5", "samba.century.x"])
def test_a_strange_button_is_read_as_something_harmless(text: str) -> None:
    found = Wanted.read(text)
    assert found.period == "all"
    assert found.user_id is None


def test_spans_of_time_begin_at_midnight() -> None:
    now = datetime(2026, 3, 9, 15, 30, tzinfo=UTC)
    begun = {period: Wanted(period=period).since(now) for period in ("week", "month", "year", "all")}
    assert begun == {
        "week": datetime(2026, 3, 2, tzinfo=UTC),
        "month": datetime(2026, 3, 1, tzinfo=UTC),
        "year": datetime(2026, 1, 1, tzinfo=UTC),
        "all": None,
    }


def test_pages_stay_within_bounds() -> None:
    assert [page_number(text) for text in ("3", "-1", "x", "9" * 9)] == [3, 0, 0, MOST_PAGES - 1]


async def test_a_name_cannot_forge_a_line() -> None:
    rows = [LeaderRow(1, "a**\n# 1. @everyone", 1, 1, 1)]
    page: Any = leaderboard_page("en", rows, Wanted(), 0)
    told = str(page.to_components())
    assert "@everyone" not in told.replace("@\u200beveryone", "")
    assert "\\n# 1" not in told
