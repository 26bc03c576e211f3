"""Whole matches between computer players, as records; shuffles from a seed, so that they can be played again."""

import random
from collections.abc import Callable, Sequence

from bot.computer.playing import choose
from bot.engine import (
    AnyAction,
    Card,
    Phase,
    Record,
    RoundRecord,
    Rules,
    View,
    apply,
    deal,
    format_action,
    format_cards,
    options_of,
    totals_after,
    view,
    winner_of,
)
from bot.engine.cards import pack, spread
from bot.engine.deal import owners

Chooser = Callable[[View], AnyAction]

_LEAST_ROUNDS_ALLOWED = 200


def seeded_deck(rules: Rules, rng: random.Random) -> tuple[Card, ...]:
    """The rules' pack in an order that the generator decides: for play that is to be repeated, never for people."""
    cards = spread(pack(rules.packs))
    rng.shuffle(cards)
    return tuple(cards)


def chooser(level: str, rng: random.Random) -> Chooser:
    """A player of this level."""
    return lambda seen: choose(seen, level, rng)


def play_round(
    rules: Rules, deck: tuple[Card, ...], dealer: int, totals: tuple[int, ...], players: Sequence[Chooser]
) -> tuple[RoundRecord, tuple[int, ...]]:
    """Play one round; its record and the totals after it. Raises Illegal if a player does what it may not."""
    state = deal(rules, deck, dealer, totals)
    actions: list[str] = []
    while state.phase is not Phase.OVER:
        seat = view(state, None).acting
        action = players[seat](view(state, seat))
        state = apply(state, action)
        actions.append(format_action(action))
    after = totals_after(state)
    gained = [new - old for new, old in zip(after, totals, strict=True)]
    return RoundRecord(dealer=dealer, deck=format_cards(deck), actions=actions, scores=gained), after


def play_match(
    rules: Rules, players: Sequence[Chooser], names: Sequence[str], decks: random.Random, dealer: int = 0
) -> Record:
    """Play a whole match; its winner is None only if it was given up after far more rounds than any match needs."""
    totals = (0,) * owners(rules)
    rounds: list[RoundRecord] = []
    winner = None
    while winner is None and len(rounds) < most_rounds(rules):
        deck = seeded_deck(rules, decks)
        played, totals = play_round(rules, deck, (dealer + len(rounds)) % rules.seats, totals, players)
        rounds.append(played)
        winner = winner_of(rules, totals)
    return Record(
        preset=rules.preset,
        seats=rules.seats,
        teams=rules.teams,
        options=options_of(rules),
        players=list(names),
        rounds=rounds,
        totals=list(totals),
        winner=winner,
    )


def most_rounds(rules: Rules) -> int:
    """Rounds after which a match between computers is given up."""
    return _LEAST_ROUNDS_ALLOWED + rules.target // 50


def simulated(rules: Rules, levels: Sequence[str], seed: int, game: int) -> Record:
    """One match of players of these levels, one a seat; the same arguments always give the same one."""
    players = [
        chooser(level, random.Random(f"{seed}/{game}/player {seat}")) for seat, level in enumerate(levels)
    ]
    names = [f"{level} {seat + 1}" for seat, level in enumerate(levels)]
    return play_match(rules, players, names, random.Random(f"{seed}/{game}/decks"), game % rules.seats)
