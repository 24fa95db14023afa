"""The cards as emojis of the application, by which buttons show them.

Discord itself says which it has: what it lacks is uploaded, and what is drawn otherwise by now is
deleted, so a start broken off is taken up by the next one.
"""

import asyncio
import logging
import re
from collections.abc import Mapping
from functools import partial
from typing import Final

import discord

from bot.operation.background_retry import NotYet, retry_until_done
from bot.ratelimits.urgency import Urgency, urgency
from games.cards import CARDS, FACES, FRENCH
from images import Renderer
from images.theme import Deck

log = logging.getLogger(__name__)

OURS: Final = re.compile(r"\w\w_[0-9a-f]{8}")
"""The names of our emojis, former ones too; others that the application has are left alone."""


class Emojis:
    """Those that Discord is known to have."""

    def __init__(self, client: discord.Client, renderer: Renderer) -> None:
        self._client, self._renderer = client, renderer
        self._names: dict[tuple[Deck, str], str] = {}
        self._known: dict[str, str] = {}  # as messages write them, by name
        self._decks: dict[tuple[Deck, str], dict[str, str]] = {}  # by card, until anything changes
        self._doubted = asyncio.Event()

    def of(self, deck: Deck, faces: str = FRENCH.key) -> Mapping[str, str]:
        """The emojis of a deck by card; a card that is not among them is told by its text.

        `faces`: as which French cards are shown.
        """
        if (found := self._decks.get((deck, faces))) is None:
            shown = FACES[faces].cards
            names = {card: self._names.get((deck, shown.get(card, card)), "") for card in CARDS}
            found = {card: self._known[name] for card, name in names.items() if name in self._known}
            self._decks[deck, faces] = found
        return found

    def doubt(self) -> None:
        """Discord does not know one of them any more: do without until it was asked."""
        self._known.clear()
        self._decks.clear()
        self._doubted.set()

    async def keep(self, uploads: bool) -> None:
        """Know what Discord has, until cancelled; one process of several `uploads` the rest."""
        while True:
            self._doubted.clear()
            await retry_until_done("cards are shown as text", partial(self.learn, uploads))
            await self._doubted.wait()

    async def learn(self, uploads: bool) -> None:
        """Know what Discord has; upload what it lacks, or NotYet if another process is to."""
        with urgency(Urgency.TIDYING):
            had = await self._client.fetch_application_emojis()
            self._names = self._names or await self._renderer.emoji_names()
            self._known = {each.name: str(each) for each in had}
            self._decks.clear()
            await self._upload(uploads)
            if uploads:
                await self._tidy(had)

    async def _upload(self, uploads: bool) -> None:
        for (deck, card), name in self._names.items():
            if name not in self._known:
                if not uploads:
                    raise NotYet("another process uploads the emojis")
                png = await self._renderer.emoji(card, deck)
                made = await self._client.create_application_emoji(name=name, image=png)
                self._known[name] = str(made)
                self._decks.clear()

    async def _tidy(self, had: list[discord.Emoji]) -> None:
        wanted = set(self._names.values())
        for each in had:
            if OURS.fullmatch(each.name) and each.name not in wanted:
                await each.delete()
                del self._known[each.name]
