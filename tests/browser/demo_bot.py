"""A small bot with one of everything a page must show. Knows nothing of the game."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import discord
import yarl
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from discord.http import Route
from PIL import Image, ImageDraw

from bot.sandbox import Sandbox

Seen = discord.Interaction[discord.Client]
CARDS = ("K♠", "K♥", "4♠", "10♥")
HOSTILE = "<img src=x onerror=\"document.title='broken'\"> **bold** ||hidden|| <script>throw 1</script>"


def drawing(width: int, height: int, words: str) -> io.BytesIO:
    """A PNG with a frame and some words."""
    image = Image.new("RGB", (width, height), "#14532d")
    pen = ImageDraw.Draw(image)
    pen.rectangle((6, 6, width - 7, height - 7), outline="white", width=3)
    pen.text((20, 20), words, fill="white")
    raw = io.BytesIO()
    image.save(raw, "PNG")
    raw.seek(0)
    return raw


class DemoBot(discord.Client):
    """Answers its own custom_ids; `ready` is set once the commands are registered."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents.default(), max_ratelimit_timeout=30, guild_ready_timeout=0.05
        )
        self.tree = app_commands.CommandTree(self)
        self.registered = asyncio.Event()
        self.card: discord.Emoji | None = None
        self.count = 0
        self.tree.add_command(table_commands())
        commands: list[app_commands.Command[Any, ..., Any]] = [lay, ask, ponder, silence]
        for command in commands:
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL((await self.http.get_bot_gateway())[1])
        self.card = await self.create_application_emoji(name="card_k", image=drawing(72, 96, "K").read())
        await self.tree.set_translator(Danish())
        await self.tree.sync()
        self.registered.set()

    async def on_interaction(self, interaction: Seen) -> None:
        data: Any = interaction.data or {}
        if interaction.type is discord.InteractionType.component:
            await self.pressed(interaction, data["custom_id"], data.get("values", []))
        elif interaction.type is discord.InteractionType.modal_submit:
            await interaction.response.send_message(f"submitted {values_of(data)}", ephemeral=True)

    async def pressed(self, interaction: Seen, custom_id: str, values: list[str]) -> None:
        answer = interaction.response
        if custom_id == "hand":
            await answer.send_message(
                f"Hand of {interaction.user.display_name}", view=hand_panel(self), ephemeral=True
            )
        elif custom_id == "count":
            self.count += 1
            await answer.edit_message(view=table_layout(self.count))
        elif custom_id == "ask":
            await answer.send_modal(Question())
        elif custom_id.startswith("pick"):
            await answer.send_message(f"picked {', '.join(values)}", ephemeral=True)
        # "silent" is left without an answer


def values_of(data: Any) -> str:
    parts = [row.get("component") or row["components"][0] for row in data["components"]]
    return " ".join(str(part.get("value") or part.get("values")) for part in parts)


class Danish(app_commands.Translator):
    """One translated name, to see that the page shows it."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        return (
            {"open": "aabn", "Open a table": "Åbn et bord"}.get(string.message)
            if locale.value == "da"
            else None
        )


def table_layout(count: int = 0) -> ui.LayoutView:
    """The second kind of components, one of each."""
    view = ui.LayoutView(timeout=None)
    title: ui.Section[ui.LayoutView] = ui.Section(
        f"## Table\nCount: {count}", accessory=ui.Button(label="Count", custom_id="count")
    )
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery(
        discord.MediaGalleryItem("attachment://table.png", description="A table with four seats")
    )
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow(
        ui.Button(label="Hand", custom_id="hand", style=discord.ButtonStyle.primary, emoji="🃏"),
        ui.Button(label="Ask", custom_id="ask", style=discord.ButtonStyle.success),
        ui.Button(label="Silent", custom_id="silent", style=discord.ButtonStyle.danger),
        ui.Button(label="Closed", custom_id="closed", disabled=True),
        ui.Button(label="Rules", url="https://example.org/rules"),
    )
    inside: list[ui.Item[ui.LayoutView]] = [
        title, gallery, ui.Separator(), ui.TextDisplay(f"- one\n- two\n-# {HOSTILE}"), row,
    ]  # fmt: skip
    view.add_item(ui.Container(*inside, accent_colour=0x2E8B57))
    return view


def hand_panel(bot: DemoBot) -> ui.View:
    view = ui.View(timeout=None)
    options = [
        discord.SelectOption(label=card, value=card, description=f"card {n}", emoji=bot.card)
        for n, card in enumerate(CARDS)
    ]
    view.add_item(ui.Select(custom_id="pick-one", placeholder="Discard", options=options))
    view.add_item(
        ui.Select(custom_id="pick-many", placeholder="Lay down", options=options, min_values=2, max_values=3)
    )
    view.add_item(ui.UserSelect(custom_id="pick-user", placeholder="Partner"))
    for name in ("Draw", "Take pile", "Lay", "Undo", "Hint"):
        view.add_item(ui.Button(label=name, custom_id=f"pick-{name}"))
    view.stop()
    return view


class Question(ui.Modal, title="House rules"):
    name: ui.TextInput[Question] = ui.TextInput(label="Name", custom_id="name", min_length=3, max_length=20)
    rank: ui.Label[Question] = ui.Label(
        text="Rank",
        description="Which one",
        component=ui.Select(
            custom_id="rank", options=[discord.SelectOption(label=r, value=r) for r in ("King", "Queen")]
        ),
    )


def table_commands() -> app_commands.Group:
    group = app_commands.Group(name="table", description="The table")

    @group.command(name="open", description="Open a table")
    @app_commands.choices(
        variant=[app_commands.Choice(name=n.title(), value=n) for n in ("classic", "samba")]
    )
    async def open_table(
        interaction: Seen,
        variant: str,
        players: app_commands.Range[int, 2, 6] = 4,
        partner: discord.Member | None = None,
        where: discord.TextChannel | None = None,
    ) -> None:
        names = [variant, str(players), partner.display_name if partner else "-", str(where or "-")]
        await interaction.response.send_message(" / ".join(names))

    @group.command(name="show", description="Show the table")
    async def show(interaction: Seen) -> None:
        file = discord.File(drawing(720, 420, "table"), filename="table.png")
        await interaction.response.send_message(view=table_layout(), file=file)

    return group


@app_commands.command(name="lay", description="Lay a card")
async def lay(interaction: Seen, card: str, note: app_commands.Range[str, 1, 5] | None = None) -> None:
    bot = interaction.client
    assert isinstance(bot, DemoBot)
    await interaction.response.send_message(f"{bot.card} {card} **laid** {note or ''}")


@lay.autocomplete("card")
async def cards(_: Seen, current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=c, value=c) for c in CARDS if current.lower() in c.lower()]


@app_commands.command(name="ask", description="Ask something")
async def ask(interaction: Seen) -> None:
    await interaction.response.send_modal(Question())


@app_commands.command(name="ponder", description="Answer later")
async def ponder(interaction: Seen) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)


@app_commands.command(name="silence", description="Never answer")
async def silence(interaction: Seen) -> None:
    del interaction


@asynccontextmanager
async def running(box: Sandbox) -> AsyncIterator[DemoBot]:
    """The bot, logged in to this sandbox, with its commands registered."""
    Route.BASE = box.api_url
    bot = DemoBot()
    task = asyncio.create_task(bot.start(box.token))
    try:
        async with asyncio.timeout(60):
            await bot.registered.wait()
            await bot.wait_until_ready()
        yield bot
    finally:
        await bot.close()
        with suppress(asyncio.CancelledError):
            await task
