"""Guests: people who take a computer's seat during a match.

A guest asks; the host, or two people, let them in, and they sit down at the next deal. Who left
comes back in that way, too, to their own seat alone, and plays on as if they had stayed. In a seat
that a guest has left nobody else sits down: it remembers one.
"""

from dataclasses import replace

from bot.matches.lobby import not_seated
from bot.matches.match import Match, Person, Proposal, Refused, Seat, Stint
from bot.matches.played import Played
from bot.matches.proposal_kinds import Sit, time_to_answer
from bot.matches.proposals import kind_of, standing
from games.text import Text


def ask(played: Played, person: Person, now: float) -> Match:
    """The match with the question whether somebody may sit down; Refused where nobody can."""
    match = played.match
    if played.over:
        raise Refused(Text("match-over"))
    if match.arena is not None:
        raise Refused(Text("guest-arena"))
    if match.seat_of(person.id) is not None:
        raise Refused(Text("already-playing"))
    if match.paused is not None:
        raise Refused(Text("table-paused"))
    if match.guest_seat is not None:
        raise Refused(Text("guest-already", name=match.guest_name or ""))
    if standing(played):
        raise Refused(Text("asked-already"))
    seat = _seat_for(match, person.id)
    return replace(
        match,
        guest=person.id,
        guest_name=person.name,
        proposal=Proposal(Sit(seat).what, (), played.length),
        lapses=now + time_to_answer(match),
    )


def withdraw(played: Played, user: int) -> Match:
    """The match without its guest, who has asked or was let in and would rather not sit down."""
    match = played.match
    if match.guest != user:
        raise not_seated(match)
    none = replace(match, guest=None, guest_name=None, guest_seat=None)
    is_asked = match.proposal is not None and kind_of(match.proposal).of_guest
    return replace(none, proposal=None, lapses=None) if is_asked else none


def _seat_for(match: Match, user: int) -> int:
    """The seat that somebody left, or else the first of a computer."""
    own = [n for n, seat in enumerate(match.seats) if user in [each.user for each in seat.stints]]
    others = [n for n in sorted(match.computers) if match.seats[n].former_guest is None]
    free = [n for n in own or others if n in match.computers]
    if not free:
        raise Refused(Text("seat-gone" if own else "no-computer-seat"))
    return free[0]


def seated(played: Played) -> Match:
    """The match, about to be dealt, with the guest in their seat, if it is still free."""
    match = played.match
    seat, guest = match.guest_seat, match.guest
    none = replace(match, guest=None, guest_name=None, guest_seat=None)
    if seat is None or guest is None or seat not in match.computers:
        return none
    old, seats = match.seats[seat], [*match.seats]
    stints = (*old.stints, Stint(None, old.name, match.length))
    new = Seat(guest, match.guest_name or "", back=match.length, stints=stints)
    if new.is_guest:
        is_back = new.guest_since < match.length
        new = replace(new, ahead=old.ahead if is_back else _is_in_front(played, seat))
    seats[seat] = new
    return replace(none, seats=tuple(seats)).noted(f"sat.{seat}", seat)


def _is_in_front(played: Played, seat: int) -> bool:
    """True if more of the others stand behind a seat than before it."""
    game = played.view(None).game
    others = [game.rank_key(n) for n in range(game.seats) if game.team(n) != game.team(seat)]
    mine = game.rank_key(seat)
    behind, before = sum(each < mine for each in others), sum(each > mine for each in others)
    return bool(behind > before)
