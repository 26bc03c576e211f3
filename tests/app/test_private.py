"""Answers that only one person sees, from commands, buttons and forms, also when Discord falters."""

import asyncio
import re
from typing import Any

import discord

from bot.app import CanastaBot
from bot.engine import Illegal, Reason
from bot.sandbox import Fault, Sandbox
from bot.ui.forms import on_form, one_field, open_form
from bot.ui.private import answer_private, defer_private, refuse, update_private
from bot.ui.services import Interaction


def with_button(text: str) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(text))
    view.add_item(
        discord.ui.ActionRow(*(discord.ui.Button(label=what, custom_id=f"t:{what}") for what in WHATS))
    )
    return view


async def edit(interaction: Interaction) -> None:
    await answer_private(interaction, with_button("edited"))


async def late(interaction: Interaction) -> None:
    await defer_private(interaction)
    await answer_private(interaction, with_button("late"))


async def no(interaction: Interaction) -> None:
    await refuse(interaction, Illegal(Reason.OPENING_TOO_LOW, laid=75, need=90))


async def fail(interaction: Interaction) -> None:
    raise ZeroDivisionError


async def form(interaction: Interaction) -> None:
    shown = one_field("failing", "", title="A form", label="word", about="", most=20)
    await open_form(interaction, shown)


@on_form("failing")
async def failing(_: Interaction, __: str, ___: str) -> None:
    raise Illegal(Reason.PILE_EMPTY)


WHATS = {"edit": edit, "late": late, "no": no, "fail": fail, "form": form}


class Press(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"t:(?P<what>[a-z]+)"):
    @classmethod
    async def from_custom_id(
        cls, _: Interaction, item: discord.ui.Item[Any], _match: re.Match[str], /
    ) -> "Press":
        assert isinstance(item, discord.ui.Button)
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        await WHATS[str(self.item.label)](interaction)


async def ready(bot: CanastaBot, *, public: bool = False) -> asyncio.Queue[Interaction]:
    """Commands `try`, with buttons, and `gain`, whose interactions come into the queue that is returned."""
    gained: asyncio.Queue[Interaction] = asyncio.Queue()

    async def attempt(interaction: Interaction) -> None:
        if public:
            await interaction.response.send_message(view=with_button("for all"))
        else:
            await answer_private(interaction, with_button("first"))

    async def gain(interaction: Interaction) -> None:
        await answer_private(interaction, "before")
        gained.put_nowait(interaction)

    for name, callback in (("try", attempt), ("gain", gain)):
        command: Any = discord.app_commands.Command(name=name, description=name, callback=callback)
        bot.tree.add_command(command)
    bot.add_dynamic_items(Press)
    assert bot.application_id is not None
    commands = [command.to_dict(bot.tree) for command in bot.tree.get_commands()]
    await bot.http.bulk_upsert_global_commands(bot.application_id, commands)
    return gained


async def test_a_click_in_a_private_message_edits_it(bot: CanastaBot, box: Sandbox) -> None:
    await ready(bot)
    anna = box.user("Anna")
    shown = await anna.command("try")
    for label in ("edit", "late"):
        assert shown.message is not None
        await anna.click(shown.message, label)
        assert len(anna.messages()) == 1
    assert "late" in str(anna.last()["components"])
    assert not box.user("Emma").messages()


async def test_a_click_in_a_public_message_gets_a_private_one(bot: CanastaBot, box: Sandbox) -> None:
    await ready(bot, public=True)
    anna, emma = box.user("Anna"), box.user("Emma")
    shown = await anna.command("try")
    assert shown.message is not None
    for label in ("edit", "late", "no"):
        reply = await emma.click(shown.message, label)
        assert reply.ephemeral, label
    assert len(anna.messages()) == 1
    assert "for all" in str(anna.last())


async def test_a_refusal_leaves_the_panel_and_has_its_numbers(bot: CanastaBot, box: Sandbox) -> None:
    await ready(bot)
    anna = box.user("Anna")
    shown = await anna.command("try")
    assert shown.message is not None
    reply = await anna.click(shown.message, "no")
    assert "needs 90 points; you laid 75" in reply.text
    assert "first" in str(anna.now(shown.message))
    assert reply.ephemeral


async def test_an_error_in_a_button_is_answered(bot: CanastaBot, box: Sandbox) -> None:
    await ready(bot)
    anna = box.user("Anna")
    shown = await anna.command("try")
    assert shown.message is not None
    reply = await anna.click(shown.message, "fail")
    assert reply.ephemeral
    assert "nothing of the game is lost" in reply.text


async def test_an_error_in_a_form_is_answered(bot: CanastaBot, box: Sandbox) -> None:
    await ready(bot)
    anna = box.user("Anna")
    shown = await anna.command("try")
    assert shown.message is not None
    opened = await anna.click(shown.message, "form")
    reply = await anna.submit(opened, {"word": "x"})
    assert "discard pile is empty" in reply.text
    assert reply.ephemeral


async def test_an_answer_that_arrived_although_discord_said_no_counts(bot: CanastaBot, box: Sandbox) -> None:
    await ready(bot)
    anna = box.user("Anna")
    box.rest.plan(Fault(re.compile("POST /interactions/"), 500, times=1, after_apply=True))
    await anna.command("try")
    await anna.see(lambda message: "first" in str(message))
    assert len(anna.messages()) == 1


async def test_an_answer_can_be_brought_up_to_date_for_a_quarter_of_an_hour(
    bot: CanastaBot, box: Sandbox
) -> None:
    gained = await ready(bot)
    anna = box.user("Anna")
    await anna.command("gain")
    interaction = await asyncio.wait_for(gained.get(), 60)
    assert await update_private(interaction, with_button("after"))
    assert "after" in str(anna.last())
    box.clock.advance(16 * 60)
    assert not await update_private(interaction, with_button("never seen"))
