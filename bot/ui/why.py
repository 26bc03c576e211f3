"""Which page of the rules holds the rule behind a refusal, and the button that shows it. Knows no page."""

from collections.abc import Mapping
from typing import Any, Final

import discord

from bot.engine import Illegal, Reason
from bot.texts import say
from bot.ui.parts import Row, clipped
from bot.ui.refusals import cause
from bot.ui.rules_named import rules_here
from bot.ui.services import Interaction

_WHERE: Final[Mapping[Reason, str]] = {
    Reason.NOT_YOUR_TURN: "turn",
    Reason.WRONG_PHASE: "turn",
    Reason.NOT_ALLOWED: "turn",
    Reason.BAD_CARD: "turn",
    Reason.PILE_EMPTY: "pile",
    Reason.PILE_BLOCKED: "pile",
    Reason.PILE_FROZEN: "pile",
    Reason.NO_MATCH: "pile",
    Reason.MELD_TOO_SMALL: "melds",
    Reason.MELD_WRONG_RANK: "melds",
    Reason.MELD_NATURALS: "melds",
    Reason.MELD_WILDS: "melds",
    Reason.MELD_FULL: "melds",
    Reason.MELD_SEQUENCE: "melds",
    Reason.BLACK_THREES: "threes",
    Reason.OPENING_TOO_LOW: "opening",
    Reason.OPENING_PURE: "opening",
    Reason.MUST_KEEP_CARD: "going_out",
    Reason.MUST_GO_OUT: "going_out",
    Reason.DISCARD_WILD: "turn",
    Reason.DISCARD_GUARDED: "turn",
    Reason.DISCARD_THREE: "turn",
    Reason.ASK_REFUSED: "going_out",
    Reason.SPECIAL_HAND: "going_out",
}
_OF_VERB: Final = {"pass": "turn", "three": "threes", "ask": "going_out", "special": "going_out"}


def topic_of(error: Illegal) -> str:
    """The topic whose page holds the rule behind a refusal."""
    if error.reason is Reason.NOT_ALLOWED:
        return "melds" if "target" in error.facts else _OF_VERB.get(str(error.facts.get("verb")), "turn")
    return _WHERE[error.reason]


def why_row(interaction: Interaction, locale: str, error: BaseException) -> Row | None:
    """The button to the page that holds the rule behind an error; None where no rule of the game is."""
    refusal = cause(error)
    if not isinstance(refusal, Illegal):
        return None
    return discord.ui.ActionRow(why_button(locale, topic_of(refusal), rules_here(interaction)))


def why_button(locale: str, topic: str, of: str) -> discord.ui.Button[Any]:
    """Shows that page of the rules called `of`, in a message of its own."""
    name = say(locale, f"guide-topic-{topic}")
    return discord.ui.Button(
        label=clipped(say(locale, "guide-why", topic=name), 80),
        custom_id=f"wy:{topic}:{of}",
        style=discord.ButtonStyle.secondary,
    )
