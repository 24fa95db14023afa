"""A match looked at step by step: the deal, then a step for each action."""

from bisect import bisect_right
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from games.cards import CARDS, EVERYONE
from games.choices import label
from games.faces import in_faces
from games.game import HOST, Game
from games.record import Decision, Record, RecordedAction
from games.scene import Table
from games.stage import open_table_scene, table_scene
from games.text import Event, Text, Translate
from games.view import view

EVERY: Final = 50
"""Actions between two cached positions."""
FRAMES: Final = 50
"""Scenes of an animated picture at most."""


@dataclass(frozen=True)
class Step:
    """A match after its first `number` actions, and the one that led there; none for the deal."""

    number: int
    recorded: RecordedAction | None
    game: Game
    decided: Sequence[Decision] = ()  # by the people, before the next action

    def scene(
        self,
        names: Sequence[str],
        tr: Translate,
        is_open: bool = False,
        computers: Collection[int] = (),
    ) -> Table:
        """The table as onlookers saw it then, or with every hand face up."""
        if is_open:
            return open_table_scene(self.game, names, tr, computers)
        return table_scene(view(self.game, None), names, tr, computers)

    def sentences(
        self, tr: Translate, is_open: bool = False, later: Translate | None = None
    ) -> list[str]:
        """The public events as sentences; `is_open` adds those that one player alone saw.

        `later` speaks of who plays from then on, if that is not who has acted.
        """
        tr = in_faces(tr, self.game.faces)
        decided = map(later or tr, (each.words for each in self.decided))
        return [*self._done(tr, is_open), *decided]

    def _done(self, tr: Translate, is_open: bool) -> list[str]:
        public = [event for event in self.game.events or () if event.to == EVERYONE]
        lines = [tr(event.words) for event in public]
        if self.recorded is None:
            return lines or [tr(Text("replay-dealt"))]
        seat, action = self.recorded
        if seat == HOST:
            return lines or [label(action, tr)]
        if is_open and not _names_all(public, action):
            return [tr(Text("replay-deed", seat=seat, text=label(action, tr))), *lines]
        return lines or [tr(Text("replay-unheard", seat=seat))]


def _names_all(events: Sequence[Event], action: str) -> bool:
    """True if the events name all cards of an action."""
    told = {word for event in events for _, each in event.words.args for word in str(each).split()}
    return bool(events) and {word for word in action.split() if word in CARDS} <= told


def decided_at(record: Record, number: int) -> list[Decision]:
    """The decisions between an action and the next."""
    return [each for each in record.decided if each.after == number]


def steps(record: Record) -> Iterator[Step]:
    """Every step of a record, over one game that goes on: look at each before the next.

    BadRecord, BadOptions or IllegalAction where the record cannot be replayed.
    """
    game = record.start()
    yield Step(0, None, game, decided_at(record, 0))
    for number, recorded in enumerate(record.deeds, 1):
        game = record.after(game, number)
        yield Step(number, recorded, game, decided_at(record, number))


class Positions:
    """A record with some of its positions at hand: a step is at most `EVERY` actions from one.

    Only the first look at a part of the match takes longer, which `reach` does bit by bit. A
    position takes 4 to 7 KiB.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self._kept: list[Game] = []  # after every `EVERY` actions, from the deal on

    def reach(self, number: int) -> Iterator[None]:
        """Play up to a step, and give way after every `EVERY` actions; errors as of `steps`."""
        while len(self._kept) <= number // EVERY:
            self._kept.append(self._game(len(self._kept) * EVERY))
            yield

    def step(self, number: int) -> Step:
        """The step after so many actions; it is the caller's own. Errors as of `steps`."""
        for _ in self.reach(number):
            """It has been called before where others wait."""
        recorded = self.record.deeds[number - 1] if number else None
        return Step(number, recorded, self._game(number), decided_at(self.record, number))

    def _game(self, number: int) -> Game:
        if not number:
            return self.record.start()
        near = min(number // EVERY, len(self._kept) - 1)
        game = self._kept[near].copy()
        for each in range(near * EVERY + 1, number + 1):
            game = self.record.after(game, each)
        return game


def round_of(record: Record, number: int) -> range:
    """The steps of the round that a step belongs to."""
    starts = [*record.deals, len(record.deeds) + 1]
    following = bisect_right(starts, number)
    return range(starts[following - 1], starts[following])


def frames(shown: range) -> list[int]:
    """The steps that a film of these has: the first, the last, and evenly some between."""
    last, gaps = len(shown) - 1, FRAMES - 1
    return sorted({shown[each * last // gaps] for each in range(FRAMES)})


def heard(record: Record, say_at: Callable[[int], Translate]) -> Iterator[str]:
    """All public events of a match, finished or not.

    `say_at` speaks of those who play the action of a number.
    """
    for step in steps(record):
        yield from step.sentences(say_at(step.number), later=say_at(step.number + 1))
