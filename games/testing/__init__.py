"""Laws that every game obeys in every state, for our games and for those of packages.

`play_lawfully` asserts them all along a match played by chance. `laws` and `secrecy` hold them,
`matches` plays, `facts` compares states. Nothing here is used where people play.
"""

from random import Random

from games.game import Game
from games.testing.laws import (
    a_daily_can_be_dealt,
    a_record_replays,
    everything_is_named,
    keep_laws,
)
from games.testing.lessons import lesson_teaches
from games.testing.matches import any_deal, play_on


def play_lawfully(kind: type[Game], luck: int, most: int = 100) -> None:
    """Play at most so many actions of a match that `luck` deals; AssertionError for a broken law.

    Seats, options and half of what is played are chosen by chance, the rest by hints. The game
    must be installed, or else be in `GAMES`.
    """
    random = Random(luck)
    everything_is_named(kind)
    a_daily_can_be_dealt(kind)
    lesson_teaches(kind)
    game = any_deal(kind, random)
    record = play_on(game, random, most, whim=0.5, watch=lambda state: keep_laws(state, random))
    a_record_replays(record, game)
