"""Messages of a game as keys and arguments, before translation.

The sentences are in `games/words/<locale>/*.ftl`. The name of an argument gives its type: `seat`,
`other` and `winner` are seats, `seats` are seats with spaces between; `card` and `cards` are cards
in canonical notation, shown as symbols, and so are `turned`, cards that everybody has
seen and that are not played now: shuffled back, or beaten; `spoken` are cards in words;
`suit` is a suit letter, and `suits` are some with spaces between; `gains` and `totals` are numbers
with spaces between; `names` are some with line breaks between; `numbers`, `places`, `ranks` and
`sizes` are some with spaces between, shown as a list; `call` is an action that a sentence names,
`calls` are some with a dash for a space within, and `bids` such or numbers or spans of them; all
else is a number or a text that is shown as it is.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from games.cards import EVERYONE

Value = str | int | float

MINUS: Final = "\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True, init=False)
class Text:
    """A message key and its arguments: `Text("spades-bid", seat=2, number=4)`."""

    key: str
    args: tuple[tuple[str, Value], ...]

    def __init__(self, key: str, **args: Value) -> None:
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "args", tuple(args.items()))


Reason = Callable[[], Text]
"""Makes the text of a hint's reason, when somebody asks for it."""
Translate = Callable[[Text], str]
"""Translates a text into a sentence of some language, with the players' names."""


class Event(NamedTuple):
    """A text for everyone, or for one seat alone."""

    words: Text
    to: int = EVERYONE


class IllegalAction(ValueError):
    """An action that is illegal now; `words` give the reason and what is legal instead."""

    def __init__(self, words: Text) -> None:
        super().__init__(words.key)
        self.words = words


class Hint:
    """A suggested action and its reason.

    Play-outs ask for the action alone, so a reason that takes work is given as a function: it is
    called when somebody asks why, which has to be before the game goes on.
    """

    __slots__ = ("_why", "action")

    def __init__(self, action: str, why: Text | Reason) -> None:
        self.action, self._why = action, why

    @property
    def why(self) -> Text:
        """The reason."""
        return self._why if isinstance(self._why, Text) else self._why()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hint) and (self.action, self.why) == (other.action, other.why)

    def __hash__(self) -> int:
        return hash((self.action, self.why))


def if_said(words: Text, tr: Translate) -> str:
    """A sentence whose message is optional; "" if there is none."""
    try:
        return tr(words)
    except KeyError:
        return ""


def number(value: int, tr: Translate) -> str:
    """A number as it is read, "1,250"."""
    return tr(Text("number", number=value))


def brief(value: float, places: int) -> int | float:
    """A number rounded to some places, a whole one without any: 2.5, 3."""
    rounded = round(value, places)
    return int(rounded) if rounded == int(rounded) else rounded


def gain(value: int, tr: Translate) -> str:
    """A gain or loss with its sign, "+60"."""
    return tr(Text("number-signed", number=value))


def listed(items: Iterable[str], tr: Translate) -> str:
    """Items in a row, as the language writes a list without "and": "2, 3, 5"."""
    return tr(Text("list-comma")).join(items)


def grouped(items: Iterable[str], tr: Translate) -> str:
    """Items in a row that are lists themselves: "Ann, Cyd; Ben, Dan"."""
    return tr(Text("list-semicolon")).join(items)


def paragraph(sentences: Iterable[str], tr: Translate) -> str:
    """Whole sentences one after the other."""
    return tr(Text("list-space")).join(sentences)
