"""The course of a match as everyone saw it, read off its record; finished rounds only, for their decks are no secret."""

from collections.abc import Iterator
from itertools import accumulate

from bot.engine import Record, View, apply, deal, load_rules, parse, parse_cards, view
from bot.engine.deal import owners


def course(record: Record) -> list[tuple[int, ...]]:
    """The totals before the first round and after each, by side (by seat in cutthroat)."""
    rules = load_rules(record.preset, record.seats, record.teams, **record.options)
    start = tuple(record.start_totals or (0,) * owners(rules))
    gained = (tuple(round_.scores) for round_ in record.rounds if round_.scores is not None)
    return list(accumulate(gained, _added, initial=start))


def _added(totals: tuple[int, ...], gained: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(total + points for total, points in zip(totals, gained, strict=True))


def story(record: Record) -> Iterator[View]:
    """What a spectator saw after each deal and each action. Raises Illegal or ValueError for no record of a game."""
    rules = load_rules(record.preset, record.seats, record.teams, **record.options)
    for round_, totals in zip(record.rounds, course(record), strict=False):
        state = deal(rules, tuple(parse_cards(round_.deck)), round_.dealer, totals)
        yield view(state, None)
        for line in round_.actions:
            state = apply(state, parse(line))
            yield view(state, None)
