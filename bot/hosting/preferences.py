"""What a person and a server may choose; the store keeps it as JSON."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias, TypeVar

from bot.matches.lobby import CLOCKS
from bot.store.people import People
from games.options import choices_for, option
from games.sorting import SORTS
from images.theme import DECKS, THEMES, Style

DIRECT, BUTTON = "direct", "button"
"""How a hand comes: by direct message, or only by **Show my hand**."""
PICTURES, TEXT = "pictures", "text"


@dataclass(frozen=True)
class Preferences:
    """What a person has chosen; it decides for what they alone see."""

    key: ClassVar = "preference"

    theme: str = option("green", tuple(THEMES))
    deck: str = option("four", tuple(DECKS))
    sort: str = option("game", SORTS)
    hands: str = option(DIRECT, (DIRECT, BUTTON))
    show: str = option(PICTURES, (PICTURES, TEXT))

    @property
    def style(self) -> Style:
        """How private pictures are to look."""
        return Style(THEMES[self.theme], DECKS[self.deck])

    @property
    def text_only(self) -> bool:
        """Whether words are to stand in the place of pictures."""
        return self.show == TEXT


@dataclass(frozen=True)
class ServerSettings:
    """What a server has chosen; it decides for its tables."""

    key: ClassVar = "setting"

    theme: str = option("green", tuple(THEMES))
    deck: str = option("four", tuple(DECKS))
    hands: str = option(DIRECT, (DIRECT, BUTTON))
    clock: int = option(0, CLOCKS)

    @property
    def style(self) -> Style:
        """How pictures of the table are to look."""
        return Style(THEMES[self.theme], DECKS[self.deck])


Chosen: TypeAlias = Preferences | ServerSettings
C = TypeVar("C", Preferences, ServerSettings)


def read_chosen(kind: type[C], stored: Mapping[str, Any]) -> C:
    """What was stored, with the default for whatever cannot be chosen any more."""
    possible = choices_for(kind)
    return kind(**{name: stored[name] for name in possible if stored.get(name) in possible[name]})


async def preferences_of(people: People, user: int) -> Preferences:
    """What a person has chosen."""
    return read_chosen(Preferences, (await people.player(user)).prefs)


async def settings_of(people: People, guild: int) -> ServerSettings:
    """What a server has chosen; the defaults outside any (0)."""
    return read_chosen(ServerSettings, await people.settings(guild))


async def style_of(people: People, guild: int, reader: int | None) -> Style:
    """How a picture is to look that one reader alone sees, or everybody in a server (None)."""
    if reader is None:
        return (await settings_of(people, guild)).style
    return (await preferences_of(people, reader)).style
