"""Matches of any game with the nearest end there is."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from games.game import Game
from games.options import choices_for

COUNTED = {"hands", "max_hands", "max_rounds"}
"""What games call the option that ends a match after so many rounds."""


def shortest(kind: type[Game], seats: int, seed: str) -> Game:
    """A match just dealt with the usual options but the nearest end."""
    return kind(seats, seed, replace(kind.options, **nearest_end(kind)))


def nearest_end(kind: type[Game]) -> dict[str, Any]:
    """The options that end a match soon: the nearest target, or one round where they are counted.

    What is off by default stays off.
    """
    possible = choices_for(kind.options)
    near = dict.fromkeys(COUNTED & possible.keys(), 1)
    if "target" in possible:
        near["target"] = nearest(possible["target"])
    return {name: value for name, value in near.items() if getattr(kind.options, name)}


def nearest(targets: Sequence[int | None]) -> int:
    """The target that the first rounds may reach; it may be one to fall to."""
    return min((each for each in targets if each is not None), key=abs)
