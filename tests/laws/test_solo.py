"""Laws of solos over every game: what computers do follows from the deal and the actions alone."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from statistics import fmean

import pytest

from games.game import Game
from games.players import hint_player
from games.plugins import OURS
from games.solo import SoloDeal, follow, points
from games.testing.facts import facts
from games.view import View
from tests.solos import SEED, all_records, play

EVERY = pytest.mark.parametrize("kind", OURS, ids=lambda kind: kind.key)
THINK = 7
"""Seconds of a person for a decision."""
LOOK = 4
"""Seconds to look at the end of a round."""


def in_process(hashes: str, *arguments: str) -> str:
    """What `tests.solos` prints in a process that hashes texts in this way."""
    command = [sys.executable, "-m", "tests.solos", *arguments]
    environment = os.environ | {"PYTHONHASHSEED": hashes}
    return subprocess.run(command, env=environment, check=True, capture_output=True).stdout.decode()


@contextmanager
def busy_loops() -> Iterator[None]:
    """Three processes that leave little of the processors to others."""
    begun = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(3)]
    try:
        yield
    finally:
        for each in begun:
            each.kill()
            each.wait()


@pytest.mark.check
def test_the_same_views_give_the_same_actions_in_every_process() -> None:
    assert {in_process("1"), in_process("2")} == {all_records()}


@pytest.mark.slow
@EVERY
def test_the_house_field_is_the_same_in_every_process_however_busy_it_is(kind: type[Game]) -> None:
    found = in_process("1", kind.key)
    with busy_loops():
        assert in_process("2", kind.key) == found


@EVERY
def test_a_solo_ends_after_its_rounds(kind: type[Game]) -> None:
    deal = SoloDeal.of_the_day(kind, SEED)
    _, game = play(deal)
    assert game.over or game.round == deal.rounds
    assert len(points(deal, game)) == game.round
    assert [*follow(deal, game, 0)] == [], "nothing follows the end"


@EVERY
def test_nothing_plays_for_the_person(kind: type[Game]) -> None:
    done = list[str]()

    def person(seen: View[Game], random: Random) -> str:
        done.append(hint_player(seen, random))
        return done[-1]

    deal = SoloDeal.of_the_day(kind, SEED)
    deal = deal._replace(seat=deal.seats // 2)  # not the first, where there is another
    actions, _ = play(deal, person)
    assert [action for seat, action in actions if seat == deal.seat] == done


@EVERY
def test_the_actions_of_a_solo_replay_without_computers(kind: type[Game]) -> None:
    deal = SoloDeal.of_the_day(kind, SEED)
    actions, game = play(deal)
    assert facts(deal.record(*actions).replay()) == facts(game)


@EVERY
def test_a_daily_takes_one_person_three_to_eight_minutes(kind: type[Game]) -> None:
    def seconds(seed: str) -> int:
        deal = SoloDeal.of_the_day(kind, seed)
        actions, game = play(deal)
        return THINK * sum(seat == deal.seat for seat, _ in actions) + LOOK * game.round

    assert 180 < fmean(map(seconds, "abcdef")) < 480
