"""The value of a hand of Dou Dizhu: about how many plays it takes to go out (section 13)."""

from functools import lru_cache
from typing import Final

from games.dou_dizhu.kinds import ACE, BIG, ROCKET, SMALL, TWO, WIDTH, counts_of, runs, span

KING, QUEEN, JACK = ACE - 1, ACE - 2, ACE - 3
SINGLES: Final = {ACE: 0.8, TWO: 0.5, SMALL: 0.2, BIG: 0.0}
PAIRS: Final = {KING: 0.8, ACE: 0.6, TWO: 0.2}
TRIPLET, BOMB, IN_ROCKET, PLANE, LONGER = 0.1, -0.3, -0.6, -0.7, -0.8
WEIGHTS: Final = [max(0, rank - JACK) for rank in range(WIDTH - 2)] + [5, 6]


@lru_cache(maxsize=1 << 18)
def plan(hand: int) -> float:
    """The least sum over the ways to split a packed hand into plays."""
    if not hand:
        return 0.0
    low = (hand & -hand).bit_length() - 1 >> 3
    if low >= SMALL:
        return IN_ROCKET if hand == ROCKET else SINGLES[low]
    counts, high = counts_of(hand), low
    while high <= ACE and counts[high]:
        high += 1
    if low < TWO and hand >> 8 * high:
        ranks = (1 << 8 * high) - 1
        return plan(hand & ranks) + plan(hand & ~ranks)
    held = counts[low]
    found = [_alike(low, size) + plan(hand - (size << 8 * low)) for size in range(1, held + 1)]
    for width, least, first, longer in ((1, 5, 1.0, 0.0), (2, 3, 1.0, 0.0), (3, 2, PLANE, LONGER)):
        if held >= width:
            for start, length in runs(counts, width, least):
                if start > low:
                    break
                cost = first + longer * (length - least)
                found.append(cost + plan(hand - width * span(low, length)))
    return min(found)


def _alike(rank: int, size: int) -> float:
    """The cost of cards of one rank as a play."""
    if size == 1:
        return SINGLES.get(rank, 1.0)
    return PAIRS.get(rank, 1.0) if size == 2 else TRIPLET if size == 3 else BOMB


def weight(cards: int) -> int:
    """The height of packed cards above the jack, added up."""
    return sum(count * each for count, each in zip(counts_of(cards), WEIGHTS, strict=True) if count)


def strength(hand: int) -> float:
    """The strength of a packed hand in the auction."""
    counts = counts_of(hand)
    high = counts[ACE] + 2 * counts[TWO] + 3 * counts[SMALL] + 4 * counts[BIG]
    bombs = 4 * sum(count == 4 for count in counts)
    return high + bombs + (hand & ROCKET == ROCKET) - 1.2 * plan(hand)
