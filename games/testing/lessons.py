"""The law of lessons: each can be played through, and nothing in it goes without words."""

from collections.abc import Iterator

from games.game import Game
from games.lessons import lesson_of

STEPS = range(5, 9)


def lesson_teaches(kind: type[Game]) -> None:
    """Each step asks for a legal action and offers alternatives, up to the end."""
    if (lesson := lesson_of(kind.key)) is None:
        return
    assert len(lesson.steps) in STEPS, "a lesson has five to eight steps"
    for number, step in enumerate(lesson.steps, 1):
        game, offered = lesson.at(number - 1).game, lesson.offered(number - 1)
        assert game.check(lesson.seat, step.action) is None, f"step {number} asks for what is legal"
        assert step.action in offered, f"step {number} offers what it asks for"
        assert len({*offered}) == len(offered) > 1, f"step {number} leaves a choice"
        assert [game.read(each) for each in offered] == offered, f"step {number} is spelled well"
    assert lesson.at(len(lesson.steps)).seen, "the last answer leads to the end"


def lesson_keys(kind: type[Game]) -> Iterator[str]:
    """The keys of all that a lesson says."""
    if lesson := lesson_of(kind.key):
        for number in range(len(lesson.steps)):
            yield lesson.words(number).key
            yield lesson.words(number, "why").key
