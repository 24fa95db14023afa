"""Short messages that notify: your turn, and that direct messages are closed."""

import contextlib

import discord

from bot.hosting.tables import Tables
from bot.matches.match import Match, Seat
from bot.matches.played import Played
from bot.words import talk
from games import GAMES
from games.speech import Words

PRESENT = 60  # seconds after a click in which its player needs no nudge


class Notices:
    """At most one notice a seat: a new one takes the place of the last.

    It goes to the direct messages, or as a mention to the channel where those are closed. The
    store knows where it is, so that it can be taken back by any process.
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
        key, is_person = (played.match.id, seat), played.match.seats[seat].user is not None
        last = max(played.clicked(seat), self._seen.get(key, 0.0))
        is_looking = self.tables.clock() - last < PRESENT
        if not is_person or seat not in played.waiting or is_looking:
            self._told.pop(key, None)
            await self._take_back(played.match, seat)
        elif self._told.get(key) != played.asked:
            self._told[key] = played.asked
            await self._tell(played, seat)

    async def clear(self, match: Match) -> None:
        """Take back what stands of a match that nobody plays on."""
        for seat in range(len(match.seats)):
            await self._take_back(match, seat)
            self.forget((match.id, seat))

    async def move(self, played: Played, seat: int) -> None:
        """Take a notice back where hands no longer come; `turn` tells it in another place."""
        self._told.pop((played.match.id, seat), None)
        await self._take_back(played.match, seat)

    async def closed(self, played: Played, seat: int) -> None:
        """Tell a player, once, that their direct messages are closed and what to do instead."""
        words = Words("dm-closed", mention=f"<@{played.match.seats[seat].user}>")
        await self._send(played.match.channel, words, f"{played.match.created * 1000:.0f}c{seat}")

    async def _tell(self, played: Played, seat: int) -> None:
        sitter = await self._sitter(played.match, seat)
        await self._delete(played.match, sitter)
        name = talk()(GAMES[played.match.game].words("name"))
        words, place = Words("your-turn", name=name), sitter.hand_channel
        player = await self.tables.store.people.player(sitter.user or 0)
        if player.dm_closed or place is None:
            place = played.match.channel
            words = Words("your-turn-here", name=name, mention=f"<@{sitter.user}>")
        if sent := await self._send(place, words, _nonce(played, seat, sitter)):
            await self.tables.store.set_notice(played.match.id, seat, sent.id)

    async def _send(self, place: int, words: Words, nonce: str) -> discord.Message | None:
        """Nobody can be told anything where we may not write, and nothing else waits for that."""
        with contextlib.suppress(discord.Forbidden, discord.NotFound):
            channel = self.client.get_partial_messageable(place)
            return await channel.send(talk()(words), nonce=nonce)
        return None

    async def _take_back(self, match: Match, seat: int) -> None:
        """Delete what the store knows of, be it another process that sent it, or one that died."""
        if match.seats[seat].notice_message is not None:
            await self._delete(match, match.seats[seat])
            await self.tables.store.set_notice(match.id, seat, None)

    async def _delete(self, match: Match, sitter: Seat) -> None:
        if sitter.notice_message is None:
            return
        for place in {sitter.hand_channel, match.channel} - {None}:
            channel = self.client.get_partial_messageable(place or 0)
            with contextlib.suppress(discord.HTTPException):  # it is in the other place, or gone
                await channel.get_partial_message(sitter.notice_message).delete()
                return

    async def _sitter(self, match: Match, seat: int) -> Seat:
        """The seat as the store has it: the hand may have been sent only just now."""
        return (await self.tables.get(match.id)).seats[seat]


def _nonce(played: Played, seat: int, sitter: Seat) -> str:
    """What keeps Discord from posting a notice twice, if we die before we store where it is.

    At most 25 characters, and never that of a hand; another notice follows one that was stored.
    """
    before = (sitter.notice_message or 0) % 10**3
    return f"{played.match.created * 1000:.0f}n{seat}n{played.asked % 10**4}n{before}"
