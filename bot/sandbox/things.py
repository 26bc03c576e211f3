"""The things of the world and their Discord shapes: people, guilds, channels and messages."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from .errors import Json
from .permissions import ALL, BOT, BOT_BITS, EVERYONE_BITS, KEEPER_BITS, mask

TEXT, CATEGORY, PUBLIC_THREAD, PRIVATE_THREAD = 0, 4, 11, 12
THREADS = (PUBLIC_THREAD, PRIVATE_THREAD)
ABSENT = (  # what a guild may have and these have not
    "description",
    "home_header",
    "splash",
    "discovery_splash",
    "banner",
    "application_id",
    "afk_channel_id",
    "system_channel_id",
    "widget_channel_id",
    "max_presences",
    "vanity_url_code",
    "rules_channel_id",
    "safety_alerts_channel_id",
    "public_updates_channel_id",
    "incidents_data",
)
JOINED = "2024-01-06T12:00:00+00:00"


@dataclass(slots=True)
class Person:
    id: str
    username: str
    global_name: str
    locale: str
    avatar_color: str
    bot: bool = False

    def user(self) -> Json:
        return {
            "id": self.id,
            "username": self.username,
            "discriminator": "0" if not self.bot else "0001",
            "global_name": self.global_name,
            "avatar": None,
            "bot": self.bot,
            "system": False,
            "public_flags": 0,
            "flags": 0,
            "banner": None,
            "accent_color": None,
            "primary_guild": None,
        }

    def card(self) -> Json:
        """What the page shows of a user."""
        fields = ("id", "username", "global_name", "locale", "avatar_color")
        return {name: getattr(self, name) for name in fields}


@dataclass(slots=True, eq=False)
class Message:
    """`body` is Discord's shape; `owner` is the one who sees an ephemeral message (None: everybody)."""

    body: Json
    channel_id: str
    created: float
    owner: str | None = None
    files: list[Json] = field(default_factory=list)
    dismissed: bool = False
    edits: int = 0

    @property
    def id(self) -> str:
        return str(self.body["id"])

    @property
    def ephemeral(self) -> bool:
        return self.owner is not None

    def seen_by(self, user_id: str) -> bool:
        return self.owner in (None, user_id) and not self.dismissed


@dataclass(slots=True)
class Channel:
    id: str
    guild_id: str
    name: str
    type: int = TEXT
    parent_id: str | None = None
    position: int = 0
    owner_id: str | None = None
    archived: bool = False
    locked: bool = False
    created: str = JOINED
    bot_denied: int = 0
    messages: dict[str, Message] = field(default_factory=dict)
    private: deque[str] = field(default_factory=deque)  # ids of the ephemeral ones, oldest first

    @property
    def is_thread(self) -> bool:
        return self.type in THREADS

    def shape(self, bot_id: str) -> Json:
        base: Json = {
            "id": self.id,
            "guild_id": self.guild_id,
            "name": self.name,
            "type": self.type,
            "parent_id": self.parent_id,
            "last_message_id": next(reversed(self.messages), None),
            "rate_limit_per_user": 0,
            "flags": 0,
        }
        return base | (self._thread() if self.is_thread else self._plain(bot_id))

    def _plain(self, bot_id: str) -> Json:
        overwrite = {"id": bot_id, "type": 1, "allow": "0", "deny": str(self.bot_denied)}
        return {
            "position": self.position,
            "topic": None,
            "nsfw": False,
            "permission_overwrites": [overwrite] if self.bot_denied else [],
        }

    def _thread(self) -> Json:
        return {
            "owner_id": self.owner_id,
            "message_count": len(self.messages),
            "total_message_sent": len(self.messages),
            "member_count": 2,
            "thread_metadata": {
                "archived": self.archived,
                "auto_archive_duration": 1440,
                "archive_timestamp": self.created,
                "create_timestamp": self.created,
                "locked": self.locked,
                "invitable": True,
            },
        }


@dataclass(slots=True)
class Guild:
    """`managers` are the user ids with Manage Server."""

    id: str
    name: str
    locale: str
    owner_id: str
    bot_role: str
    manager_role: str
    managers: set[str] = field(default_factory=set)

    def facts(self) -> Json:
        return {
            **dict.fromkeys(ABSENT),
            "id": self.id,
            "name": self.name,
            "icon": None,
            "owner_id": self.owner_id,
            "preferred_locale": self.locale,
            "roles": self.roles(),
            "emojis": [],
            "stickers": [],
            "features": [],
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "premium_progress_bar_enabled": False,
            "system_channel_flags": 0,
            "region": "",
            "nsfw": False,
            "widget_enabled": False,
            "max_members": 500_000,
            "max_video_channel_users": 25,
            "max_stage_video_channel_users": 50,
            "premium_subscription_count": 0,
        }

    def roles(self) -> list[Json]:
        return [
            _role(self.id, "@everyone", 0, EVERYONE_BITS),
            _role(self.bot_role, "Card table", 1, mask(BOT), managed=True),
            _role(self.manager_role, "Keeper", 2, mask(["manage_guild"])),
        ]

    def role_ids(self, person: Person) -> list[str]:
        if person.bot:
            return [self.bot_role]
        return [self.manager_role] if person.id in self.managers else []

    def base_permissions(self, person: Person) -> int:
        """Bits this member has in the whole guild."""
        if person.id == self.owner_id:
            return ALL
        if person.bot:
            return BOT_BITS
        return KEEPER_BITS if person.id in self.managers else EVERYONE_BITS

    def member(self, person: Person) -> Json:
        return {
            "user": person.user(),
            "nick": None,
            "avatar": None,
            "banner": None,
            "roles": self.role_ids(person),
            "joined_at": JOINED,
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "communication_disabled_until": None,
        }


def _role(role_id: str, name: str, position: int, bits: int, *, managed: bool = False) -> Json:
    return {
        "id": role_id,
        "name": name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": position,
        "permissions": str(bits),
        "managed": managed,
        "mentionable": False,
        "flags": 0,
    }
