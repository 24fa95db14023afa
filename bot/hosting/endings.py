"""What a match counts for when it ends: played out, or left by everybody."""

from collections.abc import Sequence

from bot.matches.match import Match
from bot.matches.played import Played, Replay
from bot.matches.ratings import Result, forfeits, results
from bot.store import Ending


def played_out(played: Played) -> Ending | None:
    """The ending of a match that is over; None while it goes on."""
    if not played.over:
        return None
    return _ending(played.match, results(played.match.seats, played.replay.game))


def given_up(match: Match, replay: Replay) -> Ending | None:
    """The ending of a match that its last person has just left.

    None if nobody has played anything yet: whoever began by mistake has lost nothing.
    """
    if not replay.clicked:
        return None
    return _ending(match, forfeits(match.seats, replay.game))


def _ending(match: Match, results: Sequence[Result]) -> Ending:
    assert match.ended is not None, "it has ended"
    return Ending(match.game, match.guild, results, match.ended)
