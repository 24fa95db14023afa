"""Rummy games: a stock, discards that can be taken, and a hand held as melds and loose cards.

A turn is a card from the stock or of the discards, and a discard. A game adds what happens in
between, and what a hand is worth.
"""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from games.cards import BY_ORDER, EVERYONE, HIDDEN, NOBODY, ORDER, RANKS, Card, Pile
from games.game import Game
from games.scene import Hand, Spot
from games.text import Text, Translate

NONE_TAKEN: Final = -1
MAX_TURNS: Final = 100
"""Turns after which a round is over: discards could be taken without end."""


class RummyGame(Game):
    """A rummy game without melds on the table, and without an end of its rounds."""

    stock: Pile
    discard: Pile
    turns: int  # discards of this round
    taken: int  # by `ORDER`, the card for which discards were taken in this turn, or NONE_TAKEN
    drawn: int  # the last cards of the hand to act, drawn in this turn and not yet in play

    # What a game must write.

    @abstractmethod
    def melds_held(self, hand: Sequence[Card]) -> Sequence[Sequence[Card]]:
        """The melds in which a hand is held; no card of it is face down."""

    @abstractmethod
    def hand_note(self, hand: Sequence[Card]) -> Text:
        """What a hand costs its holder now, behind the number of its cards."""

    # Cards in and out of hands.

    def deal_and_turn_up(self, each: int, first: int) -> None:
        """Shuffle, deal so many cards to each, and begin the discards with the next card."""
        deck, dealt = self.shuffle(self.pack()), self.seats * each
        self.deal_one_by_one(deck[:dealt], first)
        self.discard = Pile(deck[dealt : dealt + 1], EVERYONE)
        self.stock = Pile(deck[dealt + 1 :], NOBODY)
        self.turn, self.turns, self.taken, self.drawn = first, 0, NONE_TAKEN, 0

    def draw(self, seat: int) -> None:
        """Draw the top card of the stock."""
        card = self.stock.pop()
        self.hands[seat].append(card)
        self.drawn = 1
        self.emit("rummy-draws", seat=seat)
        self.emit("rummy-you-draw", to=seat, card=card)

    def take_discards(self, seat: int, count: int = 1) -> None:
        """Take cards from the top of the discards, where everybody has seen them.

        The lowest of them is the one that they are taken for.
        """
        cards = self.discard[-count:]
        del self.discard[-count:]
        for card in cards:
            self.hands[seat].add_known(card)
        self.taken, self.drawn = ORDER[cards[0]], count
        if count == 1:
            self.emit("rummy-takes", seat=seat, card=cards[0])
        else:
            self.emit("rummy-takes-for", seat=seat, card=cards[0], cards=" ".join(cards))

    def throw(self, seat: int, card: Card) -> None:
        """Discard, and pass the turn on."""
        self.discard.append(self.hands[seat].pull(card))
        self.emit("rummy-discards", seat=seat, card=card)
        self.turns += 1
        self.turn, self.taken, self.drawn = (seat + 1) % self.seats, NONE_TAKEN, 0

    def barred(self, seat: int) -> Card | None:
        """The card just taken from the discards, which may not go back at once."""
        return None if self.taken == NONE_TAKEN else BY_ORDER[self.taken]

    def discards(self, seat: int) -> list[str]:
        """The discards that a seat may make."""
        cards, barred = dict.fromkeys(self.hands[seat]), self.barred(seat)
        return [f"discard {card}" for card in cards if card != barred or len(cards) == 1]

    def refused_discard(self, seat: int, card: str) -> Text | None:
        """The reason why a seat may not discard a card; None if its rules have another one."""
        if card not in self.hands[seat]:
            return Text("not-in-hand", card=card)
        return Text("rummy-just-taken", card=card) if card == self.barred(seat) else None

    # Looks.

    def arrange(self, hand: Sequence[Card]) -> list[Card]:
        """A hand with its melds first, then the other cards by suit."""
        left = [card for card in hand if card != HIDDEN]
        hidden = [HIDDEN] * (len(hand) - len(left))
        melds = self.melds_held(left)
        for card in (card for meld in melds for card in meld):
            left.remove(card)
        melded = [card for meld in melds for card in meld]
        return melded + sorted(left, key=self.sort) + hidden

    def sort(self, card: Card) -> tuple[int, ...]:
        """The place of a loose card in a hand: black and red in turn, aces low, jokers last."""
        if not card.suit:
            return len("SHCD"), ORDER[card]
        return "SHCD".index(card.suit), RANKS.index(card.rank)

    def hand_scene(self, seat: int, tr: Translate) -> Hand:
        """The hand in melds, and what it costs; what was just drawn is marked."""
        hand, cards = super().hand_scene(seat, tr), self.hands[seat]
        if HIDDEN in cards:
            return hand
        sizes = [len(meld) for meld in self.melds_held(cards)]
        return replace(
            hand,
            title=f"{hand.title} · {tr(self.hand_note(cards))}",
            groups=(*sizes, len(cards) - sum(sizes)) if sizes else (),
            fresh=tuple(map(str, cards[-self.drawn :])) if self.drawn and seat == self.turn else (),
        )

    def pile_spots(self, tr: Translate, shown: int = 1) -> tuple[Spot, Spot]:
        """The stock, and the discards with so many cards on top in sight."""
        return (
            Spot(tr(Text("rummy-stock")), count=len(self.stock)),
            Spot(tr(Text("rummy-pile")), tuple(self.discard[-shown:]), len(self.discard)),
        )
