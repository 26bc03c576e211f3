"""The rules of Canasta as a library: deal, check, apply, legal actions, views, scores and records.

Sources and decisions are those of the rule book (`docs/rules.md`). Stands alone: imports nothing of the bot.
"""

from bot.engine.actions import (
    Action,
    AnyAction,
    Ask,
    Discard,
    Draw,
    Group,
    Meld,
    No,
    Pass,
    Special,
    Take,
    Three,
    Unreadable,
    Yes,
    format_action,
    parse,
)
from bot.engine.cards import Card, Cards, card_name, format_cards, parse_card, parse_cards
from bot.engine.deal import deal, shuffled, spread_pack
from bot.engine.errors import Illegal, Reason, RecordError, RulesError
from bot.engine.legal import legal_actions
from bot.engine.play import apply, check
from bot.engine.record import Outcome, Record, RoundRecord, commitment, replay
from bot.engine.rules import HOUSE_RULES, Rules, forms, load_rules, options_of, presets
from bot.engine.scoring import Score, score, totals_after, winner_of
from bot.engine.state import GoneOut, Phase, Side, State, Turn
from bot.engine.view import View, imagine, view

format = format_action  # noqa: A001  the contract's name for the verb that writes an action

__all__ = [
    "HOUSE_RULES",
    "Action",
    "AnyAction",
    "Ask",
    "Card",
    "Cards",
    "Discard",
    "Draw",
    "GoneOut",
    "Group",
    "Illegal",
    "Meld",
    "No",
    "Outcome",
    "Pass",
    "Phase",
    "Reason",
    "Record",
    "RecordError",
    "RoundRecord",
    "Rules",
    "RulesError",
    "Score",
    "Side",
    "Special",
    "State",
    "Take",
    "Three",
    "Turn",
    "Unreadable",
    "View",
    "Yes",
    "apply",
    "card_name",
    "check",
    "commitment",
    "deal",
    "format",
    "format_action",
    "format_cards",
    "forms",
    "imagine",
    "legal_actions",
    "load_rules",
    "options_of",
    "parse",
    "parse_card",
    "parse_cards",
    "presets",
    "replay",
    "score",
    "shuffled",
    "spread_pack",
    "totals_after",
    "view",
    "winner_of",
]
