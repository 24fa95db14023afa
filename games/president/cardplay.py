"""A round of President as integers: the sets that may be played, and what they are worth."""

from collections.abc import Hashable, Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from games.cards import CARDS, JOKERS
from games.climbing import kernel
from games.climbing.kernel import PASS, SHORT, Play, sets, tally_of
from games.president.cards import (
    BEATS_JOKER,
    CLIMB,
    EIGHT,
    JACK,
    JOKER,
    RANK,
    THREE,
    TWO,
    meld_of,
    strength,
)
from games.president.options import Options

RATHER_NOT: Final = 50
"""What it costs to be left with cards that one comes last with, or to spend a high set early."""
HIGH: Final = CLIMB.index("A")
"""From this strength on a set is high; measured, to keep queens and kings, too, wins less."""
SURE: Final = 200
"""What it is worth to go out whatever the others hold."""
NOBODY: Final = -1
SPADE: Final = 1 << 8 * (JOKER + 1)
"""Stands in a hand beside its threes for the one that goes over a joker."""
ALL_OF_THEM: Final = 255 << 8 * THREE
TALLY: Final = tally_of(RANK)
"""By card, what it is in a hand."""
TALLY[BEATS_JOKER] += SPADE


class Rest(kernel.Rest):
    """Sets alone: runs are weighed here, too, but listed and played by the rules."""

    joker = JOKER

    def __init__(
        self, hands: Sequence[int], counts: Sequence[int], turn: int, options: Options
    ) -> None:
        super().__init__(hands, counts, turn)
        self.options, self.keeps = options, options.bad_finish
        self.clears, self.may_equal = options.twos == "clear", options.equal != "no"
        surprises = options.revolution, options.jack_back, options.bad_finish, options.capital_fall
        self.is_plain = options.runs == "off" and not any(surprises)
        self.revolted = self.backed = False
        self.falls = NOBODY  # who does once another is first out
        self.is_bad = self.skips = False  # what the latest play is: for its seat, for the next
        self.fallen: list[int] = []

    @property
    def is_reversed(self) -> bool:
        """Whether low ranks are high now."""
        return self.revolted != self.backed

    def strength(self, rank: int) -> int:
        return strength(rank, self.is_reversed)

    def mood(self) -> Hashable:
        flags = self.opening + 2 * self.is_reversed
        return (flags, self.unseen(), self.most()) if self.may_be_sure() else flags

    # What may be played.

    def plays(self, whole: bool = False) -> list[Play]:
        hand, ranks = self.hands[self.turn], self.ranks()
        counts, found = hand.to_bytes(JOKER + 2, "little"), []
        jokers = counts[JOKER]
        for size in (self.size,) if self.size else range(1, max(counts[:JOKER]) + jokers + 1):
            found += sets(size, ranks, counts, jokers, whole)
            if size <= jokers and self.may_play_jokers():
                found.append((size, JOKER, size))
        if self.size > 1 and counts[TWO] and self.may_clear():
            found.append((1, TWO, 0))
        if self.options.spade_three and hand & SPADE and self.is_joker():
            found.append((1, THREE, 0))
        if self.size:
            found.append(PASS)
        return found

    def ranks(self) -> Iterable[int]:
        """The ranks that sets of the right size may have."""
        if self.size:
            takes_all = self.size == 1 and self.may_clear()
            return _over(self.rank, self.is_reversed, self.may_equal, takes_all)
        return range(THREE + 1) if self.opening else range(JOKER)

    def may_play_jokers(self) -> bool:
        """Whether some alone may be played, if they are as many as it takes."""
        if self.size:
            return self.rank != JOKER or self.may_equal
        return not self.opening

    def may_clear(self) -> bool:
        """Whether a 2 takes the trick, whatever lies there."""
        return self.clears and self.rank != JOKER

    def is_joker(self) -> bool:
        """Whether one alone lies there to be beaten."""
        return self.size == 1 and self.rank == JOKER

    # What a play does.

    def cards(self, play: Play) -> int:
        """The three of spades is the last one, unless it goes over a joker."""
        taken, (size, rank, jokers) = super().cards(play), play
        if rank == THREE:
            hand = self.hands[self.turn]
            if self.is_joker() or size - jokers == hand & ALL_OF_THEM:
                taken += hand & SPADE
        return taken

    def ends_trick(self, play: Play) -> bool:
        (size, rank, jokers), options = play, self.options
        self.skips = options.equal == "skips" and play[:2] == (self.size, self.rank)
        self.is_bad = options.bad_finish and (jokers > 0 or rank in self.bad_ranks())
        is_three = rank == THREE and self.is_joker()
        if options.revolution and size >= 4:
            self.revolted = not self.revolted
        if options.jack_back and rank == JACK:
            self.backed = not self.backed
        return is_three or (options.eight_stop and rank == EIGHT) or (self.clears and rank == TWO)

    def ask(self, seat: int, others: int) -> None:
        if self.skips and others:
            others ^= 1 << kernel.following(seat, others)
        self.skips = False
        super().ask(seat, others)

    def win(self) -> None:
        self.backed = False
        super().win()

    def goes_out(self, seat: int) -> None:
        if self.is_bad:
            self.fallen.append(seat)
            return
        super().goes_out(seat)
        falls = self.falls
        if self.out == [seat] and falls not in (NOBODY, seat) and self.alive >> falls & 1:
            self.leave(falls)
            self.fallen.append(falls)

    def result(self) -> tuple[int, ...]:
        return (*self.out, NOBODY, *self.fallen)

    # What it is worth.

    def bad_ranks(self) -> tuple[int, ...]:
        """With which nobody may go out under `bad_finish` without being last."""
        always = JOKER, THREE if self.is_reversed else TWO
        return (*always, EIGHT) if self.options.eight_stop else always

    def worth(self, size: int, strength: int, jokers: int, behind: int, left: int) -> float:
        """Keep high sets until late, and under `bad_finish` something that one may go out with."""
        is_bad = self.is_stuck(left) or self.is_early(size, strength)
        is_sure = self.is_sure(size, strength, left)
        merit = super().worth(size, strength, jokers, behind, left)
        return merit - RATHER_NOT * is_bad + SURE * is_sure

    def is_early(self, size: int, strength: int) -> bool:
        """Whether a high set or run would win a trick that is not worth it yet."""
        is_high = size > 1 and strength >= HIGH
        return is_high and self.size > 0 and self.counts[self.turn] > SHORT and not self.is_close()

    def is_stuck(self, left: int) -> bool:
        """Whether a play leaves only cards with which one comes last."""
        if not (self.keeps and left):
            return False
        bad = self.bad_ranks()
        return not left & ~sum(255 << 8 * rank for rank in bad) & ~(SPADE * (THREE in bad))

    # What goes out for sure.

    def may_be_sure(self) -> bool:
        """Whether the hand is small enough to see its end, and nothing upsets what is high."""
        return self.is_plain and self.counts[self.turn] <= SHORT

    def is_sure(self, size: int, rank: int, left: int) -> bool:
        """Whether nobody can beat a set, nor any but one of those that it leaves."""
        if not self.may_be_sure() or self.may_be_beaten(size, rank):
            return False
        held = enumerate(left.to_bytes(JOKER + 2, "little")[: JOKER + 1])
        return sum(count > 0 and self.may_be_beaten(count, each) for each, count in held) <= 1

    def may_be_beaten(self, size: int, rank: int) -> bool:
        """Whether the others, taken together, hold something that goes over a set."""
        held = self.unseen().to_bytes(JOKER + 2, "little")
        if self.clears and held[TWO] and rank != JOKER:
            return True
        if size > self.most():
            return False
        jokers, threes = held[JOKER], held[JOKER + 1]
        if rank == JOKER:
            is_three = size == 1 and self.options.spade_three and threes > 0
            return is_three or (self.may_equal and jokers >= size)
        if jokers >= size:
            return True
        ranks = _over(rank, False, self.may_equal, False)
        return any(0 < size - jokers <= held[each] for each in ranks)

    def unseen(self) -> int:
        """What the others hold, taken together."""
        return sum(self.hands) - self.hands[self.turn]

    def most(self) -> int:
        """How many cards another holds at most."""
        others = self.alive & ~(1 << self.turn)
        return max(count for seat, count in enumerate(self.counts) if others >> seat & 1)


@cache
def _over(rank: int, is_reversed: bool, may_equal: bool, takes_all: bool) -> Sequence[int]:
    """The ranks of cards that go over a rank, with twos if they take whatever lies there."""
    least = strength(rank, is_reversed) + (not may_equal)
    return [
        each
        for each in range(JOKER)
        if strength(each, is_reversed) >= least or (takes_all and each == TWO)
    ]


@lru_cache(maxsize=4096)
def meant(action: str) -> Play:
    """A set, or a pass, that is told as an action."""
    if action == "pass":
        return PASS
    cards = tuple(CARDS[word] for word in action.split(" "))
    meld = meld_of(cards, False)
    assert meld is not None, "only sets are told so"
    return len(cards), meld.rank, sum(card in JOKERS for card in cards)
