"""Short messages to players to whom no hand comes: your turn, why none comes, a closed lobby."""

import contextlib
from collections.abc import Sequence
from functools import partial

import discord

from bot.hosting.languages import at_table, to_seat
from bot.hosting.preferences import DIRECT, preferences_of, settings_of
from bot.matches.match import Match, Seat
from bot.matches.played import Played
from bot.posts.channels import REFUSED
from bot.posts.sender import mentioning
from bot.posts.shown import Services
from bot.posts.updates import Update
from bot.ratelimits.urgency import Urgency, urgency
from bot.views import lobby
from bot.words import talk
from games import GAMES
from games.text import Text

PRESENT = 60  # seconds after a click in which its player needs no nudge
LOOK_BACK = 50  # messages among which a notice is looked for that nobody stored


class TurnNotice:
    """The notice in the channel of one player's turn, and whether they need one.

    There is at most one: a new one takes the place of the last. The store knows where it is, so
    that any process can take it back.
    """

    def __init__(self, services: Services, seat: int) -> None:
        self.services, self.tables, self.seat = services, services.tables, seat
        self._clicked = 0.0  # the player's last click: one that played nothing is not stored
        self._notified: int | None = None  # of which turn, as `Played.asked`
        self._called: int | None = None  # which player was notified why no hand comes

    def saw(self) -> None:
        """The player has just clicked: they need no notice."""
        self._clicked = self.tables.clock()

    def needs_update(self, played: Played, has_direct: bool) -> bool:
        """True if the player is to be notified of their turn here, or a notice to be taken back.

        `has_direct`: their hand comes by direct message, which rings for a turn.
        """
        if not has_direct and self._is_missed(played):
            return self.notified(played) != played.asked
        return played.match.seats[self.seat].notice_channel is not None

    def is_due(self, played: Played) -> bool:
        """True if the player is to be notified of a turn by direct message, and was not yet.

        It rings for every turn, one that is played for them, too: a silence would tell everybody
        in earshot that they have no choice, and of their hand.
        """
        return self._is_missed(played) and self.notified(played) != played.asked

    def notified(self, played: Played) -> int | None:
        """The turn that the player was last notified of, by us or by another process."""
        stored = played.match.seats[self.seat].told
        return max((turn for turn in (self._notified, stored) if turn is not None), default=None)

    def notify(self, played: Played, rings: bool) -> int | None:
        """A hand has been sent, and rings or not: of which turn the player was last notified."""
        self._notified = played.asked if rings else self.notified(played)
        return self._notified

    def reset(self) -> None:
        """No hand comes any more: the player is notified of their turn here."""
        self._notified = None

    def _is_missed(self, played: Played) -> bool:
        """True if it is the turn of a person who is not looking: they have not just clicked."""
        last = max(played.clicked(self.seat), self._clicked)
        is_asked = self.seat in played.waiting and self.seat in played.present
        return is_asked and self.tables.clock() - last >= PRESENT

    async def sync(self, played: Played, has_direct: bool) -> None:
        """Tell the player of their turn, unless they are looking; take the notice back after it."""
        played = await self.tables.latest(played)
        if not self.needs_update(played, has_direct):
            return
        if not has_direct and self._is_missed(played):
            await self._send(played)
        else:
            await self.take_back(played.match.id)

    async def call(self, key: str, played: Played, others: Sequence["TurnNotice"] = ()) -> None:
        """Tell players, each once, why no hand comes and what to do instead.

        In one message, which rings for those whose turn it is.
        """
        seats = played.match.seats
        notices = sorted({self, *others}, key=lambda notice: notice.seat)
        users = {each: seats[each.seat].user or 0 for each in notices}
        called = [each for each, user in users.items() if each._called != user]
        if not called:
            return
        for each in called:  # at once: another message may be about to tell it
            each._called = users[each]
        missed = [each for each in called if each.is_due(played)]
        words = Text(key, mention=" ".join(f"<@{users[each]}>" for each in called))
        nonce = f"{played.match.created * 1000:.0f}c{called[0].seat}"
        ringing = [users[each] for each in missed or called]
        try:
            await self._post(played.match, words, nonce, *ringing, rings=bool(missed))
        except Exception:
            for each in called:
                each._called = None
            raise
        for each in missed:
            each._notified = played.asked

    async def _send(self, played: Played) -> None:
        match = await self.tables.get(played.match.id)  # the table may just have moved
        sitter, channel, turn = match.seats[self.seat], match.channel, played.asked
        await self.tables.store.set_notice(match.id, self.seat, channel, None)
        nonce = f"{match.created * 1000:.0f}n{self.seat}n{turn % 10**6}"
        words, user = _your_turn(match, sitter), sitter.user or 0
        sent = await self._post(match, words, nonce, user, rings=True)
        await self._delete(
            match, sitter, but=sent
        )  # until it is stored, the next process looks again
        if sent is not None:
            await self.tables.store.set_notice(match.id, self.seat, channel, sent.id, turn)
        self._notified = turn

    async def _post(
        self, match: Match, words: Text, nonce: str, *users: int, rings: bool
    ) -> discord.Message | None:
        """Send a message; where we may not write nobody is notified, and nothing else waits."""
        access = self.services.access
        if not access.is_open(match.guild, match.channel):
            return None
        channel = self.services.client.get_partial_messageable(match.channel)
        try:
            with urgency(Urgency.RING):
                return await channel.send(
                    _said(match, words),
                    nonce=nonce,
                    silent=not rings,
                    allowed_mentions=mentioning(*users),
                )
        except (discord.Forbidden, discord.NotFound) as error:
            if error.code in REFUSED:
                access.refused(match.channel)
            return None

    async def take_back(self, match: int) -> None:
        """Delete what the store knows of, be it another process that sent it, or one that died."""
        row = await self.tables.get(match)
        if row.seats[self.seat].notice_channel is not None:
            await self._delete(row, row.seats[self.seat])
            await self.tables.store.set_notice(match, self.seat, None, None)

    async def _delete(self, match: Match, sitter: Seat, but: discord.Message | None = None) -> None:
        place = sitter.notice_channel
        if place is None or not self.services.access.is_open(match.guild, place):
            return
        channel = self.services.client.get_partial_messageable(place)
        with urgency(Urgency.TIDYING), contextlib.suppress(discord.Forbidden, discord.NotFound):
            if sitter.notice_message is not None:
                old = [channel.get_partial_message(sitter.notice_message)]
            else:  # the process died before it was sent, or before that was stored
                old = await self._find(channel, _said(match, _your_turn(match, sitter)))
            for message in old:
                if but is None or message.id != but.id:
                    await message.delete()

    async def _find(
        self, channel: discord.PartialMessageable, text: str
    ) -> list[discord.PartialMessage]:
        """Notices among the latest messages."""
        return [
            channel.get_partial_message(message.id)
            async for message in channel.history(limit=LOOK_BACK)
            if message.author == self.services.client.user and message.content == text
        ]


class ClosedLobbyNotices:
    """Silent direct messages that a lobby was closed because nobody did anything there."""

    def __init__(self, services: Services) -> None:
        self.channels, self.people = services.channels, services.tables.store.people
        self._told: set[int] = set()

    async def plan(self, match: Match) -> dict[str, Update]:
        """The message to each player; where hands come by click the table alone says it."""
        people = self.people
        if not match.guild or (await settings_of(people, match.guild)).hands != DIRECT:
            return {}
        plan = dict[str, Update]()
        for seat, person in enumerate(match.seats):
            if (user := person.user) is None or seat in self._told:
                continue
            takes = (await preferences_of(people, user)).hands == DIRECT
            if takes and not (await people.player(user)).dm_closed:
                plan[f"farewell {user}"] = partial(self._send, match, seat, user)
        return plan

    async def _send(self, match: Match, seat: int, user: int) -> None:
        """Once: the nonce keeps a process that takes over from telling it again."""
        nonce = f"{match.created * 1000:.0f}f{seat}"
        with (  # where they cannot be reached the table alone tells it
            contextlib.suppress(discord.Forbidden, discord.NotFound),
            urgency(Urgency.TIDYING, match.host),
        ):
            channel = await self.channels.to(user, match.host, Urgency.TIDYING)
            with await to_seat(self.people, match, seat):
                post = lobby.farewell(match)
            await channel.send(view=post.layout, nonce=nonce, silent=True)
        self._told.add(seat)


def _said(match: Match, words: Text) -> str:
    with at_table(match):
        return talk()(words)


def _your_turn(match: Match, sitter: Seat) -> Text:
    name = _said(match, GAMES[match.game].words("name"))
    return Text("your-turn", name=name, mention=f"<@{sitter.user}>")
