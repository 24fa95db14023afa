"""People who are made to leave a match: how, by whom and when, and whether it may be asked."""

from dataclasses import replace
from typing import Final, NamedTuple

from bot.matches import lobby
from bot.matches.match import KICK, Match, Refused
from bot.matches.played import Played
from games.text import Text

SLOW_TURN: Final = 600.0
"""Seconds on one turn after which it counts as missed at a table without a clock."""


class Kick(NamedTuple):
    """That a computer was given somebody's seat."""

    after: int  # how long the match was then
    by_staff: bool  # who manages the server wanted it, and not the table


def kicks(match: Match) -> dict[int, Kick]:
    """Everybody who was made to leave a match and has not come back, by user."""
    found = {}
    for n, seat in enumerate(match.seats):
        of_seat = [each for each in match.decided if each.what == f"{KICK}.{n}"]
        since = seat.guest_since
        begun_by = [each for each in of_seat if not since or each.after <= since]
        for gone, decisions in ((seat.leaver, begun_by), (seat.former_guest, of_seat)):
            if gone and gone.user and gone.was_kicked and decisions:
                found[gone.user] = Kick(decisions[-1].after, not decisions[-1].seats)
    return found


def kicked(match: Match, seat: int, *by: int) -> Match:
    """The match with a computer in somebody's place: these seats wanted it, or none but staff.

    Refused for the only person there: that would close the match, which counts as lost for them.
    """
    if (user := match.seats[seat].user) is None:
        raise Refused(Text("kick-nobody"))
    if match.people == {seat}:
        raise Refused(Text("kick-last"))
    left = lobby.leave(match, user)
    seats = [*left.seats]
    *before, last = seats[seat].stints
    stints = (*before, replace(last, was_kicked=True))
    seats[seat] = replace(seats[seat], stints=stints)
    return replace(left, seats=tuple(seats)).noted(f"{KICK}.{seat}", *by)


def has_missed_a_turn(played: Played, seat: int, now: float) -> bool:
    """Whether the clock has played for somebody who has not come back since.

    Without a clock, whether they are to act and have let ten minutes pass.
    """
    back, course = played.match.seats[seat].back, played.replay.course
    if any(turn > back for turn in course.late.get(seat, ())):
        return True
    is_slow = now >= played.asked_at + SLOW_TURN
    return not played.match.clock and seat in played.waiting and is_slow


def has_played_since(played: Played, seat: int, length: int) -> bool:
    """Whether somebody has played themselves since a match was so long."""
    last = played.replay.last_of(seat)
    return last is not None and last > length and last not in played.replay.course.by_clock
