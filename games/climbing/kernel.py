"""The rest of a round of sets as integers: play-outs by the thousand, to look ahead.

A hand is a number each byte of which counts the cards of a rank, so that what is played is taken
from it by subtraction; several seats are a number with a bit for each. The rules stay in the game:
this repeats what its tricks need of them, and a law holds both equal.
"""

from abc import abstractmethod
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import ClassVar, Final, TypeAlias

from games import rehearsal
from games.cards import HIDDEN, Card

CLOSE: Final = 2
"""An opponent with so many cards or fewer is close to going out."""
FEW: Final = 5
"""With so many cards or fewer a joker is there to be played."""
PRICE: Final = 7
"""What a joker is worth before."""
SHORT: Final = 6
"""With so many cards or fewer what is strong is there to be spent."""
FIRST: Final = -1
"""The rank to beat for who leads."""

Play: TypeAlias = tuple[int, int, int]
"""How many cards, the rank that they are a set of, and how many of them are jokers."""
PASS: Final[Play] = (0, 0, 0)


def tally_of(rank: Mapping[Card, int]) -> dict[Card, int]:
    """By card, what it is in a hand; nothing if it is hidden."""
    return {card: 1 << 8 * place for card, place in rank.items()} | {HIDDEN: 0}


def following(seat: int, seats: int) -> int:
    """The first of some seats, one at least, in turn after a seat."""
    later = seats >> seat + 1 << seat + 1 or seats
    return (later & -later).bit_length() - 1


def sets(
    size: int, ranks: Iterable[int], counts: Sequence[int], jokers: int, whole: bool
) -> list[Play]:
    """The sets of a size, by rank and of each those with fewest jokers first.

    If they are to be whole no cards of their ranks stay behind.
    """
    if whole:
        return [
            (size, rank, size - held)
            for rank in ranks
            if 0 < (held := counts[rank]) <= size <= held + jokers
        ]
    if not jokers:
        return [(size, rank, 0) for rank in ranks if counts[rank] >= size]
    return [
        (size, rank, size - naturals)
        for rank in ranks
        if (held := counts[rank])
        for naturals in range(min(held, size), max(size - jokers, 1) - 1, -1)
    ]


class Rest(rehearsal.Rest):
    """A round in which sets are beaten by sets until all but one are out."""

    joker: ClassVar[int]
    """The rank of jokers."""
    price_late: ClassVar[float] = 2
    """What a joker is worth with few cards."""

    def __init__(self, hands: Sequence[int], counts: Sequence[int], turn: int) -> None:
        self.hands, self.counts, self.turn = [*hands], [*counts], turn
        self.size, self.rank, self.by = 0, FIRST, turn  # what is to be beaten, and who made it
        self.passed = 0  # who does not answer it any more
        self.locks = False  # a pass is for the whole trick
        self.opening = False  # the card that opens the round is due
        self.alive = self.near = 0  # who has cards, and who has few
        for seat, count in enumerate(counts):
            self.alive |= (count > 0) << seat
            self.near |= (0 < count <= CLOSE) << seat
        self.out: list[int] = []  # who has gone out, in order
        self.keeps = False  # whether it matters which cards a play leaves in the hand
        self.known = dict[Hashable, Play]()  # what was chosen, here and in copies

    # What a game must write.

    @abstractmethod
    def plays(self, whole: bool = False) -> list[Play]:
        """What the seat to act may do; of equal merit, the first in the game's `plays` comes first.

        Of sets all, or those alone that leave no cards of their ranks behind.
        """

    @abstractmethod
    def ends_trick(self, play: Play) -> bool:
        """Whether a play about to be made takes the trick at once; and heed what else it does."""

    # What a game may change.

    def strength(self, rank: int) -> int:
        """How high a rank is now."""
        return rank

    def worth(self, size: int, strength: int, jokers: int, behind: int, left: int) -> float:
        """The score of a play.

        It leaves `left` in the hand, and so many cards of its ranks `behind`, if not jokers.
        """
        price = self.price_late if self.counts[self.turn] <= FEW else PRICE
        merit = 6 + 2 * size - price * jokers
        merit -= 3 * behind
        if self.size:
            return merit + 4 - 0.1 * strength  # a high card may take the lead
        return merit + 100 - 0.6 * strength + (3 if size > 1 and self.is_close() else 0)

    def goes_out(self, seat: int) -> None:
        """Note who has no cards left."""
        self.out.append(seat)

    def mood(self) -> Hashable:
        """What else a choice depends on."""
        return self.opening

    def is_settled(self) -> bool:
        """Whether nothing that counts is open."""
        return not self.alive & self.alive - 1

    # The choice.

    def choose(self) -> Play:
        """What the seat to act plays: the play of the highest merit, the first of equals."""
        hand = self.hands[self.turn]
        position = hand, self.size, self.rank, self.is_close(), self.mood()
        play = self.known.get(position)
        if play is None:
            leads = not self.size
            plays = self.plays(whole=leads and not self.keeps)  # to break a set costs more
            play = max(plays, key=self._merit) if len(plays) > 1 else plays[0]
            self.known[position] = play
        return play

    def is_close(self) -> bool:
        """Whether an opponent is close to going out."""
        return bool(self.near & ~(1 << self.turn))

    def merit(self, size: int, strength: int, jokers: int, behind: int, left: int) -> float:
        """The score of a play with which one may go out."""
        worth = self.worth(size, strength, jokers, behind, left)
        return worth + 1000 if size == self.counts[self.turn] else worth

    def _merit(self, play: Play) -> float:
        """The score of a set, or of a pass."""
        size, rank, jokers = play
        if not size:
            return 0
        hand = self.hands[self.turn]
        behind = (hand >> 8 * rank & 255) - size + jokers if jokers < size else 0
        return self.merit(size, self.strength(rank), jokers, behind, hand - self.cards(play))

    # The round.

    def cards(self, play: Play) -> int:
        """What a play takes from a hand."""
        size, rank, jokers = play
        return (size - jokers << 8 * rank) + (jokers << 8 * self.joker)

    def lay(self, play: Play) -> None:
        """Make a play for the seat to act, or pass."""
        seat, (size, rank, _) = self.turn, play
        bit = 1 << seat
        if not size:
            self.passed |= bit
            self.ask(seat, self.alive & ~self.passed & ~(1 << self.by))
            return
        ends_trick = self.ends_trick(play)
        self.hands[seat] -= self.cards(play)
        self.counts[seat] -= size
        self.size, self.rank, self.by, self.opening = size, rank, seat, False
        if not self.locks:
            self.passed = 0
        if self.counts[seat] <= CLOSE:
            self.near |= bit
            if not self.counts[seat]:
                self.leave(seat)
                self.goes_out(seat)
        if ends_trick:
            self.win()
        else:
            self.ask(seat, self.alive & ~self.passed & ~bit)

    def leave(self, seat: int) -> None:
        """Go on without a seat."""
        self.alive &= ~(1 << seat)
        self.near &= ~(1 << seat)

    def ask(self, seat: int, others: int) -> None:
        """Give the turn to the first of others after a seat; if there are none, end the trick."""
        if others:
            self.turn = following(seat, others)
        else:
            self.win()

    def win(self) -> None:
        """Give the lead to who made the last play, or to the next who has cards."""
        by, alive = self.by, self.alive
        self.turn = by if alive >> by & 1 else following(by, alive)
        self.size, self.rank, self.passed = 0, FIRST, 0

    def play_out(self) -> None:
        while not self.is_settled():
            self.lay(self.choose())

    def result(self) -> tuple[int, ...]:
        return (*self.out,)
