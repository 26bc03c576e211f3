"""Which line comes next at each table being played, known without asking: nobody but the writer adds lines.

Asking SQLite at each line (in the INSERT or by a trigger) costs as much as storing the line. Used on the writer's
thread only; whatever is undone or may change what is due is asked for afresh.
"""

import sqlite3

Line = tuple[int, int]  # a round's index and a ply in it

_DUE = """
SELECT r.round, (SELECT COALESCE(MAX(ply) + 1, 0) FROM actions a WHERE a.table_id = r.table_id AND a.round = r.round)
FROM tables t JOIN rounds r ON r.table_id = t.id
WHERE t.id = ? AND t.status = 'playing' AND r.scores IS NULL
"""


class Due:
    def __init__(self) -> None:
        self._lines: dict[int, Line] = {}

    def line(self, connection: sqlite3.Connection, table_id: int) -> Line | None:
        """The line the table waits for; None if it is not being played."""
        known = self._lines.get(table_id)
        return known or connection.execute(_DUE, (table_id,)).fetchone()

    def stored(self, table_id: int, line: Line) -> None:
        self._lines[table_id] = (line[0], line[1] + 1)

    def ask_again(self, table_id: int) -> None:
        self._lines.pop(table_id, None)

    def ask_all_again(self) -> None:
        self._lines.clear()
