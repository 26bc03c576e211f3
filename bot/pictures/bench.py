"""How long the pictures take and how large they are; knows no table that was played, it lays its own."""

import random
import time
from collections.abc import Callable
from functools import partial
from statistics import median

import msgspec

from bot.engine.cards import RED_THREES, Cards, bag, pack, parse_cards, spread
from bot.engine.deal import deal
from bot.engine.melds import counted
from bot.engine.rules import load_rules
from bot.engine.state import Side
from bot.engine.view import View, view
from bot.pictures.hand import hand_picture
from bot.pictures.table import table_picture

_PICTURES = 40
_HAND = 30
_NAMES = ("Anna", "Bjørn", "Åse-Marie", "Mikkel")
_MELDS = (
    "AsAsAhAhAdAcAc KsKhKdKcKc QsQhQdJo JhJdJs 9s9s9h9c9c2d2s 7s7h7d7c 5h5d5cJo2h 4s4h4d4c",
    "AdAd2c TsThTdTcTsThTdTc 8s8h8d8c 6s6h6d6c6c2c 5s5s5h",
)


def picture_table() -> dict[str, float]:
    """Median milliseconds and kilobytes of a full table of four, no two pictures alike."""
    rng = random.Random(4)  # noqa: S311  the same tables in every run
    tables = [_table(rng) for _ in range(_PICTURES)]
    return _measured([partial(table_picture, seen, _NAMES, say=_say) for seen in tables])


def picture_hand() -> dict[str, float]:
    """Median milliseconds and kilobytes of a hand of thirty, no two alike."""
    rng = random.Random(4)  # noqa: S311  the same hands in every run
    hands = [_hand(rng) for _ in range(_PICTURES)]
    return _measured([partial(hand_picture, cards) for cards in hands])


def _measured(pictures: list[Callable[[], bytes]]) -> dict[str, float]:
    """Medians over the second half: in the first the sprites are drawn."""
    times, sizes = [], []
    for draw in pictures:
        start = time.perf_counter()
        made = draw()
        times.append(time.perf_counter() - start)
        sizes.append(len(made))
    half = len(pictures) // 2
    return {"ms": round(median(times[half:]) * 1000, 2), "kb": round(median(sizes[half:]) / 1000, 1)}


def _table(rng: random.Random) -> View:
    rules = load_rules("classic", 4)
    deck = spread(pack(rules.packs))
    rng.shuffle(deck)
    seen = view(deal(rules, deck, rng.randrange(4), (rng.randrange(5000), rng.randrange(5000))), None)
    pile = tuple(card for card in deck[: rng.randint(1, 20)] if card not in RED_THREES)
    return msgspec.structs.replace(
        seen,
        sides=tuple(_side(melds) for melds in _MELDS),
        hand_sizes=tuple(rng.randint(1, 20) for _ in range(4)),
        stock=rng.randint(1, 60),
        pile=pile or (0,),
    )


def _side(melds: str) -> Side:
    sets = list(Side().sets)
    for meld in melds.split():
        cards = parse_cards(meld)
        sets[cards[0] >> 2] = bag(cards)
    return counted(Side(tuple(sets), opened=True))


def _hand(rng: random.Random) -> Cards:
    return bag(rng.sample([card for card in spread(pack(2)) if card not in RED_THREES], _HAND))


def _say(key: str, **facts: object) -> str:
    """Stands in for the catalogue, whose words are no matter here."""
    points = facts.get("points", facts.get("number"))
    return key.removeprefix("pictures-").title()[:9] if points is None else f"{points:,}"
