"""What a match came to for each seat, and for whom when seats change hands.

Who began and left has lost, whoever plays in their place; who was made to leave has lost only what
their seat has. Who sat down during the match has what their seat has, if they have played at least
half of the rounds; if fewer, or if they have left again, they have neither won nor lost.
"""

from collections.abc import Collection, Sequence

from bot.matches.match import Seat
from bot.matches.ratings import Result
from games.game import Game

FIRST_DEAL = (0,)


def results(
    seats: Sequence[Seat],
    game: Game,
    absent: Collection[int] = (),
    deals: Sequence[int] = FIRST_DEAL,
) -> list[Result]:
    """The results of a match that is over; whoever left, or was `absent`, has lost.

    `deals` are the actions after which rounds were dealt. Who was made to leave has lost only what
    their seat has: else one would kick who is ahead.
    """
    found = _results(seats, game, game.places(), game.winners, absent, deals)
    return [
        one
        if not _is_excused(one, seats[one.seat], game)
        else one._replace(user=None, name=seats[one.seat].name, won=True, left=False)
        for one in found
        if not (one.part and _is_excused(one, seats[one.seat], game))
    ]


def _is_excused(one: Result, seat: Seat, game: Game) -> bool:
    """Whether this is of somebody sent away from a seat that has won."""
    return seat.kicked and one.left and one.user == seat.left and one.seat in game.winners


def forfeits(seats: Sequence[Seat], game: Game, deals: Sequence[int] = FIRST_DEAL) -> list[Result]:
    """The results of a match that everybody left: they lost it to the computers.

    Of these none has beaten another; the scores are those at that moment.
    """
    return _results(seats, game, [1] * len(seats), range(len(seats)), (), deals)


def _results(
    seats: Sequence[Seat],
    game: Game,
    ranks: Sequence[int],
    winners: Collection[int],
    absent: Collection[int],
    deals: Sequence[int],
) -> list[Result]:
    found = list[Result]()
    for n, (seat, rank) in enumerate(zip(seats, ranks, strict=True)):
        is_gone = seat.left is not None or n in absent
        one = Result(
            n,
            seat.user or seat.left,
            seat.left_name or seat.name,
            game.scores[n],
            n in winners and not is_gone,
            game.team(n),
            rank,
            seat.level if is_gone or seat.user is None else 0,
            is_gone,
        )
        found += _split(one, seat, deals, n in winners, n in absent) if seat.sat else [one]
    return found


def _split(
    one: Result, seat: Seat, deals: Sequence[int], has_won: bool, is_absent: bool
) -> list[Result]:
    """What a seat in which somebody sat down during the match counts for whom."""
    nobody = one._replace(user=None, name=seat.name, won=has_won, level=0, left=False)
    leaver = one._replace(user=seat.left, name=seat.left_name, level=seat.level, left=True)
    if seat.user is None:
        return [nobody]
    if not has_played_half(seat, deals):
        return [nobody if seat.left is None else leaver]
    guest = one._replace(
        user=seat.user,
        name=seat.name,
        won=has_won and not is_absent,
        level=seat.level if is_absent else 0,
        left=is_absent,
    )
    return [guest] if seat.left is None else [guest, leaver._replace(part=1)]


def has_played_half(seat: Seat, deals: Sequence[int]) -> bool:
    """Whether at least half of the rounds, dealt by these actions, came after somebody sat down."""
    return 2 * sum(deal > seat.sat for deal in deals) >= len(deals)
