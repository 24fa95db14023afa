"""Matches of any game with the nearest end there is."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from games.game import Game
from games.options import choices_for

COUNTED = {"hands", "holes", "max_hands", "max_rounds"}
"""What games call the option that ends a match after so many rounds."""
SIZED = "max_cards"
"""The option for the largest hand, where every size is played once."""

FEW = 3
"""So many rounds show what may come up in a match that nothing else makes short."""


def shortest(kind: type[Game], seats: int, seed: str) -> Game:
    """A match just dealt with the usual options but the nearest end."""
    return kind(seats, seed, replace(kind.options, **nearest_end(kind)))


def nearest_end(kind: type[Game]) -> dict[str, Any]:
    """The options that end a match soon: the nearest target, or one round where they are counted.

    What is off by default stays off, unless a match would go on until one has all there is.
    """
    possible = choices_for(kind.options)
    near = {name: 1 for name in COUNTED & possible.keys() if 1 in possible[name]}
    if "target" in possible:
        near["target"] = nearest(possible["target"])
    on = {name: value for name, value in near.items() if getattr(kind.options, name)}
    if not on and not kind(kind.players[0], "any").can_stop():
        on = dict.fromkeys(near, FEW)
    return on | ({SIZED: 2} if SIZED in possible else {})


def nearest(targets: Sequence[int | None]) -> int:
    """The target that the first rounds may reach; it may be one to fall to."""
    return min((each for each in targets if each is not None), key=abs)
