"""A match looked at step by step: the law over random matches of every game, and films."""

from functools import cache
from itertools import pairwise
from random import Random
from typing import NamedTuple

import pytest

from games import GAMES
from games.cards import EVERYONE, HIDDEN
from games.game import DEAL, HOST, Game
from games.gong_zhu import GongZhu
from games.record import Deed, Record
from games.replay import FRAMES, Positions, deals, film, heard, round_of, steps
from games.scene import Table
from games.spades import Spades
from games.stage import table_scene
from games.testing.matches import any_deal, play_on
from games.view import view
from tests.voice import NAMES, SAY

MANY = range(4)
"""Random matches of a game."""


class Live(NamedTuple):
    """What could be seen while a match was played."""

    record: Record
    scenes: list[Table]
    public: list[list[str]]
    hands: list[list[list[str]]]


@cache
def live(kind: type[Game], luck: int, most: int = 150) -> Live:
    """A match with any options, played at random, and what was seen of it."""
    random, scenes, public = Random(luck), list[Table](), list[list[str]]()
    hands: list[list[list[str]]] = []

    def watch(game: Game) -> None:
        scenes.append(table_scene(view(game, None), NAMES, SAY))
        public.append([SAY(each.words) for each in game.news or () if each.to == EVERYONE])
        hands.append([[*map(str, game.arrange(hand))] for hand in game.hands])

    record = play_on(any_deal(kind, random), random, most, 0.6, watch)
    return Live(record, scenes, public, hands)


def spades(most: int = 200) -> Record:
    return play_on(Spades(4, "replay"), Random(1), most, 0.2, lambda game: None)


EVERY_GAME = pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES.keys())


@EVERY_GAME
def test_every_step_shows_what_onlookers_saw_then(kind: type[Game]) -> None:
    for luck in MANY:
        seen = live(kind, luck)
        assert [step.scene(NAMES, SAY) for step in steps(seen.record)] == seen.scenes


@EVERY_GAME
def test_every_step_tells_what_everybody_heard_then(kind: type[Game]) -> None:
    for luck in MANY:
        seen = live(kind, luck)
        for step, public in zip(steps(seen.record), seen.public, strict=True):
            assert step.told(SAY) == public or not public


@EVERY_GAME
def test_every_step_has_something_to_tell(kind: type[Game]) -> None:
    for luck in MANY:
        for step in steps(live(kind, luck).record):
            for is_open in (False, True):
                assert all(step.told(SAY, is_open)), step
                assert step.told(SAY, is_open), step


@EVERY_GAME
def test_an_open_step_shows_every_card_that_is_held(kind: type[Game]) -> None:
    for luck in MANY:
        seen = live(kind, luck)
        for step, hands in zip(steps(seen.record), seen.hands, strict=True):
            for place, hand in zip(step.scene(NAMES, SAY, True).seats, hands, strict=True):
                assert HIDDEN not in place.shown
                assert not place.cards
                assert list(place.shown) == hand or hand_lies_elsewhere(step.game)


def hand_lies_elsewhere(game: Game) -> bool:
    """Gin Rummy lays the open hands of a finished round out as melds."""
    return any(hand.seen_by == EVERYONE for hand in game.hands)


@EVERY_GAME
def test_a_step_is_found_by_its_number(kind: type[Game]) -> None:
    seen = live(kind, 5)
    positions, last = Positions(seen.record), len(seen.record.deeds)
    for number in (last // 2, 0, 1, last, last - 1, last // 2):
        step = positions.step(number)
        assert (step.number, step.scene(NAMES, SAY)) == (number, seen.scenes[number])


def test_an_open_step_tells_what_one_player_knew() -> None:
    record = play_on(GongZhu(4, "x"), Random(3), 60, 0.3, lambda game: None)
    [exposed] = [step.number for step in steps(record) if step.told(SAY) != step.told(SAY, True)]
    step = Positions(record).step(exposed)
    assert step.told(SAY) == ["Ben has decided what to expose."]
    assert step.told(SAY, True) == ["Ben: Expose 10♣", "Ben has decided what to expose."]


def test_rounds_begin_where_the_host_deals() -> None:
    record = spades()
    assert deals(record)[0] == 0
    assert all(record.deeds[n - 1] == Deed(HOST, DEAL) for n in deals(record)[1:])
    assert len(deals(record)) == record.replay().round


def test_a_film_shows_the_round_of_its_step_to_the_end() -> None:
    record, seen = spades(), [step.scene(NAMES, SAY) for step in steps(spades())]
    second, third, *_ = deals(record)[1:]
    for number in (second, second + 9, third - 1):
        scenes = film(record, round_of(record, number), NAMES, SAY)
        assert scenes[0] == seen[second]
        assert scenes[-1] == seen[third - 1]
        assert len(scenes) <= FRAMES
    assert film(record, round_of(record, len(record.deeds)), NAMES, SAY)[-1] == seen[-1]


def test_a_short_film_leaves_no_step_out() -> None:
    record = spades(30)
    assert film(record, round_of(record, 30), NAMES, SAY) == [
        step.scene(NAMES, SAY) for step in steps(record)
    ]
    assert film(spades(0), range(1), NAMES, SAY) == [Positions(record).step(0).scene(NAMES, SAY)]


def test_a_long_film_leaves_steps_out_evenly() -> None:
    record, seen = spades(56), [step.scene(NAMES, SAY) for step in steps(spades(56))]
    scenes = film(record, round_of(record, 20), NAMES, SAY)
    places = [seen.index(scene) for scene in scenes]
    assert len(scenes) == FRAMES
    assert (places[0], places[-1]) == (0, 56)
    assert {after - before for before, after in pairwise(places)} == {1, 2}


@EVERY_GAME
def test_all_that_was_heard_is_what_the_steps_tell(kind: type[Game]) -> None:
    seen = live(kind, 0)
    told = [step.told(SAY) for step in steps(seen.record)]
    assert list(heard(seen.record, SAY)) == [line for lines in told for line in lines]
