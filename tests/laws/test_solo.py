"""Laws of solos over every game: what computers do follows from the deal and the actions alone."""

import os
import subprocess
import sys

import pytest

from games import GAMES
from games.solo import follow, points, start
from games.testing.facts import facts
from tests.solos import all_records, play, solo_of

EVERY = pytest.mark.parametrize("key", GAMES)


def test_the_same_views_give_the_same_actions_in_every_process() -> None:
    command = [sys.executable, "-m", "tests.solos"]
    others = [
        subprocess.Popen(
            command, env=os.environ | {"PYTHONHASHSEED": seed}, stdout=subprocess.PIPE, text=True
        )
        for seed in ("1", "2")
    ]
    here = all_records()
    for other in others:
        assert other.communicate()[0] == here
        assert other.returncode == 0


@EVERY
def test_a_solo_ends_after_its_rounds(key: str) -> None:
    deal = solo_of(GAMES[key])
    _, game = play(deal)
    assert game.over or game.round == deal.rounds
    assert len(points(deal, game)) == game.round
    assert [*follow(deal, game, 0)] == [], "nothing follows the end"


@EVERY
def test_nothing_plays_for_the_person(key: str) -> None:
    deal = solo_of(GAMES[key], seat=1)
    game = start(deal)
    assert deal.seat not in {seat for seat, _ in follow(deal, game, 0)}
    assert game.resting or deal.seat in game.waiting()


@EVERY
def test_the_actions_of_a_solo_replay_without_computers(key: str) -> None:
    deal = solo_of(GAMES[key])
    actions, game = play(deal)
    assert facts(deal.record(*actions).replay()) == facts(game)
