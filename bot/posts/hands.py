"""Answers to clicks with hands, and a plan by which the hands of a match are kept true."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial

from bot.hosting.endings import NONE, outcomes
from bot.hosting.languages import to_seat
from bot.hosting.preferences import preferences_of, settings_of
from bot.matches.match import Match
from bot.matches.played import Played
from bot.posts.followers import Followers
from bot.posts.shown import Services
from bot.posts.shown_matches import ShownMatches
from bot.posts.updates import Update
from bot.replies import Click, Sent
from bot.views import hand, lobby

LOCK_WAIT = 1.5  # seconds that the answer to a click waits for another edit of the same message


class Hands:
    """Answers clicks with hands, and plans how each is kept true."""

    def __init__(self, services: Services, in_cluster: bool = False) -> None:
        self.services, self.tables, self._in_cluster = services, services.tables, in_cluster
        self.shown = ShownMatches(services)
        self.followers = Followers(self.tables, self.shown, services.sender.renderer, in_cluster)

    async def show(
        self, click: Click, played: Played, seat: int, extra: hand.Extra = hand.PLAIN
    ) -> None:
        """Answer a click or a command with the hand, to the clicker alone.

        A direct message that was refused is tried again.
        """
        shown = self.shown[played.match.id].seat(seat)
        shown.direct.retry()
        shown.notice.saw()
        prefs = await preferences_of(self.tables.store.people, click.user.id)
        await shown.ephemeral.show(click, played, prefs, extra)

    async def answer(
        self, click: Click, played: Played, seat: int, extra: hand.Extra = hand.PLAIN
    ) -> None:
        """Answer a click on a hand message with the hand as it is now, in place."""
        message = click.message.id if click.message else 0
        shown = self.shown[played.match.id].seat(seat)
        is_direct = message == played.match.seats[seat].hand_message
        pressed = shown.direct if is_direct else shown.ephemeral
        async with _before_long(pressed.lock) as is_alone:
            played = await pressed.latest(played)
            prefs = await preferences_of(self.tables.store.people, click.user.id)
            await pressed.answer(click, played, prefs, extra)
            if self._in_cluster:
                await pressed.catch_up(click, played, prefs, hand.Extra(notice=extra.notice))
        if not is_alone:  # the other edit may have come later: draw once more
            pressed.invalidate()
            await self.tables.store.work.draw_again(played.match.id)
            self.services.schedule(played.match.id)
        if not played.over:  # else nothing changes any more
            shown.notice.saw()
            pressed.answered(click, Sent(message, is_follow_up=False))

    # Drawing

    def begin(self, match: Match) -> None:
        """Edit all once more if it was another process that drew this match last."""
        shown = self.shown[match.id]
        if shown.progress.drawn != match.drawn:
            shown.invalidate()

    async def plan(self, played: Played) -> dict[str, Update]:
        """The update of each hand, and each notice of a turn, that shows too little."""
        match, shown = played.match, self.shown[played.match.id]
        plan = shown.answers.plan(match)
        settings = await settings_of(self.tables.store.people, match.guild)
        shown.progress.updates_responses(match.revision)
        for seat, sitter in enumerate(match.seats):
            known, has_direct = shown.seat(seat), False
            if sitter.user is not None:
                has_direct, hands = await known.plan(played, sitter.user, settings)
                plan |= hands
                if has_direct:
                    self.followers.schedule(match.id, seat)
            elif sitter.last_person:
                told = await outcomes(self.tables.store, match, seat) if played.over else NONE
                with await to_seat(self.tables.store.people, match, seat):
                    left = hand.left(played, seat, told.ratings.get(seat))
                plan |= known.plan_end(match, left)
            if not match.answers_only and known.notice.needs_update(played, has_direct):
                plan[f"notice {seat}"] = partial(known.notice.sync, played, has_direct)
        return plan

    async def close(self, match: Match) -> dict[str, Update]:
        """The updates by which the messages of a closed match say so."""
        shown = self.shown[match.id]
        plan = shown.answers.plan(match)
        for seat in shown.seats(match):
            with await to_seat(self.tables.store.people, match, seat.seat):
                post = replace(lobby.closed(match), version="closed")
            plan |= seat.plan_end(match, post)
        return plan

    async def clear(self, match: Match) -> None:
        """Take back the notices of a match that nobody plays on."""
        for seat in self.shown[match.id].seats(match):
            await seat.notice.take_back(match.id)

    def forget(self, match: Match) -> None:
        """Nothing of a match will change any more."""
        self.shown.pop(match.id, None)


@contextlib.asynccontextmanager
async def _before_long(lock: asyncio.Lock) -> AsyncIterator[bool]:
    """Wait until no other edit of a hand is under way, but no answer must be late for that."""
    try:
        async with asyncio.timeout(LOCK_WAIT):
            await lock.acquire()
    except TimeoutError:
        yield False
        return
    try:
        yield True
    finally:
        lock.release()
