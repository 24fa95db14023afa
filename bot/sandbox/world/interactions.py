"""A person's use of the bot: a command, a click, a form, and what became of it."""

import asyncio
import secrets
from dataclasses import dataclass, field
from enum import IntEnum

from bot.sandbox import refusals
from bot.sandbox.body import Json
from bot.sandbox.refusals import Refusal
from bot.sandbox.world.channels import Channel
from bot.sandbox.world.messages import Message
from bot.sandbox.world.people import Person

ANSWER_WITHIN = 3.0
"""Seconds in which the bot must answer."""
TOKEN_LASTS = 15 * 60.0
"""Seconds in which the token serves for follow-ups and edits."""
NO_RESPONSE = "The application did not respond"


class Kind(IntEnum):
    """What a person did, by Discord's numbers."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Answer(IntEnum):
    """How a bot may respond, by Discord's numbers."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass
class Interaction:
    """One use of the bot; `message` is the one clicked on, `original` is the response.

    `origin` is the interaction whose modal was submitted; `settled` is set by an answer or a
    failure; `payload` is what the bot was sent.
    """

    id: int
    kind: Kind
    person: Person
    channel: Channel
    data: Json
    created: float
    message: Message | None = None
    origin: "Interaction | None" = None
    token: str = field(default_factory=lambda: secrets.token_urlsafe(48))
    answer: Answer | None = None
    failure: str | None = None
    original: Message | None = None
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)
    payload: Json = field(default_factory=dict)
    settled: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def waiting(self) -> bool:
        """Neither answered nor failed."""
        return self.answer is None and self.failure is None

    @property
    def command(self) -> str:
        """The full name of the command that began it, without its slash; "" for a click."""
        if self.origin:
            return self.origin.command
        return command_name(self.data) if self.kind is Kind.COMMAND else ""


def command_name(data: Json) -> str:
    """The name of a command with its groups, from the data of its interaction."""
    words = [data["name"]]
    options = data.get("options") or []
    while options and options[0]["type"] in (1, 2):
        words.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join(words)


class Interactions:
    """The interactions there have been, and which of them the bot may still use."""

    def __init__(self) -> None:
        self._by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def add(self, interaction: Interaction) -> None:
        """Remember it, and forget those whose tokens expired long ago."""
        while self._by_id:
            oldest = next(iter(self._by_id.values()))
            if interaction.created - oldest.created < 2 * TOKEN_LASTS:
                break
            del self._by_id[oldest.id], self._by_token[oldest.token]
        self._by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction

    def get(self, interaction_id: int) -> Interaction | None:
        """The interaction of that id."""
        return self._by_id.get(interaction_id)

    def to_answer(self, interaction_id: int, token: str) -> Interaction:
        """The interaction that waits for a first answer; raises Refusal if it waits no longer."""
        interaction = self._by_id.get(interaction_id)
        if interaction is None or interaction.token != token or interaction.failure is not None:
            raise Refusal(refusals.UNKNOWN_INTERACTION)
        if interaction.answer is not None:
            raise Refusal(refusals.ALREADY_ACKNOWLEDGED)
        return interaction

    def by_token(self, token: str, now: float) -> Interaction:
        """The answered interaction whose webhook that is; raises Refusal when it has expired."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.answer is None:
            raise Refusal(refusals.UNKNOWN_WEBHOOK)
        if now > interaction.created + TOKEN_LASTS:
            raise Refusal(refusals.INVALID_WEBHOOK_TOKEN)
        return interaction
