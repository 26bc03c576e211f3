"""What a table picture shows, as plain values: read off a spectator's View, all words already said.

Two positions with equal scenes have the same picture, which is what it is kept by.
"""

from collections.abc import Callable, Sequence

import msgspec

from bot.engine.cards import (
    BLACK_THREES,
    NATURAL_RANKS,
    RED_THREES,
    THREE,
    TWO,
    Card,
    Cards,
    card_rank,
    is_wild,
    jokers,
    of_rank,
    size,
    spread,
    wilds,
)
from bot.engine.melds import is_special
from bot.engine.rules import Rules
from bot.engine.state import CANASTA, Phase, Side
from bot.engine.view import View
from bot.pictures.fonts import presentable

Say = Callable[..., str]
"""`say(key, **facts)`: a text of the catalogue in the reader's language."""


class Column(msgspec.Struct, frozen=True):
    """A meld of three to six cards, first laid uppermost."""

    cards: tuple[Card, ...]


class Canasta(msgspec.Struct, frozen=True):
    """A complete meld, squared up: the card on top, how many lie there and what it is worth."""

    kind: str  # natural, mixed, samba or wild
    top: Card
    many: int
    worth: str


class Seat(msgspec.Struct, frozen=True):
    name: str
    cards: int
    turn: bool
    dealer: bool
    score: str  # empty where the side has one


class Zone(msgspec.Struct, frozen=True):
    """One side: its seats, score, red threes and melds; `need` says what it must lay to open."""

    seats: tuple[Seat, ...]
    score: str
    need: str
    reds: tuple[Card, ...]
    canastas: tuple[Canasta, ...]
    columns: tuple[Column, ...]


class Scene(msgspec.Struct, frozen=True):
    zones: tuple[Zone, ...]
    stock: int
    pile: int
    top: Card | None
    across: Card | None  # the card that freezes the pile, lying crosswise
    under: Card | None  # the card below it, where it is the top card itself
    state: str  # frozen, blocked or empty
    words: tuple[str, str, str]  # stock, pile, state
    dealer_mark: str


def read_scene(seen: View, names: Sequence[str], say: Say) -> Scene:
    """Raises ValueError for a View that holds a hand: a public picture shows a spectator's only."""
    if seen.seat is not None or size(seen.hand):
        raise ValueError("a table picture is drawn from a spectator's view")
    if len(names) != len(seen.hand_sizes):
        raise ValueError(f"{len(seen.hand_sizes)} seats need as many names, not {len(names)}")
    state = pile_state(seen)
    return Scene(
        zones=tuple(_zone(seen, names, side, say) for side in sides_shown(seen)),
        stock=seen.stock,
        pile=len(seen.pile),
        top=seen.top,
        across=freezing_card(seen),
        under=seen.pile[-2] if freezes_on_top(seen) and len(seen.pile) > 1 else None,
        state=state,
        words=(say("pictures-stock"), say("pictures-pile"), say(f"pictures-{state}") if state else ""),
        dealer_mark=say("pictures-dealer-mark"),
    )


def sides_shown(seen: View) -> list[int]:
    """The sides that have seats now, in their order."""
    return sorted(set(seen.side_of))


def seats_of_side(seen: View, side: int) -> list[int]:
    return [seat for seat, other in enumerate(seen.side_of) if other == side]


def seat_name(names: Sequence[str], seat: int, say: Say) -> str:
    """The name as the fonts can write it, else the number of the seat."""
    return presentable(names[seat], say("pictures-seat", number=seat + 1))


def opening_of(seen: View, side: int) -> list[int]:
    """What the side needs to open: one number, or a number for each of its players in cutthroat."""
    owners = seats_of_side(seen, side) if seen.rules.cutthroat else [side]
    return list(dict.fromkeys(seen.rules.opening_for(seen.totals[owner]) for owner in owners))


def _zone(seen: View, names: Sequence[str], side: int, say: Say) -> Zone:
    laid, seats = seen.sides[side], seats_of_side(seen, side)
    shared = not seen.rules.cutthroat
    need = "" if laid.opened else say("pictures-need", points=max(opening_of(seen, side)))
    return Zone(
        seats=tuple(_seat(seen, names, seat, say) for seat in seats),
        score=_score(seen, side, say) if shared else "",
        need=need,
        reds=tuple(card for seat in seats for card in spread(seen.reds[seat])),
        canastas=tuple(canastas_of(seen.rules, laid, say)),
        columns=tuple(Column(_in_order(meld)) for meld in open_melds(laid)),
    )


def _seat(seen: View, names: Sequence[str], seat: int, say: Say) -> Seat:
    return Seat(
        name=seat_name(names, seat, say),
        cards=seen.hand_sizes[seat],
        turn=seen.phase is not Phase.OVER and seat == seen.acting,
        dealer=seat == seen.dealer,
        score=_score(seen, seat, say) if seen.rules.cutthroat else "",
    )


def _score(seen: View, owner: int, say: Say) -> str:
    total = seen.totals[owner]
    if seen.scores is None:
        return say("pictures-score", points=total)
    gained = seen.scores[owner].total
    return say(
        "pictures-score-gained", points=total + gained, gained=abs(gained), sign="+" if gained >= 0 else "−"
    )


def pile_state(seen: View) -> str:
    """`frozen`, `blocked` (nobody may take it now) or nothing: what anyone at the table can see."""
    if not seen.pile:
        return ""
    if seen.blocks or card_rank(seen.pile[-1]) >= THREE:
        return "blocked"
    return "frozen" if seen.frozen or seen.rules.pile_always_frozen else ""


def freezing_card(seen: View) -> Card | None:
    """The last card in the pile that froze it; None where none did."""
    if not seen.frozen:
        return None
    below = seen.pile
    turned = [card for card in below[: seen.turned] if card in RED_THREES]
    freezing = [card for card in below if is_wild(card)] or turned
    if not freezing and seen.rules.black_three_upcard_freezes and below and below[0] in BLACK_THREES:
        freezing = [below[0]]
    return freezing[-1] if freezing else None


def freezes_on_top(seen: View) -> bool:
    """Whether the card that freezes the pile is its top card."""
    return seen.top is not None and freezing_card(seen) == seen.top and is_wild(seen.top)


# Melds


def open_melds(side: Side) -> list[Cards]:
    """Melds that are no canasta yet, high ranks first, then sequences, wild cards and black threes."""
    melds = [*reversed(side.sets), *side.runs, side.wild, side.black]
    return [meld for meld in melds if 0 < size(meld) < CANASTA]


def canastas_of(rules: Rules, side: Side, say: Say) -> list[Canasta]:
    sets = [(NATURAL_RANKS[rank], meld) for rank, meld in enumerate(side.sets) if size(meld) >= CANASTA]
    found = [_set_canasta(rules, letter, meld, say) for letter, meld in reversed(sets)]
    found += [_canasta("samba", run, rules.samba, say) for run in side.runs if size(run) >= CANASTA]
    if size(side.wild) >= CANASTA:
        found.append(_canasta("wild", side.wild, _wild_worth(rules, side.wild), say))
    return found


def _set_canasta(rules: Rules, letter: str, meld: Cards, say: Say) -> Canasta:
    kind = "mixed" if wilds(meld) else "natural"
    points = rules.mixed_canasta if wilds(meld) else rules.natural_canasta
    if letter in rules.special_canastas and is_special(rules, letter, meld):
        points = rules.special_canastas[letter]
    return _canasta(kind, meld, points, say)


def _wild_worth(rules: Rules, meld: Cards) -> int:
    if of_rank(meld, TWO) == CANASTA:
        return rules.wild_canastas.twos
    return rules.wild_canastas.jokers if jokers(meld) == 2 * rules.packs else rules.wild_canastas.mixed


def _canasta(kind: str, meld: Cards, points: int, say: Say) -> Canasta:
    return Canasta(kind, _top(kind, meld), size(meld), say("pictures-score", points=points))


def _top(kind: str, meld: Cards) -> Card:
    """A red card on a natural canasta, a black one on a mixed one, the highest of a samba or of wild cards."""
    cards = spread(meld)
    if kind in ("samba", "wild"):
        return cards[-1]
    natural = [card for card in cards if not is_wild(card)]
    wanted = (1, 2) if kind == "natural" else (0, 3)
    return next((card for card in natural if card & 3 in wanted), natural[0])


def _in_order(meld: Cards) -> tuple[Card, ...]:
    """Natural cards by rank downwards and by suit, then wild cards."""
    return tuple(sorted(spread(meld), key=lambda card: (is_wild(card), -(card >> 2), card)))
