"""The interactions there have been, and which of them the bot may still use."""

from bot.sandbox import refusals
from bot.sandbox.refusals import Refusal
from bot.sandbox.world.messages import Interaction

TOKEN_LASTS = 15 * 60.0
"""Seconds in which the token serves for follow-ups and edits."""


class Interactions:
    """All interactions, by id and by token."""

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
