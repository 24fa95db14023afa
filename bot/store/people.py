"""People: their preferences and the lessons that they were offered, and settings of servers."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from cachetools import TTLCache
from sqlalchemy import bindparam as given

from bot.matches.match import Person
from bot.store.engine import Database, Row
from bot.store.schema import guild, offered, player, result, seat, upsert

CACHE_SECONDS: Final = 30.0
"""Seconds for which what was read is not read again: so long it may take until another process
sees what one has changed."""
CACHE_SIZE: Final = 4096
"""People, and servers, that are remembered so."""

T = TypeVar("T")


@dataclass(frozen=True)
class Profile:
    """The preferences of a person, whether they take direct messages, and of dailies."""

    dm_closed: bool = False  # a direct message was refused; not tried again
    prefs: dict[str, Any] = field(default_factory=dict)
    daily_told: int | None = None  # the last day they were told of; None: they did not ask for it
    locale: str | None = None  # the language of their Discord; None: English

    @property
    def hears_of_dailies(self) -> bool:
        """True if they are notified when a daily begins."""
        return self.daily_told is not None


NEW_PLAYER: Final[dict[str, Any]] = {"dm_closed": False, "prefs": {}}
"""The columns with which the row of a person begins."""

_PROFILE = [player.c[each.name] for each in fields(Profile)]
PLAYER = sa.select(*_PROFILE).where(player.c.user == given("key"))
SETTINGS = sa.select(guild.c.settings).where(guild.c.id == given("key"))
ALL_SETTINGS = sa.select(guild.c.id, guild.c.settings).where(guild.c.gone.is_(None))
SITS = (
    sa.select(seat.c.user)
    .where(seat.c.match == given("at_match"), seat.c.user == given("of_user"))
    .with_for_update()
)
SET_DM_CLOSED = upsert(player, "name", "dm_closed")
SET_DM_OPEN = (
    sa.update(player)
    .where(player.c.user == given("of_user"), player.c.dm_closed)
    .values(dm_closed=False)
)
SET_PREFS = upsert(player, "name", "prefs")
SET_LOCALE = upsert(player, "name", "locale")
SET_SETTINGS = upsert(guild, "settings")
PLAYED = (
    sa.select(result.c.match)
    .where(result.c.user == given("of_user"), result.c.game == given("at_game"))
    .limit(1)
)
OFFER = upsert(offered)


class People:
    """The tables `player`, `guild` and `offered`; the first two are cached for `CACHE_SECONDS`."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._players: TTLCache[int, Profile] = TTLCache(CACHE_SIZE, CACHE_SECONDS)
        self._settings: TTLCache[int, dict[str, Any]] = TTLCache(CACHE_SIZE, CACHE_SECONDS)
        self._changes = 0

    @contextmanager
    def changing(self, user: int | None = None) -> Iterator[None]:
        """While something is changed about a person, or about servers, nothing old is remembered.

        Nor is what was read meanwhile: it may be from before the change.
        """
        try:
            yield
        finally:
            self._changes += 1
            if user is None:
                self._settings.clear()
            else:
                self._players.pop(user, None)

    async def player(self, user: int) -> Profile:
        """The profile of a person, with defaults for a stranger."""
        return await self._read(self._players, user, PLAYER, Profile)

    async def set_dm_closed(self, match: int, person: Person) -> None:
        """Store that direct messages to somebody at a table are refused.

        Nothing is stored of somebody who has just left it: they may have had everything deleted.
        """
        row = NEW_PLAYER | {"user": person.id, "name": person.name, "dm_closed": True}

        def work(tx: sa.Connection) -> None:
            if tx.execute(SITS, {"at_match": match, "of_user": person.id}).first():
                tx.execute(SET_DM_CLOSED, row)

        with self.changing(person.id):
            await self.database.write(work)

    async def set_dm_open(self, user: int) -> None:
        """Forget that direct messages to a person were refused."""
        with self.changing(user):
            await self.database.change(SET_DM_OPEN, of_user=user)

    async def set_prefs(self, person: Person, prefs: dict[str, Any]) -> None:
        """Store what a person has chosen."""
        row = NEW_PLAYER | {"user": person.id, "name": person.name, "prefs": prefs}
        with self.changing(person.id):
            await self.database.change(SET_PREFS, **row)

    async def set_locale(self, person: Person, locale: str | None) -> None:
        """Store the language of a person's Discord."""
        row = NEW_PLAYER | {"user": person.id, "name": person.name, "locale": locale}
        with self.changing(person.id):
            await self.database.change(SET_LOCALE, **row)

    async def offer_lesson(self, match: int, user: int, game: str) -> bool:
        """Note that somebody is offered the lesson of a game, and return whether to offer it.

        Not a second time, and not to people who have finished a match of the game. Somebody who has
        just left the table may have had everything about them deleted: nothing is stored then.
        """

        def work(tx: sa.Connection) -> bool:
            if tx.execute(PLAYED, {"of_user": user, "at_game": game}).first():
                return False
            if not tx.execute(SITS, {"at_match": match, "of_user": user}).first():
                return False
            return tx.execute(OFFER, {"user": user, "game": game}).rowcount == 1

        return await self.database.write(work)

    async def settings(self, guild: int) -> dict[str, Any]:
        """The settings of a server; empty for one that has none."""
        return await self._read(self._settings, guild, SETTINGS, lambda *found: dict(*found))

    async def all_settings(self) -> Sequence[Row]:
        """The number and the settings of each server that has any, and the bot."""
        return await self.database.rows(ALL_SETTINGS)

    async def replace_setting(self, guild: int, name: str, before: Any, after: Any) -> None:
        """Store a setting of a server, unless somebody has changed it meanwhile."""

        def work(tx: sa.Connection) -> None:
            stored = tx.scalar(SETTINGS.with_for_update(), {"key": guild})
            if stored and stored.get(name) == before:
                tx.execute(SET_SETTINGS, {"id": guild, "settings": {**stored, name: after}})

        with self.changing():
            await self.database.write(work)

    async def set_settings(self, guild: int, settings: dict[str, Any]) -> None:
        """Store the settings of a server."""
        with self.changing():
            await self.database.change(SET_SETTINGS, id=guild, settings=settings)

    async def _read(
        self, known: TTLCache[int, T], key: int, query: sa.Select[Any], made: Callable[..., T]
    ) -> T:
        """The cached value, or one made of the row that is found, or of nothing."""
        if (found := known.get(key)) is None:
            changes = self._changes
            rows = await self.database.rows(query, key=key)
            found = made(*rows[0]) if rows else made()
            if changes == self._changes:
                known[key] = found
        return found
