"""Who takes a computer's seat during a match, and what it counts for whom then.

A guest asks; the host, or two people, let them in, and they sit down at the next deal. Who left
comes back in that way, too, to their own seat alone, and plays on as if they had stayed.
"""

from dataclasses import replace

from bot.matches.match import SIT, Match, Person, Proposal, Refused, Seat
from bot.matches.played import Played
from bot.matches.proposals import standing, time_to_answer
from games.speech import Words


def ask(played: Played, person: Person, now: float) -> Match:
    """The match with the question whether somebody may sit down; Refused where nobody can."""
    match = played.match
    if played.over:
        raise Refused(Words("match-over"))
    if match.seat_of(person.id) is not None:
        raise Refused(Words("already-playing"))
    if match.paused is not None:
        raise Refused(Words("table-paused"))
    if match.guest_seat is not None or standing(played):
        raise Refused(Words("asked-already"))
    seat = _seat_for(match, person.id)
    return replace(
        match,
        guest=person.id,
        guest_name=person.name,
        proposal=Proposal(f"{SIT}.{seat}", (), played.length),
        lapses=now + time_to_answer(match),
    )


def _seat_for(match: Match, user: int) -> int:
    """The seat that somebody left, or else the first of a computer."""
    own = [n for n, seat in enumerate(match.seats) if seat.left == user]
    free = [n for n in own or sorted(match.computers) if n in match.computers]
    if not free:
        raise Refused(Words("seat-gone" if own else "no-computer-seat"))
    return free[0]


def seated(match: Match) -> Match:
    """The match, about to be dealt, with the guest in their seat, if it is still free."""
    seat, guest = match.guest_seat, match.guest
    none = replace(match, guest=None, guest_name=None, guest_seat=None)
    if seat is None or guest is None or seat not in match.computers:
        return none
    old, seats = match.seats[seat], [*match.seats]
    new = Seat(guest, match.guest_name or "", back=match.length)
    if old.left != guest:
        new = replace(new, sat=match.length)
        if not old.sat:  # else who left was a guest
            new = replace(new, left=old.left, left_name=old.left_name, kicked=old.kicked)
    seats[seat] = new
    return replace(none, seats=tuple(seats)).noted(f"sat.{seat}", seat)
