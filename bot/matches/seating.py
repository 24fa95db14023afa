"""The order of seats before a match begins, which decides the partnerships."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from bot.matches import lobby
from bot.matches.characters import newcomer
from bot.matches.lobby import Claims
from bot.matches.match import Match, Person, Refused, Seat
from games.options import BadOptions
from games.players import Level, levels_of
from games.text import Text


def sit(match: Match, claims: Claims, user: int, place: int) -> Match:
    """Move a person to a place, counted from 0; a person there takes theirs.

    That is for the host to do where it is another person. Computers take the seats between.
    """
    lobby.in_lobby(match)
    here = lobby.seated(match, user)
    match = _taken(match, place + 1, claims.reserved)
    if place >= len(match.seats):
        raise Refused(Text("not-possible", action=str(place + 1)))
    there = match.seats[place]
    if there.user not in (None, user) and user != match.host:
        host = match.seats[lobby.seated(match, match.host)].name
        raise Refused(Text("seat-taken", name=there.name, host=host))
    seats = [*match.seats]
    seats[here], seats[place] = there, seats[here]
    return replace(match, seats=tuple(seats))


def shuffled(match: Match, claims: Claims, user: int, random: Random) -> Match:
    """Everybody in a seat by chance, computers where people are missing; the host may."""
    lobby.of_host(match, user)
    match = _taken(match, lobby.table_size(match), claims.reserved)
    return replace(match, seats=tuple(random.sample(match.seats, len(match.seats))))


def set_level(match: Match, user: int, place: int, level: Level) -> Match:
    """Have a computer of another level in a computer's place, counted from 0.

    In one that is empty it sits down at once, behind who is there; where partners sit across from
    each other, computers take the seats between.
    """
    lobby.in_lobby(match)
    lobby.seated(match, user)
    begun = lobby.filled(match)
    if place not in begun.computers:
        raise Refused(Text("no-computer-there"))
    if level not in levels_of(lobby.kind_of(match)):
        raise Refused(Text("not-possible", action=level.key))
    if place >= len(match.seats):
        match = _taken(match, place + 1 if partners(match) else len(match.seats) + 1)
        place = len(match.seats) - 1
    seat = Seat(None, newcomer(begun.names, level), level)
    return replace(match, seats=(*match.seats[:place], seat, *match.seats[place + 1 :]))


def partners(match: Match) -> list[list[int]]:
    """The places whose players win together, by team; none where each plays alone."""
    try:
        game = lobby.kind_of(match)(lobby.table_size(match), "", lobby.check_values(match))
    except (Refused, BadOptions):  # it cannot be dealt so
        return []
    teams: dict[int, list[int]] = {}
    for seat in range(game.seats):
        teams.setdefault(game.team(seat), []).append(seat)
    return [] if len(teams) in (1, game.seats) else [*teams.values()]


def _taken(match: Match, number: int, reserved: Sequence[Person] = ()) -> Match:
    """The match with computers in the first so many seats that nobody has, of those it needs."""
    for _ in range(len(match.seats), min(number, lobby.table_size(match))):
        match = lobby.with_computer(match, reserved)
    return match
