"""Whether any process is at work: time in which none was is nobody's time to think."""

from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.store.engine import Database
from bot.store.schema import action, current, heartbeat, match, playing, season, upsert

QUIET: Final = 15.0
"""Seconds without a sign of life after which nobody was at work."""

LAST = sa.select(heartbeat.c.at).with_for_update()
BEAT = upsert(heartbeat, "at")
_gap, _now = given("gap", type_=sa.Double), given("now", type_=sa.Double)
_later = match.c.asked_at + _gap
GIVE_BACK = (
    sa.update(match)
    .where(playing)
    .values(
        asked_at=sa.case((_later > _now, _now), else_=_later),
        lapses=match.c.lapses + _gap,
        nudge=match.c.nudge + _gap,
        revision=match.c.revision + 1,
    )
)


TIMES: Final = ("due", "lease", "asked_at", "lapses", "nudge", "paused")
PUT_BACK = (  # all times that what is under way has, as if the clock had always been so
    sa.update(match)
    .where(sa.or_(current, match.c.lease.is_not(None)))
    .values(
        {
            name: match.c[name] + _gap
            for name in ("due", "lease", "asked_at", "lapses", "nudge", "paused")
        }
        | {
            "created": match.c.created + sa.case((playing, 0.0), else_=_gap),
            "revision": match.c.revision + 1,
        }
    ),
    sa.update(action)
    .where(action.c.match.in_(sa.select(match.c.id).where(playing)))
    .values(at=action.c.at + _gap, since=action.c.since + _gap),
    sa.update(season).where(season.c.started > _now).values(started=_now),
)


@dataclass(frozen=True)
class Heartbeat:
    """The table `heartbeat`."""

    database: Database

    async def beat(self, now: float) -> None:
        """Tell that a process is at work."""
        await self.database.write(lambda tx: _beat(tx, now), durable=False)

    async def begin(self, now: float) -> float:
        """Give everybody the time back in which nobody was at work, and tell how much it was.

        What is due is found to be early then, and put off. Where the clock was put back meanwhile,
        so is all that it told: nothing is further away than it was.
        """

        def work(tx: sa.Connection) -> float:
            last = tx.scalar(LAST)
            gap = 0.0 if last is None else now - last
            _beat(tx, now)
            if gap < -QUIET:
                for statement in PUT_BACK:
                    tx.execute(statement, {"gap": gap, "now": now})
            if gap <= QUIET:
                return 0.0
            tx.execute(GIVE_BACK, {"gap": gap, "now": now})
            return gap

        return await self.database.write(work)


def _beat(tx: sa.Connection, now: float) -> None:
    tx.execute(BEAT, {"id": 1, "at": now})
