"""Score sheets of finished rounds and the end of a match, for everyone."""

from typing import Final

import discord

from bot.engine import GoneOut, Score
from bot.table.moves import Status
from bot.texts import number, say
from bot.ui.ids import Press
from bot.ui.lobby_card import preset_name
from bot.ui.parts import Item, Style, button, line, lines, message, picture, row, text
from bot.ui.scene import Scene, holders
from bot.ui.sheet_table import Compared, compared
from bot.ui.table_message import TABLE_PICTURE, buttons, last_turns

ORDER: Final = (
    "special",
    "melds",
    "natural_canasta",
    "mixed_canasta",
    "samba",
    "wild_canasta",
    "canasta_7",
    "canasta_A",
    "going_out",
    "concealed",
    "red_threes",
    "hand",
    "red_threes_in_hand",
    "incomplete",
    "trips",
)


def score_sheet(
    scene: Scene, *, picture_alt: str | None = None, still: bool = False
) -> discord.ui.LayoutView:
    """The round that has just ended, line by line; `still` for when the match has gone on, without buttons.

    Raises ValueError when no round has ended.
    """
    if not scene.sheets:
        raise ValueError("no round is over yet")
    locale = scene.locale
    items: list[Item | None] = [
        text(lines("## " + say(locale, "sheet-title", round=len(scene.sheets)), _how_it_ended(scene))),
        picture(TABLE_PICTURE, picture_alt) if picture_alt else None,
        text(lines(*sheet_sides(scene, scene.sheets[-1]), _lead(scene))),
        last_turns(scene, most=1),
        _broken_seal(scene),
        text(_what_follows(scene)) if scene.status is Status.BETWEEN and not still else None,
        None if still else buttons(scene),
    ]
    return message(items)


def _how_it_ended(scene: Scene) -> str:
    out = scene.view.out if scene.view else None
    if out is None:
        return say(scene.locale, "sheet-no-out")
    who = scene.name(out.seat)
    if out.special is not None:
        name = say(scene.locale, f"special-{out.special}")
        return say(scene.locale, "sheet-out-special", who=who, name=name)
    return say(scene.locale, _out_key(out), who=who)


def in_short(scene: Scene) -> str:
    """How the last round ended, a line a side; for the match that it ended, who won. Nothing before a round's end."""
    if not scene.sheets or scene.status not in (Status.BETWEEN, Status.FINISHED):
        return ""
    won = f"**{_title(scene)}**" if scene.status is Status.FINISHED else ""
    sides = zip(holders(scene.rules), scene.sheets[-1], scene.totals, strict=True)
    return lines(_how_it_ended(scene), *(_side_in_short(scene, *side) for side in sides), won)


def _side_in_short(scene: Scene, seats: tuple[int, ...], score: Score, total: int) -> str:
    return f"**{scene.names(seats)}** · {say(scene.locale, 'sheet-sum', points=score.total, total=total)}"


def _out_key(out: GoneOut) -> str:
    return "sheet-out-concealed" if out.concealed else "sheet-out"


def _what_follows(scene: Scene) -> str:
    return say(scene.locale, "sheet-next", when=f"<t:{int(scene.next_deal or 0)}:R>")


def _broken_seal(scene: Scene, *, checkable: bool = False) -> Item | None:
    """What the promise before the round was, and what it was made with; how to check it once there is an export."""
    if scene.commit is None or scene.nonce is None:
        return None
    facts = {"commit": f"`{scene.commit}`", "nonce": f"`{scene.nonce}`"}
    told = "-# " + say(scene.locale, "sheet-seal", **facts)
    return text(lines(told, "-# " + say(scene.locale, "match-check") if checkable else ""))


def sheet_sides(scene: Scene, sheet: tuple[Score, ...]) -> list[str]:
    """The sides' lines beside each other, and each side's total after that round."""
    totals = [
        say(scene.locale, "sheet-total", names=scene.names(seats), points=total)
        for seats, total in zip(holders(scene.rules), scene.totals, strict=True)
    ]
    return [sheet_table(scene, sheet), *totals]


def sheet_table(scene: Scene, sheet: tuple[Score, ...]) -> str:
    """The lines of a round that occurred, the sides beside each other."""
    locale = scene.locale
    names = [[scene.plain_name(seat) for seat in seats] for seats in holders(scene.rules)]
    rows = [
        Compared(say(locale, f"score-{name}"), tuple(_cell(score, name, locale) for score in sheet))
        for name in ORDER
        if any(score.lines.get(name) for score in sheet)
    ]
    sums = tuple(_points(score.total, locale) for score in sheet)
    return compared(names, rows, Compared(say(locale, "sheet-round"), sums))


def _cell(score: Score, name: str, locale: str) -> str:
    points = score.lines.get(name, 0)
    return _points(points, locale) if points else ""


def _points(points: int, locale: str) -> str:
    return ("−" if points < 0 else "") + number(locale, abs(points))


def _lead(scene: Scene) -> str:
    """Who is ahead, by how much and to what."""
    first, second, *_ = sorted(scene.totals, reverse=True)
    if first == second:
        return say(scene.locale, "sheet-level", target=scene.rules.target)
    names = scene.names(holders(scene.rules)[scene.totals.index(first)])
    return say(scene.locale, "sheet-lead", names=names, points=first - second, target=scene.rules.target)


def signed(points: int, locale: str) -> str:
    """Points with their sign: `+500`, `−120`."""
    return ("+" if points >= 0 else "−") + number(locale, abs(points))


def match_end(scene: Scene, *, picture_alt: str | None = None, standings: str = "") -> discord.ui.LayoutView:
    """How the match ended: the places, the last round's sheet, and Rematch. `standings` is told below."""
    locale = scene.locale
    items: list[Item | None] = [
        text(lines("## " + _title(scene), _length(scene), *(_places(scene) if scene.view else []))),
        picture(TABLE_PICTURE, picture_alt) if picture_alt else None,
        line(),
        text(sheet_table(scene, scene.sheets[-1])) if scene.sheets else None,
        text(standings, 600) if standings else None,
        _broken_seal(scene, checkable=scene.status is Status.FINISHED),
        _last_buttons(scene, locale),
    ]
    return message(items)


def _title(scene: Scene) -> str:
    if scene.status is Status.ABANDONED:
        return say(scene.locale, "match-ended" if scene.view else "lobby-ended")
    if scene.winner is None:
        return say(scene.locale, "match-drawn")
    return say(scene.locale, "match-title", names=scene.names(holders(scene.rules)[scene.winner]))


def _length(scene: Scene) -> str:
    preset = preset_name(scene.rules.preset, scene.locale)
    told = say(scene.locale, "match-rounds", count=len(scene.sheets), target=scene.rules.target)
    return f"{preset} · {told}"


def _places(scene: Scene) -> list[str]:
    """The sides by score; equal scores share a place."""
    ranked = sorted(zip(holders(scene.rules), scene.totals, strict=False), key=lambda pair: -pair[1])
    return [
        say(
            scene.locale,
            "match-place",
            place=1 + sum(other > total for _, other in ranked),
            names=scene.names(seats),
            points=total,
        )
        for seats, total in ranked
    ]


def _last_buttons(scene: Scene, locale: str) -> Item:
    return row(
        button(say(locale, "button-rematch"), Press(scene.table, scene.ply, "rematch"), Style.success),
        button(say(locale, "button-rules"), Press(scene.table, scene.ply, "rules")),
    )
