"""The manners of computer players: bold, cautious, or counting cards and nothing else.

A manner shows where an action takes nerve, as `Game.nerve` has it, and what to do is a close call:
with one card exchanged the hint would say otherwise.
"""

from enum import IntEnum
from random import Random

from games.game import Game
from games.view import View


class Manner(IntEnum):
    """Which way a computer leans where it is a close call."""

    CAUTIOUS = -1
    COUNTS_CARDS = 0
    BOLD = 1

    @property
    def key(self) -> str:
        """Its name in words."""
        return self.name.lower().replace("_", "-")


def misread(seen: View[Game], random: Random) -> View[Game]:
    """The view of somebody who takes one of their cards for one that they do not see."""
    assert seen.seat is not None, "an onlooker does not act"
    game, unseen = seen.game.copy(), seen.unseen()
    hand = game.hands[seen.seat]
    if hand and unseen:
        hand[random.randrange(len(hand))] = random.choice(unseen)
    return View(seen.seat, game)


def misled(seen: View[Game], random: Random) -> str:
    """What the hint would say for a hand that was misread; "" if that cannot be played."""
    other = misread(seen, random)
    hint = other.hint() if other.legal() else None
    assert seen.seat is not None, "an onlooker does not act"
    return hint.action if hint and not seen.game.check(seen.seat, hint.action) else ""


def leaning(seen: View[Game], action: str, random: Random, manner: Manner) -> str:
    """The action, or what takes more nerve, or less, and would be right but for one card."""
    nerve = seen.game.nerve(action)
    if not manner or nerve is None:
        return action
    other = misled(seen, random)
    then = seen.game.nerve(other)
    return other if then is not None and (then - nerve) * manner > 0 else action
