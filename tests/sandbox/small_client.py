"""A small discord.py client with one of everything, to drive the sandbox with over the real socket."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.sandbox import Sandbox

Seen = discord.Interaction[discord.Client]
PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x07\x00\x00\x00\x05" + b"\x00" * 16


class Press(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"press:(?P<what>[a-z]+)"):
    """A button whose custom_id says what it does."""

    def __init__(self, what: str) -> None:
        super().__init__(discord.ui.Button(label=what.title(), custom_id=f"press:{what}"))
        self.what = what

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> Press:
        return cls(match["what"])

    async def callback(self, interaction: Any) -> None:
        await PRESSED[self.what](interaction)


async def _edit(interaction: Seen) -> None:
    await interaction.response.edit_message(content="changed")


async def _later(interaction: Seen) -> None:
    await interaction.response.defer()
    await interaction.edit_original_response(content="changed later")


async def _elsewhere(interaction: Seen) -> None:
    await interaction.response.defer()
    assert interaction.message is not None
    await interaction.message.edit(content="changed by the channel")


async def _private(interaction: Seen) -> None:
    await interaction.response.send_message("only you", ephemeral=True, view=buttons("edit", "later"))


async def _ask(interaction: Seen) -> None:
    await interaction.response.send_modal(Asking())


async def _labelled(interaction: Seen) -> None:
    await interaction.response.send_modal(Labelled())


async def _relay(interaction: Seen) -> None:
    await interaction.response.edit_message(view=layout("pressed"))


PRESSED = {
    "labelled": _labelled,
    "relay": _relay,
    "edit": _edit,
    "later": _later,
    "elsewhere": _elsewhere,
    "private": _private,
    "ask": _ask,
}


class Asking(discord.ui.Modal, title="Which cards"):
    cards: discord.ui.TextInput[Asking] = discord.ui.TextInput(
        label="Cards", custom_id="cards", max_length=20
    )

    async def on_submit(self, interaction: Seen) -> None:
        await interaction.response.send_message(f"got {self.cards.value}", ephemeral=True)


class Labelled(discord.ui.Modal, title="Who and what"):
    about: discord.ui.TextDisplay[Any] = discord.ui.TextDisplay("Tell us")
    rank: discord.ui.Label[Labelled] = discord.ui.Label(
        text="Rank",
        component=discord.ui.Select(
            custom_id="rank",
            options=[discord.SelectOption(label=r, value=r.lower()) for r in ("King", "Queen")],
        ),
    )
    why: discord.ui.Label[Labelled] = discord.ui.Label(
        text="Why", component=discord.ui.TextInput(custom_id="why", required=False, default="because")
    )

    async def on_submit(self, interaction: Seen) -> None:
        rank, why = self.rank.component, self.why.component
        assert isinstance(rank, discord.ui.Select)
        assert isinstance(why, discord.ui.TextInput)
        await interaction.response.edit_message(view=layout(f"{rank.values} {why.value}"))


class Partner(discord.ui.DynamicItem[discord.ui.UserSelect[discord.ui.View]], template="partner"):
    def __init__(self) -> None:
        super().__init__(discord.ui.UserSelect(custom_id="partner", placeholder="Partner"))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> Partner:
        return cls()

    async def callback(self, interaction: Any) -> None:
        names = ", ".join(user.display_name for user in self.item.values)
        await interaction.response.send_message(f"with {names}", ephemeral=True)


class Choose(discord.ui.Select[discord.ui.View]):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=f"Card {n}", value=str(n)) for n in range(5)]
        super().__init__(custom_id="choose", placeholder="Cards", options=options, max_values=3)

    async def callback(self, interaction: Seen) -> None:
        await interaction.response.send_message("chose " + ",".join(self.values))


def buttons(*names: str) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for name in names:
        view.add_item(Press(name))
    return view


def layout(words: str) -> discord.ui.LayoutView:
    """A container with a section, a row and a picture."""
    view = discord.ui.LayoutView(timeout=None)
    section: discord.ui.Section[Any] = discord.ui.Section(
        discord.ui.TextDisplay(words), accessory=Press("labelled")
    )
    rows: list[discord.ui.ActionRow[Any]] = [
        discord.ui.ActionRow(Press("relay"), Press("private")),
        discord.ui.ActionRow(Partner()),
    ]
    view.add_item(discord.ui.Container(section, discord.ui.Separator(), *rows))
    return view


class SmallClient(discord.Client):
    """`waiting` lets a test hold commands back; `seen` keeps every interaction."""

    def __init__(self) -> None:
        intents = discord.Intents.default()
        super().__init__(intents=intents, max_ratelimit_timeout=30, guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.seen: list[Seen] = []
        self.resumed = asyncio.Event()
        self.synced = asyncio.Event()
        self.told: list[discord.Message] = []
        add_commands(self.tree)
        add_more(self.tree)

    async def setup_hook(self) -> None:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL((await self.http.get_bot_gateway())[1])
        self.add_dynamic_items(Press, Partner)
        await self.tree.sync()
        self.synced.set()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Does not wait five seconds where it identifies anew."""

    async def on_interaction(self, interaction: Seen) -> None:
        self.seen.append(interaction)

    async def on_message(self, message: discord.Message) -> None:
        self.told.append(message)

    async def on_resumed(self) -> None:
        self.resumed.set()


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    group = app_commands.Group(name="canasta", description="A table")

    @group.command(name="new", description="Open one")
    @app_commands.choices(variant=[app_commands.Choice(name="Classic", value="classic")])
    async def new(
        interaction: Seen,
        variant: str,
        players: app_commands.Range[int, 2, 6] = 4,
        partner: discord.Member | None = None,
        where: discord.TextChannel | None = None,
    ) -> None:
        words = [
            variant,
            str(players),
            partner.display_name if partner else "-",
            where.name if where else "-",
        ]
        await interaction.response.send_message(
            " ".join(words), view=buttons("edit", "later", "private", "ask", "elsewhere")
        )

    @tree.command(name="hand", description="Look at your cards")
    async def hand(interaction: Seen) -> None:
        await interaction.response.send_message("your cards", ephemeral=True, view=buttons("edit", "later"))

    @tree.command(name="discard", description="Put down a card")
    async def discard(interaction: Seen, card: str) -> None:
        await interaction.response.send_message(
            f"{card} from {interaction.locale}/{interaction.guild_locale}"
        )

    @discard.autocomplete("card")
    async def cards(interaction: Seen, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=c, value=c) for c in ("4♠", "4♥", "K♦") if c.startswith(current)]

    tree.add_command(group)


def add_more(tree: app_commands.CommandTree[Any]) -> None:
    @tree.command(name="picture", description="A picture in an embed")
    async def picture(interaction: Seen) -> None:
        file = discord.File(io.BytesIO(PNG), filename="table.png", description="the table")
        embed = discord.Embed(title="Table").set_image(url="attachment://table.png")
        await interaction.response.send_message(embed=embed, file=file)

    @tree.command(name="think", description="Answers later")
    async def think(interaction: Seen, ephemeral: bool = True) -> None:
        await interaction.response.defer(ephemeral=ephemeral, thinking=True)
        await interaction.followup.send("first", ephemeral=True)
        await interaction.followup.send("second", ephemeral=True)

    @tree.command(name="choose", description="A select")
    async def choose(interaction: Seen) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Choose())
        await interaction.response.send_message(view=view)

    @tree.command(name="layout", description="Components of the second kind")
    async def show_layout(interaction: Seen) -> None:
        await interaction.response.send_message(view=layout("hello"))

    @tree.command(name="settings", description="For managers")
    @app_commands.default_permissions(manage_guild=True)
    async def settings(interaction: Seen) -> None:
        await interaction.response.send_message("settings", ephemeral=True)

    @tree.command(name="silence", description="Never answers")
    async def silence(interaction: Seen) -> None:
        pass


@asynccontextmanager
async def running(box: Sandbox) -> AsyncIterator[SmallClient]:
    """A client logged in to this sandbox, its commands synced and its guilds known."""
    Route.BASE = box.api_url
    client = SmallClient()
    task = asyncio.create_task(client.start(box.token))
    try:
        async with asyncio.timeout(60):
            await client.synced.wait()
            while not client.guilds or len(client.guilds) < len(box.world.guilds):
                await asyncio.sleep(0.01)
            while not box.gateway.connected:
                await asyncio.sleep(0.01)
        yield client
    finally:
        await client.close()
        await task
