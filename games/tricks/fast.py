"""Tricks as integers: hands played out by the thousand, for computers that look ahead.

A card is a bit, the higher the more power it has, so that trumps are above all others. The lowest
of the cards `x` is then `x & -x`, and those above a card `b` are `x & -(b << 1)`. A `TrickPlayout`
repeats what the tricks need of a game's rules; a law holds both equal.
"""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, TypeAlias

from games.cards import Card
from games.rollout import Playout
from games.tricks.ranking import Ranking

CardChoice: TypeAlias = tuple[int, str]
"""A card, as a bit, and the key of the reason for it."""


class Bits:
    """The cards of a pack as bits, and the groups of a ranking as masks."""

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
        """The mask of different cards."""
        bit = self.bit
        return sum([bit[card] for card in cards])

    def sum_of(self, groups: str) -> int:
        """The mask of all cards of some groups, such as "SHC"."""
        if groups not in self._sums:
            self._sums[groups] = sum(self.named[group] for group in {*groups})
        return self._sums[groups]

    def cards(self, mask: int) -> list[Card]:
        """The cards of a mask, the lowest first."""
        found = []
        while mask:
            found.append(self.card[mask & -mask])
            mask &= mask - 1
        return found


@cache
def bits_of(ranking: Ranking, pack: tuple[Card, ...]) -> Bits:
    """The bits of a ranking and a pack, made once."""
    return Bits(ranking, pack)


def highest(cards: int) -> int:
    """The highest card of a mask that is not empty."""
    return 1 << cards.bit_length() - 1


class TrickPlayout(Playout):
    """The remaining play of a hand: single cards of one pack.

    A game chooses the plays in `choose`, and sets the masks of what its rules restrict: `barred`
    cards go into the first trick, and `closed` ones are led, only for want of others; the first of
    the `openers` ends the latter. The first lead is one of the `forced` cards, if any are held.
    """

    def __init__(self, bits: Bits, hands: list[int], leader: int) -> None:
        self.bits, self.hands, self.turn = bits, hands, leader
        self.forced = self.barred = self.closed = self.openers = 0
        self.counted = 0  # the cards that score
        self.size = len(hands)  # cards to a trick
        self.after = [*range(1, self.size), 0]  # by seat, the seat that plays next
        self.unplayed = bits.every
        self.played = 0  # the number of cards in the trick
        self.led = self.can_win = 0  # the group led; the groups that may take the trick
        self.first = self.top = 0  # the lead; the card that takes the trick as it is now
        self.winner = leader  # the seat that played it
        self.at_stake = 0  # the scoring cards in the trick
        self.tricks, self.taken, self.voids = ([0] * self.size for _ in range(3))

    @abstractmethod
    def choose(self, seat: int, hand: int) -> CardChoice:
        """The card that the hint plays from this hand of the seat to act, and the reason's key."""

    def hint_key(self, _seat: int, why: str) -> str:
        """The key of the hint for a choice."""
        return why

    def resume(
        self, tricks: Sequence[int], taken: Sequence[int], voids: Sequence[int], broken: bool
    ) -> None:
        """Go on between tricks, with what each seat has taken and is known to be void of.

        `broken`: `closed` cards may be led.
        """
        self.tricks, self.voids = [*tricks], [*voids]
        self.taken = [cards & self.counted for cards in taken]
        gone = sum(taken)
        self.unplayed ^= gone
        if gone:
            self.forced = self.barred = 0
        if broken:
            self.closed = 0

    def legal(self, hand: int) -> int:
        """Legal plays from this hand of the seat to act."""
        if self.played:
            return hand & self.led or hand & ~self.barred or hand
        cards = hand & self.forced or hand & ~self.barred or hand
        return cards & ~self.closed or cards

    def play_card(self, card: int) -> None:
        """Play a card for the seat to act."""
        seat, played = self.turn, self.played + 1
        self.hands[seat] ^= card
        self.unplayed ^= card
        self.at_stake |= card & self.counted
        if played == 1:
            self.first = self.top = card
            self.led = led = self.bits.group[card]
            self.can_win, self.winner, self.forced = led | self.bits.trump, seat, 0
            if card & self.closed:
                self.voids[seat] |= self.bits.every & ~self.closed
        elif card & self.can_win:
            if card > self.top:
                self.top, self.winner = card, seat
            if not card & self.led:
                self.voids[seat] |= self.led
        else:
            self.voids[seat] |= self.led
        if self.closed and card & self.openers:
            self.closed = 0
        if played < self.size:
            self.played, self.turn = played, self.after[seat]
        else:
            self.turn = winner = self.winner
            self.tricks[winner] += 1
            self.taken[winner] |= self.at_stake
            self.played = self.at_stake = self.barred = 0

    def sure(self, hand: int, cards: int) -> int:
        """The winners among `cards` of a hand: no other seat can hold a higher one of the suit."""
        others, found = self.unplayed & ~hand, 0
        for group in self.bits.groups:
            if held := cards & group:
                found |= held & -(1 << (others & group).bit_length())
        return found

    def winners(self, cards: int) -> int:
        """The cards that would take the trick as it is now."""
        return cards & self.can_win & -(self.top << 1)

    def beaten_by(self, hand: int, card: int) -> int:
        """The number of higher cards of its suit that the others may hold."""
        return (self.unplayed & ~hand & self.bits.group[card] & -(card << 1)).bit_count()

    def length(self, hand: int, card: int) -> int:
        """The number of cards of its suit in the hand."""
        return (hand & self.bits.group[card]).bit_count()

    def is_last(self) -> bool:
        """True if the seat to act plays last to the trick."""
        return self.played == self.size - 1

    def play_out(self) -> None:
        while hand := self.hands[self.turn]:
            self.play_card(self.choose(self.turn, hand)[0])

    def result(self) -> tuple[int, ...]:
        return (*self.tricks, *self.taken)
