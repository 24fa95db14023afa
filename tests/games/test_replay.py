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
from games.record import Record, RecordedAction
from games.replay import EVERY, FRAMES, Positions, frames, heard, round_of, steps
from games.scene import Table
from games.spades import Spades
from games.stage import table_scene
from games.testing.matches import any_deal, play_on
from games.text import Event
from games.view import view
from tests.voice import NAMES, SAY

MANY = range(2)
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
        public.append([SAY(each.words) for each in game.events or () if each.to == EVERYONE])
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
            assert step.sentences(SAY) == public or not public


@EVERY_GAME
def test_every_step_has_something_to_tell(kind: type[Game]) -> None:
    for luck in MANY:
        for step in steps(live(kind, luck).record):
            for is_open in (False, True):
                assert all(step.sentences(SAY, is_open)), step
                assert step.sentences(SAY, is_open), step


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
    record = play_on(GongZhu(4, "x"), Random(5), 60, 0.3, lambda game: None)
    shown = [step for step in steps(record) if step.sentences(SAY) != step.sentences(SAY, True)]
    [exposed] = [step.number for step in shown]
    step = Positions(record).step(exposed)
    assert step.sentences(SAY) == ["Ann has decided what to expose."]
    assert step.sentences(SAY, True) == ["Ann: Expose J♦", "Ann has decided what to expose."]


def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every action of Spades that is applied from now on."""
    applied, apply = list[str](), Spades.apply

    def counted(game: Spades, seat: int, action: str) -> list[Event]:
        applied.append(action)
        return apply(game, seat, action)

    monkeypatch.setattr(Spades, "apply", counted)
    return applied


def test_the_first_look_gives_way_after_every_fifty_actions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = spades(EVERY * 4)
    applied, slices, before = played(monkeypatch), list[int](), 0
    for _ in Positions(record).reach(EVERY * 4):
        slices.append(len(applied) - before)
        before = len(applied)
    assert slices == [0, *[EVERY] * 4]


def test_any_other_look_plays_fifty_actions_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    positions = Positions(spades(EVERY * 4))
    positions.step(EVERY * 4)
    applied = played(monkeypatch)
    for number in range(EVERY * 4 + 1):
        positions.step(number)
        assert len(applied) < EVERY
        applied.clear()


def test_rounds_begin_where_the_host_deals() -> None:
    record = spades()
    assert record.deals[0] == 0
    assert all(record.deeds[n - 1] == RecordedAction(HOST, DEAL) for n in record.deals[1:])
    assert len(record.deals) == record.replay().round


def test_a_film_shows_the_round_of_its_step_to_the_end() -> None:
    record = spades()
    second, third, *_ = record.deals[1:]
    for number in (second, second + 9, third - 1):
        shown = frames(round_of(record, number))
        assert (shown[0], shown[-1]) == (second, third - 1)
        assert len(shown) <= FRAMES
    assert frames(round_of(record, len(record.deeds)))[-1] == len(record.deeds)


def test_a_short_film_leaves_no_step_out() -> None:
    assert frames(round_of(spades(30), 30)) == [*range(31)]
    assert frames(range(1)) == [0]


def test_a_long_film_leaves_steps_out_evenly() -> None:
    shown = frames(round_of(spades(56), 20))
    assert len(shown) == FRAMES
    assert (shown[0], shown[-1]) == (0, 56)
    assert {after - before for before, after in pairwise(shown)} == {1, 2}


@EVERY_GAME
def test_all_that_was_heard_is_what_the_steps_tell(kind: type[Game]) -> None:
    seen = live(kind, 0)
    told = [step.sentences(SAY) for step in steps(seen.record)]
    assert list(heard(seen.record, lambda _: SAY)) == [line for lines in told for line in lines]
