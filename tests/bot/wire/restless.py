"""Somebody who presses whatever they see, wherever they can, and sometimes while Discord fails."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from random import Random

from tests.bot.sandbox_process import Json, NotOffered, SandboxProcess
from tests.bot.wire.reading import Offer, is_picture, offers, plays

GROUP = "friends"
PLACES = ("general", "table-2", GROUP)
EPHEMERAL = 1 << 6
LOOKS = 6
"""How often somebody looks for each thing that they may press."""


def _weighed(words: Mapping[int, str]) -> dict[str, int]:
    return {word: weight for weight, several in words.items() for word in several.split()}


VERBS = _weighed(
    {
        20: "act cards",
        9: "join start step ready again here resume",
        4: "hand computer agree enter",
        1: "order back sit leave quit object drop scores private",
    }
)
"""What is pressed, and how gladly; nothing else is."""
COMMANDS = _weighed(
    {
        4: "hand preferences",
        2: "leave table-show table-join table-end",
        1: "table-pause table-draw table-redeal table-undo table-claim",
    }
)
"""What is typed, likewise."""
EDIT = "/channels/{channel_id}/messages/{message_id}"
FOLLOW_UP = "/webhooks/{webhook_id}/{webhook_token}"
ROUTES = (
    *[("PATCH", EDIT)] * 4,
    *[("POST", "/channels/{channel_id}/messages")] * 2,
    *[("PATCH", f"{FOLLOW_UP}/messages/@original")] * 2,
    ("PATCH", f"{FOLLOW_UP}/messages/{{message_id}}"),
    ("POST", FOLLOW_UP),
    ("DELETE", EDIT),
)
SLOW: list[Json] = [{"delay": 0.02}, {"delay": 0.1}]
TROUBLES = [*SLOW * 3, {"retry_after": 0.02}, {"status": 500}, {"reset": True}]


class Restless:
    """A person at tables of these games; each press goes to any one of so many shards."""

    def __init__(
        self, sandbox: SandboxProcess, name: str, games: Sequence[str], shards: int, seed: int
    ) -> None:
        self.sandbox, self.name, self.games, self.shards = sandbox, name, games, shards
        self.alone: dict[int, tuple[str, int]] = {}
        """Where a hand of a match was last shown to them alone, and which: that one is kept true.

        0: which is not known.
        """
        self._random = Random(f"{seed} {name}")

    async def live(self, presses: int) -> None:
        """Press or type so many things, or fewer where there is hardly anything to press."""
        for _ in range(LOOKS * presses):
            if presses <= 0:
                return
            await asyncio.sleep(self._random.uniform(0, 0.3))
            with suppress(NotOffered):  # it is gone meanwhile
                presses -= await self._act(self._random.choice(PLACES))

    async def _act(self, place: str) -> bool:
        """Play if that is possible, or do something else; whether anything was done."""
        random, here = self._random, await self.sandbox.messages(self.name, place)
        direct = await self.sandbox.messages(self.name, "dm")
        hands = [each for each in (*direct, *here) if plays(each)]
        if hands and random.random() < 0.85:
            message = random.choice(hands[-2:])
            return await self._press(place, message, random.choice(plays(message)))
        if not any({"join", "hand", "again"} & verbs(each) for each in here):
            return await self._type(place, "play", game=random.choice(self.games))
        if random.random() < 0.5:  # else the others would hardly come to play
            return False
        if random.random() < 0.08:
            [command] = random.choices([*COMMANDS], [*COMMANDS.values()])
            return await self._type(place, command.replace("-", " "))
        seen = [each for each in random.choice((direct, here, here))[-6:] if offers(each)]
        if not seen:
            return False
        message = random.choice(seen[-3:])
        weights = [VERBS.get(each.verb.removeprefix("menu-"), 0) for each in offers(message)]
        if not any(weights):
            return False
        [offer] = random.choices(offers(message), weights)
        return await self._press(place, message, offer)

    async def _press(self, place: str, message: Json, offer: Offer) -> bool:
        """Press it, perhaps twice at once, and perhaps while Discord has its troubles."""
        random, values = self._random, [offer.value] if offer.value else []
        if random.random() < 0.3:
            method, route = random.choice(ROUTES)
            fault = random.choice(TROUBLES)
            await self.sandbox.ask("POST", "faults", method=method, route=route, **fault)
        shards = [random.randrange(self.shards)]
        press = partial(self.sandbox.click, self.name, message, offer.custom_id, shards=shards)
        if random.random() < 0.2:
            self.alone[match_of(message)] = place, 0
            await asyncio.gather(press(*values), press(*values))
        else:
            self._note(place, (await press(*values))["message"])
        return True

    async def _type(self, place: str, command: str, **options: str) -> bool:
        """Use a command; where that asks how hands are to come, press an answer."""
        message = (await self.sandbox.slash(self.name, command, place, **options))["message"]
        self._note(place, message)
        if message and (ways := [it for it in offers(message) if it.custom_id.endswith(".hands")]):
            await self._press(place, message, self._random.choice(ways))
        return True

    def _note(self, place: str, message: Json | None) -> None:
        """Note what has answered; by answers alone the table does, and the hand follows."""
        if message and message["flags"] & EPHEMERAL and is_picture(message, "hand"):
            self.alone[match_of(message)] = place, int(message["id"])
        elif message and "hand" in verbs(message):
            self.alone[match_of(message)] = place, 0


def verbs(message: Json) -> set[str]:
    """What the buttons and menus of a message do."""
    return {offer.verb for offer in offers(message)}


def match_of(message: Json) -> int:
    """The match that a message is of; 0 for none."""
    return max((int(offer.custom_id.split(":")[1]) for offer in offers(message)), default=0)
