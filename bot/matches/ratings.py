"""Ratings of players: the Plackett-Luce model of openskill, fed with the places of teams.

A person has one rating in a game, computer players of one level another. Somebody who left, or let
the clock play for them, has come last, behind everybody; the computer in their place counts in its
team as good as it is known to be, and learns nothing from a hand that it did not begin. How much a
match counts for whom, `bot.matches.weights` tells.

What somebody has shown fades where a match shows little: one of weight w takes (1 - w) / 200 of the
way back to what is known of a stranger, so who plays the same few for ever comes to rest near that,
whatever they had before. The way back is that of exponential forgetting: the density to the power
of 1 - s times that of a stranger to the power of s (Kulhavy and Zarrop, "On a general concept of
forgetting", Int. J. Control 58, 1993); that ratings get less sure is a rule of Glicko, too
(Glickman 1999). A match that counts in full takes nothing, nor does one against computers alone,
which count little as it is; and a computer plays as it always does.

Where all play against the cards, nobody shows who is stronger. There the mean of what somebody has
scored takes the place of a rating, and no match of it moves a rating of another game. So it is
against a house: there the mean is of the bets won a round, and who plays alone is counted, too. A
round is measured by the seat's own bet, so tables with more chips or higher bets gain nobody more.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean
from typing import Final, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

PROVISIONAL: Final = 10
"""Matches before which a rating says little."""
ZERO, UNIT = 1000, 25
"""The rating of a stranger, and the value of a point of the model: experts come to 1900."""

FEW: Final = 400
"""Rounds against the house up to which a mean counts as one over so many: one lucky match leads no
leaderboard."""
BETS_PER: Final = 100
"""Rounds for which the leaderboard says how many bets were won."""
MEMORY: Final = 200
"""Matches that show nothing after which about a third is left of what somebody had shown."""

_MODEL: Final = PlackettLuce(limit_sigma=True)  # so that no winner loses points


class Rating(NamedTuple):
    """A player's strength as a normal distribution."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def points(self) -> float:
        """The rating that the player surely has, on the scale that people see."""
        return ZERO + UNIT * (self.mu - 3 * self.sigma)

    def toward(self, other: "Rating", weight: float) -> "Rating":
        """The part of the way to another rating that a match of this weight goes."""
        variance = self.sigma**2 + weight * (other.sigma**2 - self.sigma**2)
        return Rating(self.mu + weight * (other.mu - self.mu), sqrt(variance))

    def faded(self, share: float) -> "Rating":
        """The rating once this share of what is known has given way to a stranger's."""
        own, stranger = (1 - share) / self.sigma**2, share / START.sigma**2
        known = own + stranger
        return Rating((own * self.mu + stranger * START.mu) / known, 1 / sqrt(known))


START: Final = Rating()
"""Of somebody who has finished no match yet."""


class Result(NamedTuple):
    """The result of a match for one seat."""

    seat: int
    user: int | None  # None: a computer
    name: str
    score: int
    won: bool
    team: int
    rank: int  # of the team, from 1
    level: int = 0  # of the computer, or the clock, that played to the end; 0: a person did
    left: bool = False  # the person, to a computer or to the clock
    part: int = 0  # 1: of who began in that seat and left it to a guest; 2: of a guest who left it
    former: int | None = None  # the pseudonym of a user who was deleted
    rounds: int | None = None  # of bets against the house; None: there was none
    gain: float = 0.0  # won in them, in bets of the seat's own

    @property
    def player(self) -> int:
        """The player rated: a person's id, a computer's level below zero, 0 for nobody."""
        return self.user or (0 if self.left else -self.level)

    @property
    def met(self) -> int:
        """The player whom the others have met: `player`, or the pseudonym of a deleted person."""
        return self.user or self.former or self.player


def rated(
    match: Sequence[Result], known: Mapping[int, Rating], weights: Mapping[int, float]
) -> dict[int, Rating]:
    """The ratings after a match of all its players, from those `known` before it.

    `weights` tells what it counts for each. Who all played together, or against a house, have shown
    nothing of who is stronger: they keep theirs, and `averaged` or `bets_won` counts for them.
    """
    if played_together(match) or against_house(match):
        return {result.player: known.get(result.player, START) for result in match if result.player}
    teams, ranks = _line_up(match)
    before = [[_openskill(known.get(player, START)) for player, _ in team] for team in teams]
    found: defaultdict[int, list[PlackettLuceRating]] = defaultdict(list)
    for team, after in zip(teams, _MODEL.rate(before, ranks=ranks), strict=True):
        for (player, learns), rating in zip(team, after, strict=True):
            if learns and player:
                found[player].append(rating)
    weighed = {  # several computers of one level are one player
        player: known.get(player, START).toward(_mean(seats), weights[player])
        for player, seats in found.items()
    }
    people = [player for player in weighed if player > 0]
    if len(people) == 1:
        return weighed
    faded = {one: weighed[one].faded((1 - weights[one]) / MEMORY) for one in people}
    return weighed | faded


def against_house(match: Sequence[Result]) -> bool:
    """True if each played alone against the house."""
    return match[0].rounds is not None


def played_together(match: Sequence[Result]) -> bool:
    """True if all played against the cards."""
    return len({result.team for result in match}) == 1


def averaged(before: Rating, matches: int, one: Result) -> Rating:
    """The mean score after one match more than `matches`; a player who left scored nothing."""
    score = 0 if one.left else one.score
    mean = before.mu if matches else 0.0
    return Rating(mean + (score - mean) / (matches + 1), 0.0)


def bets_won(before: Rating, rounds: int, one: Result) -> Rating:
    """The bets won in a hundred rounds after one match more than these `rounds`, left or not."""
    mean = before.mu / BETS_PER if rounds else 0.0
    bets = mean * max(rounds, FEW) + one.gain
    return Rating(BETS_PER * bets / max(rounds + (one.rounds or 0), FEW), 0.0)


def mean_score(points: float) -> float:
    """The score, or the bets won, that are stored as the points of a rating."""
    return (points - ZERO) / UNIT


def _mean(ratings: Sequence[PlackettLuceRating]) -> Rating:
    return Rating(fmean(each.mu for each in ratings), fmean(each.sigma for each in ratings))


def _line_up(match: Sequence[Result]) -> tuple[list[list[tuple[int, bool]]], list[float]]:
    """The teams, each player with whether they learn from it, and the teams' ranks.

    Whoever left is a team of their own behind all others.
    """
    teams: defaultdict[tuple[int, int], list[tuple[int, bool]]] = defaultdict(list)
    for result in match:
        if result.part:
            continue
        stayed = -result.level if result.left else result.player
        teams[result.rank, result.team].append((stayed, not result.left))
    gone = [[(result.player, True)] for result in match if result.left]
    ranks = [float(rank) for rank, _ in teams] + [len(match) + 1.0] * len(gone)
    return [*teams.values(), *gone], ranks


def _openskill(rating: Rating) -> PlackettLuceRating:
    """A rating as the model takes it, an object for each seat: the model tells them by identity."""
    return _MODEL.rating(rating.mu, rating.sigma)
