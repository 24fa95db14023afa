"""The trick of a climbing game: each play goes over the one before, until nobody will.

A play is one card or several at once. What may be played and what beats what is for each game to
say; whose turn it is, who has passed, who takes the trick and what lies in sight stand here.
"""

from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, Final

from games.cards import EVERYONE, Card, Pile
from games.game import Game
from games.guessing import DOUBT
from games.orders import PASS, Order
from games.scene import Play, Spot, Table
from games.speech import Say, Words

MORE: Final = (1, 2, 3)
"""How many cards a seat may have kept of a rank that it has played."""


Told = tuple[int, int, int | None]
"""A set played, or a pass: its size, the rank it had to beat, and its own; None for a pass."""


class ClimbingGame(Game):
    """Everything from the deal to the last card but the plays themselves."""

    orders = (PASS,)
    rank: ClassVar[Mapping[Card, int]]  # from low to high
    dear: ClassVar[int]  # the lowest rank that is rather kept than played

    trick: Pile
    played: Pile  # the tricks before the last one
    by: list[int]  # who made the plays of the trick, or of the last one until the next card
    sizes: list[int]  # how many cards each of these plays has
    last_by: list[int]  # while a trick lies there, who made the plays of the one before it
    last_sizes: list[int]
    passed: list[int]  # by seat, after how many plays it passed; 0 once it has played, and before
    opener: int | None  # who held the card that had to be led; None where no card says who leads
    opening: bool  # the next play must hold that card
    told: list[list[Told]]  # by seat, its plays and passes in this round
    dealer: int

    # What a game must write.

    @abstractmethod
    def lead_card(self) -> Card:
        """The card whose holder leads, where no other rule says who."""

    @abstractmethod
    def label(self) -> Words:
        """Whose the play in the middle is, and what."""

    # What a game may change.

    def trick_over(self) -> None:
        """The trick has just been taken."""

    def may_order(self, seat: int, order: Order) -> bool:
        """A trick is passed that lies there; who leads has to play."""
        return bool(self.trick) and self.may_answer(seat)

    # From the deal to the lead.

    def deal_out(self, deck: Sequence[Card]) -> None:
        """Deal all of these cards clockwise from the dealer's left, and clear the table."""
        self.hand_out(deck, (self.dealer + 1) % self.seats)
        self.trick, self.played = Pile((), EVERYONE), Pile((), EVERYONE)
        self.by, self.sizes, self.last_by, self.last_sizes = [], [], [], []
        self.passed, self.opener, self.opening = [0] * self.seats, None, False
        self.told = [[] for _ in range(self.seats)]

    def place(self, seat: int) -> int:
        """How far a seat is from the dealer's left."""
        return (seat - self.dealer - 1) % self.seats

    def open(self) -> None:
        """Give the turn to who holds the card to lead, and let all know that it does."""
        card = self.lead_card()
        holders = [seat for seat in range(self.seats) if card in self.hands[seat]]
        self.turn = self.opener = min(holders, key=self.place)
        self.hands[self.turn].known.append(card)
        self.opening = True
        self.tell("climbing-opens", seat=self.turn, card=card)

    # The trick.

    @property
    def size(self) -> int:
        """How many cards the last play has."""
        return self.sizes[-1]

    def pass_on(self, seat: int) -> None:
        """Do without an answer."""
        self.note(seat, ())
        self.passed[seat] = len(self.by)
        self.tell("climbing-passes", seat=seat)
        self.next_turn(self.followers(seat))

    def put_down(self, seat: int, cards: Sequence[Card]) -> None:
        """Move cards from a hand over those that lie there."""
        self.note(seat, cards)
        if not self.trick:
            self.played += self.last
            self.last.clear()
            self.last_by, self.last_sizes = self.by, self.sizes
            self.by, self.sizes = [], []
        hand = self.hands[seat]
        for card in cards:
            hand.pull(card)
        self.trick += cards
        self.by.append(seat)
        self.sizes.append(len(cards))
        self.passed[seat], self.opening = 0, False

    def next_turn(self, followers: Iterator[int]) -> None:
        """Ask the first of those who may answer; if there is none the last play has won."""
        follower = next(followers, None)
        if follower is None:
            self.win(self.by[-1])
        else:
            self.turn = follower

    def followers(self, seat: int) -> Iterator[int]:
        """Who may still answer the last play, in turn after a seat."""
        last = self.by[-1]
        for step in range(1, self.seats + 1):
            other = (seat + step) % self.seats
            if other != last and self.may_answer(other):
                yield other

    def may_answer(self, seat: int) -> bool:
        """Whether a seat has cards, and has not passed: for this play, or for the whole trick."""
        passed = self.passed[seat]
        if not self.hands[seat] or passed == len(self.by):
            return False
        return not passed or self.options.pass_rule != "locked"

    def win(self, seat: int) -> None:
        """Take the trick and lead, or leave the lead to the next who has cards."""
        if len(self.by) not in self.passed:
            self.tell("climbing-wins-at-once")
        elif self.news is not None:
            self.tell_won(seat)
        self.last += self.trick
        self.trick.clear()
        self.passed = [0] * self.seats
        self.trick_over()
        while not self.hands[seat]:
            seat = (seat + 1) % self.seats
        self.turn = seat

    def tell_won(self, seat: int) -> None:
        """Tell who takes the trick."""
        self.tell("climbing-wins", seat=seat, cards=" ".join(self.cards_of(-1)))

    def cards_of(self, place: int) -> list[Card]:
        """The cards of a play, counted from the first of the trick or, below 0, from the end."""
        cards, place = self.trick or self.last, place % len(self.by)
        start = sum(self.sizes[:place])
        return cards[start : start + self.sizes[place]]

    # What others hear from it.

    def note(self, seat: int, cards: Sequence[Card]) -> None:
        """Note what was played, or that nothing was, and what it had to beat."""
        size = self.size if self.trick else len(cards)
        beaten = self.rank_of(self.trick[-size:]) if self.trick else -1
        played = self.rank_of(cards) if cards else None
        if beaten is not None and (played is not None or not cards):
            self.told[seat].append((size, beaten, played))

    def rank_of(self, cards: Sequence[Card]) -> int | None:
        """The rank that cards are a set of; None for what is no set."""
        found = None
        for card in cards:
            if card.suit:
                rank = self.rank[card]
                if found is not None and rank != found:
                    return None
                found = rank
        return found

    def likelihood(self, seat: int) -> float:
        return self.witness()(seat)

    def witness(self) -> Callable[[int], float]:
        doubted, rank = [unlikely(tuple(told), self.dear) for told in self.told], self.rank

        def likelihood(seat: int) -> float:
            sets = Counter([rank[card] for card in self.hands[seat]])
            return float(DOUBT ** len(doubted[seat].intersection(sets.items())))

        return likelihood

    # What is seen.

    def shown(self, seat: int) -> Sequence[Card]:
        """What a seat played latest in this trick, or in the last one until the next card.

        The play to beat lies in the middle.
        """
        latest = {by: place for place, by in enumerate(self.by)}.get(seat)
        return () if latest in (None, len(self.by) - 1) else self.cards_of(latest)

    def last_trick(self) -> tuple[Play, ...]:
        """What each seat played last to the trick that is finished."""
        by, sizes = (self.by, self.sizes) if self.last else (self.last_by, self.last_sizes)
        cards = self.last or self.played
        ends = [len(cards) - sum(sizes[place + 1 :]) for place in range(len(by))]
        latest = {seat: place for place, seat in enumerate(by)}
        return tuple(
            Play(by[place], card, by[place] == by[-1])
            for place in sorted(latest.values())
            for card in cards[ends[place] - sizes[place] : ends[place]]
        )

    def table(self, say: Say) -> Table:
        """The play to beat; what else was played lies in front of the seats."""
        spots = list[Spot]()
        if self.by:
            spots.append(Spot(say(self.label()), tuple(self.cards_of(-1)), spread="fan"))
        return Table(subtitle=say(self.subtitle()), spots=tuple(spots))

    def prompt(self) -> Words | None:
        if self.opening:
            return Words("climbing-prompt-opens", seat=self.turn, card=self.lead_card())
        return Words("prompt-leads", seat=self.turn)

    def subtitle(self) -> Words:
        """What goes on, and in which round."""
        if self.opening:
            return Words("climbing-opening", number=self.round, card=self.lead_card())
        return Words("unit", unit=self.unit, number=self.round)


@lru_cache(maxsize=256)
def unlikely(told: Iterable[Told], dear: int) -> frozenset[tuple[int, int]]:
    """The sets, by rank and size, that would have been played before what was, or before a pass.

    Lower ones of as many cards; and who plays a set plays all cards of its rank.
    """
    found = set[tuple[int, int]]()
    for size, beaten, played in told:
        below = dear if played is None else min(played, dear)
        found |= {(rank, size) for rank in range(beaten + 1, below)}
        if played is not None:
            found |= {(played, count) for count in MORE}
    return frozenset(found)
