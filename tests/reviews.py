"""`python -m tests.reviews GAME...`: what reviews find, for docs/computers.md.

Matches are played by hints in which one player makes two random moves, then reviewed. A planted
move is bad where the hint beats it by three standard errors in many samples, which no review has:
those the review should show, and not the harmless ones. So are mistakes judged again that it shows
in matches of hard computers.
"""

import argparse
from dataclasses import replace
from math import inf
from random import Random
from time import process_time
from typing import Final, NamedTuple

from games import GAMES, review, search
from games.game import HOST, Game
from games.players import Player, hard, hint_player
from games.record import Record, RecordedAction
from games.review import Gain, Look, Moment, answer, decision_points
from games.view import View, view
from tests.ladder import policy_of, seats_of

DECISIONS: Final = 24
"""Of the player whose match is reviewed, after which it is broken off."""
PLANTED: Final = 2
JUDGED: Final = 400
"""Samples by which it is known whether a planted move is bad."""
LONG: Final = 3_000


class Sample(NamedTuple):
    """A match with what was planted in it, and whether each planted move is bad."""

    record: Record
    numbers: list[int]  # the actions of the player that is reviewed
    planted: dict[int, bool]


class Found(NamedTuple):
    """Whether each planted move is bad: of those that were shown, and of those that were not."""

    shown: list[bool]
    missed: list[bool]

    def __str__(self) -> str:
        bad, harmless = sum(self.shown), len(self.shown) - sum(self.shown)
        all_bad, all_harmless = bad + sum(self.missed), harmless + self.missed.count(False)
        return f"{bad} of {all_bad} bad and {harmless} of {all_harmless} harmless moves shown"


def is_bad(seen: View[Game], action: str, better: str) -> bool:
    """True if a move is surely worse than another, by more than next to nothing."""
    look = Look(0, action, (better,), JUDGED, inf)
    sampled = answer(seen, Random(0), look, lambda: 0.0)
    gain = Gain.of(sampled.gains[better])
    return gain.sure >= review.SURE and gain.mean >= review.SLIGHT * sampled.spread


def sample(kind: type[Game], number: int, player: Player, plants: int = PLANTED) -> Sample:
    """A match in which a seat is played so, and makes that many random moves."""
    random, seats = Random(f"review/{number}"), seats_of(kind)
    seat, game = number % seats, kind(seats, f"review/{number}")
    game.events = None
    record, deeds = Record.begin(game), list[RecordedAction]()
    at = {*random.sample(range(DECISIONS), plants)}
    numbers, planted = list[int](), dict[int, bool]()
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
                planted[len(deeds) + 1] = is_bad(seen, other, action)
                action = other
            numbers.append(len(deeds) + 1)
        deeds.append(RecordedAction(actor, action))
        game.step(actor, action)
    return Sample(replace(record, deeds=tuple(deeds)), numbers, planted)


def mistakes(made: Sample, number: int) -> list[tuple[Moment, View[Game]]]:
    """The mistakes that a review of a match shows, and what the player saw then."""
    points = [*decision_points(made.record, made.numbers)]
    seen = {point.number: point.seen for point in points}
    found = review.review(points, Random(number), process_time).moments
    return [(moment, seen[moment.number]) for moment in found if moment.is_mistake]


def looking_ahead(seen: View[Game], random: Random) -> str:
    """A hard computer, which has its half second however busy the machine is."""
    return search.choose(seen, random, process_time)


def find_planted(kind: type[Game], matches: int) -> Found:
    """Review matches with planted moves."""
    found = Found([], [])
    for number in range(matches):
        made = sample(kind, number, hint_player)
        shown = {moment.number + 1 for moment, _ in mistakes(made, number)}
        for at, bad in made.planted.items():
            (found.shown if at in shown else found.missed).append(bad)
    return found


class Alarms(NamedTuple):
    """The mistakes shown in matches of hard computers, those that are none, and all decisions."""

    shown: int
    false: int
    decisions: int

    def __str__(self) -> str:
        return f"{self.shown} mistakes of hard shown in {self.decisions}, {self.false} are none"


def alarms(kind: type[Game], matches: int) -> Alarms:
    """Review matches of hard computers; what is shown is judged again by many samples."""
    player, shown, decisions = hard if policy_of(kind) else looking_ahead, list[bool](), 0
    for number in range(matches):
        made = sample(kind, number, player, plants=0)
        found = mistakes(made, number)
        shown += [is_bad(seen, moment.action, moment.other) for moment, seen in found]
        decisions += len(made.numbers)
    return Alarms(len(shown), shown.count(False), decisions)


def main() -> None:
    """Measure the games that the command line names, or all."""
    parser = argparse.ArgumentParser("python -m tests.reviews", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--matches", type=int, default=20, help="with planted moves")
    parser.add_argument("--hard", type=int, default=5, help="matches of hard computers")
    asked = parser.parse_args()
    for key in asked.games or GAMES:
        began, found = process_time(), find_planted(GAMES[key], asked.matches)
        seconds = (process_time() - began) / asked.matches
        told = f"{found}, {alarms(GAMES[key], asked.hard)}, {seconds:.0f} s a match"
        print(f"{key}: {told}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
