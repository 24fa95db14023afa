"""Matches made of rows, and rows made of seats.

The columns of a seat name the two people who may have left it, so that they are found by user:
`left`, who sat there from the deal, and `quit`, a guest. The column `earlier` has the order of its
stints, "12:Carl 30:@left": Carl up to the action 12, then up to 30 the person in `left`. It names
no person, so that one can be forgotten.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from operator import itemgetter
from typing import Any

import sqlalchemy as sa

from bot.matches.match import ANONYMOUS, Match, Proposal, Seat, Status, Stint
from bot.matches.replay import Action
from bot.store import statements as sql
from bot.store.engine import Row
from bot.store.errors import Conflict
from games.record import Decision

CHANGED = (
    *("status", "version", "options", "host", "clock", "rematch_of", "due", "ended", "joins"),
    *("proposal", "beacon_round", "decided", "lapses", "paused", "asked_at", "nudge"),
    *("guest", "guest_name", "guest_seat", "private", "size"),
)
"""The columns that `change_match` may write."""
COMPUTER = "Computer"
"""The name of a computer that nobody knows any more: never that of the guest who came after it."""
LEFT, QUIT, HERE = "@left", "@quit", "@here"
"""The people in the column `earlier`: of `left`, of `quit`, and the one who plays there again."""


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
        seats = (_seat(each[width:]) for each in found)
        yield Match(**row, seats=tuple(seat for seat in seats if seat.name))


def change_match(tx: sa.Connection, before: Match, after: Match) -> None:
    """Write another state of a match; Conflict if anything happened since `before` was read."""
    columns = {name: getattr(after, name) for name in CHANGED}
    where = {"match_id": before.id, "seen": before.revision, "ordered": before.orders}
    if tx.execute(sql.CHANGE, {**where, **columns}).rowcount != 1:
        raise Conflict(before.id)
    was, now = dict(enumerate(before.seats)), dict(enumerate(after.seats))
    if before.status is Status.LOBBY:  # people change places; nothing is sent to them
        _replace_seats(tx, before.id, was, now)
    else:
        _change_seats(tx, before.id, was, now)


def _replace_seats(
    tx: sa.Connection, match: int, was: Mapping[int, Seat], now: Mapping[int, Seat]
) -> None:
    """Write every seat that differs, after all that did: nobody sits in two."""
    for n in [n for n, seat in was.items() if now.get(n) != seat]:
        tx.execute(sql.RISE, {"match_id": match, "seat_number": n})
    if new := {n: seat for n, seat in now.items() if was.get(n) != seat}:
        tx.execute(sql.SIT, seat_rows(match, new))


def _change_seats(
    tx: sa.Connection, match: int, was: Mapping[int, Seat], now: Mapping[int, Seat]
) -> None:
    """Write what differs and nothing else: a hand may just have been sent, or a word been said."""
    for n, seat in now.items():
        old = _columns(was[n])
        if changed := {name: value for name, value in _columns(seat).items() if old[name] != value}:
            tx.execute(sql.SET_SEAT, {"match_id": match, "seat_number": n, **changed})


def seat_rows(match: int, seats: dict[int, Seat]) -> list[dict[str, Any]]:
    """The rows of seats of a match."""
    return [{"match": match, "seat": n, **_columns(seat)} for n, seat in seats.items()]


def _seat(row: Sequence[Any]) -> Seat:
    """A seat with its stints; most have none."""
    width = len(sql.PRESENT)
    seat, of_stints = Seat(*row[:width]), dict(zip(sql.STINTS, row[width:], strict=True))
    return replace(seat, stints=_stints(seat, of_stints)) if any(row[width:]) else seat


def _stints(seat: Seat, row: Mapping[str, Any]) -> tuple[Stint, ...]:
    if not row["earlier"]:  # stored before there was that column
        return _without_order(seat, row)
    found = list[Stint]()
    players = {
        LEFT: (row["left"], row["left_name"] or ANONYMOUS, False),
        QUIT: (row["quit"], row["quit_name"] or ANONYMOUS, True),
        HERE: (seat.user, seat.name, row["sat"] > 0),
    }
    for until, _, player in (each.partition(":") for each in row["earlier"].split()):
        user, name, is_guest = players.get(player, (None, player, False))
        found.append(Stint(user, name, int(until), is_guest))
    if row["left"] and LEFT not in row["earlier"]:  # who left before there was that column
        found.insert(0, Stint(row["left"], row["left_name"], 0))
    if row["quit"] and QUIT not in row["earlier"]:
        found.append(Stint(row["quit"], row["quit_name"], row["sat"], is_guest=True))
    kicked = {row["left"]: row["kicked"], row["quit"]: row["quit_kicked"]}
    return tuple(
        replace(each, was_kicked=each.user is not None and kicked.get(each.user, False))
        for each in found
    )


def _without_order(seat: Seat, row: Mapping[str, Any]) -> tuple[Stint, ...]:
    """Stints whose actions nobody knows but the first of a guest."""
    left, sat, quit_by = row["left"], row["sat"], row["quit"]
    found = (
        Stint(left, row["left_name"], 0, was_kicked=row["kicked"]) if left else None,
        Stint(None, COMPUTER if seat.user else seat.name, sat) if sat else None,
        Stint(quit_by, row["quit_name"], sat, True, row["quit_kicked"]) if quit_by else None,
    )
    return tuple(each for each in found if each)


def _columns(seat: Seat) -> dict[str, Any]:
    """The row of a seat."""
    leaver, guest = seat.leaver, seat.former_guest
    return {
        **{name: getattr(seat, name) for name in sql.PRESENT},
        "left": leaver and leaver.user,
        "left_name": leaver.name if leaver else "",
        "kicked": leaver is not None and leaver.was_kicked,
        "sat": seat.guest_since,
        "quit": guest and guest.user,
        "quit_name": guest.name if guest else "",
        "quit_kicked": guest is not None and guest.was_kicked,
        "earlier": " ".join(f"{each.until}:{_player(seat, each)}" for each in seat.stints),
    }


def _player(seat: Seat, stint: Stint) -> str:
    if stint.is_computer:
        return stint.name
    if stint.user is not None and stint.user == seat.user:
        return HERE
    return QUIT if stint.is_guest else LEFT
