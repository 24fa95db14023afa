"""Lessons: a game taught on a fixed deal, one action a step.

A lesson is a record, `lessons/<game>.txt` beside the words of its game, in which the actions that
are asked for are marked; all others are played as written. After the mark may come the actions
offered; otherwise that is whatever is legal, and all of the hand where a card is to be played:

    0 bid 4 ? bid 2, bid 4, bid 9
    0 QH ?

The words of the first step are `<game>-lesson-1`: what is asked, and `.why` it was right.
Every other legal action gets the same answer, `BETTER`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from games.cards import EVERYONE
from games.game import Game
from games.plugins import GAMES, lesson_file
from games.record import Record
from games.text import Event, Text

MARK: Final = " ?"
BETTER: Final = Text("lesson-better")
"""What is answered to a legal action that is not the one asked for."""


class LessonStep(NamedTuple):
    """An action that is asked for, and how many of the record come before it."""

    length: int
    action: str
    offered: tuple[str, ...]  # none: whatever the hand allows


class LessonState(NamedTuple):
    """The match at a step, and the events that the learner has seen since the step before."""

    game: Game
    seen: list[list[Event]]


@dataclass(frozen=True)
class Lesson:
    """A record, the learner's seat, and the steps, counted from 0."""

    record: Record
    seat: int
    steps: tuple[LessonStep, ...]

    def at(self, number: int) -> LessonState:
        """The state of the match at a step; after the last step, the end of the lesson."""
        lengths = [0, *(step.length for step in self.steps), len(self.record.deeds)]
        game, seen = self.record.start(), list[list[Event]]()
        for length, recorded in enumerate(self.record.deeds[: lengths[number + 1]]):
            events = game.apply(*recorded)
            if length >= lengths[number]:
                seen.append([event for event in events if event.to in (EVERYONE, self.seat)])
        return LessonState(game, seen)

    def offered(self, number: int) -> list[str]:
        """The offered actions, right and wrong."""
        if offered := self.steps[number].offered:
            return [*offered]
        game = self.at(number).game
        hand, legal = map(str, game.arrange(game.hands[self.seat])), game.legal(self.seat)
        cards = hand if self.steps[number].action in game.hands[self.seat] else ()
        return [*dict.fromkeys([*cards, *legal])]

    def problem(self, number: int, action: str) -> Text | None:
        """The rule that an answer breaks, else `BETTER`; None if it is the right one."""
        if action == self.steps[number].action:
            return None
        return self.at(number).game.check(self.seat, action) or BETTER

    def words(self, number: int, attribute: str = "") -> Text:
        """The task of a step, or `why` its answer was right."""
        key = GAMES[self.record.game].words(f"lesson-{number + 1}").key
        return Text(f"{key}.{attribute}" if attribute else key)


@lru_cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game; None if it has none."""
    file = lesson_file(GAMES[game])
    return parse(file.read_text(encoding="utf-8")) if file.is_file() else None


def parse(text: str) -> Lesson:
    """Read the text form; BadRecord if what is left without the marks is no record."""
    head, _, deeds = text.partition("\n\n")
    lines = [line.partition(MARK) for line in deeds.splitlines()]
    record = Record.parse(f"{head}\n\n" + "\n".join(recorded for recorded, _, _ in lines))
    steps = [
        LessonStep(length, record.deeds[length].action, _listed(offered))
        for length, (_, mark, offered) in enumerate(lines)
        if mark
    ]
    return Lesson(record, record.deeds[steps[0].length].seat, tuple(steps))


def _listed(text: str) -> tuple[str, ...]:
    return tuple(each.strip() for each in text.split(",") if each.strip())


def taught() -> Sequence[str]:
    """The games that have a lesson."""
    return [key for key in GAMES if lesson_of(key)]
