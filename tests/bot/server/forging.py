"""Interactions as clients send them, and as none does."""

from collections import Counter, defaultdict, deque
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from discord import AppCommandOptionType, app_commands
from simcord import MemberActor
from simcord.backend import serializers
from simcord.backend.models import Interaction, Message
from simcord.interactions import base_payload

from bot.clicks.answers import ANSWERS
from bot.sandbox.world.components import walk
from games import GAMES
from tests.bot.server.room import Room

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
BUTTON, MENU, LABEL, FIELD = 2, 3, 18, 4
DEFERRED = 1 << 7

NUMBERS = (
    *("", "0", "1", "2", "3", "7", "0007", "-1", "99", "4096", "٣", "²", "1e3", "0x1", " 1", "1.5"),
    *(str(2**31), str(10**9), str(10**17), str(2**63 - 1), str(2**63), str(2**64), "9" * 60),
)
TEXTS = (
    *("", " ", "deal", "stop", "on", "off", "words", "open", "share", "QS", "KH suit S", "bid 4"),
    *("draw", "None", "\0", "QS\0", "\ud800", "<@1> @everyone", "\u202eevil", "**", ":" * 9),
    *("🂡" * 70, "`" * 90, "x" * 101, "x" * 2000, "x" * 6000, "1" * 5000, "-1", "0.0", "act QS"),
    *("{ $name }", "choose x", "spring", "global", "server", "clock", "preset", "set", "theme"),
    "target",
)
RARELY = ("forget", "quit", "leave", "film")
"""After the first time: of who is forgotten, or gone, little is left; and films are long."""
MOMENT = 0.002
"""Seconds between two presses: the number of one, which is shuffled by, tells its milliseconds and
how many numbers were given in them, and may not depend on how many requests came before."""
BETWEEN = 0.05
"""Seconds from one to the next, in which what waits for Discord's limits goes on."""
SEEN, LATEST, RECENT = 300, 30, 200
"""Buttons that are remembered, to be pressed when they are gone; messages and modals likewise."""


@dataclass(frozen=True)
class Forged:
    """An interaction as it was sent, and Discord's record of how it was answered."""

    record: Interaction
    payload: dict[str, Any]


class Forger:
    """Presses, picks, types and commands anything, as anybody."""

    def __init__(self, room: Room, people: list[MemberActor], random: Random) -> None:
        self.room, self.people, self.random = room, people, random
        self.pressed = Counter[str]()  # by verb, forged ones, too
        self.found = set[str]()  # verbs pressed where they stood
        self._seen: deque[str] = deque(["join:1:0"], maxlen=SEEN)
        self._offered = dict[int, tuple[Any, list[dict[str, Any]]]]()  # by message

    async def send(self) -> Forged:
        """Send one, and wait until the bot has done all that it does of it."""
        kinds = (self._press, self._submit, self._command, self._complete)
        [kind] = self.random.choices(kinds, weights=(13, 2, 4, 1))
        return await self._deliver(*kind())

    async def press(self, message: Message, custom_id: str, *values: str) -> Forged:
        """Press what does not stand on a message, or pick from it as from a menu."""
        data = {"custom_id": custom_id, "component_type": MENU if values else BUTTON}
        return await self._deliver(*self._on(message, COMPONENT, data | {"values": [*values]}))

    async def command(self, name: str, /, **texts: str) -> Forged:
        """Use a command with texts that no client lets one type."""
        options = [{"name": key, "type": 3, "value": text} for key, text in texts.items()]
        command = next(each for each in _commands(self.room) if each.qualified_name == name)
        return await self._deliver(*self._anywhere(COMMAND, _nested(command, options)))

    async def _deliver(self, record: Interaction, payload: dict[str, Any]) -> Forged:
        self.room.env.backend.emit("INTERACTION_CREATE", payload)
        await self.room.wait(BETWEEN)
        return Forged(record, payload)

    def is_answered(self, forged: Forged) -> bool:
        """Whether the person has been told something, or shown what they asked for."""
        messages = self.room.env.backend.messages.get(forged.record.channel_id, {})
        message = messages.get(forged.record.message_id or 0)
        return forged.record.responded and not (message and message.flags & DEFERRED)

    # Buttons, menus, and modals

    def _press(self) -> tuple[Interaction, dict[str, Any]]:
        message, shown = self._shown()
        custom_id, kind = shown["custom_id"], shown["type"]
        if self._chance(0.6):
            custom_id = self._mutated(custom_id)
        is_rare = custom_id.startswith(RARELY) and _verb(custom_id) in self.found
        if is_rare and self._chance(0.9):
            return self._press()
        if self._chance(0.05):
            kind = BUTTON + MENU - kind
        if custom_id == shown["custom_id"]:
            self.found.add(_verb(custom_id))
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
        if kind == MENU and self._chance(0.95):
            offered = [option["value"] for option in shown.get("options", ())]
            values = [*offered, self._text()] if self._chance(0.8) else [*TEXTS, *NUMBERS]
            count = self.random.choice((0, 1, 1, 1, 2, 9))
            data["values"] = self.random.sample(values, min(count, len(values)))
        self.pressed[_verb(custom_id)] += 1
        return self._on(message, COMPONENT, data)

    def _submit(self) -> tuple[Interaction, dict[str, Any]]:
        recent = [*self.room.env.backend.interactions.values()][-RECENT:]
        asked = [each.modal["custom_id"] for each in recent if each.modal]
        custom_id = self.random.choice([*asked, "set:2:0:target", "typed:3:1:bet", "tell:1:0"])
        if self._chance(0.4):
            custom_id = self._mutated(custom_id)
        self.pressed[_verb(custom_id)] += 1
        field = {"type": FIELD, "id": 2, "custom_id": "x", "value": self._text()}
        parts = [{"type": LABEL, "id": 1, "component": field}] * self.random.choice((0, 1, 1, 1, 2))
        return self._on(self._shown()[0], MODAL, {"custom_id": custom_id, "components": parts})

    def _shown(self) -> tuple[Message, dict[str, Any]]:
        """A message, one of the latest of its kind, and something on it that can be pressed."""
        kinds = defaultdict[str, list[tuple[Message, list[dict[str, Any]]]]](list)
        for channel in self.room.env.backend.messages.values():
            shown = ((each, self._pressable(each)) for each in reversed(channel.values()))
            for message, parts in islice((each for each in shown if each[1]), LATEST):
                kinds[_parts(parts[0]["custom_id"])[0]].append((message, parts))
        message, parts = self.random.choice(kinds[self.random.choice([*kinds])])
        self._seen.extend(part["custom_id"] for part in parts[:3])
        if self._chance(0.5):
            return message, min(parts, key=lambda part: self.pressed[_verb(part["custom_id"])])
        return message, self.random.choice(parts)

    def _pressable(self, message: Message) -> list[dict[str, Any]]:
        """What can be pressed on a message, looked for again once it was edited."""
        shown = message.components
        if message.id not in self._offered or self._offered[message.id][0] is not shown:
            self._offered[message.id] = shown, [each for each in walk(shown) if "custom_id" in each]
        return self._offered[message.id][1]

    def _on(
        self, message: Message, kind: int, data: dict[str, Any]
    ) -> tuple[Interaction, dict[str, Any]]:
        """By whom it is for, or by anybody else."""
        backend, channel = self.room.env.backend, message.channel_id
        readers = [each for each in self.people if each.user.dm_channel.id == channel]
        presser = self.random.choice(readers if readers and self._chance(0.6) else self.people)
        record, payload = self._payload(presser, kind, data, channel)
        record.source_message_id = message.id
        payload["message"] = dict(serializers.message_payload(backend, message))
        return record, payload

    def _mutated(self, custom_id: str) -> str:
        """The same with another verb, match, length or details; now and then something else."""
        if self._chance(0.1):
            return self.random.choice((*self._seen, *self._seen, *TEXTS, *NUMBERS))
        parts, other = _parts(custom_id), _parts(self.random.choice(self._seen))
        for place in self.random.choices(range(4), k=self.random.choice((1, 1, 1, 2, 4))):
            if self._chance(0.5):
                parts[place] = other[place]
            elif place == 0 and self._chance(0.5):
                parts[0] = min(ANSWERS, key=lambda verb: self.pressed[verb])
            elif place == 0:
                parts[0] = self.random.choice(("", "menu-", "menu-act", *ANSWERS))
            elif place == 3:
                parts[3] = self.random.choice((*TEXTS, *NUMBERS))
            elif parts[place].isdecimal() and self._chance(0.6):
                parts[place] = str(int(parts[place]) + self.random.choice((-1, 1, 2)))
            else:
                parts[place] = self.random.choice(NUMBERS)
        return ":".join(parts if parts[3] or self._chance(0.1) else parts[:3])

    # Commands

    def _command(self) -> tuple[Interaction, dict[str, Any]]:
        command = self.random.choice([*_commands(self.room)])
        options, resolved = [], dict[str, Any]()
        for parameter in command.parameters:
            if self._chance(0.95 if parameter.required else 0.5):
                options.append(self._option(parameter, resolved))
        if self._chance(0.05):
            options.append({"name": "more", "type": 3, "value": self._text()})
        data = _nested(command, options) | {"resolved": resolved}
        if self._chance(0.03):
            data["name"] = self._text()
        return self._anywhere(COMMAND, data)

    def _complete(self) -> tuple[Interaction, dict[str, Any]]:
        known = [
            (command, parameter)
            for command in _commands(self.room)
            for parameter in command.parameters
            if parameter.autocomplete
        ]
        command, parameter = self.random.choice(known)
        typed = {"name": parameter.display_name, "type": parameter.type.value, "focused": True}
        options = [typed | {"value": self.random.choice((self._text(), *GAMES))}]
        return self._anywhere(AUTOCOMPLETE, _nested(command, options))

    def _option(
        self, parameter: app_commands.Parameter, resolved: dict[str, Any]
    ) -> dict[str, Any]:
        value: Any = self.random.choice((self._text(), *GAMES))
        if parameter.choices and self._chance(0.8):
            value = self.random.choice(parameter.choices).value
        if parameter.type is AppCommandOptionType.integer:
            value = self.random.choice((1, 2, 3, 0, -1, 2**53, 2**63, 10**30))
        if parameter.type is AppCommandOptionType.user:
            backend, user = self.room.env.backend, self.random.choice(self.people).id
            value = str(user)
            resolved["users"] = {value: dict(serializers.user_payload(backend.get_user(user)))}
        return {"name": parameter.display_name, "type": parameter.type.value, "value": value}

    def _anywhere(self, kind: int, data: dict[str, Any]) -> tuple[Interaction, dict[str, Any]]:
        presser, channels = self.random.choice(self.people), self.room.env.backend.channels
        places = [each.id for each in channels.values() if each.guild_id == presser.guild.id]
        channel = self.random.choice([*places, *places, *places, presser.user.dm_channel.id])
        return self._payload(presser, kind, data, channel)

    def _payload(
        self, presser: MemberActor, kind: int, data: dict[str, Any], channel: int
    ) -> tuple[Interaction, dict[str, Any]]:
        backend = self.room.env.backend
        backend.advance_clock(MOMENT)
        guild = backend.get_channel(channel).guild_id
        if guild and presser.id not in backend.get_guild(guild).members:
            presser = next(each for each in self.people if each.guild.id == guild)
        return base_payload(
            backend, type=kind, channel_id=channel, guild_id=guild, user_id=presser.id, data=data
        )

    def _text(self) -> str:
        return self.random.choice((*TEXTS, *NUMBERS))

    def _chance(self, share: float) -> bool:
        return self.random.random() < share


def _parts(custom_id: str) -> list[str]:
    """Verb, match, length and details."""
    return [*custom_id.split(":", 3), "", "", "", ""][:4]


def _verb(custom_id: str) -> str:
    return _parts(custom_id)[0].removeprefix("menu-")


def _commands(room: Room) -> Iterator[app_commands.Command[Any, ..., Any]]:
    for command in room.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield command


def _nested(
    command: app_commands.Command[Any, ..., Any], options: list[dict[str, Any]]
) -> dict[str, Any]:
    """A command as Discord tells of it: a subcommand is an option of its group."""
    if command.parent is None:
        return {"id": "1", "name": command.name, "type": 1, "options": options}
    inner = {"name": command.name, "type": 1, "options": options}
    return {"id": "1", "name": command.parent.name, "type": 1, "options": [inner]}
