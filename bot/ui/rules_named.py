"""How the buttons of a page name the rules they are about, and finding these rules again."""

import re
from dataclasses import replace
from typing import Final

from bot.engine import Rules, RulesError, forms, load_rules, presets
from bot.storage import GuildSettings
from bot.table.registry import USUAL_SEATS
from bot.ui.services import Interaction, services

_TABLE: Final = re.compile(r"t([0-9]{1,18})", re.ASCII)
_PRESET: Final = re.compile(r"p([a-z_]{1,30})(?:\.([2-9])\.([a-z]{1,20}))?", re.ASCII)
HERE: Final = "g"  # what a server has chosen for its tables


def rules_of_table(table_id: int) -> str:
    """The name of a table's rules."""
    return f"t{table_id}"


def rules_of_preset(preset: str, seats: int | None = None, teams: str = "") -> str:
    """The name of those of a preset without house rules; at its usual number of players where none is given."""
    return f"p{preset}" if seats is None else f"p{preset}.{seats}.{teams}"


def is_of_preset(of: str) -> bool:
    """Whether the name is that of a preset, so that no table settles how many play."""
    return of.startswith("p")


def rules_here(interaction: Interaction) -> str:
    """The name of the rules of the table in this channel; without one, of those usual on the server."""
    table = services(interaction).registry.at(interaction.channel_id or 0)
    return HERE if table is None else rules_of_table(table.id)


async def rules_named(interaction: Interaction, of: str) -> Rules:
    """The rules that a name stands for; for what is gone, those usual on the server. Raises RulesError."""
    own = services(interaction)
    if found := _TABLE.fullmatch(of):
        table = await own.registry.fetch(int(found[1]))
        if table is not None:
            return table.rules
    if found := _PRESET.fullmatch(of):
        preset, seats, teams = found.groups()
        return load_rules(preset, int(seats), teams) if seats else usual_rules(preset)
    return server_rules(own.preferences.guild(interaction.guild_id))


def usual_rules(preset: str) -> Rules:
    """A preset at four seats, or the first number it offers. Raises RulesError."""
    seats = [seats for seats, _ in forms(preset)]
    return load_rules(preset, USUAL_SEATS if USUAL_SEATS in seats else seats[0])


def server_rules(settings: GuildSettings) -> Rules:
    """The rules of a new table where nobody says more. House rules that do not fit are left out."""
    try:
        return chosen_rules(settings)
    except RulesError:
        return chosen_rules(replace(settings, options={}))


def chosen_rules(settings: GuildSettings) -> Rules:
    """The same, but raises RulesError when no such table can be had."""
    preset = settings.variant or presets()[0]
    usual = usual_rules(preset)
    seats, teams = form_of(settings) or (usual.seats, usual.teams)
    return load_rules(preset, seats, teams, **settings.options)


def form_of(settings: GuildSettings) -> tuple[int, str] | None:
    """The seats and teams that a server has chosen, where its preset offers them. Raises RulesError without such a preset."""
    chosen = (settings.more.get("seats"), settings.more.get("teams"))
    return next((form for form in forms(settings.variant or presets()[0]) if form == chosen), None)
