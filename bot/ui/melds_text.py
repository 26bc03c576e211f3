"""The melds of a side in words, with their counts to seven; what lies on the table is for everyone."""

from typing import Final

from bot.engine import Cards, Side
from bot.engine.cards import NATURAL_RANKS, size, spread, wilds
from bot.engine.state import is_canasta
from bot.texts import say
from bot.ui.cards import card_text, rank_name


def meld_list(side: Side, locale: str) -> list[str]:
    """Each meld of a side: `kings 5/7`, `aces canasta, natural (8)`, the highest rank first."""
    sets = [
        _set_text(letter, meld, locale)
        for letter, meld in sorted(zip(NATURAL_RANKS, side.sets, strict=True), key=_high_first)
        if meld
    ]
    others = [
        _set_text(target, meld, locale) for target, meld in (("3", side.black), ("W", side.wild)) if meld
    ]
    return sets + [_run_text(run, locale) for run in side.runs] + others


def _high_first(named: tuple[str, Cards]) -> int:
    return -NATURAL_RANKS.index(named[0])


def _set_text(target: str, meld: Cards, locale: str) -> str:
    name, many = rank_name(target, locale), size(meld)
    if is_canasta(meld):
        kind = "wild" if target == "W" else "mixed" if wilds(meld) else "natural"
        return say(locale, f"meld-{kind}", name=name, count=many)
    part = say(locale, "meld-part", name=name, count=many)
    wild = wilds(meld) if target != "W" else 0
    return f"{part} ({say(locale, 'meld-wilds', count=wild)})" if wild else part


def _run_text(run: Cards, locale: str) -> str:
    cards = spread(run)
    ends = {"first": card_text(cards[0], locale), "last": card_text(cards[-1], locale)}
    if is_canasta(run):
        return say(locale, "meld-samba", **ends)
    return say(locale, "meld-run", count=len(cards), **ends)


def melds_text(side: Side, locale: str, most: int) -> str:
    """All melds in at most so many characters; those that do not fit are counted."""
    listed = meld_list(side, locale)
    if not listed:
        return say(locale, "table-no-melds")
    shown: list[str] = []
    for place, meld in enumerate(listed):
        rest = say(locale, "table-more-melds", count=len(listed) - place)
        if len(SEPARATOR.join([*shown, meld])) + len(rest) + len(SEPARATOR) > most:
            return SEPARATOR.join([*shown, rest])
        shown.append(meld)
    return SEPARATOR.join(shown)


SEPARATOR: Final = " · "
