"""What the commands and buttons around a table do: opening it, sitting down, leaving, ending, taking its record away."""

from dataclasses import dataclass, field
from typing import Any, Final

import discord
from discord import app_commands

from bot.engine import Rules, RulesError, forms, load_rules, presets
from bot.storage import GuildSettings
from bot.table.moves import Status
from bot.table.registry import USUAL_SEATS
from bot.table.setup import USUAL_LEVEL, not_host
from bot.table.table import Table
from bot.texts import say
from bot.ui.acting import show_panel
from bot.ui.announcer import announcer_of
from bot.ui.export import export_file
from bot.ui.ids import Press
from bot.ui.lobby_card import preset_name
from bot.ui.parts import Style, button, lines, message, row, text
from bot.ui.private import answer_private, locale_of, public_locale
from bot.ui.refusals import Refusal
from bot.ui.rules_named import form_of
from bot.ui.services import Interaction, registry_of, services

TEAMS: Final = ("solo", "pairs", "triples", "cutthroat")


@dataclass(frozen=True, slots=True)
class Wishes:
    """What `/canasta new` was given; None is "as usual here". `house` are house rules by field."""

    variant: str | None = None
    players: int | None = None
    teams: str | None = None
    computers: int = 0
    level: str | None = None
    turn_time: int | None = None
    house: dict[str, Any] = field(default_factory=dict)


# Opening a table


async def open_table(interaction: Interaction, wishes: Wishes) -> None:
    """A new table in this channel, by the server's settings where nothing else is wished.

    Raises Refusal, RulesError, LobbyError, NoPrivateMessage.
    """
    if interaction.guild_id is None:
        raise app_commands.NoPrivateMessage
    usual = services(interaction).preferences.guild(interaction.guild_id)
    check_channel(interaction, usual)
    rules, house = wished_rules(wishes, usual)
    if wishes.computers >= rules.seats:
        raise Refusal("lobby-too-many-computers", computers=wishes.computers, chairs=rules.seats - 1)
    time = usual.turn_seconds if wishes.turn_time is None else wishes.turn_time
    table = await registry_of(interaction).create(
        interaction.guild_id,
        interaction.channel_id or 0,
        interaction.user.id,
        interaction.user.display_name,
        preset=rules.preset,
        seats=rules.seats,
        teams=rules.teams,
        options=house,
        computers=wishes.computers,
        level=wishes.level or USUAL_LEVEL,
        turn_time=time or None,
        locale=public_locale(interaction),
    )
    await _opened(interaction, table)


async def _opened(interaction: Interaction, table: Table) -> None:
    announcer = announcer_of(interaction)
    announcer.acted(interaction.user.id)
    announcer.show(table)
    locale = locale_of(interaction)
    made = say(locale, "lobby-made", preset=preset_name(table.rules.preset, locale))
    await answer_private(interaction, lines(made, _cannot_post(interaction)))


def _cannot_post(interaction: Interaction) -> str:
    """A warning where the bot may not write in the channel; play goes on by commands all the same."""
    may, in_thread = interaction.app_permissions, isinstance(interaction.channel, discord.Thread)
    writes = may.send_messages_in_threads if in_thread else may.send_messages
    if may.view_channel and writes and may.attach_files:
        return ""
    return say(locale_of(interaction), "lobby-cannot-post")


def check_channel(interaction: Interaction, usual: GuildSettings) -> None:
    """Raises Refusal where the server has chosen other channels for tables; a thread counts as its channel."""
    parent = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
    if usual.channels and not {interaction.channel_id, parent} & set(usual.channels):
        told = " ".join(f"<#{channel}>" for channel in usual.channels)
        raise Refusal("lobby-no-channel", channels=told)


def wished_rules(wishes: Wishes, usual: GuildSettings) -> tuple[Rules, dict[str, Any]]:
    """The rules wished for and their house rules. The server's own house rules are left out where they do not fit.

    Raises RulesError.
    """
    preset = wishes.variant or usual.variant or presets()[0]
    seats, teams = _form(wishes, usual, preset)
    house = {**usual.options, **wishes.house}
    try:
        return load_rules(preset, seats, teams, **house), house
    except RulesError:
        return load_rules(preset, seats, teams, **wishes.house), wishes.house


def _form(wishes: Wishes, usual: GuildSettings, preset: str) -> tuple[int, str | None]:
    """The seats and teams wished for; where nothing is said of either, those the server has chosen with its preset."""
    chosen = form_of(usual) if usual.variant == preset else None
    if chosen is not None and wishes.players is None and wishes.teams is None:
        return chosen
    return wishes.players or _usual_seats(preset, wishes.teams), wishes.teams


def _usual_seats(preset: str, teams: str | None) -> int:
    """Four, or the fewest that the preset offers, with such teams if they are named."""
    offered = [seats for seats, form in forms(preset) if teams in (None, form)]
    return USUAL_SEATS if USUAL_SEATS in offered or not offered else min(offered)


# Chairs


async def join(interaction: Interaction, table: Table, seat: int | None) -> None:
    """Sit down, or come back to a running game. Raises LobbyError."""
    place = await table.join(interaction.user.id, interaction.user.display_name, seat, instead=True)
    if table.status is Status.LOBBY:
        await answer_private(interaction, say(locale_of(interaction), "lobby-joined", seat=place + 1))
    else:
        await show_panel(interaction, table)


async def leave(interaction: Interaction, table: Table) -> None:
    """Get up from a lobby at once; ask before a match is left. Raises LobbyError."""
    if table.status in (Status.PLAYING, Status.BETWEEN) and table.seat_of(interaction.user.id) is not None:
        await _ask(interaction, table, "lobby-confirm-leave", "leave")
    else:
        await leave_now(interaction, table)


async def leave_now(interaction: Interaction, table: Table) -> None:
    """Get up. Raises LobbyError."""
    await table.leave(interaction.user.id)
    key = "lobby-left" if table.status is Status.LOBBY else "lobby-left-running"
    await answer_private(interaction, say(locale_of(interaction), key))


async def start(interaction: Interaction, table: Table) -> None:
    """Deal the first round or the next, and show the one who asked their hand. Raises LobbyError, also when chairs are empty."""
    if table.status is Status.BETWEEN:
        await table.deal_next(interaction.user.id)
    else:
        await table.start(interaction.user.id)
    await show_panel(interaction, table)


# The table as a whole


async def end(interaction: Interaction, table: Table) -> None:
    """Close a lobby at once; ask before a match is ended. Raises LobbyError not_host."""
    if not may_end(interaction, table):
        raise not_host(table.setup)
    if table.status is Status.LOBBY:
        await end_now(interaction, table)
        return
    await _ask(interaction, table, "lobby-confirm-end", "end")


async def _ask(interaction: Interaction, table: Table, key: str, what: str) -> None:
    """A question whose yes is a press of this name, and whose no shows the hand, or the table to one who has none."""
    locale = locale_of(interaction)
    no = button(say(locale, "button-back"), Press(table.id, table.ply, "hand"))
    yes = button(say(locale, "button-confirm"), Press(table.id, table.ply, what), Style.danger)
    await answer_private(interaction, message([text(say(locale, key)), row(no, yes)]))


def may_end(interaction: Interaction, table: Table) -> bool:
    """The host may, whoever manages the server, and anybody where no person sits any more."""
    host = table.setup.host is None or table.may_host(interaction.user.id)
    return host or interaction.permissions.manage_guild


async def end_now(interaction: Interaction, table: Table) -> None:
    """Close the table. Raises LobbyError."""
    await table.end(interaction.user.id, force=interaction.permissions.manage_guild)
    await answer_private(interaction, say(locale_of(interaction), "lobby-ended-done"))


async def latest(interaction: Interaction) -> Table:
    """The channel's table, or its last one. Raises Refusal where there never was one."""
    table = await registry_of(interaction).latest(interaction.channel_id or 0)
    if table is None:
        raise Refusal("lobby-no-table")
    announcer_of(interaction).acted(interaction.user.id)
    return table


async def show_here(interaction: Interaction) -> None:
    """Post the table's message anew."""
    announcer_of(interaction).show(await latest(interaction))
    told = lines(say(locale_of(interaction), "lobby-here"), _cannot_post(interaction))
    await answer_private(interaction, told)


async def rematch(interaction: Interaction) -> None:
    """The same table afresh. Raises LobbyError, and Refusal where tables may not be any more."""
    await play_again(interaction, await latest(interaction))
    await answer_private(interaction, say(locale_of(interaction), "lobby-rematch"))


async def play_again(interaction: Interaction, old: Table) -> None:
    """The same table afresh, unless the server has chosen other channels since. Raises LobbyError, Refusal."""
    check_channel(interaction, services(interaction).preferences.guild(interaction.guild_id))
    announcer_of(interaction).show(await old.rematch(interaction.user.id))


async def export(interaction: Interaction) -> None:
    """The record of the finished rounds as a file."""
    table, locale = await latest(interaction), locale_of(interaction)
    if not table.sheets:
        await answer_private(interaction, say(locale, "lobby-export-none"))
        return
    file = export_file(table)
    shown = message([text(say(locale, "lobby-export")), discord.ui.File(f"attachment://{file.filename}")])
    await answer_private(interaction, shown, files=[file])
