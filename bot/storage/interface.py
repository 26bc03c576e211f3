"""What the rest of the program may ask of a store; `sqlite.py` is one answer, another database may be another.

Every method that changes something returns when the change is durable, and not before. Every method raises
`StorageError` when the store fails; a failed change has changed nothing and may be tried again.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Protocol

from bot.storage.rows import (
    Forgotten,
    GuildSettings,
    LeaderRow,
    MatchResult,
    MatchRow,
    PlayerStats,
    Status,
    TableRow,
    UserSettings,
)


class Storage(Protocol):
    """Ids of people, servers and channels are Discord's 64-bit integers; table and match ids are the store's own."""

    async def close(self) -> None:
        """Finish what is under way and let the file go."""

    # --- games -------------------------------------------------------------------------------------------------

    async def create_table(self, guild_id: int, channel_id: int, setup: str) -> TableRow:
        """A new table in the lobby. Raises `ChannelTaken` if the channel has an unfinished one, `BadValue`."""

    async def update_setup(self, table_id: int, setup: str) -> None:
        """Put another setup (JSON text) in place. Raises `NotStored`, `BadValue`."""

    async def set_message(self, table_id: int, message_id: int | None) -> None:
        """Remember the table's public message. Raises `NotStored`."""

    async def set_status(self, table_id: int, status: Status) -> None:
        """Raises `NotStored`; `ChannelTaken` if the table would be open again beside another."""

    async def start_round(
        self,
        table_id: int,
        index: int,
        *,
        dealer: int,
        deck: str,
        nonce: str,
        commit: str,
        lines: Sequence[str] = (),
    ) -> None:
        """Note a deal, with the round's first `lines` if there are any, and set the status to `playing`. Rounds count from 0.

        Raises `NotStored`, or `Conflict` if the table is closed, `index` is not the next or the last round is not over.
        """

    async def append_action(
        self,
        table_id: int,
        round_index: int,
        ply: int,
        line: str,
        *,
        finish_round: Sequence[int] | None = None,
        finish_match: MatchResult | None = None,
    ) -> int | None:
        """Append the line with number `ply` (from 0 in each round); the match's id if the match ended with it.

        `finish_round` gives the round's scores and sets the status to `between`, or, with `finish_match`, to
        `finished` and writes the match and its standings: all in one transaction with the line.
        Raises `WrongPly` if it is not the next line, `Conflict` if the round is over or the table not playing,
        `NotStored`; `ValueError` for `finish_match` without `finish_round`.
        """

    async def open_tables(self) -> tuple[TableRow, ...]:
        """Every unfinished table with its rounds and lines, oldest first."""

    async def load_table(self, table_id: int) -> TableRow:
        """One table, finished or not, with its rounds and lines. Raises `NotStored`."""

    async def latest_table(self, channel_id: int) -> TableRow | None:
        """The channel's unfinished table, or else its last one."""

    # --- matches and standings ---------------------------------------------------------------------------------

    async def leaderboard(
        self, guild_id: int, *, variant: str | None = None, since: datetime | None = None, limit: int = 10
    ) -> tuple[LeaderRow, ...]:
        """The best by wins, then points. `since` counts from the beginning of that day, UTC."""

    async def player_stats(
        self, guild_id: int, user_id: int, *, variant: str | None = None, since: datetime | None = None
    ) -> PlayerStats:
        """One person's sums; zeros for somebody who has not played."""

    async def history(
        self,
        guild_id: int,
        *,
        user_id: int | None = None,
        variant: str | None = None,
        since: datetime | None = None,
        limit: int = 10,
    ) -> tuple[MatchRow, ...]:
        """A server's matches, newest first; `since` that moment."""

    async def match(self, match_id: int) -> MatchRow:
        """Raises `NotStored`."""

    async def record(self, match_id: int) -> str:
        """The export of a finished match. Raises `NotStored`. (That of a running one is made from `load_table`.)"""

    # --- settings ----------------------------------------------------------------------------------------------

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        """A server's settings, or the defaults."""

    async def every_guild_settings(self) -> dict[int, GuildSettings]:
        """The settings of each server that has chosen something."""

    async def save_guild_settings(self, guild_id: int, settings: GuildSettings) -> None:
        """Replace a server's settings."""

    async def user_settings(self, user_id: int) -> UserSettings:
        """A person's settings, or the defaults."""

    async def every_user_settings(self) -> dict[int, UserSettings]:
        """The settings of each person who has chosen something."""

    async def save_user_settings(self, user_id: int, settings: UserSettings) -> None:
        """Replace a person's settings."""

    # --- privacy -----------------------------------------------------------------------------------------------

    async def personal_data(self, user_id: int) -> dict[str, Any]:
        """All that is stored about a person, fit for `json.dumps`: keys user_id, settings, tables, matches, standings."""

    async def forget(self, user_id: int) -> Forgotten:
        """Take the person out of every row; the games stay and replay as before.

        Setups of unfinished tables change too: a table held in memory must drop the person itself first.
        """
