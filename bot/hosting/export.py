"""Everything stored about a person as JSON; `PRIVACY.md` says what each key means."""

import gzip
import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from bot.store.privacy import Privacy, Row, Stored
from bot.words import talk
from games.text import Text

AT_ONCE: Final = 100
"""Matches, or solos, whose moves are asked for together: nobody else has to wait long."""
LARGEST: Final = 8 << 20
"""Bytes; a file with more is compressed, for which Discord has 10 MiB."""

IDS = frozenset(
    (
        "user",
        "guild",
        "channel",
        "click",
        "joined",
        "opened",
        "hand_channel",
        "hand_message",
        "notice_channel",
        "notice_message",
    )
)
"""Discord's numbers: they are longer than those of many readers of JSON, so they are texts."""
TIMES = frozenset(
    ("created", "started", "ended", "at", "made", "begins", "ends", "entered", "pressed")
)
OF_MATCH = ("match", "seat", "part", "game", "guild", "ended", "former")
"""Columns that a match has already, so its results and moves leave them out; a pseudonym is only
where a result is no person's any more."""


async def export(privacy: Privacy, user: int) -> dict[str, Any]:
    """All about a person, each match with what it came to for them and the moves they made."""
    stored = await privacy.stored(user)
    numbers = [row["match"] for row in stored.seats]
    moves = [
        move
        for start in range(0, len(numbers), AT_ONCE)
        for move in await privacy.moves(user, numbers[start : start + AT_ONCE])
    ]
    return {
        "about": talk()(Text("export-about")),
        "user": str(user),
        **_readable(stored.player),
        "matches": _matches(stored, moves),
        "asked": [_readable(row) for row in stored.asked],
        "notified": [_readable(row) for row in stored.notified],
        "manages": [_readable(row) for row in stored.manages],
        "opened": [_readable(row) for row in stored.opened],
        "standings": [_readable(row) for row in stored.standings],
        "reports": [_readable(row) for row in stored.reports],
        "lessons": [_readable(row) for row in stored.lessons],
        "solos": await _solos(privacy, user, stored.solos),
        "months": [_readable(row) for row in stored.months],
        "reviews": [_readable(row) for row in stored.reviews],
        "achievements": [_readable(row) for row in stored.achievements],
        "arenas": [_readable(row) for row in stored.arenas],
        "medals": [_readable(row) for row in stored.medals],
    }


def file_of(document: Mapping[str, Any]) -> tuple[str, bytes]:
    """The name and the bytes of a file of it."""
    text = json.dumps(document, indent=1, ensure_ascii=False).encode()
    if len(text) <= LARGEST:
        return "parlor.json", text
    return "parlor.json.gz", gzip.compress(text)


def _matches(stored: Stored, moves: Sequence[Row]) -> list[dict[str, Any]]:
    results = {row["match"]: _readable(row, *OF_MATCH) for row in stored.results}
    played = defaultdict(list)
    for move in moves:
        played[move["match"]].append(_readable(move, *OF_MATCH))
    return [
        _readable(row) | {"result": results.get(row["match"]), "moves": played[row["match"]]}
        for row in stored.seats
    ]


async def _solos(privacy: Privacy, user: int, rows: Sequence[Row]) -> list[dict[str, Any]]:
    numbers = [row["id"] for row in rows]
    actions = {
        solo: played
        for start in range(0, len(numbers), AT_ONCE)
        for solo, played in (
            await privacy.solo_actions(user, numbers[start : start + AT_ONCE])
        ).items()
    }
    return [_readable(row) | {"actions": actions.get(row["id"], [])} for row in rows]


def _readable(row: Row, *known: str) -> dict[str, Any]:
    """A row without whose it is, and without what is `known` from where it stands."""
    return {
        name: _value(name, value) for name, value in row.items() if name not in ("user", *known)
    }


def _value(name: str, value: Any) -> Any:
    if value is None:
        return None
    if name in IDS:
        return str(value)
    if name in TIMES:
        return datetime.fromtimestamp(value, UTC).isoformat(timespec="seconds")
    return value
