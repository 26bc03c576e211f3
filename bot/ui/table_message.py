"""The public message of a table: how the round stands, for everyone. Written from a scene, which shows no hand."""

from itertools import groupby
from typing import Final

import discord

from bot.engine import Phase, View
from bot.engine.cards import THREE, size
from bot.table.moves import Status
from bot.texts import number, say
from bot.ui.cards import card_text
from bot.ui.emojis import CardEmoji, no_emoji
from bot.ui.ids import Press
from bot.ui.lobby_card import preset_name
from bot.ui.melds_text import melds_text
from bot.ui.parts import Item, Style, button, clipped, line, lines, message, picture, row, text
from bot.ui.scene import Scene, holders, sides_now
from bot.ui.told import turn_lines

TABLE_PICTURE: Final = "table.png"
_MOST_SIDES: Final = 2200  # characters for all sides together
_MOST_TURNS: Final = 1000


def table_message(
    scene: Scene, *, picture_alt: str | None = None, call: tuple[int, str] | None = None
) -> discord.ui.LayoutView:
    """The message while a round is played. With `picture_alt`, a file `TABLE_PICTURE` must come with it.

    What the picture shows is not told twice. `call` is a seat to be called and the key of the line that does it. Raises
    ValueError before the first deal.
    """
    view = scene.view
    if view is None:
        raise ValueError("no round is being played")
    turn = turn_line(scene, view, call)
    return message([*_how_it_stands(scene, view, picture_alt, turn), _seal(scene), buttons(scene)])


def watcher_message(scene: Scene, *, note: str = "", picture_alt: str | None = None) -> discord.ui.LayoutView:
    """The same for one who only watches, without buttons. Raises ValueError before the first deal."""
    view = scene.view
    if view is None:
        raise ValueError("no round is being played")
    watching = text(say(scene.locale, "panel-spectator"))
    noted = text(note, _MOST_TURNS) if note else None
    return message([noted, *_how_it_stands(scene, view, picture_alt, turn_line(scene, view)), watching])


def _how_it_stands(scene: Scene, view: View, alt: str | None, turn: str) -> list[Item | None]:
    head = text(lines(heading(scene), turn, _kept(scene)))
    pile, turns = pile_lines(view, scene.locale), last_turns(scene)
    if alt:
        told = ["-# " + pile.replace("\n", " · "), *side_texts(scene, view, pictured=True)]
        return [head, picture(TABLE_PICTURE, alt), text("\n".join(told)), turns]
    return [head, text(pile, 400), line(), text("\n".join(side_texts(scene, view))), turns]


def _kept(scene: Scene) -> str:
    """Whose chairs a computer keeps for them."""
    return say(scene.locale, "table-kept", names=scene.names(scene.kept)) if scene.kept else ""


def _seal(scene: Scene) -> Item | None:
    """The promise that the deal is not touched, until everyone has had a turn and could note it down."""
    turns = sum(1 for _ in groupby(scene.moves, key=lambda move: move.seat))
    if scene.commit is None or turns > scene.rules.seats:
        return None
    return text("-# " + say(scene.locale, "table-commit", commit=f"`{scene.commit}`"))


def heading(scene: Scene) -> str:
    title = say(
        scene.locale,
        "table-title",
        preset=preset_name(scene.rules.preset, scene.locale),
        round=scene.round + 1,
    )
    return f"### {title}"


def turn_line(scene: Scene, view: View, call: tuple[int, str] | None = None) -> str:
    """Whose turn it is, for what, and until when; put as a call to the one who is called."""
    if view.phase is Phase.OVER:
        return say(scene.locale, "table-round-over")
    facts = {"who": scene.mention(view.acting), "asker": scene.name(view.turn.seat)}
    if call is not None and call[0] == view.acting:
        what = say(scene.locale, f"table-do-{view.phase.value}", **facts)
        told = say(scene.locale, call[1], what=what, **facts)
    else:
        told = say(scene.locale, f"table-turn-{view.phase.value}", **facts)
    return f"{told} · {until(scene.deadline, scene.locale)}" if scene.deadline else told


def until(moment: float | None, locale: str) -> str:
    """A moment as Discord counts it down for each reader."""
    return say(locale, "table-until", when=f"<t:{int(moment or 0)}:R>")


def pile_lines(view: View, locale: str) -> str:
    """The pile, whether it can be taken, and the stock."""
    marks = [say(locale, key) for key in pile_marks(view)]
    if view.pile:
        top = card_text(view.pile[-1], locale)
        pile = say(locale, "table-pile", top=top, count=len(view.pile))
    else:
        pile = say(locale, "table-pile-empty")
    return lines(" · ".join([pile, *marks]), say(locale, "table-stock", count=view.stock))


def pile_marks(view: View) -> list[str]:
    """Keys of what keeps people from the pile, as everyone sees it."""
    if not view.pile:
        return []
    blocked = bool(view.blocks) or view.pile[-1] >= 4 * THREE  # threes and wild cards come last
    marks = ["table-blocked"] if blocked else []
    if view.frozen or view.rules.pile_always_frozen:
        return [*marks, "table-frozen"]
    unopened = any(not side.opened for side in view.sides)
    return [*marks, "table-frozen-unopened"] if unopened else marks


def side_texts(scene: Scene, view: View, *, pictured: bool = False) -> list[str]:
    """Each side: score, hands, red threes, what it needs, melds; `pictured`, its names, needs and melds alone."""
    sides = sides_now(view)
    most = _MOST_SIDES // len(sides)
    return [clipped(_side_text(scene, view, *side, most, pictured=pictured), most) for side in sides]


def _side_text(
    scene: Scene, view: View, side: int, seats: tuple[int, ...], most: int, *, pictured: bool
) -> str:
    locale, laid = scene.locale, view.sides[side]
    facts = [f"**{scene.names(seats)}**"] if pictured else _standing(scene, view, seats)
    if view.lone in seats:
        facts.append(say(locale, "table-alone"))
    facts.append(side_needs(view, side, seats, locale))
    head = " · ".join(facts)
    if pictured and not laid.melds():
        return head
    return lines(head, "-# " + melds_text(laid, locale, max(60, most - len(head) - 6)))


def _standing(scene: Scene, view: View, seats: tuple[int, ...]) -> list[str]:
    """What the picture shows of a side beside its melds."""
    facts = [
        say(scene.locale, "table-side", names=scene.names(seats), points=_points(scene, seats)),
        say(scene.locale, "table-hands", hands=" + ".join(str(view.hand_sizes[seat]) for seat in seats)),
    ]
    if reds := sum(size(view.reds[seat]) for seat in seats):
        facts.append(say(scene.locale, "table-reds", count=reds))
    return facts


def _points(scene: Scene, seats: tuple[int, ...]) -> str:
    """The total before this round; of each seat where partners for a round have totals of their own."""
    found = [
        number(scene.locale, total)
        for holder, total in zip(holders(scene.rules), scene.totals, strict=True)
        if set(holder) & set(seats)
    ]
    return " / ".join(found)


def side_needs(view: View, side: int, seats: tuple[int, ...], locale: str) -> str:
    """What a side needs to open, or else to go out."""
    rules, laid = view.rules, view.sides[side]
    if not laid.opened:
        owners = seats if rules.cutthroat else (side,)
        needs = {number(locale, rules.opening_for(view.totals[owner])) for owner in owners}
        return say(locale, "table-needs-opening", points=" / ".join(sorted(needs)))
    need = rules.canastas_to_go_out
    if laid.canastas >= need:
        return say(locale, "table-may-out", need=need)
    return say(locale, "table-needs-out", have=laid.canastas, need=need)


def last_turns(scene: Scene, *, most: int | None = None) -> Item | None:
    """The last turns, a line each, at most so many; else a turn of everyone, and a few more at small tables."""
    if not scene.moves:
        return None
    most = most or max(scene.rules.seats, 4)
    told = _turns(scene, most, scene.emoji)
    return text(told if len(told) <= _MOST_TURNS else clipped(_turns(scene, most, no_emoji), _MOST_TURNS))


def _turns(scene: Scene, most: int, emoji: CardEmoji) -> str:
    told = turn_lines(scene.moves, most, scene.locale, scene.name, emoji)
    return "\n".join(f"-# {one}" for one in told)


def buttons(scene: Scene) -> Item:
    """Hand first, always."""
    hand = button(say(scene.locale, "button-hand"), Press(scene.table, scene.ply, "hand"), Style.primary)
    rules = button(say(scene.locale, "button-rules"), Press(scene.table, scene.ply, "rules"))
    if scene.status is Status.BETWEEN:
        following = button(
            say(scene.locale, "button-next"), Press(scene.table, scene.ply, "next"), Style.success
        )
        return row(hand, following, rules)
    return row(hand, rules)
