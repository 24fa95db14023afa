"""Kinds of computer players, each a function of what its seat sees.

Whatever a player knows comes from a view: no hidden card can influence a choice.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from random import Random
from time import monotonic
from typing import Final

from games import search
from games.game import Game
from games.mind import Search
from games.mistakes import degrade_memory, perturb_hand
from games.personalities import Personality, apply_personality, step
from games.view import View

Player = Callable[[View[Game], Random], str]
"""What to play in the seat of a view; chance comes from the Random alone."""


class Level(IntEnum):
    """The level of a computer player; the numbers are stored in databases and records."""

    NORMAL = 1
    EASY = 2
    HARD = 3

    @property
    def key(self) -> str:
        """Its name among the `PLAYERS`, in records and in words."""
        return self.name.lower()


LAPSE: Final = 0.7
"""How often an easy player takes cards of its hand for others."""
HOPES: Final = 3
"""Number of perturbed hands that an easy player considers where boldness matters."""
FEW: Final = 8
"""Of so many cards it takes one for another."""


def hint_player(seen: View[Game], _random: Random) -> str:
    """Play the hint."""
    hint = seen.hint()
    assert hint is not None, "only a seat that is to act is asked"
    return hint.action


def at_random(seen: View[Game], random: Random) -> str:
    """Play any of the listed actions."""
    return random.choice(seen.legal())


def easy(seen: View[Game], random: Random) -> str:
    """Play the hint with half of the past forgotten, and most of the time with cards misread.

    Where boldness matters it goes a step further if one of several perturbed hands would.
    """
    game, hazy = seen.game, degrade_memory(seen, random)
    hint = next(legal_hints(seen, [hazy, seen]))  # at Red Five the legal throws depend on past play
    wanted = step(seen, hint, Personality.BOLD)
    if game.mind.boldness(hint) is None:
        times = 1 if random.random() < LAPSE else 0
    else:
        times = 0 if wanted is None else HOPES
    hands = (perturb_hand(hazy, random, FEW) for _ in range(times))
    others = legal_hints(seen, hands)
    return next((each for each in others if game.mind.boldness(each) == wanted), hint)


def legal_hints(seen: View[Game], mistaken: Iterable[View[Game]]) -> Iterator[str]:
    """The hints of degraded views that are legal in the real view."""
    assert seen.seat is not None, "an onlooker does not act"
    for each in mistaken:
        if each.legal():
            action = each.game.mind.hint(each.game, seen.seat).action
            if seen.game.check(seen.seat, action) is None:
                yield action


def hard(
    seen: View[Game],
    random: Random,
    personality: Personality = Personality.COUNTS_CARDS,
    clock: search.Clock = monotonic,
) -> str:
    """Look ahead, or play by the game's own policy, where that is known to beat the hint."""
    how = seen.game.mind.hard()
    if isinstance(how, Search):
        return search.choose(seen, random, clock, personality=personality)
    return apply_personality(seen, how, random, personality) if how else hint_player(seen, random)


def unhurried(seen: View[Game], random: Random) -> str:
    """Play as hard does without a clock: by all its samples, the same on every machine."""
    return hard(seen, random, clock=lambda: 0.0)


def expectations(seen: View[Game], random: Random) -> list[search.MoveValue]:
    """The moves with their expected values, best first; of a policy only its own move."""
    if isinstance(seen.game.mind.hard(), Search):
        return search.move_values(seen, random)
    return [search.MoveValue(hard(seen, random), 0.0)]


PLAYERS: Final[dict[str, Player]] = {
    "random": at_random,
    "easy": easy,
    "normal": hint_player,
    "hard": hard,
}


@dataclass(frozen=True)
class Computer:
    """The Player that a level and a personality make."""

    level: Level = Level.NORMAL
    personality: Personality = Personality.COUNTS_CARDS

    def __call__(self, seen: View[Game], random: Random) -> str:
        """The action for the seat of a view, or a bluff in its place."""
        assert seen.seat is not None, "an onlooker does not act"
        if self.level is Level.HARD:
            action = hard(seen, random, self.personality)
        else:
            action = apply_personality(seen, PLAYERS[self.level.key], random, self.personality)
        return seen.game.mind.bluff(seen.game, seen.seat, action, random)


def has_hard(kind: type[Game]) -> bool:
    """True if a hard computer plays better than the hint in a game."""
    return kind.mind.hard() is not None


def levels_of(kind: type[Game]) -> Sequence[Level]:
    """The levels that differ in a game, from the lowest: hard is the hint where it does not."""
    return (Level.EASY, Level.NORMAL, Level.HARD)[: 2 + has_hard(kind)]
