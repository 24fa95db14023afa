"""How good players are: the Plackett-Luce model of openskill, fed with the places of teams.

A person has one rating in a game, computer players of one level another. Somebody who left has
come last, behind everybody; the computer in their place counts in its team as good as it is known
to be, and learns nothing from a hand that it did not begin.
"""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from statistics import mean
from typing import Final, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.matches.match import Seat
from games.game import Game

PROVISIONAL: Final = 10
"""Matches before which a rating says little."""
ZERO, UNIT = 1000, 25
"""What a stranger is rated, and how much a point of the model counts: experts come to 1900."""

_MODEL: Final = PlackettLuce(limit_sigma=True)  # so that no winner loses points


class Rating(NamedTuple):
    """A player's strength as a normal distribution."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def points(self) -> float:
        """What the player surely is worth, on the scale that people see."""
        return ZERO + UNIT * (self.mu - 3 * self.sigma)


START: Final = Rating()
"""Of somebody who has finished no match yet."""


class Result(NamedTuple):
    """What a match came to for one seat."""

    seat: int
    user: int | None  # None: a computer
    name: str
    score: int
    won: bool
    team: int
    rank: int  # of the team, from 1
    level: int = 0  # of the computer that played to the end; 0: a person did
    left: bool = False  # the person, before the end

    @property
    def player(self) -> int:
        """Who is rated: a person's id, a computer's level below zero, 0 for nobody."""
        return self.user or (0 if self.left else -self.level)


def results(seats: Sequence[Seat], game: Game) -> list[Result]:
    """The results of a match that is over; whoever left has lost."""
    return _results(seats, game, game.places(), game.winners)


def forfeits(seats: Sequence[Seat], game: Game) -> list[Result]:
    """The results of a match that everybody left: they lost it to the computers.

    Of these none has beaten another; the scores are those at that moment.
    """
    return _results(seats, game, [1] * len(seats), range(len(seats)))


def _results(
    seats: Sequence[Seat], game: Game, ranks: Sequence[int], winners: Collection[int]
) -> list[Result]:
    return [
        Result(
            n,
            seat.user or seat.left,
            seat.left_name or seat.name,
            game.scores[n],
            n in winners and seat.left is None,
            game.team(n),
            rank,
            0 if seat.user else seat.level,
            seat.left is not None,
        )
        for n, (seat, rank) in enumerate(zip(seats, ranks, strict=True))
    ]


def rated(match: Sequence[Result], known: Mapping[int, Rating]) -> dict[int, Rating]:
    """The ratings after a match of all its players, from those `known` before it.

    Who all played together have shown nothing of who is stronger: they keep theirs.
    """
    if len({result.team for result in match}) == 1:
        return {result.player: known.get(result.player, START) for result in match if result.player}
    teams, ranks = _line_up(match)
    before = [[_openskill(known.get(player, START)) for player, _ in team] for team in teams]
    found: defaultdict[int, list[PlackettLuceRating]] = defaultdict(list)
    for team, after in zip(teams, _MODEL.rate(before, ranks=ranks), strict=True):
        for (player, learns), rating in zip(team, after, strict=True):
            if learns and player:
                found[player].append(rating)
    return {  # several computers of one level are one player
        player: Rating(mean(each.mu for each in seats), mean(each.sigma for each in seats))
        for player, seats in found.items()
    }


def _line_up(match: Sequence[Result]) -> tuple[list[list[tuple[int, bool]]], list[float]]:
    """The teams, each player with whether they learn from it, and the teams' ranks.

    Whoever left is a team of their own behind all others.
    """
    teams: defaultdict[tuple[int, int], list[tuple[int, bool]]] = defaultdict(list)
    for result in match:
        stayed = -result.level if result.left else result.player
        teams[result.rank, result.team].append((stayed, not result.left))
    gone = [[(result.player, True)] for result in match if result.left]
    ranks = [float(rank) for rank, _ in teams] + [len(match) + 1.0] * len(gone)
    return [*teams.values(), *gone], ranks


def _openskill(rating: Rating) -> PlackettLuceRating:
    """A rating as the model takes it, an object for each seat: the model tells them by identity."""
    return _MODEL.rating(rating.mu, rating.sigma)
