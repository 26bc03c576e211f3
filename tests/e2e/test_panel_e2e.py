"""What the hand panel offers between turns and rounds, and what it asks, on the sandbox."""

from typing import Any

import pytest

from bot.app import CanastaBot
from bot.engine import Discard, card_name
from bot.engine.cards import kinds
from bot.sandbox import Sandbox
from bot.table import Status
from bot.texts import say
from bot.ui import acting
from tests.e2e.playing import Person
from tests.e2e.trouble import has, leaves, playing, press_of

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("plain_pictures")]


async def round_over(box: Sandbox, bot: CanastaBot) -> Person:
    person = await playing(box, bot, players=2, computers=1)
    while await person.my_turn():
        await person.table.play(person.seat, person.wish(), at=None)
    assert person.table.status is Status.BETWEEN
    return person


async def test_the_next_round_is_dealt_from_the_panel_which_then_shows_the_new_hand(
    box: Sandbox, bot: CanastaBot
) -> None:
    person = await round_over(box, bot)
    panel = person.keep(await person.actor.command("hand")).message
    assert panel
    assert not has(panel, "suggest")
    dealt = person.keep(await person.actor.click(panel, press_of(panel, "next")))
    assert person.table.round == 1
    assert dealt.message
    assert dealt.message["id"] == panel["id"]
    assert say("en", "table-round-over") not in dealt.text
    assert has(dealt.message, "hand")


async def test_a_press_for_a_round_that_somebody_had_dealt_shows_it(box: Sandbox, bot: CanastaBot) -> None:
    person = await round_over(box, bot)
    panel = person.keep(await person.actor.command("hand")).message
    assert panel
    button = press_of(panel, "next")
    kept = dict(box.world.find_message(panel["id"]).body)
    await person.table.deal_next(int(person.actor.id))
    box.world.find_message(panel["id"]).body["components"] = kept[
        "components"
    ]  # as one whose client shows it still
    shown = person.keep(await person.actor.click(panel, button))
    assert person.table.round == 1
    assert "⚠" not in shown.text


async def test_leaving_a_match_is_asked_about(box: Sandbox, bot: CanastaBot) -> None:
    person = await playing(box, bot)
    asked = person.keep(await person.actor.command("canasta leave"))
    assert say("en", "lobby-confirm-leave") in asked.text
    assert asked.message
    back = person.keep(await person.actor.click(asked.message, press_of(asked.message, "hand")))
    assert "Your hand" in back.text
    seat = person.seat
    left = await leaves(person.actor)
    assert say("en", "lobby-left-running") in left.text
    chair = person.table.chair(seat)
    assert chair
    assert chair.left


async def test_ending_a_match_can_be_thought_over(box: Sandbox, bot: CanastaBot) -> None:
    person = await playing(box, bot)
    asked = person.keep(await person.actor.command("canasta end"))
    assert asked.message
    back = person.keep(await person.actor.click(asked.message, press_of(asked.message, "hand")))
    assert "Your hand" in back.text
    assert person.table.status is Status.PLAYING


async def test_a_discard_that_was_suggested_is_known_to_have_been(
    box: Sandbox, bot: CanastaBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = await playing(box, bot)
    person.keep(await person.actor.command("draw"))
    first, second, *_ = kinds(person.table.view(person.seat).hand)

    def asked(*_: Any, advised: bool) -> str | None:
        return None if advised else "Really?"

    monkeypatch.setattr(acting, "question", asked)
    monkeypatch.setattr(acting, "choose", lambda *_: Discard(person.seat, first))
    person.keep(await person.actor.command("hint"))
    before = person.table.ply
    assert "Really?" in person.keep(await person.actor.command("discard", card=card_name(second))).text
    assert person.table.ply == before
    assert "Really?" not in person.keep(await person.actor.command("discard", card=card_name(first))).text
    assert person.table.ply > before
