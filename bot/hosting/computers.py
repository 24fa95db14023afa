"""Moves that nobody clicks on: of computers, of people whose time is up, and of the host."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from bot.hosting.tables import Tables
from bot.hosting.thinkers import Thinkers, choose, idle, interrupt
from bot.matches.match import Match, Refused
from bot.matches.played import Played
from bot.matches.replay import Action
from bot.ratelimits.waiting import Places
from games.game import HOST, Game
from games.players import Computer, Level
from games.view import View

PEOPLE_FIRST: Final = 0.5
"""Seconds for which what plays by itself lets people go first who have clicked."""

Choose = Callable[[View[Game]], Awaitable[str]]
WaitIdle = Callable[[float], Awaitable[None]]
"""Waits until no click waits for its answer, for at most so many seconds."""


class AutoPlayer:
    """Plays the due move of a match; one is thought about, and one stored, at a time."""

    def __init__(self, tables: Tables, wait_idle: WaitIdle | None, thinkers: Thinkers) -> None:
        self.tables, self.thinkers, self._wait_idle = tables, thinkers, wait_idle
        self._thinking, self._storing = Places(1), Places(1)

    async def play(self, row: Match) -> None:
        """Play what is due in a match under way; people who have time left keep it."""
        try:
            played = await self.tables.played(row)
        except Refused:
            return  # it was closed
        now = self.tables.clock
        if move := await self._choose(played):
            await self._store(played, Action(*move, None, now(), move[0] in played.away))
        elif await self.tables.is_early(played):
            return
        elif played.seconds is None:
            await self.tables.leave_absent(played)
        else:
            seat = min(played.present.intersection(played.waiting), key=played.seconds_of)
            action = await self._think(played, seat, idle)
            await self._store(played, Action(seat, action, None, now(), True))

    async def _choose(self, played: Played) -> tuple[int, str] | None:
        """A seat and its move, a computer's before a person's; None if a person has a choice.

        Where computers may act out of turn, that goes before everything else.
        """
        if played.rests:
            return None
        if played.waiting == [HOST]:
            return HOST, self.tables.timing.host_action(played)
        if move := await self._interrupt(played):
            return move
        if played.computers_to_act:
            seat = played.computers_to_act[0]
            return seat, await self._decide(played, seat)
        return await self.tables.timing.forced(played)

    async def _interrupt(self, played: Played) -> tuple[int, str] | None:
        """A computer and its move out of turn; None if none of them makes any."""
        for seat in played.racing_computers:
            action = await self._think(played, seat, interrupt)
            if action and action in played.interrupts(seat):
                return seat, action
        return None

    async def _decide(self, played: Played, seat: int) -> str:
        """The move of a computer, in its style; for a person who is away, the hint."""
        there = played.match.seats[seat]
        player = (
            Computer(Level(there.level), there.personality) if there.is_computer else Computer()
        )
        if player.level is Level.HARD:
            asked, pause = asyncio.get_running_loop().time(), self.tables.pace.thinking
            action = await self.thinkers.ask(played.view(seat), player)
            await asyncio.sleep(asked + pause - asyncio.get_running_loop().time())
            if action is not None:
                return action
            player = Computer()  # the hint
        return await self._think(played, seat, partial(choose, player=player))

    async def _think(self, played: Played, seat: int, choosing: Choose) -> str:
        """The move chosen for a seat, once it is this match's turn to be thought about."""
        async with self._thinking.place(0, played.match.host):
            if self._wait_idle:
                await self._wait_idle(PEOPLE_FIRST)
            return await choosing(played.view(seat))

    async def _store(self, played: Played, action: Action) -> None:
        """Store a move; if twenty were stored at once, a click would wait for each."""
        async with self._storing.place(0, played.match.host):
            await self.tables.play(played, action)
