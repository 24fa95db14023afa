"""Who is told when a table of a game opens in a server."""

from collections.abc import Collection
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.store.engine import Database
from bot.store.schema import subscriber
from bot.store.servers import KNOW_GUILD
from bot.store.upsert import upsert

of_guild = subscriber.c.guild == given("of_guild")
of_user = subscriber.c.user == given("of_user")
WHO = sa.select(subscriber.c.user).where(of_guild, subscriber.c.game == given("of_game"))
WHAT = sa.select(subscriber.c.game).where(of_guild, of_user)
FORGET = sa.delete(subscriber).where(of_guild, of_user)
ADD = upsert(subscriber)


@dataclass(frozen=True)
class Subscribers:
    """The table `subscriber`; with the settings of a server it is deleted, too."""

    database: Database

    async def of(self, guild: int, game: str) -> list[int]:
        """Who is told of a table of this game in this server."""
        return await self.database.column(WHO, of_guild=guild, of_game=game)

    async def games(self, guild: int, user: int) -> list[str]:
        """The games of which somebody is told in a server."""
        return await self.database.column(WHAT, of_guild=guild, of_user=user)

    async def choose(self, guild: int, user: int, games: Collection[str]) -> None:
        """Tell somebody of these games in a server, and of no other."""
        rows = [{"guild": guild, "game": game, "user": user} for game in games]

        def work(tx: sa.Connection) -> None:
            tx.execute(FORGET, {"of_guild": guild, "of_user": user})
            if rows:
                tx.execute(KNOW_GUILD, {"id": guild, "settings": {}})
                tx.execute(ADD, rows)

        await self.database.write(work)
