"""Scopa: capture an equal card or cards that add up, and sweep the table.

Rules: `docs/rules/scopa.md`; a section named in this folder is one of that page.
"""

from collections.abc import Sequence
from typing import ClassVar

from games.cards import CARDS, Card
from games.daily import Daily
from games.scene import Table
from games.scopa.cards import PACK40, VALUE, primiera
from games.scopa.count import coins, items
from games.scopa.hint import ScopaMind
from games.scopa.state import SCOPONE, VARIANTS, Options, State
from games.text import Text, Translate

_KINGS = 3  # among the first table cards: nobody could ever sweep


class Scopa(State):
    """A round is a deal of 40 cards; points count at its end."""

    key, players, unit = "scopa", range(2, 5), "hand"
    minutes, usual_seats, cover = 20, 2, "7D KD 2S 5C"
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily = Daily(2, Options(target=101), 2)
    mind = ScopaMind()

    @classmethod
    def objection(cls, seats: int, options: Options) -> Text | None:
        if problem := super().objection(seats, options):
            return problem
        if options.deal != "three" and seats != SCOPONE:
            return Text("scopa-scopone-is-for-four")
        return None

    def pack(self) -> Sequence[Card]:
        return PACK40

    def deal(self) -> None:
        self.dealer = self.following_dealer()
        self.sweeps, self.swept = [0] * self.seats, False
        while not self.lay_out():
            self.emit("scopa-void", cards=" ".join(self.floor))
        if self.floor:
            self.emit("scopa-turned", cards=" ".join(self.floor))

    def lay_out(self) -> bool:
        """Shuffle and deal; False if too many kings are on the table."""
        self.clear_table(self.shuffle(PACK40))
        self.deal_packet()
        if self.options.deal != "ten":
            self.floor += self.stock.take(4)
        return sum(card.rank == "K" for card in self.floor) < _KINGS

    def refusal(self, seat: int, action: str) -> Text | None:
        problem = super().refusal(seat, action)
        card, take, named = action.partition(" take ")
        if not (problem and take and card in self.hands[seat]) or self.takes_all(CARDS[card]):
            return problem
        values = [VALUE.get(CARDS.get(each, CARDS["TC"]), 0) for each in named.split()]
        equal = [each for each in self.floor if each.rank == card[0]]
        if equal and len(values) > 1 and sum(values) == VALUE[CARDS[card]]:
            return Text("scopa-equal-first", card=card, cards=" / ".join(equal))
        return problem

    def play(self, seat: int, action: str) -> None:
        card, taken = CARDS[action[:2]], self.captured_by(action)
        self.put_away()
        self.hands[seat].remove(card)
        if taken or self.takes_all(card):
            self.capture(seat, card, taken)
        else:
            self.floor.append(card)
            self.emit("fishing-lays", seat=seat, card=card)
        self.next_turn(seat)

    def put_away(self) -> None:
        super().put_away()
        self.swept = False

    def capture(self, seat: int, card: Card, captured: Sequence[Card]) -> None:
        is_clear = len(captured) == len(self.floor) and not self.is_last_card(seat)
        self.swept = is_clear and self.can_sweep(card, captured)
        super().capture(seat, card, captured)
        self.sweeps[seat] += self.swept
        key = "scopa-sweeps" if self.swept else "scopa-takes" if captured else "scopa-takes-itself"
        self.emit(key, seat=seat, card=card, cards=" ".join(captured))

    def end_deal(self) -> None:
        """Give the table to the last capturer, and count what each side has."""
        if rest := self.take_rest():
            self.emit("scopa-rest", winner=self.taker, cards=" ".join(rest))
        self.count(items(self), "scopa-for-", "scopa-count-")

    def summary(self, seat: int) -> Text:
        pile = self.pile_of(self.side(seat))
        return Text("scopa-deed", count=len(pile), number=coins(pile), points=primiera(pile))

    # Looks.

    def table(self, tr: Translate) -> Table:
        return Table(
            subtitle=tr(Text("fishing-hand", round=self.round, target=self.options.target)),
            spots=self.spots(Text("fishing-floor"), "row", tr),
            badges=(*self.pair_badges(tr), self.stock_badge(tr)),
        )

    def tag(self, seat: int) -> Text | None:
        """A sweep in the last turn, or the number of them in this deal."""
        if self.swept and seat == self.taker:
            return Text("scopa-tag")
        count = self.sweeps[seat]
        return Text("scopa-swept", count=count) if count else None
