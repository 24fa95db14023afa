"""Cards dealt in packets, captures that go to closed piles, and the rest to the last capturer."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from games.cards import EVERYONE, NOBODY, Card, Pile
from games.game import Game
from games.scene import Badge, Spot, Spread, TableSeat
from games.text import Text, Translate, number


class Item(NamedTuple):
    """What a deal is counted by: its figures and its points by side, first that of seat 0."""

    key: str
    figures: list[int]
    points: list[int]
    contested: bool = False  # for the side alone with the most; a tie is news, too


class FishingGame(Game):
    """One card a turn; once all hands are empty, the next packet is dealt.

    A capture stays in view, in `last`, until the next turn.
    """

    group = "fishing"

    dealer: int
    stock: Pile  # the next card last
    floor: Pile  # the cards on the table, oldest first
    taken: list[Pile]  # by seat, its captures before the last turn; all of them were seen
    taker: int  # the seat that captured last in this deal, -1 for none

    # What a game must write.

    @property
    @abstractmethod
    def packet(self) -> int:
        """The number of cards that each seat gets at a time."""

    @abstractmethod
    def end_deal(self) -> None:
        """Count the deal: all cards have been played."""

    # What a game may change.

    def partners(self) -> bool:
        """True if seats across from each other are partners."""
        return False

    def tag(self, seat: int) -> Text | None:
        """The mark beside a seat."""
        return None

    def line(self, seat: int) -> Text:
        """The score, and the number of cards that the side has captured in this deal."""
        return Text("fishing-line", score=self.scores[seat], count=self.captured_by_side(seat))

    # What a game's rules call.

    def clear_table(self, stock: Iterable[Card]) -> None:
        """Begin a deal with these cards to draw from, the next one last."""
        self.stock, self.floor = Pile(stock, NOBODY), Pile((), EVERYONE)
        self.hands = [Pile((), seat) for seat in range(self.seats)]
        self.taken = [Pile((), NOBODY) for _ in range(self.seats)]
        self.taker = -1
        self.emit("fishing-deals", seat=self.dealer)

    def deal_packet(self) -> None:
        """Give each seat its cards; the seat left of the dealer plays first."""
        self.turn = (self.dealer + 1) % self.seats
        for i in range(self.seats):
            self.hands[(self.turn + i) % self.seats] += self.stock.take(self.packet)

    def put_away(self) -> None:
        """Turn down the capture of the last turn."""
        if self.last:
            pile = self.taken[self.taker]
            pile += self.last
            pile.known += self.last
            self.last.clear()

    def capture(self, seat: int, card: Card, captured: Sequence[Card]) -> None:
        """Take cards from the table, with the card played from the hand already."""
        for each in captured:
            self.floor.remove(each)
        self.last += captured
        self.last.append(card)
        self.taker = seat

    def next_turn(self, seat: int) -> None:
        """Pass the turn; deal a packet, or end the deal, when all hands are empty."""
        self.turn = (seat + 1) % self.seats
        if self.hands[self.turn]:
            return
        if self.stock:
            self.deal_packet()
            self.emit("fishing-packet", number=self.packet)
        else:
            self.end_deal()

    def is_last_card(self, seat: int) -> bool:
        """True if a seat is about to play, or has just played, the last card of the deal."""
        others = (hand for each, hand in enumerate(self.hands) if each != seat)
        return not (self.stock or any(others)) and len(self.hands[seat]) < 2

    def take_rest(self) -> list[Card]:
        """Give what is left on the table to the last capturer; nothing if nobody has captured."""
        if self.taker < 0:
            return []
        rest = list(self.floor)
        self.floor.clear()
        self.last += rest
        return rest

    def cards_of(self, seat: int) -> list[Card]:
        """The cards that a seat has captured in this deal."""
        return [*self.taken[seat], *(self.last if seat == self.taker else ())]

    def captured(self, seat: int) -> int:
        """The number of cards that a seat has captured in this deal."""
        return len(self.taken[seat]) + (len(self.last) if seat == self.taker else 0)

    def captured_by_side(self, seat: int) -> int:
        """The number of cards that a seat and its partner have captured in this deal."""
        return sum(map(self.captured, self.side(seat)))

    def sides(self) -> list[list[int]]:
        """The seats of each side, first that of seat 0."""
        return [side for seat in range(self.seats) if (side := self.side(seat))[0] == seat]

    def pile_of(self, side: Iterable[int]) -> list[Card]:
        """The cards that partners have captured in this deal."""
        return [card for seat in side for card in self.cards_of(seat)]

    def count(self, items: Iterable[Item], credit: str, told: str) -> None:
        """Credit the points of a deal, tell who gets them, and end the round.

        `credit` and `told` are the beginnings of keys that end with those of the items.
        """
        for item in items:
            scoring = [
                (side, points)
                for side, points in zip(self.sides(), item.points, strict=True)
                if points
            ]
            for side, points in scoring:
                self.credit(side, points, credit + item.key)
                if not item.contested:
                    self.emit(told + item.key, seats=_listed(side), count=points, points=points)
            if item.contested:
                best = [seat for side, _ in scoring for seat in side]
                figures = "\N{EN DASH}".join(map(str, sorted(item.figures, reverse=True)))
                self.emit(told + item.key, seats=_listed(best), count=len(best), figures=figures)
        self.end_round()

    def alone_with_most(self, counts: Sequence[int]) -> list[int]:
        """The seats of the side that has the most, by seat; none if two share that."""
        best = [seat for seat in range(self.seats) if counts[seat] == max(counts)]
        return best if len({self.team(seat) for seat in best}) == 1 else []

    def team(self, seat: int) -> int:
        return seat % 2 if self.partners() else seat

    def decided(self) -> list[int]:
        """The side with the target and more than every other side."""
        best = self.alone_with_most(self.scores)
        return best if best and self.scores[best[0]] >= self.options.target else []

    # Looks.

    def spots(self, label: Text, spread: Spread, tr: Translate) -> tuple[Spot, ...]:
        """The cards on the table, and those captured in the last turn."""
        floor = Spot(tr(label), tuple(self.floor), spread=spread)
        if not self.last:
            return (floor,)
        last = Spot(tr(Text("fishing-last")), tuple(self.last), spread="fan", aside=True)
        return floor, last

    def pair_badges(self, tr: Translate) -> tuple[Badge, ...]:
        """The score of each pair of partners; `games.stage` adds the names."""
        pairs = range(2) if self.partners() else ()
        return tuple(Badge("", number(self.scores[pair], tr), team=pair) for pair in pairs)

    def stock_badge(self, tr: Translate) -> Badge:
        """The number of cards that are still to be dealt."""
        return Badge(tr(Text("fishing-stock")), f"{len(self.stock)}")

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        place, mark = super().seat_scene(seat, tr), self.tag(seat)
        words = tr(mark) if mark and seat not in self.winners else place.tag
        return replace(place, line=tr(self.line(seat)), tag=words)

    def summary(self, seat: int) -> Text | None:
        """The number of cards the side has captured."""
        return Text("fishing-deed", count=self.captured_by_side(seat))


def _listed(seats: Iterable[int]) -> str:
    """Seats as texts name them."""
    return " ".join(map(str, seats))
