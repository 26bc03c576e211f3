"""The pictures in words, for those who cannot see them: all that a picture shows, within Discord's limit."""

from collections.abc import Callable, Sequence

from bot.engine.cards import (
    EMPTY,
    JOKER,
    NATURAL_RANKS,
    RANKS,
    RED_THREES,
    SUITS,
    THREE,
    Card,
    Cards,
    size,
    spread,
    wilds,
)
from bot.engine.state import CANASTA, Phase, Side
from bot.engine.view import View
from bot.pictures.fonts import cleaned
from bot.pictures.hand import groups_of
from bot.pictures.highlights import Highlights, MatchStory
from bot.pictures.names import BETWEEN
from bot.pictures.scene import (
    Say,
    freezing_card,
    opening_of,
    pile_state,
    seats_of_side,
    sides_shown,
)

ALT_MOST = 1024
"""Characters of a description that Discord takes with an attachment."""

_NAME_MOST = 32


def alt_table(seen: View, names: Sequence[str], say: Say) -> str:
    """What the table picture shows, in at most `ALT_MOST` characters.

    A table too rich for that has its melds counted, not named. Raises ValueError for a View that holds a hand.
    """
    if seen.seat is not None or size(seen.hand):
        raise ValueError("a table is told from a spectator's view")
    shown = _told_names(names, say)
    for tell in (_each_meld, _melds_counted):
        words = " ".join([*_round_words(seen, shown, say), *_side_words(seen, shown, say, tell)])
        if len(words) <= ALT_MOST:
            return words
    return words[: ALT_MOST - 1] + "…"


def _told_names(names: Sequence[str], say: Say) -> list[str]:
    """By seat; the number of the seat where nothing of a name can be told."""
    return [
        cleaned(name)[:_NAME_MOST] or say("pictures-seat", number=seat + 1) for seat, name in enumerate(names)
    ]


def alt_hand(cards: Cards, say: Say, staged: Cards = EMPTY) -> str:
    """What the hand picture shows, in at most `ALT_MOST` characters."""
    parts = [say("pictures-alt-hand", count=size(cards)), _groups(cards, say)]
    if staged:
        parts.append(say("pictures-alt-staged", cards=_groups(staged, say)))
    words = " ".join(parts)
    return words if len(words) <= ALT_MOST else words[: ALT_MOST - 1] + "…"


# Cards


def card_words(card: Card, say: Say) -> str:
    """`king of hearts`, `three of hearts`, `joker`; with the suit named, a three's colour need not be."""
    if card == JOKER:
        return _ranks(card, 1, say)
    rank = say("rank-threes", count=1) if card >> 2 == THREE else _ranks(card, 1, say)
    return say("pictures-alt-card", rank=rank, suit=say(f"pictures-of-{SUITS[card & 3]}"))


def _ranks(card: Card, many: int, say: Say) -> str:
    """The name of a card's rank, for so many of it."""
    if card == JOKER:
        return say("rank-joker", count=many)
    return say("rank-red3" if card in RED_THREES else f"rank-{RANKS[card >> 2]}", count=many)


def _groups(cards: Cards, say: Say) -> str:
    """`2 jokers; 3 kings: spade, 2 hearts.`"""
    groups = [part for group in groups_of(cards) for part in _parted(group)]
    return "; ".join(_group(group, say) for group in groups) + "."


def _parted(group: list[Card]) -> list[list[Card]]:
    """Red threes apart from black ones."""
    red = [card for card in group if card in RED_THREES]
    black = [card for card in group if card not in RED_THREES]
    return [part for part in (black, red) if part]


def _group(group: Sequence[Card], say: Say) -> str:
    named = say("pictures-alt-group", count=len(group), name=_ranks(group[0], len(group), say))
    if group[0] == JOKER:
        return named
    suits = [card & 3 for card in group]
    told = [say(f"pictures-suit-{SUITS[s]}", count=suits.count(s)) for s in sorted(set(suits))]
    return f"{named}: {', '.join(told)}"


# The table


def _round_words(seen: View, names: Sequence[str], say: Say) -> list[str]:
    over = seen.phase is Phase.OVER
    turn = say("pictures-alt-over") if over else say("pictures-alt-turn", name=names[seen.acting])
    return [turn, say("pictures-alt-stock", count=seen.stock), _pile_words(seen, say)]


def _pile_words(seen: View, say: Say) -> str:
    if seen.top is None:
        return say("pictures-alt-pile-empty")
    by = freezing_card(seen)
    state = "frozen-by" if by is not None else pile_state(seen) or "open"
    facts = {"count": len(seen.pile), "top": card_words(seen.top, say)}
    words = say("pictures-alt-pile", **facts)
    if by is not None:
        return f"{words} {say('pictures-alt-frozen-by', card=card_words(by, say))}" + _blocked_too(seen, say)
    return words if state == "open" else f"{words} {say(f'pictures-alt-{state}')}"


def _blocked_too(seen: View, say: Say) -> str:
    return f" {say('pictures-alt-blocked')}" if pile_state(seen) == "blocked" else ""


Tell = Callable[[View, int, Say], list[str]]


def _side_words(seen: View, names: Sequence[str], say: Say, tell: Tell) -> list[str]:
    return [_one_side(seen, names, side, say, tell) for side in sides_shown(seen)]


def _one_side(seen: View, names: Sequence[str], side: int, say: Say, tell: Tell) -> str:
    """`Anna: 6 cards, Åse (dealer): 9 cards; 1,315 points, 3 red threes; 4 queens, 5 tens with 1 wild card.`"""
    seats = seats_of_side(seen, side)
    facts = [] if seen.rules.cutthroat else [say("pictures-alt-points", points=seen.totals[side])]
    if not seen.sides[side].opened:
        facts += [say("pictures-alt-need", points=max(opening_of(seen, side)))]
    if reds := sum(size(seen.reds[seat]) for seat in seats):
        facts += [say("pictures-alt-reds", count=reds)]
    if seen.scores is not None and not seen.rules.cutthroat:
        facts += [say("pictures-alt-gained", points=seen.scores[side].total)]
    parts = [", ".join(_seat_words(seen, names, seat, say) for seat in seats), ", ".join(facts)]
    parts.append(", ".join(tell(seen, side, say)))
    return "; ".join(part for part in parts if part) + "."


def _seat_words(seen: View, names: Sequence[str], seat: int, say: Say) -> str:
    name = names[seat]
    if seat == seen.dealer:
        name = say("pictures-alt-dealer", name=name)
    words = say("pictures-alt-seat", name=name, count=seen.hand_sizes[seat])
    if not seen.rules.cutthroat:
        return words
    points = seen.totals[seat] + (seen.scores[seat].total if seen.scores else 0)
    return f"{words}, {say('pictures-alt-points', points=points)}"


def _each_meld(seen: View, side: int, say: Say) -> list[str]:
    laid = seen.sides[side]
    named = [(NATURAL_RANKS[rank], meld) for rank, meld in reversed(list(enumerate(laid.sets))) if meld]
    named += [(letter, meld) for letter, meld in (("W", laid.wild), ("3", laid.black)) if meld]
    return [_set_words(letter, meld, say) for letter, meld in named] + _run_words(laid, say)


def _set_words(letter: str, meld: Cards, say: Say) -> str:
    many, wild = size(meld), 0 if letter == "W" else wilds(meld)
    name = say(f"rank-{letter}", count=many)
    if many >= CANASTA:
        kind = "wild" if letter == "W" else "mixed" if wild else "natural"
        return say(f"pictures-alt-canasta-{kind}", count=many, name=name)
    if wild:
        return say("pictures-alt-meld-wilds", count=many, name=name, wilds=wild)
    return say("pictures-alt-group", count=many, name=name)


def _run_words(laid: Side, say: Say) -> list[str]:
    words = []
    for run in laid.runs:
        cards = spread(run)
        facts = {"first": _ranks(cards[0], 1, say), "last": card_words(cards[-1], say)}
        words.append(say("pictures-alt-samba" if len(cards) >= CANASTA else "pictures-alt-run", **facts))
    return words


def _melds_counted(seen: View, side: int, say: Say) -> list[str]:
    laid = seen.sides[side]
    return (
        [say("pictures-alt-melds", melds=len(laid.melds()), canastas=laid.canastas)] if laid.melds() else []
    )


# The chart


def alt_chart(match: MatchStory, say: Say) -> str:
    """What the chart of a match shows, in at most `ALT_MOST` characters."""
    totals, players = match.totals, _told_names(match.players, say)
    shown = [BETWEEN.join(players[seat] for seat in seats) for seats in match.sides]
    head = [say("pictures-alt-match", rounds=len(totals) - 1, target=match.target)]
    if match.winner is not None:
        head.append(say("pictures-alt-winner", name=shown[match.winner]))
    notes = _notes(match.highlights, players, say)
    for rows in (totals[1:], totals[-1:]):
        sides = [_course(name, [row[side] for row in rows], say) for side, name in enumerate(shown)]
        words = " ".join([*head, *sides, *notes])
        if len(words) <= ALT_MOST:
            return words
    return words[: ALT_MOST - 1] + "…"


def _course(name: str, points: Sequence[int], say: Say) -> str:
    told = "; ".join(say("pictures-score", points=each) for each in points)
    return say("pictures-alt-course", name=name, points=told)


def _notes(seen: Highlights, players: Sequence[str], say: Say) -> list[str]:
    notes = []
    if seen.pile_seat is not None:
        notes.append(say("pictures-alt-biggest", count=seen.pile, name=players[seen.pile_seat]))
    if seen.freeze:
        notes.append(say("pictures-alt-freeze", count=seen.freeze))
    if any(seen.canastas):
        notes.append(say("pictures-alt-canastas", count=sum(seen.canastas)))
    return notes
