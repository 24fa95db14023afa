"""The address in a button's `custom_id`: everything that its answer needs."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

WRITTEN: Final = re.compile(r"(?:menu-)?([a-z]+):([0-9]{1,18}):([0-9]{1,9})(?::(.+))?", re.DOTALL)
"""No number is longer than the store can look for."""
LONGEST = 100
"""Discord's limit for a `custom_id`, in characters."""
ROOM = 7
"""Characters by which an address is longer that leads back to a solo."""


class NotOurs(Exception):
    """No button, menu or modal of ours asks for this, or none of this version."""


@contextmanager
def reading() -> Iterator[None]:
    """Turn what is wrong with details of an address, or with what was picked, into NotOurs."""
    try:
        yield
    except (ValueError, LookupError) as wrong:
        raise NotOurs from wrong


def number(text: str) -> int:
    """A number among the details of an address; ValueError for one that the store cannot hold."""
    if not 0 <= (found := int(text)) < 1 << 63:
        raise ValueError(text)
    return found


@dataclass(frozen=True, slots=True)
class Address:
    """The action asked for, its match, how many actions the clicker had seen, and details.

    No `length` where that changes nothing: Discord refuses a press on a button that an edit has
    given another `custom_id` meanwhile, and tables are edited each second.

    Its text is a `custom_id`, so a button can carry it only if it `fits`.
    """

    verb: str
    match: int
    length: int = 0
    rest: str = ""

    def __str__(self) -> str:
        text = f"{self.verb}:{self.match}:{self.length}"
        return f"{text}:{self.rest}" if self.rest else text

    @property
    def fits(self) -> bool:
        """True if it is short enough for Discord, be it of a match or of a solo."""
        return len(str(self)) <= LONGEST - ROOM

    @classmethod
    def parse(cls, custom_id: str) -> "Address":
        """The address that a button, a menu or a modal carries; NotOurs if it is none."""
        if (found := WRITTEN.fullmatch(custom_id)) is None:
            raise NotOurs
        verb, match, length, rest = found.groups(default="")
        return cls(verb, int(match), int(length), rest)
