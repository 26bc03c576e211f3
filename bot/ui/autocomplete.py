"""What Discord offers while somebody types cards: legal ways of their own hand, to them alone. Advisory; nothing is judged here."""

from collections.abc import Iterable
from typing import Final

from discord import app_commands

from bot.engine import Illegal, Meld, Reason, Take, View, card_name, format_action, legal_actions
from bot.table.errors import TableError
from bot.texts import say
from bot.ui.acting import panel_of
from bot.ui.cards import card_text, sorted_cards
from bot.ui.judge import is_legal, why_not
from bot.ui.panel_menus import danger_text
from bot.ui.parts import MOST_OPTION, MOST_OPTIONS, clipped
from bot.ui.proposals import discards, laid_worth, lays_down, takes
from bot.ui.read_cards import ReadError, read_meld
from bot.ui.seated import Seated
from bot.ui.services import Interaction, registry_of
from bot.ui.told import groups_text, target_name

Choices = list[app_commands.Choice[str]]
_NOTHING: Final[Choices] = []
_TOO_LITTLE: Final = (Reason.OPENING_TOO_LOW, Reason.OPENING_PURE)  # melds all right by themselves


def _panel(interaction: Interaction) -> Seated | None:
    """The panel of whoever types, if they sit at a table here where a round is played."""
    table = registry_of(interaction).at(interaction.channel_id or 0)
    if table is None or table.seat_of(interaction.user.id) is None:
        return None
    try:
        return panel_of(interaction, table)
    except TableError:
        return None


async def meld_choices(interaction: Interaction, typed: str) -> Choices:
    """What is typed, as it is understood, or what is put aside; then the legal melds it may be the beginning of."""
    panel = _panel(interaction)
    if panel is None:
        return _NOTHING
    melds = [action for action in legal_actions(panel.seen) if isinstance(action, Meld)]
    melds.sort(key=lambda meld: -laid_worth(meld.groups))
    first = _as_read(panel, typed) if typed.strip() else put_aside(panel)
    return _choices({**_offered(panel, first), **_offered(panel, melds, typed)}.items())


def put_aside(panel: Seated) -> list[Meld]:
    """The meld of what this player has put aside, if it can be laid now."""
    if not panel.staged or panel.seen.seat is None:
        return []
    meld = lays_down(panel.seen, panel.staged)
    return [meld] if is_legal(panel.seen, meld) else []


def _as_read(panel: Seated, typed: str) -> list[Meld]:
    """What is typed as a meld, if it can be laid, or could be together with others that still miss for the opening."""
    if panel.seen.seat is None:
        return []
    try:
        meld = Meld(panel.seen.seat, read_meld(typed, panel.seen, panel.locale))
    except (ReadError, Illegal):
        return []
    refusal = why_not(panel.seen, meld)
    return [meld] if refusal is None or refusal.reason in _TOO_LITTLE else []


async def take_choices(interaction: Interaction, typed: str) -> Choices:
    """The legal ways to take the pile."""
    panel = _panel(interaction)
    if panel is None:
        return _NOTHING
    return _choices(_offered(panel, takes(panel.seen, panel.staged), typed).items())


def _offered(panel: Seated, actions: Iterable[Meld | Take], typed: str = "") -> dict[str, str]:
    """Values and labels of the actions that what is typed may be the beginning of."""
    found: dict[str, str] = {}
    for action in actions:
        value = format_action(action).split(" ", 2)[2]
        label = _label(action, panel.locale, panel.seen)
        if len(value) <= MOST_OPTION and _fits(typed, label, value):
            found.setdefault(value, label)
    return found


def _label(action: Meld | Take, locale: str, seen: View) -> str:
    cards = groups_text(action.groups, locale)
    if isinstance(action, Meld):
        return say(locale, "menu-how-choice", cards=cards, points=laid_worth(action.groups))
    top = card_text(seen.pile[-1], locale)
    if not cards:
        return say(locale, "menu-take-alone", top=top, name=target_name(action.groups[0].target, locale))
    return say(locale, "menu-take-choice", cards=cards, top=top)


def _fits(typed: str, label: str, value: str) -> bool:
    """Whether every word typed begins or names something in what is offered."""
    where = f"{label} {value}".lower()
    return all(word in where or word[:1] in where for word in typed.lower().split())


async def discard_choices(interaction: Interaction, typed: str) -> Choices:
    """The cards that may be discarded, with what the next player could do."""
    panel = _panel(interaction)
    if panel is None or not panel.plays_now:
        return _NOTHING
    offered = [
        (card_name(card), f"{card_text(card, panel.locale)} · {danger_text(panel, card)}")
        for card in sorted_cards(discards(panel.seen))
        if _begins(card, typed)
    ]
    return _choices(offered)


def _begins(card: int, typed: str) -> bool:
    plain = typed.strip().lower()
    names = (card_text(card, "en").lower(), card_name(card).lower())
    return any(name.startswith(plain) for name in names)


def _choices(offered: Iterable[tuple[str, str]]) -> Choices:
    return [app_commands.Choice(name=clipped(label, MOST_OPTION), value=value) for value, label in offered][
        :MOST_OPTIONS
    ]
