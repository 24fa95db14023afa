"""The session manager: every match there is, and what is done while one is under way or over."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace

from bot.hosting.again import again
from bot.hosting.endings import played_out
from bot.hosting.lobbies import Lobbies
from bot.hosting.thinkers import choose
from bot.matches import guests, lobby, proposals, substitutes
from bot.matches.away import back
from bot.matches.match import GONE, VOID, WATCH, Match, Person, Refused
from bot.matches.pace import longest
from bot.matches.played import Played
from bot.matches.replay import Action
from bot.operation.metrics import COMMITTED, DOUBLED
from bot.store import DuplicateClick
from games.game import DEAL, DEAL_UP, DEALS, HOST, STOP, TURN_UP
from games.players import Computer
from games.record import BadRecord
from games.text import Text

GOODBYE = 30 * 60.0
"""Seconds after the end of a match in which people may still say something."""


class Tables(Lobbies):
    """Lets people act, ask each other for things, and look back; an action is never forgotten."""

    async def act(self, match: int, user: int, length: int, text: str, click: int) -> Played:
        """Play what a person asked for, having seen `length` actions; stored when this returns.

        `click` is the id of the interaction; the same click delivered again is not played again
        and gives the match as it stands. `deal` is the host's, who deals once all people have
        asked for it; `stop` is consent, as by `agree`. IllegalAction where the rules forbid it.
        """
        try:
            if acted := await again(lambda: self._act(match, user, length, text, click)):
                return acted
        except DuplicateClick:
            DOUBLED.inc()
        if not await self.store.clicked(match, click):
            raise Refused(Text("stale"))
        return await self.load(match)

    async def _act(
        self, match: int, user: int, length: int, text: str, click: int
    ) -> Played | None:
        """Play it as the match stands now; None if that is not what they saw."""
        played = await self.load(match)
        seat = lobby.seated(played.match, user)
        if played.match.paused is not None:
            raise Refused(Text("table-paused"))
        if not played.is_current(seat, length) or proposals.is_blind(played.match, click):
            return None
        action = played.replay.game.read(text)
        if action == STOP:
            return await self.played(await self.agree(match, user, STOP))
        if action == DEAL and seat in played.away:
            played = await self.played(await self.back(match, user))
        if action == DEAL and played.deserted:
            played = await self.played(await self.agree(match, user, WATCH))
        if action == DEAL and played.resting and not self.ends(played):
            played = await self._ready(played, seat)
            if played.unready:
                return played
        if action == DEAL:
            seat, action = HOST, self.host_does(played) if played.resting else DEAL
        with COMMITTED.time():
            return await self.play(played, Action(seat, action, click, self.clock()))

    async def _ready(self, played: Played, seat: int) -> Played:
        """The match with a seat ready for the next deal; Conflict if it was dealt meanwhile."""
        bits = await self.store.set_ready(played.match, seat)
        return replace(played, match=replace(played.match, ready=bits))

    async def may_void(self, match: Match) -> bool:
        """Whether all people together may still call off a match under way."""
        with suppress(BadRecord):
            return proposals.problem(await self.played(match), VOID) is None
        return False

    async def agree(self, match: int, user: int, what: str) -> Match:
        """Store that a person agrees to something, or asks the table for it; done if all agree.

        The host ends a match at the end of the round, or at once between rounds.
        """
        asked = (await self.get(match)).proposal
        if asked is None or asked.what != what:
            self._count_question(user)
        return await self._decide(match, lambda it: proposals.agree(it, user, what, self.clock()))

    async def undo(self, match: int, user: int) -> Match:
        """Ask the table to take a person's last move back; done at once if nobody else minds."""
        self._count_question(user)
        return await self._decide(
            match,
            lambda it: asyncio.to_thread(proposals.undoing, it, user, self.clock()),
        )

    async def ask_in(self, match: int, person: Person) -> Match:
        """Ask a table to let somebody take a computer's seat at the next deal."""
        row = await self.get(match)
        if not any(person.id in (seat.left, seat.quit) for seat in row.seats):
            lobby.check_invited(row, person.id, await self.store.invited(match))
        self._count_question(person.id)
        return await self._decide(match, lambda it: guests.ask(it, person, self.clock()))

    async def withdraw(self, match: int, user: int) -> Match:
        """Keep a guest out who asked to sit down, and would rather not."""
        return await self._decide(match, lambda it: guests.withdraw(it, user))

    async def object_to(self, match: int, user: int) -> Match:
        """Take back what the table was asked: a person would rather play on."""
        return await self._decide(match, lambda it: proposals.object_to(it, user))

    async def resume(self, match: int, user: int) -> Match:
        """Go on after a pause; anybody who sits there may."""
        return await self._decide(match, lambda it: proposals.resumed(it, user))

    async def lapse(self, match: int) -> None:
        """Take back what the table was asked and did not answer in time, or end its pause."""
        with suppress(Refused):  # it has ended meanwhile
            await self._decide(match, lambda it: proposals.lapsed(it, self.clock()))

    async def redeal(self, match: int, deal: int) -> Match:
        """Deal anew, as all agreed; `deal` is the number of the message that tells of it."""
        return await self._decide(match, lambda it: proposals.redealt(it, deal))

    async def kick(self, match: int, seat: int) -> Match:
        """Have a computer play on in somebody's place, as who manages the server wants."""
        return await self._change(match, lambda it: proposals.kicked(it, seat))

    async def _decide(
        self, match: int, step: Callable[[Played], Match | Awaitable[Match]]
    ) -> Match:
        """Take a step that depends on how far the match is, again if it has moved on.

        What the host does because of it is stored with it, or nothing is.
        """

        async def once() -> Match:
            played = await self.load(match)
            after = step(played)
            if not isinstance(after, Match):
                after = await after
            if deed := proposals.deed(played.match, after):
                action = Action(HOST, deed, None, self.clock())
                return (await self.play(replace(played, match=after), action)).match
            return await self._store(played.match, after)

        return await again(once)

    async def order(self, match: int, user: int, key: str) -> Played:
        """Note what a person decides before their turn, "" to take it back.

        Once it is their turn they can only take it back, or play.
        """

        async def once() -> Played:
            played = await self.load(match)
            seat = lobby.seated(played.match, user)
            is_open = not key or key in [order.key for order in played.orders(seat)]
            if played.over or not is_open:
                raise Refused(Text("stale"))
            await self.store.set_order(played.match, seat, key)
            return await self.load(match)

        return await again(once)

    async def say(self, match: int, user: int, word: str) -> Played:
        """Have a person say something beside their seat, in the next picture of the table."""
        played = await self.load(match)
        seat = lobby.seated(played.match, user)
        if played.over and self.clock() > (played.match.ended or 0) + GOODBYE:
            raise Refused(Text("match-over"))
        if self._said.take(user):
            raise Refused(Text("said-often"))
        await self.store.say(match, seat, user, word)
        if played.over:
            await self.store.work.draw_again(match)  # no other picture follows
        return await self.load(match)

    async def is_early(self, played: Played) -> bool:
        """Whether people have time left; what is due is then put off until it is up.

        A lease was left over, or somebody wants to play for themselves again.
        """
        due = played.asked_at + longest(played)
        if self.clock() >= due:
            return False
        await self.store.work.set_due(played.match, due)
        return True

    async def back(self, match: int, user: int) -> Match:
        """Have a person play themselves again for whom a computer does; Refused for others."""
        return await self._decide(match, lambda it: back(it, user))

    async def substitute(self, match: int, user: int, seat: int, length: int, click: int) -> Played:
        """Note that a person wants a computer to take a turn; it does once enough of them do.

        That is a move by the clock, by the click of the last of them.
        """

        async def once() -> Played:
            played = await self.load(match)
            after = replace(played, match=substitutes.wanted(played, user, seat, length))
            if substitutes.is_agreed(after, seat):
                action = await choose(played.view(seat), Computer())
                return await self.play(after, Action(seat, action, click, self.clock(), True))
            if after.match is played.match:
                return played
            return replace(after, match=await self._store(played.match, after.match))

        return await again(once)

    async def leave_absent(self, played: Played) -> None:
        """Have those leave who have not acted for too long; Conflict if one has just done so."""
        waited_for = sorted(played.away) if played.rests else played.waiting
        gone = [seat for seat in waited_for if seat in played.match.people]
        after = played.match.noted(GONE, *gone) if gone else played.match
        for seat in gone:
            after = lobby.leave(after, played.match.seats[seat].user or 0)
        await self._store(played.match, after)

    async def play(self, played: Played, action: Action) -> Played:
        """Store the next action of a match; Conflict or DuplicateClick if it is that no more."""
        is_deal = action.seat == HOST and action.text in DEALS
        if is_deal and played.match.guest_seat is not None:
            match = await self._store(played.match, guests.seated(played))
            played = await self.played(match)
        action = action._replace(since=played.asked_at)
        after = played.then(action)
        is_quiet = after.asked_at != action.at  # it was said out of turn
        due = await self._due(after, played.match.due if is_quiet else None)
        if is_quiet and due is not None:
            due = min(due, played.match.due or due)
        asked, nudge = after.asked_at, after.nudge
        await self.store.append(played.match, action, due, played_out(after), asked, nudge)
        after = replace(after, match=replace(after.match, due=due, nudge=nudge))
        self.replays.remember(after)
        self._announce(after.match)
        return after

    def host_does(self, played: Played) -> str:
        """What the host does between rounds, and where cards are turned up one by one."""
        if not played.resting:
            return TURN_UP
        if played.deserted or self.ends(played):
            return STOP
        return DEAL_UP if played.level_ends(self.clock()) else DEAL
