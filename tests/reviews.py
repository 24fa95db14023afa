"""`python -m tests.reviews GAME...`: what reviews find, for docs/computers.md.

Matches are played by hints in which one player makes two random moves, then reviewed: found is a
planted move that the review shows. What a planted move lost is known from the cards as they really
lay, in which both it and the hint are played out: where that tells those found from those not found
the review does, too. False alarms are the mistakes shown in matches of hard computers.
"""

import argparse
from dataclasses import replace
from random import Random
from statistics import fmean
from time import process_time
from typing import Final, NamedTuple

from games import GAMES, search
from games.game import HOST, Game
from games.players import Player, hard, hint_player
from games.record import Record, RecordedAction
from games.review import Moment, decision_points, review
from games.search import hint_rollout
from games.view import view
from tests.ladder import ahead, policy_of, seats_of

DECISIONS: Final = 40
"""Of the player whose match is reviewed, after which it is broken off."""
PLANTED: Final = 2
LONG: Final = 3_000


class Sample(NamedTuple):
    """A match with what was planted in it, and what each planted move really lost."""

    record: Record
    numbers: list[int]  # the actions of the player that is reviewed
    planted: dict[int, float]


class Found(NamedTuple):
    """What planted moves really lost: those that were shown, and those that were not."""

    shown: list[float]
    missed: list[float]

    def __str__(self) -> str:
        of = len(self.shown) + len(self.missed)
        lost = " and ".join(f"{fmean(each):+.3g}" if each else "-" for each in self)
        return f"{len(self.shown)} of {of} planted found, which lost {lost} (the others)"


def sample(kind: type[Game], number: int, player: Player, plants: int = PLANTED) -> Sample:
    """A match in which a seat is played so, and makes that many random moves."""
    random, seats = Random(f"review/{number}"), seats_of(kind)
    seat, game = number % seats, kind(seats, f"review/{number}")
    game.events = None
    record, deeds = Record.begin(game), list[RecordedAction]()
    at = {*random.sample(range(DECISIONS), plants)}
    numbers, planted = list[int](), dict[int, float]()
    while not game.over and len(numbers) < DECISIONS and len(deeds) < LONG:
        actor = game.waiting()[0]
        if actor == HOST:
            action = game.legal(HOST)[0]
        elif actor != seat or len(legal := game.legal(seat)) < 2:
            action = search.reply(game, actor)
        else:
            seen = view(game, seat)
            action = player(seen, random)
            if len(numbers) in at:
                other = random.choice([move for move in legal if move != action])
                ours, theirs = (hint_rollout(seat, game, move) for move in (action, other))
                action, planted[len(deeds) + 1] = other, ours - theirs
            numbers.append(len(deeds) + 1)
        deeds.append(RecordedAction(actor, action))
        game.step(actor, action)
    return Sample(replace(record, deeds=tuple(deeds)), numbers, planted)


def reviewed(made: Sample, random: Random) -> tuple[Moment, ...]:
    """The moments of the review of a match."""
    points = [*decision_points(made.record, made.numbers)]
    return review(points, random, process_time).moments


def find_planted(kind: type[Game], matches: int) -> Found:
    """Review matches with planted moves."""
    found = Found([], [])
    for number in range(matches):
        made = sample(kind, number, hint_player)
        shown = {each.number + 1 for each in reviewed(made, Random(number)) if each.is_mistake}
        for at, lost in made.planted.items():
            (found.shown if at in shown else found.missed).append(lost)
    return found


def alarms(kind: type[Game], matches: int) -> tuple[int, int]:
    """The mistakes shown in matches of hard computers, and their decisions."""
    player, shown, decisions = hard if policy_of(kind) else ahead, 0, 0
    for number in range(matches):
        made = sample(kind, number, player, plants=0)
        shown += sum(each.is_mistake for each in reviewed(made, Random(number)))
        decisions += len(made.numbers)
    return shown, decisions


def main() -> None:
    """Measure the games that the command line names, or all."""
    parser = argparse.ArgumentParser("python -m tests.reviews", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--matches", type=int, default=20)
    asked = parser.parse_args()
    for key in asked.games or GAMES:
        began, found = process_time(), find_planted(GAMES[key], asked.matches)
        seconds = (process_time() - began) / asked.matches
        shown, of = alarms(GAMES[key], asked.matches)
        told = f"{found}, {shown} alarms in {of} decisions, {seconds:.0f} s a match"
        print(f"{key}: {told}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
