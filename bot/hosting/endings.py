"""What a match counts for when it ends: played out, or left by everybody."""

from collections.abc import Sequence

from bot.matches.match import Match
from bot.matches.played import Played
from bot.matches.ratings import Result
from bot.matches.replay import Replay
from bot.matches.results import forfeits, results
from bot.store import Ending


def played_out(played: Played) -> Ending | None:
    """The ending of a match that is over; None while it goes on."""
    if not played.over:
        return None
    replay = played.replay
    seats, deals = played.match.seats, replay.record.deals
    return _ending(played.match, results(seats, replay.game, replay.absent, deals))


def given_up(match: Match, replay: Replay) -> Ending:
    """The ending of a match that its last person has just left; it counts from its deal on."""
    return _ending(match, forfeits(match.seats, replay.game, replay.record.deals))


def _ending(match: Match, results: Sequence[Result]) -> Ending:
    assert match.ended is not None, "it has ended"
    return Ending(match.game, match.guild, results, match.ended)
