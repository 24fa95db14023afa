"""Rounds of sets as integers: rollouts by the thousand, to look ahead.

A hand is packed into a number each byte of which counts the cards of a rank, so that a play is
taken from it by subtraction; several seats are a number with a bit for each. The rules stay in the
game: this repeats what its tricks need of them, and a law holds both equal.
"""

from abc import abstractmethod
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import ClassVar, Final, TypeAlias

from games import rollout
from games.cards import HIDDEN, Card

CLOSE: Final = 2
"""An opponent with this number of cards or fewer is close to going out."""
FEW: Final = 5
"""With this number of cards or fewer a joker costs little to play."""
PRICE: Final = 7
"""The cost of playing a joker before that."""
SHORT: Final = 6
"""With this number of cards or fewer strong cards are played freely."""
FIRST: Final = -1
"""The rank to beat when a trick is led."""

Play: TypeAlias = tuple[int, int, int]
"""The size of a set, its rank, and the number of jokers in it."""
PASS: Final[Play] = (0, 0, 0)


def packed_by(rank: Mapping[Card, int]) -> dict[Card, int]:
    """By card, what it adds to a packed hand; a hidden card adds nothing."""
    return {card: 1 << 8 * place for card, place in rank.items()} | {HIDDEN: 0}


def following(seat: int, seats: int) -> int:
    """The first of some seats (at least one) in turn after a seat."""
    later = seats >> seat + 1 << seat + 1 or seats
    return (later & -later).bit_length() - 1


def sets(
    size: int, ranks: Iterable[int], counts: Sequence[int], jokers: int, whole: bool
) -> list[Play]:
    """The sets of a size by rank, with the fewest jokers first.

    `whole` sets leave no cards of their ranks behind.
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


class Playout(rollout.Playout):
    """The state of a round in which sets are beaten by sets until all but one seat are out."""

    joker: ClassVar[int]
    """The rank of jokers."""
    price_late: ClassVar[float] = 2
    """The cost of playing a joker with few cards."""

    def __init__(self, hands: Sequence[int], counts: Sequence[int], turn: int) -> None:
        self.hands, self.counts, self.turn = [*hands], [*counts], turn
        self.size, self.rank, self.by = 0, FIRST, turn  # the play to beat, and its seat
        self.passed = 0  # the seats that do not answer it any more
        self.locks = False  # a pass is for the whole trick
        self.opening = False  # the card that opens the round is due
        self.alive = self.near = 0  # the seats with cards, and with few
        for seat, count in enumerate(counts):
            self.alive |= (count > 0) << seat
            self.near |= (0 < count <= CLOSE) << seat
        self.out: list[int] = []  # the seats that have gone out, in order
        self.weighs_hand = False  # the score of a play depends on the cards it leaves in the hand
        self.chosen = dict[Hashable, Play]()  # choices made before, shared by copies

    # What a game must write.

    @abstractmethod
    def plays(self, whole: bool = False) -> list[Play]:
        """The legal plays of the seat to act, of equal score in the order of the game's `plays`.

        Of sets all, or only `whole` ones, which leave no cards of their ranks behind.
        """

    @abstractmethod
    def ends_trick(self, play: Play) -> bool:
        """Apply the special effects of a play; True if it takes the trick at once."""

    # What a game may change.

    def strength(self, rank: int) -> int:
        """The height of a rank now."""
        return rank

    def base_score(self, size: int, strength: int, jokers: int, behind: int, left: int) -> float:
        """The score of a play that does not go out.

        It leaves `left` in the hand, and `behind` cards of its ranks, without jokers.
        """
        price = self.price_late if self.counts[self.turn] <= FEW else PRICE
        score = 6 + 2 * size - price * jokers
        score -= 3 * behind
        if self.size:
            return score + 4 - 0.1 * strength  # a high card may take the lead
        return score + 100 - 0.6 * strength + (3 if size > 1 and self.is_close() else 0)

    def goes_out(self, seat: int) -> None:
        """Note that a seat has no cards left."""
        self.out.append(seat)

    def context(self) -> Hashable:
        """Everything that a choice depends on except hand, trick and close opponents."""
        return self.opening

    def is_settled(self) -> bool:
        """True if nothing is open that counts for the score."""
        return not self.alive & self.alive - 1

    # The choice.

    def choose(self) -> Play:
        """The play of the highest score for the seat to act, of equals the first."""
        hand = self.hands[self.turn]
        position = hand, self.size, self.rank, self.is_close(), self.context()
        play = self.chosen.get(position)
        if play is None:
            leads = not self.size
            plays = self.plays(whole=leads and not self.weighs_hand)  # breaking a set costs more
            play = max(plays, key=self._score_of) if len(plays) > 1 else plays[0]
            self.chosen[position] = play
        return play

    def is_close(self) -> bool:
        """True if an opponent is close to going out."""
        return bool(self.near & ~(1 << self.turn))

    def score(self, size: int, strength: int, jokers: int, behind: int, left: int) -> float:
        """The score of a play, which may go out."""
        score = self.base_score(size, strength, jokers, behind, left)
        return score + 1000 if size == self.counts[self.turn] else score

    def _score_of(self, play: Play) -> float:
        """The score of a set, or of a pass."""
        size, rank, jokers = play
        if not size:
            return 0
        hand = self.hands[self.turn]
        behind = (hand >> 8 * rank & 255) - size + jokers if jokers < size else 0
        return self.score(size, self.strength(rank), jokers, behind, hand - self.packed(play))

    # The round.

    def packed(self, play: Play) -> int:
        """The cards of a play as they are packed in a hand."""
        size, rank, jokers = play
        return (size - jokers << 8 * rank) + (jokers << 8 * self.joker)

    def play(self, play: Play) -> None:
        """Play for the seat to act, or pass."""
        seat, (size, rank, _) = self.turn, play
        bit = 1 << seat
        if not size:
            self.passed |= bit
            self.next_turn(seat, self.alive & ~self.passed & ~(1 << self.by))
            return
        ends_trick = self.ends_trick(play)
        self.hands[seat] -= self.packed(play)
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
            self.next_turn(seat, self.alive & ~self.passed & ~bit)

    def leave(self, seat: int) -> None:
        """Go on without a seat."""
        self.alive &= ~(1 << seat)
        self.near &= ~(1 << seat)

    def next_turn(self, seat: int, others: int) -> None:
        """Give the turn to the first of `others` after a seat; without any the trick is over."""
        if others:
            self.turn = following(seat, others)
        else:
            self.win()

    def win(self) -> None:
        """Give the lead to the seat of the last play, or to the next seat with cards."""
        by, alive = self.by, self.alive
        self.turn = by if alive >> by & 1 else following(by, alive)
        self.size, self.rank, self.passed = 0, FIRST, 0

    def play_out(self) -> None:
        while not self.is_settled():
            self.play(self.choose())

    def result(self) -> tuple[int, ...]:
        return (*self.out,)
