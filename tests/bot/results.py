"""Results of matches, told in a line: who came first, second, and so on."""

from dataclasses import replace

import sqlalchemy as sa
from simcord import MemberActor

from bot.matches.match import Match, Person, Seat, Status
from bot.matches.ratings import Result
from bot.matches.replay import Action
from bot.store import Ending, Store
from bot.store.schema import result, standing
from tests.bot.tabling import ANN, CHANNEL, GUILD

GAME = "crazy_king"
Player = Person | int
"""A person, or a computer as its level below zero."""


def one(player: Player, seat: int, rank: int, team: int | None = None) -> Result:
    """The result of a seat."""
    user, name = player if isinstance(player, Person) else (None, "Ada")
    level = 0 if isinstance(player, Person) else -player
    mine = seat if team is None else team
    return Result(seat, user, name, 100 - rank, rank == 1, mine, rank, level)


def known(actor: MemberActor) -> Person:
    """Somebody in a simulated server, as the store knows them."""
    return Person(actor.id, actor.name)


def won(winner: Player, *losers: Player) -> tuple[Result, ...]:
    """Each for themselves, in the order in which they came."""
    return tuple(one(player, n, n + 1) for n, player in enumerate((winner, *losers)))


def tied(*players: Player) -> tuple[Result, ...]:
    """All of them first."""
    return tuple(one(player, n, 1) for n, player in enumerate(players))


def paired(first: tuple[Player, Player], second: tuple[Player, Player]) -> tuple[Result, ...]:
    """Partners across the table, of whom the first two won."""
    seats = (first[0], second[0], first[1], second[1])
    return tuple(one(player, n, 1 + n % 2, n % 2) for n, player in enumerate(seats))


def gone(result: Result) -> Result:
    """The same for somebody who left the seat to a computer."""
    return result._replace(won=False, left=True, level=1)


async def finish(
    store: Store,
    results: tuple[Result, ...],
    guild: int = GUILD,
    at: float = 1.0,
    game: str = GAME,
    is_practice: bool = False,
) -> None:
    """Play a match to this end."""
    seats = tuple(_seat(one) for one in results)
    lobby = await store.create(Match(game, ANN.id, CHANNEL, seats, guild), "seed")
    match = await store.change(lobby, replace(lobby, status=Status.PLAYING))
    ending = Ending(game, guild, results, at, is_practice)
    await store.append(match, Action(0, "3C", at=at), None, ending)


async def counted(store: Store) -> list[list[object]]:
    """All that matches have come to: the rows of the tables `standing` and `result`."""
    queries = (sa.select(table).order_by(*table.primary_key) for table in (standing, result))
    return [[tuple(row) for row in await store.database.rows(query)] for query in queries]


def _seat(one: Result) -> Seat:
    if one.left:
        return replace(Seat(one.user, one.name).vacated(0, "Grace"), level=one.level)
    return Seat(one.user, one.name, one.level)
