"""The trick cycle: a seat leads, the others follow, who takes the trick leads the next."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from random import Random
from typing import ClassVar

from games.cards import BY_ORDER, CARDS, EVERYONE, ORDER, Card, Pile
from games.game import Game
from games.guessing import DOUBT
from games.memory import fades
from games.orders import FOLLOW_LOW, Order
from games.scene import Play, Spot
from games.speech import Event, Say, Value, Words
from games.tricks.inference import doubted
from games.tricks.ranking import Cards, Ranking


class TrickGame(Game):
    """A game of tricks: `deal_out` begins a hand, `lay` plays cards, `score_hand` ends it.

    What a game does not say otherwise: any card may be led; who can follow must, who cannot plays
    anything; the highest card of the group led takes the trick unless it is trumped.
    """

    orders: ClassVar[Sequence[Order]] = (FOLLOW_LOW,)

    trick: Pile  # the plays so far, `size` cards each
    taken: list[Pile]  # by seat, the tricks before the last one
    tricks: list[int]  # by seat, how many it has taken in this hand
    leader: int  # of the current trick; before its lead, who took the last one
    size: int  # the cards of each play
    last_size: int  # the same of the trick finished last in this hand; 0 before there is one
    played: list[list[int]]  # by seat, the places in canonical order of its cards in this hand
    voids: list[str]  # by seat, the groups it showed not to have
    claimant: int | None  # who is being given the rest of the hand

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

    def ducks(self, seat: int) -> bool:
        """Whether a seat would rather take no tricks."""
        return False

    def laid(self, seat: int, card: Card) -> None:
        """Cards, the last of them this one, have been played to the trick: what that changes."""

    def takes(self, winner: int) -> None:
        """A seat takes the trick, which still lies in `trick`: tell it, and what it changes."""
        self.tell_taken("takes-trick", winner)

    # The cycle.

    def deal_out(self, deck: Sequence[Card], first: int) -> None:
        """Deal cards out one by one; the first seat leads, and nobody has taken a trick."""
        seats = range(self.seats)
        self.hand_out(deck, first)
        self.trick, self.size, self.last_size = Pile((), EVERYONE), 1, 0
        self.taken = [Pile((), EVERYONE) for _ in seats]
        self.tricks, self.voids = [0] * self.seats, [""] * self.seats
        self.played = [[] for _ in seats]
        self.leader = self.turn = first
        self.claimant = None

    def turn_for_deal(self, card: Card, key: str) -> int:
        """Who deals: first the seat that is turned this card, as the key tells, then the next."""
        if self.dealer is not None:
            return (self.dealer + 1) % self.seats
        deck = self.shuffle(self.pack())
        turned = deck.index(card)
        self.tell(key, turned=" ".join(deck[: turned + 1]), seat=turned % self.seats)
        return turned % self.seats

    def prompt(self) -> Words | None:
        waiting = self.waiting()
        return Words("prompt-leads", seat=waiting[0]) if waiting == [self.leader] else None

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
        led, played = group[trick[0]], self.played[seat]
        for card in cards:
            hand.pull(card)
            played.append(ORDER[card])
            if group[card] != led and led not in self.voids[seat]:
                self.voids[seat] += led
        if self.news is not None:
            self.tell("plays-cards", seat=seat, cards=" ".join(cards))
        self.laid(seat, card)
        self.turn = follower = self.next_seat(seat)
        if follower == self.leader:
            self.finish_trick()

    def tell_taken(self, key: str, winner: int, **args: Value) -> None:
        """Tell who takes the trick; in one sentence with their play if that was its last."""
        if self.news is None:
            return
        cards = self.winning()
        played = Event(Words("plays-cards", seat=winner, cards=cards))
        is_last = played in self.news
        place = self.news.index(played) if is_last else len(self.news)
        play = "last" if is_last else "earlier"
        words = Words(key, winner=winner, cards=cards, play=play, **args)
        self.news[place : place + 1] = [Event(words)]

    def finish_trick(self) -> None:
        """Give the trick to who takes it and leads the next; the last one ends the hand."""
        winner = self.taker() if self.claimant is None else self.claimant
        self.tricks[winner] += 1
        self.last_size = self.size
        self.takes(winner)
        self.last += self.trick
        self.trick.clear()
        self.leader = self.turn = winner
        if not self.hands[winner]:
            if self.claimant is not None:
                self.end_claim()
            self.score_hand()

    # Claiming what is left.

    def may_claim(self, seat: int) -> bool:
        is_played = not (self.resting or self.over or self.is_first_lead())
        return is_played and bool(self.hands[seat]) and not self.is_out(seat)

    def takes_rest(self, seat: int) -> bool:
        """On lead with nothing but high cards, and trumps enough to draw all the others' before."""
        hand, ranking = self.hands[seat], self.ranking
        if not self.may_claim(seat) or self.trick or self.turn != seat:
            return False
        unseen = [*(Counter(self.pack()) - Counter(self.seen(seat))).elements()]
        if len(self.may_lead(hand)) < len(hand):
            return False
        own, others = (ranking.following(each, ranking.trump) for each in (hand, unseen))
        draws_all = len(own) >= min(len(hand), len(others))
        return draws_all and all(ranking.is_high(card, unseen) for card in hand)

    def give_rest(self, seat: int) -> None:
        """Play what is left, every trick to this seat: whose cards they are makes no difference."""
        self.claimant = seat
        while self.claimant is not None:
            self.lay(self.turn, [self.playable(self.turn)[0]])

    def end_claim(self) -> None:
        """Tell who was given the rest in place of how it was played."""
        if self.news is not None:
            self.news.clear()
        self.tell("claims-rest", seat=self.claimant or 0)
        self.claimant = None

    # Who plays to a trick.

    def next_seat(self, seat: int) -> int:
        """Who plays after a seat: the next one, where nobody sits a hand out."""
        return (seat + 1) % self.seats

    def players_from(self, first: int) -> list[int]:
        """Those who play to a trick that this seat leads, in order."""
        seats = [(first + i) % self.seats for i in range(self.seats)]
        return [seat for seat in seats if not self.is_out(seat)]

    # What may be decided before one's turn.

    def may_order(self, seat: int, order: Order) -> bool:
        """To follow low is decided on a single card that lies there, by who has its suit."""
        if order != FOLLOW_LOW:
            return super().may_order(seat, order)
        played = self.players_from(self.leader)[: len(self.trick)] if self.trick else []
        return self.size == 1 and bool(played) and seat not in played and self.can_follow(seat)

    def obey(self, seat: int, order: Order) -> str:
        if order != FOLLOW_LOW:
            return super().obey(seat, order)
        if not self.trick or self.size > 1 or not self.can_follow(seat):
            return ""
        return min(self.playable(seat), key=self.ranking.power.__getitem__)

    def can_follow(self, seat: int) -> bool:
        """Whether a hand has the group led."""
        return bool(self.ranking.following(self.hands[seat], self.led()))

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

    def odds(self, seat: int) -> Mapping[Card, float]:
        return dict.fromkeys(self._doubted(seat), DOUBT)

    def _doubted(self, seat: int) -> Iterator[Card]:
        """The cards that a seat would rather have played, had it held them."""
        last = len(self.players_from(self.leader)) - 1
        for trick in self._tricks():
            for place, (by, card) in enumerate(trick):
                if by == seat and place:
                    before, is_last = [each for _, each in trick[:place]], place == last
                    yield from doubted(self.ranking, before, card, self.ducks(seat), is_last)

    def out_of_sight(self) -> Iterable[Pile]:
        return self.taken

    def forget(self, seat: int, unseen: list[Card], random: Random) -> None:
        """Likewise, and who showed to be out of what."""
        super().forget(seat, unseen, random)
        self.voids = ["".join(out for out in voids if not fades(random)) for voids in self.voids]

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

    def winning(self) -> str:
        """The cards that take the current trick as it stands, as news name them."""
        return " ".join(self.plays(self.trick)[self.best(self.trick)])

    def taker(self) -> int:
        """The seat that takes the current trick as it stands."""
        seat = self.leader
        for _ in range(self.best(self.trick)):
            seat = self.next_seat(seat)
        return seat

    def would_take(self, cards: Cards) -> bool:
        """Whether these cards, played now, take the trick as it stands."""
        return self.best([*self.trick, *cards]) == len(self.trick) // self.size

    def is_first_trick(self) -> bool:
        """Whether no trick has been finished in this hand."""
        return not self.last and not any(self.taken)

    def is_first_lead(self) -> bool:
        """Whether no card has been played in this hand."""
        return not self.trick and self.is_first_trick()

    def trick_number(self) -> int:
        """Which trick of the hand lies on the table, from 1."""
        finished = sum(self.tricks)
        return finished + bool(self.trick or not finished)

    def cards_taken(self, seat: int) -> list[Card]:
        """The cards of all tricks that a seat has taken."""
        return [*self.taken[seat], *(self.last if seat == self.leader else ())]

    def seen(self, seat: int) -> Iterable[Card]:
        """The cards in the piles that a seat sees; the others may hold the rest of the pack."""
        piles = [pile for pile in self.piles() if pile.seen_by in (EVERYONE, seat)]
        return chain.from_iterable(piles)

    def dealt(self, seat: int) -> list[Card]:
        """The cards that a seat began the hand with, where nothing is passed."""
        return [*self.hands[seat], *[BY_ORDER[place] for place in self.played[seat]]]

    def _tricks(self) -> Iterator[list[tuple[int, Card]]]:
        """Who has played which card to each trick in this hand, the current one first."""
        yield [*zip(self.players_from(self.leader), self.trick, strict=False)]
        count = len(self.players_from(self.leader))
        for winner in range(self.seats):
            taken = self.cards_taken(winner)
            if len(taken) % count:  # with a kitty among them nobody can tell the tricks apart
                continue
            for at in range(0, len(taken), count):
                trick = taken[at : at + count]
                order = self.players_from(winner)
                first = count - self.ranking.best(trick)
                yield [*zip(order[first:] + order[:first], trick, strict=True)]

    def shown_trick(self) -> tuple[Play, ...]:
        """The current trick, or else the last one, to be drawn."""
        if not self.trick:
            return self.last_trick() if self.last else ()
        players = self.players_from(self.leader)
        return _shown(self.plays(self.trick), players, self.best(self.trick))

    def taken_spot(self, seat: int, taken: Iterable[Card], key: str, say: Say) -> Spot:
        """What a seat has taken that counts, beside it; the key tells what that is."""
        name, told = say(Words("player", seat=seat)), say(Words(key, seat=seat))
        return Spot(name, tuple(map(str, taken)), spread="fan", told=told, seat=seat)

    def last_trick(self) -> tuple[Play, ...]:
        if not self.last_size:
            return ()
        players = self.players_from(self.leader)
        count = self.last_size * len(players)
        cards = (self.last or self.taken[self.leader])[-count:]  # who took it leads
        plays = [cards[at : at + self.last_size] for at in range(0, count, self.last_size)]
        best = self.ranking.best(cards) if self.last_size == 1 else self.ranking.winner(plays)
        first = len(players) - best
        return _shown(plays, players[first:] + players[:first], best)


def _shown(plays: Sequence[Cards], players: Sequence[int], best: int) -> tuple[Play, ...]:
    """Plays of these players, in order, to be drawn."""
    return tuple(
        Play(seat, card, place == best)
        for place, (seat, play) in enumerate(zip(players, plays, strict=False))
        for card in play
    )
