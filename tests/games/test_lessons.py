"""Every lesson can be played through, and is said in words."""

import pytest

from games import GAMES
from games.game import Game
from games.lessons import BETTER, Lesson, parse, taught
from games.record import BadRecord
from games.spades import Spades
from games.testing.lessons import lesson_keys, lesson_teaches
from games.text import Text
from tests.voice import SAY

TEXT = """parlor: 1
game: spades
version: 1
seats: 4
options: {}
seed: lesson 81

3 bid 4
0 bid 2 ? bid 2, bid 3, bid 14
1 bid 1
2 bid 4
3 8D
0 AD ?
1 2D
"""


@pytest.fixture
def lesson() -> Lesson:
    return parse(TEXT)


@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
def test_every_lesson_keeps_its_law(kind: type[Game]) -> None:
    lesson_teaches(kind)


@pytest.mark.parametrize("game", taught())
def test_every_step_has_its_words(game: str) -> None:
    assert all(SAY(Text(key)) for key in lesson_keys(GAMES[game]))


def test_a_step_finds_the_match_as_the_record_has_it(lesson: Lesson) -> None:
    game, told = lesson.at(1)
    assert isinstance(game, Spades)
    assert game.trick == ["8D"]
    assert [SAY(event.words) for event in told[0]] == ["Ann bids 2."]
    assert len(told) == 4


def test_behind_the_last_step_the_record_is_played_out(lesson: Lesson) -> None:
    game = lesson.at(2).game
    assert isinstance(game, Spades)
    assert game.trick == ["8D", "AD", "2D"]


def test_the_right_answer_has_no_problem(lesson: Lesson) -> None:
    assert lesson.problem(0, "bid 2") is None


def test_an_illegal_answer_is_told_the_rule_that_it_breaks(lesson: Lesson) -> None:
    problem = lesson.problem(1, "AS")
    assert problem
    assert SAY(problem).startswith("You have diamonds, so you have to follow suit.")


def test_a_legal_answer_that_is_not_the_right_one_is_told_so(lesson: Lesson) -> None:
    assert lesson.problem(0, "bid 3") == BETTER


def test_a_step_offers_what_stands_behind_its_mark_or_else_the_hand(lesson: Lesson) -> None:
    assert lesson.offered(0) == ["bid 2", "bid 3", "bid 14"]
    assert sorted(lesson.offered(1)) == sorted(lesson.at(1).game.hands[0])


def test_what_is_no_record_is_no_lesson() -> None:
    with pytest.raises(BadRecord):
        parse("game: spades\n\n0 QS ?\n")
