"""`python -m tests.bot.wire.doomed POINT`: a bot that dies at a point of a person's action.

It ends by SIGKILL, at the first action that a person clicks: nothing is tidied up. The points are
found through SQLAlchemy's events and around a few methods; the code that runs is the bot's own.
"""

import os
import signal
import sys
from contextvars import ContextVar
from typing import Any

import sqlalchemy as sa

from bot.__main__ import main
from bot.hosting.tables import Tables
from bot.matches.match import Match
from bot.matches.played import Played
from bot.matches.replay import Action
from bot.posts.direct_hands import DirectHand
from bot.posts.hands import Hands
from bot.posts.tables import TableMessages
from bot.posts.threads import Threads
from bot.store import Store, WorkQueue
from bot.views import lobby
from bot.views.post import Post
from tests.bot.wire.variant import lengthen_timeouts, upload_nothing

BEFORE_COMMIT = ("before begin", "after update", "after insert", "before commit")
AFTER_COMMIT = ("after commit", "before the answer", "while drawing", "after drawing")
HANDS_UNSTORED = "after commit, with no hand stored"
"""As after the commit, and until then it is never stored where a hand was posted."""
TABLE_UNSTORED = "before it is stored where a table was posted"
UNSENT = "between the hand that was there and the one that rings"
UNSTORED = "before it is stored where the hand that rings is"
NOTICE_UNSTORED = "before it is stored which message a notice is"

BEFORE_THE_THREAD, EMPTY_THREAD = "before a thread is opened", "with an empty thread"
TWO_TABLES = "before the channel says that the table is in a thread"
MOVED = "after it is stored where a table was posted"
OF_A_MOVE = (BEFORE_THE_THREAD, EMPTY_THREAD, TWO_TABLES, TABLE_UNSTORED, MOVED)

DEAL_UNSTORED, DEALT = "before a deal is stored that was announced", "after a deal is stored"
NOT_LINKED = "before the lobby links to the table below it"
OF_A_START = (DEAL_UNSTORED, DEALT, NOT_LINKED, TABLE_UNSTORED, MOVED)

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
        self._watch_threads()
        self._watch_starts()

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

        async def watched(store: Store, match: Match, action: Action, *then: Any) -> None:
            if action.click is None:
                await append(store, match, action, *then)
                return
            self.reached("before begin")
            token = storing.set(True)
            await append(store, match, action, *then)
            storing.reset(token)
            self.acted = True
            self.reached("after commit")
            self.reached(HANDS_UNSTORED)

        setattr(Store, "append", watched)  # noqa: B010

    def _watch_messages(self) -> None:
        answer, table, place = Hands.answer, TableMessages._table, Store.set_message
        set_drawn, note = WorkQueue.set_drawn, Store.set_notice
        send, keep = DirectHand._send, Store.set_hand

        async def answering(*arguments: Any) -> None:
            self.reached("before the answer")
            await answer(*arguments)

        async def showing(*arguments: Any) -> None:
            if self.acted:
                self.reached("while drawing")
            await table(*arguments)

        async def finishing(*arguments: Any) -> bool:
            if self.acted:
                self.reached("after drawing")
            return await set_drawn(*arguments)

        async def sending(*arguments: Any) -> None:
            if self.acted:
                self.reached(UNSENT)
            await send(*arguments)

        async def keeping(*arguments: Any) -> bool:
            if self.acted:
                self.reached(UNSTORED)
            return await keep(*arguments)

        async def storing_none(*_: Any) -> bool:
            return True

        async def placing(*arguments: Any) -> None:
            self.reached(TABLE_UNSTORED)
            await place(*arguments)
            self.reached(MOVED)

        async def noting(store: Store, match: int, seat: int, *where: Any) -> None:
            if where[-1] is not None:
                self.reached(NOTICE_UNSTORED)
            await note(store, match, seat, *where)

        unstored = self.point == HANDS_UNSTORED
        setattr(Store, "set_hand", storing_none if unstored else keeping)  # noqa: B010
        setattr(DirectHand, "_send", sending)  # noqa: B010
        setattr(Store, "set_notice", noting)  # noqa: B010
        setattr(Store, "set_message", placing)  # noqa: B010
        setattr(Hands, "answer", answering)  # noqa: B010
        setattr(TableMessages, "_table", showing)  # noqa: B010
        setattr(WorkQueue, "set_drawn", finishing)  # noqa: B010

    def _watch_threads(self) -> None:
        begin, moved = Threads.open, lobby.moved

        async def opening(*arguments: Any) -> None:
            self.reached(BEFORE_THE_THREAD)
            await begin(*arguments)
            self.reached(EMPTY_THREAD)

        def telling(match: Match) -> Post:
            self.reached(TWO_TABLES)
            return moved(match)

        setattr(Threads, "open", opening)  # noqa: B010
        setattr(lobby, "moved", telling)  # noqa: B010

    def _watch_starts(self) -> None:
        start, begun = Tables.start, lobby.begun

        async def starting(*arguments: Any) -> Played:
            self.reached(DEAL_UNSTORED)
            played = await start(*arguments)
            self.reached(DEALT)
            return played

        def linking(match: Match) -> Post:
            self.reached(NOT_LINKED)
            return begun(match)

        setattr(Tables, "start", starting)  # noqa: B010
        setattr(lobby, "begun", linking)  # noqa: B010


if __name__ == "__main__":
    lengthen_timeouts()
    upload_nothing()
    Doom(sys.argv[1]).attend()
    sys.exit(main([]))
