"""What cards count: one laid on others in the play, and a hand or crib with the starter."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from games.cards import RANKS, Card
from games.melds import POINTS

FIFTEEN: Final = 15
FULL: Final = 31
"""No count goes beyond."""
HIGHEST: Final = 29
"""No hand counts more."""
_OF_A_KIND: Final = {2: 2, 3: 6, 4: 12}


class Laid(NamedTuple):
    """What a card counts in the play, by what it makes; a run as many as it is long."""

    fifteen: int = 0
    full: int = 0  # 31
    alike: int = 0
    run: int = 0


class Shown(NamedTuple):
    """What a hand or a crib counts."""

    fifteens: int = 0
    pairs: int = 0
    runs: int = 0
    flush: int = 0
    nobs: int = 0


def total(cards: Iterable[Card]) -> int:
    """The count that cards come to: their numbers, an ace 1, court cards 10."""
    return sum(map(POINTS.__getitem__, cards))


def laid(cards: Sequence[Card]) -> Laid:
    """What the last of the cards of one count makes (section 6)."""
    count, last = total(cards), cards[-1].rank
    alike = next((n for n, card in enumerate(reversed(cards)) if card.rank != last), len(cards))
    longest = (n for n in range(len(cards), 2, -1) if _is_run(cards[-n:]))
    return Laid(
        2 * (count == FIFTEEN), 2 * (count == FULL), _OF_A_KIND.get(alike, 0), next(longest, 0)
    )


def _is_run(cards: Iterable[Card]) -> bool:
    places = sorted(RANKS.index(card.rank) for card in cards)
    return places == list(range(places[0], places[0] + len(places)))


def shown(hand: Sequence[Card], starter: Card, is_crib: bool = False, four: bool = True) -> Shown:
    """What four cards count with the starter (section 7).

    In a crib a flush of `four` may not count; the starter's fifth card always does.
    """
    ranks = tuple(sorted(RANKS.index(card.rank) for card in (*hand, starter)))
    return Shown(*by_ranks(ranks), flush(hand, starter, not is_crib or four), nobs(hand, starter))


def flush(hand: Sequence[Card], starter: Card, four: bool) -> int:
    """For one suit: 5 with the starter, without it 4 where that counts."""
    suits = {card.suit for card in hand}
    if len(suits) > 1 or len(hand) < 4:
        return 0
    return 5 if starter.suit in suits else 4 * four


def nobs(hand: Iterable[Card], starter: Card) -> int:
    """For the jack of the starter's suit."""
    return int(any(card.rank == "J" and card.suit == starter.suit for card in hand))


@lru_cache(maxsize=8192)
def by_ranks(places: tuple[int, ...]) -> tuple[int, int, int]:
    """Fifteens, pairs and runs of ranks, given by their places from the ace in rising order."""
    values = [min(10, place + 1) for place in places]
    sums = (sum(some) for size in range(2, 6) for some in combinations(values, size))
    held = Counter(places)
    pairs = sum(many * (many - 1) for many in held.values())
    return 2 * sum(each == FIFTEEN for each in sums), pairs, _runs(held)


def _runs(held: Counter[int]) -> int:
    """The longest run, as often as it can be made of what is held of each rank."""
    best, start = 0, 0
    for place in sorted(held):
        if place - 1 not in held:
            start = place
        if place + 1 not in held and place - start >= 2:
            ways = 1
            for each in range(start, place + 1):
                ways *= held[each]
            best = max(best, ways * (place - start + 1))
    return best
