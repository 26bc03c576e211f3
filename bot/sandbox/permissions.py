"""Discord's permission bits by name, and what the members of the sandbox hold."""

from __future__ import annotations

from collections.abc import Iterable

BITS = {
    "create_instant_invite": 1 << 0,
    "kick_members": 1 << 1,
    "ban_members": 1 << 2,
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "change_nickname": 1 << 26,
    "manage_roles": 1 << 28,
    "manage_webhooks": 1 << 29,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
    "pin_messages": 1 << 51,
}
ALL = (1 << 52) - 1
EVERYONE = [
    "add_reactions",
    "view_channel",
    "send_messages",
    "embed_links",
    "attach_files",
    "read_message_history",
    "use_external_emojis",
    "change_nickname",
    "use_application_commands",
    "create_public_threads",
    "create_private_threads",
    "send_messages_in_threads",
]
BOT = [
    "view_channel",
    "send_messages",
    "embed_links",
    "attach_files",
    "read_message_history",
    "send_messages_in_threads",
]


def mask(names: Iterable[str]) -> int:
    """The bits of these names, spelled as Discord (`SEND_MESSAGES`) or discord.py does; KeyError on others."""
    value = 0
    for name in names:
        value |= BITS[name.lower()]
    return value


EVERYONE_BITS = mask(EVERYONE)
BOT_BITS = EVERYONE_BITS | mask(BOT)
KEEPER_BITS = EVERYONE_BITS | mask(["manage_guild"])
