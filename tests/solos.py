"""Solos of any game, played by hints; `python -m tests.solos` prints their records."""

from dataclasses import asdict
from random import Random

from games import GAMES
from games.game import DEAL, HOST, Game
from games.players import Player, hint_player
from games.record import RecordedAction
from games.solo import SoloDeal, follow, is_done, start
from games.view import view
from tests.shortest import shortest

SEED = "solo of every game"


def solo_of(kind: type[Game], seat: int = 0, rounds: int = 2) -> SoloDeal:
    """A solo of a game, with the usual options but the nearest end."""
    seats = kind.seats_near(kind.usual_seats, kind.players[0], kind.options)
    options = asdict(shortest(kind, seats, SEED).options)
    return SoloDeal(kind.key, kind.version, seats, options, SEED, seat, rounds)


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
    """The records of a solo of each of our games, one after another."""
    return "\n".join(
        str(deal.record(*play(deal)[0])) for kind in GAMES.values() for deal in [solo_of(kind)]
    )


if __name__ == "__main__":
    print(all_records(), end="")  # noqa: T201
