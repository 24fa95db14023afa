"""The session manager: every match there is, how it is read, changed and played.

Nobody owns a match. The store's log is the truth, replayed games are a cache, and any number of
processes may do this over one store: of two that act at once the store lets one through.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from itertools import repeat
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from bot.concurrency.locks import KeyedLocks
from bot.concurrency.retry import retry
from bot.hosting import endings
from bot.hosting.beacon import Beacon, draw
from bot.hosting.budget import Budget, Quota
from bot.hosting.replays import Replays, RulesChanged
from bot.hosting.thinkers import choose
from bot.hosting.timing import DEFAULTS, Timing
from bot.matches import absence, guests, lobby, proposals
from bot.matches import arena as arena_rules
from bot.matches.arena import Arena
from bot.matches.lobby import Claims
from bot.matches.match import GONE, VOID, WATCH, Match, Person, Refused, Seat, Status
from bot.matches.pace import Pace, longest
from bot.matches.played import Played
from bot.matches.replay import Action, Replay
from bot.matches.results import last_rest
from bot.operation.metrics import COMMITTED, DOUBLED, STALE
from bot.settings import Caps
from bot.store import Conflict, DuplicateClick, Ending, Store
from games.fairness import commitment_to, seal_of_seats
from games.game import DEAL, DEALS, HOST, STOP
from games.players import Computer
from games.record import BadRecord
from games.text import Text
from games.words import ENGLISH

GOODBYE = 30 * 60.0
"""Seconds after the end of a match in which people may still say something."""
TRIES: Final = 50
"""Attempts before a change is refused: far more than there are people at a table."""

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger(__name__)


async def retry_on_conflict(step: Callable[[], Awaitable[T]]) -> T:
    """Retry a step while it raises Conflict, an optimistic-lock conflict; Refused after `TRIES`."""

    async def attempt() -> T:
        with STALE.count_exceptions(Conflict):
            return await step()

    try:
        return await retry(attempt, (Conflict,), repeat(0, TRIES - 1))
    except Conflict as conflict:
        log.error("a step conflicted %d times", TRIES)
        raise Refused(Text("never-first")) from conflict


class Tables:
    """Reads matches, changes them by steps, and plays; what is Refused has changed nothing.

    A step is a function of a match, or of a match as far as it has been played, that returns the
    match as it is then. An action that is stored is never forgotten.
    """

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        pace: Pace,
        beacon: Beacon | None = None,
        caps: Caps = DEFAULTS,
    ) -> None:
        """`clock` tells the time in seconds since 1970."""
        self.store, self.clock, self.pace, self.beacon = store, clock, pace, beacon
        self.caps = caps
        self.replays = Replays(store)
        self.timing = Timing(store, clock, pace, beacon, caps)
        self.on_due: Callable[[float], object] = lambda due: None  # called with each new due time
        self.budget = Budget(caps, clock)
        self._locks = KeyedLocks()

    # Reading

    async def get(self, match: int) -> Match:
        """A match as the store has it now."""
        found = await self.store.get(match)
        if found is None:
            raise Refused(Text("no-such-match"))
        return found

    async def load(self, match: int) -> Played:
        """A match under way or over, as it is now.

        Refused if it has not begun or is closed; one whose rules are not ours any more is closed
        here.
        """
        return await self.played(await self.get(match))

    async def played(self, match: Match) -> Played:
        """A match that was just read, as `load` gives it."""
        played = Played(match, await self._state(match), self.clock())
        self.replays.remember(played)
        return played

    async def latest(self, played: Played, shown: int = 0) -> Played:
        """The newest state of a match, read again only if it has gone on in this process.

        `shown` is the revision that people see already, perhaps by more than what is played.
        """
        is_behind = shown > played.match.revision or self.replays.is_ahead_of(played.match)
        return await self.load(played.match.id) if is_behind else played

    async def _state(self, match: Match) -> Replay:
        """The state of a match; one that cannot go on by our rules is closed and Refused."""
        try:
            return await self.replays.state(match)
        except RulesChanged:
            if match.status is Status.PLAYING:
                await self._change(match.id, lobby.closed)  # the reader may have the lock
            raise

    # Changes that are no actions

    def lock(self, match: int) -> asyncio.Lock:
        """The lock under which steps that are no actions are taken, in the order they came.

        Under it the message of a deal is sent and then the cards are dealt: nobody comes or goes
        between the two.
        """
        return self._locks[match]

    async def change(
        self,
        match: int,
        step: Callable[Concatenate[Match, P], Match],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Match:
        """Take a step of a match, once those before it are done."""
        async with self.lock(match):
            return await self._change(match, lambda it: step(it, *args, **kwargs))

    async def seat(
        self,
        match: int,
        step: Callable[Concatenate[Match, Claims, P], Match],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Match:
        """Take a step that fills seats of a lobby, which people around it may have a claim to."""
        async with self.lock(match):
            row = await self.get(match)
            before, invited = await self._before(row), await self.store.invited(match)

            def seated(it: Match) -> Match:
                claims = Claims(before, invited, lobby.reserved(it, before, self.clock(), invited))
                return step(it, claims, *args, **kwargs)

            return await self._change(match, seated)

    async def decide(
        self,
        match: int,
        step: Callable[Concatenate[Played, P], Match | Awaitable[Match]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Match:
        """Take a step that depends on how far a match has been played.

        The action of the host that follows from it is stored with it, or nothing is.
        """

        async def once() -> Match:
            played = await self.load(match)
            after = step(played, *args, **kwargs)
            if not isinstance(after, Match):
                after = await after
            if deed := proposals.deed(played.match, after):
                action = Action(HOST, deed, None, self.clock())
                return (await self.play(replace(played, match=after), action)).match
            return await self._store(played.match, after)

        return await retry_on_conflict(once)

    async def _change(
        self, match: int, step: Callable[[Match], Match], managers: Collection[int] | None = None
    ) -> Match:
        """Take a step, from the start again if somebody else stored first."""

        async def once() -> Match:
            before = await self.get(match)
            return await self._store(before, step(before), managers)

        return await retry_on_conflict(once)

    async def _store(
        self,
        before: Match,
        after: Match,
        managers: Collection[int] | None = None,
        *,
        moves_down: bool = False,
    ) -> Match:
        """Store a step that is no action; Conflict if anything happened since `before` was read.

        With `managers`, of a server that has removed the bot, it breaks the match off. `moves_down`
        is as for the store.
        """
        ending = None
        if after.status is Status.LOBBY:
            after = self.timing.of_lobby(after)
        elif after.status is Status.PLAYING:
            try:
                played = Played(after, await self._state(after))
            except BadRecord:  # nobody could play on, but everybody can leave
                after = replace(after, due=None)
            else:
                after = await self.timing.after_change(before, played)
        elif before.status is Status.PLAYING:
            after = replace(after, due=None, ended=self.clock())
            ending = await self._ending(before, after, managers)
        else:
            after = replace(after, due=None, ended=None)
        after = await self.store.change(before, after, ending, moves_down=moves_down)
        self._announce(after)
        return after

    async def _ending(
        self, before: Match, after: Match, managers: Collection[int] | None
    ) -> Ending | None:
        """The ending of a match whose last person leaves, or that is broken off; None if it counts
        for nobody, like one that nobody could have played on.
        """
        is_last = lobby.everybody_left(after) and not lobby.everybody_left(before)
        if managers is None and not is_last:
            return None
        try:
            state = await self._state(before)
            if managers is None:
                return endings.given_up(after, state)
            if (length := last_rest(state)) is None:
                return None
            secret, log = await self.store.dealt(before.id)
            return await asyncio.to_thread(
                endings.broken_off, after, secret, log[:length], managers
            )
        except BadRecord:
            return None

    def _announce(self, match: Match) -> None:
        if match.due is not None:
            self.on_due(match.due)

    # Lobbies

    async def open(
        self,
        game: str,
        host: Person,
        guild: int,
        channel: int,
        options: Mapping[str, Any] | None = None,
        click: int = 0,
        clock: int = 0,
        private: bool = False,
        answers_only: bool = False,
        size: int = 0,
        locale: str = ENGLISH,
    ) -> Match:
        """Open a lobby with its host seated; options left out are the game's own.

        Here and below `click` is the id of the interaction: it counts for the shuffles. `clock` is
        the time for a turn in seconds, 0 for no limit, and `size` the number of seats with which
        the match is to begin, 0 for as few as possible. `locale` is the language of the table.
        """
        seats = (Seat(host.id, host.name, joined=click),)
        match = Match(game, host.id, channel, seats, guild, private=private)
        match = replace(match, answers_only=answers_only, size=size, locale=locale)
        kind = lobby.kind_of(match)
        chosen = {**asdict(kind.options), **(options or {})}
        match = replace(match, version=kind.version, options=chosen, clock=clock)
        lobby.check_values(match)
        await self._find_room(match)
        return await self._create(match)

    async def open_for(self, arena: Arena) -> Match:
        """Open an empty table of an arena, with its secret, before anybody can sit down there."""
        match = Match(arena.game, 0, arena.channel, (), arena.guild, options={**arena.options})
        version, clock = lobby.kind_of(match).version, arena_rules.CLOCK
        match = replace(match, version=version, clock=clock, size=arena.size)
        match = replace(match, arena=arena.id, rounds=arena.rounds, locale=arena.locale)
        return await self._create(match)

    async def invite(self, match: int, user: int, person: Person) -> Match:
        """Keep a seat for somebody, in a lobby of the inviter."""
        row = await self.get(match)
        lobby.invite(row, user, person, await self.store.invited(match))
        self._count_question(user)
        await self.store.invite(match, person)
        return await self.change(match, lambda it: it)

    async def may_start(self, match: int, user: int) -> Match:
        """The match as it would begin; it counts as begun by this person.

        Refused for a person who may not start a match, or started too many, and where it cannot
        begin.
        """
        begun = lobby.start(await self.get(match), user, 0)
        self.budget.count(Quota.MATCHES, user, lambda time: Text("matches-many", time=time))
        return begun

    async def start(
        self, match: int, user: int, deal: int = 0, announced: Match | None = None
    ) -> Played:
        """Deal; computers fill the seats the game cannot do without. Anybody seated may.

        `deal` is the number of the message in which the match was `announced`. Whoever knows that
        number must choose nothing any more: Refused if the lobby has changed since. The table
        moves below that message. With a beacon it takes until the round that the lobby named is
        out.
        """

        async def once() -> Match:
            before = await self.get(match)
            begun = lobby.start(before, user, deal)
            if announced and _sealed(begun) != _sealed(announced):
                raise Refused(Text("deal-changed"))
            drawn = await draw(self.beacon, before.beacon_round)
            begun = lobby.start(before, user, deal, drawn)
            moves_down = deal != 0 and before.message is not None and not before.answers_only
            return await self._store(before, begun, moves_down=moves_down)

        return await self.played(await retry_on_conflict(once))

    async def rematch(
        self, match: int, user: int, click: int = 0, locale: str | None = None
    ) -> Match:
        """The lobby for another match, one for all who ask; they sit down there.

        It is in the `locale` of its place by now, if that is known.
        """
        before = await self.get(match)
        wanted = lobby.rematch(before, user, click)
        wanted = replace(wanted, locale=locale or before.locale)
        if self.clock() > (before.ended or 0) + lobby.IDLE:  # not in place of a match just over
            await self._find_room(wanted)
        opened = await self._create(wanted)
        if opened.seat_of(user) is not None:
            return opened
        name = before.seats[lobby.seated(before, user)].name
        return await self.seat(opened.id, lobby.join, Person(user, name), click)

    async def reserved(self, match: Match) -> list[Person]:
        """The people for whom a lobby keeps a seat."""
        invited = await self.store.invited(match.id)
        return lobby.reserved(match, await self._before(match), self.clock(), invited)

    async def wake_lobby(self, match: int, revision: int) -> None:
        """Close a lobby that nobody has changed for long, or end the time it holds seats.

        Conflict if somebody has just changed it.
        """
        before = await self.get(match)
        if before.revision != revision:
            raise Conflict(match)
        is_idle = self.clock() >= before.created + lobby.IDLE
        await self._store(before, lobby.closed(before) if is_idle else before)

    async def close_guild(self, guild: int) -> None:
        """Close everything that is open in a server, which has removed the bot.

        Matches end by their last finished round; before, they count for nobody.
        """
        managers = await self.store.servers.managers(guild)
        for match in await self.store.in_guild(guild):
            with suppress(Refused):  # it has just ended
                async with self.lock(match):
                    await self._change(match, lobby.closed, managers)

    async def _before(self, match: Match) -> Sequence[Seat]:
        """The seats of the match of which this is the rematch."""
        before = await self.store.get(match.rematch_of) if match.rematch_of else None
        return before.seats if before else ()

    async def _create(self, match: Match) -> Match:
        """Store a new lobby with a secret, committed to before anybody sees or presses anything."""
        secret, before = _new_secret(), await self.store.archive.head(match.server)
        commitment = commitment_to(secret, before)
        created = self.clock()
        sealed = replace(match, created=created, commitment=commitment, opened_after=before)
        return await self.store.create(self.timing.of_lobby(sealed), secret)

    async def _find_room(self, match: Match) -> None:
        """Refuse a table where its host, its channel or its server has too many."""
        counts, caps = await self.store.count_around(match), self.caps
        if counts.host >= caps.user_tables:
            raise Refused(Text("tables-of-user", most=caps.user_tables))
        if counts.channel >= caps.channel_tables:
            raise Refused(Text("tables-in-channel", most=caps.channel_tables))
        if match.guild and counts.guild >= caps.server_tables:
            raise Refused(Text("tables-in-server", most=caps.server_tables))

    # Play

    async def act(self, match: int, user: int, length: int, text: str, click: int) -> Played:
        """Play what a person asked for, having seen `length` actions; stored when this returns.

        `click` is the id of the interaction; the same click delivered again is not played again
        and gives the match as it stands. `deal` is the host's, who deals once all people have
        asked for it; `stop` is consent, as by `agree`. IllegalAction where the rules forbid it.
        """
        try:
            if acted := await retry_on_conflict(
                lambda: self._act(match, user, length, text, click)
            ):
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
            played = await self.played(await self.decide(match, absence.come_back, user))
        if action == DEAL and played.deserted:
            played = await self.played(await self.agree(match, user, WATCH))
        if action == DEAL and played.resting and not self.timing.is_last_round(played):
            played = await self._ready(played, seat)
            if played.unready:
                return played
        if action == DEAL:
            seat, action = HOST, self.timing.host_action(played) if played.resting else DEAL
        with COMMITTED.time():
            return await self.play(played, Action(seat, action, click, self.clock()))

    async def _ready(self, played: Played, seat: int) -> Played:
        """The match with a seat ready for the next deal; Conflict if it was dealt meanwhile."""
        bits = await self.store.set_ready(played.match, seat)
        return replace(played, match=replace(played.match, ready=bits))

    async def may_void(self, match: Match) -> bool:
        """True if all people together may still call off a match under way."""
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
        return await self.decide(match, proposals.agree, user, what, self.clock())

    async def undo(self, match: int, user: int) -> Match:
        """Ask the table to take a person's last move back; done at once if nobody else minds."""
        self._count_question(user)
        now = self.clock()
        return await self.decide(
            match, lambda it: asyncio.to_thread(proposals.undoing, it, user, now)
        )

    async def ask_in(self, match: int, person: Person) -> Match:
        """Ask a table to let somebody take a computer's seat at the next deal."""
        row = await self.get(match)
        former = {each.user for seat in row.seats for each in seat.stints}
        if person.id not in former:
            lobby.check_invited(row, person.id, await self.store.invited(match))
        self._count_question(person.id)
        return await self.decide(match, guests.ask, person, self.clock())

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

        return await retry_on_conflict(once)

    async def say(self, match: int, user: int, word: str) -> Played:
        """Have a person say something beside their seat, in the next picture of the table."""
        played = await self.load(match)
        seat = lobby.seated(played.match, user)
        if played.over and self.clock() > (played.match.ended or 0) + GOODBYE:
            raise Refused(Text("match-over"))
        if not self.budget.take(Quota.QUICK_WORDS, user):
            raise Refused(Text("said-often"))
        await self.store.set_quick_word(match, seat, user, word)
        if played.over:
            await self.store.work.draw_again(match)  # no other picture follows
        return await self.load(match)

    async def is_early(self, played: Played) -> bool:
        """True if people have time left; what is due is then put off until it is up.

        A lease was left over, or somebody wants to play for themselves again.
        """
        due = played.asked_at + longest(played)
        if self.clock() >= due:
            return False
        await self.store.work.set_due(played.match, due)
        return True

    async def substitute(self, match: int, user: int, seat: int, length: int, click: int) -> Played:
        """Note that a person wants a computer to take a turn; it does once enough of them do.

        That is a move by the clock, by the click of the last of them.
        """

        async def once() -> Played:
            played = await self.load(match)
            after = replace(played, match=absence.want_substitute(played, user, seat, length))
            if absence.is_substitute_agreed(after, seat):
                action = await choose(played.view(seat), Computer())
                return await self.play(after, Action(seat, action, click, self.clock(), True))
            if after.match is played.match:
                return played
            return replace(after, match=await self._store(played.match, after.match))

        return await retry_on_conflict(once)

    async def leave_absent(self, played: Played) -> None:
        """Remove players who have not acted for too long; Conflict if one has just done so."""
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
        after = played.after_action(action)
        is_quiet = after.asked_at != action.at  # it was said out of turn
        due = await self.timing.due(after, played.match.due if is_quiet else None)
        if is_quiet and due is not None:
            due = min(due, played.match.due or due)
        asked, nudge = after.asked_at, after.nudge
        await self.store.append(played.match, action, due, endings.played_out(after), asked, nudge)
        after = replace(after, match=replace(after.match, due=due, nudge=nudge))
        self.replays.remember(after)
        self._announce(after.match)
        return after

    def may_ask(self, user: int) -> None:
        """Refuse a person who has asked too much lately."""
        self.budget.check(Quota.QUESTIONS, user)

    def _count_question(self, user: int) -> None:
        self.budget.count(Quota.QUESTIONS, user)


def _sealed(begun: Match) -> tuple[object, ...]:
    """All that the cards follow from besides the secret and the number of the deal."""
    seal, seats = seal_of_seats(begun.joins or ""), len(begun.seats)
    return seal, begun.beacon_round, seats, begun.options


def _new_secret() -> str:
    return secrets.token_hex(32)
