"""A person at a table of the sandbox: decides like a computer player, acts by commands or by presses."""

import asyncio
import re
from random import Random
from typing import Any

from bot.app import CanastaBot
from bot.computer import choose
from bot.engine import (
    AnyAction,
    Ask,
    Card,
    Discard,
    Draw,
    Meld,
    No,
    Pass,
    Special,
    Take,
    Three,
    Yes,
    card_name,
    format_action,
    parse_card,
)
from bot.engine.cards import JOKER, spread
from bot.sandbox import Actor, Reply
from bot.table import Status, Table
from bot.ui.cards import card_text
from bot.ui.proposals import key_of
from bot.ui.told import action_text
from tests.ui.limits import walk

CARD = re.compile(r"(?:10|[AKQJ2-9])[♠♥♦♣]|🃏")
EMOJI = re.compile(r"<:(?:(10|[AKQJ2-9])([shdc])|joker)_\w+:\d+>")
EPHEMERAL = 64


class Person:
    """Plays one seat through Discord. `shown` is the last private message they got."""

    def __init__(self, actor: Actor, bot: CanastaBot) -> None:
        self.actor = actor
        self.bot = bot
        self.rng = Random(7)
        self.shown: Reply | None = None
        self.public: set[str] = set()

    @property
    def table(self) -> Table:
        found = self.bot.services.registry.at(int(self.actor.channel.id))
        assert found is not None
        return found

    @property
    def seat(self) -> int:
        seat = self.table.seat_of(int(self.actor.id))
        assert seat is not None
        return seat

    async def my_turn(self) -> bool:
        """Wait until it is this player's turn; False once the match or the round is over."""
        async with asyncio.timeout(120):
            while self.table.status is Status.PLAYING and self.table.acting() != self.seat:
                await asyncio.sleep(0.005)
        return self.table.status is Status.PLAYING

    def wish(self) -> AnyAction:
        return choose(self.table.view(self.seat), "normal", self.rng)

    def keep(self, reply: Reply) -> Reply:
        """What a player gets is private and no failure, and no public message tells what it should not."""
        assert reply.error is None, reply.error
        assert reply.message is not None
        assert reply.ephemeral
        self.shown = reply
        self.look_at_public()
        return reply

    async def sure(self, reply: Reply) -> Reply:
        """Say yes where a question is asked."""
        message = reply.message or {}
        if _has(message, "sure"):
            return self.keep(await self.actor.click(message, _id(message, "sure")))
        return reply

    def look_at_public(self) -> None:
        """Every card that a public message names lies, or lay, on the table for all to see."""
        self.public |= self._on_table()
        for message in self.actor.messages():
            if not message["flags"] & EPHEMERAL:
                parts = walk(message.get("components", []))
                told = by_name(" ".join(str(part.get("content", "")) for part in parts))
                assert set(CARD.findall(told)) <= self.public, told

    def _on_table(self) -> set[str]:
        if self.table.status is Status.LOBBY:
            return set()
        view = self.table.view(None)
        lying = [*view.pile, *(card for side in view.sides for meld in side.melds() for card in spread(meld))]
        moved = " ".join(action_text(move.action, "en") for move in self.table.moves)
        return {card_text(card, "en") for card in lying} | set(CARD.findall(moved))


def by_name(told: str) -> str:
    """A text with the name of each card that it shows as an emoji."""
    return EMOJI.sub(lambda found: card_text(_card_of(found), "en"), told)


def _card_of(emoji: re.Match[str]) -> Card:
    rank, suit = emoji.groups()
    return parse_card(f"{rank.replace('10', 'T')}{suit}") if rank else JOKER


async def by_command(person: Person, action: AnyAction) -> None:
    """Do an action by a slash command (answers of a partner, which have none, by a button)."""
    actor = person.actor
    match action:
        case Draw():
            reply = await actor.command("draw")
        case Take() | Meld():
            verb, groups = format_action(action).split(" ", 2)[1:]
            reply = await actor.command(verb, cards=groups)
        case Discard(card=card):
            reply = await actor.command("discard", card=card_text(card, "en"))
        case Ask():
            reply = await actor.command("ask")
        case _:
            await by_press(person, action)
            return
    await person.sure(person.keep(reply))


async def by_press(person: Person, action: AnyAction) -> None:
    """Do an action by the buttons and selects of the panel."""
    actor, panel = person.actor, await panel_of(person)
    match action:
        case Meld():
            await _lay(person, panel, action)
            return
        case Take():
            reply = await _take(person, panel, action)
        case Discard(card=card):
            reply = await actor.select(panel, _id(panel, "discard", card_name(card)), card_name(card))
        case Three(card=card):
            reply = await actor.click(panel, _id(panel, "three", card_name(card)))
        case Special(name=name):
            reply = await actor.click(panel, _id(panel, "special", name))
        case Draw() | Ask() | Yes() | No() | Pass():
            reply = await actor.click(panel, _id(panel, type(action).__name__.lower()))
        case _:
            raise AssertionError(action)
    await person.sure(person.keep(reply))


async def panel_of(person: Person) -> dict[str, Any]:
    """The player's panel, from the newest public message."""
    table = await person.actor.see(lambda message: not message["flags"] & EPHEMERAL and _has(message, "hand"))
    reply = person.keep(await person.actor.click(table, _id(table, "hand")))
    assert reply.message is not None
    return reply.message


async def _lay(person: Person, panel: dict[str, Any], action: Meld) -> None:
    """Put each group aside as one would, then choose its very cards, then lay."""
    actor = person.actor
    for group in action.groups:
        key = key_of(group)
        panel = _message(person.keep(await actor.select(panel, _id(panel, "group"), key)))
        how = _id(panel, "how")
        wanted = "".join(card_name(card) for card in spread(group.cards))
        offered = next(part for part in walk(panel["components"]) if part.get("custom_id") == how)["options"]
        value = wanted if any(option["value"] == wanted for option in offered) else offered[0]["value"]
        panel = _message(person.keep(await actor.select(panel, how, value)))
    await person.sure(person.keep(await actor.click(panel, _id(panel, "lay"))))


async def _take(person: Person, panel: dict[str, Any], action: Take) -> Reply:
    take = _id(panel, "take")
    part = next(part for part in walk(panel["components"]) if part.get("custom_id") == take)
    if part["type"] == 2:
        return await person.actor.click(panel, take)
    return await person.actor.select(panel, take, part["options"][0]["value"])


def _message(reply: Reply) -> dict[str, Any]:
    assert reply.message is not None
    return reply.message


def _has(message: dict[str, Any], what: str) -> bool:
    return any(_what(part) == what for part in walk(message.get("components", [])))


def _what(part: dict[str, Any]) -> str | None:
    bits = str(part.get("custom_id", "")).split(":")
    return bits[3] if len(bits) > 5 else None


def _id(message: dict[str, Any], what: str, wanted: str | None = None) -> str:
    """The custom id of the live component that does this; of several, the one that has the value or argument."""
    for part in walk(message.get("components", [])):
        if _what(part) != what or part.get("disabled"):
            continue
        values = [option["value"] for option in part.get("options", [])]
        if wanted is None or wanted in values or str(part["custom_id"]).endswith(f":{wanted}"):
            return str(part["custom_id"])
    raise AssertionError(f"there is no live {what} here")
