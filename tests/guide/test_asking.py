"""`/rules` and the button behind a refusal, as people use them."""

import pytest

from bot.app import CanastaBot
from bot.engine import forms, presets
from bot.engine.cards import spread
from bot.sandbox import Actor, Reply, walk
from bot.sandbox.walk import visible_text
from bot.storage import GuildSettings
from bot.texts import say
from bot.ui.cards import card_text
from bot.ui.guide import TOPICS

pytestmark = pytest.mark.e2e


def select_of(reply: Reply, start: str) -> str:
    assert reply.message is not None
    ids = (str(part["custom_id"]) for part in walk(reply.message["components"]) if "custom_id" in part)
    return next(found for found in ids if found.startswith(start))


async def turn_to(actor: Actor, reply: Reply, value: str, start: str = "ps:guide:") -> Reply:
    assert reply.error is None
    assert reply.ephemeral
    assert reply.message is not None
    return await actor.select(reply.message, select_of(reply, start), value)


async def test_every_topic_can_be_turned_to(bot: CanastaBot, anna: Actor) -> None:
    shown = await anna.command("rules", variant="american")
    for topic in TOPICS:
        shown = await turn_to(anna, shown, topic)
        assert shown.error is None
        assert "Modern American Canasta" in shown.text


@pytest.mark.parametrize("variant", presets())
async def test_any_number_of_players_can_be_turned_to(bot: CanastaBot, anna: Actor, variant: str) -> None:
    shown = await anna.command("rules", variant=variant, topic="deal")
    for seats, teams in forms(variant) if len(forms(variant)) > 1 else ():
        value = f"p{variant}.{seats}.{teams}/deal"
        start = select_of(shown, "ps:guide:").removesuffix("/")
        shown = await turn_to(anna, shown, value, f"{start}/")
        assert f"{seats} players" in shown.text


async def test_a_channel_with_a_table_shows_its_own_rules(bot: CanastaBot, anna: Actor) -> None:
    await anna.command("canasta new", variant="samba", hand_size=13)
    shown = await anna.command("rules", topic="deal")
    assert "Samba" in shown.text
    assert "▸ **Everyone is dealt 13 cards.**" in shown.text
    other = await anna.command("rules", variant="classic", topic="deal")
    assert "Everyone is dealt 11 cards." in other.text


async def test_without_a_table_the_servers_own_are_shown(bot: CanastaBot, anna: Actor) -> None:
    assert "Classic Canasta" in (await anna.command("rules")).text
    settings = GuildSettings(variant="danish", locale="en", options={"target": 3000})
    await bot.services.preferences.save_guild(int(anna.channel.guild_id), settings)
    told = (await anna.command("rules", topic="aim")).text
    assert "Danish Canasta" in told
    assert "3,000" in told


async def test_a_refusal_shows_its_rule_and_leaves_the_hand_in_view(bot: CanastaBot, anna: Actor) -> None:
    await anna.command("canasta new", variant="classic", computers=3)
    await anna.command("canasta start")
    table = bot.services.registry.at(int(anna.channel.id))
    assert table is not None
    await anna.see(lambda message: table.acting() == 0)
    card = card_text(spread(table.view(0).hand)[0], "en")
    refused = await anna.command("discard", card=card)  # before drawing
    assert say("en", "illegal-wrong_phase-draw") in refused.text
    assert refused.message is not None
    shown = await anna.click(refused.message, select_of(refused, "wy:turn:"))
    told = shown.followups[0] if shown.followups else shown.message
    assert told is not None
    assert told["id"] != refused.message["id"]
    assert say("en", "guide-topic-turn") in visible_text(told)
    assert visible_text(anna.now(refused.message)) == refused.text
