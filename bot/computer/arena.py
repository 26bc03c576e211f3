"""Level against level on the same deals with the sides swapped, so that the luck of the cards cancels out."""

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import mean, quantiles, stdev

from bot.computer.matches import Chooser, chooser, play_match
from bot.engine import AnyAction, Rules, View

_95 = 1.96


@dataclass
class Tally:
    """What the matches so far came to: wins of each level, points by which `a` was ahead, milliseconds a decision."""

    wins: dict[str, int] = field(default_factory=lambda: {"a": 0, "b": 0, "draws": 0})
    ahead: list[float] = field(default_factory=list)
    spent: dict[str, list[float]] = field(default_factory=lambda: {"a": [], "b": []})

    def as_json(self) -> dict[str, object]:
        """The object that the command line prints."""
        middle, half = _interval(self.ahead)
        return {
            "wins": self.wins,
            "difference": {
                "mean": round(middle, 1),
                "low": round(middle - half, 1),
                "high": round(middle + half, 1),
            },
            "decision_ms": {name: _spread(times) for name, times in self.spent.items()},
        }


def compete(rules: Rules, levels: tuple[str, str], matches: int, seed: int) -> Tally:
    """Play so many matches, two on each series of deals, the second with the levels in each other's seats."""
    tally = Tally()
    for number in range(matches):
        deals, swapped = divmod(number, 2)
        seats = level_seats(rules, swapped=bool(swapped))
        players = [_timed(tally, name, levels["ab".index(name)], f"{seed}/{number}/{name}") for name in seats]
        record = play_match(rules, players, seats, random.Random(f"{seed}/{deals}"), deals % rules.seats)
        _add(tally, rules, seats, record.totals, record.winner)
    return tally


def level_seats(rules: Rules, *, swapped: bool) -> list[str]:
    """Which level, `a` or `b`, plays each seat: whole sides, in turn."""
    names = [""] * rules.seats
    for place, side in enumerate(rules.seats_of_sides):
        for seat in side:
            names[seat] = "ab"[(place + swapped) % 2]
    return names


def _timed(tally: Tally, name: str, level: str, seed: str) -> Chooser:
    player = chooser(level, random.Random(seed))

    def timed(seen: View) -> AnyAction:
        start = time.perf_counter()
        action = player(seen)
        tally.spent[name].append((time.perf_counter() - start) * 1000)
        return action

    return timed


def _add(tally: Tally, rules: Rules, seats: Sequence[str], totals: Sequence[int], winner: int | None) -> None:
    """Count one match; a level's points are the average of its sides' totals."""
    owners = seats if rules.cutthroat else [seats[side[0]] for side in rules.seats_of_sides]
    tally.wins["draws" if winner is None else owners[winner]] += 1
    points = {
        name: mean(total for total, owner in zip(totals, owners, strict=True) if owner == name)
        for name in "ab"
    }
    tally.ahead.append(points["a"] - points["b"])


def _interval(ahead: Sequence[float]) -> tuple[float, float]:
    """Mean and half of the 95 % interval; the two matches on the same deals count as one observation."""
    pairs = [mean(ahead[place : place + 2]) for place in range(0, len(ahead), 2)]
    half = _95 * stdev(pairs) / len(pairs) ** 0.5 if len(pairs) > 1 else 0.0
    return mean(pairs), half


def _spread(times: Sequence[float]) -> dict[str, float]:
    if len(times) < 2:
        return {"p50": 0.0, "p95": 0.0}
    cuts = quantiles(times, n=20)
    return {"p50": round(cuts[9], 3), "p95": round(cuts[18], 3)}
