"""Preferences of a person and settings of a server; the store saves them as JSON."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, ClassVar, NamedTuple, TypeAlias, TypeVar

from bot.matches.lobby import CLOCKS
from bot.matches.played import Played
from bot.store.people import People, Profile
from bot.words import language_of, locales
from games import GAMES
from games.choices import PASSIVE
from games.game import Game
from games.options import choices_for, option
from games.sorting import SORTS
from games.words import ENGLISH
from images.theme import DECKS, THEMES, Style

DIRECT, BUTTON = "direct", "button"
"""The ways a hand comes: by direct message, or only by **Show my hand**."""
OFFER, MAKE, EACH = "offer", "make", "each"
"""Threads in a channel with many tables: offered to the next, or opened at once; or one opened for
every table."""
PICTURES, TEXT = "pictures", "text"
ON, OFF = "on", "off"
MANAGERS, EVERYONE = "managers", "everyone"
"""Those who may start an arena; with `OFF` nobody may."""
AUTOMATIC = "automatic"
"""In place of a language: that of the person's Discord, or of the server there."""
LANGUAGE = "language"
"""What of both can be chosen; which there are, folders decide."""
USUAL_CLOCK = 120
"""Seconds for a turn where a server has not chosen others."""
TABLE, HAND = "table", "hand"
"""The private message: the table and the hand, or the hand alone."""
PASSES, EVERYTHING, NOTHING = "passes", "all", "none"
"""The forced actions that are played for a person."""


@dataclass(frozen=True)
class Preferences:
    """The choices of a person; they decide for what that person alone sees."""

    key: ClassVar = "preference"

    theme: str = option("green", tuple(THEMES))
    deck: str = option("four", tuple(DECKS))
    sort: str = option("game", SORTS)
    hands: str = option(DIRECT, (DIRECT, BUTTON))
    message: str = option(TABLE, (TABLE, HAND))
    show: str = option(PICTURES, (PICTURES, TEXT))
    forced: str = option(PASSES, (PASSES, EVERYTHING, NOTHING))
    language: str = AUTOMATIC
    discord_language: str = ENGLISH  # of their Discord, as it said last

    @property
    def locale(self) -> str:
        """The language that the person reads."""
        return self.discord_language if self.language == AUTOMATIC else self.language

    @property
    def style(self) -> Style:
        """The style of private pictures."""
        return Style(THEMES[self.theme], DECKS[self.deck])

    @property
    def text_only(self) -> bool:
        """True if words are to stand in the place of pictures."""
        return self.show == TEXT

    @property
    def with_table(self) -> bool:
        """True if the table is to be seen above the hand."""
        return self.message == TABLE

    def action(self, played: Played, seat: int) -> str:
        """The action played for the person by itself: they decided so, or like it where forced."""
        forced = played.forced(seat)
        return played.ordered(seat) or (forced if self.plays(forced) else "")

    def plays(self, forced: str) -> bool:
        """True if this action, the only one there is, is to be played for the person."""
        if self.forced == PASSES:
            return forced in PASSIVE
        return bool(forced) and self.forced == EVERYTHING


class Announced(NamedTuple):
    """The announcement of the daily in a server: where, from which hour (UTC) on, and the last."""

    channel: int
    hour: int
    told: int  # the day of the last one, in days since 1970


@dataclass(frozen=True)
class ServerSettings:
    """The choices of a server; they decide for its tables."""

    key: ClassVar = "setting"

    theme: str = option("green", tuple(THEMES))
    deck: str = option("four", tuple(DECKS))
    hands: str = option(DIRECT, (DIRECT, BUTTON))
    clock: int = option(USUAL_CLOCK, CLOCKS)
    threads: str = option(OFFER, (OFFER, MAKE, EACH))
    words: str = option(ON, (ON, OFF))
    arenas: str = option(MANAGERS, (MANAGERS, EVERYONE, OFF))
    language: str = AUTOMATIC
    hidden: tuple[str, ...] = ()  # games of which no table is opened
    roles: tuple[int, ...] = ()  # the one that is called when a table opens; none: nobody is
    channels: tuple[int, ...] = ()  # where tables are opened; none: wherever the bot may post
    daily: tuple[int, ...] = ()  # the fields of `announced`; none: the daily is not announced

    @property
    def style(self) -> Style:
        """The style of pictures of the table."""
        return Style(THEMES[self.theme], DECKS[self.deck])

    @property
    def has_words(self) -> bool:
        """True if people may say quick words at its tables."""
        return self.words == ON

    def clock_for(self, kind: type[Game]) -> int:
        """The seconds of a turn with which tables of a game open: its own, unless chosen here."""
        return kind.seconds if kind.seconds and self.clock == USUAL_CLOCK else self.clock

    @property
    def announced(self) -> Announced | None:
        """Where and when the daily is announced; None if it is not."""
        return Announced(*self.daily) if len(self.daily) == len(Announced._fields) else None

    @property
    def games(self) -> dict[str, type[Game]]:
        """The games played here, by key: all, once nothing else is installed any more."""
        shown = {key: kind for key, kind in GAMES.items() if key not in self.hidden}
        return shown or {**GAMES}


Chosen: TypeAlias = Preferences | ServerSettings
C = TypeVar("C", Preferences, ServerSettings)


def read_chosen(kind: type[C], stored: Mapping[str, Any]) -> C:
    """The stored choices, with the default for those that cannot be chosen any more."""
    if not stored:
        return kind()  # most have never chosen, and a click asks a dozen times
    possible = choices_for(kind)
    values: dict[str, Any] = {
        name: stored[name] for name in possible if stored.get(name) in possible[name]
    }
    if (language := stored.get(LANGUAGE)) in locales():
        values[LANGUAGE] = language
    lists = {each.name for each in fields(kind)} - possible.keys()
    values |= {name: tuple(each) for name in lists if isinstance(each := stored.get(name), list)}
    return kind(**values)


async def preferences_of(people: People, user: int) -> Preferences:
    """The choices of a person."""
    return chosen_by(await people.player(user))


def chosen_by(person: Profile) -> Preferences:
    """The choices of a person, with the language of their Discord."""
    language = language_of(person.locale or ENGLISH)
    return replace(read_chosen(Preferences, person.prefs), discord_language=language)


def possible(chosen: Chosen) -> dict[str, Sequence[Any]]:
    """What can be chosen, by name, in the order in which it is shown."""
    return {LANGUAGE: (AUTOMATIC, *locales()), **choices_for(chosen)}


def stored_as(chosen: Chosen) -> dict[str, Any]:
    """The choices as they are stored: without what is not chosen."""
    return {name: value for name, value in asdict(chosen).items() if name != "told"}


async def settings_of(people: People, guild: int) -> ServerSettings:
    """The choices of a server; the defaults outside any (0)."""
    return read_chosen(ServerSettings, await people.settings(guild))


async def style_of(people: People, guild: int, reader: int | None) -> Style:
    """The style of a picture for one reader alone, or for everybody in a server (None)."""
    if reader is None:
        return (await settings_of(people, guild)).style
    return (await preferences_of(people, reader)).style
