"""What several processes share out by leases: what is due, and what is to be drawn.

Whoever takes something has it until the lease ends. A process that dies in the middle gives back
what it had by doing nothing.
"""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from bot.matches.match import Match
from bot.store import statements as sql
from bot.store.engine import Database, whole


class Leases(Database):
    """The columns `due`, `drawn` and `lease` of the table `match`."""

    # What happens by itself

    @whole
    async def take_due(self, now: float, lease: float, most: int) -> list[tuple[int, int]]:
        """Matches whose time has come, and their revisions; nobody else gets them for `lease` s."""
        async with self.engine.begin() as tx:
            rows = await tx.execute(sql.TAKE_DUE, {"now": now, "due": now + lease, "most": most})
            return [(match, revision) for match, revision in rows]

    @whole
    async def next_due(self) -> float | None:
        """When the next match is due."""
        async with self.engine.begin() as tx:
            due: float | None = (await tx.execute(sql.NEXT_DUE)).scalar()
            return due

    async def set_due(self, match: Match, due: float | None) -> None:
        """Put off what happens by itself, unless something has happened since."""
        await self._write(sql.SET_DUE, match_id=match.id, seen=match.revision, due=due)

    # Drawing

    @whole
    async def undrawn(self, now: float, most: int) -> list[int]:
        """Matches whose message shows less than there is, and that nobody is drawing."""
        async with self.engine.begin() as tx:
            return list(await tx.scalars(sql.UNDRAWN, {"now": now, "most": most}))

    async def claim(self, match: int, now: float, seconds: float) -> float | None:
        """Reserve the drawing of a match, and return until when: that is the lease.

        None if it is drawn, or somebody else is drawing it.
        """
        lease = now + seconds
        claimed = await self._write(sql.CLAIM, match_id=match, now=now, lease=lease)
        return lease if claimed else None

    async def renew(self, match: int, lease: float, until: float) -> float:
        """Claim it longer, and return the lease that holds then; a lease that was lost stays so."""
        renewed = await self._write(sql.RENEW, match_id=match, held=lease, lease=until)
        return until if renewed else lease

    async def hold(self, match: int, until: float) -> None:
        """Keep everybody from claiming the drawing of a match until then, unless it is drawn."""
        await self._write(sql.HOLD, match_id=match, lease=until)

    @whole
    async def set_drawn(self, match: int, revision: int, lease: float | None = None) -> None:
        """The message shows this revision, drawn under this lease; the next may be claimed.

        Whoever lost the lease meanwhile may have hidden what somebody else drew: it is drawn again.
        """
        columns = {"match_id": match, "held": lease, "drawn": revision}
        async with self.engine.begin() as tx:
            if (await tx.execute(sql.SET_DRAWN, columns)).rowcount != 1:
                await tx.execute(sql.TOUCH, {"match_id": match})

    @whole
    async def revisions(self, matches: Sequence[int]) -> dict[int, int]:
        """How far these matches have come."""
        async with self.engine.begin() as tx:
            rows = await tx.execute(sql.REVISIONS, {"match_ids": matches})
            return {row.id: row.revision for row in rows}

    async def draw_again(self, match: int | None = None) -> None:
        """Have a match drawn once more, or every lobby and match under way."""
        if match is None:
            await self._write(sql.DRAW_ALL_AGAIN)
        else:
            await self._write(sql.SET_MATCH, match_id=match, drawn=0)

    async def touch_user(self, user: int) -> list[int]:
        """Have the matches under way in which a person plays drawn once more; which they are."""
        return await self._touch(sql.TOUCH_OF_USER, of_user=user)

    async def touch_guild(self, guild: int) -> list[int]:
        """Have the matches under way in a server drawn once more; which they are."""
        return await self._touch(sql.TOUCH_IN_GUILD, in_guild=guild)

    @whole
    async def _touch(self, statement: sa.Executable, /, **values: int) -> list[int]:
        async with self.engine.begin() as tx:
            return list(await tx.scalars(statement, values))

    @whole
    async def _write(self, statement: sa.Update, /, **values: Any) -> int:
        """Run an UPDATE by itself, and return how many rows it found."""
        async with self.engine.begin() as tx:
            return int((await tx.execute(statement, values)).rowcount)
