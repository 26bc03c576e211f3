"""Making, changing and deleting messages: attachments find their place, mentions are read, the feed is told.

Bodies are judged before (`validate_message`); permissions are the routes' business.
"""

from __future__ import annotations

import re
from typing import Any

from .errors import Json
from .feed import Event
from .given_back import given_components, given_embed, used_urls
from .things import Channel, Message, Person
from .uploads import Upload
from .walk import walk
from .world import World

SUPPRESS, EPHEMERAL, LOADING, QUIET, V2 = 1 << 2, 1 << 6, 1 << 7, 1 << 12, 1 << 15
SETTABLE = SUPPRESS | EPHEMERAL | QUIET | V2
KEPT_PRIVATE = 100  # a channel
KEPT_REPLACED = 64  # attachments
MENTION = re.compile(r"<@!?(\d+)>")


class Messages:
    def __init__(self, world: World) -> None:
        self.world = world
        self._replaced: list[Json] = []

    def create(
        self,
        channel: Channel,
        author: Person,
        data: Json,
        files: list[Upload],
        *,
        owner: str | None = None,
        extra: Json | None = None,
    ) -> Message:
        """Posts; `owner` makes it ephemeral, `extra` adds fields that only Discord itself can set."""
        now = self.world.clock.now()
        body = self._blank(channel, author, data) | (extra or {})
        message = Message(body, channel.id, now, owner)
        message.files = self._store(channel.id, data.get("attachments"), files)
        self._fill(message, data)
        channel.messages[message.id] = message
        if owner is not None:
            self._forget_old_private(channel, message.id)
        self._tell(message, "MESSAGE_CREATE")
        return message

    def edit(self, message: Message, data: Json, files: list[Upload]) -> None:
        """Applies the fields that `data` has; what it does not name stays."""
        kept = _kept(message.files, data.get("attachments"))
        new = self._store(message.channel_id, data.get("attachments"), files)
        self._replace_files([f for f in message.files if f not in kept])
        message.files = kept + new
        flags = message.body["flags"] & ~LOADING
        message.body["flags"] = flags | (int(data.get("flags") or 0) & (V2 | SUPPRESS))
        message.body["edited_timestamp"] = self.world.clock.stamp()
        message.edits += 1
        self._fill(message, data)
        self._tell(message, "MESSAGE_UPDATE")

    def delete(self, message: Message) -> None:
        channel = self.world.channel(message.channel_id)
        channel.messages.pop(message.id, None)
        self._drop_files(message.files)
        d = {"id": message.id, "channel_id": channel.id, "guild_id": channel.guild_id}
        self.world.feed.publish(Event("MESSAGE_DELETE", d, channel.guild_id, message.owner))

    def dismiss(self, message: Message) -> None:
        """Its one reader closes an ephemeral message; the bot is not told and may go on editing it."""
        message.dismissed = True
        d = {"id": message.id, "channel_id": message.channel_id}
        self.world.feed.publish(Event("MESSAGE_DELETE", d, viewer=message.owner, to_bot=False))

    def chat(self, channel: Channel, author: Person, content: str) -> Message:
        """An ordinary message that a user writes."""
        return self.create(
            channel, author, {"content": content, "allowed_mentions": {"parse": ["users"]}}, []
        )

    def _forget_old_private(self, channel: Channel, newest: str) -> None:
        """A client loses them at its next start anyway; a long match must not fill the memory."""
        channel.private.append(newest)
        if len(channel.private) > KEPT_PRIVATE:
            gone = channel.messages.pop(channel.private.popleft(), None)
            self._drop_files(gone.files if gone else [])

    # its parts

    def _blank(self, channel: Channel, author: Person, data: Json) -> Json:
        return {
            "id": self.world.new_id(),
            "channel_id": channel.id,
            "author": author.user(),
            "type": 0,
            "content": "",
            "timestamp": self.world.clock.stamp(),
            "edited_timestamp": None,
            "tts": bool(data.get("tts")),
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            "pinned": False,
            "flags": int(data.get("flags") or 0) & SETTABLE,
        }

    def _fill(self, message: Message, data: Json) -> None:
        body = message.body
        if "content" in data:
            body["content"] = data["content"] or ""
        if "embeds" in data:
            body["embeds"] = [given_embed(e, message.files) for e in data["embeds"] or []]
        if "components" in data:
            body["components"] = given_components(data["components"] or [], message.files)
        if "content" in data or "components" in data:
            body["mentions"] = self._mentions(body, data.get("allowed_mentions"))
        used = used_urls(body)
        body["attachments"] = [f for f in message.files if f["url"] not in used]

    def _mentions(self, body: Json, allowed: Any) -> list[Json]:
        """The users that are pinged: named in the text, and allowed to be."""
        texts = [body["content"], *(c["content"] for c in walk(body["components"]) if c.get("type") == 10)]
        named = [i for text in texts for i in MENTION.findall(text)]
        if isinstance(allowed, dict) and "users" not in (allowed.get("parse") or []):
            listed = {str(i) for i in allowed.get("users") or []}
            named = [i for i in named if i in listed]
        return [self.world.people[i].user() for i in dict.fromkeys(named) if i in self.world.people]

    # its files

    def _store(self, channel_id: str, described: Any, files: list[Upload]) -> list[Json]:
        facts = {str(d.get("id")): d for d in described or []}
        return [self._attach(channel_id, upload, facts.get(upload.number, {})) for upload in files]

    def _attach(self, channel_id: str, upload: Upload, facts: Json) -> Json:
        attachment_id = self.world.new_id()
        filename = str(facts.get("filename") or upload.filename)
        self.world.blobs[attachment_id] = (upload.data, upload.content_type)
        url = f"{self.world.url}/cdn/attachments/{channel_id}/{attachment_id}/{filename}"
        return {
            "id": attachment_id,
            "filename": filename,
            "size": len(upload.data),
            "url": url,
            "proxy_url": url,
            "content_type": upload.content_type,
            **({"description": facts["description"]} if facts.get("description") else {}),
            **upload.size(),
        }

    def _replace_files(self, files: list[Json]) -> None:
        """A reader may be about to load what an edit replaces: the last of these stay for a while, as on a CDN."""
        self._replaced += files
        self._drop_files(self._replaced[:-KEPT_REPLACED])
        del self._replaced[:-KEPT_REPLACED]

    def _drop_files(self, files: list[Json]) -> None:
        for file in files:
            self.world.blobs.pop(file["id"], None)

    # telling

    def _tell(self, message: Message, t: str) -> None:
        guild_id = self.world.channel(message.channel_id).guild_id
        d = message.body | {"guild_id": guild_id}
        publish = self.world.feed.publish
        if message.body["author"]["bot"]:
            publish(Event(t, d, guild_id, message.owner, to_page=not message.dismissed))
            return
        publish(Event(t, d, guild_id, message.owner, to_bot=False))
        publish(Event(t, self._without_content(d), guild_id, message.owner, to_page=False))

    def _without_content(self, d: Json) -> Json:
        """What a bot without the message-content intent is told of a user's message."""
        if any(u["id"] == self.world.bot.id for u in d["mentions"]):
            return d
        return d | {"content": "", "embeds": [], "attachments": [], "components": []}


def _kept(files: list[Json], listed: Any) -> list[Json]:
    if listed is None:
        return list(files)
    ids = {str(item.get("id")) for item in listed}
    return [f for f in files if f["id"] in ids]
