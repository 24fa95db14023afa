"""A match looked at step by step: the law over random matches of every game, and films."""

from itertools import pairwise
from random import Random

import pytest

from games.game import DEAL, HOST
from games.gong_zhu import GongZhu
from games.record import Record, RecordedAction
from games.replay import EVERY, FRAMES, Positions, frames, round_of, steps
from games.spades import Spades
from games.testing.matches import play_on
from games.text import Event
from tests.voice import SAY


def spades(most: int = 200) -> Record:
    return play_on(Spades(4, "replay"), Random(1), most, 0.2, lambda game: None)


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
