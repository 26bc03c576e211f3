"""What happens when a setting is chosen: checks who may, keeps it, shows the panel anew. Also after a restart."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final, Self

import discord
from discord import app_commands

from bot.engine import RulesError
from bot.storage import GuildSettings
from bot.texts import say
from bot.ui.forms import on_form, open_form
from bot.ui.house_forms import number_form, passport_form
from bot.ui.house_picker import PICK
from bot.ui.house_rules import OTHER
from bot.ui.private import answer_private, locale_of
from bot.ui.refusals import sentence
from bot.ui.services import Interaction, services
from bot.ui.settings_panel import (
    changed_guild,
    changed_user,
    house_panel,
    me_panel,
    server_panel,
    with_passport,
    without_house_rules,
)


def check_manager(interaction: Interaction) -> int:
    """The server's id. Raises NoPrivateMessage outside one, MissingPermissions without Manage Server."""
    if interaction.guild_id is None:
        raise app_commands.NoPrivateMessage
    if not interaction.permissions.manage_guild:
        raise app_commands.MissingPermissions(["manage_guild"])
    return interaction.guild_id


async def show_server(interaction: Interaction) -> None:
    """The server's panel. Raises as `check_manager`."""
    settings = services(interaction).preferences.guild(check_manager(interaction))
    await answer_private(interaction, server_panel(locale_of(interaction), settings))


async def show_house(interaction: Interaction, field: str | None = None, note: str = "") -> None:
    """The panel of house rules. Raises as `check_manager`."""
    settings = services(interaction).preferences.guild(check_manager(interaction))
    await answer_private(interaction, house_panel(locale_of(interaction), settings, field, note))


async def change_house(
    interaction: Interaction, to: Callable[[GuildSettings], GuildSettings], field: str | None = None
) -> None:
    """Keep other house rules, or say in the panel why they cannot be had. Raises as `check_manager`, StorageError."""
    guild, preferences = check_manager(interaction), services(interaction).preferences
    note = ""
    try:
        await preferences.save_guild(guild, to(preferences.guild(guild)))
    except RulesError as error:
        locale = locale_of(interaction)
        note = say(locale, "panel-refused", why=sentence(locale, error))
    await show_house(interaction, field, note)


async def ask_number(interaction: Interaction, field: str) -> None:
    """A form for the value of a house rule. Raises as `check_manager`."""
    check_manager(interaction)
    await open_form(interaction, number_form(locale_of(interaction), field, "server_house", field))


async def ask_passport(interaction: Interaction) -> None:
    """A form for a passport. Raises as `check_manager`."""
    check_manager(interaction)
    await open_form(interaction, passport_form(locale_of(interaction), "server_passport"))


@on_form("server_house")
async def _typed_number(interaction: Interaction, field: str, text: str) -> None:
    await change_house(interaction, lambda settings: changed_guild(settings, field, text), field)


@on_form("server_passport")
async def _typed_passport(interaction: Interaction, _: str, text: str) -> None:
    await change_house(interaction, lambda settings: with_passport(settings, text))


async def show_me(interaction: Interaction) -> None:
    """The panel of one's own."""
    settings = services(interaction).preferences.user(interaction.user.id)
    await answer_private(interaction, me_panel(locale_of(interaction), settings))


async def _change_server(interaction: Interaction, field: str, value: str) -> GuildSettings:
    guild, preferences = check_manager(interaction), services(interaction).preferences
    settings = changed_guild(preferences.guild(guild), field, value)
    await preferences.save_guild(guild, settings)
    return settings


async def choose(interaction: Interaction, panel: str, field: str, value: str) -> None:
    """A value was chosen in a panel. Raises as `check_manager`, ValueError, RulesError, StorageError."""
    if panel == "me":
        preferences = services(interaction).preferences
        settings = changed_user(preferences.user(interaction.user.id), field, value)
        await preferences.save_user(interaction.user.id, settings)
        await show_me(interaction)
    elif field == PICK:
        await show_house(interaction, value)
    elif panel == "house":
        await _choose_house(interaction, field, value)
    else:
        await _change_server(interaction, field, value)
        await show_server(interaction)


async def _choose_house(interaction: Interaction, field: str, value: str) -> None:
    if value == OTHER:
        await ask_number(interaction, field)
    else:
        await change_house(interaction, lambda settings: changed_guild(settings, field, value), field)


class SettingSelect(
    discord.ui.DynamicItem[discord.ui.Select[Any]],
    template=r"st:(?P<panel>server|house|me):(?P<field>[a-z_]+):(?P<fresh>[0-9a-z]*)",
):
    """Changes the setting that its id names."""

    def __init__(self, item: discord.ui.Select[Any], panel: str, field: str) -> None:
        super().__init__(item)
        self._where = (panel, field)

    @classmethod
    async def from_custom_id(
        cls, _: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        assert isinstance(item, discord.ui.Select)  # noqa: S101 - only a select has such an id
        return cls(item, match["panel"], match["field"])

    async def callback(self, interaction: Interaction) -> None:
        await choose(interaction, *self._where, self.item.values[0])


class ChannelsSelect(
    discord.ui.DynamicItem[discord.ui.ChannelSelect[Any]], template=r"sc:(?P<fresh>[0-9a-z]*)"
):
    """Changes where tables may be; no channel at all means anywhere."""

    @classmethod
    async def from_custom_id(
        cls, _: Interaction, item: discord.ui.Item[Any], _match: re.Match[str], /
    ) -> Self:
        assert isinstance(item, discord.ui.ChannelSelect)  # noqa: S101 - only that select has such an id
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        guild, preferences = check_manager(interaction), services(interaction).preferences
        channels = tuple(int(chosen) for chosen in _values(interaction))
        await preferences.save_guild(guild, replace(preferences.guild(guild), channels=channels))
        await show_server(interaction)


def _values(interaction: Interaction) -> list[str]:
    """The ids that were chosen, whatever else Discord tells of them."""
    data: Any = interaction.data or {}
    return list(data.get("values", ()))


class PanelButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"sb:(?P<where>house|server|paste|reset)"
):
    """Goes to another panel, asks for a passport, or drops all house rules."""

    def __init__(self, item: discord.ui.Button[Any], where: str) -> None:
        super().__init__(item)
        self._where = where

    @classmethod
    async def from_custom_id(
        cls, _: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        assert isinstance(item, discord.ui.Button)  # noqa: S101 - only a button has such an id
        return cls(item, match["where"])

    async def callback(self, interaction: Interaction) -> None:
        await _BUTTONS[self._where](interaction)


async def _reset(interaction: Interaction) -> None:
    await change_house(interaction, without_house_rules)


_BUTTONS: Final[dict[str, Callable[[Interaction], Awaitable[None]]]] = {
    "house": show_house,
    "server": show_server,
    "paste": ask_passport,
    "reset": _reset,
}
