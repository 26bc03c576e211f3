"""Leaderboard, statistics, history and the running score sheet as pages. Knows no storage: gets rows, gives views."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Final, Self

import discord

from bot.storage import LeaderRow, MatchRow, PlayerRow, PlayerStats, Standing
from bot.texts import number, say
from bot.ui.lobby_card import preset_name
from bot.ui.match_files import record_menu
from bot.ui.pages import choosing, turning
from bot.ui.parts import Choice, Item, capital, line, message, name_text, seen_name, text
from bot.ui.scene import Scene, holders
from bot.ui.score_sheet import sheet_sides, signed
from bot.ui.sitters import computer_name

SEPARATOR: Final = " · "
ROWS: Final = 10  # a page
MOST_PAGES: Final = 50
PERIODS: Final = ("week", "month", "year", "all")
_WEEK: Final = timedelta(days=7)
_MOST_ID: Final = 2**63  # what the store can hold
_ROUNDS_TO_CHOOSE: Final = 24


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a list is of, as its buttons carry it."""

    variant: str | None = None
    period: str = "all"
    user_id: int | None = None

    def __str__(self) -> str:
        return f"{self.variant or ''}.{self.period}.{self.user_id or ''}"

    @classmethod
    def read(cls, text: str) -> Self:
        """The other way; what makes no sense is left out."""
        variant, period, user = (*text.split("."), "", "", "")[:3]
        return cls(variant or None, period if period in PERIODS else "all", id_in(user))

    def since(self, now: datetime) -> datetime | None:
        """When the span of time began, in UTC."""
        today = now.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
        begun = {"week": today - _WEEK, "month": today.replace(day=1), "year": today.replace(month=1, day=1)}
        return begun.get(self.period)


def id_in(text: str) -> int | None:
    """An id as a button carries it; None for what is none."""
    return int(text) if text.isdecimal() and int(text) < _MOST_ID else None


def page_number(text: str) -> int:
    """A page as its button carries it, within bounds."""
    return min(int(text), MOST_PAGES - 1) if text.isdecimal() else 0


def leaderboard_page(
    locale: str, rows: Sequence[LeaderRow], wanted: Wanted, page: int
) -> discord.ui.LayoutView:
    """`rows` from the first to one past the page's last, if there are so many."""
    shown = rows[page * ROWS : (page + 1) * ROWS]
    told = [_leader(locale, page * ROWS + place, row) for place, row in enumerate(shown, 1)]
    title = _title(locale, "leaderboard-title", wanted)
    return _list(locale, title, told, turning(locale, "leaders", str(wanted), page, more=_more(rows, page)))


def _more(rows: Sequence[object], page: int) -> bool:
    return len(rows) > (page + 1) * ROWS and page + 1 < MOST_PAGES


def _leader(locale: str, place: int, row: LeaderRow) -> str:
    who = name_text(row.name)
    return say(
        locale, "leaderboard-line", place=place, who=who, wins=row.wins, games=row.games, points=row.points
    )


def history_page(locale: str, rows: Sequence[MatchRow], wanted: Wanted, page: int) -> discord.ui.LayoutView:
    """As `leaderboard_page`, newest first."""
    shown = rows[page * ROWS : (page + 1) * ROWS]
    told = [_match(locale, row) for row in shown]
    title = _title(locale, "history-title", wanted)
    buttons = turning(locale, "history", str(wanted), page, more=_more(rows, page))
    files = record_menu(locale, [_match_choice(locale, row) for row in shown])
    return _list(locale, title, told, buttons, files)


def _match(locale: str, row: MatchRow) -> str:
    """When, what, and the sides with their points, the winner's in bold."""
    when = f"<t:{int(row.finished_at.timestamp())}:d>"
    first, *others = _sides(locale, row, name_text)
    winner = f"**{first}**" if row.winner is not None else first
    sides = SEPARATOR.join([winner, *others])
    return say(locale, "history-line", when=when, preset=preset_name(row.preset, locale), sides=sides)


def _match_choice(locale: str, row: MatchRow) -> Choice:
    """The same where no markup is read."""
    sides = SEPARATOR.join(_sides(locale, row, seen_name))
    return Choice(sides, str(row.id), preset_name(row.preset, locale))


def _sides(locale: str, row: MatchRow, told_name: Callable[[str], str]) -> list[str]:
    """The sides with their points, the winner's first."""
    sides = sorted(
        {player.side for player in row.players}, key=lambda side: (side != row.winner, -row.totals[side])
    )
    return [
        say(
            locale,
            "history-side",
            names=_names(locale, row.players, side, told_name),
            points=row.totals[side],
        )
        for side in sides
    ]


def _names(locale: str, players: Sequence[PlayerRow], side: int, told_name: Callable[[str], str]) -> str:
    return " & ".join(told_name(_name(locale, player)) for player in players if player.side == side)


def _name(locale: str, player: PlayerRow) -> str:
    if player.kind == "computer":
        return computer_name(player.seat, locale)
    return player.name or say(locale, "somebody")


def stats_page(locale: str, stats: PlayerStats, name: str, wanted: Wanted) -> discord.ui.LayoutView:
    """A person's sums over all, then by rule set."""
    head = say(locale, "stats-title", who=name_text(name))
    told = [capital(_sums(locale, stats.overall)), *_facts(locale, stats.overall)]
    by_preset = [
        f"**{preset_name(preset, locale)}**: {_sums(locale, standing)}"
        for preset, standing in stats.by_preset.items()
    ]
    several = len(by_preset) > 1 and wanted.variant is None
    items: list[Item | None] = [
        text(f"### {head}\n{_span(locale, wanted)}"),
        text("\n".join(told) if stats.overall.games else say(locale, "list-empty")),
        text("\n".join(by_preset)) if several else None,
    ]
    return message(items)


def _sums(locale: str, standing: Standing) -> str:
    share = round(100 * standing.wins / standing.games) if standing.games else 0
    return say(
        locale, "stats-sums", games=standing.games, wins=standing.wins, share=share, points=standing.points
    )


FACTS: Final = (
    "rounds",
    "best_round",
    "went_out",
    "concealed",
    "natural_canasta",
    "mixed_canasta",
    "samba",
    "wild_canasta",
    "canasta_7",
    "canasta_A",
    "red_threes",
)
_TOPPED: Final = ("best_round",)  # of these the highest is told, not the sum


def _facts(locale: str, standing: Standing) -> list[str]:
    found = [(name, standing.facts[name]) for name in FACTS if name in standing.facts]
    return [
        say(locale, f"stats-{name}", count=fact.best if name in _TOPPED else fact.total)
        for name, fact in found
        if fact.total or fact.best
    ]


def scores_page(locale: str, scene: Scene, page: str) -> discord.ui.LayoutView:
    """The match so far: round by round, or one of its rounds line by line (`page` is its number, from 1)."""
    scene = replace(scene, setup=scene.setup.model_copy(update={"locale": locale}))
    told = _one_round(scene, int(page)) if page.isdecimal() and 0 < int(page) <= len(scene.sheets) else None
    items: list[Item | None] = [
        text(f"### {say(locale, 'scores-title', target=scene.rules.target)}"),
        text(told or "\n".join(_all_rounds(scene))),
        _rounds_to_choose(locale, scene, page),
    ]
    return message(items)


def _one_round(scene: Scene, page: int) -> str:
    sheets = scene.sheets[page:]
    later = [sum(sheet[place].total for sheet in sheets) for place in range(len(scene.totals))]
    totals = tuple(total - gained for total, gained in zip(scene.totals, later, strict=True))
    head = say(scene.locale, "scores-round", round=page)
    return "\n".join([f"**{head}**", *sheet_sides(replace(scene, totals=totals), scene.sheets[page - 1])])


def _all_rounds(scene: Scene) -> list[str]:
    """A paragraph a side: its points round by round and its total."""
    if not scene.sheets:
        return [say(scene.locale, "scores-none")]
    told = []
    for place, seats in enumerate(holders(scene.rules)):
        gained = [signed(sheet[place].total, scene.locale) for sheet in scene.sheets]
        total = number(scene.locale, scene.totals[place])
        told.append(
            say(scene.locale, "scores-side", names=scene.names(seats), rounds=", ".join(gained), total=total)
        )
    return told


def _rounds_to_choose(locale: str, scene: Scene, page: str) -> Item | None:
    if not scene.sheets:
        return None
    numbers = range(1, len(scene.sheets) + 1)[-_ROUNDS_TO_CHOOSE:]
    choices = [Choice(say(locale, "scores-all"), "0", chosen=not page.isdecimal() or page == "0")]
    choices += [
        Choice(say(locale, "scores-round", round=round_), str(round_), chosen=page == str(round_))
        for round_ in numbers
    ]
    return choosing(say(locale, "scores-choose"), "scores", str(scene.table), choices)


def _title(locale: str, key: str, wanted: Wanted) -> str:
    return f"### {say(locale, key)}\n{_span(locale, wanted)}"


def _span(locale: str, wanted: Wanted) -> str:
    """Of which rules and which time."""
    rules = preset_name(wanted.variant, locale) if wanted.variant else say(locale, "list-every-variant")
    return f"{rules} · {say(locale, f'period-{wanted.period}')}"


def _list(locale: str, title: str, told: Sequence[str], *below: Item | None) -> discord.ui.LayoutView:
    return message([text(title), line(), text("\n".join(told) or say(locale, "list-empty")), *below])
