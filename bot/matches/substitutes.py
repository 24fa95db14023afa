"""A computer that takes one turn of a person who is on their spare time, as the others want."""

from bot.matches import lobby
from bot.matches.match import SUBSTITUTE, Match, Refused
from bot.matches.played import Played
from games.text import Text


def offered(played: Played) -> list[int]:
    """The seats whose turn a computer may take now: those of people on their spare time."""
    return sorted(played.present.intersection(played.waiting)) if played.is_overdue else []


def waiters(played: Played) -> frozenset[int]:
    """The seats of people who are here and have nothing to do but wait."""
    return played.present.difference(played.waiting)


def needed(played: Played) -> int:
    """How many of them have to want it: nobody is hurried by one alone where more wait."""
    return min(2, len(waiters(played)))


def wanting(played: Played, seat: int) -> list[int]:
    """The seats that want a computer to take this turn of a seat."""
    what = f"{SUBSTITUTE}.{seat}"
    said = [each for each in played.match.decided if each.what == what]
    asked = [by for each in said if each.after >= played.asked for by in each.seats]
    return [by for by in dict.fromkeys(asked) if by in waiters(played)]


def is_agreed(played: Played, seat: int) -> bool:
    """Whether a computer may take this turn of a seat, and enough of those who wait want it to."""
    return seat in offered(played) and len(wanting(played, seat)) >= needed(played)


def wanted(played: Played, user: int, seat: int, length: int) -> Match:
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
    if by not in waiters(played) or seat not in played.present:
        raise Refused(Text("not-asked"))
    if seat not in offered(played):
        raise Refused(Text("substitute-early"))
    return played.match.noted(f"{SUBSTITUTE}.{seat}", by)


def _was_wanted(played: Played, by: int, seat: int, length: int) -> bool:
    """Whether a seat has wanted it already, since the match was so long."""
    what = f"{SUBSTITUTE}.{seat}"
    return any(
        each.what == what and by in each.seats and each.after >= length
        for each in played.match.decided
    )
