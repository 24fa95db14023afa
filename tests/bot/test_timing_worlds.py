"""Two worlds that a watcher cannot tell apart take their time alike: a pause tells of no card."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.hosting.preferences import EVERYTHING, Preferences
from bot.matches.match import Match, Seat, Status
from bot.matches.pace import FORCED, Pace
from bot.matches.played import Played
from bot.matches.replay import News, Replay, TurnHistory
from games import GAMES
from games.game import Game
from games.record import Record
from tests.bot.tabling import EVERY_KIND
from tests.worlds import two_worlds

TRIES = 60
PASSES, PLAYS = (6.0, 7.0, 8.0, 9.0, 10.0) * 2, (3.0, 4.0, 5.0, 6.0, 11.0) * 2
"""Seconds that people have taken at this table, who all had a choice."""
PACE = Pace()


def at_table(game: Game, computers: bool) -> Played:
    """A match of people, or of computers and one person, that has come so far."""
    names = [f"P{seat}" for seat in range(game.seats)]
    is_person = [seat == 0 or not computers for seat in range(game.seats)]
    seats = [Seat(100 + n if is_person[n] else None, name) for n, name in enumerate(names)]
    match = Match(game.key, 100, 700, tuple(seats), status=Status.PLAYING, length=1)
    record = Record(game.key, game.version, game.seats, {}, game.seed, ())
    turns = TurnHistory(pass_times=PASSES, play_times=PLAYS)
    people = dict.fromkeys(sorted(match.people), 0)
    replay = Replay(game, record, people, (News(None, ()),), length=1, turns=turns)
    return Played(match, replay)


def pairs(kind: type[Game], computers: bool = False) -> Iterator[tuple[Played, Played, int | None]]:
    """The same match in two worlds, and who cannot tell them apart."""
    random = Random(f"the time of {kind.key}")
    for _ in range(TRIES):
        if worlds := two_worlds(kind, random):
            here, there, watcher = worlds
            yield at_table(here, computers), at_table(there, computers), watcher


def forced(played: Played, seat: int) -> str:
    return Preferences(forced=EVERYTHING).action(played, seat)


def pause(played: Played, what: str) -> float | None:
    return PACE.due_after(played, 0.0, what, Random(1))


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_computers_take_as_long_in_both(kind: type[Game]) -> None:
    for here, there, _ in pairs(kind, computers=True):
        assert here.computers_to_act == there.computers_to_act
        assert pause(here, "") == pause(there, "")


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_what_is_forced_takes_no_less_than_what_people_chose(kind: type[Game]) -> None:
    """Where it is forced in one world alone, the person there has the time that people take."""
    for here, there, watcher in pairs(kind):
        assert here.times_of("pass") == there.times_of("pass")
        for seat in here.present.intersection(here.waiting) - {watcher}:
            for played in (here, there):
                if only := forced(played, seat):
                    shortest = min(played.times_of(only)) / 1.25
                    assert shortest <= (pause(played, only) or 0) <= FORCED * PACE.computer


@pytest.mark.parametrize("key", ["big_two", "president", "euchre"])
def test_forced_passes_of_both_worlds_are_drawn_alike(key: str) -> None:
    found = 0
    for here, there, watcher in pairs(GAMES[key]):
        for seat in here.present.intersection(here.waiting) - {watcher}:
            one, other = forced(here, seat), forced(there, seat)
            if one and other and here.times_of(one) == there.times_of(other):
                found += 1
                assert pause(here, one) == pause(there, other)
    assert found or key == "euchre"
