"""The languages of people, servers and tables.

People read what comes to them alone as they chose in `/preferences`, or else as their Discord last
told. What all read at a table is in the table's language, whatever its people read.
"""

from contextlib import AbstractContextManager
from dataclasses import replace

from bot.concurrency.tasks import Tasks
from bot.hosting.preferences import (
    AUTOMATIC,
    Preferences,
    ServerSettings,
    preferences_of,
    read_chosen,
)
from bot.matches.match import Match, Person
from bot.store import Unavailable
from bot.store.people import People
from bot.words import language_of, speaking
from games.words import ENGLISH


def at_table(match: Match) -> AbstractContextManager[None]:
    """Speak to all at a table."""
    return speaking(match.locale, match.game)


def to_reader(match: Match, prefs: Preferences) -> AbstractContextManager[None]:
    """Speak of a match to one person alone."""
    return speaking(prefs.locale, match.game)


def of_server(settings: ServerSettings, told: str | None, otherwise: str) -> str:
    """The language of a server: the one it chose, or that of the locale that Discord tells of it.

    `otherwise` is for a place outside any server.
    """
    if settings.language != AUTOMATIC:
        return settings.language
    return language_of(told) if told else otherwise


async def to_seat(people: People, match: Match, seat: int) -> AbstractContextManager[None]:
    """Speak to the person in a seat, or the last who was."""
    user = match.seats[seat].last_person
    return to_reader(match, await preferences_of(people, user)) if user else at_table(match)


class Languages:
    """The languages of people who click; it is stored when one differs from what is known."""

    def __init__(self, people: People) -> None:
        self._people = people
        self.tasks = Tasks()

    async def of(self, person: Person, told: str) -> str:
        """The language of a person whose Discord tells this locale; it is stored meanwhile."""
        now = language_of(told)
        try:
            known = await self._people.player(person.id)
        except Unavailable:
            return now
        if (known.locale or ENGLISH) != now and person.id not in self.tasks:
            self.tasks.start(self._note(person, now), "note a language", person.id)
        return replace(read_chosen(Preferences, known.prefs), discord_language=now).locale

    async def settle(self, user: int) -> None:
        """Wait until nothing is being stored about a person here."""
        await self.tasks.finish(user)

    async def _note(self, person: Person, language: str) -> None:
        """English is stored of nobody: it is what strangers read."""
        try:
            await self._people.set_locale(person, None if language == ENGLISH else language)
        except Unavailable:
            """The next click tells it again."""
