"""What may be done to a match besides playing: who sits down, what is agreed, when it begins.

Functions of a match that return the match as it is then, or raise Refused.
"""

from dataclasses import replace
from typing import Any

from bot.matches.match import ANONYMOUS, Match, Person, Refused, Seat, Status
from games import GAMES
from games.fairness import joins_text
from games.game import Game
from games.options import BadOptions, read_options
from games.speech import Words

COMPUTERS = ("Ada", "Blaise", "Carl", "Daphne", "Emmy", "Fermat", "Grace", "Hypatia", "Isaac")
"""What computer players are called, in the order they sit down."""
CLOCKS = (0, 30, 60, 120, 300, 900, 3600, 86400)
"""Times for a turn to choose from, in seconds; 0 is no limit."""
LONGEST_CLOCK = CLOCKS[-1]
IDLE = 30 * 60
"""Seconds without a change after which a lobby is closed."""


def kind_of(match: Match) -> type[Game]:
    """The rules of a match; Refused if they are not installed any more."""
    if match.game not in GAMES:
        raise Refused(Words("no-such-game", game=match.game))
    return GAMES[match.game]


def join(match: Match, person: Person, click: int) -> Match:
    """Seat a person, in a computer's place if no seat is free."""
    _lobby(match)
    if match.seat_of(person.id) is not None:
        raise Refused(Words("already-seated"))
    if _is_full(match) and any(seat.user is None for seat in match.seats):
        match = _without_computer(match)
    return _with_seat(match, Seat(person.id, person.name, joined=click))


def leave(match: Match, user: int) -> Match:
    """Free a person's seat, or give it to a computer if the match is under way.

    A table that nobody is left at is closed.
    """
    left = seated(match, user)
    _current(match)
    seats = list(match.seats)
    if match.status is Status.PLAYING:
        computer = replace(seats[left], user=None, name=_new_name(match), joined=None)
        seats[left] = replace(computer, left=user, left_name=seats[left].name)
    else:
        del seats[left]
    match = replace(match, seats=tuple(seats))
    if everybody_left(match):
        return closed(match)
    people = [seat.user for seat in seats if seat.user is not None]
    return match if match.host in people else replace(match, host=people[0])


def everybody_left(match: Match) -> bool:
    """Whether no person sits there."""
    return all(seat.user is None for seat in match.seats)


def closed(match: Match) -> Match:
    """The match given up; the one before it may then have another rematch."""
    _current(match)
    return replace(match, status=Status.CLOSED, rematch_of=None)


def why_closed(match: Match) -> Words:
    """Why a match cannot be joined or played any more, and what to do instead."""
    if everybody_left(match):
        return Words("everybody-left")
    if match.ended is None:
        return Words("lobby-idle", minutes=IDLE // 60)
    is_ours = match.game in GAMES and GAMES[match.game].version == match.version
    return Words("match-closed" if is_ours else "rules-changed")


def add_computer(match: Match, user: int) -> Match:
    """Seat a computer."""
    _lobby(match)
    seated(match, user)
    return _with_seat(match, Seat(None, _new_name(match)))


def remove_computer(match: Match, user: int) -> Match:
    """Send the last computer away."""
    _lobby(match)
    seated(match, user)
    return _without_computer(match)


def set_option(match: Match, user: int, name: str, value: Any) -> Match:
    """Agree on an option; Refused if the match could then not begin."""
    return set_options(match, user, {**match.options, name: value})


def set_options(match: Match, user: int, options: dict[str, Any]) -> Match:
    """Agree on all options; those not named are as usual. Refused if the match could not begin."""
    of_host(match, user)
    match = replace(match, options=options)
    check_options(match)
    return match


def of_host(match: Match, user: int) -> None:
    """Refuse whoever may not change the options, and anybody once the match has begun."""
    _lobby(match)
    host = match.seats[seated(match, match.host)]
    if user != match.host:
        raise Refused(Words("host-only", name=host.name))


def set_clock(match: Match, user: int, seconds: int) -> Match:
    """Agree on the time for a turn."""
    of_host(match, user)
    if not 0 <= seconds <= LONGEST_CLOCK:
        raise Refused(Words("clock-out-of-range", most=LONGEST_CLOCK))
    return replace(match, clock=seconds)


def start(match: Match, user: int, click: int) -> Match:
    """Begin, by the rules as they are now, with computers where people are missing.

    The clicks that count for the shuffles are settled here, whoever leaves later.
    """
    _lobby(match)
    seated(match, user)
    match = _filled(match)
    check_options(match)
    joins = joins_text([seat.joined for seat in match.seats], click)
    return replace(match, status=Status.PLAYING, version=kind_of(match).version, joins=joins)


def rematch(match: Match, user: int, click: int) -> Match:
    """The lobby of another match of the same players with the same options.

    Who only stays keeps the click of the match before; an anonymous seat becomes free.
    """
    seated(match, user)
    if match.status is not Status.OVER:
        raise Refused(Words("not-over"))
    return Match(
        game=match.game,
        host=user,
        channel=match.channel,
        seats=tuple(
            Seat(old.user, old.name, old.level, joined=click if old.user == user else old.joined)
            for old in match.seats
            if old.user is not None or old.name != ANONYMOUS
        ),
        guild=match.guild,
        version=kind_of(match).version,
        options=match.options,
        clock=match.clock,
        rematch_of=match.id,
    )


def seated(match: Match, user: int) -> int:
    """The seat of somebody who must have one."""
    seat = match.seat_of(user)
    if seat is None:
        raise Refused(Words("not-seated"))
    return seat


def _filled(match: Match) -> Match:
    """The match with computers up to the next number of players that its game allows."""
    players = kind_of(match).players
    wanted = next((n for n in players if n >= len(match.seats)), len(match.seats))
    while len(match.seats) < wanted:
        match = _with_seat(match, Seat(None, _new_name(match)))
    return match


def empty_seats(match: Match) -> int:
    """How many seats a computer would take if the match began now."""
    return len(_filled(match).seats) - len(match.seats)


def check_options(match: Match) -> None:
    """Refuse options with which the match could not begin."""
    kind = kind_of(match)
    try:
        options = read_options(type(kind.options), match.options)
    except BadOptions as bad:
        raise Refused(bad.words) from bad
    if problem := kind.objection(len(_filled(match).seats), options):
        raise Refused(problem)


def _current(match: Match) -> None:
    if match.status in (Status.OVER, Status.CLOSED):
        raise Refused(why_closed(match))


def _lobby(match: Match) -> None:
    if match.status is Status.CLOSED:
        raise Refused(why_closed(match))
    if match.status is not Status.LOBBY:
        raise Refused(Words("already-started"))


def _without_computer(match: Match) -> Match:
    computers = [n for n, seat in enumerate(match.seats) if seat.user is None]
    if not computers:
        raise Refused(Words("no-computer"))
    return replace(match, seats=match.seats[: computers[-1]] + match.seats[computers[-1] + 1 :])


def _is_full(match: Match) -> bool:
    return len(match.seats) >= kind_of(match).players[-1]


def _with_seat(match: Match, seat: Seat) -> Match:
    if _is_full(match):
        raise Refused(Words("lobby-full", most=len(match.seats)))
    return replace(match, seats=(*match.seats, seat))


def _new_name(match: Match) -> str:
    rounds = ("", *(f" {n}" for n in range(2, 12)))
    names = (name + number for number in rounds for name in COMPUTERS)
    return next(name for name in names if name not in match.names)
