"""Expectations of a hand against the house, without a table learned by heart (section 14)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from games.blackjack.play import can_double
from games.blackjack.state import BEST, Options, soften, total
from games.cards import POINTS, Card

VALUES: Final = range(1, 11)
"""Ranks by what they count: an ace one, tens and court cards ten."""
OVER, NATURAL = 22, 23
"""Results of the house beside its totals: over 21, and a natural."""
_BITS: Final = 5  # of a packed number of cards drawn of a value


def shoe_without(decks: int, cards: Sequence[Card]) -> tuple[int, ...]:
    """The number of cards of each value in so many decks, these taken out."""
    counts = [4 * decks] * 9 + [16 * decks]
    for card in cards:
        counts[POINTS[card] - 1] -= 1
    return tuple(counts)


def next_chances(counts: Sequence[int], up: int, peeks: bool) -> list[float]:
    """The chance of each value to come next, the hole card being one of the shoe.

    A house that has looked has no card there that makes a natural (section 14, step 1).
    """
    size, made = sum(counts), natural_with(up) if peeks else 0
    if not made:
        return [count / size for count in counts]
    tens = counts[made - 1]
    return [
        count / (size - 1)
        if value == made
        else count * (size - tens - 1) / ((size - tens) * (size - 1))
        for value, count in zip(VALUES, counts, strict=True)
    ]


def natural_with(up: int) -> int:
    """The value that makes a natural with an up-card; 0 if none does."""
    return {1: 10, 10: 1}.get(up, 0)


@lru_cache(maxsize=2048)
def house_chances(
    counts: tuple[int, ...], up: int, hits_soft: bool, peeks: bool
) -> dict[int, float]:
    """The chances of the totals 17 to 21 of the house, of OVER and of NATURAL.

    Cards are drawn without replacement. What is drawn is packed in a number, a few bits a value, as
    sequences in another order come to the same total.
    """
    chances = dict.fromkeys((17, 18, 19, 20, BEST, OVER, NATURAL), 0.0)
    level, left = {0: (1.0, up)}, sum(counts)
    while level:
        further: dict[int, tuple[float, int]] = {}
        for drawn, (chance, count) in level.items():
            each = chance / left
            has_ace = up == 1 or drawn & ((1 << _BITS) - 1) > 0
            for value in VALUES:
                shift = _BITS * (value - 1)
                cards = counts[value - 1] - (drawn >> shift & ((1 << _BITS) - 1))
                if cards <= 0:
                    continue
                made, is_soft = soften(count + value, has_ace or value == 1)
                if made < 17 or (made == 17 and is_soft and hits_soft):
                    key = drawn + (1 << shift)
                    before = further[key][0] if key in further else 0.0
                    further[key] = before + each * cards, count + value
                elif not drawn and made == BEST:
                    chances[NATURAL] += each * cards
                else:
                    chances[min(made, OVER)] += each * cards
        level, left = further, left - 1
    if peeks:
        rest = 1 - chances.pop(NATURAL)
        return {made: chance / rest for made, chance in chances.items()} | {NATURAL: 0.0}
    return chances


class Odds:
    """The expectations of the actions of one decision, in bets."""

    def __init__(self, options: Options, up: Card, hand: Sequence[Card]) -> None:
        self.options = options
        counts, value = shoe_without(options.decks, [up, *hand]), POINTS[up]
        peeks = options.house_blackjack == "peek"
        self.house = house_chances(counts, value, options.soft17 == "hit", peeks)
        self.next = list(zip(VALUES, next_chances(counts, value, peeks), strict=True))
        self.hand, self.size = hand, len(hand)
        self._hits: dict[tuple[int, bool, int], float] = {}

    def values(self, legal: Sequence[str]) -> dict[str, float]:
        """The expectation of each legal action of the hand."""
        count, has_ace = sum(POINTS[card] for card in self.hand), "A" in {c.rank for c in self.hand}
        found = {
            "stand": self.stand(total(self.hand).number),
            "hit": self.hit(count, has_ace, self.size) if "hit" in legal else 0.0,
            "double": self.double(count, has_ace) if "double" in legal else 0.0,
            "split": self.split(POINTS[self.hand[0]]) if "split" in legal else 0.0,
            "surrender": -0.5 - 0.5 * self.house[NATURAL],
        }
        return {verb: value for verb, value in found.items() if verb in legal}

    def loses(self, made: int) -> float:
        """The chance to lose when standing on a total."""
        above = sum(chance for other, chance in self.house.items() if made < other < OVER)
        return above + self.house[NATURAL]

    def stand(self, made: int) -> float:
        """The expectation of standing on a total."""
        if made > BEST:
            return -1.0
        below = sum(chance for other, chance in self.house.items() if other < made)
        return below + self.house[OVER] - self.loses(made)

    def hit(self, count: int, has_ace: bool, size: int) -> float:
        """The expectation of another card and of the best play after it."""
        key = count, has_ace, size if self.options.charlie else 0
        if key not in self._hits:
            self._hits[key] = sum(
                chance * self._after(count + value, has_ace or value == 1, size + 1)
                for value, chance in self.next
            )
        return self._hits[key]

    def _after(self, count: int, has_ace: bool, size: int) -> float:
        made = soften(count, has_ace).number
        if made > BEST:
            return -1.0
        if self.options.charlie and size >= self.options.charlie:
            return 1 - 2 * self.house[NATURAL]
        stand = self.stand(made)
        return stand if made == BEST else max(stand, self.hit(count, has_ace, size))

    def double(self, count: int, has_ace: bool) -> float:
        """The expectation of exactly one more card, for twice the bet."""
        return 2 * sum(
            chance * self.stand(soften(count + value, has_ace or value == 1).number)
            for value, chance in self.next
        )

    def split(self, value: int) -> float:
        """The expectation of two hands that begin with a card of this value each."""
        return 2 * sum(chance * self._best_pair(value, other) for other, chance in self.next)

    def _best_pair(self, value: int, other: int) -> float:
        """The expectation of the best play of a split hand of two cards."""
        count, has_ace = value + other, 1 in (value, other)
        made = soften(count, has_ace)
        stand = self.stand(made.number)
        if made.number == BEST or (value == 1 and not self.options.hit_aces):
            return stand
        ways = [stand, self.hit(count, has_ace, 2)]
        if self.options.das and can_double(self.options, *made):
            ways.append(self.double(count, has_ace))
        return max(ways)


def insurance(decks: int, up: Card, hand: Sequence[Card]) -> tuple[int, int, float]:
    """Tens left, cards left, and the expectation of insurance for each chip of it."""
    counts = shoe_without(decks, [up, *hand])
    tens, size = counts[-1], sum(counts)
    return tens, size, 3 * tens / size - 1
