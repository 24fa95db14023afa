"""What of the store belongs to whom, and so who may change it."""

import json
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from games.game import DEAL, HOST, STOP

Rows = dict[tuple[Any, ...], dict[str, Any]]

BY_ITSELF = {
    "match": {"length", "revision", "drawn", "lease", "due", "message", "ended", "created"},
    "seat": {"seat", "hand_channel", "hand_message", "notice_channel", "notice_message", "told"},
}
"""Columns that drawing and time change, too; and seats move up when somebody leaves a lobby."""
KEYS = {
    "match": ("id",),
    "seat": ("match", "user", "name"),
    "action": ("match", "n"),
    "player": ("user",),
    "offered": ("user", "game"),
    "guild": ("id",),
    "recipient": ("guild", "user"),
    "subscriber": ("guild", "game", "user"),
    "invitation": ("match", "user"),
    "preset": ("guild", "game", "name"),
    "season": ("id",),
    "result": ("match", "seat", "part"),
    "standing": ("game", "guild", "season", "user"),
}
OF_HOST = ("options", "clock")
OF_GUEST = {"guest", "guest_name", "guest_seat", "proposal", "lapses", "nudge"}
"""What changes when somebody asks for a seat."""
AGREED = ("undo", "tie", "rest")
"""What the host does for those who have agreed."""
SETTLED = ("game", "guild", "channel", "secret", "commitment", "rematch_of", "version")


@dataclass(frozen=True)
class Presser:
    """Who pressed, where, and what a server lets them do."""

    user: int
    guild: int  # 0: in direct messages
    manages: bool
    click: int


class Ledger:
    """Everything in a SQLite file, told apart by whose it is."""

    def __init__(self, file: Path) -> None:
        self._database = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
        self._database.row_factory = sqlite3.Row
        self._version = -1
        self._rows = dict[str, Rows]()
        self.read()

    def close(self) -> None:
        self._database.close()

    def read(self) -> tuple[dict[str, Rows], dict[str, Rows]]:
        """What was there when it was last read, and what is there now."""
        before = self._rows
        version = self._database.execute("PRAGMA data_version").fetchone()[0]
        if version != self._version:
            self._version = version
            self._rows = {table: self._table(table, keys) for table, keys in KEYS.items()}
        return before, self._rows

    def _table(self, table: str, keys: tuple[str, ...]) -> Rows:
        found = self._database.execute(f'SELECT * FROM "{table}"')
        return {tuple(row[key] for key in keys): dict(row) for row in found}


def improper(before: dict[str, Rows], now: dict[str, Rows], presser: Presser) -> list[str]:
    """What has changed that this person may not change."""
    if before is now:
        return []
    law = _Law(before, now, presser)
    return [*law.matches(), *law.seats(), *law.actions(), *law.standings(), *law.others()]


class _Law:
    def __init__(self, before: dict[str, Rows], now: dict[str, Rows], presser: Presser) -> None:
        self.before, self.now, self.presser = before, now, presser
        seats = [key for rows in (before, now) for key in rows["seat"]]
        hosted = [match for (match,), row in before["match"].items() if row["host"] == presser.user]
        self.mine = {match for match, user, _ in seats if user == presser.user} | {*hosted}

    def _changed(self, table: str) -> Iterator[tuple[tuple[Any, ...], Any, Any]]:
        rows, later, ignored = self.before[table], self.now[table], BY_ITSELF.get(table, set())
        for key in {**rows, **later}:
            was, now = rows.get(key), later.get(key)
            if was is None or now is None or any(was[n] != now[n] for n in was.keys() - ignored):
                yield key, was, now

    def matches(self) -> Iterator[str]:
        """A match is changed by who sits there or opened it, its options by its host."""
        me = self.presser.user
        for (match,), was, now in self._changed("match"):
            if was and now and self._asks(was, now):
                continue
            if now is None or not (match in self.mine or self._may_kick(match)):
                yield f"match {match}, where {me} does not sit: {was} -> {now}"
            elif was is None:
                is_here = now["rematch_of"] or now["guild"] == self.presser.guild
                if now["host"] != me or not is_here:
                    yield f"match {match} was opened for somebody else: {now}"
            else:
                changed = {name for name in now if was[name] != now[name]}
                of_host = {*OF_HOST} if self._may_kick(match) else {*OF_HOST, "host"}
                if was["host"] != me and changed & of_host:
                    yield f"match {match} was changed by a guest: {was} -> {now}"
                moves = {"channel"} if was["status"] == "lobby" else set()  # to a thread
                if now["status"] != "closed" and changed & {*SETTLED} - moves:
                    yield f"match {match} became another: {was} -> {now}"

    def _asks(self, was: dict[str, Any], now: dict[str, Any]) -> bool:
        """Whether the presser asks for a seat there, or does so no more."""
        changed = {name for name in now if was[name] != now[name]} - BY_ITSELF["match"]
        return self.presser.user in (was["guest"], now["guest"]) and changed <= OF_GUEST

    def seats(self) -> Iterator[str]:
        """Nobody is seated, renamed or sent away by another; computers by who sits there."""
        for (match, user, name), was, now in self._changed("seat"):
            if self._may_kick(match) or self._is_let_in(match) or _was_shown(was, now):
                continue
            gone = {row[who] for row in (was, now) if row for who in ("left", "quit")}
            is_left = self.presser.user in gone
            if user is None and match not in self.mine and not is_left:
                yield f"a computer in match {match}: {was} -> {now}"
            if user not in (None, self.presser.user):
                yield f"the seat of {user} ({name}) in match {match}: {was} -> {now}"

    def actions(self) -> Iterator[str]:
        """Whoever sits there has acted for that seat, by that click; what was done stays."""
        for (match, n), was, now in self._changed("action"):
            is_stopped = (
                now["text"] == STOP and now["click"] is None and self._agreed_to_stop(match)
            )
            is_agreed = now["seat"] == HOST and now["text"].split()[0] in AGREED
            is_dealt = (now["seat"], now["text"], now["click"]) == (HOST, DEAL, None)
            waits_no_more = is_dealt and self._has_left(match)
            of_host = is_stopped or is_agreed or waits_no_more
            by_them = of_host or now["click"] == self.presser.click
            if was or match not in self.mine or not by_them:
                yield f"action {n} of match {match}: {was} -> {now}"
            elif now["seat"] not in (HOST, self._seat(match)) and not self._is_let(match, now):
                yield f"action {n} of match {match} by another seat: {now}"

    def _has_left(self, match: int) -> bool:
        """Whether the presser sits there no more: then it is dealt if all others were ready."""
        seats = ((of, user) for of, user, _ in self.now["seat"])
        return self._seat(match) is not None and (match, self.presser.user) not in seats

    def _is_let(self, match: int, action: dict[str, Any]) -> bool:
        """Whether the presser, who sits there, let a computer take a turn whose time is up."""
        clock, seat = self.before["match"][match,]["clock"], action["seat"]
        people = {
            row["seat"]
            for row in self.before["seat"].values()
            if row["match"] == match and row["user"]
        }
        is_late = clock and action["at"] >= (action["since"] or 0) + clock
        return bool(action["by_clock"] and is_late and {seat, self._seat(match)} <= people)

    def _agreed_to_stop(self, match: int) -> bool:
        """Whether all people who sit there want to end it: then the host does, at once."""
        what, agree, *_ = json.loads(self.now["match"][match,]["proposal"] or "[null, [], 0]")
        seats = {
            row["seat"] for (of, *_), row in self.now["seat"].items() if of == match and row["user"]
        }
        return what == STOP and seats <= {*agree}

    def _may_kick(self, match: int) -> bool:
        """Whether somebody was sent away just now, by who manages the server or with consent."""
        rows = [rows["match"].get((match,)) for rows in (self.before, self.now)]
        if None in rows:
            return False
        was, now = (json.loads(row["decided"]) for row in rows if row)
        by = [seats for _, what, seats in now[len(was) :] if what.startswith("kick.")]
        guild = self.now["match"][match,]["guild"]
        staff = self.presser.manages and self.presser.guild == guild
        return any(self._seat(match) in seats if seats else staff for seats in by)

    def _is_let_in(self, match: int) -> bool:
        """Whether a guest sat down just now, whom the table had let in before."""
        rows = [rows["match"].get((match,)) for rows in (self.before, self.now)]
        was, now = (json.loads(row["decided"]) if row else [] for row in rows)
        return any(what.startswith("sat.") for _, what, _ in now[len(was) :])

    def _seat(self, match: int) -> int | None:
        """The seat that the presser had."""
        for (of, user, _), row in self.before["seat"].items():
            if (of, user) == (match, self.presser.user):
                return int(row["seat"])
        return None

    def standings(self) -> Iterator[str]:
        """What counts changes for those who sat in a match of the presser."""
        seats = [row for row in self.before["seat"].values() if row["match"] in self.mine]
        together = {row[who] for row in seats for who in ("user", "left", "quit")}
        for (match, *_), was, now in self._changed("result"):
            if match not in self.mine and not (was and was["user"] == self.presser.user):
                yield f"a result of match {match}: {was} -> {now}"
        for key, was, now in self._changed("standing"):
            if key[3] not in {*together, self.presser.user} and key[3] > 0:
                yield f"standing {key}: {was} -> {now}"

    def others(self) -> Iterator[str]:
        """What is a person's is theirs, what a server chose those who manage it may change."""
        me, guild = self.presser.user, self.presser.guild if self.presser.manages else 0
        for table in ("player", "offered"):
            for key, was, now in self._changed(table):
                if key[0] != me:
                    yield f"{table} {key}: {was} -> {now}"
        for table in ("guild", "season"):
            for key, was, now in self._changed(table):
                if table == "guild" and was is None and now["settings"] == "{}":
                    continue  # somebody hears of its tables
                if guild not in {
                    row["guild" if table == "season" else "id"] for row in (was, now) if row
                }:
                    yield f"{table} {key}: {was} -> {now}"
        for key, was, now in self._changed("subscriber"):
            if key[2] != me:
                yield f"subscriber {key}: {was} -> {now}"
        for key, was, now in self._changed("invitation"):
            if key[0] not in self.mine and key[1] != me:
                yield f"invitation {key}: {was} -> {now}"
        for key, was, now in self._changed("preset"):
            if key[0] != guild:
                yield f"preset {key}: {was} -> {now}"
        for key, was, now in self._changed("recipient"):
            if key != (guild, me) and (now or key[1] != me):
                yield f"recipient {key}: {was} -> {now}"


def _was_shown(was: dict[str, Any] | None, now: dict[str, Any] | None) -> bool:
    """Whether a picture has shown the quick word that was said from a seat, and nothing else."""
    if not was or not now:
        return False
    changed = {name for name in now if was[name] != now[name]} - BY_ITSELF["seat"]
    return changed == {"said"} and not now["said"]
