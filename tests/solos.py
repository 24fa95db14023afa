"""`python -m tests.solos [GAME]`: the record of every daily by hints, or the field of one game."""

import sys
from random import Random

from games import GAMES
from games.game import DEAL, HOST, Game
from games.house import field
from games.players import Player, hint_player
from games.plugins import OURS
from games.record import RecordedAction
from games.solo import SoloDeal, follow, is_done, start
from games.view import view

SEED = "solo of every game"


def play(deal: SoloDeal, player: Player = hint_player) -> tuple[list[RecordedAction], Game]:
    """All the actions of a solo whose person plays like this, and its end."""
    game, random = start(deal), Random(SEED)
    actions = [*follow(deal, game, 0)]
    while not is_done(deal, game):
        action = DEAL if game.resting else player(view(game, deal.seat), random)
        actions.append(RecordedAction(HOST if game.resting else deal.seat, action))
        game.apply(*actions[-1])
        actions += follow(deal, game, len(actions))
    return actions, game


def all_records() -> str:
    """The records of a daily of each of our games, one after another."""
    dailies = [SoloDeal.of_the_day(kind, SEED) for kind in OURS if kind.daily]
    return "\n".join(str(deal.record(*play(deal)[0])) for deal in dailies)


def house(key: str) -> str:
    """The house field of the first round of a game's daily."""
    return repr(field(SoloDeal.of_the_day(GAMES[key], SEED)._replace(rounds=1)))


if __name__ == "__main__":
    print(house(sys.argv[1]) if sys.argv[1:] else all_records(), end="")  # noqa: T201
