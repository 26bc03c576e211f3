"""Why the pile cannot be taken now, told before anybody tries: what it would need, and what of that the hand has."""

from typing import Final

from bot.engine import Illegal, Phase, Reason, View, imagine
from bot.engine.cards import NATURAL_RANKS, card_rank, of_rank, wilds
from bot.engine.state import is_frozen
from bot.ui.cards import card_text, rank_name
from bot.ui.judge import nearest, seat_of, why_not
from bot.ui.proposals import Groups, take_attempts, takes
from bot.ui.refusals import Refusal, illegal_sentence, sentence

_OF_THE_HAND: Final = (Reason.PILE_FROZEN, Reason.NO_MATCH)  # another hand could take this pile
_OF_THE_PILE: Final = (Reason.PILE_EMPTY, Reason.PILE_BLOCKED)  # nobody can: the refusal says it all


class NoTake(Refusal):
    """Why the pile cannot be taken: what the hand would need for it."""


def take_text(seen: View, staged: Groups, locale: str) -> str:
    """The sentence for why not; nothing while the pile can be taken, or when this seat is not to draw or take."""
    why = no_take(seen, staged, locale)
    return "" if why is None else sentence(locale, why)


def no_take(seen: View, staged: Groups, locale: str) -> NoTake | Illegal | None:
    """What stands against taking the pile, to be told or raised; None while it can be taken, and at other times."""
    if seen.phase is not Phase.DRAW or not seen.may_act() or takes(seen, staged):
        return None
    refusal = nearest([why for take in take_attempts(seen) if (why := why_not(seen, take))])
    if refusal is None or refusal.reason in _OF_THE_PILE:
        return refusal
    if refusal.reason in _OF_THE_HAND:
        return what_takes(seen, locale)
    if refusal.reason is Reason.OPENING_TOO_LOW:
        top, name = _named(seen, locale)
        return NoTake("take-opening", top=top, name=name, need=refusal.facts["need"])
    return NoTake("take-not", why=illegal_sentence(locale, refusal))


def what_takes(seen: View, locale: str) -> NoTake:
    """What a hand needs to take the pile, by these rules and as it lies, and has. Its top must be a natural card."""
    top, name = _named(seen, locale)
    held = of_rank(seen.hand, card_rank(seen.pile[-1]))
    return NoTake(f"take-needs-{_need(seen)}", top=top, name=name, held=held, wilds=wilds(seen.hand))


def _named(seen: View, locale: str) -> tuple[str, str]:
    """The top card, and the cards of its rank by name."""
    top = seen.pile[-1]
    return card_text(top, locale), rank_name(NATURAL_RANKS[card_rank(top)], locale)


def _need(seen: View) -> str:
    """The end of a text's key, `take-needs-pair`."""
    rules, side = seen.rules, seen.side(seat_of(seen))
    if rules.pile_always_frozen:
        return "pair"
    if is_frozen(imagine(seen), seat_of(seen)):
        return "frozen" if seen.frozen else "unopened"
    if side.sets[card_rank(seen.pile[-1])]:
        return {"alone": "nothing", "with_natural": "natural", "never": "pair"}[rules.take_onto_meld]
    return "mixed" if rules.take_natural_and_wild else "pair"
