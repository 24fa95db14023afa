"""A match looked at step by step: the deal, then a step for each action."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from games.cards import CARDS, EVERYONE
from games.choices import label
from games.game import DEAL, HOST, Game
from games.record import Deed, Record
from games.scene import Table
from games.speech import Event, Say, Words
from games.stage import open_table_scene, table_scene
from games.view import view

EVERY: Final = 50
"""Actions between two positions that are kept."""
FRAMES: Final = 50
"""Scenes of an animated picture at most."""


@dataclass(frozen=True)
class Step:
    """A match after its first `number` actions, and the one that led there; none for the deal."""

    number: int
    deed: Deed | None
    game: Game

    def scene(self, names: Sequence[str], say: Say, is_open: bool = False) -> Table:
        """The table as onlookers saw it then, or with every hand face up."""
        if is_open:
            return open_table_scene(self.game, names, say)
        return table_scene(view(self.game, None), names, say)

    def told(self, say: Say, is_open: bool = False) -> list[str]:
        """What happened, as everybody heard it; `is_open` adds what only one player knew."""
        public = [event for event in self.game.news or () if event.to == EVERYONE]
        lines = [say(event.words) for event in public]
        if self.deed is None:
            return lines or [say(Words("replay-dealt"))]
        seat, action = self.deed
        if seat == HOST:
            return lines or [label(action, say)]
        if is_open and not _names_all(public, action):
            return [say(Words("replay-deed", seat=seat, text=label(action, say))), *lines]
        return lines or [say(Words("replay-unheard", seat=seat))]


def _names_all(events: Sequence[Event], action: str) -> bool:
    """Whether these events leave nothing untold of an action: any of them, and all its cards."""
    told = {word for event in events for _, each in event.words.args for word in str(each).split()}
    return bool(events) and {word for word in action.split() if word in CARDS} <= told


def steps(record: Record) -> Iterator[Step]:
    """Every step of a record, over one game that goes on: look at each before the next.

    BadRecord, BadOptions or IllegalAction where the record cannot be replayed.
    """
    game = record.start()
    yield Step(0, None, game)
    for number, deed in enumerate(record.deeds, 1):
        game.apply(*deed)
        yield Step(number, deed, game)


class Positions:
    """A record with some of its positions at hand: to show a step takes `EVERY` actions at most.

    Only the first look at a part of the match takes longer: it is played up to there.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self._kept: dict[int, Game] = {}

    def step(self, number: int) -> Step:
        """The step after so many actions; it is the caller's own. Errors as of `steps`."""
        near = max((each for each in [*self._kept] if each <= number), default=0)
        game = self._kept[near].copy() if near in self._kept else self.record.start()
        for place in range(near, number + 1):
            if place > near:
                game.apply(*self.record.deeds[place - 1])
            if place % EVERY == 0:
                self._kept.setdefault(place, game.copy())
        return Step(number, self.record.deeds[number - 1] if number else None, game)


def deals(record: Record) -> list[int]:
    """The steps at which the cards of a round had just been dealt."""
    return [0, *(n for n, deed in enumerate(record.deeds, 1) if deed == (HOST, DEAL))]


def round_of(record: Record, number: int) -> range:
    """The steps of the round that a step belongs to."""
    starts = [*deals(record), len(record.deeds) + 1]
    following = bisect_right(starts, number)
    return range(starts[following - 1], starts[following])


def film(
    record: Record, shown: range, names: Sequence[str], say: Say, is_open: bool = False
) -> list[Table]:
    """These steps as scenes; of very many, the first, the last and some between."""
    chosen = _spread(shown)
    return [step.scene(names, say, is_open) for step in steps(record) if step.number in chosen]


def _spread(numbers: range) -> set[int]:
    """As many of these as a film has, evenly, the first and the last among them."""
    last, gaps = len(numbers) - 1, FRAMES - 1
    return {numbers[each * last // gaps] for each in range(FRAMES)}


def heard(record: Record, say: Say) -> Iterator[str]:
    """All that everybody has heard of a match, whether or not it is over."""
    for step in steps(record):
        yield from step.told(say)
