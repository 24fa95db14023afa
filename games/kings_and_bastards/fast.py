"""A round of Kings & Bastards as integers: the legal plays, and their scores."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from games.cards import JOKERS
from games.climbing import fast
from games.climbing.fast import PASS, SHORT, Play, packed_by, sets
from games.kings_and_bastards.state import JOKER, RANK, TWO, parsed

PACKED: Final = packed_by(RANK)
"""By card, what it adds to a packed hand."""


class Playout(fast.Playout):
    """Sets as everywhere, jokers that go as any rank, and twos that take any trick."""

    joker, price_late = JOKER, 2.1

    def __init__(
        self, hands: Sequence[int], counts: Sequence[int], turn: int, largest: int
    ) -> None:
        super().__init__(hands, counts, turn)
        self.largest = largest  # the largest size of a set

    def plays(self, whole: bool = False) -> list[Play]:
        hand, least = self.hands[self.turn], self.rank + 1
        if not hand >> 8 * least:
            return [PASS]
        counts, found = hand.to_bytes(TWO + 1, "little"), []
        jokers, ranks = counts[JOKER], range(least, 1 if self.opening else JOKER)
        for size in (self.size,) if self.size else self.sizes(counts[: ranks.stop], jokers):
            found += sets(size, ranks, counts, jokers, whole)
            if size == 1 and jokers and not self.opening:
                found += [(1, rank, 1) for rank in ranks]
        if counts[TWO] and not self.opening:
            found.append((1, TWO, 0))
        if self.size:
            found.append(PASS)
        return found

    def sizes(self, counts: Sequence[int], jokers: int) -> Iterable[int]:
        """The sizes of sets that can be led."""
        return range(1, min(max(counts) + jokers, self.largest) + 1)

    def ends_trick(self, play: Play) -> bool:
        return play[1] == TWO

    def base_score(self, size: int, strength: int, jokers: int, behind: int, left: int) -> float:
        if strength == TWO:
            return self.score_of_two()
        if jokers == size:
            return self.score_of_joker(strength)
        return super().base_score(size, strength, jokers, behind, left)

    def score_of_two(self) -> float:
        """A 2 is for large sets, for the end, or against an opponent close to going out.

        Of several, all but the last can be spent: each takes a trick, and leads the next.
        """
        twos, few = self.hands[self.turn] >> 8 * TWO, self.counts[self.turn] <= SHORT
        score = -9 + 10 * few + 8 * self.is_close() + 5 * (twos - 1)
        return score + 6 * (self.size >= 3) if self.size else score - 20

    def score_of_joker(self, strength: int) -> float:
        """A joker alone is not to be led, and takes a trick rather as an ace."""
        return 0.5 + 0.01 * strength if self.size else 0.0

    def is_settled(self) -> bool:
        """True if there is a King: no other place scores."""
        return bool(self.out)


@lru_cache(maxsize=4096)
def play_of(action: str) -> Play:
    """The play, or the pass, that an action is."""
    if action == "pass":
        return PASS
    cards, rank = parsed(action)
    return len(cards), rank, sum(card in JOKERS for card in cards)
