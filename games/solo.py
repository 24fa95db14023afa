"""A solo: one person plays a deal against computers, without a clock.

The actions of a solo are stored as those of a match are, so that `games.record.Record` replays it
without any computer. A computer plays by its view and a chance that follows from the seed and the
number of the action alone: the same view gives the same action in every process.
"""

from collections.abc import Iterator, Mapping
from dataclasses import asdict
from hashlib import sha256
from random import Random
from typing import Any, Final, NamedTuple, Self

from games.game import HOST, Game
from games.players import Computer
from games.record import Record, RecordedAction
from games.scores import Round
from games.view import view

FIRST: Final = 0
"""The seat of the person at a daily."""
OPPONENT: Final = Computer()
"""The computer in every other seat: of level normal, without a style."""


class SoloDeal(NamedTuple):
    """The deal of a solo and the seat of the person who plays it."""

    game: str
    version: int
    seats: int
    options: Mapping[str, Any]
    seed: str
    seat: int
    rounds: int  # after which it is over, if the match has not ended before

    @classmethod
    def of_the_day(cls, kind: type[Game], seed: str) -> Self:
        """The daily deal of a game that has one."""
        assert kind.daily is not None, "a game without a daily stays out"
        seats, options, rounds = kind.daily
        return cls(kind.key, kind.version, seats, asdict(options), seed, FIRST, rounds)

    def record(self, *actions: RecordedAction) -> Record:
        """The record of the solo after these actions."""
        return Record(self.game, self.version, self.seats, {**self.options}, self.seed, actions)


def start(deal: SoloDeal) -> Game:
    """The solo as it was dealt; BadRecord or BadOptions if its rules are not ours."""
    return deal.record().start()


def is_done(deal: SoloDeal, game: Game) -> bool:
    """True once the last round is over that the person takes part in."""
    is_last = game.round >= deal.rounds or game.is_eliminated(deal.seat)
    return game.over or (game.resting and is_last)


def follow(deal: SoloDeal, game: Game, number: int) -> Iterator[RecordedAction]:
    """Play in `game` all that follows by itself after `number` actions; each once it is played.

    It ends when the person is to act, or the round is over: the person has the next one dealt.
    """
    while action := _next_action(deal, game, number):
        game.apply(*action)
        yield action
        number += 1


def points(deal: SoloDeal, game: Game) -> list[int]:
    """The person's points in each finished round; more are always better.

    Of two sides, they are those by which the person's side is ahead, unless a house plays.
    """
    return [_points_of(deal.seat, game, each) for each in game.finished_rounds()]


def _points_of(seat: int, game: Game, lines: Round) -> int:
    gains = {game.team(each): line.gain for each, line in enumerate(lines)}
    gain = lines[seat].gain
    if len(gains) == 2 and not game.against_house:
        gain -= next(other for team, other in gains.items() if team != game.team(seat))
    return -gain if game.lowest_wins else gain


def _next_action(deal: SoloDeal, game: Game, number: int) -> RecordedAction | None:
    """What follows by itself; None while the person is to act, or between rounds.

    Where seats race each other the person goes first, else computers that may act do.
    """
    waiting = [] if game.resting else game.waiting()
    others = [seat for seat in waiting if seat != deal.seat]
    if not others or (len(others) < len(waiting) and game.people_first()):
        return None
    if others == [HOST]:
        return RecordedAction(HOST, game.legal(HOST)[0])
    return RecordedAction(others[0], OPPONENT(view(game, others[0]), chance(deal.seed, number)))


def chance(seed: str, number: int) -> Random:
    """The chance of the computer that acts after `number` actions."""
    return Random(sha256(f"{seed} action {number}".encode()).digest())
