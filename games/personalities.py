"""The styles of computer players: bold, cautious, or counting cards and nothing else.

A style shows in actions that differ in `Mind.boldness`, where the choice is a close call: with one
card of the hand exchanged the player would do otherwise.
"""

from enum import IntEnum
from random import Random

from games.game import Game
from games.mind import Policy
from games.mistakes import perturb_hand
from games.view import View


class Personality(IntEnum):
    """The style of a computer player in close calls."""

    CAUTIOUS = -1
    COUNTS_CARDS = 0
    BOLD = 1


def apply_personality(
    seen: View[Game], player: Policy, random: Random, personality: Personality
) -> str:
    """A player's action, or a bolder or more cautious one that one other card would justify."""
    action, game, seat = player(seen, random), seen.game, seen.seat
    assert seat is not None, "an onlooker does not act"
    wanted = step(seen, action, personality) if game.mind.allows_style(game) else None
    if wanted is None or not (taken := perturb_hand(seen, random)).legal():
        return action
    other = player(taken, random)
    return other if game.mind.boldness(other) == wanted and not game.check(seat, other) else action


def step(seen: View[Game], action: str, personality: Personality) -> int | None:
    """The boldness of the next bolder, or more cautious, legal action; None if there is none."""
    boldness = seen.game.mind.boldness
    now = boldness(action)
    if now is None:
        return None
    levels = (level for level in map(boldness, seen.legal()) if level is not None)
    beyond = [level for level in levels if (level - now) * personality > 0]
    return min(beyond, key=lambda level: abs(level - now), default=None)
