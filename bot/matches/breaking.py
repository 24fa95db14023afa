"""What a match came to that was broken off because a server removed the bot.

It ends by its last finished round. Who manages the server could choose that moment: where they are
ahead of anybody then, their side has no result, and the others are ranked without it.
"""

from collections.abc import Collection, Iterable, Sequence

from bot.matches.ratings import Result
from bot.matches.replay import Replay


def last_rest(replay: Replay) -> int | None:
    """How long a match was when its last finished round was over; None if none has been."""
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
