"""What the positions of every game share."""

from typing import TypeVar

from games.game import Game

G = TypeVar("G", bound=Game)


def after(game: G, *actions: str) -> G:
    """The same table after whoever is to act has done these, as people type them."""
    for action in actions:
        game.apply(game.waiting()[0], game.read(action))
    return game
