"""What the next player could do with a discard, told from what one seat sees; guesses at no hidden card."""

from enum import StrEnum
from typing import Final

from bot.engine import Card, View, imagine
from bot.engine.cards import NATURAL_RANKS, THREE, card_rank, is_red_three, is_wild, of_rank
from bot.engine.state import is_frozen

_PACK_OF_RANK: Final = 4
_PAIR: Final = 2
BIG_PILE: Final = 8  # cards from which giving the pile away is worth a question


class Danger(StrEnum):
    """What a discard does; each is the end of a text's key, `danger-melded`."""

    STOPS = "stops"  # a black three
    BLOCKS = "blocks"  # a red three, where it may be discarded
    FREEZES = "freezes"
    FREEZES_AGAIN = "freezes-again"
    MELDED = "melded"  # the next player's side has the rank and may take the pile with any cards
    MELDED_NATURAL = "melded-natural"  # likewise, with one more of the rank
    SAFE = "safe"  # not two cards of the rank are where the next player could hold them
    OPEN = "open"  # a pair takes the pile, or one of the rank with a wild card
    PAIR = "pair"

    @property
    def gives_away(self) -> bool:
        """Whether the next player can most likely take the pile."""
        return self in (Danger.MELDED, Danger.MELDED_NATURAL)

    @property
    def is_usual(self) -> bool:
        """Whether it is the risk of nearly every discard, which only the cards not seen yet make small or great."""
        return self in (Danger.OPEN, Danger.PAIR)


def next_seat(seen: View, seat: int) -> int:
    return (seat + 1) % len(seen.hand_sizes)


def danger(seen: View, seat: int, card: Card) -> Danger:
    """What discarding this card would let the next player do."""
    if is_wild(card):
        always = seen.frozen or seen.rules.pile_always_frozen
        return Danger.FREEZES_AGAIN if always else Danger.FREEZES
    if card_rank(card) == THREE:
        return Danger.BLOCKS if is_red_three(card) else Danger.STOPS
    return _of_natural(seen, seat, card_rank(card))


def _of_natural(seen: View, seat: int, rank: int) -> Danger:
    after, unseen = next_seat(seen, seat), hidden_of_rank(seen, rank)
    if is_frozen(imagine(seen), after):
        return Danger.PAIR if unseen >= _PAIR else Danger.SAFE
    if seen.side(after).sets[rank]:
        return _onto_meld(seen, unseen)
    if unseen >= _PAIR or (unseen and seen.rules.take_natural_and_wild):
        return Danger.OPEN if seen.rules.take_natural_and_wild else Danger.PAIR
    return Danger.SAFE


def _onto_meld(seen: View, unseen: int) -> Danger:
    match seen.rules.take_onto_meld:
        case "alone":
            return Danger.MELDED
        case "with_natural" if unseen:
            return Danger.MELDED_NATURAL
        case _:
            return Danger.PAIR if unseen >= _PAIR else Danger.SAFE


def hidden_of_rank(seen: View, rank: int) -> int:
    """Natural cards of a rank that this seat cannot see: in other hands or in the stock."""
    laid = sum(of_rank(meld, rank) for side in seen.sides for meld in side.melds())
    in_pile = sum(card_rank(card) == rank for card in seen.pile)
    return seen.rules.packs * _PACK_OF_RANK - laid - in_pile - of_rank(seen.hand, rank)


def rank_letter(card: Card) -> str:
    """The letter of a natural card's rank."""
    return NATURAL_RANKS[card_rank(card)]
