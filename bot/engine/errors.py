"""Why an action, a rule set or a record is refused: a code and its facts, never a sentence.

Codes and their order are those of the rule book, section 11 (actions) and 12 (records). The sentence is
made late, in the reader's language, by whoever shows it.
"""

from enum import StrEnum

Fact = int | str | bool | None


class Reason(StrEnum):
    """Why an action is illegal; when several apply, the first in this order is given (rule book, 11)."""

    NOT_YOUR_TURN = "not_your_turn"
    WRONG_PHASE = "wrong_phase"
    NOT_ALLOWED = "not_allowed"
    BAD_CARD = "bad_card"
    PILE_EMPTY = "pile_empty"
    PILE_BLOCKED = "pile_blocked"
    PILE_FROZEN = "pile_frozen"
    NO_MATCH = "no_match"
    MELD_TOO_SMALL = "meld_too_small"
    MELD_WRONG_RANK = "meld_wrong_rank"
    MELD_NATURALS = "meld_naturals"
    MELD_WILDS = "meld_wilds"
    MELD_FULL = "meld_full"
    MELD_SEQUENCE = "meld_sequence"
    BLACK_THREES = "black_threes"
    OPENING_TOO_LOW = "opening_too_low"
    OPENING_PURE = "opening_pure"
    MUST_KEEP_CARD = "must_keep_card"
    MUST_GO_OUT = "must_go_out"
    DISCARD_WILD = "discard_wild"
    DISCARD_GUARDED = "discard_guarded"
    DISCARD_THREE = "discard_three"
    ASK_REFUSED = "ask_refused"
    SPECIAL_HAND = "special_hand"


ORDER = {reason: place for place, reason in enumerate(Reason)}


class Illegal(Exception):
    """An action the rules refuse; the state it was tried on is unchanged.

    `reason` is the code, `facts` the numbers that explain it (`laid=40, need=50`).
    """

    def __init__(self, reason: Reason, **facts: Fact) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts

    def __str__(self) -> str:
        return spell(self.reason, self.facts)


class RulesError(ValueError):
    """A rule set that cannot be had: unknown preset, seats not offered, option out of range, no stock left.

    `reason` is one of `unknown_preset`, `seats_not_offered`, `teams_not_offered`, `unknown_option`,
    `bad_value`, `stock_too_small`, or of a passport `passport_unreadable`, `passport_check`, `passport_newer`; `facts` say
    which field and which limits.
    """

    def __init__(self, reason: str, **facts: Fact) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts

    def __str__(self) -> str:
        return spell(self.reason, self.facts)


class RecordError(Exception):
    """A record refused as a whole or at one action (rule book, 12).

    `code` is a record code (`bad_deck`) or an action's reason; `round` and `action` are indices or None.
    """

    def __init__(
        self, code: str, message: str, *, at_round: int | None = None, at_action: int | None = None
    ) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message
        self.round = at_round
        self.action = at_action


def spell(code: str, facts: dict[str, Fact]) -> str:
    """A code with its facts on one line, for logs and the command line: `opening_too_low (laid 40, need 50)`."""
    told = " ".join(", ".join(f"{name} {value}" for name, value in facts.items()).split())
    return f"{code} ({told})" if told else str(code)
