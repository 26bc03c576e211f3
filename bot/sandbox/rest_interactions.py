"""The bot's answers to interactions: callbacks of every type, and the webhook of 15 minutes behind each token."""

from __future__ import annotations

from collections.abc import Callable

from .errors import Form, Json, Refused, already_acknowledged, unknown
from .given_back import write_ids
from .interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction, Interactions
from .messages import EPHEMERAL, LOADING, Messages
from .rest import Call, Rest
from .things import Message
from .validate_message import check_edit, check_message
from .validate_modal import check_choices, check_modal
from .validate_types import check_types
from .walk import walk

MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL_ANSWER = 4, 5, 6, 7, 8, 9
ALLOWED = {
    MESSAGE: (COMMAND, COMPONENT, MODAL),
    DEFER: (COMMAND, COMPONENT, MODAL),
    DEFER_UPDATE: (COMPONENT, MODAL),
    UPDATE: (COMPONENT, MODAL),
    CHOICES: (AUTOCOMPLETE,),
    MODAL_ANSWER: (COMMAND, COMPONENT),
}


class InteractionRoutes:
    def __init__(
        self, rest: Rest, interactions: Interactions, messages: Messages, emojis: dict[str, Json]
    ) -> None:
        self.interactions = interactions
        self.messages = messages
        self._emojis = emojis
        self.answers: dict[int, Callable[[Interaction, Json, Call], None]] = {
            MESSAGE: self._message,
            DEFER: self._defer,
            DEFER_UPDATE: self._defer_update,
            UPDATE: self._update,
            CHOICES: self._choices,
            MODAL_ANSWER: self._modal,
        }
        hook = "/webhooks/{application_id}/{token}"
        rest.add("POST", "/interactions/{id}/{token}/callback", self.callback, with_token=False)
        rest.add("POST", hook, self.follow_up, with_token=False)
        rest.add("GET", hook + "/messages/{message_id}", self.get, with_token=False)
        rest.add("PATCH", hook + "/messages/{message_id}", self.edit, with_token=False)
        rest.add("DELETE", hook + "/messages/{message_id}", self.delete, with_token=False)

    # the first answer

    def callback(self, call: Call) -> Json | None:
        interaction = self.interactions.to_answer(call.path["id"], call.path["token"])
        if interaction.ack is not None:
            raise already_acknowledged()
        body = call.fields()
        kind, data = body.get("type"), body.get("data") or {}
        if not isinstance(data, dict):
            check_types(data, ("data",))
        try:
            _check_kind(kind, interaction)
            self.answers[int(kind or 0)](interaction, data, call)
        except Refused as refusal:
            interaction.refusal = str(refusal)
            raise
        return interaction.receipt() if call.query.get("with_response") in ("1", "true") else None

    def _message(self, interaction: Interaction, data: Json, call: Call) -> None:
        check_message(data, call.files, set(self._emojis), path=("data",))
        self._acknowledge(interaction, MESSAGE, data)
        interaction.original = self._post(interaction, data, call)
        self.interactions.report(interaction, "done")

    def _defer(self, interaction: Interaction, data: Json, call: Call) -> None:
        check_types(data, ("data",))
        self._acknowledge(interaction, DEFER, data)
        flags = {"flags": int(data.get("flags") or 0) & EPHEMERAL}
        interaction.original = self._post(interaction, flags, call, loading=True)
        self.interactions.report(interaction, "done")

    def _defer_update(self, interaction: Interaction, _data: Json, _call: Call) -> None:
        interaction.original = _source(interaction)
        self._acknowledge(interaction, DEFER_UPDATE, {})
        self.interactions.report(interaction, "done")

    def _update(self, interaction: Interaction, data: Json, call: Call) -> None:
        source = _source(interaction)
        check_edit(source, data, call.files, set(self._emojis), path=("data",))
        interaction.original = source
        self._acknowledge(interaction, UPDATE, {})
        self.messages.edit(source, data, call.files)
        self.interactions.report(interaction, "done")

    def _choices(self, interaction: Interaction, data: Json, _call: Call) -> None:
        check_choices(data)
        interaction.choices = data["choices"]
        self._acknowledge(interaction, CHOICES, {})
        self.interactions.report(interaction, "autocomplete", choices=interaction.choices)

    def _modal(self, interaction: Interaction, data: Json, _call: Call) -> None:
        check_modal(data)
        for component in walk(data["components"]):
            write_ids(component)
        interaction.modal = data
        self._acknowledge(interaction, MODAL_ANSWER, {})
        self.interactions.report(interaction, "modal", modal=data)

    def _acknowledge(self, interaction: Interaction, kind: int, data: Json) -> None:
        interaction.ephemeral = bool(int(data.get("flags") or 0) & EPHEMERAL)
        self.interactions.acknowledge(interaction, kind)

    # the webhook

    def follow_up(self, call: Call) -> Json:
        interaction = self._hook(call)
        if interaction.loading:  # it fills the deferred answer, and is as private as that was
            return self._fill(interaction, call)
        data = call.fields()
        check_message(data, call.files, set(self._emojis))
        message = self._post(interaction, data, call)
        interaction.followups.append(message)
        interaction.changed.set()
        return message.body

    def get(self, call: Call) -> Json:
        return self._named(self._hook(call), call.path["message_id"]).body

    def edit(self, call: Call) -> Json:
        interaction = self._hook(call)
        message = self._named(interaction, call.path["message_id"])
        return self._change(interaction, message, call.fields(), call)

    def delete(self, call: Call) -> None:
        interaction = self._hook(call)
        message = self._named(interaction, call.path["message_id"])
        self.messages.delete(message)
        interaction.changed.set()

    def _hook(self, call: Call) -> Interaction:
        return self.interactions.of_webhook(call.path["application_id"], call.path["token"])

    def _fill(self, interaction: Interaction, call: Call) -> Json:
        message = interaction.original
        assert message is not None  # noqa: S101  (loading says so)
        data = call.fields()
        check_message(data, call.files, set(self._emojis))
        return self._change(interaction, message, data, call)

    def _change(self, interaction: Interaction, message: Message, data: Json, call: Call) -> Json:
        check_edit(message, data, call.files, set(self._emojis))
        self.messages.edit(message, data, call.files)
        interaction.edits += 1
        interaction.changed.set()
        return message.body

    def _named(self, interaction: Interaction, message_id: str) -> Message:
        if message_id == "@original":
            found = interaction.original
        else:
            own = [interaction.original, interaction.source, *interaction.followups]
            found = next((m for m in own if m is not None and m.id == message_id), None)
        if found is None or found.id not in interaction.channel.messages:
            raise unknown("Message")
        return found

    def _post(self, interaction: Interaction, data: Json, call: Call, *, loading: bool = False) -> Message:
        ephemeral = bool(int(data.get("flags") or 0) & EPHEMERAL)
        extra: Json = {
            "type": 20 if interaction.type == COMMAND else 19,
            "application_id": self.messages.world.bot.id,
            "webhook_id": self.messages.world.bot.id,
            "interaction_metadata": interaction.metadata(),
        }
        if interaction.type == COMMAND:
            extra["interaction"] = _legacy(interaction)
        if loading:
            extra["flags"] = int(data["flags"]) | LOADING
        owner = interaction.user.id if ephemeral else None
        world = self.messages.world
        return self.messages.create(
            interaction.channel, world.bot, data, call.files, owner=owner, extra=extra
        )


def _legacy(interaction: Interaction) -> Json:
    return {
        "id": interaction.id,
        "type": 2,
        "name": interaction.command_name(),
        "user": interaction.user.user(),
    }


def _check_kind(kind: object, interaction: Interaction) -> None:
    if isinstance(kind, int) and interaction.type in ALLOWED.get(kind, ()):
        return
    form = Form()
    allowed = ", ".join(str(k) for k, types in ALLOWED.items() if interaction.type in types)
    form.add(("type",), "BASE_TYPE_CHOICES", f"Value must be one of ({allowed}).")
    form.check()


def _source(interaction: Interaction) -> Message:
    if interaction.source is None or interaction.source.id not in interaction.channel.messages:
        raise Refused(400, 50035, "Invalid Form Body", {"type": {"_errors": [_NO_SOURCE]}})
    return interaction.source


_NO_SOURCE = {
    "code": "INTERACTION_APPLICATION_COMMAND_INVALID_RESPONSE",
    "message": "There is no message to update.",
}
