"""Rules that a server keeps under a name, by game; with its settings they are deleted, too."""

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.matches.presets import HouseRules
from bot.store.engine import Database
from bot.store.schema import guild, preset
from bot.store.upsert import upsert

here = sa.and_(preset.c.guild == given("of_guild"), preset.c.game == given("of_game"))
OF_GUILD = sa.select(preset.c.name, preset.c.options, preset.c.is_first).where(here)
NONE_FIRST = sa.update(preset).where(here).values(is_first=False)
DROP = sa.delete(preset).where(here, preset.c.name == given("of_name"))
KNOW_GUILD, KEEP = upsert(guild), upsert(preset, "options", "is_first")


@dataclass(frozen=True)
class Presets:
    """The table `preset`."""

    database: Database

    async def of(self, guild: int, game: str) -> list[HouseRules]:
        """What a server keeps for a game, by name."""
        query = OF_GUILD.order_by(preset.c.name)
        rows = await self.database.rows(query, of_guild=guild, of_game=game)
        return [HouseRules(*row) for row in rows]

    async def keep(self, guild: int, game: str, rules: HouseRules) -> None:
        """Keep rules, in place of those of the same name; no others are first if these are."""

        def work(tx: sa.Connection) -> None:
            tx.execute(KNOW_GUILD, {"id": guild, "settings": {}})
            if rules.is_first:
                tx.execute(NONE_FIRST, {"of_guild": guild, "of_game": game})
            tx.execute(KEEP, {"guild": guild, "game": game, **rules._asdict()})

        await self.database.write(work)

    async def drop(self, guild: int, game: str, name: str) -> None:
        """Keep these rules no more."""
        await self.database.change(DROP, of_guild=guild, of_game=game, of_name=name)
