"""Short messages that notify: your turn, and that direct messages are closed."""

import contextlib

import discord

from bot.match import Seat
from bot.played import Played
from bot.tables import Tables
from bot.words import talk
from games import GAMES
from games.speech import Words

PRESENT = 60  # seconds after a click in which its player needs no nudge


class Notices:
    """At most one notice a seat: a new one takes the place of the last.

    It goes to the direct messages, or as a mention to the channel where those are closed.
    """

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self.client, self.tables = client, tables
        self._seen: dict[tuple[int, int], float] = {}  # clicks that played nothing are not stored
        self._told: dict[tuple[int, int], int] = {}  # when last told, as `Played.asked`

    def seen(self, key: tuple[int, int]) -> None:
        """This seat's player has just clicked, and so is looking."""
        self._seen[key] = self.tables.clock()

    def forget(self, key: tuple[int, int]) -> None:
        """The match is over."""
        self._seen.pop(key, None)
        self._told.pop(key, None)

    async def turn(self, played: Played, seat: int) -> None:
        """Tell a player of their turn, unless they are looking; take the notice back after it."""
        key = (played.match.id, seat)
        last = max(played.clicked(seat), self._seen.get(key, 0.0))
        if seat not in played.waiting or self.tables.clock() - last < PRESENT:
            self._told.pop(key, None)
            if played.match.seats[seat].notice_message is not None:  # whoever told
                await self._take_back(played, seat)
        elif self._told.get(key) != played.asked:
            self._told[key] = played.asked
            await self._take_back(played, seat)
            await self._tell(played, seat)

    async def closed(self, played: Played, seat: int) -> None:
        """Tell a player, once, that their direct messages are closed and what to do instead."""
        words = Words("dm-closed", mention=f"<@{played.match.seats[seat].user}>")
        await self._send(played.match.channel, words)

    async def _tell(self, played: Played, seat: int) -> None:
        sitter = await self._sitter(played, seat)
        name = talk()(GAMES[played.match.game].words("name"))
        words, place = Words("your-turn", name=name), sitter.hand_channel
        player = await self.tables.store.people.player(sitter.user or 0)
        if player.dm_closed or place is None:
            place = played.match.channel
            words = Words("your-turn-here", name=name, mention=f"<@{sitter.user}>")
        if sent := await self._send(place, words):
            await self.tables.store.set_notice(played.match.id, seat, sent.id)

    async def _send(self, place: int, words: Words) -> discord.Message | None:
        """Nobody can be told anything where we may not write, and nothing else waits for that."""
        with contextlib.suppress(discord.Forbidden, discord.NotFound):
            return await self.client.get_partial_messageable(place).send(talk()(words))
        return None

    async def _take_back(self, played: Played, seat: int) -> None:
        sitter = await self._sitter(played, seat)
        if sitter.notice_message is None:
            return
        await self.tables.store.set_notice(played.match.id, seat, None)
        for place in {sitter.hand_channel, played.match.channel} - {None}:
            channel = self.client.get_partial_messageable(place or 0)
            with contextlib.suppress(discord.HTTPException):  # it is in the other place, or gone
                await channel.get_partial_message(sitter.notice_message).delete()
                return

    async def _sitter(self, played: Played, seat: int) -> Seat:
        """The seat as the store has it: the hand may have been sent only just now."""
        return (await self.tables.get(played.match.id)).seats[seat]
