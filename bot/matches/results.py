"""Results of a match for each seat, and for which player when seats change hands.

Who leaves has lost, whoever plays in their place, and so has a guest who leaves again; whom the
table made leave has lost only what their seat has. Whom somebody sent away who manages the server
and does not play there has no result if that was in the first half of the match, counted at its end
by its actions; if it was later, what their seat has. Who sat down during the match has what their
seat has, if they have played at least half of the rounds and it was not in front when they sat
down: else one would choose what is as good as won. Otherwise they have neither won nor lost.

Against a house, what a seat has won in its finished rounds is counted however it ended, each round
in units of its own bet there: nobody gains by leaving who is behind, or by betting more.

Where a server removed the bot, a match ends by its last finished round. A manager could choose that
moment: where they are ahead of anybody then, their side has no result, and the others are ranked
without it.

In practice, a match to whose first deal one person alone sat down, nobody loses by leaving: they
have no result then, whoever plays on.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from bot.matches.match import Seat, Stint
from bot.matches.ratings import Result
from bot.matches.replay import Replay
from games.game import Game

FIRST_DEAL = (0,)
NOBODY: Final[Mapping[int, bool]] = {}
QUIT = 2
"""The part of the guest who left again."""


def results(
    seats: Sequence[Seat],
    game: Game,
    absent: Collection[int] = (),
    deals: Sequence[int] = FIRST_DEAL,
    *,
    is_practice: bool = False,
    sent_away: Mapping[int, bool] = NOBODY,
) -> list[Result]:
    """The results of a match that is over; players who left, or were `absent`, have lost.

    `deals` are the actions after which rounds were dealt. Whom the table made leave has lost only
    what their seat has: else one would kick who is ahead. Whom the server `sent_away`, has what
    their seat has; in the first half of the match, where it is True, no result. In practice nobody
    has lost by leaving.
    """
    found = list[Result]()
    for one in _results(seats, game, game.final_places(), game.winners, absent, deals):
        seat, has_won = seats[one.seat], one.seat in game.winners
        is_sent_away = one.left and one.user in sent_away
        if is_sent_away and not (one.part or sent_away[one.user or 0]):
            found.append(one._replace(won=has_won, left=False))
        elif is_sent_away or (one.left and (is_practice or (has_won and _was_kicked(one, seat)))):
            found += [] if one.part else [_of_nobody(one, seat, has_won)]
        else:
            found.append(one)
    return found


def _was_kicked(one: Result, seat: Seat) -> bool:
    gone = seat.former_guest if one.part == QUIT else seat.leaver
    return gone is not None and gone.was_kicked and gone.user == one.user


def _of_nobody(one: Result, seat: Seat, has_won: bool) -> Result:
    return one._replace(user=None, name=seat.name, won=has_won, left=False)


def forfeits(
    seats: Sequence[Seat],
    game: Game,
    deals: Sequence[int] = FIRST_DEAL,
    sent_away: Collection[int] = (),
) -> list[Result]:
    """The results of a match that everybody left: they lost it to the computers.

    Of these none has beaten another; the scores are those at that moment. Whom the server
    `sent_away` has lost nothing.
    """
    found = _results(seats, game, [1] * len(seats), range(len(seats)), (), deals)
    return [
        _of_nobody(one, seats[one.seat], True) if one.user in sent_away else one
        for one in found
        if not (one.part and one.user in sent_away)
    ]


def _results(
    seats: Sequence[Seat],
    game: Game,
    ranks: Sequence[int],
    winners: Collection[int],
    absent: Collection[int],
    deals: Sequence[int],
) -> list[Result]:
    found, finished = list[Result](), game.finished_rounds()
    for n, (seat, rank) in enumerate(zip(seats, ranks, strict=True)):
        leaver, guest = seat.leaver, seat.former_guest
        lines = [each[n] for each in finished]
        is_gone = leaver is not None or n in absent
        one = Result(
            n,
            seat.user or (leaver.user if leaver else None),
            leaver.name if leaver else seat.name,
            game.scores[n],
            n in winners and not is_gone,
            game.team(n),
            rank,
            seat.level if is_gone or seat.user is None else 0,
            is_gone,
            rounds=sum(line.bet > 0 for line in lines) if game.against_house else None,
            gain=sum(line.gain / line.bet for line in lines if line.bet),
        )
        found += _split(one, seat, deals, n in winners, n in absent) if seat.guest_since else [one]
        if guest:
            found.append(_lost(one, seat, guest)._replace(part=QUIT))
    return found


def _split(
    one: Result, seat: Seat, deals: Sequence[int], has_won: bool, is_absent: bool
) -> list[Result]:
    """The results of a seat in which somebody sat down during the match."""
    nobody = one._replace(user=None, name=seat.name, won=has_won, level=0, left=False)
    leaver = _lost(one, seat, seat.leaver) if seat.leaver else None
    if seat.user is None or seat.ahead or not has_played_half(seat, deals):
        return [leaver or nobody]
    guest = one._replace(
        user=seat.user,
        name=seat.name,
        won=has_won and not is_absent,
        level=seat.level if is_absent else 0,
        left=is_absent,
    )
    return [guest, leaver._replace(part=1)] if leaver else [guest]


def _lost(one: Result, seat: Seat, gone: Stint) -> Result:
    """The result of a player who left."""
    return one._replace(user=gone.user, name=gone.name, won=False, level=seat.level, left=True)


def has_played_half(seat: Seat, deals: Sequence[int]) -> bool:
    """True if at least half of the rounds, dealt by these actions, came after somebody sat down."""
    return 2 * sum(deal > seat.guest_since for deal in deals) >= len(deals)


def last_rest(replay: Replay) -> int | None:
    """The length of a match when its last finished round was over; None if none has been."""
    if replay.game.resting:
        return replay.length
    deals = replay.record.deals
    return deals[-1] - 1 if len(deals) > 1 else None


def without_leads(found: Sequence[Result], managers: Collection[int]) -> list[Result]:
    """The results without those of sides that would owe a lead to one of these people.

    Nothing if fewer than two sides are left.
    """
    ranks = {one.team: one.rank for one in found}
    last = max(ranks.values())
    ahead = {one.team for one in found if one.user in managers and not one.left and one.rank < last}
    left = sorted(rank for team, rank in ranks.items() if team not in ahead)
    if len(left) < 2:
        return []
    return [*_ranked((one for one in found if one.team not in ahead), left)]


def _ranked(found: Iterable[Result], ranks: Sequence[int]) -> Iterable[Result]:
    """Results with their places among these alone."""
    for one in found:
        rank = 1 + ranks.index(one.rank)
        has_won = one.won or (rank == 1 < one.rank and not one.left)
        yield one._replace(rank=rank, won=has_won)
