"""Options, cards, clues and state of Fireworks (sections 3, 6, 8 and 9).

In this folder a clue is what players call a hint; a `Hint` is advice.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from games.cards import CARDS, COLOUR_WORDS, SIX_COLOURS, Card, Pile
from games.game import Game
from games.options import EITHER, option
from games.scene import Note

TOP: Final = 5
"""The card that completes a firework."""
RANKS: Final = "12345"
RAINBOW: Final = "M"
SIX: Final = "RYGBWM"
SUITS: Final = {"five": "RYGBW", "six": SIX, "rainbow": SIX, "rainbow_short": SIX}
"""The suits in play, by the option."""
MIXED: Final = ("rainbow", "rainbow_short")
"""Options with which any colour points at rainbow cards, which cannot be named."""
COPIES: Final = {"1": 3, "2": 2, "3": 2, "4": 2, "5": 1}


@dataclass(frozen=True)
class Options:
    """Each as its message says."""

    suits: str = option("five", ("five", "six", "rainbow", "rainbow_short"))
    empty_hints: bool = option(False, EITHER)
    clocks: int = option(8, range(4, 13))
    misfires: int = option(3, range(1, 6))
    misfire_score: str = option("zero", ("zero", "keep"))
    last_round: str = option("one_each", ("one_each", "to_the_end"))
    hand: int = option(0, (0, 3, 4, 5, 6))
    goal: int = option(0, range(31))
    marks: bool = option(True, EITHER)


VARIANTS: Final = {
    "first_evening": Options(misfires=4, misfire_score="keep"),
    "sixth_colour": Options(suits="six"),
    "rainbow": Options(suits="rainbow"),
    "perfect": Options(last_round="to_the_end", misfires=1),
}
"""Sets of options by name."""


def copies(suits: str, card: Card) -> int:
    """The number of copies of a card in the pack."""
    if suits == "rainbow_short" and card.suit == RAINBOW:
        return 1
    return COPIES[card.rank]


PACKS: Final = {
    suits: [
        card
        for card in SIX_COLOURS.cards
        if card.suit in inside
        for _ in range(copies(suits, card))
    ]
    for suits, inside in SUITS.items()
}
"""The packs, by the option."""

NAMES: Final = {colour: name for name, colour in COLOUR_WORDS.items()}
"""Colours as actions name them."""


def named(suits: str) -> str:
    """All values that a clue can name: colours, then numbers."""
    return SUITS[suits].replace(RAINBOW, "" if suits in MIXED else RAINBOW) + RANKS


def clue_action(other: int, value: str) -> str:
    """The action that gives a seat a clue."""
    if value in RANKS:
        return f"hint {other} number {value}"
    return f"hint {other} colour {NAMES[value]}"


def points_at(value: str, suit: str, rank: str, suits: str) -> bool:
    """True if a clue of this value points at a card."""
    if value in RANKS:
        return rank == value
    return suit == value or (suit == RAINBOW and suits in MIXED)


def value_of(words: Sequence[str]) -> str:
    """The value that the last words of such an action name."""
    kind, name = words
    return name if kind == "number" else COLOUR_WORDS[name]


class Clues(NamedTuple):
    """The public information about a card of a hand (section 9)."""

    touched: tuple[str, ...] = ()  # colours and numbers that pointed at it
    missed: tuple[str, ...] = ()  # values that pointed only at others of the hand
    latest: int = 0  # the number of the last clue that pointed at it
    mark: int = 0  # the number of the first clue that says to play it; 0 for none

    def after(self, value: str, number: int, touched: bool) -> "Clues":
        """The information after another clue to the hand."""
        if touched:
            return self._replace(touched=_with(self.touched, value), latest=number)
        return self._replace(missed=_with(self.missed, value))

    def suits(self, suits: str, missed: bool = True) -> str:
        """The suits that the card may have, with or without the evidence of `missed`."""
        passed = self.missed if missed else ()
        return "".join(
            suit
            for suit in SUITS[suits]
            if all(points_at(value, suit, value, suits) for value in self.touched)
            and not any(points_at(value, suit, "", suits) for value in passed)
        )

    def ranks(self, missed: bool = True) -> str:
        """The numbers that the card may have."""
        passed = self.missed if missed else ()
        known = "".join(rank for rank in RANKS if rank in self.touched)
        return known or "".join(rank for rank in RANKS if rank not in passed)

    def note(self, suits: str, latest: int, marks: bool) -> Note:
        """The note on its back; without `marks` only of the clues that pointed at it."""
        possible_suits, possible_ranks = self.suits(suits, marks), self.ranks(marks)
        return Note(
            "" if possible_suits == SUITS[suits] else possible_suits,
            "" if possible_ranks == RANKS else possible_ranks,
            bool(self.touched),
            0 < latest == self.latest,
        )


def _with(values: tuple[str, ...], value: str) -> tuple[str, ...]:
    return values if value in values else (*values, value)


class State(Game):
    """The state of a match, and what follows from it."""

    options: Options

    stock: Pile
    discards: Pile
    built: Pile
    clues: list[list[Clues]]  # by seat, of each card, the oldest first
    clocks: int
    misfires: int
    clues_given: int
    left_turns: int | None  # turns before the end, once the last card is drawn

    def pack(self) -> Sequence[Card]:
        return PACKS[self.options.suits]

    @property
    def suits(self) -> str:
        """The suits in play."""
        return SUITS[self.options.suits]

    @property
    def is_misfired(self) -> bool:
        """True after too many misfires."""
        return self.misfires >= self.options.misfires

    @property
    def full(self) -> int:
        """The score of a full show."""
        return TOP * len(self.suits)

    def score(self) -> int:
        """The number of cards built, or 0 where misfires have ended the show."""
        return 0 if self.is_misfired and self.options.misfire_score == "zero" else len(self.built)

    @property
    def heights(self) -> dict[str, int]:
        """The height of the firework of each suit."""
        counted = Counter(card.suit for card in self.built)
        return {suit: counted[suit] for suit in self.suits}

    def fits(self, card: Card) -> bool:
        """True if a card is the next one of its suit."""
        return self.heights[card.suit] + 1 == int(card.rank)

    def left(self, card: Card) -> int:
        """The number of copies of a card that are not discarded."""
        return copies(self.options.suits, card) - self.discards.count(card)

    def reach(self, suit: str) -> int:
        """The height that a firework can still reach after the discards."""
        steps = (rank for rank in COPIES if not self.left(CARDS[rank + suit]))
        return int(next(steps, TOP + 1)) - 1

    def best(self) -> int:
        """The highest score still possible."""
        return sum(map(self.reach, self.suits))

    def is_wanted(self, card: Card) -> bool:
        """True if a card is still to be played."""
        return self.heights[card.suit] < int(card.rank) <= self.reach(card.suit)

    def is_last(self, card: Card) -> bool:
        """True if only one copy of a card is left that is still wanted."""
        return self.left(card) == 1 and self.is_wanted(card)

    def can_be_at(self, seat: int, index: int, card: Card) -> bool:
        """True if the clues to a hand leave this card possible at that place."""
        clues = self.clues[seat][index]
        return card.suit in clues.suits(self.options.suits) and card.rank in clues.ranks()

    def touched(self, seat: int, value: str) -> list[int]:
        """The places at which a clue points, from 0."""
        suits = self.options.suits
        return [
            place
            for place, card in enumerate(self.hands[seat])
            if points_at(value, card.suit, card.rank, suits)
        ]

    def namable(self, seat: int, other: int) -> list[str]:
        """The values that a seat may name in a clue to another."""
        if seat == other:
            return []
        is_free = self.options.empty_hints
        return [
            value for value in named(self.options.suits) if is_free or self.touched(other, value)
        ]
