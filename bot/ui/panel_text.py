"""The texts of the hand panel: the hand by rank, what may be done, and what may not with the rule that forbids it."""

from collections import Counter
from typing import Final

from bot.engine import Ask, Card, Cards, Draw, Illegal, Phase, imagine
from bot.engine.cards import bag, size, worth
from bot.engine.state import opening_need
from bot.table.moves import Status
from bot.texts import say
from bot.ui.cards import card_group, grouped, rank_name
from bot.ui.emojis import CardEmoji, no_emoji, pictured
from bot.ui.judge import is_legal, seat_of, why_not
from bot.ui.melds_text import melds_text
from bot.ui.parts import lines
from bot.ui.proposals import cheapest_opening, laid_worth, lays_down, takes
from bot.ui.refusals import illegal_sentence
from bot.ui.seated import Seated
from bot.ui.table_message import pile_lines, side_needs
from bot.ui.take_text import take_text
from bot.ui.told import groups_text

_MOST_MELDS: Final = 500


def turn_text(panel: Seated) -> str:
    """Whose turn it is and what for, from where this player sits."""
    told = _whose_turn(panel)
    if panel.deadline and panel.status is Status.PLAYING:
        told = f"{told} {say(panel.locale, 'panel-until', when=_when(panel.deadline))}"
    return lines(told, _answered(panel), say(panel.locale, "panel-paused") if panel.paused else "")


def _when(moment: float) -> str:
    return f"<t:{int(moment)}:R>"


def _whose_turn(panel: Seated) -> str:
    seen, locale = panel.seen, panel.locale
    if seen.phase is Phase.OVER:
        return say(locale, "table-round-over")
    if (
        panel.plays_now
        and seen.phase is Phase.DRAW
        and is_legal(seen, Draw(seen.acting))
        and not takes(seen, panel.staged)
    ):
        return say(locale, "panel-turn-draw-only")
    if panel.plays_now:
        return say(locale, f"panel-turn-{seen.phase.value}", who=panel.name(seen.turn.seat))
    if seen.phase is Phase.ANSWER and seen.seat == seen.turn.seat:
        return say(locale, "panel-turn-asking", who=panel.name(seen.acting))
    return say(locale, "panel-turn-other", who=panel.name(seen.acting))


def _answered(panel: Seated) -> str:
    turn = panel.seen.turn
    if not panel.plays_now or turn.answer is None or turn.seat != panel.seen.seat:
        return ""
    return say(panel.locale, f"panel-answered-{turn.answer}")


def hand_text(hand: Cards, locale: str, emoji: CardEmoji = no_emoji) -> str:
    """The hand by rank: how many, which suits, what they are worth. At most 14 lines: cards without their like share one."""
    if not hand:
        return say(locale, "panel-empty")
    head = say(locale, "panel-hand", count=size(hand), points=worth(hand))
    found = grouped(hand).values()
    several = [_group_line(cards, locale, emoji) for cards in found if len(cards) > 1]
    singles = [cards[0] for cards in found if len(cards) == 1]
    return lines(f"**{head}**", *several, _singles_line(singles, locale, emoji))


def _group_line(cards: list[Card], locale: str, emoji: CardEmoji) -> str:
    many = Counter(cards)
    shown = " ".join(_times(card, count, locale, emoji) for card, count in many.items())
    name = rank_name(_name_of(cards), locale, len(cards))
    return say(locale, "panel-group", count=len(cards), name=name, cards=shown, points=worth(bag(cards)))


def _singles_line(cards: list[Card], locale: str, emoji: CardEmoji) -> str:
    if not cards:
        return ""
    shown = " ".join(pictured(card, locale, emoji) for card in cards)
    return say(locale, "panel-singles", count=len(cards), cards=shown, points=worth(bag(cards)))


def _times(card: Card, count: int, locale: str, emoji: CardEmoji) -> str:
    shown = pictured(card, locale, emoji)
    return shown if count == 1 else f"{shown}×{count}"


def _name_of(cards: list[Card]) -> str:
    """What a group of the hand is called; threes of both colours go together as threes."""
    names = {card_group(card) for card in cards}
    return "threes" if len(names) > 1 else names.pop()


def table_text(panel: Seated) -> str:
    """The pile and the stock, and what this player's side has on the table and needs; after the round, how it came out."""
    if panel.ended:
        return panel.ended
    seen, locale = panel.seen, panel.locale
    parts = [pile_lines(seen, locale)]
    if seen.seat is not None:
        side = seen.side_of[seen.seat]
        seats = tuple(seat for seat, other in enumerate(seen.side_of) if other == side)
        mine = melds_text(seen.sides[side], locale, _MOST_MELDS)
        parts.append(say(locale, "panel-side", melds=mine, needs=side_needs(seen, side, seats, locale)))
    return lines(*parts)


def staged_text(panel: Seated) -> str:
    """What is put aside with its running count and why it cannot be laid yet; else how this hand could open."""
    seen = panel.seen
    need = None if seen.side(seat_of(seen)).opened else opening_need(imagine(seen), seat_of(seen))
    if panel.staged:
        return lines(_staged_line(panel, need), _why_not_lay(panel))
    return "" if need is None else _opening(panel, need)


def _staged_line(panel: Seated, need: int | None) -> str:
    cards, points = groups_text(panel.staged, panel.locale), laid_worth(panel.staged)
    if need is None:
        return say(panel.locale, "panel-staged", cards=cards, points=points)
    return say(panel.locale, "panel-staged-opening", cards=cards, points=points, need=need)


def _why_not_lay(panel: Seated) -> str:
    if not panel.plays_now or panel.seen.phase is not Phase.PLAY:
        return ""
    told = _because(panel, "panel-cannot-lay", why_not(panel.seen, lays_down(panel.seen, panel.staged)))
    return f"-# {told}" if told else ""


def _opening(panel: Seated, need: int) -> str:
    """What the first meld needs and how this hand reaches it; the ways to do so with the pile are listed as such."""
    locale, way = panel.locale, cheapest_opening(panel.seen, need)
    told = say(locale, "panel-opening", need=need)
    if way is not None:
        cheapest = say(locale, "panel-cheapest", cards=groups_text(way, locale), points=laid_worth(way))
        return f"{told} {cheapest}"
    return told if takes(panel.seen, ()) else f"{told} {say(locale, 'panel-no-opening')}"


def forbidden_text(panel: Seated) -> str:
    """Why the pile cannot be taken now, or the partner not be asked, where one might wish to."""
    if not panel.plays_now:
        return ""
    if panel.seen.phase is Phase.DRAW:
        return take_text(panel.seen, panel.staged, panel.locale)
    return _why_not_ask(panel) if panel.seen.phase is Phase.PLAY else ""


def _why_not_ask(panel: Seated) -> str:
    """Only once the side has its canastas, and cards to go out with: before, nobody thinks of it."""
    seen = panel.seen
    enough = seen.side(seat_of(seen)).canastas >= seen.rules.canastas_to_go_out
    partners = len(set(seen.side_of)) < len(seen.side_of)
    if not enough or not partners or seen.rules.ask_partner == "off" or seen.turn.answer is not None:
        return ""
    refusal = why_not(seen, Ask(seat_of(seen)))
    if refusal is not None and refusal.facts.get("cause") == "cannot":
        return ""
    return _because(panel, "panel-cannot-ask", refusal)


def _because(panel: Seated, key: str, refusal: Illegal | None) -> str:
    if refusal is None:
        return ""
    return say(panel.locale, key, why=illegal_sentence(panel.locale, refusal))
