"""The manners of computer players: bold, cautious, or counting cards and nothing else.

A manner shows where an action takes nerve, as `Game.nerve` has it, and what to do is a close call:
with one card exchanged the hint would say otherwise.
"""

from enum import IntEnum
from random import Random

from games.game import Game
from games.mistakes import misled
from games.view import View


class Manner(IntEnum):
    """Which way a computer leans where it is a close call."""

    CAUTIOUS = -1
    COUNTS_CARDS = 0
    BOLD = 1


def leaning(seen: View[Game], action: str, random: Random, manner: Manner) -> str:
    """The action, or one a step bolder, or less bold, that would be right but for one card."""
    nerve, seat = seen.game.nerve, seen.seat
    assert seat is not None, "an onlooker does not act"
    now = nerve(action)
    if not manner or now is None:
        return action
    levels = (level for level in map(nerve, seen.legal()) if level is not None)
    beyond = [level for level in levels if (level - now) * manner > 0]
    if not beyond:
        return action
    other = misled(seen, random)
    is_next = nerve(other) == min(beyond, key=lambda level: abs(level - now))
    return other if is_next and not seen.game.check(seat, other) else action
