"""The trick cycle: a seat leads, the others follow, and the winner of the trick leads the next."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import ClassVar

from games.cards import BY_ORDER, CARDS, EVERYONE, ORDER, Card, Pile
from games.game import Game
from games.premoves import FOLLOW_LOW, Premove
from games.scene import Play, Spot
from games.text import Event, Text, Translate, Value
from games.tricks.ranking import Cards, Ranking


class TrickGame(Game):
    """A game of tricks: `deal_out` begins a hand, `play_cards` goes on, `score_hand` ends it.

    Unless a game says otherwise, any card may be led; a seat follows the suit led if it can, and
    else plays anything; the highest trump takes the trick, or else the highest card of that suit.
    """

    group = "tricks"
    premoves: ClassVar[Sequence[Premove]] = (FOLLOW_LOW,)

    trick: Pile  # the cards played so far
    taken: list[Pile]  # by seat, the tricks before the last one
    tricks: list[int]  # by seat, the number that it has taken in this hand
    leader: int  # of the current trick; before its lead, the seat that took the last one
    broken: bool = False  # the suit that could not be led at first may be led now
    played: list[list[int]]  # by seat, the places in canonical order of its cards in this hand
    voids: list[str]  # by seat, the groups that it is known to be void of
    claimant: int | None  # the seat that is being given the rest of the hand

    # Methods that a game must write.

    @property
    @abstractmethod
    def ranking(self) -> Ranking:
        """The order of the cards; an attribute of the class where it is always the same."""

    @abstractmethod
    def score_hand(self) -> None:
        """Score the hand after its last trick, which is in `last` and was taken by `leader`."""

    # Methods that a game may change.

    def legal_leads(self, hand: Pile) -> Sequence[Card]:
        """Legal leads of a hand, at least one."""
        return hand

    def legal_follows(self, hand: Pile, follows: list[Card]) -> Sequence[Card]:
        """Legal plays of a hand that holds these cards of the suit led, at least one."""
        return follows

    def legal_discards(self, hand: Pile) -> Sequence[Card]:
        """Legal plays of a hand that cannot follow suit, at least one."""
        return hand

    def why_not(self, card: Card, cards: str) -> Text:
        """The reason that a card is not among the legal `cards`, where it is not the suit led."""
        return Text("not-possible", action=card)

    def card_played(self, seat: int, card: Card) -> None:
        """Update the state after a card, now the last of the trick, was played."""

    def takes(self, winner: int) -> None:
        """Tell that a seat takes the trick, which is still in `trick`, and update the state."""
        self.tell_taken("takes-trick", winner)

    # The cycle.

    def deal_out(self, deck: Sequence[Card], first: int, sits_out: int | None = None) -> None:
        """Deal cards one by one and begin the hand; the first seat leads."""
        seats = range(self.seats)
        self.deal_one_by_one(deck, first, sits_out)
        self.trick = Pile((), EVERYONE)
        self.taken = [Pile((), EVERYONE) for _ in seats]
        self.tricks, self.voids = [0] * self.seats, [""] * self.seats
        self.played = [[] for _ in seats]
        self.leader = self.turn = first
        self.claimant = None

    def turn_for_deal(self, card: Card, key: str) -> int:
        """The dealer: first the seat that is turned this card, as the key tells, then the next."""
        if self.dealer is not None:
            return (self.dealer + 1) % self.seats
        deck = self.shuffle(self.pack())
        turned = deck.index(card)
        self.emit(key, turned=" ".join(deck[: turned + 1]), seat=turned % self.seats)
        return turned % self.seats

    def moves(self, seat: int) -> list[str]:
        return list(self.playable(seat))

    def play(self, seat: int, action: str) -> None:
        self.play_cards(seat, [CARDS[action]])

    def play_cards(self, seat: int, cards: Cards) -> None:
        """Play a card to the trick, or several where a game has that; the last play ends it."""
        trick, hand, group = self.trick, self.hands[seat], self.ranking.group
        if not trick and self.last:
            self.taken[self.leader] += self.last
            self.last.clear()
        trick += cards
        led, played = group[trick[0]], self.played[seat]
        for card in cards:
            hand.pull(card)
            played.append(ORDER[card])
            if group[card] != led and led not in self.voids[seat]:
                self.voids[seat] += led
        if self.events is not None:
            self.emit("plays-cards", seat=seat, cards=" ".join(cards))
        self.card_played(seat, card)
        self.turn = follower = self.next_seat(seat)
        if follower == self.leader:
            self.finish_trick()

    def tell_taken(self, key: str, winner: int, **args: Value) -> None:
        """Tell which seat takes the trick; in one sentence with its play if that was the last."""
        if self.events is None:
            return
        cards = self.winning()
        played = Event(Text("plays-cards", seat=winner, cards=cards))
        is_last = played in self.events
        place = self.events.index(played) if is_last else len(self.events)
        play = "last" if is_last else "earlier"
        words = Text(key, winner=winner, cards=cards, play=play, **args)
        self.events[place : place + 1] = [Event(words)]

    def finish_trick(self) -> None:
        """Give the trick to its winner, who leads the next; the last one ends the hand."""
        winner = self.taker() if self.claimant is None else self.claimant
        self.tricks[winner] += 1
        self.takes(winner)
        self.last += self.trick
        self.trick.clear()
        self.leader = self.turn = winner
        if not self.hands[winner]:
            if self.claimant is not None:
                self.end_claim()
            self.score_hand()

    # Claims of all remaining tricks.

    def can_claim(self, seat: int) -> bool:
        is_played = not (self.resting or self.over or self.is_first_lead())
        return is_played and bool(self.hands[seat]) and not self.is_out(seat)

    def wins_rest(self, seat: int) -> bool:
        """True on lead with high cards only, and trumps enough to draw all of the others' first."""
        hand, ranking = self.hands[seat], self.ranking
        if not self.can_claim(seat) or self.trick or self.turn != seat:
            return False
        unseen = [*(Counter(self.pack()) - Counter(self.seen(seat))).elements()]
        if len(self.legal_leads(hand)) < len(hand):
            return False
        own, others = (ranking.following(each, ranking.trump) for each in (hand, unseen))
        draws_all = len(own) >= min(len(hand), len(others))
        return draws_all and all(ranking.is_high(card, unseen) for card in hand)

    def give_rest(self, seat: int) -> None:
        """Play all remaining cards, with every trick going to this seat."""
        self.claimant = seat
        while self.claimant is not None:
            self.play_cards(self.turn, [self.playable(self.turn)[0]])

    def end_claim(self) -> None:
        """Tell which seat was given the rest, in place of how it was played."""
        if self.events is not None:
            self.events.clear()
        self.emit("claims-rest", seat=self.claimant or 0)
        self.claimant = None

    # The players of a trick.

    def next_seat(self, seat: int) -> int:
        """The seat that plays after a seat: the next one, unless that sits the hand out."""
        follower = (seat + 1) % self.seats
        return self.next_seat(follower) if self.is_out(follower) else follower

    def players_from(self, first: int) -> list[int]:
        """The seats that play to a trick that this seat leads, in order."""
        seats = [(first + i) % self.seats for i in range(self.seats)]
        return [seat for seat in seats if not self.is_out(seat)]

    # Premoves.

    def can_premove(self, seat: int, order: Premove) -> bool:
        """True for following low if a card was led whose suit the seat holds."""
        if order != FOLLOW_LOW:
            return super().can_premove(seat, order)
        played = self.players_from(self.leader)[: len(self.trick)] if self.trick else []
        return bool(played) and seat not in played and self.can_follow(seat)

    def premove_action(self, seat: int, order: Premove) -> str:
        if order != FOLLOW_LOW:
            return super().premove_action(seat, order)
        if not self.trick or not self.can_follow(seat):
            return ""
        return min(self.playable(seat), key=self.ranking.power.__getitem__)

    def can_follow(self, seat: int) -> bool:
        """True if a seat holds a card of the suit led."""
        return bool(self.ranking.following(self.hands[seat], self.led()))

    # Legal plays, and refusals.

    def playable(self, seat: int) -> Sequence[Card]:
        """Legal plays of a seat."""
        hand, ranking = self.hands[seat], self.ranking
        if not self.trick:
            return self.legal_leads(hand)
        follows = ranking.following(hand, ranking.group[self.trick[0]])
        return self.legal_follows(hand, follows) if follows else self.legal_discards(hand)

    def refusal(self, seat: int, action: str) -> Text | None:
        playable = self.playable(seat)
        if action in playable:
            return None
        cards = " ".join(self.arrange(playable))
        if action not in CARDS:
            return Text("bad-card", text=action, cards=cards)
        if action not in self.hands[seat]:
            return Text("not-in-hand", card=action)
        card, group = CARDS[action], self.ranking.group
        if self.trick and group[playable[0]] == self.led() != group[card]:
            return Text("must-follow-suit", suit=self.led(), cards=cards)
        return self.why_not(card, cards)

    def sort(self, card: Card) -> tuple[int, ...]:
        group = self.ranking.group[card]
        return group != self.ranking.trump, "SHCD".find(group), -self.ranking.power[card]

    # The table.

    def led(self) -> str:
        """The suit that was led to the current trick, as `Ranking.group` has it."""
        return self.ranking.group[self.trick[0]]

    def plays(self, trick: Cards) -> list[Cards]:
        """The plays of a trick: single cards, unless a game has others."""
        return [[card] for card in trick]

    def best(self, trick: Cards) -> int:
        """The place, 0 for the lead, of the play that takes a trick as it is now."""
        return self.ranking.best(trick)

    def winning(self) -> str:
        """The cards that take the current trick as it is now, as an argument of a Text."""
        return " ".join(self.plays(self.trick)[self.best(self.trick)])

    def taker(self) -> int:
        """The seat that takes the current trick as it is now."""
        seat = self.leader
        for _ in range(self.best(self.trick)):
            seat = self.next_seat(seat)
        return seat

    def would_take(self, cards: Cards) -> bool:
        """True if this play would take the trick as it is now."""
        return self.best([*self.trick, *cards]) == len(self.plays(self.trick))

    def is_first_trick(self) -> bool:
        """True until a trick of this hand is finished."""
        return not self.last and not any(self.taken)

    def is_first_lead(self) -> bool:
        """True until a card of this hand is played."""
        return not self.trick and self.is_first_trick()

    def trick_number(self) -> int:
        """The number in this hand of the trick on the table, from 1."""
        finished = sum(self.tricks)
        return finished + bool(self.trick or not finished)

    def cards_taken(self, seat: int) -> list[Card]:
        """The cards of all tricks that a seat has taken."""
        return [*self.taken[seat], *(self.last if seat == self.leader else ())]

    def seen(self, seat: int) -> Iterable[Card]:
        """The cards in all piles that a seat sees, but for those in the open hand of another."""
        others = {id(hand) for each, hand in enumerate(self.hands) if each != seat}
        piles = [pile for pile in self.piles() if pile.seen_by in (EVERYONE, seat)]
        return chain.from_iterable(pile for pile in piles if id(pile) not in others)

    def dealt(self, seat: int) -> list[Card]:
        """The cards that a seat began the hand with, where nothing is passed."""
        return [*self.hands[seat], *[BY_ORDER[place] for place in self.played[seat]]]

    def tricks_played(self) -> Iterator[list[tuple[int, Card]]]:
        """The seats and their cards in each trick of this hand, the current one first."""
        yield [*zip(self.players_from(self.leader), self.trick, strict=False)]
        count = len(self.players_from(self.leader))
        for winner in range(self.seats):
            taken = self.cards_taken(winner)
            if len(taken) % count:  # a kitty among them hides where each trick begins
                continue
            for at in range(0, len(taken), count):
                trick = taken[at : at + count]
                order = self.players_from(winner)
                first = count - self.ranking.best(trick)
                yield [*zip(order[first:] + order[:first], trick, strict=True)]

    def shown_trick(self) -> tuple[Play, ...]:
        """The current trick, or else the last one, as a scene has it."""
        if not self.trick:
            return self.last_trick() if self.last else ()
        players = self.players_from(self.leader)
        return _drawn(self.plays(self.trick), players, self.best(self.trick))

    def taken_spot(self, seat: int, taken: Iterable[Card], key: str, tr: Translate) -> Spot:
        """The scoring cards that a seat has taken; the key is for the message on them."""
        name, text = tr(Text("player", seat=seat)), tr(Text(key, seat=seat))
        return Spot(name, tuple(map(str, taken)), spread="fan", alt=text, seat=seat)

    def last_trick(self) -> tuple[Play, ...]:
        count = len(self.players_from(self.leader))
        trick = (self.last or self.taken[self.leader])[-count:]  # its taker is on lead
        if len(trick) < count:
            return ()
        return self.drawn_trick([[card] for card in trick], self.ranking.best(trick))

    def drawn_trick(self, plays: Sequence[Cards], best: int) -> tuple[Play, ...]:
        """The plays of the trick that the leader has just taken, as a scene has them."""
        players = self.players_from(self.leader)
        first = len(players) - best
        return _drawn(plays, players[first:] + players[:first], best)

    def lead_prompt(self, tr: Translate) -> str:
        """The name of the seat that leads next, as the prompt of a table; "" while none does."""
        leads = self.waiting() == [self.leader]
        return tr(Text("prompt-leads", seat=self.leader)) if leads else ""


def _drawn(plays: Sequence[Cards], players: Sequence[int], best: int) -> tuple[Play, ...]:
    """Plays of these players, in order, as a scene has them."""
    return tuple(
        Play(seat, card, place == best)
        for place, (seat, play) in enumerate(zip(players, plays, strict=False))
        for card in play
    )
