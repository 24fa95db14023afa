"""What the database of the bot holds, read from its file beside the running bot."""

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from games.fairness import seed_from
from games.record import Deed, Record


class Row(NamedTuple):
    """An action as it is stored."""

    n: int
    seat: int
    text: str
    click: int | None


class Ledger:
    """The rows of a match."""

    def __init__(self, file: Path, match: int) -> None:
        self._file, self.match = file, match

    @property
    def actions(self) -> list[Row]:
        """The log, in order."""
        return [Row(*row) for row in self._ask("n, seat, text, click", "action", "n")]

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        [(status,)] = self._ask("status", "match", "id")
        return bool(status == "over")

    @property
    def drawn(self) -> bool:
        """Whether people see all there is."""
        [(drawn,)] = self._ask("drawn = revision", "match", "id")
        return bool(drawn)

    @property
    def results(self) -> list[tuple[int, bool]]:
        """The score of each seat, and whether it won."""
        rows = self._ask("score, won", "result", "seat")
        return [(score, bool(won)) for score, won in rows]

    @property
    def record(self) -> Record:
        """The match as it may be replayed."""
        columns = "game, version, options, secret, joins"
        [(game, version, options, secret, joins)] = self._ask(columns, "match", "id")
        seats = len(self._ask("seat", "seat", "seat"))
        deeds = [Deed(row.seat, row.text) for row in self.actions]
        return Record(game, version, seats, json.loads(options), seed_from(secret, joins), deeds)

    def _ask(self, columns: str, table: str, order: str) -> Sequence[tuple[Any, ...]]:
        key = "id" if table == "match" else "match"
        query = f"SELECT {columns} FROM {table} WHERE {key} = ? ORDER BY {order}"
        with closing(sqlite3.connect(self._file)) as database:
            return database.execute(query, (self.match,)).fetchall()
