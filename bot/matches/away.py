"""Coming back to a seat in which a computer has played meanwhile."""

from dataclasses import replace

from bot.matches.lobby import seated
from bot.matches.match import Match, Refused
from bot.matches.played import Played
from games.text import Text


def back(played: Played, user: int) -> Match:
    """The match with a person playing themselves again; Refused if they do already."""
    seat = seated(played.match, user)
    if played.over:
        raise Refused(Text("match-over"))
    if seat not in played.away:
        raise Refused(Text("already-playing"))
    seats = [*played.match.seats]
    seats[seat] = replace(seats[seat], back=played.length)
    return replace(played.match, seats=tuple(seats))
