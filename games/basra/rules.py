"""Basra: capture table cards of equal value or that add up, and empty the table for a bonus.

Rules: `docs/rules/basra.md`; a section named in this folder is one of that page.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from games.basra.cards import PACK44, natural, sweeps
from games.basra.hint import BasraMind
from games.basra.state import VARIANTS, Options, State
from games.cards import CARDS, ORDER, Card
from games.daily import Daily
from games.scene import Badge, Hand, Spot, Table
from games.text import Text, Translate


class Basra(State):
    """A round is a deck of 44 cards, dealt in packets; points count at once."""

    key, players, unit = "basra", range(2, 5, 2), "deck"
    minutes, usual_seats, cover = 20, 2, "JC 7D 7H"
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily = Daily(2, Options(), 2)
    mind = BasraMind()

    @classmethod
    def objection(cls, seats: int, options: Options) -> Text | None:
        if problem := super().objection(seats, options):
            return problem
        if seats == 4 and options.hand_size == 4:
            return Text("basra-four-hands-of-five")
        if seats == 2 and options.partnership:
            return Text("basra-partners-are-four")
        return None

    def pack(self) -> Sequence[Card]:
        return PACK44

    def deal(self) -> None:
        self.dealer = self.following_dealer()
        if self.round == 1:
            self.basras, self.carried = [0] * self.seats, 0
        self.clear_table(self.shuffle(PACK44))
        if self.options.show_captured:
            for seat, pile in enumerate(self.taken):
                pile.seen_by = seat
        self.returned, self.gain, self.cleared = set(), 0, False
        self.deal_packet()
        self.floor += self.stock.take(4)
        if self.options.replace_table_jacks:
            self.replace_sweepers()
        self.emit("basra-turned", cards=" ".join(self.floor))

    def deal_packet(self) -> None:
        super().deal_packet()
        self.plays, self.returned = [], set()

    def replace_sweepers(self) -> None:
        """Put cards that sweep back into the pack, and turn others (section 4)."""
        while sweepers := [card for card in self.floor if sweeps(card, self.options)]:
            card, place = sweepers[0], self.shuffle(range(len(self.stock) + 1))[0]
            self.emit("basra-replaced", turned=card)
            self.stock.insert(place, self.floor.pull(card))
            self.floor += self.stock.take()
            self.returned.add(ORDER[card])

    def play(self, seat: int, action: str) -> None:
        card, captured = CARDS[action[:2]], self.captured_by(action)
        self.put_away()
        self.plays.append((" ".join(self.floor), str(action)))
        self.hands[seat].remove(card)
        if captured:
            self.capture(seat, card, captured)
        else:
            self.floor.append(card)
            self.emit("fishing-lays", seat=seat, card=card)
        if not self.winners:
            self.next_turn(seat)

    def put_away(self) -> None:
        super().put_away()
        self.gain, self.cleared = 0, False

    def capture(self, seat: int, card: Card, captured: Sequence[Card]) -> None:
        """Take cards from the table, and score them (section 7)."""
        bonus = self.bonus(card, captured)
        self.cleared = bonus > 0 and card.rank != "J"
        super().capture(seat, card, captured)
        cards = natural(self.last, self.options)
        points = bonus + cards
        self.credit(self.side(seat), cards, "basra-for-cards")
        self.credit(self.side(seat), bonus, "basra-for-basras")
        self.emit("basra-takes", seat=seat, card=card, cards=" ".join(captured), points=points)
        if self.cleared:
            self.basras[seat] += 1
            self.emit("basra-basra", seat=seat, number=bonus)
        self.score(seat, points)

    # Scores, sections 7 and 8.

    def score(self, seat: int, points: int) -> None:
        """Give points to a seat and its partner."""
        self.gain += points
        for each in self.side(seat):
            self.scores[each] += points
        if points and self.options.end_check == "instant":
            self.winners = self.decided()

    def end_deal(self) -> None:
        """Give the table to the last capturer, and count most cards."""
        if self.options.last_capturer_takes_rest and (rest := self.take_rest()):
            points = natural(rest, self.options)
            self.credit(self.side(self.taker), points, "basra-for-cards")
            self.emit("basra-rest", winner=self.taker, cards=" ".join(rest), points=points)
            self.score(self.taker, points)
        self.end_round(self.majority())

    def majority(self) -> list[int]:
        """The points for most cards, by seat."""
        gains = [0] * self.seats
        if not (stake := self.options.majority_points + self.carried):
            return gains
        if best := self.alone_with_most([*map(self.captured_by_side, range(self.seats))]):
            self.carried = 0
            for seat in best:
                gains[seat] = stake
            self.credit(best, stake, "basra-for-most")
            self.emit(
                "basra-majority", seats=" ".join(map(str, best)), count=len(best), points=stake
            )
        else:
            self.carried = stake if self.options.majority_tie == "carry" else 0
            self.emit("basra-majority-tie", points=self.carried)
        return gains

    def fact(self) -> Text | None:
        most = max(self.basras)
        seats = [seat for seat in range(self.seats) if self.basras[seat] == most]
        fact = Text("basra-fact", seat=seats[0], number=most)
        return fact if len(seats) == 1 and most > 1 else None

    # Looks.

    def table(self, tr: Translate) -> Table:
        """The cards to capture, and those captured in the last turn."""
        badges = [*self.pair_badges(tr)]
        if stake := self.options.majority_points + self.carried:
            badges.append(Badge(tr(Text("basra-most-cards")), f"{stake}"))
        return Table(
            subtitle=tr(Text("basra-deck", round=self.round, target=self.options.target)),
            spots=self.spots(Text("fishing-floor"), "row", tr),
            badges=(*badges, self.stock_badge(tr)),
        )

    def tag(self, seat: int) -> Text | None:
        """The points of the last turn, or the number of basras so far."""
        if self.gain and self.last and seat == self.taker:
            key = "basra-tag-cleared" if self.cleared else "basra-tag-took"
            return Text(key, number=self.gain)
        count = self.basras[seat]
        return Text("basra-tag", count=count) if count else None

    def hand_scene(self, seat: int, tr: Translate) -> Hand:
        """A hand with the captures of its seat, where the option lets it look through them."""
        hand, taken = super().hand_scene(seat, tr), self.taken[seat]
        if not (self.options.show_captured and taken):
            return hand
        cards = tuple(self.arrange(taken))
        return replace(hand, own=(Spot(tr(Text("basra-captured")), cards, len(cards), "fan"),))
