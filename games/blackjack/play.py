"""The hands of the seats: their legal actions, and the course of play (sections 4 and 7)."""

from collections.abc import Sequence

from games.blackjack.state import (
    BEST,
    CUT,
    DOUBLES,
    BoxHand,
    End,
    Options,
    State,
    is_natural,
    total,
)
from games.cards import EVERYONE, NOBODY, POINTS, Card, Pile
from games.text import Value

PAIR = 2
"""Cards of a hand that may be doubled, split or surrendered."""


class HandPlay(State):
    """Seat by seat and hand by hand, until none is left to act."""

    def house_turn(self) -> None:
        """Go on when no hand acts any more."""
        raise NotImplementedError

    # The shoe.

    def shuffle_shoe(self) -> None:
        """Shuffle all cards before a round, unless enough are left in the shoe."""
        self.discards += [card for pile in (*self.hands, self.house) for card in pile]
        least = max(CUT * self.options.decks, 6 * (self.seats + 1))
        if self.round == 1 or len(self.shoe) < least or self.options.shoe == "fresh":
            self.shoe, self.discards = Pile(self.shuffle(self.pack()), NOBODY), Pile((), EVERYONE)
            self.emit("blackjack-shuffles", count=len(self.shoe))

    def draw(self) -> Card:
        """The next card; where the shoe has run out, those of earlier rounds are shuffled."""
        if not self.shoe:
            self.shoe = Pile(self.shuffle(self.discards), NOBODY)
            self.discards.clear()
            self.emit("blackjack-shuffles", count=len(self.shoe))
        return self.shoe.take()[0]

    # Legal actions.

    def plays(self) -> list[str]:
        """Legal actions of the hand to act."""
        found = ["stand"] if self.is_split_aces() else ["hit", "stand"]
        return found + [verb for verb in ("double", "split", "surrender") if not self.why_not(verb)]

    def acting_cards(self) -> list[Card]:
        """The cards of the hand to act."""
        return self.cards_of(self.turn, self.active)

    def is_split_aces(self) -> bool:
        """True if the hand to act is of split aces, which get no more than a card each."""
        is_aces = self.box.is_split and self.acting_cards()[0].rank == "A"
        return is_aces and not self.options.hit_aces

    def why_not(self, verb: str) -> str:
        """The rule against an action of two cards, "chips" if they do not reach; "" if legal."""
        if self.box.size > PAIR:
            return "late"
        if verb == "surrender":
            return "off" if not self.options.surrender else "split" if self.box.is_split else ""
        rule = self._split_rule() if verb == "split" else self._double_rule()
        return rule or ("chips" if self.scores[self.turn] < self.bets[self.turn] else "")

    def _double_rule(self) -> str:
        if self.is_split_aces():
            return "late"
        if self.box.is_split and not self.options.das:
            return "split"
        is_legal = can_double(self.options, *total(self.acting_cards()))
        return "" if is_legal else self.options.double

    def _split_rule(self) -> str:
        one, other = self.acting_cards()
        is_pair = POINTS[one] == POINTS[other]
        if not is_pair or (self.options.split == "rank" and one.rank != other.rank):
            return "pair"
        if len(self.boxes[self.turn]) >= self.options.max_hands:
            return "hands"
        is_again = self.box.is_split and one.rank == "A"
        return "aces" if is_again and not self.options.resplit_aces else ""

    # The course of play.

    def go_on(self) -> None:
        """Ask the next hand that has something to decide; after the last one it is the house."""
        for seat in self.clockwise():
            for at in range(len(self.boxes[seat])):
                self.turn, self.active = seat, at
                if self.box.size == 1:
                    self.give(seat, "blackjack-gets")
                if not self.box.end:
                    return
        self.house_turn()

    @property
    def box(self) -> BoxHand:
        """The hand to act."""
        return self.boxes[self.turn][self.active]

    def set_box(self, box: BoxHand) -> None:
        """Change the hand to act."""
        self.boxes[self.turn][self.active] = box

    def play_hand(self, seat: int, verb: str) -> None:
        """Carry out an action of the hand to act."""
        if verb == "hit":
            self.give(seat, "blackjack-hits")
        elif verb == "double":
            self.scores[seat] -= self.bets[seat]
            self.set_box(self.box._replace(bet=2 * self.bets[seat]))
            self.give(seat, "blackjack-doubles", "doubled")
        elif verb == "split":
            self.split(seat)
        else:
            made = total_args(self.acting_cards())
            self.emit(f"blackjack-{verb}", EVERYONE, seat=seat, **made)
            self.set_box(self.box._replace(end="stood" if verb == "stand" else "surrendered"))
        self.go_on()

    def split(self, seat: int) -> None:
        """Make two hands of a pair; each gets its second card as it is asked."""
        self.scores[seat] -= self.bets[seat]
        self.emit("blackjack-splits", seat=seat, cards=" ".join(self.acting_cards()))
        self.boxes[seat][self.active : self.active + 1] = [BoxHand(1, self.bets[seat], True)] * 2

    def give(self, seat: int, key: str, end: End = "") -> None:
        """Give the hand to act a card, and tell so; some totals end it."""
        card, before = self.draw(), self.boxes[seat][: self.active]
        self.hands[seat].insert(sum(each.size for each in before) + self.box.size, card)
        self.set_box(self.box._replace(size=self.box.size + 1))
        self.set_box(self.box._replace(end=self.end_with_card() or end))
        made = total_args(self.acting_cards())
        self.emit(key, EVERYONE, seat=seat, card=card, end=self.box.end, **made)

    def end_with_card(self) -> End:
        """The reason why the hand to act is done with its latest card; "" if it is not."""
        count, size = total(self.acting_cards()).number, self.box.size
        if count > BEST:
            return "bust"
        if self.options.charlie and size >= self.options.charlie:
            return "charlie"
        is_done = self.is_split_aces() and bool(self.why_not("split"))
        return "stood" if count == BEST or is_done else ""


def can_double(options: Options, count: int, is_soft: bool) -> bool:
    """True if the rules let a pair of cards of this total be doubled."""
    totals = DOUBLES.get(options.double)
    return totals is None or (count in totals and not is_soft)


def house_args(cards: Sequence[Card]) -> dict[str, Value]:
    """The total of the house, and if it decides about all."""
    end: End = "natural" if is_natural(cards) else "bust" if total(cards).number > BEST else ""
    return {"end": end, **total_args(cards)}


def won_args(gain: int) -> dict[str, Value]:
    """A gain as messages name it: won, lost, or a push."""
    won = "won" if gain > 0 else "lost" if gain < 0 else "push"
    return {"won": won, "number": abs(gain)}


def total_args(cards: Sequence[Card]) -> dict[str, Value]:
    """A total as messages name it: "soft 17"."""
    count, is_soft = total(cards)
    return {"total": count, "soft": "yes" if is_soft and count < BEST else "no"}
