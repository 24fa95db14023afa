"""The session manager: opens matches, lets people act, and never forgets an action.

Nobody owns a match. The store's log is the truth, replayed games are a cache, and any number of
processes may do this over one store: of two that act at once the store lets one through.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from typing import Any

from bot.hosting.alarm import Alarm
from bot.hosting.beacon import Beacon, draw
from bot.hosting.endings import given_up, played_out
from bot.hosting.preferences import preferences_of
from bot.hosting.replay_cache import ReplayCache, RulesChanged
from bot.matches import guests, lobby, proposals, seating
from bot.matches.away import back
from bot.matches.match import GONE, VOID, WATCH, Match, Person, Refused, Seat, Status
from bot.matches.pace import Pace, longest
from bot.matches.played import Played
from bot.matches.replay import Action, Replay, record_of
from bot.operation.metrics import COMMITTED, DOUBLED, STALE
from bot.ratelimits.buckets import Buckets
from bot.settings import Caps
from bot.store import Doubled, Ending, Stale, Store
from bot.words import when
from games.fairness import commitment_to
from games.game import DEAL, HOST, STOP, TURN_UP
from games.players import Level
from games.record import BadRecord, Record
from games.replay import heard
from games.speech import Say, Words

HOUR = 3600.0
BREATH = 5.0
"""Seconds between two quick words of one person."""
GOODBYE = 30 * 60.0
"""Seconds after the end of a match in which people may still say something."""
DEFAULTS = Caps()


class Tables:
    """Every match there is. Whatever cannot be done raises Refused and changes nothing."""

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
        self._begun = Buckets(caps.matches, HOUR, clock)
        self._asked = Buckets(caps.questions, HOUR, clock)
        self._said = Buckets(1, BREATH, clock)
        self.alarm = Alarm(clock)  # hears of everything that is to happen by itself
        self._replays = ReplayCache(store)

    # The lobby

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
    ) -> Match:
        """Open a lobby with its host seated; options left out are the game's own.

        Here and below `click` is the id of the interaction: it counts for the shuffles, and its
        person is to be told. `clock` is the time for a turn in seconds, 0 for no limit.
        """
        seats = (Seat(host.id, host.name, joined=click),)
        match = Match(game, host.id, channel, seats, guild, private=private)
        match = replace(match, answers_only=answers_only)
        kind = lobby.kind_of(match)
        chosen = {**asdict(kind.options), **(options or {})}
        match = replace(match, version=kind.version, options=chosen, clock=clock)
        lobby.check_values(match)
        return await self._create(match)

    async def get(self, match: int) -> Match:
        """A match as the store has it now."""
        found = await self.store.get(match)
        if found is None:
            raise Refused(Words("no-such-match"))
        return found

    async def current(self, channel: int | None = None) -> list[Match]:
        """The lobbies and matches under way in a channel, newest first."""
        return await self.store.current_matches(channel)

    async def join(self, match: int, person: Person, click: int = 0) -> Match:
        """Give a person a free seat; at a private table only who is invited."""
        invited = await self.store.invitations.of(match)

        def step(it: Match, before: Sequence[Seat], held: Sequence[Person]) -> Match:
            if person.id not in [seat.user for seat in before]:
                lobby.check_invited(it, person.id, invited)
            return lobby.join(it, person, click, before, held)

        return await self._seat(match, step)

    async def invite(self, match: int, user: int, person: Person) -> Match:
        """Keep a seat for somebody, in a lobby where the one who asks sits."""
        row = await self.get(match)
        lobby.invite(row, user, person, await self.store.invitations.of(match))
        self._count_question(user)
        await self.store.invitations.add(match, person)
        return await self._change(match, lambda it: it)

    async def leave(self, match: int, user: int) -> Match:
        """Free a person's seat; in a match under way a computer plays on in it.

        The host's part passes on; a table that nobody is left at is closed, and a match under way
        is then lost by all who left it.
        """
        return await self._change(match, lambda it: lobby.leave(it, user))

    async def add_computer(self, match: int, user: int) -> Match:
        """Seat a computer player; anybody seated may."""
        return await self._seat(match, lambda it, _, held: lobby.add_computer(it, user, held))

    async def remove_computer(self, match: int, user: int) -> Match:
        """Send the last computer player away; anybody seated may."""
        return await self._change(match, lambda it: lobby.remove_computer(it, user))

    async def set_level(self, match: int, user: int, place: int, level: Level) -> Match:
        """Have a computer of another level sit where one sits; anybody seated may."""
        return await self._change(match, lambda it: lobby.set_level(it, user, place, level))

    async def sit(self, match: int, user: int, place: int) -> Match:
        """Move a person to a place, counted from 0; whoever sits there takes theirs."""
        return await self._seat(match, lambda it, _, held: seating.sit(it, user, place, held))

    async def shuffle_seats(self, match: int, user: int) -> Match:
        """Seat everybody by chance; the host may."""
        chance = secrets.SystemRandom()
        return await self._seat(match, lambda it, _, held: seating.shuffled(it, user, chance, held))

    async def set_options(self, match: int, user: int, changes: Mapping[str, Any]) -> Match:
        """Change options of the game by name, or the clock; the host may."""
        return await self._change(match, lambda it: lobby.set_options(it, user, changes))

    async def set_private(self, match: int, user: int, private: bool) -> Match:
        """Let only who is invited sit down, or anybody; the host may."""
        return await self._change(match, lambda it: lobby.set_private(it, user, private))

    async def may_start(self, match: int, user: int) -> None:
        """Refuse whoever may not start a match, or too many, or one that cannot begin.

        It counts as begun by this person.
        """
        lobby.start(await self.get(match), user, 0)
        if wait := self._begun.take(user):
            raise Refused(Words("matches-many", time=when(self.clock() + wait)))

    async def start(self, match: int, user: int, deal: int = 0) -> Played:
        """Deal; computers fill the seats the game cannot do without. Anybody seated may.

        `deal` is the number of the message that tells of it. With a beacon it takes until the
        round that the lobby named is out.
        """
        while True:
            before = await self.get(match)
            drawn = await draw(self.beacon, before.beacon_round)

            def step(it: Match, was: Match = before, drawn: str = drawn) -> Match:
                if it.beacon_round != was.beacon_round:
                    raise Stale(match)  # somebody has just sat down or left
                return lobby.start(it, user, deal, drawn)

            with suppress(Stale):
                return await self.played(await self._change(match, step))

    async def rematch(self, match: int, user: int, click: int = 0) -> Match:
        """The lobby for another match, the same one whoever asks for it; they sit there then."""
        before = await self.get(match)
        opened = await self._create(lobby.rematch(before, user, click))
        if opened.seat_of(user) is not None:
            return opened
        name = before.seats[lobby.seated(before, user)].name
        return await self.join(opened.id, Person(user, name), click)

    async def held(self, match: Match) -> list[Person]:
        """For whom a lobby keeps a seat."""
        invited = await self.store.invitations.of(match.id)
        return lobby.held(match, await self._before(match), self.clock(), invited)

    async def wake_lobby(self, match: int, revision: int) -> None:
        """Close a lobby that nobody has changed for long, or tell that it holds seats no longer.

        Stale if somebody has just changed it.
        """

        def step(it: Match) -> Match:
            if it.revision != revision:
                raise Stale(match)
            return lobby.closed(it) if self.clock() >= it.created + lobby.IDLE else it

        await self._change(match, step)

    async def _before(self, match: Match) -> Sequence[Seat]:
        """The seats of the match of which this is the rematch."""
        before = await self.store.get(match.rematch_of) if match.rematch_of else None
        return before.seats if before else ()

    async def _seat(
        self, match: int, step: Callable[[Match, Sequence[Seat], Sequence[Person]], Match]
    ) -> Match:
        """Take a step that fills seats, told who sat there before and for whom some are held."""
        before = await self._before(await self.get(match))
        invited = await self.store.invitations.of(match)
        return await self._change(
            match, lambda it: step(it, before, lobby.held(it, before, self.clock(), invited))
        )

    async def _create(self, match: Match) -> Match:
        """Store a new lobby with a secret, committed to before anybody sees or presses anything.

        Refused where there are too many already.
        """
        if match.rematch_of is None:  # in place of a match that is over there is room for another
            await self._find_room(match)
        secret, before = _new_secret(), await self.store.chain.head(match.server)
        commitment = commitment_to(secret, before)
        created = self.clock()
        sealed = replace(match, created=created, commitment=commitment, opened_after=before)
        return await self.store.create(await self._timed(sealed), secret)

    async def _find_room(self, match: Match) -> None:
        """Refuse a table where its host, its channel or its server has too many."""
        around, caps = await self.store.count_around(match), self.caps
        if around.host >= caps.user_tables:
            raise Refused(Words("tables-of-user", most=caps.user_tables))
        if around.channel >= caps.channel_tables:
            raise Refused(Words("tables-in-channel", most=caps.channel_tables))
        if match.guild and around.guild >= caps.server_tables:
            raise Refused(Words("tables-in-server", most=caps.server_tables))

    async def _change(self, match: int, step: Callable[[Match], Match]) -> Match:
        """Take a step that is no action, again from the start if somebody else was quicker."""
        while True:
            before = await self.get(match)
            after = step(before)
            with suppress(Stale):
                return await self._store(before, after)

    async def _store(self, before: Match, after: Match) -> Match:
        """Store a step that is no action; Stale if anything happened since `before` was read."""
        after = await self._timed(after, before)
        after = await self.store.change(before, after, await self._forfeit(before, after))
        self._announce(after)
        return after

    async def _timed(self, match: Match, before: Match | None = None) -> Match:
        """The match with the time when something happens to it by itself, or when it ended.

        Whoever only asks the table something gains no time by it.
        """
        now, had_begun = self.clock(), before is not None and before.status is Status.PLAYING
        if match.status is Status.LOBBY:
            is_held = match.rematch_of is not None and now < match.created + lobby.HELD
            wakes = match.created + lobby.HELD if is_held else now + lobby.IDLE
            # something has just happened: the beacon's round is to come after it
            named = self.beacon.ahead(now) if self.beacon else None
            return replace(match, due=wakes, beacon_round=named)
        if match.status is Status.PLAYING:
            try:
                played = Played(match, await self._state(match))
            except BadRecord:  # nobody could play on, but everybody can leave
                return replace(match, due=None)
            if match.paused is not None:
                return replace(match, due=None, nudge=None)
            due = await self._due(played)
            if before and had_begun and (before.seats, before.paused) == (match.seats, None):
                if due is not None and before.due is not None:
                    due = min(due, before.due)
                return replace(match, due=due)
            asked = replace(played, match=replace(match, due=due, asked_at=now))
            return replace(asked.match, nudge=asked.nudge)
        return replace(match, due=None, ended=now if had_begun else None)

    async def _forfeit(self, before: Match, after: Match) -> Ending | None:
        """What a match under way counts for when its last person leaves; of other rules nothing."""
        is_last = lobby.everybody_left(after) and not lobby.everybody_left(before)
        if before.status is not Status.PLAYING or not is_last:
            return None
        try:
            return given_up(after, await self._state(before))
        except BadRecord:
            return None  # nor does one that nobody could have played on

    async def close_guild(self, guild: int) -> None:
        """Close everything that is open in a server."""
        for match in await self.store.in_guild(guild):
            with suppress(Refused):  # it has just ended
                await self._change(match, lobby.closed)

    # The match

    async def load(self, match: int) -> Played:
        """A match under way or over, as it stands now.

        Refused if it has not begun or is closed; one whose rules are not ours any more is closed
        here.
        """
        return await self.played(await self.get(match))

    async def played(self, match: Match) -> Played:
        """A match that was just read, as `load` gives it."""
        played = Played(match, await self._state(match))
        self._replays.remember(played)
        return played

    async def _state(self, match: Match) -> Replay:
        """How a match stands; one that cannot go on by our rules is closed and Refused."""
        try:
            return await self._replays.of(match)
        except RulesChanged:
            if match.status is Status.PLAYING:
                await self._change(match.id, lobby.closed)
            raise

    async def latest(self, played: Played) -> Played:
        """The same match, read again only if it has gone on in this process."""
        is_behind = self._replays.is_ahead_of(played.match)
        return await self.load(played.match.id) if is_behind else played

    async def record(self, match: int) -> Record:
        """A finished match as anybody may compute it again; Refused before its end."""
        row = await self.get(match)
        if row.status is not Status.OVER:
            raise Refused(Words("still-sealed"))
        record = record_of(row, *await self.store.dealt(match))
        end, before = await self.store.archive.end(match), await self.store.chain.after(match)
        return replace(record, end=end, ended_after=before)

    async def heard(self, match: int, say: Say) -> list[str]:
        """All that everybody has heard of a match, under way or over, from its beginning."""
        row = (await self.load(match)).match
        secret, log = await self.store.dealt(match)
        record = record_of(row, secret, log[: row.length])
        return await asyncio.to_thread(lambda: [*heard(record, say)])

    async def act(self, match: int, user: int, length: int, text: str, click: int) -> Played:
        """Play what a person asked for, having seen `length` actions; stored when this returns.

        `click` is the id of the interaction; the same click delivered again is not played again
        and gives the match as it stands. `deal` is the host's, who deals once all people have
        asked for it; `stop` is consent, as by `agree`. IllegalAction where the rules forbid it.
        """
        while True:
            played = await self.load(match)
            seat = lobby.seated(played.match, user)
            if played.match.paused is not None:
                raise Refused(Words("table-paused"))
            if not played.is_current(seat, length) or proposals.is_blind(played.match, click):
                break
            action = played.replay.game.read(text)
            if action == STOP:
                return await self.played(await self.agree(match, user, STOP))
            try:
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
            except Stale:
                STALE.inc()
                continue  # somebody acted or left
            except Doubled:
                DOUBLED.inc()
                break
        if not await self.store.clicked(match, click):
            raise Refused(Words("stale"))
        return await self.load(match)

    async def _ready(self, played: Played, seat: int) -> Played:
        """The match with a seat ready for the next deal; Stale if it was dealt meanwhile."""
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
            lobby.check_invited(row, person.id, await self.store.invitations.of(match))
        self._count_question(person.id)
        return await self._decide(match, lambda it: guests.ask(it, person, self.clock()))

    async def withdraw(self, match: int, user: int) -> Match:
        """Keep a guest out who asked to sit down, and would rather not."""
        return await self._decide(match, lambda it: guests.withdraw(it, user))

    def may_ask(self, user: int) -> None:
        """Refuse who has asked too much lately."""
        if wait := self._asked.wait(user):
            raise Refused(Words("asked-often", time=when(self.clock() + wait)))

    def _count_question(self, user: int) -> None:
        self.may_ask(user)
        self._asked.take(user)

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
        while True:
            played = await self.load(match)
            after = step(played)
            if not isinstance(after, Match):
                after = await after
            with suppress(Stale):
                if deed := proposals.deed(played.match, after):
                    action = Action(HOST, deed, None, self.clock())
                    return (await self.play(replace(played, match=after), action)).match
                return await self._store(played.match, after)

    async def order(self, match: int, user: int, key: str) -> Played:
        """Note what a person decides before their turn, "" to take it back.

        Once it is their turn they can only take it back, or play.
        """
        while True:
            played = await self.load(match)
            seat = lobby.seated(played.match, user)
            if key and key not in [order.key for order in played.orders(seat)]:
                raise Refused(Words("stale"))
            with suppress(Stale):
                await self.store.set_order(played.match, seat, key)
                return await self.load(match)

    async def say(self, match: int, user: int, word: str) -> Played:
        """Have a person say something beside their seat, in the next picture of the table."""
        played = await self.load(match)
        seat = lobby.seated(played.match, user)
        if played.over and self.clock() > (played.match.ended or 0) + GOODBYE:
            raise Refused(Words("match-over"))
        if self._said.take(user):
            raise Refused(Words("said-often"))
        await self.store.say(match, seat, user, word)
        if played.over:
            await self.store.draw_again(match)  # no other picture follows
        return await self.load(match)

    async def is_early(self, played: Played) -> bool:
        """Whether people have time left; what is due is then put off until it is up.

        A lease was left over, or somebody wants to play for themselves again.
        """
        due = played.asked_at + longest(played)
        if self.clock() >= due:
            return False
        await self.store.set_due(played.match, due)
        return True

    async def back(self, match: int, user: int) -> Match:
        """Have a person play themselves again for whom a computer does; Refused for others."""
        return await self._decide(match, lambda it: back(it, user))

    async def leave_absent(self, played: Played) -> None:
        """Have those leave who have not acted for too long; Stale if one has just done so."""
        waited_for = sorted(played.away) if played.rests else played.waiting
        gone = [seat for seat in waited_for if seat in played.match.people]
        after = played.match.noted(GONE, *gone) if gone else played.match
        for seat in gone:
            after = lobby.leave(after, played.match.seats[seat].user or 0)
        await self._store(played.match, after)

    async def play(self, played: Played, action: Action) -> Played:
        """Store the next action of a match; Stale or Doubled if it is not the next any more."""
        if action[:2] == (HOST, DEAL) and played.match.guest_seat is not None:
            match = await self._store(played.match, guests.seated(played))
            played = await self.played(match)
        action = action._replace(since=played.asked_at)
        after = played.then(action)
        due = await self._due(after)
        if after.asked_at != action.at and due is not None:  # it was said out of turn
            due = min(due, played.match.due or due)
        asked, nudge = after.asked_at, after.nudge
        await self.store.append(played.match, action, due, played_out(after), asked, nudge)
        after = replace(after, match=replace(after.match, due=due, nudge=nudge))
        self._replays.remember(after)
        self._announce(after.match)
        return after

    def ends(self, played: Played) -> bool:
        """Whether the host ends a match with its round: all want it, or it is as long as may be."""
        return played.match.agreed(STOP) or played.length >= self.caps.actions

    def host_does(self, played: Played) -> str:
        """What the host does between rounds, and where cards are turned up one by one."""
        if not played.resting:
            return TURN_UP
        return STOP if played.deserted or self.ends(played) else DEAL

    async def forced(self, played: Played) -> tuple[int, str] | None:
        """A person to act for whom something is played by itself, and what.

        They have one thing to do, or decided before what to do.
        """
        for seat in played.waiting:
            user = played.match.seats[seat].user if seat != HOST else None
            if user is None or not (played.forced(seat) or played.ordered(seat)):
                continue
            if action := (await preferences_of(self.store.people, user)).action(played, seat):
                return seat, action
        return None

    async def _due(self, played: Played) -> float | None:
        """When something is to happen by itself; what all wait for need not be waited for."""
        is_ready = bool(played.present) and not played.unready
        at_once = played.resting and (is_ready or self.ends(played))
        if played.moving and proposals.holds_up(played):
            return None
        is_forced = await self.forced(played) is not None
        now = self.clock()
        if played.deserted and not self.ends(played):
            return now + proposals.ANSWER
        return now if at_once else self.pace.due_after(played, now, is_forced)

    def _announce(self, match: Match) -> None:
        if match.due is not None:
            self.alarm.set(match.due)


def _new_secret() -> str:
    return secrets.token_hex(32)
