"""More games than a menu of Discord's holds: ours, and made-up ones that play like them."""

from typing import Any

import pytest

from games import GAMES
from games.game import Game
from games.groups import GROUPS
from games.plugins import OURS
from games.text import Text

COUNT = 31


def install(patch: pytest.MonkeyPatch) -> None:
    """Have the bot know that many games, some of each group."""
    for number in range(COUNT - len(GAMES)):
        kind = made_up(number)
        patch.setitem(GAMES, kind.key, kind)


def made_up(number: int) -> type[Game]:
    """A game with the rules and the words of one of ours, and a key and a group of its own."""
    like: Any = OURS[number % len(OURS)]

    def words(_cls: type[Game], name: str) -> Text:
        found: Text = like.words(name)
        return found

    names = {"key": f"made_up_{number}", "group": GROUPS[number % len(GROUPS)]}
    return type(f"MadeUp{number}", (like,), {**names, "words": classmethod(words)})
