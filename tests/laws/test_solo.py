"""Laws of solos over every game: what computers do follows from the deal and the actions alone."""

import os
import subprocess
import sys
from statistics import fmean

import pytest

from games.game import Game
from games.plugins import OURS
from games.solo import SoloDeal, follow, points, start
from games.testing.facts import facts
from tests.solos import SEED, all_records, play

EVERY = pytest.mark.parametrize("kind", OURS, ids=lambda kind: kind.key)
THINK = 7
"""Seconds of a person for a decision."""
LOOK = 4
"""Seconds to look at the end of a round."""


def in_other_processes(*arguments: str) -> set[str]:
    """What `tests.solos` prints in processes that hash texts in other ways."""
    command = [sys.executable, "-m", "tests.solos", *arguments]
    begun = [
        subprocess.Popen(
            command, env=os.environ | {"PYTHONHASHSEED": seed}, stdout=subprocess.PIPE, text=True
        )
        for seed in ("1", "2")
    ]
    return {each.communicate()[0] for each in begun}


def test_the_same_views_give_the_same_actions_in_every_process() -> None:
    assert in_other_processes() == {all_records()}


@pytest.mark.slow
@EVERY
def test_every_process_finds_the_same_house_field(kind: type[Game]) -> None:
    assert len(found := in_other_processes(kind.key)) == 1
    assert found != {""}


@EVERY
def test_a_solo_ends_after_its_rounds(kind: type[Game]) -> None:
    deal = SoloDeal.of_the_day(kind, SEED)
    _, game = play(deal)
    assert game.over or game.round == deal.rounds
    assert len(points(deal, game)) == game.round
    assert [*follow(deal, game, 0)] == [], "nothing follows the end"


@EVERY
def test_nothing_plays_for_the_person(kind: type[Game]) -> None:
    deal = SoloDeal.of_the_day(kind, SEED)._replace(seat=1)
    game = start(deal)
    assert deal.seat not in {seat for seat, _ in follow(deal, game, 0)}
    assert game.resting or deal.seat in game.waiting()


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
