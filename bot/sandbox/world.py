"""Who and what is there: users, guilds, channels, messages, uploads and emojis, in memory only.

Knows how to find and add things and what a member may do; sends nothing by itself except to the feed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from .clock import Clock
from .errors import Json, Refused, unknown
from .feed import Event, Feed
from .permissions import ALL, BITS
from .things import CATEGORY, Channel, Guild, Message, Person

Thing = TypeVar("Thing")
EPOCH_MS = 1_420_070_400_000
FIRST_ID = (1_704_542_400_000 - EPOCH_MS) << 22  # the built-in things keep their ids from run to run
COLORS = ("#c2410c", "#1d4ed8", "#15803d", "#7e22ce", "#0f766e", "#be123c", "#a16207", "#4338ca")
# The first of both, which the page opens with, are English; switching to the others shows the other languages.
PEOPLE = (("Anna", "en-US"), ("Björn", "sv-SE"), ("Kari", "no"), ("Emma", "da"))
GUILDS = (
    ("Family table", "en-GB", ("cards", "kitchen", "porch")),
    ("Club", "da", ("table-one", "table-two", "lounge")),
)


class World:
    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.feed = Feed()
        self.people: dict[str, Person] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.emojis: dict[str, Json] = {}
        self.blobs: dict[str, tuple[bytes, str]] = {}
        self.url = ""
        self._count = 0
        self._fixed = FIRST_ID
        self.bot = self._builtin_person("card-table", "Card table", "en-US", bot=True)
        self.host = self._builtin_person("caretaker", "Caretaker", "en-US")
        self._furnish()

    # what is there

    @property
    def users(self) -> list[Person]:
        """The people one can play as, in the order they came."""
        return [p for p in self.people.values() if not p.bot and p is not self.host]

    def person(self, user_id: object) -> Person:
        return _found(self.people.get(str(user_id)), "User")

    def guild(self, guild_id: object) -> Guild:
        return _found(self.guilds.get(str(guild_id)), "Guild")

    def channel(self, channel_id: object) -> Channel:
        return _found(self.channels.get(str(channel_id)), "Channel")

    def channels_of(self, guild_id: str) -> list[Channel]:
        return [c for c in self.channels.values() if c.guild_id == guild_id]

    def user_named(self, name: str) -> Person:
        """By display name, user name or id; LookupError if there is none."""
        for person in self.users:
            if name in (person.global_name, person.username, person.id):
                return person
        raise LookupError(f"no user named {name!r}")

    def channel_named(self, name: str) -> Channel:
        """By name or id, the first that fits; LookupError if there is none."""
        for channel in self.channels.values():
            if name in (channel.name, channel.id) and channel.type != CATEGORY:
                return channel
        raise LookupError(f"no channel named {name!r}")

    def find_message(self, message_id: object) -> Message:
        for channel in self.channels.values():
            if (message := channel.messages.get(str(message_id))) is not None:
                return message
        raise unknown("Message")

    def messages_for(self, user_id: str, channel: Channel) -> Iterator[Message]:
        """What this user may see there, oldest first."""
        return (m for m in channel.messages.values() if m.seen_by(user_id))

    # what a member may do

    def permissions(self, person: Person, channel: Channel) -> int:
        base = self.guild(channel.guild_id).base_permissions(person)
        if base == ALL or not person.bot:
            return base
        holder = self.channels[channel.parent_id] if channel.is_thread and channel.parent_id else channel
        return base & ~holder.bot_denied

    def bot_may(self, channel: Channel, *names: str) -> bool:
        held = self.permissions(self.bot, channel)
        return all(held & BITS[name] for name in names)

    # what can be added

    def new_id(self) -> str:
        """A snowflake of this moment."""
        self._count += 1
        return str((int(self.clock.now() * 1000) - EPOCH_MS << 22) + (self._count & 0x3FFFFF))

    def add_person(self, name: str, locale: str) -> Person:
        """A user who is a member of every guild."""
        person = self._person(self.new_id(), name.lower().replace(" ", "."), name, locale)
        self.feed.publish(Event("USER_UPDATE", person.card(), to_bot=False))
        return person

    def change_person(self, person: Person, name: str | None, locale: str) -> Json:
        person.global_name, person.locale = name or person.global_name, locale
        self.feed.publish(Event("USER_UPDATE", person.card(), to_bot=False))
        return person.card()

    def add_guild(self, name: str, locale: str) -> Guild:
        guild = self._guild(self.new_id(), name, locale, self.new_id(), self.new_id())
        channel = self._channel(self.new_id(), guild.id, "general")
        self.feed.publish(Event("GUILD_CREATE", self.guild_shape(guild), guild.id, to_page=False))
        self.feed.publish(Event("CHANNEL_CREATE", channel.shape(self.bot.id), guild.id, to_bot=False))
        return guild

    def remove_guild(self, guild: Guild) -> None:
        """The bot is thrown out; its channels are gone with it."""
        for channel in self.channels_of(guild.id):
            del self.channels[channel.id]
        del self.guilds[guild.id]
        self.feed.publish(Event("GUILD_DELETE", {"id": guild.id}, guild.id, to_page=False))

    def add_channel(self, guild_id: str, name: str) -> Channel:
        channel = self._channel(self.new_id(), self.guild(guild_id).id, name)
        self.announce(channel, "CHANNEL_CREATE")
        return channel

    def add_thread(self, parent: Channel, thread_id: str, name: str, kind: int, owner_id: str) -> Channel:
        if thread_id in self.channels:
            raise Refused(400, 160004, "A thread has already been created for this message")
        thread = self._channel(thread_id, parent.guild_id, name, kind=kind, parent_id=parent.id)
        thread.owner_id, thread.created = owner_id, self.clock.stamp()
        shape = thread.shape(self.bot.id) | {"newly_created": True}
        self.feed.publish(Event("THREAD_CREATE", shape, thread.guild_id, to_page=False))
        self.feed.publish(Event("CHANNEL_CREATE", shape, thread.guild_id, to_bot=False))
        return thread

    def remove_channel(self, channel: Channel) -> None:
        for inner in [c for c in self.channels.values() if c.parent_id == channel.id]:
            self.remove_channel(inner)
        del self.channels[channel.id]
        self.announce(channel, "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE")

    def announce(self, channel: Channel, t: str) -> None:
        self.feed.publish(Event(t, channel.shape(self.bot.id), channel.guild_id))

    def deny_bot(self, channel: Channel, bits: int) -> None:
        """Takes these permissions away from the bot in a channel (0 gives all back)."""
        channel.bot_denied = bits
        self.announce(channel, "CHANNEL_UPDATE")

    def guild_shape(self, guild: Guild) -> Json:
        """As GUILD_CREATE tells it to a client without the members intent: only its own member."""
        shapes = [(c.is_thread, c.shape(self.bot.id)) for c in self.channels_of(guild.id)]
        return {
            **guild.facts(),
            "joined_at": "2024-01-06T12:00:00+00:00",
            "large": False,
            "unavailable": False,
            "member_count": len(self.people),
            "members": [guild.member(self.bot)],
            "channels": [shape for is_thread, shape in shapes if not is_thread],
            "threads": [shape for is_thread, shape in shapes if is_thread],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    # the furniture

    def _furnish(self) -> None:
        for name, locale in PEOPLE:
            self._builtin_person(name.lower().replace("ö", "o"), name, locale)
        for name, locale, rooms in GUILDS:
            guild = self._guild(self._next_fixed(), name, locale, self._next_fixed(), self._next_fixed())
            category = self._channel(self._next_fixed(), guild.id, "Tables", kind=CATEGORY)
            for room in rooms:
                self._channel(self._next_fixed(), guild.id, room, parent_id=category.id)

    def _next_fixed(self) -> str:
        self._fixed += 1 << 22
        return str(self._fixed)

    def _builtin_person(self, username: str, name: str, locale: str, *, bot: bool = False) -> Person:
        return self._person(self._next_fixed(), username, name, locale, bot=bot)

    def _person(self, user_id: str, username: str, name: str, locale: str, *, bot: bool = False) -> Person:
        color = COLORS[len(self.people) % len(COLORS)]
        self.people[user_id] = Person(user_id, username, name, locale, color, bot)
        return self.people[user_id]

    def _guild(self, guild_id: str, name: str, locale: str, bot_role: str, manager_role: str) -> Guild:
        guild = Guild(guild_id, name, locale, self.host.id, bot_role, manager_role, {self.users[0].id})
        self.guilds[guild_id] = guild
        return guild

    def _channel(
        self, channel_id: str, guild_id: str, name: str, *, kind: int = 0, parent_id: str | None = None
    ) -> Channel:
        position = len(self.channels_of(guild_id))
        self.channels[channel_id] = Channel(channel_id, guild_id, name, kind, parent_id, position)
        return self.channels[channel_id]


def _found(thing: Thing | None, what: str) -> Thing:
    if thing is None:
        raise unknown(what)
    return thing
