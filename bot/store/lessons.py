"""Who was offered the lesson of which game: it is offered once."""

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.store.engine import Database
from bot.store.people import SITS
from bot.store.schema import offered, result, upsert

PLAYED = (
    sa.select(result.c.match)
    .where(result.c.user == given("of_user"), result.c.game == given("at_game"))
    .limit(1)
)
ADD = upsert(offered)


@dataclass(frozen=True)
class Lessons:
    """The table `offered`."""

    database: Database

    async def offer(self, match: int, user: int, game: str) -> bool:
        """Note that somebody is offered a lesson, and return whether to: not a second time.

        Nor to who has finished a match of the game. Who has just left the table may have had
        everything about them deleted: nothing is stored then.
        """

        def work(tx: sa.Connection) -> bool:
            if tx.execute(PLAYED, {"of_user": user, "at_game": game}).first():
                return False
            if not tx.execute(SITS, {"at_match": match, "of_user": user}).first():
                return False
            return tx.execute(ADD, {"user": user, "game": game}).rowcount == 1

        return await self.database.write(work)
