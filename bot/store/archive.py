"""Matches that were played to their end: their results, and the chain of their records."""

import asyncio
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

import sqlalchemy as sa
from cachetools import TTLCache
from sqlalchemy import bindparam as given

from bot.matches.ratings import START
from bot.store.engine import Database
from bot.store.schema import achievement, chain, match, over, player, result
from games.fairness import FIRST
from games.record import End, Record

REMEMBERED: Final = 64
"""Matches whose outcomes are remembered, for so many seconds:"""
MOMENT: Final = 5.0
RECENT = 200
"""Matches of a server that tell what it plays most."""
LATEST = (
    sa.select(match.c.id)
    .where(match.c.channel == given("in_channel"), over)
    .order_by(match.c.ended.desc(), match.c.id.desc())
    .limit(given("most", type_=sa.Integer))
)
_recent = (
    sa.select(match.c.game)
    .join(chain, chain.c.match == match.c.id)
    .where(chain.c.server == given("in_server"))
    .order_by(chain.c.number.desc())
    .limit(RECENT)
    .subquery()
)
FAVORITES = (
    sa.select(_recent.c.game)
    .group_by(_recent.c.game)
    .order_by(sa.func.count().desc(), _recent.c.game)
)
END = (
    sa.select(result.c.score, result.c.rank)
    .where(result.c.match == given("match_id"), result.c.part == 0)
    .order_by(result.c.seat)
)

_AFTER, _BEFORE = result.alias("after"), result.alias("before")
_BEFOREHAND = (
    sa.select(_BEFORE.c.rating)
    .where(
        _BEFORE.c.user == _AFTER.c.user,
        _BEFORE.c.game == _AFTER.c.game,
        _BEFORE.c.rating.is_not(None),
        sa.tuple_(_BEFORE.c.ended, _BEFORE.c.match) < sa.tuple_(_AFTER.c.ended, _AFTER.c.match),
    )
    .order_by(_BEFORE.c.ended.desc(), _BEFORE.c.match.desc())
    .limit(1)
    .scalar_subquery()
)
OUTCOMES = (
    sa.select(_AFTER.c.user, _BEFOREHAND, _AFTER.c.rating, player.c.visibility, achievement.c.key)
    .outerjoin(player, player.c.user == _AFTER.c.user)
    .outerjoin(
        achievement,
        sa.and_(achievement.c.match == _AFTER.c.match, achievement.c.user == _AFTER.c.user),
    )
    .where(_AFTER.c.match == given("match_id"), _AFTER.c.user.is_not(None))
    .where(sa.or_(_AFTER.c.rating.is_not(None), achievement.c.key.is_not(None)))
)

HEAD = (
    sa.select(chain.c.number, chain.c.digest)
    .where(chain.c.server == given("of_server"))
    .order_by(chain.c.number.desc())
    .limit(1)
)
PRECEDING = sa.select(chain.c.after).where(chain.c.match == given("match_id"))
_one, _before = chain.alias(), chain.alias()
PREVIOUS = (
    sa.select(_before.c.match)
    .join_from(_one, _before, _one.c.server == _before.c.server)
    .where(_one.c.match == given("match_id"), _before.c.number == _one.c.number - 1)
)
EXTEND = sa.insert(chain)


class Outcome(NamedTuple):
    """The rating of a person before and after a match, what they earned by it, and for whom it is.

    There is no rating where the match is practice.
    """

    rating: tuple[float, float] | None
    earned: frozenset[str]  # achievements, by key
    is_public: bool  # all may see it


@dataclass(frozen=True)
class Archive:
    """Matches that are over, and the table `chain`: each record names the one before it.

    The outcome of a match is remembered for a moment: its table and all hands show it at once.
    """

    database: Database
    _outcomes: TTLCache[int, dict[int, Outcome]] = field(
        default_factory=lambda: TTLCache(REMEMBERED, MOMENT)
    )
    _reading: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def latest(self, channel: int, most: int = 1) -> list[int]:
        """The matches that ended in a channel last, the newest first."""
        return await self.database.column(LATEST, in_channel=channel, most=most)

    async def favorites(self, server: int) -> list[str]:
        """The games of a server's latest matches, most played first; else of a channel's."""
        return await self.database.column(FAVORITES, in_server=server)

    async def outcomes(self, match: int) -> dict[int, Outcome]:
        """The outcome of a match that is over by user, of leavers too."""
        async with self._reading:
            if (found := self._outcomes.get(match)) is None:
                found = self._outcomes[match] = await self._read_outcomes(match)
        return found

    async def _read_outcomes(self, match: int) -> dict[int, Outcome]:
        found = dict[int, Outcome]()
        for user, before, after, shown, key in await self.database.rows(OUTCOMES, match_id=match):
            known = START.points if before is None else before
            rating = None if after is None else (known, after)
            earned = found[user].earned if user in found else frozenset[str]()
            earned |= {key} - {None}
            found[user] = Outcome(rating, earned, shown in (None, "global"))
        return found

    async def end(self, match: int) -> End:
        """The end of a match as it was counted then, leavers included."""
        return await self.database.read(lambda tx: end_of(tx, match))

    async def head(self, server: int) -> str:
        """The digest of the last record of a server."""
        rows = await self.database.rows(HEAD, of_server=server)
        return rows[0].digest if rows else FIRST

    async def preceding(self, match: int) -> str:
        """The digest of the record before that of a match; empty for one that is not over."""
        return next(iter(await self.database.column(PRECEDING, match_id=match)), "")

    async def previous(self, match: int) -> int | None:
        """The match that ended in that server before this one; None if it was the first."""
        return next(iter(await self.database.column(PREVIOUS, match_id=match)), None)


def end_of(tx: sa.Connection, match: int) -> End:
    """The end of a match that has just been counted, or long ago."""
    rows = tx.execute(END, {"match_id": match}).all()
    winners = tuple(seat for seat, (_, rank) in enumerate(rows) if rank == 1)
    return End(tuple(score for score, _ in rows), winners)


def extend_chain(tx: sa.Connection, match: int, server: int, record: Record) -> None:
    """Put the record of a match that ends behind those that ended before in its server."""
    if tx.dialect.name == "postgresql":  # another match may end there at this moment
        tx.execute(sa.select(sa.func.pg_advisory_xact_lock(server)))
    head = tx.execute(HEAD, {"of_server": server}).one_or_none()
    number, after = head or (0, FIRST)
    digest = replace(record, ended_after=after).digest
    row = {"match": match, "server": server, "number": number + 1}
    tx.execute(EXTEND, row | {"after": after, "digest": digest})
