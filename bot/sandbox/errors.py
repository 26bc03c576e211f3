"""How Discord says no: a status, a code, a sentence and, for forms, a tree of faults by field.

Knows the numbers and the shape of the body, not the reasons for which a request is refused.
"""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]
Path = tuple[str | int, ...]


class Refused(Exception):
    """A request that Discord would refuse; `body()` is what it would answer with."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} ({code}): {message} {errors or ''}".strip())
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> Json:
        answer: Json = {"message": self.message, "code": self.code}
        if self.errors:
            answer["errors"] = self.errors
        return answer


class Form:
    """Collects what is wrong with a body, field by field; `check()` raises 50035 if anything is."""

    def __init__(self) -> None:
        self.errors: Json = {}

    def add(self, path: Path, code: str, message: str) -> None:
        node = self.errors
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def check(self) -> None:
        if self.errors:
            raise Refused(400, 50035, "Invalid Form Body", self.errors)


def unauthorized() -> Refused:
    return Refused(401, 0, "401: Unauthorized")


def no_route() -> Refused:
    return Refused(404, 0, "404: Not Found")


def unknown(what: str) -> Refused:
    """404 with the code that Discord has for this kind of thing."""
    return Refused(404, UNKNOWN[what], f"Unknown {what}")


def missing_access() -> Refused:
    return Refused(403, 50001, "Missing Access")


def missing_permissions() -> Refused:
    return Refused(403, 50013, "Missing Permissions")


def already_acknowledged() -> Refused:
    return Refused(400, 40060, "Interaction has already been acknowledged.")


def dead_token() -> Refused:
    return Refused(401, 50027, "Invalid Webhook Token")


def too_old_to_edit() -> Refused:
    return Refused(
        429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later."
    )


def empty_message() -> Refused:
    return Refused(400, 50006, "Cannot send an empty message")


UNKNOWN = {
    "Application": 10002,
    "Channel": 10003,
    "Guild": 10004,
    "Member": 10007,
    "Message": 10008,
    "Role": 10011,
    "User": 10013,
    "Emoji": 10014,
    "Webhook": 10015,
    "interaction": 10062,
    "application command": 10063,
}
