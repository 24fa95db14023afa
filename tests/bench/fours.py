"""Tables of four people on the wire: who may press what, and how far the table's picture is."""

import asyncio
from collections import Counter
from random import Random
from time import perf_counter

from tests.bench.wire import Wire
from tests.bot.sandbox_process import Json, NotOffered
from tests.bot.wire.reading import Offer, is_picture, offers, plays, texts

UPDATED = 7  # the kind of answer that changes the message clicked on
LATE = 5.0
"""Seconds after an answered click by which the table must have been drawn."""
SHOWN = ("hand", "again")
"""Buttons of a table's message that tell how many actions it shows."""


class Seen:
    """What came of some clicks."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        """Seconds from a click to its answer, if it came."""
        self.behind: list[float] = []
        """Seconds from the answer to a click until the table's message showed it."""
        self.came_to: Counter[str] = Counter()
        self.starved: set[int] = set()
        self.requests = 0


class Seat:
    """A person at a table, with their hand in direct messages."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.message = 0
        self.offers: list[Offer] = []

    def show(self, message: Json) -> None:
        """The hand looks like this now."""
        offered = plays(message)
        acts = [offer for offer in offered if offer.verb == "act"]
        self.offers = acts or offered


class Four:
    """One table: it is opened, and from then on clicked on and watched.

    It enters itself among the `known` by the ids of its messages.
    """

    def __init__(self, wire: Wire, number: int, game: str, known: dict[int, "Four"]) -> None:
        self.wire, self.number, self.game, self._known = wire, number, game, known
        self.seats = [Seat(f"{name}-{number}") for name in ("ann", "bob", "cleo", "dan")]
        self.channel = f"table-{number}"
        self.message = 0
        self.shown = 0
        self.busy = False
        self.seen = Seen()
        self._offers: list[Offer] = []
        self._changed = asyncio.Event()
        self._owed: list[tuple[int, float]] = []  # what is to be shown, and since when

    async def open(self) -> None:
        """Let the first open it and the others join, and deal."""
        for seat in self.seats:
            await self.wire.ask("POST", f"people/{seat.name}")
        host, *guests = self.seats
        slash = {"as": host.name, "channel": self.channel, "command": "play"}
        opened = await self.wire.ask("POST", "slash", **slash, options={"game": self.game})
        self.message = int(opened["message"]["id"])
        self._known[self.message] = self
        self._offers = offers(opened["message"])
        for guest in guests:
            await self._press(guest, "join")
        await self._press(host, "start")

    async def _press(self, seat: Seat, verb: str) -> None:
        """Press a button of the table's message as soon as it is there."""
        while True:
            for offer in [each for each in self._offers if each.verb == verb]:
                outcome = await self.wire.click(seat.name, {"id": self.message}, offer.custom_id)
                if outcome["outcome"] == "answered":
                    return
            self._changed.clear()
            await self._changed.wait()

    async def find_hands(self) -> bool:
        """Look for the hands that are not known yet; whether all are."""
        for seat in self.seats:
            if not seat.message:
                for message in await self.wire.messages(seat.name, "dm"):
                    if is_picture(message, "hand.png"):
                        seat.message = int(message["id"])
                        self._known[seat.message] = self
                        seat.show(message)
        return all(seat.message for seat in self.seats)

    @property
    def ready(self) -> list[Seat]:
        """The seats that have something to press, unless a click is under way."""
        return [] if self.busy else [seat for seat in self.seats if seat.offers]

    def drawn(self, message: int, body: Json) -> None:
        """The bot has edited one of this table's messages."""
        if message == self.message:
            self._offers = offers(body)
            lengths = [offer.length for offer in self._offers if offer.verb in SHOWN]
            self.shown = max([self.shown, *lengths])
            self._changed.set()
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
                    self.seen.starved.add(self.number)
        self._owed = [owed for owed in self._owed if owed[0] > self.shown]

    @property
    def owes(self) -> bool:
        """Whether something answered has not been drawn."""
        return bool(self._owed)

    def give_up(self) -> None:
        """What has not been drawn will not be waited for."""
        if self._owed:
            self.seen.starved.add(self.number)
            self.seen.behind += [perf_counter() - since for _, since in self._owed]
            self._owed = []

    async def click(self, random: Random) -> None:
        """Press something legal; a table has one click at a time."""
        seat = random.choice(self.ready)
        offer = random.choice(seat.offers)
        expected = max(offer.length, self.shown) + 1
        self.busy, seat.offers = True, []
        try:
            await self._click(seat, offer, expected)
        finally:
            self.busy = False

    async def _click(self, seat: Seat, offer: Offer, expected: int) -> None:
        seen, began = self.seen, perf_counter()
        values = [offer.value] if offer.value else []
        try:
            outcome = await self.wire.click(
                seat.name, {"id": seat.message}, offer.custom_id, *values
            )
        except NotOffered:  # the hand was edited meanwhile
            seen.came_to["gone"] += 1
            await self._look(seat)
            return
        answered = perf_counter()
        if outcome["outcome"] != "answered":
            seen.came_to["unanswered"] += 1
            await self._look(seat)
            return
        seen.answers.append(answered - began)
        if outcome["response"] != UPDATED:
            seen.came_to["told to wait"] += 1
            await self._look(seat)
        elif "⚠️" in texts(outcome["message"]):
            seen.came_to["too late"] += 1
            seat.show(outcome["message"])
        else:
            seen.came_to["done"] += 1
            seat.show(outcome["message"])
            if offer.verb == "act":
                self._owed.append((expected, answered))
                self._settle()

    async def _look(self, seat: Seat) -> None:
        """See what the hand is like: it did not come with an answer."""
        await asyncio.sleep(0.2)
        for message in await self.wire.messages(seat.name, "dm"):
            if int(message["id"]) == seat.message:
                seat.show(message)
