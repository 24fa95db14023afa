"""All that is stored of a match; replaying it gives the rest."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, NamedTuple, Self

from games import GAMES
from games.fairness import Proof
from games.game import HOST, Game
from games.options import read_options

FORMAT: Final = "1"
"""The version of the text form."""


class BadRecord(ValueError):
    """The text is not a record, or these rules cannot replay it."""


class Deed(NamedTuple):
    """One action of a match and the seat that did it, HOST for the host."""

    seat: int
    action: str


class End(NamedTuple):
    """How a match ended: the scores by seat, and the seats that won."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]

    @classmethod
    def of(cls, game: Game) -> Self | None:
        """How it ended; None while it goes on."""
        return cls(tuple(game.scores), tuple(game.winners)) if game.over else None

    def texts(self) -> dict[str, str]:
        """As it stands in the head of a record."""
        return {name: " ".join(map(str, row)) for name, row in self._asdict().items()}


@dataclass(frozen=True)
class Record:
    """Which game was played, from which seed, and what was done.

    The text form has a head of `name: value` lines, an empty line, then a line per action:
    `2 bid 4`, or `host deal`. A match whose seed was settled as `games.fairness` tells has three
    more lines in its head: `commitment`, `secret` and `joins`; one that is over has `scores` and
    `winners`, by which a change of the rules is noticed.
    """

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    seed: str
    deeds: Sequence[Deed] = ()
    proof: Proof | None = None
    end: End | None = None

    @classmethod
    def begin(cls, game: Game) -> "Record":
        """The record of a match just dealt."""
        return cls(game.key, game.version, game.seats, asdict(game.options), game.seed)

    def start(self) -> Game:
        """The match as it was dealt; BadRecord if its rules are not ours, BadOptions likewise."""
        kind = GAMES.get(self.game)
        if kind is None:
            raise BadRecord(f"There is no game named {self.game!r}.")
        if kind.version != self.version:
            raise BadRecord(
                f"{self.game}: the rules are version {kind.version}, the record {self.version}."
            )
        return kind(self.seats, self.seed, read_options(type(kind.options), self.options))

    def replay(self) -> Game:
        """The match after its last action; BadRecord or IllegalAction if it cannot be."""
        game = self.start()
        for seat, action in self.deeds:
            game.apply(seat, action)
        return game

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
        }
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
            return cls(
                head["game"],
                int(head["version"]),
                int(head["seats"]),
                dict(json.loads(head["options"])),
                head["seed"],
                tuple(_deed(line) for line in deeds.splitlines()),
                _proof(head),
                _end(head),
            )
        except (KeyError, TypeError, ValueError) as bad:
            raise BadRecord(f"This is not a record of a match: {bad}") from bad


def _deed(line: str) -> Deed:
    seat, action = line.split(" ", 1)
    return Deed(HOST if seat == "host" else int(seat), action)


def _end(head: dict[str, str]) -> End | None:
    """How the head says the match ended, if it does."""
    if not head.keys() & {*End._fields}:
        return None
    return End(*(tuple(map(int, head[name].split())) for name in End._fields))


def _proof(head: dict[str, str]) -> Proof | None:
    """What the head says of how the seed was settled; what it leaves out of that is empty."""
    if not head.keys() & {*Proof._fields}:
        return None
    return Proof(*(head.get(name, "") for name in Proof._fields))
