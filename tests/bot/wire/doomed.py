"""`python -m tests.bot.wire.doomed POINT`: a bot that dies at a point of a person's action.

It ends by SIGKILL, at the first action that a person clicks: nothing is tidied up. The points are
found through SQLAlchemy's events and around three methods; the code that runs is the bot's own.
"""

import asyncio
import os
import signal
import sys
from contextvars import ContextVar
from typing import Any

import sqlalchemy as sa

from bot.__main__ import main
from bot.matches.match import Match
from bot.matches.played import Action
from bot.posts.hands import Hands
from bot.posts.tables import TableMessages
from bot.store import Ending, Store

BEFORE_COMMIT = ("before begin", "after update", "after insert", "before commit")
AFTER_COMMIT = ("after commit", "before the answer", "while drawing", "after drawing")
HANDS_UNSTORED = "after commit, with no hand stored"
"""As after the commit, and until then it is never stored where a hand was posted."""
TABLE_UNSTORED = "before it is stored where a table was posted"

storing = ContextVar("storing", default=False)


class Doom:
    """The point at which to die, and whether a person has acted."""

    def __init__(self, point: str) -> None:
        self.point = point
        self.acted = False

    def reached(self, point: str) -> None:
        """Die, if this is the point."""
        if point == self.point:
            os.kill(os.getpid(), signal.SIGKILL)

    def attend(self) -> None:
        """Watch all points."""
        self._watch_statements()
        self._watch_appends()
        self._watch_messages()

    def _watch_statements(self) -> None:
        def executed(_c: Any, _cursor: Any, statement: str, *_: Any) -> None:
            if storing.get():
                self.reached("after update" if statement.startswith("UPDATE") else "after insert")

        def committing(_: Any) -> None:
            if storing.get():
                self.reached("before commit")

        sa.event.listen(sa.Engine, "after_cursor_execute", executed)
        sa.event.listen(sa.Engine, "commit", committing)

    def _watch_appends(self) -> None:
        append = Store.append

        async def watched(
            store: Store, match: Match, action: Action, due: float | None, ending: Ending | None
        ) -> None:
            if action.click is None:
                await append(store, match, action, due, ending)
                return
            self.reached("before begin")
            token = storing.set(True)
            await append(store, match, action, due, ending)
            storing.reset(token)
            self.acted = True
            self.reached("after commit")
            self.reached(HANDS_UNSTORED)

        setattr(Store, "append", watched)  # noqa: B010

    def _watch_messages(self) -> None:
        answer, put, place = Hands.answer, TableMessages._put, Store.set_message

        async def answering(*arguments: Any) -> None:
            self.reached("before the answer")
            await answer(*arguments)

        async def putting(*arguments: Any) -> None:
            if self.acted:
                self.reached("while drawing")
            await put(*arguments)
            if self.acted:
                self.reached("after drawing")

        async def storing_none(*_: Any) -> None:
            await asyncio.Future()

        async def placing(*arguments: Any) -> None:
            self.reached(TABLE_UNSTORED)
            await place(*arguments)

        if self.point == HANDS_UNSTORED:
            setattr(Store, "set_hand", storing_none)  # noqa: B010
        setattr(Store, "set_message", placing)  # noqa: B010
        setattr(Hands, "answer", answering)  # noqa: B010
        setattr(TableMessages, "_put", putting)  # noqa: B010


if __name__ == "__main__":
    Doom(sys.argv[1]).attend()
    sys.exit(main([]))
