"""A person's own decisions in a finished match, and the match as it stood at one of them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.matches.match import Match, Seat, Status
from bot.matches.replay import Action


def played_by(match: Match, user: int) -> bool:
    """True if a person sat in a match, to its end or until another took the seat."""
    return any(user in (seat.user, *(each.user for each in seat.stints)) for seat in match.seats)


def chosen_by(match: Match, log: Sequence[Action], user: int) -> frozenset[int]:
    """The numbers, from 1, of a person's own clicks: no computer, clock or premove played them."""
    return frozenset(
        number
        for number, action in enumerate(log, 1)
        if action.click is not None
        and not action.by_clock
        and action.seat >= 0
        and match.seats[action.seat].sitter_at(number).user == user
    )


def seat_then(match: Match, length: int, user: int) -> int | None:
    """The seat of a person after so many actions; None if they had none."""
    found = (n for n, seat in enumerate(match.seats) if seat.sitter_at(length + 1).user == user)
    return next(found, None)


def as_then(match: Match, length: int) -> Match:
    """A match as it stood after so many actions, without a clock or anything asked."""
    return replace(
        match,
        seats=tuple(_seat_then(seat, length) for seat in match.seats),
        status=Status.PLAYING,
        length=length,
        clock=0,
        ended=None,
        proposal=None,
        paused=None,
        asked_at=None,
        ready=0,
        decided=tuple(each for each in match.decided if each.after <= length),
    )


def _seat_then(seat: Seat, length: int) -> Seat:
    sitter = seat.sitter_at(length + 1)
    stints = tuple(each for each in seat.stints if each.until <= length)
    return replace(seat, user=sitter.user, name=sitter.name, said="", order="", stints=stints)
