"""The sentence for whatever can be refused: the rule with its numbers, in the reader's language. Sends nothing."""

import logging
import secrets
from collections.abc import Callable, Mapping
from typing import Final, Protocol

import discord
from discord import app_commands

from bot.engine import Illegal, RulesError, parse_card
from bot.engine.errors import Fact
from bot.storage import DiskFull, StorageBusy, StorageError
from bot.table.errors import LobbyCode, TableError
from bot.table.setup import Chair
from bot.texts import CATALOGUE, FALLBACK, say
from bot.ui.cards import card_text, rank_name
from bot.ui.parts import name_text
from bot.ui.sitters import marked_name

log = logging.getLogger(__name__)

_RED: Final = "hd"


class Table(Protocol):
    """A table as far as the names of its players go."""

    def chair(self, seat: int, /) -> Chair | None: ...


class Refusal(Exception):
    """Something the Discord side itself refuses: a key of the catalogue and its facts."""

    def __init__(self, key: str, /, **facts: Fact) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


def sentence(locale: str, error: BaseException, table: Table | None = None) -> str:
    """One sentence for any error; what nobody foresaw is logged under a number that the sentence names."""
    found = cause(error)
    return _of_game(locale, found, table) or _of_the_rest(locale, found) or _unforeseen(locale, found)


def _of_game(locale: str, error: BaseException, table: Table | None) -> str | None:
    match error:
        case Illegal():
            return illegal_sentence(locale, error, table)
        case RulesError():
            return rules_sentence(locale, error)
        case TableError():
            return _of_table(locale, error)
        case Refusal():
            return say(locale, error.key, **error.facts)
    return None


def _of_the_rest(locale: str, error: BaseException) -> str | None:
    match error:
        case StorageError():
            return _stored(locale, error)
        case discord.Forbidden():
            return _forbidden(locale, error)
        case app_commands.CheckFailure():
            return _check_failed(locale, error)
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return _unknown_command(locale, error)
    return None


def cause(error: BaseException) -> BaseException:
    """What went wrong inside a command, without what the library wraps around it."""
    while isinstance(error, app_commands.CommandInvokeError | app_commands.TransformerError):
        inner = error.original if isinstance(error, app_commands.CommandInvokeError) else error.__cause__
        if inner is None:
            return error
        error = inner
    return error


def _unforeseen(locale: str, error: BaseException) -> str:
    number = secrets.token_hex(3)
    log.error("unforeseen error %s", number, exc_info=error)
    return say(locale, "error-unforeseen", number=number)


# The rules of the game


def illegal_sentence(locale: str, error: Illegal, table: Table | None = None) -> str:
    """Why an action is not allowed, with the numbers of the case."""
    key = _KEYS.get(error.reason.value, _only_one)(error.facts)
    facts = _told(locale, error.facts, table)
    return say(locale, f"illegal-{error.reason.value}{key}", **facts)


def _told(locale: str, facts: Mapping[str, Fact], table: Table | None) -> dict[str, Fact]:
    """The facts as a sentence takes them: cards with their signs, melds and players by name."""
    told = dict(facts)
    for name in ("card", "top"):
        if name in facts:
            told[name] = _card(locale, str(facts[name]))
    if "rank" in facts:
        told["rank"] = rank_name(str(facts["rank"]), locale)
    if isinstance(turn := facts.get("turn"), int):
        told["who"] = _who(locale, turn, table)
    return told


def _who(locale: str, seat: int, table: Table | None) -> str:
    return marked_name(table.chair(seat) if table else None, seat, locale)


def _card(locale: str, notation: str) -> str:
    try:
        return card_text(parse_card(notation), locale)
    except ValueError:
        return notation


def _only_one(_: Mapping[str, Fact]) -> str:
    return ""


def _of_phase(facts: Mapping[str, Fact]) -> str:
    if "stock" in facts:
        return "-stock" if facts["stock"] else "-empty"
    return f"-{facts['phase']}"


def _of_turn(facts: Mapping[str, Fact]) -> str:
    return "" if "turn" in facts else "-nobody"


def _of_verb(facts: Mapping[str, Fact]) -> str:
    return f"-{facts['verb']}" if "verb" in facts else "-target" if "target" in facts else "-text"


def _of_cards(facts: Mapping[str, Fact]) -> str:
    return f"-{facts['cards']}" if "cards" in facts else ""


def _of_block(facts: Mapping[str, Fact]) -> str:
    top = str(facts["top"])
    if top == "Jo" or top.startswith("2"):
        return "-wild"
    if top.startswith("3"):
        return "-red_three" if top[1] in _RED else "-black_three"
    return "-behind"


def _of_wilds(facts: Mapping[str, Fact]) -> str:
    return "" if facts["most"] else "-none"


def _of_threes(facts: Mapping[str, Fact]) -> str:
    return "" if "left" in facts else "-twice"


def _of_cause(facts: Mapping[str, Fact]) -> str:
    return f"-{facts['cause']}"


_KEYS: Final[dict[str, Callable[[Mapping[str, Fact]], str]]] = {
    "not_your_turn": _of_turn,
    "wrong_phase": _of_phase,
    "not_allowed": _of_verb,
    "bad_card": _of_cards,
    "pile_blocked": _of_block,
    "meld_wilds": _of_wilds,
    "black_threes": _of_threes,
    "ask_refused": _of_cause,
}


# Everything else


def rules_sentence(locale: str, error: RulesError) -> str:
    """Why such a table cannot be had."""
    facts = dict(error.facts)
    if "field" in facts:
        key = f"rule-{facts['field']}"
        facts["field"] = say(locale, key) if CATALOGUE.has("en", key) else facts["field"]
    if error.reason == "teams_not_offered":
        facts = {name: _all_named(locale, "teams", str(value)) for name, value in facts.items()}
    if "allowed" in facts:
        facts["allowed"] = _all_named(locale, "house", str(facts["allowed"]))
    return say(locale, f"rules-{error.reason}", **facts)


def _all_named(locale: str, kind: str, values: str) -> str:
    """A list of values by the names that players read; one without a name as it is."""
    keys = {value: f"{kind}-{value}" for value in values.split(", ")}
    return ", ".join(say(locale, key) if CATALOGUE.has(FALLBACK, key) else it for it, key in keys.items())


def _of_table(locale: str, error: TableError) -> str:
    facts = dict(error.facts)
    if error.code != LobbyCode.NOT_HOST:
        return say(locale, f"table-{error.code}", **facts)
    if "host" not in facts:
        return say(locale, "table-not_host-nobody")
    return say(locale, "table-not_host", host=name_text(str(facts["host"])))


def _stored(locale: str, error: StorageError) -> str:
    log.error("the store failed", exc_info=error)
    kind = "full" if isinstance(error, DiskFull) else "busy" if isinstance(error, StorageBusy) else "failed"
    return say(locale, f"storage-{kind}")


def _forbidden(locale: str, error: discord.Forbidden) -> str:
    log.warning("Discord forbids it: %s", error)
    return say(locale, "error-bot-forbidden")


def _check_failed(locale: str, error: app_commands.CheckFailure) -> str:
    if isinstance(error, app_commands.MissingPermissions):
        needed = (_permission(locale, name) for name in error.missing_permissions)
        return say(locale, "error-permissions", needed=", ".join(needed))
    if isinstance(error, app_commands.NoPrivateMessage):
        return say(locale, "error-server-only")
    return say(locale, "error-not-for-you")


def _permission(locale: str, name: str) -> str:
    key = f"permission-{name}"
    return say(locale, key) if CATALOGUE.has(FALLBACK, key) else name.replace("_", " ")


def _unknown_command(locale: str, error: app_commands.AppCommandError) -> str:
    log.warning("a command that is not there: %s", error)
    return say(locale, "error-command-changed")
