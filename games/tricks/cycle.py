"""The trick cycle: a seat leads, the others follow, who takes the trick leads the next."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from itertools import chain

from games.cards import CARDS, EVERYONE, Card, Pile
from games.game import Game
from games.scene import Play
from games.speech import Words
from games.tricks.ranking import Cards, Ranking


class TrickGame(Game):
    """A game of tricks: `deal_out` begins a hand, `lay` plays cards, `score_hand` ends it.

    What a game does not say otherwise: any card may be led; who can follow must, who cannot plays
    anything; the highest card of the group led takes the trick unless it is trumped.
    """

    trick: Pile  # the plays so far, `size` cards each
    taken: list[Pile]  # by seat, the tricks before the last one
    tricks: list[int]  # by seat, how many it has taken in this hand
    leader: int  # of the current trick; before its lead, who took the last one
    size: int  # the cards of each play
    voids: list[str]  # by seat, the groups it showed not to have

    # What a game must write.

    @property
    @abstractmethod
    def ranking(self) -> Ranking:
        """The order of the cards; most games know it when they are written, as an attribute."""

    @abstractmethod
    def score_hand(self) -> None:
        """Add up the hand after its last trick, which lies in `last`; `leader` has taken it."""

    # What a game may change.

    def may_lead(self, hand: Pile) -> Sequence[Card]:
        """The cards of a hand that may be led, at least one."""
        return hand

    def may_follow(self, hand: Pile, follows: list[Card]) -> Sequence[Card]:
        """Those of the cards that follow which may be played, at least one."""
        return follows

    def may_discard(self, hand: Pile) -> Sequence[Card]:
        """The cards that a hand which cannot follow may play, at least one."""
        return hand

    def why_not(self, card: Card, cards: str) -> Words:
        """Why `may_lead` or `may_discard` leaves a card out; `cards` are those left."""
        return Words("not-possible", action=card)

    def laid(self, seat: int, card: Card) -> None:
        """Cards, the last of them this one, have been played to the trick: what that changes."""

    def takes(self, winner: int) -> None:
        """A seat takes the trick, which still lies in `trick`: tell it, and what it changes."""
        self.tell("takes-trick", winner=winner)

    # The cycle.

    def deal_out(self, deck: Sequence[Card], first: int) -> None:
        """Deal cards out one by one; the first seat leads, and nobody has taken a trick."""
        seats = range(self.seats)
        self.hands = [Pile(deck[(seat - first) % self.seats :: self.seats], seat) for seat in seats]
        self.trick, self.size = Pile((), EVERYONE), 1
        self.taken = [Pile((), EVERYONE) for _ in seats]
        self.tricks, self.voids = [0] * self.seats, [""] * self.seats
        self.leader = self.turn = first

    def moves(self, seat: int) -> list[str]:
        return list(self.playable(seat))

    def play(self, seat: int, action: str) -> None:
        self.lay(seat, [CARDS[action]])

    def lay(self, seat: int, cards: Cards) -> None:
        """Play cards to the trick, which the last play of it finishes."""
        trick, hand, group = self.trick, self.hands[seat], self.ranking.group
        if not trick:
            self.size = len(cards)
            if self.last:
                self.taken[self.leader] += self.last
                self.last.clear()
        trick += cards
        led = group[trick[0]]
        for card in cards:
            hand.pull(card)
            if group[card] != led and led not in self.voids[seat]:
                self.voids[seat] += led
        if self.news is not None:
            self.tell("plays-cards", seat=seat, cards=" ".join(cards))
        self.laid(seat, card)
        self.turn = (seat + 1) % self.seats
        if self.turn == self.leader:
            self.finish_trick()

    def finish_trick(self) -> None:
        """Give the trick to who takes it and leads the next; the last one ends the hand."""
        winner = self.taker()
        self.tricks[winner] += 1
        self.takes(winner)
        self.last += self.trick
        self.trick.clear()
        self.leader = self.turn = winner
        if not self.hands[winner]:
            self.score_hand()

    # What is possible, and why something is not.

    def playable(self, seat: int) -> Sequence[Card]:
        """The cards that a seat may play."""
        hand, ranking = self.hands[seat], self.ranking
        if not self.trick:
            return self.may_lead(hand)
        follows = ranking.following(hand, ranking.group[self.trick[0]])
        return self.may_follow(hand, follows) if follows else self.may_discard(hand)

    def refusal(self, seat: int, action: str) -> Words | None:
        playable = self.playable(seat)
        if action in playable:
            return None
        cards = " ".join(self.arrange(playable))
        if action not in CARDS:
            return Words("bad-card", text=action, cards=cards)
        if action not in self.hands[seat]:
            return Words("not-in-hand", card=action)
        card, group = CARDS[action], self.ranking.group
        if self.trick and group[playable[0]] == self.led() != group[card]:
            return Words("must-follow-suit", suit=self.led(), cards=cards)
        return self.why_not(card, cards)

    def sort(self, card: Card) -> tuple[int, ...]:
        group = self.ranking.group[card]
        return group != self.ranking.trump, "SHCD".find(group), -self.ranking.power[card]

    def may_hold(self, seat: int, card: Card) -> bool:
        return self.ranking.group[card] not in self.voids[seat]

    # What is on the table.

    def led(self) -> str:
        """The group that was led to the current trick."""
        return self.ranking.group[self.trick[0]]

    def plays(self, trick: Cards) -> list[Cards]:
        """The plays that a trick is made of."""
        return [trick[i : i + self.size] for i in range(0, len(trick), self.size)]

    def best(self, trick: Cards) -> int:
        """The place, 0 for the lead, of the play that takes a trick as it stands."""
        if self.size == 1:
            return self.ranking.best(trick)
        return self.ranking.winner(self.plays(trick))

    def taker(self) -> int:
        """The seat that takes the current trick as it stands."""
        return (self.leader + self.best(self.trick)) % self.seats

    def would_take(self, cards: Cards) -> bool:
        """Whether these cards, played now, take the trick as it stands."""
        return self.best([*self.trick, *cards]) == len(self.trick) // self.size

    def is_first_trick(self) -> bool:
        """Whether no trick has been finished in this hand."""
        return not self.last and not any(self.taken)

    def trick_number(self) -> int:
        """Which trick of the hand lies on the table, from 1."""
        finished = sum(self.tricks)
        return finished + bool(self.trick or not finished)

    def cards_taken(self, seat: int) -> list[Card]:
        """The cards of all tricks that a seat has taken."""
        return [*self.taken[seat], *(self.last if seat == self.leader else ())]

    def seen(self, seat: int) -> Iterable[Card]:
        """The cards in the piles that a seat sees; the others may hold the rest of the pack."""
        piles = (pile for pile in self.piles() if pile.seen_by in (EVERYONE, seat))
        return chain.from_iterable(piles)

    def shown_trick(self) -> tuple[Play, ...]:
        """The current trick, or else the last one, to be drawn."""
        trick = self.trick or self.last
        if not trick:
            return ()
        best = self.best(trick)
        first = self.leader if self.trick else self.leader - best  # who took the last one leads
        return tuple(
            Play((first + place) % self.seats, card, place == best)
            for place, play in enumerate(self.plays(trick))
            for card in play
        )
