"""Matches made of rows, and rows made of seats."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from operator import itemgetter
from typing import Any

import sqlalchemy as sa

from bot.matches.match import Match, Proposal, Seat, Status
from bot.matches.replay import Action
from bot.store import statements as sql
from bot.store.engine import Row
from games.record import Decision


def actions_of(tx: sa.Connection, match: int, after: int = 0) -> list[Action]:
    """The log of a match behind its first `after` actions."""
    rows = tx.execute(sql.ACTIONS, {"match_id": match, "after": after})
    return [Action(*row) for row in rows]


def dealt_of(tx: sa.Connection, match: int) -> tuple[str, list[Action]]:
    """The secret that a match was dealt from, and its log."""
    return str(tx.execute(sql.SECRET, {"match_id": match}).scalar_one()), actions_of(tx, match)


def match_of(tx: sa.Connection, match: int) -> Match | None:
    """A match with its seats; StopIteration in a thread would be waited for without an end."""
    return next(matches_in(tx.execute(sql.GET, {"match_id": match})), None)


def matches_in(rows: Iterable[Row]) -> Iterator[Match]:
    """Matches of rows that each hold one and a seat of it, or none."""
    width = len(sql.MATCH_FIELDS)
    for _, of_match in groupby(rows, key=itemgetter(sql.MATCH_FIELDS.index("id"))):
        found = [*of_match]
        row: dict[str, Any] = dict(zip(sql.MATCH_FIELDS, found[0][:width], strict=True))
        row["status"] = Status(row["status"])
        if asked := row["proposal"]:
            row["proposal"] = Proposal(asked[0], tuple(asked[1]), *asked[2:])
        row["decided"] = tuple(
            Decision(after, what, tuple(seats)) for after, what, seats in row["decided"]
        )
        seats = (Seat(*each[width:]) for each in found)
        yield Match(**row, seats=tuple(seat for seat in seats if seat.name))


def replace_seats(
    tx: sa.Connection, match: int, was: Mapping[int, Seat], now: Mapping[int, Seat]
) -> None:
    """Write every seat that differs, after all that did: nobody sits in two."""
    for n in [n for n, seat in was.items() if now.get(n) != seat]:
        tx.execute(sql.RISE, {"match_id": match, "seat_number": n})
    if new := {n: seat for n, seat in now.items() if was.get(n) != seat}:
        tx.execute(sql.SIT, seat_rows(match, new))


def change_seats(
    tx: sa.Connection, match: int, was: Mapping[int, Seat], now: Mapping[int, Seat]
) -> None:
    """Write what differs and nothing else: a hand may just have been sent, or a word been said."""
    for n, seat in now.items():
        old = vars(was[n])
        if changed := {name: value for name, value in vars(seat).items() if old[name] != value}:
            tx.execute(sql.SET_SEAT, {"match_id": match, "seat_number": n, **changed})


def seat_rows(match: int, seats: dict[int, Seat]) -> list[dict[str, Any]]:
    """The rows of seats of a match."""
    return [{"match": match, "seat": n, **vars(seat)} for n, seat in seats.items()]
