"""Servers: their managers, report readers, subscribers, house rules and seasons.

A server is known by its row in `guild`. Settings are kept for a while after the bot was taken out
of it, then deleted, and all of these but the seasons with them.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import bindparam as given
from sqlalchemy.exc import IntegrityError

from bot.matches.presets import HouseRules
from bot.store.engine import Database
from bot.store.people import People
from bot.store.schema import guild, manager, preset, recipient, season, subscriber, upsert


class Season(NamedTuple):
    """A span of time with leaderboards of its own, by a name that no other of its server has."""

    id: int
    name: str
    started: float
    ended: float | None  # None: under way


KNOWN = sa.select(guild.c.id).order_by(guild.c.id)
this = guild.c.id == given("this")
LEAVE = sa.update(guild).where(this, guild.c.gone.is_(None)).values(gone=given("now"))
RETURN = sa.update(guild).where(this).values(gone=None)
FORGET = sa.delete(guild).where(guild.c.gone <= given("until", type_=sa.Double))
ADD_GUILD = upsert(guild)


def _here(table: sa.Table, **columns: str) -> list[sa.ColumnElement[bool]]:
    """The rows of a server, as `of_guild`, in which these columns are as given."""
    same = [table.c[name] == given(value) for name, value in columns.items()]
    return [table.c.guild == given("of_guild"), *same]


RECIPIENTS = sa.select(recipient.c.user).where(*_here(recipient)).order_by(recipient.c.user)
ADD_RECIPIENT = upsert(recipient)
REMOVE_RECIPIENT = sa.delete(recipient).where(*_here(recipient, user="of_user"))

MANAGERS = sa.select(manager.c.user).where(*_here(manager))
ADD_MANAGER = upsert(manager)
REMOVE_MANAGER = sa.delete(manager).where(*_here(manager, user="of_user"))

SUBSCRIBERS = sa.select(subscriber.c.user).where(*_here(subscriber, game="of_game"))
SUBSCRIPTIONS = sa.select(subscriber.c.game).where(*_here(subscriber, user="of_user"))
UNSUBSCRIBE = sa.delete(subscriber).where(*_here(subscriber, user="of_user"))
SUBSCRIBE = upsert(subscriber)

_of_game = _here(preset, game="of_game")
RULES = (
    sa.select(preset.c.name, preset.c.options, preset.c.is_first)
    .where(*_of_game)
    .order_by(preset.c.name)
)
NONE_FIRST = sa.update(preset).where(*_of_game).values(is_first=False)
SET_RULES = upsert(preset, "options", "is_first")
DELETE_RULES = sa.delete(preset).where(*_of_game, preset.c.name == given("of_name"))

_SEASON = [season.c[name] for name in Season._fields]
SEASONS = sa.select(*_SEASON).where(*_here(season)).order_by(season.c.id.desc())
START_SEASON = sa.insert(season).returning(season.c.id)
END_SEASON = (
    sa.update(season)
    .where(*_here(season), season.c.ended.is_(None))
    .values(ended=given("now", type_=sa.Double))
    .returning(*_SEASON)
)


@dataclass(frozen=True)
class Servers:
    """The table `guild` but for its settings, which `People` reads, and what belongs to a server.

    A server without settings gets empty ones with the first row that refers to it.
    """

    database: Database
    people: People

    async def known(self) -> list[int]:
        """Every server that has settings."""
        return await self.database.column(KNOWN)

    async def leave(self, guilds: Iterable[int], now: float) -> None:
        """Note that the bot is in these servers no more; the first time that is noted counts."""
        await self._each(LEAVE, [{"this": guild, "now": now} for guild in guilds])

    async def come_back(self, guilds: Iterable[int]) -> None:
        """Note that the bot is in these servers: their settings are kept."""
        await self._each(RETURN, [{"this": guild} for guild in guilds])

    async def forget(self, until: float) -> int:
        """Delete the settings of servers gone since then or longer; return of how many."""
        with self.people.changing():
            return await self.database.change(FORGET, until=until)

    # Readers of its reports

    async def recipients(self, guild: int) -> list[int]:
        """Everybody who chose to get the reports of a server."""
        return await self.database.column(RECIPIENTS, of_guild=guild)

    async def add_recipient(self, guild: int, user: int) -> None:
        """Send the reports of a server to a person, too."""
        await self._add(guild, ADD_RECIPIENT, {"guild": guild, "user": user})

    async def remove_recipient(self, guild: int, user: int) -> None:
        """Send no more reports to somebody who wants them no more, or may not get them."""
        await self.database.change(REMOVE_RECIPIENT, of_guild=guild, of_user=user)

    # Its managers, as the latest click of each told

    async def managers(self, guild: int) -> list[int]:
        """The managers of a server among those who have clicked there."""
        return await self.database.column(MANAGERS, of_guild=guild)

    async def set_manager(self, guild: int, user: int, manages: bool) -> None:
        """Note that somebody manages a server, or does no longer."""
        if manages:
            await self._add(guild, ADD_MANAGER, {"guild": guild, "user": user})
        else:
            await self.database.change(REMOVE_MANAGER, of_guild=guild, of_user=user)

    # Subscribers, who are notified when a table of a game opens

    async def subscribers(self, guild: int, game: str) -> list[int]:
        """The people who are notified of a table of this game in this server."""
        return await self.database.column(SUBSCRIBERS, of_guild=guild, of_game=game)

    async def subscriptions(self, guild: int, user: int) -> list[str]:
        """The games of which somebody is notified in a server."""
        return await self.database.column(SUBSCRIPTIONS, of_guild=guild, of_user=user)

    async def subscribe(self, guild: int, user: int, games: Collection[str]) -> None:
        """Notify somebody of these games in a server, and of no other."""
        rows = [{"guild": guild, "game": game, "user": user} for game in games]

        def work(tx: sa.Connection) -> None:
            tx.execute(UNSUBSCRIBE, {"of_guild": guild, "of_user": user})
            if rows:
                tx.execute(ADD_GUILD, {"id": guild, "settings": {}})
                tx.execute(SUBSCRIBE, rows)

        await self.database.write(work)

    # House rules: options of a game under a name

    async def rules(self, guild: int, game: str) -> list[HouseRules]:
        """The house rules of a server for a game, by name."""
        rows = await self.database.rows(RULES, of_guild=guild, of_game=game)
        return [HouseRules(*row) for row in rows]

    async def set_rules(self, guild: int, game: str, rules: HouseRules) -> None:
        """Store house rules in place of those of that name; if they are first, no others are."""

        def work(tx: sa.Connection) -> None:
            tx.execute(ADD_GUILD, {"id": guild, "settings": {}})
            if rules.is_first:
                tx.execute(NONE_FIRST, {"of_guild": guild, "of_game": game})
            tx.execute(SET_RULES, {"guild": guild, "game": game, **rules._asdict()})

        await self.database.write(work)

    async def delete_rules(self, guild: int, game: str, name: str) -> None:
        """Delete house rules."""
        await self.database.change(DELETE_RULES, of_guild=guild, of_game=game, of_name=name)

    # Seasons: which one a match belongs to is decided when it ends

    async def seasons(self, guild: int) -> list[Season]:
        """The seasons of a server, newest first."""
        return [Season(*row) for row in await self.database.rows(SEASONS, of_guild=guild)]

    async def start_season(self, guild: int, name: str, now: float) -> Season | None:
        """Begin a season; None if one is under way or there was one of that name."""
        row = {"guild": guild, "name": name, "started": now, "ended": None}
        try:
            key = await self.database.write(lambda tx: tx.execute(START_SEASON, row).scalar_one())
        except IntegrityError:
            return None
        return Season(key, name, now, None)

    async def end_season(self, guild: int, now: float) -> Season | None:
        """End the season under way; None if there is none."""
        where = {"of_guild": guild, "now": now}
        row = await self.database.write(lambda tx: tx.execute(END_SEASON, where).one_or_none())
        return Season(*row) if row else None

    async def _each(self, statement: sa.Update, rows: list[dict[str, float]]) -> None:
        if rows:
            await self.database.write(lambda tx: tx.execute(statement, rows))

    async def _add(self, guild: int, statement: sa.Insert, row: dict[str, Any]) -> None:
        """Insert a row that refers to a server."""

        def work(tx: sa.Connection) -> None:
            tx.execute(ADD_GUILD, {"id": guild, "settings": {}})
            tx.execute(statement, row)

        await self.database.write(work)
