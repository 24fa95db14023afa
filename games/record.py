"""All that is stored of a match; replaying it gives the rest."""

import json
import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any, Final, NamedTuple, Self

from games import GAMES
from games.fairness import Proof
from games.game import CLAIM, DEALS, HOST, TIE, UNDO, Game
from games.options import read_options
from games.players import Level
from games.text import Event, Text

FORMAT: Final = "1"
"""The version of the text form."""


class BadRecord(ValueError):
    """The text is not a record, or these rules cannot replay it."""


class RecordedAction(NamedTuple):
    """One action of a match and the seat that did it, HOST for the host."""

    seat: int
    action: str


DECIDED: Final = (
    *("stop", "void", "watch", "redeal", "pause", "resume", "kick"),
    *(UNDO, TIE, CLAIM, "sit", "sat", "gone", "substitute"),
)
"""What people decide together, as a record has it."""


class Decision(NamedTuple):
    """A decision of the people at a table, and the number of actions before it.

    `what` is a word, perhaps with the seat that it is about, or the number of actions: "pause",
    "kick.2", "undo.12"; "no." precedes a decision not all agreed to. The rules ignore it.
    """

    after: int
    what: str
    seats: tuple[int, ...]  # who wanted it, first who asked

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read one as `__str__` writes it; ValueError if it is none."""
        after, what, *seats = text.split(" ")
        if not re.fullmatch(rf"(no\.)?({'|'.join(DECIDED)})(\.[0-9]{{1,6}})?", what):
            raise ValueError(f"{what[:20]!r} is nothing that a table decides")
        return cls(_number(after), what, tuple(map(_number, seats)))

    def __str__(self) -> str:
        return " ".join(map(str, (self.after, self.what, *self.seats)))

    @property
    def words(self) -> Text:
        """The message that announces the decision."""
        key, *about = self.what.split(".")
        what = about.pop(0) if key == "no" else ""
        person = {"other": int(about[0])} if about and UNDO not in (key, what) else {}
        seats, count = " ".join(map(str, self.seats)), len(self.seats)
        return Text(f"decided-{key}", seats=seats, count=count, what=what, **person)


class End(NamedTuple):
    """The scores by seat and the winners at the end of a match."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]

    @classmethod
    def of(cls, game: Game) -> Self | None:
        """The end of a match; None while it goes on."""
        return cls(tuple(game.scores), tuple(game.winners)) if game.over else None

    def texts(self) -> dict[str, str]:
        """The form in the head of a record."""
        return {name: " ".join(map(str, row)) for name, row in self._asdict().items()}


@dataclass(frozen=True)
class Record:
    """A record of a match: game, options, seed and actions.

    The text form has a head of `name: value` lines, an empty line, then a line per action: `2 bid
    4`, `host deal`, or `host deal up` where the stakes rise by the clock. A match whose seed was
    settled as `games.fairness` tells has more lines in its head: `commitment`, `secret`, `joins`
    and `opened_after`; one that is over has `scores` and `winners`, by which a change of the rules
    is noticed, and `ended_after`: the SHA-256 of the record of the match that ended before it in
    the same server. `clock` has the numbers of the actions that the clock played for people whose
    time was up, `decided` what the people decided, as `Decision`s, and `levels` the seats of
    computers that played better or worse than by hints: `1 easy; 3 hard`. Nothing else follows
    from any of these. `host undo 12` takes back all that came after action 12; it counts as an
    action, and so does what it takes back.
    """

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    seed: str
    deeds: Sequence[RecordedAction] = ()
    proof: Proof | None = None
    end: End | None = None
    ended_after: str = ""  # empty in older records, and until the end
    by_clock: tuple[int, ...] = ()  # the actions, from 1, played for people whose time was up
    decided: tuple[Decision, ...] = ()
    levels: tuple[tuple[int, Level], ...] = ()  # the seats of computers that were not normal

    @cached_property
    def deals(self) -> list[int]:
        """The steps at which the cards of a round had just been dealt."""
        return [
            0,
            *(n for n, (seat, text) in enumerate(self.deeds, 1) if seat == HOST and text in DEALS),
        ]

    @property
    def digest(self) -> str:
        """The SHA-256 of the text form."""
        return sha256(str(self).encode()).hexdigest()

    @classmethod
    def begin(cls, game: Game) -> "Record":
        """The record of a match just dealt."""
        return cls(game.key, game.version, game.seats, asdict(game.options), game.seed)

    def start(self) -> Game:
        """The match as it was dealt; BadRecord or BadOptions if its rules are not ours."""
        kind = GAMES.get(self.game)
        if kind is None:
            raise BadRecord(f"There is no game named {self.game!r}.")
        rules = kind.of_version(self.version)
        if rules is None:
            raise BadRecord(
                f"{self.game}: the rules are version {kind.version}, the record {self.version}."
            )
        return rules(self.seats, self.seed, read_options(type(kind.options), self.options))

    def replay(self) -> Game:
        """The match after its last action; BadRecord or IllegalAction if it cannot be."""
        return self.at(len(self.deeds))

    def at(self, number: int) -> Game:
        """The match after `number` actions, without undone ones; the errors of `start`."""
        game = self.start()
        for each in self.kept_actions(number):
            game.apply(*self.deeds[each - 1])
        return game

    def after(self, game: Game, number: int) -> Game:
        """The match after the action of this number, from how it stood before, which may change.

        IllegalAction if the rules forbid it.
        """
        if (kept := self.undone_to(number)) is None:
            game.apply(*self.deeds[number - 1])
            return game
        game = self.at(kept)
        game.events = [Event(Text("undone", seat=self.deeds[kept].seat))]
        return game

    def kept_actions(self, number: int) -> list[int]:
        """1-based numbers of the first `number` actions that were not undone."""
        found = []
        while number:
            if (kept := self.undone_to(number)) is None:
                found.append(number)
                kept = number - 1
            number = kept
        return found[::-1]

    def undone_to(self, number: int) -> int | None:
        """The number of actions left by the undo with this number; None if it is no undo."""
        seat, action = self.deeds[number - 1]
        found = re.fullmatch(rf"{UNDO} (0|[1-9][0-9]{{0,5}})", action) if seat == HOST else None
        return int(found[1]) if found and int(found[1]) < number - 1 else None

    def __str__(self) -> str:
        head = {
            "parlor": FORMAT,
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "options": json.dumps(self.options),
            "seed": self.seed,
            **(self.proof._asdict() if self.proof else {}),
            **(self.end.texts() if self.end else {}),
            **({"clock": " ".join(map(str, self.by_clock))} if self.by_clock else {}),
            **({"decided": "; ".join(map(str, self.decided))} if self.decided else {}),
            **({"levels": "; ".join(_levels_told(self.levels))} if self.levels else {}),
            "ended_after": self.ended_after,
        }
        for name in ("opened_after", "ended_after"):
            if not head.get(name):
                head.pop(name, None)
        lines = [f"{name}: {value}" for name, value in head.items()]
        deeds = [f"{'host' if seat == HOST else seat} {action}" for seat, action in self.deeds]
        return "\n".join([*lines, "", *deeds]) + "\n"

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Read the text form; BadRecord if it is not one."""
        if not text.startswith("parlor: "):
            raise BadRecord("This is not a record of a match: it does not begin with “parlor:”.")
        head_text, _, deeds = text.partition("\n\n")
        try:
            head = dict(line.split(": ", 1) for line in head_text.splitlines())
            if head["parlor"] != FORMAT:
                raise ValueError(f"the format {head['parlor']} is not known")
            record = cls(
                head["game"],
                _number(head["version"]),
                _number(head["seats"]),
                dict(json.loads(head["options"])),
                head["seed"],
                tuple(_deed(line) for line in deeds.splitlines()),
                _proof(head),
                _end(head),
                head.get("ended_after", ""),
                _clock(head, deeds),
                _decided(head, deeds),
                _levels(head),
            )
            if str(record).rstrip() != text.rstrip():  # its SHA-256 would be another
                raise ValueError("something stands there in another way than records have it")
        except (KeyError, TypeError, ValueError) as bad:
            raise BadRecord(f"This is not a record of a match: {bad}") from bad
        return record


def _deed(line: str) -> RecordedAction:
    seat, action = line.split(" ", 1)
    return RecordedAction(HOST if seat == "host" else _number(seat), action)


def _number(text: str, sign: str = "") -> int:
    """A number as we write it, and in no other way; of a score `sign` is "-?"."""
    if not re.fullmatch(f"0|{sign}[1-9][0-9]{{0,17}}", text):
        raise ValueError(f"{text[:20]!r} is not a number as records have them")
    return int(text)


def _end(head: dict[str, str]) -> End | None:
    """The end of the match from the head, if it is over."""
    if not head.keys() & {*End._fields}:
        return None
    scores, winners = (head[name].split(" ") if head[name] else [] for name in End._fields)
    return End(tuple(_number(score, "-?") for score in scores), tuple(map(_number, winners)))


def _clock(head: dict[str, str], deeds: str) -> tuple[int, ...]:
    """The numbers of the actions played by the clock, from the head, in order."""
    numbers = tuple(map(int, head.get("clock", "").split()))
    possible = range(1, len(deeds.splitlines()) + 1)
    if [*numbers] != sorted({*numbers} & {*possible}):
        raise ValueError("the clock played other actions than there are")
    return numbers


def _decided(head: dict[str, str], deeds: str) -> tuple[Decision, ...]:
    """The decisions from the head, in order."""
    texts = head["decided"].split("; ") if "decided" in head else []
    found = tuple(map(Decision.parse, texts))
    if any(each.after > len(deeds.splitlines()) for each in found) or found != tuple(
        sorted(found, key=lambda each: each.after)
    ):
        raise ValueError("something was decided when nothing was played")
    return found


def _levels_told(levels: Sequence[tuple[int, Level]]) -> list[str]:
    return [f"{seat} {level.key}" for seat, level in levels]


def _levels(head: dict[str, str]) -> tuple[tuple[int, Level], ...]:
    """The seats of easy or hard computers, from the head."""
    words = [each.split(" ") for each in head["levels"].split("; ")] if "levels" in head else []
    found = tuple((_number(seat), Level[level.upper()]) for seat, level in words)
    if found != tuple(sorted(dict(found).items())):
        raise ValueError("the levels of computers stand there in another order")
    return found


def _proof(head: dict[str, str]) -> Proof | None:
    """The proof of the shuffle from the head; without `opened_after` in older records."""
    if not head.keys() & {*Proof._fields}:
        return None
    return Proof(head["commitment"], head["secret"], head["joins"], head.get("opened_after", ""))
