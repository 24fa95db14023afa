"""Options, state and counting of Cribbage (sections 6, 7 and 10)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final, Literal, NamedTuple

from games.cards import PACK, POINTS, RANKS, Card, Pile
from games.options import EITHER, option
from games.simultaneous import SimultaneousGame

FIFTEEN: Final = 15
FULL: Final = 31
"""The highest count."""
HIGHEST: Final = 29
"""The points of the best hand."""
SKUNK: Final = 31
DOUBLE_SKUNK: Final = 61
"""The number of holes that a skunked side is short of the target, at least."""
INDEX: Final = {card: RANKS.index(card.rank) for card in PACK}
"""Ranks as numbers, from 0 for the ace."""
_OF_A_KIND: Final = {2: 2, 3: 6, 4: 12}

Phase = Literal["throw", "play", "show"]


@dataclass(frozen=True)
class Options:
    """Each as its message says; the defaults are the six-card game."""

    target: int = option(121, (61, 121, 181))
    games: int = option(1, range(1, 10))
    skunk: bool = option(True, EITHER)
    double_skunk: int = option(3, range(2, 5))
    muggins: bool = option(False, EITHER)
    crib_flush: str = option("five", ("five", "four"))
    heels: int = option(2, (0, 2))
    loser_deals: bool = option(True, EITHER)


VARIANTS: Final = {
    "once_round": Options(target=61),
    "long": Options(games=5),
    "cut_throat": Options(muggins=True),
    "kitchen": Options(crib_flush="four", skunk=False),
}
"""Sets of options by name."""


class PlayPoints(NamedTuple):
    """The points of a card in the play by what it makes; a run counts its length."""

    fifteen: int = 0
    full: int = 0  # 31
    alike: int = 0
    run: int = 0


class ShowPoints(NamedTuple):
    """The points of a hand or a crib."""

    fifteens: int = 0
    pairs: int = 0
    runs: int = 0
    flush: int = 0
    nobs: int = 0


class State(SimultaneousGame):
    """The state of a match, and what follows from it."""

    options: Options

    dealer: int
    next_dealer: int
    phase: Phase
    won: list[int]  # game points, by seat
    back: list[int]  # by seat, the score before the last points: the hole of the back peg
    throws: list[Pile]  # by seat, its throw, until the crib is counted
    crib: Pile  # of three, the card that comes from the pack; at the end all of it
    starter: Pile
    stock: Pile
    pile: Pile  # the cards of this count; those of the one before are in `last`
    down: Pile  # the cards of all counts before that
    played_by: list[int]  # the seat that played each card of this deal
    last_to_play: int
    gone: list[int]  # the seats that have said go in this count
    above: list[int]  # by seat: its cards are known to be worth more than that
    counted: list[ShowPoints]  # hands, and then the crib, in the order of the show

    def team(self, seat: int) -> int:
        return seat % 2 if self.seats == 4 else seat

    def to_throw(self) -> int:
        """The number of cards each throws."""
        return 2 if self.seats == 2 else 1

    def playable(self, seat: int) -> list[Card]:
        """The cards of a seat that do not go beyond 31."""
        room = FULL - total(self.pile)
        return [card for card in self.hands[seat] if POINTS[card] <= room]

    def is_crib(self) -> bool:
        """True while the crib is counted."""
        return len(self.counted) == self.seats

    def show_cards(self) -> Pile:
        """The hand or crib that is counted."""
        return self.crib if self.is_crib() else self.hands[self.turn]

    def show_value(self) -> ShowPoints:
        """The points of the hand or crib that is counted."""
        four = self.options.crib_flush == "four"
        return show_points(self.show_cards(), self.starter[0], self.is_crib(), four)

    def hand_points(self, seat: int) -> ShowPoints | None:
        """The points of a hand, once it has been counted."""
        at = (seat - self.dealer - 1) % self.seats
        return self.counted[at] if at < len(self.counted) else None


def game_points(options: Options, lowest: int) -> int:
    """The game points of a win over a side with this score (section 9)."""
    short = options.target - lowest
    if not options.skunk or short < SKUNK:
        return 1
    return 2 if short < DOUBLE_SKUNK else options.double_skunk


def total(cards: Iterable[Card]) -> int:
    """The sum of cards: their numbers, an ace 1, court cards 10."""
    return sum(map(POINTS.__getitem__, cards))


def play_points(cards: Sequence[Card]) -> PlayPoints:
    """The points of the last of the cards of one count (section 6)."""
    count, last = total(cards), cards[-1].rank
    alike = next((n for n, card in enumerate(reversed(cards)) if card.rank != last), len(cards))
    longest = (n for n in range(len(cards), 2, -1) if _is_run(cards[-n:]))
    return PlayPoints(
        2 * (count == FIFTEEN), 2 * (count == FULL), _OF_A_KIND.get(alike, 0), next(longest, 0)
    )


def _is_run(cards: Iterable[Card]) -> bool:
    ranks = sorted(INDEX[card] for card in cards)
    return ranks == list(range(ranks[0], ranks[0] + len(ranks)))


def show_points(
    hand: Sequence[Card], starter: Card, is_crib: bool = False, four: bool = True
) -> ShowPoints:
    """The points of four cards with the starter (section 7).

    In a crib a flush of `four` may not count; one of five with the starter always does.
    """
    ranks = tuple(sorted(INDEX[card] for card in (*hand, starter)))
    suits = flush(hand, starter, not is_crib or four), nobs(hand, starter)
    return ShowPoints(*rank_points(ranks), *suits)


def flush(hand: Sequence[Card], starter: Card, four: bool) -> int:
    """The points for one suit: 5 with the starter, without it 4 where that counts."""
    suits = {card.suit for card in hand}
    if len(suits) > 1 or len(hand) < 4:
        return 0
    return 5 if starter.suit in suits else 4 * four


def nobs(hand: Iterable[Card], starter: Card) -> int:
    """The point for the jack of the starter's suit."""
    return int(any(card.rank == "J" and card.suit == starter.suit for card in hand))


@lru_cache(maxsize=8192)
def rank_points(ranks: tuple[int, ...]) -> tuple[int, int, int]:
    """The points for fifteens, pairs and runs of ranks (as in `INDEX`) in rising order."""
    values = [min(10, rank + 1) for rank in ranks]
    sums = (sum(some) for size in range(2, 6) for some in combinations(values, size))
    held = Counter(ranks)
    pairs = sum(many * (many - 1) for many in held.values())
    return 2 * sum(each == FIFTEEN for each in sums), pairs, _runs(held)


def _runs(held: Counter[int]) -> int:
    """The points of the longest run, as often as the cards of each rank can make it."""
    best, start = 0, 0
    for rank in sorted(held):
        if rank - 1 not in held:
            start = rank
        if rank + 1 not in held and rank - start >= 2:
            ways = 1
            for each in range(start, rank + 1):
                ways *= held[each]
            best = max(best, ways * (rank - start + 1))
    return best
