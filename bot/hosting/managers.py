"""Managers of servers, as Discord names them with each click.

It is stored because whoever removes the bot can be asked nothing then: `Tables.close_guild`.
"""

from typing import Final

from cachetools import TTLCache

from bot.concurrency.tasks import Tasks
from bot.store import Unavailable
from bot.store.servers import Servers

LIFE: Final = 3600.0
"""Seconds after which it is looked up again what is stored of somebody."""
MOST: Final = 4096
"""People of whom it is remembered."""


class SeenManagers:
    """Stores the managers of servers, once a click differs from what is known."""

    def __init__(self, stored: Servers) -> None:
        self._stored = stored
        self.tasks = Tasks()
        self._known: TTLCache[tuple[int, int], bool] = TTLCache(MOST, LIFE)

    def see(self, guild: int, user: int, manages: bool) -> None:
        """Somebody has clicked in a server; nobody waits until that is stored."""
        if self._known.get((guild, user)) is not manages:
            self._known[guild, user] = manages
            self.tasks.start(self._note(guild, user, manages), "note who manages a server")

    async def _note(self, guild: int, user: int, manages: bool) -> None:
        try:
            if (user in await self._stored.managers(guild)) is not manages:
                await self._stored.set_manager(guild, user, manages)
        except Unavailable:
            self._known.pop((guild, user), None)
