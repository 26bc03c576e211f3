"""Routes about channels: messages, threads, pins, reactions; and who may do what there."""

from __future__ import annotations

from .errors import Form, Json, Refused, missing_access, missing_permissions, too_old_to_edit, unknown
from .messages import EPHEMERAL, V2, Messages
from .rest import Call, Rest
from .things import PUBLIC_THREAD, THREADS, Channel, Message
from .validate_message import check_edit, check_message
from .validate_types import check_types
from .world import World

OLD_S = 3600.0
NONCE_S = 300.0  # "the past few minutes"
NONCES_KEPT = 500


class ChannelRoutes:
    def __init__(self, rest: Rest, messages: Messages) -> None:
        self.messages = messages
        self.world: World = messages.world
        self._nonces: dict[tuple[str, str], Message] = {}
        base = "/channels/{channel}"
        one = base + "/messages/{message}"
        self._channel_routes(rest, base)
        rest.add("GET", base + "/messages", self.history)
        rest.add("POST", base + "/messages", self.create)
        rest.add("POST", base + "/messages/bulk-delete", self.bulk_delete)
        rest.add("GET", one, lambda call: self._message(call).body)
        rest.add("PATCH", one, self.edit)
        rest.add("DELETE", one, self.delete)
        rest.add("PUT", base + "/messages/pins/{message}", lambda call: self._pin(call, on=True))
        rest.add("DELETE", base + "/messages/pins/{message}", lambda call: self._pin(call, on=False))

    def _channel_routes(self, rest: Rest, base: str) -> None:
        rest.add("GET", base, lambda call: self._channel(call).shape(self.world.bot.id))
        rest.add("PATCH", base, self.change)
        rest.add("DELETE", base, self.remove)
        rest.add("POST", base + "/typing", lambda call: self._need(self._channel(call), "send_messages"))
        rest.add("POST", base + "/threads", self.open_thread)
        rest.add("POST", base + "/messages/{message}/threads", self.open_thread_here)
        rest.add("PUT", base + "/thread-members/{user}", lambda call: self._thread_member(call))
        rest.add("DELETE", base + "/thread-members/{user}", lambda call: self._thread_member(call))

    # messages

    def create(self, call: Call) -> Json:
        channel = self._channel(call)
        data = call.fields()
        check_types(data)
        self._need(channel, "send_messages_in_threads" if channel.is_thread else "send_messages")
        self._need_for(channel, data, call)
        check_message(data, call.files, set(self.world.emojis))
        nonce = (channel.id, str(data.get("nonce")))
        if data.get("enforce_nonce") and (earlier := self._posted(nonce)) is not None:
            return earlier.body
        message = self._post(channel, data, call)
        if data.get("nonce") is not None:
            self._remember(nonce, message)
        return message.body

    def _post(self, channel: Channel, data: Json, call: Call) -> Message:
        if channel.archived and not channel.locked:
            channel.archived = False
            self.world.announce(channel, "THREAD_UPDATE")
        allowed = data | {"flags": int(data.get("flags") or 0) & ~EPHEMERAL}
        extra: Json = {} if data.get("nonce") is None else {"nonce": data["nonce"]}
        return self.messages.create(
            channel, self.world.bot, allowed, call.files, extra=extra | self._reply(channel, data)
        )

    def _reply(self, channel: Channel, data: Json) -> Json:
        reference = data.get("message_reference")
        if not isinstance(reference, dict):
            return {}
        message_id = str(reference.get("message_id"))
        if message_id not in channel.messages:
            if reference.get("fail_if_not_exists", True):
                form = Form()
                form.add(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
                form.check()
            return {}
        return {
            "type": 19,
            "message_reference": {
                "type": 0,
                "message_id": message_id,
                "channel_id": channel.id,
                "guild_id": channel.guild_id,
            },
        }

    def _posted(self, nonce: tuple[str, str]) -> Message | None:
        earlier = self._nonces.get(nonce)
        return earlier if earlier and self.world.clock.now() - earlier.created <= NONCE_S else None

    def _remember(self, nonce: tuple[str, str], message: Message) -> None:
        self._nonces[nonce] = message
        if len(self._nonces) > NONCES_KEPT:
            del self._nonces[next(iter(self._nonces))]

    def edit(self, call: Call) -> Json:
        message = self._message(call)
        channel = self.world.channel(message.channel_id)
        if message.body["author"]["id"] != self.world.bot.id:
            raise Refused(403, 50005, "Cannot edit a message authored by another user")
        if channel.archived:
            raise Refused(400, 50083, "Thread is archived")
        data = call.fields()
        check_edit(message, data, call.files, set(self.world.emojis))
        if self.world.clock.now() - message.created > OLD_S:
            raise too_old_to_edit()
        self.messages.edit(message, data, call.files)
        return message.body

    def delete(self, call: Call) -> None:
        message = self._message(call)
        if message.body["author"]["id"] != self.world.bot.id:
            self._need(self.world.channel(message.channel_id), "manage_messages")
        self.messages.delete(message)

    def bulk_delete(self, call: Call) -> None:
        channel = self._channel(call)
        self._need(channel, "manage_messages")
        for message_id in call.fields().get("messages") or []:
            if (message := channel.messages.get(str(message_id))) is not None:
                self.messages.delete(message)

    def history(self, call: Call) -> list[Json]:
        """Newest first; empty without the permission to read what was."""
        channel = self._channel(call)
        if not self.world.bot_may(channel, "read_message_history"):
            return []
        limit = int(call.query.get("limit", "50"))
        low, high = int(call.query.get("after", "0")), int(call.query.get("before", str(1 << 63)))
        found = [m for m in channel.messages.values() if not m.ephemeral and low < int(m.id) < high]
        picked = found[:limit] if "after" in call.query else found[-limit:]
        return [m.body for m in reversed(picked)]

    # threads

    def open_thread(self, call: Call) -> Json:
        parent, data = self._channel(call), call.fields()
        check_types(data)
        kind = int(data.get("type") or 12)
        self._need(parent, "create_public_threads" if kind == PUBLIC_THREAD else "create_private_threads")
        return self._open(parent, self.world.new_id(), data, kind)

    def open_thread_here(self, call: Call) -> Json:
        message = self._message(call)
        parent = self.world.channel(message.channel_id)
        self._need(parent, "create_public_threads")
        shape = self._open(parent, message.id, call.fields(), PUBLIC_THREAD)
        message.body["thread"] = shape
        return shape

    def _open(self, parent: Channel, thread_id: str, data: Json, kind: int) -> Json:
        form = Form()
        name = data.get("name")
        if not isinstance(name, str) or not 1 <= len(name) <= 100:
            form.add(("name",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
        if kind not in THREADS:
            form.add(("type",), "BASE_TYPE_CHOICES", "Value must be one of (11, 12).")
        form.check()
        thread = self.world.add_thread(parent, thread_id, str(name), kind, self.world.bot.id)
        return thread.shape(self.world.bot.id)

    def change(self, call: Call) -> Json:
        channel, data = self._channel(call), call.fields()
        own = channel.is_thread and channel.owner_id == self.world.bot.id
        if not own:
            self._need(channel, "manage_threads" if channel.is_thread else "manage_channels")
        channel.name = str(data.get("name") or channel.name)
        channel.archived = bool(data.get("archived", channel.archived))
        channel.locked = bool(data.get("locked", channel.locked))
        self.world.announce(channel, "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE")
        return channel.shape(self.world.bot.id)

    def remove(self, call: Call) -> Json:
        channel = self._channel(call)
        self._need(channel, "manage_threads" if channel.is_thread else "manage_channels")
        shape = channel.shape(self.world.bot.id)
        self.world.remove_channel(channel)
        return shape

    def _thread_member(self, call: Call) -> None:
        channel = self._channel(call)
        if not channel.is_thread:
            raise Refused(400, 50024, "Cannot execute action on this channel type")
        if call.path["user"] != "@me":
            self.world.person(call.path["user"])

    # what is asked first

    def _channel(self, call: Call) -> Channel:
        channel = self.world.channel(call.path["channel"])
        if not self.world.bot_may(channel, "view_channel"):
            raise missing_access()
        return channel

    def _message(self, call: Call) -> Message:
        message = self._channel(call).messages.get(call.path["message"])
        if message is None or message.ephemeral:
            raise unknown("Message")
        return message

    def _need(self, channel: Channel, *names: str) -> None:
        if not self.world.bot_may(channel, *names):
            raise missing_permissions()

    def _need_for(self, channel: Channel, data: Json, call: Call) -> None:
        """What the parts of a message ask for."""
        if call.files:
            self._need(channel, "attach_files")
        if data.get("embeds") and not int(data.get("flags") or 0) & V2:
            self._need(channel, "embed_links")
        if data.get("message_reference"):
            self._need(channel, "read_message_history")

    def _pin(self, call: Call, *, on: bool) -> None:
        message = self._message(call)
        self._need(self.world.channel(message.channel_id), "pin_messages")
        message.body["pinned"] = on
