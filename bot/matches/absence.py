"""People who do not play: who are away, take too long, or are made to leave.

A person who is away comes back by a click. A computer can take one turn of a person on their spare
time, as the others want, or play on in the place of one who misses turns.
"""

from dataclasses import replace
from typing import Final, NamedTuple

from bot.matches import lobby
from bot.matches.match import KICK, SUBSTITUTE, Match, Refused
from bot.matches.played import Played
from games.text import Text

SLOW_TURN: Final = 600.0
"""Seconds on one turn after which it counts as missed at a table without a clock."""


class Removal(NamedTuple):
    """A removal: a computer was given somebody's seat."""

    after: int  # how long the match was then
    by_staff: bool  # who manages the server wanted it, and not the table


def kicks(match: Match) -> dict[int, Removal]:
    """Everybody who was made to leave a match and has not come back, by user."""
    found = {}
    for n, seat in enumerate(match.seats):
        of_seat = [each for each in match.decided if each.what == f"{KICK}.{n}"]
        since = seat.guest_since
        begun_by = [each for each in of_seat if not since or each.after <= since]
        for gone, decisions in ((seat.leaver, begun_by), (seat.former_guest, of_seat)):
            if gone and gone.user and gone.was_kicked and decisions:
                found[gone.user] = Removal(decisions[-1].after, not decisions[-1].seats)
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
    """True if the clock has played for somebody who has not come back since.

    Without a clock, whether they are to act and have let ten minutes pass.
    """
    back, turns = played.match.seats[seat].back, played.replay.turns
    if any(turn > back for turn in turns.late.get(seat, ())):
        return True
    is_slow = now >= played.asked_at + SLOW_TURN
    return not played.match.clock and seat in played.waiting and is_slow


def has_played_since(played: Played, seat: int, length: int) -> bool:
    """True if somebody has played themselves since a match was so long."""
    last = played.replay.last_of(seat)
    return last is not None and last > length and last not in played.replay.turns.by_clock


def come_back(played: Played, user: int) -> Match:
    """The match with a person playing themselves again; Refused if they do already."""
    seat = lobby.seated(played.match, user)
    if played.over:
        raise Refused(Text("match-over"))
    if seat not in played.away:
        raise Refused(Text("already-playing"))
    seats = [*played.match.seats]
    seats[seat] = replace(seats[seat], back=played.length)
    return replace(played.match, seats=tuple(seats))


def substitutable(played: Played) -> list[int]:
    """The seats whose turn a computer may take now: those of people on their spare time."""
    return sorted(played.present.intersection(played.waiting)) if played.is_overdue else []


def waiting_people(played: Played) -> frozenset[int]:
    """The seats of people who are here and have nothing to do but wait."""
    return played.present.difference(played.waiting)


def votes_needed(played: Played) -> int:
    """The number of them that have to want it: one alone hurries nobody where more wait."""
    return min(2, len(waiting_people(played)))


def wanting_substitute(played: Played, seat: int) -> list[int]:
    """The seats that want a computer to take this turn of a seat."""
    what = f"{SUBSTITUTE}.{seat}"
    said = [each for each in played.match.decided if each.what == what]
    asked = [by for each in said if each.after >= played.asked for by in each.seats]
    return [by for by in dict.fromkeys(asked) if by in waiting_people(played)]


def is_substitute_agreed(played: Played, seat: int) -> bool:
    """True if a computer may take this turn of a seat, and enough of those who wait want it to."""
    return seat in substitutable(played) and len(wanting_substitute(played, seat)) >= votes_needed(
        played
    )


def want_substitute(played: Played, user: int, seat: int, length: int) -> Match:
    """The match once a person wants it, having seen `length` actions; Refused if they cannot.

    A second press for a turn that a computer has taken since changes nothing.
    """
    by = lobby.seated(played.match, user)
    if played.over:
        raise Refused(Text("match-over"))
    if played.match.paused is not None:
        raise Refused(Text("table-paused"))
    if _was_wanted(played, by, seat, length):
        return played.match
    if not (played.asked <= length <= played.length and seat in played.waiting):
        raise Refused(Text("stale"))
    if by not in waiting_people(played) or seat not in played.present:
        raise Refused(Text("not-asked"))
    if seat not in substitutable(played):
        raise Refused(Text("substitute-early"))
    return played.match.noted(f"{SUBSTITUTE}.{seat}", by)


def _was_wanted(played: Played, by: int, seat: int, length: int) -> bool:
    """True if a seat has wanted it already, since the match was so long."""
    what = f"{SUBSTITUTE}.{seat}"
    return any(
        each.what == what and by in each.seats and each.after >= length
        for each in played.match.decided
    )
