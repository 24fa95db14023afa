"""Short messages that notify: your turn, and that direct messages are closed."""

import time
from typing import TYPE_CHECKING

import discord

from bot.played import Played
from bot.words import talk
from games.speech import Words

if TYPE_CHECKING:
    from bot.app import Parlor

PRESENT = 60  # seconds after a click in which its player needs no nudge


class Notices:
    """At most one notice a seat: a new one takes the place of the last.

    It goes to the direct messages, or as a mention to the channel where those are closed.
    """

    def __init__(self, bot: "Parlor") -> None:
        self.bot = bot
        self._seen: dict[tuple[int, int], float] = {}

    def seen(self, key: tuple[int, int]) -> None:
        """This seat's player has just clicked, and so is looking."""
        self._seen[key] = time.monotonic()

    def forget(self, key: tuple[int, int]) -> None:
        """The match is over."""
        self._seen.pop(key, None)

    async def turn(self, played: Played, seat: int) -> None:
        """Tell a player of their turn, unless they are looking; take the notice back after it."""
        key = (played.match.id, seat)
        if seat not in played.waiting:
            await self._take_back(played, seat)
        elif time.monotonic() - self._seen.get(key, -PRESENT) >= PRESENT:
            name = Words(f"{played.match.game.replace('_', '-')}-name")
            await self._post(played, seat, Words("your-turn", name=talk()(name)))

    async def closed(self, played: Played, seat: int) -> None:
        """Tell a player, once, that their direct messages are closed and what to do instead."""
        await self._post(played, seat, Words("dm-closed"))

    async def _post(self, played: Played, seat: int, words: Words) -> None:
        await self._take_back(played, seat)
        sitter, text = played.match.seats[seat], talk()(words)
        player = await self.bot.store.people.player(sitter.user or 0)
        if player.dm_closed:
            place, text = played.match.channel, f"<@{sitter.user}> {text}"
        else:
            place = sitter.hand_channel or 0
        if place:
            sent = await self.bot.get_partial_messageable(place).send(text)
            await self.bot.store.set_notice(played.match.id, seat, sent.id)

    async def _take_back(self, played: Played, seat: int) -> None:
        sitter = (await self.bot.tables.get(played.match.id)).seats[seat]
        if sitter.notice_message is None:
            return
        await self.bot.store.set_notice(played.match.id, seat, None)
        for place in {sitter.hand_channel, played.match.channel} - {None}:
            try:
                channel = self.bot.get_partial_messageable(place or 0)
                await channel.get_partial_message(sitter.notice_message).delete()
                return
            except discord.HTTPException:
                continue  # it is in the other place, or gone
