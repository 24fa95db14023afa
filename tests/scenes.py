"""Scenes of real matches, as the bot would show them."""

from collections.abc import Iterator
from random import Random

from bot.words import talk
from games.game import HOST, Game
from games.scene import Hand, Private, Table
from games.stage import hand_scene, private_scene, table_scene
from games.view import view

PLAYERS = (
    *("Charlotte", "Bob", "Dmitri", "Ann", "José", "Grace", "Heidi", "Ivan"),
    *("Judy", "Karl", "Leo", "Mallory"),
)


def played(kind: type[Game], seed: str, seats: int = 4) -> Iterator[Game]:
    """A match after each action; as many seats as it may have, but that many at most."""
    game = kind(min(seats, kind.players[-1]), seed)
    random = Random(seed)
    yield game
    while waiting := game.waiting():
        seat = random.choice(waiting)
        game.apply(seat, random.choice(game.legal(seat)))
        yield game


def table(game: Game) -> Table:
    """As an onlooker sees it."""
    players = PLAYERS[: game.seats]
    return table_scene(view(game, None), players, talk(players))


def hand(game: Game) -> Hand:
    """Of whoever is to act."""
    return hand_scene(view(game, acting(game)), talk(PLAYERS[: game.seats]))


def private(game: Game) -> Private:
    """The same, and the table above it."""
    players = PLAYERS[: game.seats]
    return private_scene(view(game, acting(game)), players, talk(players))


def acting(game: Game) -> int:
    """Who is to act first; seat 0 where nobody is."""
    return next((seat for seat in game.waiting() if seat != HOST), 0)
