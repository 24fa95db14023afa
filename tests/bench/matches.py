"""Matches on the wire: who may press what, and how far the table's message is behind."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from types import TracebackType
from typing import Self

from tests.bench.wire import Wire
from tests.bot.sandbox_process import Json, NotOffered
from tests.bot.wire.player import fill_with
from tests.bot.wire.reading import (
    Offer,
    drawn_after,
    is_picture,
    offers,
    place_of,
    plays,
    texts,
)

UPDATED = 7  # the kind of answer that changes the message clicked on
LATE = 5.0
"""Seconds after an answered click by which the table must have been drawn."""
STUCK = 120.0
"""Seconds after which a match that was not dealt and drawn never will be."""
AGAIN = 0.5  # seconds until something is tried again
POSTED = "/channels/{channel_id}/messages"
ANSWERS = "/webhooks/"
"""Beginning of the routes by which the answers to interactions are edited."""


class Sandbox:
    """A sandbox whose matches are told of the bot's edits; an asynchronous context manager."""

    def __init__(self, folder: Path, channels: int) -> None:
        self.wire = Wire(folder, channels, self._told)
        self.requests = 0
        self.known: dict[int, Match] = {}
        """By the ids of their messages."""
        self.rung: dict[int, Match] = {}
        """By the channels in which their people's hands are posted anew, to ring."""
        self._looking: set[asyncio.Task[None]] = set()
        self.clicked: dict[int, Seat] = {}
        """By interactions that were answered: who clicked."""
        self.anew: set[int] = set()
        """Interactions whose answers were edited later."""
        self._interactions: dict[str, int] = {}  # by their tokens
        self._changed = asyncio.Event()

    async def __aenter__(self) -> Self:
        await self.wire.__aenter__()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.wire.__aexit__(kind, error, trace)

    def _told(self, line: Json) -> None:
        self.requests += 1
        before, place, last = f"//{line['path']}".split("/")[-3:]
        if line["route"] == POSTED:
            self._posted(int(place))
        elif last == "callback":
            self._interactions[place] = int(before)
        elif line["method"] == "PATCH" and line["status"] == 200:
            if last.isdecimal():
                self._edited(int(last), line["body"])
            elif line["route"].startswith(ANSWERS):
                self._answered_anew(self._interactions[before], line["body"])

    def _posted(self, channel: int) -> None:
        if match := self.rung.get(channel):
            task = asyncio.create_task(match.find_hands(channel))
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)
        self.tell()

    def _answered_anew(self, interaction: int, body: Json) -> None:
        """The answer to a click was edited: that is the hand it was made on."""
        if seat := self.clicked.get(interaction):
            seat.show(body)
            self.tell()
        self.anew.add(interaction)

    def _edited(self, message: int, body: Json) -> None:
        if match := self.known.get(message):
            match.drawn(message, body)
            self.tell()

    def tell(self) -> None:
        """Wake all that wait for a change."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def change(self, seconds: float) -> None:
        """Wait until something was drawn, but not longer than that."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), seconds)


class Seen:
    """What came of some clicks."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        """Seconds from a click to its answer, if it came."""
        self.behind: list[float] = []
        """Seconds from the answer to a click until the table's message showed it."""
        self.came_to: Counter[str] = Counter()
        self.starved: set[str] = set()
        self.requests = 0


class Seat:
    """A person at a table, with their hand in direct messages."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.message = self.channel = 0
        self.offers: list[Offer] = []
        """What can be pressed now, the hint only where nothing is played at one tap."""
        self.hint: Offer | None = None
        self.shows = 0
        """How often it has been edited: what was read before that is old."""

    def show(self, message: Json) -> None:
        """The hand looks like this now."""
        self.shows += 1
        found = offers(message)
        hints = [offer for offer in found if offer.verb == "hint"]
        offered = plays(message)
        acts = [offer for offer in offered if offer.verb == "act"]
        self.offers = acts or offered or hints
        self.hint = hints[0] if hints else None


class Match:
    """One table: it is opened, and from then on clicked on and watched."""

    def __init__(self, sandbox: Sandbox, game: str, channel: str, people: Sequence[str]) -> None:
        self.sandbox, self.wire = sandbox, sandbox.wire
        self.game, self.channel = game, channel
        self.seats = [Seat(name) for name in people]
        self.message = 0
        self.shown = -1
        self.busy = False
        self.seen = Seen()
        self._offers: list[Offer] = []
        self._owed: list[tuple[int, float]] = []  # what is to be shown, and since when

    async def begin(self, computers: int = 0, **options: int) -> None:
        """Gather people and computers, and deal; until all is drawn and everybody has their hand.

        `options` are those whose values are typed. Who is told to wait tries again.
        """
        host, *guests = self.seats
        presses = [(guest, "join") for guest in guests]
        async with asyncio.timeout(STUCK):
            await self.open()
            for name, number in options.items():
                while not await self._set(host, name, number):
                    await self.sandbox.change(AGAIN)
            while self.shown < 0:
                for each in presses:
                    await self.press_below(*each)
                with suppress(ValueError):  # the bot was too slow: this is tried again
                    if shown := await self.press_below(host, "manage"):
                        await fill_with(computers, shown, partial(self._press, host))
                await self.press_below(host, "start")
                await self._dealt()
            await self.find_hands()
            while not all(seat.message for seat in self.seats):
                await self.sandbox.change(AGAIN)
                await self.find_hands()

    async def open(self) -> None:
        """Open the table, everybody being there."""
        for seat in self.seats:
            await self.wire.ask("POST", f"people/{seat.name}")
        host, opened = self.seats[0], Json(message=None)
        while not offers(opened["message"] or {}):
            opened = await self.wire.slash(host.name, "play", self.channel, game=self.game)
        self.message = int(opened["message"]["id"])
        self.sandbox.known[self.message] = self
        self._offers = offers(opened["message"])

    async def press_below(self, seat: Seat, verb: str) -> Json:
        """Press a button of the table's message, if it is there; the message that answers."""
        with suppress(NotOffered):  # the message was edited meanwhile
            for offer in [each for each in self._offers if each.verb == verb]:
                outcome = await self.wire.click(seat.name, {"id": self.message}, offer.custom_id)
                return outcome["message"] or {}
        return {}

    async def _press(self, seat: Seat, message: Json, custom_id: str) -> Json:
        """Press what a message has that only they see; what it shows then."""
        shown: Json = (await self.wire.click(seat.name, message, custom_id))["message"]
        return shown

    async def _set(self, host: Seat, name: str, number: int) -> bool:
        """Set an option that is typed; False if the bot was too slow, or discord.py too late."""
        if asked := await self._ask(host, name):
            field = asked["modal"]["components"][0]["component"]["custom_id"]
            outcome = await self.wire.submit(asked, **{field: str(number)})
            return bool(outcome["outcome"] == "answered")
        return False

    async def dismiss(self, name: str) -> None:
        """Have a form shown to the host in which an option is typed, and dismiss it."""
        while not await self._ask(self.seats[0], name):
            await self.sandbox.change(AGAIN)

    async def _ask(self, host: Seat, name: str) -> Json | None:
        """The form in which an option is typed, if it came."""
        place, managed = place_of(self.game, name), await self.press_below(host, "manage")
        options = [each.custom_id for each in offers(managed) if each.verb == "options"]
        shown = await self._press(host, managed, options[0]) if options else Json()
        for menu in [offer.custom_id for offer in offers(shown) if offer.value == place]:
            asked = await self.wire.click(host.name, shown, menu, place)
            if asked["modal"]:
                return asked
        return None

    async def _dealt(self) -> None:
        """Wait until the table is posted, or the start was not heard."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LATE):
                while self.shown < 0:
                    await self._find_table()
                    await self.sandbox.change(AGAIN)

    async def _find_table(self) -> None:
        """See where the table stands, which is posted below its lobby."""
        lobby = self.message
        for message in await self.wire.messages(self.seats[0].name, self.channel):
            is_below = int(message["id"]) > lobby  # others have left tables above it
            if is_below and any(offer.verb == "hand" for offer in offers(message)):
                self.message = int(message["id"])
                self.sandbox.known[self.message] = self
                self.drawn(self.message, message)

    async def find_hands(self, channel: int = 0) -> None:
        """See where hands are: those not seen yet, and what was just posted in a channel."""
        for seat in self.seats:
            if seat.channel == channel:
                for message in await self.wire.messages(seat.name, "dm"):
                    if is_picture(message, "hand"):
                        seat.message, seat.channel = int(message["id"]), int(message["channel_id"])
                        self.sandbox.known[seat.message] = self.sandbox.rung[seat.channel] = self
                if seat.message:
                    await self._look(seat)  # it may have been edited meanwhile
        self.sandbox.tell()

    @property
    def over(self) -> bool:
        """Whether the table's message shows the end."""
        return any(offer.verb == "again" for offer in self._offers)

    @property
    def ready(self) -> list[Seat]:
        """The seats that have something to press, unless a click is under way."""
        return [] if self.busy else [seat for seat in self.seats if seat.offers]

    def drawn(self, message: int, body: Json) -> None:
        """The bot has edited one of this table's messages."""
        if message == self.message:
            self._offers = offers(body)
            self.shown = max(self.shown, drawn_after(body))
            self._settle()
        for seat in self.seats:
            if seat.message == message:
                seat.show(body)

    def _settle(self) -> None:
        now = perf_counter()
        for length, since in self._owed:
            if length <= self.shown:
                self.seen.behind.append(max(0.0, now - since))
                if now - since > LATE:
                    self.seen.starved.add(self.channel)
        self._owed = [owed for owed in self._owed if owed[0] > self.shown]

    @property
    def owes(self) -> bool:
        """Whether something answered has not been drawn."""
        return bool(self._owed)

    def give_up(self) -> None:
        """What has not been drawn will not be waited for."""
        if self._owed:
            self.seen.starved.add(self.channel)
            self.seen.behind += [perf_counter() - since for _, since in self._owed]
            self._owed = []

    async def click(self, random: Random) -> None:
        """Press something legal; a table has one click at a time."""
        seat = random.choice(self.ready)
        await self.press(seat, random.choice(seat.offers))

    async def press(self, seat: Seat, offer: Offer) -> None:
        """Press this on a seat's hand, and see what comes of it."""
        expected = max(offer.length, self.shown) + 1
        self.busy, seat.offers = True, []
        try:
            await self._click(seat, offer, expected)
        finally:
            self.busy = False
            self.sandbox.tell()

    async def _click(self, seat: Seat, offer: Offer, expected: int) -> None:
        seen, began, shows = self.seen, perf_counter(), seat.shows
        values = [offer.value] if offer.value else []
        try:
            hand = {"id": seat.message}
            outcome = await self.wire.click(seat.name, hand, offer.custom_id, *values)
        except NotOffered:  # the hand was edited meanwhile
            seen.came_to["gone"] += 1
            await self._look(seat)
            return
        answered, interaction = perf_counter(), int(outcome["interaction"])
        if outcome["outcome"] != "answered":
            seen.came_to["unanswered"] += 1
            await self._look(seat)
            return
        seen.answers.append(answered - began)
        if outcome["response"] != UPDATED:
            seen.came_to["told to wait"] += 1
            await self._look(seat)
            return
        self.sandbox.clicked[interaction] = seat
        if seat.shows == shows and interaction not in self.sandbox.anew:
            seat.show(outcome["message"])
        else:
            await self._look(seat)
        if "⚠️" in texts(outcome["message"]):
            seen.came_to["too late"] += 1
        elif offer.verb == "act":
            seen.came_to["played"] += 1
            self._owed.append((expected, answered))
            self._settle()

    async def _look(self, seat: Seat) -> None:
        """See what the hand is like, when what was told of it may have come out of order."""
        while True:
            shows = seat.shows
            seen = await self.wire.messages(seat.name, "dm")
            found = [message for message in seen if int(message["id"]) == seat.message]
            if seat.shows == shows:
                for message in found:
                    seat.show(message)
                return
