"""The rest of a hand as integers: play-outs by the thousand, for computers that look ahead.

A card is a bit, the higher the more power it has, so that trumps stand above all others. Of the
cards `x` the lowest is then `x & -x`, and those of them above a card `b` are `x & -(b << 1)`. The
rules stay in the game: this repeats what its tricks need of them, and a law holds both equal.
"""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, TypeAlias

from games import rehearsal
from games.cards import Card
from games.tricks.ranking import Ranking

Choice: TypeAlias = tuple[int, str]
"""A card, as a bit, and the key of the reason for it."""


class Bits:
    """The cards of a pack as bits, and the groups of a ranking as sums of them."""

    def __init__(self, ranking: Ranking, pack: Sequence[Card]) -> None:
        cards = sorted(pack, key=ranking.power.__getitem__)
        self.bit: Final = {card: 1 << place for place, card in enumerate(cards)}
        self.card: Final = {bit: card for card, bit in self.bit.items()}
        self.every: Final = (1 << len(cards)) - 1
        self.named: Final = dict.fromkeys(ranking.group.values(), 0)
        for card, bit in self.bit.items():
            self.named[ranking.group[card]] += bit
        self.group: Final = {
            bit: self.named[ranking.group[card]] for bit, card in self.card.items()
        }
        self.trump: Final = self.named.get(ranking.trump, 0)
        self.groups: Final = [group for group in self.named.values() if group]
        self._sums: Final = dict[str, int]()

    def mask(self, cards: Iterable[Card]) -> int:
        """Different cards as one number."""
        bit = self.bit
        return sum([bit[card] for card in cards])

    def sum_of(self, groups: str) -> int:
        """The cards of some groups, named one after the other."""
        if groups not in self._sums:
            self._sums[groups] = sum(self.named[group] for group in {*groups})
        return self._sums[groups]

    def cards(self, mask: int) -> list[Card]:
        """The cards that a number stands for, the lowest first."""
        found = []
        while mask:
            found.append(self.card[mask & -mask])
            mask &= mask - 1
        return found


@cache
def bits_of(ranking: Ranking, pack: tuple[Card, ...]) -> Bits:
    """The same for a ranking and a pack each time."""
    return Bits(ranking, pack)


def highest(cards: int) -> int:
    """The highest of some cards, one at least."""
    return 1 << cards.bit_length() - 1


class Rest(rehearsal.Rest):
    """A hand of single cards of one pack, from some play to its end.

    A game says in `choose` what is played, and what may not be: `barred`
    cards go into the first trick, and `closed` ones are led, only for want of others; one of the
    `openers` ends the latter. The first lead is one of those `forced`, if any are.
    """

    def __init__(self, bits: Bits, hands: list[int], leader: int) -> None:
        self.bits, self.hands, self.turn = bits, hands, leader
        self.forced = self.barred = self.closed = self.openers = 0
        self.counted = 0  # what it matters to take
        self.size = len(hands)  # cards to a trick
        self.after = [*range(1, self.size), 0]  # by seat, who plays next
        self.hidden = bits.every  # what has not been played
        self.laid = 0  # cards in the trick
        self.led = self.able = 0  # the group led; what may take the trick
        self.first = self.top = 0  # the lead, and what takes the trick as it stands
        self.winner = leader  # who does
        self.pile = 0  # what counts of the trick
        self.tricks, self.taken, self.out = ([0] * self.size for _ in range(3))

    @abstractmethod
    def choose(self, seat: int, hand: int) -> Choice:
        """What a seat to act plays from this hand, by what is not `hidden`, and why."""

    def reason(self, _seat: int, why: str) -> str:
        """The key of what a hint says of a choice."""
        return why

    def resume(
        self, tricks: Sequence[int], taken: Sequence[int], out: Sequence[int], broken: bool
    ) -> None:
        """Go on between tricks: by seat, what it has taken, and what it is known not to have.

        `broken`: what was closed may be led.
        """
        self.tricks, self.out = [*tricks], [*out]
        self.taken = [cards & self.counted for cards in taken]
        played = sum(taken)
        self.hidden ^= played
        if played:
            self.forced = self.barred = 0
        if broken:
            self.closed = 0

    def legal(self, hand: int) -> int:
        """What a seat to act may play from this hand."""
        if self.laid:
            return hand & self.led or hand & ~self.barred or hand
        cards = hand & self.forced or hand & ~self.barred or hand
        return cards & ~self.closed or cards

    def lay(self, card: int) -> None:
        """Play a card for the seat to act."""
        seat, laid = self.turn, self.laid + 1
        self.hands[seat] ^= card
        self.hidden ^= card
        self.pile |= card & self.counted
        if laid == 1:
            self.first = self.top = card
            self.led = led = self.bits.group[card]
            self.able, self.winner, self.forced = led | self.bits.trump, seat, 0
            if card & self.closed:
                self.out[seat] |= self.bits.every & ~self.closed
        elif card & self.able:
            if card > self.top:
                self.top, self.winner = card, seat
            if not card & self.led:
                self.out[seat] |= self.led
        else:
            self.out[seat] |= self.led
        if self.closed and card & self.openers:
            self.closed = 0
        if laid < self.size:
            self.laid, self.turn = laid, self.after[seat]
        else:
            self.turn = winner = self.winner
            self.tricks[winner] += 1
            self.taken[winner] |= self.pile
            self.laid = self.pile = self.barred = 0

    def sure(self, hand: int, cards: int) -> int:
        """Those of these cards of a hand of whose group nobody else may hold a higher one."""
        others, found = self.hidden & ~hand, 0
        for group in self.bits.groups:
            if held := cards & group:
                found |= held & -(1 << (others & group).bit_length())
        return found

    def beaten_by(self, hand: int, card: int) -> int:
        """How many higher cards of its group the others may hold."""
        return (self.hidden & ~hand & self.bits.group[card] & -(card << 1)).bit_count()

    def length(self, hand: int, card: int) -> int:
        """How many cards of its group are held."""
        return (hand & self.bits.group[card]).bit_count()

    def is_last(self) -> bool:
        """Whether the seat to act plays the last card of the trick."""
        return self.laid == self.size - 1

    def play_out(self) -> None:
        while hand := self.hands[self.turn]:
            self.lay(self.choose(self.turn, hand)[0])

    def result(self) -> tuple[int, ...]:
        return (*self.tricks, *self.taken)
