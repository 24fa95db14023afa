"""Pişti: match the top card of the pile, or play a jack, and all of it is yours.

Rules: `docs/rules/pisti.md`; a section named in this folder is one of that page.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import ClassVar

from games.cards import CARDS, EVERYONE, HIDDEN, NOBODY, Card, Pile
from games.daily import Daily
from games.fishing import Item
from games.pisti.hint import PistiMind
from games.pisti.state import VARIANTS, Options, State, points_of
from games.scene import Hand, Spot, Table
from games.text import Text, Translate

_SHORT = 6  # cards under the top one that fit beside it


class Pisti(State):
    """A round is a deal of 52 cards; points count at its end."""

    key, players, unit = "pisti", range(2, 5), "hand"
    minutes, usual_seats, cover = 30, 2, "7H 7S JC TD"
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily = Daily(2, Options(target=501), 2)
    mind = PistiMind()

    def deal(self) -> None:
        self.dealer = self.following_dealer()
        if self.round == 1:
            self.made = [0] * self.seats
        self.pistis, self.bonus, self.scored = [0] * self.seats, [0] * self.seats, 0
        while not self.lay_out():
            self.emit("pisti-void")
        self.emit("pisti-turned", cards=" ".join(self.floor), count=len(self.closed))
        self.deal_packet()

    def lay_out(self) -> bool:
        """Shuffle and lay the center; False if all of its cards are jacks (section 4)."""
        pack = self.shuffle(self.pack())
        if self.options.open_bottom:
            lowest = next(place for place, card in enumerate(pack) if card.rank != "J")
            pack.insert(0, pack.pop(lowest))
        self.clear_table(pack)
        if self.options.open_bottom:
            self.stock.known.append(self.stock[0])
            self.emit("pisti-bottom", card=self.stock[0])
        center = self.stock.take(4)
        turned = next((at for at, card in enumerate(center) if card.rank != "J"), len(center))
        opened, below = center[: turned + 1], center[turned + 1 :][::-1]
        if not self.options.closed_start:
            opened, below = below + opened, []
        self.closed, self.closed_taker = Pile(below, NOBODY), -1
        self.floor += opened
        return turned < len(center)

    def deal_packet(self) -> None:
        super().deal_packet()
        if self.options.open_bottom and not self.stock:
            hand = self.hands[self.dealer]
            hand.known.append(hand[-1])

    def moves(self, seat: int) -> list[str]:
        return [*self.hands[seat]]

    def refusal(self, seat: int, action: str) -> Text | None:
        held = " ".join(self.arrange(self.hands[seat]))
        card, _, more = action.partition(" ")
        if card not in CARDS:
            return Text("bad-card", text=action, cards=held)
        if more:
            return Text("pisti-one-card", cards=held)
        return None if card in self.hands[seat] else Text("not-in-hand", card=card)

    def play(self, seat: int, action: str) -> None:
        card = CARDS[action]
        self.put_away()
        self.hands[seat].pull(card)
        if self.takes(card):
            self.capture(seat, card, list(self.floor))
        else:
            self.floor.append(card)
            self.emit("pisti-lays", seat=seat, card=card)
        self.next_turn(seat)

    def put_away(self) -> None:
        super().put_away()
        self.scored = 0

    def capture(self, seat: int, card: Card, captured: Sequence[Card]) -> None:
        count = self.lying() + 1
        self.scored = self.pisti(card, is_last=self.is_last_card(seat))
        super().capture(seat, card, captured)
        if self.scored:
            self.pistis[seat] += 1
            self.made[seat] += 1
            self.bonus[seat] += self.scored
            self.emit("pisti-pisti", seat=seat, card=card, cards=captured[0], points=self.scored)
        else:
            self.emit("pisti-takes", seat=seat, card=card, count=count)
        if self.closed and self.closed_taker < 0:
            self.take_closed(seat)

    def take_closed(self, seat: int) -> None:
        """Give the closed cards to the first capturer, who may look at them by an option."""
        self.closed_taker = seat
        if self.options.look:
            self.closed.seen_by = seat
            self.emit("pisti-looks", to=seat, cards=" ".join(self.closed))

    def end_deal(self) -> None:
        """Give the pile to the last capturer, and count what each side has."""
        self.closed.seen_by = EVERYONE
        if rest := self.take_rest():
            self.emit("pisti-rest", winner=self.taker, count=len(rest), cards=" ".join(rest))
        self.count(self.items(), "pisti-for-", "pisti-count-")

    def items(self) -> Iterator[Item]:
        """Everything that a deal counts (section 7)."""
        counts = [sum(map(self.captured, side)) for side in self.sides()]
        alone = counts.count(max(counts)) == 1
        most = [self.options.most_cards * (alone and each == max(counts)) for each in counts]
        yield Item("cards", counts, most, contested=self.options.most_cards > 0)
        points = [points_of(self.pile_of(side)) for side in self.sides()]
        yield Item("points", points, points)
        bonus = [sum(self.bonus[seat] for seat in side) for side in self.sides()]
        yield Item("pistis", bonus, bonus)

    def summary(self, seat: int) -> Text:
        count = sum(self.pistis[each] for each in self.side(seat))
        return Text("pisti-deed", count=self.captured_by_side(seat), number=count)

    def fact(self) -> Text | None:
        most = max(self.made)
        seats = [seat for seat in range(self.seats) if self.made[seat] == most]
        fact = Text("pisti-fact", seat=seats[0], number=most)
        return fact if len(seats) == 1 and most > 1 else None

    # Looks.

    def table(self, tr: Translate) -> Table:
        """The top card, what is under it, the last capture and the stock."""
        spots = [Spot(tr(Text("pisti-pile")), tuple(self.floor[-1:]), self.lying())]
        below = self.floor[:-1]
        if self.closed_taker < 0:
            below = [*[HIDDEN] * len(self.closed), *below]
        if below:
            label = tr(Text("pisti-under"))
            cards, is_long = tuple(map(str, below)), len(below) > _SHORT
            spots.append(Spot(label, cards, spread="fan", new_line=is_long, aside=True))
        spots += self.spots(Text("pisti-pile"), "fan", tr)[1:]
        if self.stock.known:
            bottom, above = str(self.stock.known[0]), str(HIDDEN)
            label = tr(Text("fishing-stock"))
            spots.append(Spot(label, (bottom,), len(self.stock), spread="row", over=(above,)))
        return Table(
            subtitle=tr(Text("fishing-hand", round=self.round, target=self.options.target)),
            spots=tuple(spots),
            badges=(
                *self.pair_badges(tr),
                *(() if self.stock.known else (self.stock_badge(tr),)),
            ),
        )

    def tag(self, seat: int) -> Text | None:
        """A pişti in the last turn, or the number of them in this deal."""
        if self.scored and seat == self.taker:
            return Text("pisti-tag", points=self.scored)
        count = self.pistis[seat]
        return Text("pisti-count", count=count) if count else None

    def hand_scene(self, seat: int, tr: Translate) -> Hand:
        """A hand with the closed cards that its seat has captured and may look at."""
        hand = super().hand_scene(seat, tr)
        if not (self.options.look and seat == self.closed_taker and self.closed):
            return hand
        cards = tuple(self.arrange(self.closed))
        return replace(hand, own=(Spot(tr(Text("pisti-closed")), cards, len(cards), "fan"),))
