"""What people do at a table before its match begins, and about who sits there."""

import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from typing import Any, NamedTuple

from bot.hosting.again import again
from bot.hosting.beacon import draw
from bot.hosting.steps import Steps
from bot.matches import lobby, seating
from bot.matches.match import Match, Person, Refused, Seat
from bot.matches.played import Played
from bot.store import Conflict
from bot.words import o_clock
from games.fairness import commitment_to, seal_of_seats
from games.players import Level
from games.text import Text


class _Around(NamedTuple):
    """Who sat in the match before, of which this is the rematch, and for whom seats are kept."""

    before: Sequence[Seat]
    invited: Sequence[Person]
    held: Sequence[Person]


class Lobbies(Steps):
    """Opens tables, seats people and computers, and starts matches."""

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
    ) -> Match:
        """Open a lobby with its host seated; options left out are the game's own.

        Here and below `click` is the id of the interaction: it counts for the shuffles, and its
        person is to be told. `clock` is the time for a turn in seconds, 0 for no limit, and
        `size` the number of seats with which the match is to begin, 0 for as few as possible.
        """
        seats = (Seat(host.id, host.name, joined=click),)
        match = Match(game, host.id, channel, seats, guild, private=private)
        match = replace(match, answers_only=answers_only, size=size)
        kind = lobby.kind_of(match)
        chosen = {**asdict(kind.options), **(options or {})}
        match = replace(match, version=kind.version, options=chosen, clock=clock)
        lobby.check_values(match)
        await self._find_room(match)
        return await self._create(match)

    async def current(self, channel: int | None = None) -> list[Match]:
        """The lobbies and matches under way in a channel, newest first."""
        return await self.store.current_matches(channel)

    async def join(self, match: int, person: Person, click: int = 0) -> Match:
        """Give a person a free seat; at a private table only who is invited."""

        def step(it: Match, around: _Around) -> Match:
            if person.id not in [seat.user for seat in around.before]:
                lobby.check_invited(it, person.id, around.invited)
            return lobby.join(it, person, click, around.before, around.held)

        return await self._seat(match, step)

    async def invite(self, match: int, user: int, person: Person) -> Match:
        """Keep a seat for somebody, in a lobby where the one who asks sits."""
        row = await self.get(match)
        lobby.invite(row, user, person, await self.store.invited(match))
        self._count_question(user)
        await self.store.invite(match, person)
        return await self._change(match, lambda it: it)

    async def leave(self, match: int, user: int) -> Match:
        """Free a person's seat; in a match under way a computer plays on in it.

        The host's part passes on; a table that nobody is left at is closed, and a match under way
        is then lost by all who left it.
        """
        return await self._change(match, lambda it: lobby.leave(it, user))

    async def get_up(self, match: int, user: int) -> Match:
        """Free a person's seat in a lobby; Refused once the match has begun: leaving costs it."""
        return await self._change(match, lambda it: lobby.get_up(it, user))

    async def add_computer(self, match: int, user: int) -> Match:
        """Have a match begin with a seat more; anybody seated may."""
        return await self._change(match, lambda it: lobby.add_computer(it, user))

    async def remove_computer(self, match: int, user: int) -> Match:
        """Have a match begin with a computer less; anybody seated may."""
        return await self._change(match, lambda it: lobby.remove_computer(it, user))

    async def set_level(self, match: int, user: int, place: int, level: Level) -> Match:
        """Have a computer of another level sit where one sits; anybody seated may."""
        return await self._change(match, lambda it: seating.set_level(it, user, place, level))

    async def sit(self, match: int, user: int, place: int) -> Match:
        """Move a person to a place, counted from 0; whoever sits there takes theirs."""
        return await self._seat(match, lambda it, around: seating.sit(it, user, place, around.held))

    async def shuffle_seats(self, match: int, user: int) -> Match:
        """Seat everybody by chance; the host may."""
        chance = secrets.SystemRandom()
        return await self._seat(
            match, lambda it, around: seating.shuffled(it, user, chance, around.held)
        )

    async def set_options(self, match: int, user: int, changes: Mapping[str, Any]) -> Match:
        """Change options of the game by name, or the clock; the host may."""
        return await self._change(match, lambda it: lobby.set_options(it, user, changes))

    async def set_private(self, match: int, user: int, private: bool) -> Match:
        """Let only who is invited sit down, or anybody; the host may."""
        return await self._change(match, lambda it: lobby.set_private(it, user, private))

    async def may_start(self, match: int, user: int) -> Match:
        """The match as it would begin; it counts as begun by this person.

        Refuse whoever may not start a match, or too many, or one that cannot begin.
        """
        begun = lobby.start(await self.get(match), user, 0)
        if wait := self._begun.take(user):
            raise Refused(Text("matches-many", time=o_clock(self.clock() + wait)))
        return begun

    async def start(
        self, match: int, user: int, deal: int = 0, told: Match | None = None
    ) -> Played:
        """Deal; computers fill the seats the game cannot do without. Anybody seated may.

        `deal` is the number of the message that tells of it, as it would begin then. Whoever knows
        that number must choose nothing any more: Refused if the lobby has changed since. The table
        comes to stand below that message. With a beacon it takes until the round that the lobby
        named is out.
        """

        async def once() -> Match:
            before = await self.get(match)
            if told and _settled(lobby.start(before, user, deal)) != _settled(told):
                raise Refused(Text("deal-changed"))
            drawn = await draw(self.beacon, before.beacon_round)
            begun = lobby.start(before, user, deal, drawn)
            moves_down = deal != 0 and not before.answers_only
            return await self._store(before, begun, moves_down=moves_down)

        return await self.played(await again(once))

    async def rematch(self, match: int, user: int, click: int = 0) -> Match:
        """The lobby for another match, the same one whoever asks for it; they sit there then."""
        before = await self.get(match)
        wanted = lobby.rematch(before, user, click)
        if self.clock() > (before.ended or 0) + lobby.IDLE:  # not in place of a match just over
            await self._find_room(wanted)
        opened = await self._create(wanted)
        if opened.seat_of(user) is not None:
            return opened
        name = before.seats[lobby.seated(before, user)].name
        return await self.join(opened.id, Person(user, name), click)

    async def held(self, match: Match) -> list[Person]:
        """For whom a lobby keeps a seat."""
        invited = await self.store.invited(match.id)
        return lobby.held(match, await self._before(match), self.clock(), invited)

    async def wake_lobby(self, match: int, revision: int) -> None:
        """Close a lobby that nobody has changed for long, or tell that it holds seats no longer.

        Conflict if somebody has just changed it.
        """
        before = await self.get(match)
        if before.revision != revision:
            raise Conflict(match)
        is_idle = self.clock() >= before.created + lobby.IDLE
        await self._store(before, lobby.closed(before) if is_idle else before)

    async def close_unposted(self, match: int) -> None:
        """Close a lobby that has no message, so that it counts for nobody; not if it has one."""

        def step(it: Match) -> Match:
            return lobby.closed(it) if it.message is None else it

        with suppress(Refused):  # it has just ended
            await self._change(match, step)

    async def close_guild(self, guild: int) -> None:
        """Close everything that is open in a server, which has removed the bot.

        Matches end by their last finished round; before, they count for nobody.
        """
        managers = await self.store.servers.managers(guild)
        for match in await self.store.in_guild(guild):
            with suppress(Refused):  # it has just ended
                await self._break_off(match, managers)

    async def _break_off(self, match: int, managers: Collection[int]) -> None:
        async def once() -> Match:
            before = await self.get(match)
            return await self._store(before, lobby.closed(before), managers)

        async with self.in_turn(match):
            await again(once)

    async def _before(self, match: Match) -> Sequence[Seat]:
        """The seats of the match of which this is the rematch."""
        before = await self.store.get(match.rematch_of) if match.rematch_of else None
        return before.seats if before else ()

    async def _seat(self, match: int, step: Callable[[Match, _Around], Match]) -> Match:
        """Take a step that fills seats, told who else has to do with them."""
        async with self.in_turn(match):
            before = await self._before(await self.get(match))
            invited = await self.store.invited(match)

            def seated(it: Match) -> Match:
                held = lobby.held(it, before, self.clock(), invited)
                return step(it, _Around(before, invited, held))

            return await self._step(match, seated)

    async def _create(self, match: Match) -> Match:
        """Store a new lobby with a secret, committed to before anybody sees or presses anything."""
        secret, before = _new_secret(), await self.store.archive.head(match.server)
        commitment = commitment_to(secret, before)
        created = self.clock()
        sealed = replace(match, created=created, commitment=commitment, opened_after=before)
        return await self.store.create(await self._timed(sealed), secret)

    async def _find_room(self, match: Match) -> None:
        """Refuse a table where its host, its channel or its server has too many."""
        around, caps = await self.store.count_around(match), self.caps
        if around.host >= caps.user_tables:
            raise Refused(Text("tables-of-user", most=caps.user_tables))
        if around.channel >= caps.channel_tables:
            raise Refused(Text("tables-in-channel", most=caps.channel_tables))
        if match.guild and around.guild >= caps.server_tables:
            raise Refused(Text("tables-in-server", most=caps.server_tables))


def _settled(begun: Match) -> tuple[object, ...]:
    """All that the cards follow from besides the secret and the number of the deal."""
    seal, seats = seal_of_seats(begun.joins or ""), len(begun.seats)
    return seal, begun.beacon_round, seats, begun.options


def _new_secret() -> str:
    return secrets.token_hex(32)
