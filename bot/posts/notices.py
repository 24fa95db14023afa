"""Short messages in the channel, for those to whom no hand comes: your turn, and why none comes."""

import contextlib

import discord

from bot.hosting.tables import Tables
from bot.matches.match import Match, Seat
from bot.matches.played import Played
from bot.posts.access import REFUSED, Access
from bot.posts.sender import calling
from bot.posts.showing import Showings
from bot.ratelimits.urgency import Urgency, urgency
from bot.words import talk
from games import GAMES
from games.text import Text

PRESENT = 60  # seconds after a click in which its player needs no nudge
LOOK_BACK = 50  # messages among which a notice is looked for that nobody stored


class Notices:
    """Knows who is to be rung for their turn, and rings in the channel where no hand comes.

    At most one notice a seat: a new one takes the place of the last. The store knows where it is,
    so that it can be taken back by any process.
    """

    def __init__(
        self, client: discord.Client, tables: Tables, showings: Showings, access: Access
    ) -> None:
        self.client, self.tables, self.showings, self.access = client, tables, showings, access

    def is_to_change(self, played: Played, seat: int, has_direct: bool) -> bool:
        """Whether a player is to be told of their turn here, or a notice to be taken back.

        `has_direct`: their hand comes by direct message, which rings for a turn.
        """
        if not has_direct and self.is_missed(played, seat):
            return self.rung(played, seat) != played.asked
        return played.match.seats[seat].notice_channel is not None

    def is_due(self, played: Played, seat: int) -> bool:
        """Whether a player is to be rung for a turn by direct message, and was not yet.

        It rings for every turn, one that is played for them, too: a silence would tell everybody
        in earshot that they have no choice, and of their hand.
        """
        return self.is_missed(played, seat) and self.rung(played, seat) != played.asked

    def rung(self, played: Played, seat: int) -> int | None:
        """The turn that a player was last rung for, by us or by another process."""
        here = self.showings[played.match.id].seats[seat].rung
        turns = [turn for turn in (here, played.match.seats[seat].told) if turn is not None]
        return max(turns, default=None)

    def is_missed(self, played: Played, seat: int) -> bool:
        """Whether it is the turn of a person who is not looking."""
        is_asked = seat in played.waiting and seat in played.present
        return is_asked and not self.is_looking(played, seat)

    def is_looking(self, played: Played, seat: int) -> bool:
        """Whether a player has clicked a moment ago."""
        last = max(played.clicked(seat), self.showings[played.match.id].seats[seat].clicked)
        return self.tables.clock() - last < PRESENT

    async def turn(self, played: Played, seat: int, has_direct: bool) -> None:
        """Tell a player of their turn, unless they are looking; take the notice back after it."""
        played = await self.tables.latest(played)
        if not self.is_to_change(played, seat, has_direct):
            return
        if not has_direct and self.is_missed(played, seat):
            await self._tell(played, seat)
        else:
            await self._take_back(played.match.id, seat)

    async def clear(self, match: Match) -> None:
        """Take back what stands of a match that nobody plays on."""
        for seat in range(len(match.seats)):
            await self._take_back(match.id, seat)

    async def closed(self, played: Played, seat: int) -> None:
        """Tell a player, once, that their direct messages are closed and what to do instead."""
        await self._call(played, "dm-closed", seat)

    async def late(self, played: Played, *seats: int) -> None:
        """Tell players, once, that Discord does not take their hands, and what to do instead."""
        await self._call(played, "dm-late", *seats)

    async def _call(self, played: Played, key: str, *seats: int) -> None:
        """Tell it to all who were not told, in one message; it rings for those whose turn it is."""
        match, known = played.match, self.showings[played.match.id].seats
        users = {seat: match.seats[seat].user or 0 for seat in seats}
        called = [seat for seat, user in users.items() if known[seat].called_to_table != user]
        if not called:
            return
        rung = [seat for seat in called if self.is_due(played, seat)]
        for seat in called:  # at once: another message may be about to tell it
            known[seat].called_to_table = users[seat]
        mention = " ".join(f"<@{users[seat]}>" for seat in called)
        nonce = f"{match.created * 1000:.0f}c{called[0]}"
        ringing = [users[seat] for seat in rung or called]
        await self._send(match, Text(key, mention=mention), nonce, *ringing, rings=bool(rung))
        for seat in rung:
            known[seat].rung = played.asked

    async def _tell(self, played: Played, seat: int) -> None:
        match = await self.tables.get(played.match.id)  # the table may just have moved
        sitter, place, turn = match.seats[seat], match.channel, played.asked
        await self.tables.store.set_notice(match.id, seat, place, None)
        nonce = f"{match.created * 1000:.0f}n{seat}n{turn % 10**6}"
        words, user = _text(match, sitter), sitter.user or 0
        sent = await self._send(match, words, nonce, user, rings=True)
        await self._delete(match, sitter, but=sent)  # until it is stored, whoever comes looks again
        if sent is not None:
            await self.tables.store.set_notice(match.id, seat, place, sent.id, turn)
        self.showings[match.id].seats[seat].rung = turn

    async def _send(
        self, match: Match, words: Text, nonce: str, *users: int, rings: bool
    ) -> discord.Message | None:
        """Nobody can be told anything where we may not write, and nothing else waits for that."""
        if not self.access.is_open(match.guild, match.channel):
            return None
        channel = self.client.get_partial_messageable(match.channel)
        try:
            with urgency(Urgency.RING):
                return await channel.send(
                    talk()(words), nonce=nonce, silent=not rings, allowed_mentions=calling(*users)
                )
        except (discord.Forbidden, discord.NotFound) as error:
            if error.code in REFUSED:
                self.access.refused(match.channel)
            return None

    async def _take_back(self, match: int, seat: int) -> None:
        """Delete what the store knows of, be it another process that sent it, or one that died."""
        row = await self.tables.get(match)
        if row.seats[seat].notice_channel is not None:
            await self._delete(row, row.seats[seat])
            await self.tables.store.set_notice(match, seat, None, None)

    async def _delete(self, match: Match, sitter: Seat, but: discord.Message | None = None) -> None:
        place = sitter.notice_channel
        if place is None or not self.access.is_open(match.guild, place):
            return
        channel = self.client.get_partial_messageable(place)
        with urgency(Urgency.TIDYING), contextlib.suppress(discord.Forbidden, discord.NotFound):
            if sitter.notice_message is not None:
                old = [channel.get_partial_message(sitter.notice_message)]
            else:  # whoever was to send it died before it was sent, or before that was stored
                old = await self._find(channel, _text(match, sitter))
            for message in old:
                if but is None or message.id != but.id:
                    await message.delete()

    async def _find(
        self, channel: discord.PartialMessageable, words: Text
    ) -> list[discord.PartialMessage]:
        """Notices among the latest messages."""
        text = talk()(words)
        return [
            channel.get_partial_message(message.id)
            async for message in channel.history(limit=LOOK_BACK)
            if message.author == self.client.user and message.content == text
        ]


def _text(match: Match, sitter: Seat) -> Text:
    name = talk()(GAMES[match.game].words("name"))
    return Text("your-turn", name=name, mention=f"<@{sitter.user}>")
