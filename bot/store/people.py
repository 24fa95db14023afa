"""People and servers: their preferences and settings."""

from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.matches.match import Person
from bot.store.engine import Database, whole
from bot.store.schema import guild, player, seat


@dataclass(frozen=True)
class Player:
    """What is remembered of a person."""

    dm_closed: bool = False  # a direct message was refused; not tried again
    prefs: dict[str, Any] = field(default_factory=dict)


PLAYER = sa.select(player.c.dm_closed, player.c.prefs).where(player.c.user == given("of_user"))
SETTINGS = sa.select(guild.c.settings).where(guild.c.id == given("of_guild"))
# SQLAlchemy has ON CONFLICT per dialect only; this text is the same for both.
REMEMBER = (
    'INSERT INTO player ("user", name, dm_closed, prefs) VALUES (:user, :name, :dm_closed, :prefs)'
    ' ON CONFLICT ("user") DO UPDATE SET name = excluded.name, '
)
SITS = (
    sa.select(seat.c.user)
    .where(seat.c.match == given("at_match"), seat.c.user == given("of_user"))
    .with_for_update()
)
SET_DM_CLOSED = sa.text(f"{REMEMBER} dm_closed = excluded.dm_closed").bindparams(
    given("dm_closed", True), given("prefs", {}, type_=sa.JSON)
)
SET_DM_OPEN = (
    sa.update(player)
    .where(player.c.user == given("of_user"), player.c.dm_closed)
    .values(dm_closed=False)
)
SET_PREFS = sa.text(f"{REMEMBER} prefs = excluded.prefs").bindparams(
    given("dm_closed", False), given("prefs", type_=sa.JSON)
)
SET_SETTINGS = sa.text(
    "INSERT INTO guild (id, settings) VALUES (:id, :settings)"
    " ON CONFLICT (id) DO UPDATE SET settings = excluded.settings"
).bindparams(given("settings", type_=sa.JSON))


class People(Database):
    """The tables `player` and `guild`."""

    @whole
    async def player(self, user: int) -> Player:
        """What is remembered of a person, with defaults for a stranger."""
        async with self.engine.begin() as tx:
            row = (await tx.execute(PLAYER, {"of_user": user})).one_or_none()
        return Player(*row) if row else Player()

    @whole
    async def set_dm_closed(self, match: int, person: Person) -> None:
        """Store that direct messages to somebody at a table are refused.

        Who has just left it may have had everything about them deleted: nothing is stored then.
        """
        sits = {"at_match": match, "of_user": person.id}
        async with self.engine.begin() as tx:
            if (await tx.execute(SITS, sits)).first():
                await tx.execute(SET_DM_CLOSED, {"user": person.id, "name": person.name})

    @whole
    async def set_dm_open(self, user: int) -> None:
        """Forget that direct messages to a person were refused."""
        async with self.engine.begin() as tx:
            await tx.execute(SET_DM_OPEN, {"of_user": user})

    @whole
    async def set_prefs(self, person: Person, prefs: dict[str, Any]) -> None:
        """Store what a person has chosen."""
        row = {"user": person.id, "name": person.name, "prefs": prefs}
        async with self.engine.begin() as tx:
            await tx.execute(SET_PREFS, row)

    @whole
    async def settings(self, guild: int) -> dict[str, Any]:
        """The settings of a server; empty for one that has none."""
        async with self.engine.begin() as tx:
            return (await tx.execute(SETTINGS, {"of_guild": guild})).scalar() or {}

    @whole
    async def set_settings(self, guild: int, settings: dict[str, Any]) -> None:
        """Store the settings of a server."""
        async with self.engine.begin() as tx:
            await tx.execute(SET_SETTINGS, {"id": guild, "settings": settings})
