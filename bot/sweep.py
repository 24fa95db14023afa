"""What happens by itself: computers' moves, clocks that run out, rounds dealt, tables left undrawn."""

from collections.abc import Awaitable, Callable

from bot.tables import Tables


class Sweep:
    """Does what is due by ordinary appends; any number may run over one store."""

    def __init__(self, tables: Tables, draw: Callable[[int], Awaitable[None]]) -> None:
        """`draw` brings a match's messages up to date: after each move made here, and whenever the
        store says that a change was never drawn. Calls of one match do not overlap."""
        self.tables, self.draw = tables, draw

    async def run(self) -> None:
        """Sweep until cancelled."""
        raise NotImplementedError

    async def once(self) -> None:
        """Do all that is due now, draw all that is undrawn, and return when it is done."""
        raise NotImplementedError
