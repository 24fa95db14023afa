"""A round of President as integers: the legal sets, and their scores."""

from collections.abc import Hashable, Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from games.cards import CARDS, JOKERS
from games.climbing import fast
from games.climbing.fast import PASS, SHORT, Play, packed_by, sets
from games.president.state import (
    BEATS_JOKER,
    CLIMB,
    EIGHT,
    JACK,
    JOKER,
    RANK,
    THREE,
    TWO,
    Options,
    meld_of,
    strength,
)

RATHER_NOT: Final = 50
"""The cost of keeping only cards that come last, or of spending a high set early."""
HIGH: Final = CLIMB.index("A")
"""From this strength on a set is high; measured, keeping queens and kings, too, wins less."""
SURE: Final = 200
"""The value of going out whatever the others hold."""
NOBODY: Final = -1
SPADE: Final = 1 << 8 * (JOKER + 1)
"""The extra bit of the three that goes over a joker, besides its count among the threes."""
ALL_OF_THEM: Final = 255 << 8 * THREE
PACKED: Final = packed_by(RANK)
"""By card, what it adds to a packed hand."""
PACKED[BEATS_JOKER] += SPADE


class Playout(fast.Playout):
    """Sets alone: runs are scored here, too, but listed and played by the rules."""

    joker = JOKER

    def __init__(
        self, hands: Sequence[int], counts: Sequence[int], turn: int, options: Options
    ) -> None:
        super().__init__(hands, counts, turn)
        self.options, self.weighs_hand = options, options.bad_finish
        self.clears, self.can_equal = options.twos == "clear", options.equal != "no"
        surprises = options.revolution, options.jack_back, options.bad_finish, options.capital_fall
        self.is_plain = options.runs == "off" and not any(surprises)
        self.revolted = self.backed = False
        self.falls = NOBODY  # the seat that falls once another is first out
        self.is_bad = self.skips = False  # effects of the latest play: on its seat, on the next
        self.fallen: list[int] = []

    @property
    def is_reversed(self) -> bool:
        """True if low ranks are high now."""
        return self.revolted != self.backed

    def strength(self, rank: int) -> int:
        return strength(rank, self.is_reversed)

    def context(self) -> Hashable:
        flags = self.opening + 2 * self.is_reversed
        return (flags, self.unseen(), self.largest_hand()) if self.can_be_sure() else flags

    # Legal plays.

    def plays(self, whole: bool = False) -> list[Play]:
        hand, ranks = self.hands[self.turn], self.ranks()
        counts, found = hand.to_bytes(JOKER + 2, "little"), []
        jokers = counts[JOKER]
        for size in (self.size,) if self.size else range(1, max(counts[:JOKER]) + jokers + 1):
            found += sets(size, ranks, counts, jokers, whole)
            if size <= jokers and self.can_play_jokers():
                found.append((size, JOKER, size))
        if self.size > 1 and counts[TWO] and self.can_clear():
            found.append((1, TWO, 0))
        if self.options.spade_three and hand & SPADE and self.is_joker():
            found.append((1, THREE, 0))
        if self.size:
            found.append(PASS)
        return found

    def ranks(self) -> Iterable[int]:
        """The ranks that sets of the right size can have."""
        if self.size:
            takes_all = self.size == 1 and self.can_clear()
            return _over(self.rank, self.is_reversed, self.can_equal, takes_all)
        return range(THREE + 1) if self.opening else range(JOKER)

    def can_play_jokers(self) -> bool:
        """True if jokers alone can be played, if they are as many as it takes."""
        if self.size:
            return self.rank != JOKER or self.can_equal
        return not self.opening

    def can_clear(self) -> bool:
        """True if a 2 takes the trick now."""
        return self.clears and self.rank != JOKER

    def is_joker(self) -> bool:
        """True if a single joker is to be beaten."""
        return self.size == 1 and self.rank == JOKER

    # Effects.

    def packed(self, play: Play) -> int:
        """The cards of a play; the three of spades is the last three, or goes over a joker."""
        taken, (size, rank, jokers) = super().packed(play), play
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

    def next_turn(self, seat: int, others: int) -> None:
        if self.skips and others:
            others ^= 1 << fast.following(seat, others)
        self.skips = False
        super().next_turn(seat, others)

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

    # Scores.

    def bad_ranks(self) -> tuple[int, ...]:
        """The ranks that a seat comes last with if it goes out with them under `bad_finish`."""
        always = JOKER, THREE if self.is_reversed else TWO
        return (*always, EIGHT) if self.options.eight_stop else always

    def base_score(self, size: int, strength: int, jokers: int, behind: int, left: int) -> float:
        """The score of a play: keep high sets, and under `bad_finish` a card to go out with."""
        is_bad = self.is_stuck(left) or self.is_early(size, strength)
        is_sure = self.is_sure(size, strength, left)
        score = super().base_score(size, strength, jokers, behind, left)
        return score - RATHER_NOT * is_bad + SURE * is_sure

    def is_early(self, size: int, strength: int) -> bool:
        """True if a high set or run would win a trick too early."""
        is_high = size > 1 and strength >= HIGH
        return is_high and self.size > 0 and self.counts[self.turn] > SHORT and not self.is_close()

    def is_stuck(self, left: int) -> bool:
        """True if a play leaves only cards that come last."""
        if not (self.weighs_hand and left):
            return False
        bad = self.bad_ranks()
        return not left & ~sum(255 << 8 * rank for rank in bad) & ~(SPADE * (THREE in bad))

    # Sure ways out.

    def can_be_sure(self) -> bool:
        """True if the hand is small enough to see its end, and no rule reverses ranks."""
        return self.is_plain and self.counts[self.turn] <= SHORT

    def is_sure(self, size: int, rank: int, left: int) -> bool:
        """True if nobody can beat a set, nor more than one of the sets that it leaves."""
        if not self.can_be_sure() or self.can_be_beaten(size, rank):
            return False
        held = enumerate(left.to_bytes(JOKER + 2, "little")[: JOKER + 1])
        return sum(count > 0 and self.can_be_beaten(count, each) for each, count in held) <= 1

    def can_be_beaten(self, size: int, rank: int) -> bool:
        """True if the other hands, taken together, hold a play that goes over a set."""
        held = self.unseen().to_bytes(JOKER + 2, "little")
        if self.clears and held[TWO] and rank != JOKER:
            return True
        if size > self.largest_hand():
            return False
        jokers, threes = held[JOKER], held[JOKER + 1]
        if rank == JOKER:
            is_three = size == 1 and self.options.spade_three and threes > 0
            return is_three or (self.can_equal and jokers >= size)
        if jokers >= size:
            return True
        ranks = _over(rank, False, self.can_equal, False)
        return any(0 < size - jokers <= held[each] for each in ranks)

    def unseen(self) -> int:
        """The other hands, taken together."""
        return sum(self.hands) - self.hands[self.turn]

    def largest_hand(self) -> int:
        """The largest number of cards in another hand."""
        others = self.alive & ~(1 << self.turn)
        return max(count for seat, count in enumerate(self.counts) if others >> seat & 1)


@cache
def _over(rank: int, is_reversed: bool, can_equal: bool, takes_all: bool) -> Sequence[int]:
    """The ranks of cards that go over a rank, with twos if they take all."""
    least = strength(rank, is_reversed) + (not can_equal)
    return [
        each
        for each in range(JOKER)
        if strength(each, is_reversed) >= least or (takes_all and each == TWO)
    ]


@lru_cache(maxsize=4096)
def play_of(action: str) -> Play:
    """The set, or the pass, that an action is."""
    if action == "pass":
        return PASS
    cards = tuple(CARDS[word] for word in action.split(" "))
    meld = meld_of(cards, False)
    assert meld is not None, "only sets are played as integers"
    return len(cards), meld.rank, sum(card in JOKERS for card in cards)
