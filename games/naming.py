"""The names by which people know a game, and finding games by a part of one."""

from collections.abc import Iterable
from typing import NamedTuple

from games.game import Game
from games.text import Translate


class Found(NamedTuple):
    """A name of a game that holds what was typed; the least are the closest."""

    is_part: bool
    is_alias: bool
    is_within: bool  # what was typed is not its beginning
    name: str


def aliases(kind: type[Game], tr: Translate) -> list[str]:
    """The other usual names of a game; none if its words have none."""
    try:
        told = tr(kind.words("name.aliases"))
    except KeyError:
        return []
    return [name.strip() for name in told.split(",")]


def closest(kind: type[Game], typed: str, tr: Translate) -> Found | None:
    """The closest of a game's names, its key among them; None if none holds what was typed."""
    wanted, title = letters(typed), tr(kind.words("name"))
    found = _holding((kind.key, title), wanted, title)
    found += (
        each._replace(is_alias=True)
        for alias in aliases(kind, tr)
        for each in _holding((alias,), wanted, alias)
    )
    return min(found, default=None)


def _holding(names: Iterable[str], wanted: str, shown: str) -> list[Found]:
    return [
        Found(wanted != name, False, not name.startswith(wanted), shown)
        for name in map(letters, names)
        if wanted in name
    ]


def letters(text: str) -> str:
    """Its letters and digits: a phone types "Hold’em" with an apostrophe of its own."""  # noqa: RUF002
    return "".join(filter(str.isalnum, text.casefold()))
