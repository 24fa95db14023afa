"""What the positions of every game share."""

from typing import TypeVar

from games.choices import label
from games.game import Game
from games.text import Hint
from games.view import view
from tests.voice import SAY

G = TypeVar("G", bound=Game)


def after(game: G, *actions: str) -> G:
    """The same table after whoever is to act has done these, as people type them."""
    for action in actions:
        game.apply(game.waiting()[0], game.read(action))
    return game


def shown(game: Game, seat: int) -> list[str]:
    """The cards that are face up in front of a seat."""
    return [*game.seat_scene(seat, SAY).shown]


def offered(game: Game) -> list[str]:
    """What stands on the buttons of the seat to act."""
    return [
        said
        for choice in view(game, game.waiting()[0]).choices
        for said in [SAY(preset.words) for preset in choice.presets]
        or [label(choice.said or choice.verb, SAY)]
    ]


def hint_of(game: Game, seat: int) -> Hint:
    """The hint for a seat."""
    return game.mind.hint(game, seat)


def timeout_of(game: Game, seat: int) -> str:
    """The move that is made for a seat whose time is up."""
    return game.mind.timeout_action(game, seat)
