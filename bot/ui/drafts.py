"""The melds that a reading of typed cards can mean, before it is asked which cards of the hand they are."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, pairwise, product
from typing import Final

from bot.engine import View
from bot.engine.cards import JOKER, NATURAL_RANKS, RANKS, SUITS, card_name, card_rank
from bot.engine.melds import lowest
from bot.engine.state import MELD_LEAST
from bot.ui.judge import seat_of
from bot.ui.spelling import MOST_TEXT, Reading, Segment, Spec, is_meant, looseness

MOST_TRIES: Final = 96  # ways to understand a text that are tried
_WILD_RANKS: Final = ("2", "Jo", "W")

Draft = tuple[str, tuple[Spec, ...]]  # a target and the cards meant for it


def drafts_of(reading: Reading, seen: View) -> Iterator[list[Draft]]:
    """The melds that a reading can mean: sets, and sequences where the rules have them."""
    ways = [list(islice(_segment_ways(segment, seen), MOST_TRIES)) for segment in _segments(reading, seen)]
    for choice in product(*ways):
        yield _merged(draft for part in choice for draft in part)


def _segments(reading: Reading, seen: View) -> Reading:
    """The parts between commas; one of a few wild cards alone cannot stand by itself, so then all is one list."""
    few = MELD_LEAST if seen.rules.wild_melds else MOST_TEXT
    if any(_few_wilds(segment, few) for segment in reading):
        return (tuple(chunk for segment in reading for chunk in segment),)
    return reading


def _few_wilds(segment: Segment, few: int) -> bool:
    cards = [spec for chunk in segment for spec in chunk.cards]
    unnamed = all(chunk.named is None for chunk in segment)
    return unnamed and len(cards) < few and all(spec.rank in _WILD_RANKS for spec in cards)


def _segment_ways(segment: Segment, seen: View) -> Iterator[list[Draft]]:
    yield _as_sets(segment, seen)
    if not seen.rules.runs:
        return
    cards = [spec for chunk in segment for spec in chunk.cards]
    yield from ([(target, tuple(cards))] for target in _run_targets(cards, seen))
    if len(segment) > 1:
        yield from map(list, product(*(_chunk_runs(chunk.cards, seen) for chunk in segment)))


def _chunk_runs(cards: Sequence[Spec], seen: View) -> list[Draft]:
    return [(target, tuple(cards)) for target in _run_targets(cards, seen)]


def _run_targets(cards: Sequence[Spec], seen: View) -> list[str]:
    """Sequences that such cards could make or extend: of different natural ranks, no two suits named."""
    ranks = [spec.rank for spec in cards]
    suits = {spec.suit for spec in cards} - {None}
    if len(set(ranks)) < len(ranks) or len(suits) > 1 or any(rank not in NATURAL_RANKS for rank in ranks):
        return []
    table = [f"run:{card_name(lowest(run))}" for run in seen.side(seat_of(seen)).runs]
    suited = [target for target in table if not suits or SUITS.index(target[-1]) in suits]
    return suited + (["run"] if len(ranks) >= MELD_LEAST and _consecutive(ranks) else [])


def _consecutive(ranks: Sequence[str]) -> bool:
    places = sorted(NATURAL_RANKS.index(rank) for rank in ranks)
    return all(high - low == 1 for low, high in pairwise(places))


def _as_sets(segment: Segment, seen: View) -> list[Draft]:
    """Each natural with its rank; wild cards with the rank before them, or else after them."""
    drafts: list[Draft] = []
    waiting: tuple[Spec, ...] = ()
    for chunk in segment:
        parts = _chunk_sets(chunk.cards, chunk.named)
        if parts and parts[0][0] == "W" and not chunk.named:
            if drafts:
                drafts.append((drafts[-1][0], parts[0][1]))
            else:
                waiting += parts[0][1]
            parts = parts[1:]
        drafts += parts
    if not waiting:
        return drafts
    alone = not drafts or (seen.rules.wild_melds and len(waiting) >= MELD_LEAST)
    return [("W" if alone else drafts[0][0], waiting), *drafts]


def _chunk_sets(cards: Sequence[Spec], named: str | None) -> list[Draft]:
    if named is not None:
        return [("W" if named in _WILD_RANKS else named, tuple(cards))]
    drafts: list[Draft] = []
    target = next((spec.rank for spec in cards if spec.rank not in _WILD_RANKS), "W")
    for spec in cards:
        target = target if spec.rank in _WILD_RANKS else spec.rank
        drafts.append((target, (spec,)))
    return _merged(drafts)


def _merged(drafts: Iterable[Draft]) -> list[Draft]:
    """Cards for one target together, in the order the targets were named; new sequences stay apart."""
    found: dict[str, tuple[Spec, ...]] = {}
    runs: list[Draft] = []
    for target, cards in drafts:
        if target == "run":
            runs.append((target, cards))
        else:
            found[target] = found.get(target, ()) + cards
    return [*found.items(), *runs]


def with_top(drafts: list[Draft], seen: View) -> Iterator[list[Draft]]:
    """The drafts with the group that the top card joins in front, as typed, and without the top card itself."""
    letter = top_letter(seen)
    first = next((cards for target, cards in drafts if target == letter), ())
    others = [draft for draft in drafts if draft[0] != letter]
    yield [(letter, first), *others]
    typed = {spec for spec in first if seen.top is not None and is_meant(seen.top, spec)}
    for spec in sorted(typed, key=looseness):
        place = first.index(spec)
        yield [(letter, first[:place] + first[place + 1 :]), *others]


def top_letter(seen: View) -> str:
    """The meld that the top card of the pile goes to, `W` for a wild card."""
    if seen.top is None or seen.top == JOKER:
        return "W"
    return RANKS[card_rank(seen.top)]
