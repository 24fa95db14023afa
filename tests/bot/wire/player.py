"""A person at a table, who sees what the page would show and presses what it would offer."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from random import Random
from typing import NamedTuple

from tests.bot.sandbox_process import Json, NotOffered, SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.reading import Offer, is_picture, offers, place_of, plays, texts

UPDATED = 7
"""The kind of answer that changes the message clicked on."""


TO_COME = re.compile(r"Start now and (\d+)")
"""In how many seats of a lobby computers would play."""


async def fill_with(
    computers: int, shown: Json, click: Callable[[Json, str], Awaitable[Json]]
) -> None:
    """Have so many computers play, by the buttons that **Table …** has shown."""
    while (told := int(found[1]) if (found := TO_COME.search(texts(shown))) else 0) != computers:
        verb = "computer" if told < computers else "dismiss"
        [offer] = [each for each in offers(shown) if each.verb == verb]
        shown = await click(shown, offer.custom_id)


class Tap(NamedTuple):
    """What was pressed, and what came of it."""

    offer: Offer
    outcome: Json

    @property
    def click(self) -> int:
        """The id of the interaction."""
        return int(self.outcome["interaction"])

    @property
    def answered(self) -> bool:
        """Whether the bot answered at all."""
        return bool(self.outcome["outcome"] == "answered")

    @property
    def said(self) -> str:
        """What the answer says; "" where there is none."""
        return texts(self.outcome["message"]) if self.outcome["message"] else ""

    @property
    def acknowledged(self) -> bool:
        """Whether the person was shown that their action counts."""
        return self.answered and self.outcome["response"] == UPDATED and "⚠️" not in self.said


class Player:
    """Somebody with a name, who plays in a channel and remembers every tap."""

    def __init__(self, sandbox: SandboxProcess, name: str, channel: str = "general") -> None:
        self.sandbox, self.name, self.channel = sandbox, name, channel
        self.taps: list[Tap] = []
        self.route: Callable[[], Sequence[int]] = tuple
        """The shards that get the next tap; none: the one whose it is."""

    async def table(self) -> Json:
        """The newest message of a table in the channel."""
        return await until(self._table)

    async def _table(self) -> Json | None:
        tables = await self.tables()
        return tables[-1] if tables else None

    async def tables(self) -> list[Json]:
        """The messages of the channel that have something to press for everybody."""
        seen = await self.sandbox.messages(self.name, self.channel)
        return [m for m in seen if offers(m) and not m["flags"] & 64]

    async def hands(self) -> list[Json]:
        """The messages with the person's hand, the one in direct messages last."""
        here = await self.sandbox.messages(self.name, self.channel)
        shown = [message for message in here if is_picture(message, "hand")]
        return shown + await self.direct_hands()

    async def direct_hands(self) -> list[Json]:
        """The messages with the person's hand in direct messages."""
        direct = await self.sandbox.messages(self.name, "dm")
        return [message for message in direct if is_picture(message, "hand")]

    async def tap(self, message: Json, offer: Offer) -> Tap:
        """Press it; NotOffered if it is gone meanwhile."""
        values = [offer.value] if offer.value else []
        outcome = await self.sandbox.click(
            self.name, message, offer.custom_id, *values, shards=self.route()
        )
        self.taps.append(Tap(offer, outcome))
        return self.taps[-1]

    async def tap_twice(self, message: Json, offer: Offer) -> tuple[Tap, Tap]:
        """Press it twice at once; NotOffered, once both are through, if it was gone for one."""
        pressing = [asyncio.create_task(self.tap(message, offer)) for _ in range(2)]
        await asyncio.wait(pressing)
        first, second = pressing
        return first.result(), second.result()

    async def press(self, verb: str) -> Tap:
        """Press a button of the table message, as soon as it is there and stays for the press."""

        async def once() -> Tap | None:
            with suppress(NotOffered):  # a computer has just moved, and the table was drawn anew
                if button := await self._button(verb):
                    return await self.tap(*button)
            return None

        return await until(once)

    async def _button(self, verb: str) -> tuple[Json, Offer] | None:
        table = await self.table()
        offered = {offer.verb: offer for offer in offers(table)}
        if verb not in offered and "manage" in offered:  # of a lobby, whose other buttons it shows
            table = (await self.tap(table, offered["manage"])).outcome["message"]
            offered = {offer.verb: offer for offer in offers(table)}
        return (table, offered[verb]) if verb in offered else None

    async def computers(self, number: int) -> None:
        """Have so many computers play at the table."""

        async def click(message: Json, custom_id: str) -> Json:
            outcome = await self.sandbox.click(self.name, message, custom_id)
            shown: Json = outcome["message"]
            return shown

        await fill_with(number, (await self.press("manage")).outcome["message"], click)

    async def command(self, command: str, verb: str) -> None:
        """Use a command, and press what it offers."""
        asked = (await self.sandbox.slash(self.name, command, self.channel))["message"]
        [offer] = [offer for offer in offers(asked) if offer.verb == verb]
        assert (await self.tap(asked, offer)).answered

    async def open(self, game: str, **options: int) -> None:
        """Open a table, and set options that are numbers to be typed."""

        async def opened() -> Json | None:
            with suppress(NotOffered):  # Discord has the commands a moment after the start
                return await self.sandbox.slash(self.name, "play", self.channel, game=game)
            return None

        assert (await until(opened))["outcome"] == "answered"
        if not options:
            return
        shown = (await self.press("options")).outcome["message"]
        for option, number in options.items():
            await self._set(shown, place_of(game, option), number)

    async def _set(self, options: Json, place: str, number: int) -> None:
        menu = next(offer.custom_id for offer in offers(options) if offer.verb == "menu-option")
        asked = await self.sandbox.click(self.name, options, menu, place)
        field = asked["modal"]["components"][0]["component"]["custom_id"]
        outcome = await self.sandbox.submit(asked, **{field: str(number)})
        assert outcome["outcome"] == "answered"

    async def turn(self) -> tuple[Json, list[Offer]]:
        """The hand with which it is their turn, and what may be pressed."""
        return await until(self.may_act)

    async def act(self) -> Tap:
        """Press what is offered first, as soon as it is their turn and it stays for the press."""

        async def once() -> Tap | None:
            message, offered = await self.turn()
            with suppress(NotOffered):  # it is sent or shown anew
                return await self.tap(message, offered[0])
            return None

        return await until(once)

    async def may_act(self) -> tuple[Json, list[Offer]] | None:
        """The same, if it is their turn now."""
        for message in reversed(await self.hands()):
            if offered := plays(message):
                return message, offered
        return None

    async def play_on(self, random: Random, enough: asyncio.Event, longest: float = 0.15) -> None:
        """Play like somebody who cannot wait, anything, some of it twice, until it is enough.

        `longest` is how long they wait at most, in seconds. Where there was nothing to do they
        seldom look again before the bot has done something: to look is dear.
        """
        idle = -1
        while not enough.is_set():
            await asyncio.sleep(random.uniform(0, longest))
            asked = self.sandbox.log.stat().st_size
            if asked == idle and random.random() < 0.8:
                continue
            idle = -1
            with suppress(NotOffered):
                if turn := await self.may_act():
                    message, offered = turn
                    tap = random.choice((self.tap, self.tap, self.tap_twice))
                    await tap(message, random.choice(offered))
                elif random.random() < 0.2 and (button := await self._button("hand")):
                    await self.tap(*button)
                else:
                    idle = asked


async def in_turn(*players: Player) -> list[Player]:
    """These players, as soon as one of them is to act; that one first."""

    async def found() -> list[Player]:
        for player in players:
            if any(map(plays, await player.hands())):
                return [player, *(each for each in players if each is not player)]
        return []

    return await until(found)
