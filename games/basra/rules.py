"""Basra: capture table cards of equal value or that add up, and empty the table for a bonus.

Rules: `docs/rules/basra.md`; a section named in this folder is one of that page.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import compress
from typing import ClassVar

from games.basra.cards import PACK44, VALUE, captures, in_order, natural, picks_of, sweeps
from games.basra.hint import BasraMind
from games.basra.state import VARIANTS, Options, State
from games.basra.table import line, table, tag
from games.cards import CARDS, EVERYONE, NOBODY, ORDER, Card, Pile
from games.daily import Daily
from games.scene import Hand, Spot, Table, TableSeat
from games.text import Text, Translate


class Basra(State):
    """A round is a deck of 44 cards, dealt in packets; points count at once."""

    key, players, unit = "basra", range(2, 5, 2), "deck"
    group, minutes, usual_seats, cover = "fishing", 20, 2, "JC 7D 7H"
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
        self.stock = Pile(self.shuffle(PACK44), NOBODY)
        self.hands = [Pile((), seat) for seat in range(self.seats)]
        owned = self.options.show_captured
        self.taken = [Pile((), seat if owned else NOBODY) for seat in range(self.seats)]
        self.floor, self.returned = Pile((), EVERYONE), set()
        self.taker, self.gain, self.cleared = -1, 0, False
        self.emit("basra-deals", seat=self.dealer)
        self.deal_packet()
        self.floor += self.stock.take(4)
        if self.options.replace_table_jacks:
            self.replace_sweepers()
        self.emit("basra-turned", cards=" ".join(self.floor))

    def deal_packet(self) -> None:
        """Give each seat its cards; the seat left of the dealer plays first."""
        self.turn, self.plays = (self.dealer + 1) % self.seats, []
        for i in range(self.seats):
            seat = (self.turn + i) % self.seats
            self.hands[seat] += self.stock.take(self.options.hand_size)

    def replace_sweepers(self) -> None:
        """Put cards that sweep back into the pack, and turn others (section 4)."""
        while sweepers := [card for card in self.floor if sweeps(card, self.options)]:
            card, place = sweepers[0], self.shuffle(range(len(self.stock) + 1))[0]
            self.emit("basra-replaced", turned=card)
            self.stock.insert(place, self.floor.pull(card))
            self.floor += self.stock.take()
            self.returned.add(ORDER[card])

    def moves(self, seat: int) -> list[str]:
        moves: list[str] = []
        on_table, values = in_order(self.floor)
        for card in self.hands[seat]:
            sets = picks_of(values, card, self.options)
            if len(sets) <= 1:
                moves.append(card)
            else:
                moves += [f"{card} take {' '.join(compress(on_table, picks))}" for picks in sets]
        return moves

    def read(self, text: str) -> str:
        """A capture named where there is only one is the card alone."""
        action = super().read(text)
        card, take, named = action.partition(" take ")
        if take and card in VALUE:
            sets = captures(self.floor, CARDS[card], self.options)
            if [" ".join(each) for each in sets] == [named]:
                return card
        return action

    def refusal(self, seat: int, action: str) -> Text | None:
        hand = self.hands[seat]
        card, _, named = action.partition(" ")
        if card not in CARDS:
            return Text("bad-card", text=action, cards=" ".join(self.arrange(hand)))
        if card not in hand:
            return Text("not-in-hand", card=card)
        sets = [" ".join(each) for each in captures(self.floor, CARDS[card], self.options)]
        if len(sets) > 1 and named in [f"take {each}" for each in sets]:
            return None
        if len(sets) > 1:
            key = "basra-wrong-capture" if named else "basra-which-capture"
            return Text(key, card=card, cards=" / ".join(sets))
        if not named:
            return None
        key = "basra-only-capture" if sets else "basra-no-capture"
        return Text(key, card=card, cards="".join(sets))

    def play(self, seat: int, action: str) -> None:
        card, captured = CARDS[action[:2]], self.captured_by(action)
        self.put_away()
        self.plays.append((" ".join(self.floor), str(action)))
        self.hands[seat].remove(card)
        if captured:
            self.capture(seat, card, captured)
        else:
            self.floor.append(card)
            self.emit("basra-lays", seat=seat, card=card)
        if not self.winners:
            self.next_turn(seat)

    def put_away(self) -> None:
        """Turn down the capture of the last turn."""
        if self.last:
            pile = self.taken[self.taker]
            pile += self.last
            pile.known += self.last
            self.last.clear()
        self.gain, self.cleared = 0, False

    def capture(self, seat: int, card: Card, captured: list[Card]) -> None:
        """Take cards from the table, and score them (section 7)."""
        bonus = self.bonus(card, captured)
        self.cleared = bonus > 0 and card.rank != "J"
        for each in captured:
            self.floor.remove(each)
        self.last += captured
        self.last.append(card)
        self.taker = seat
        cards = natural(self.last, self.options)
        points = bonus + cards
        self.credit(self.side(seat), cards, "basra-for-cards")
        self.credit(self.side(seat), bonus, "basra-for-basras")
        self.emit("basra-takes", seat=seat, card=card, cards=" ".join(captured), points=points)
        if self.cleared:
            self.basras[seat] += 1
            self.emit("basra-basra", seat=seat, number=bonus)
        self.score(seat, points)

    def next_turn(self, seat: int) -> None:
        """Pass the turn; deal a packet, or end the deck, when all hands are empty."""
        self.turn = (seat + 1) % self.seats
        if self.hands[self.turn]:
            return
        if self.stock:
            self.returned = set()
            self.deal_packet()
            self.emit("basra-packet", number=self.options.hand_size)
        else:
            self.end_deck()

    # Scores, sections 7 and 8.

    def score(self, seat: int, points: int) -> None:
        """Give points to a seat and its partner."""
        self.gain += points
        for each in self.side(seat):
            self.scores[each] += points
        if points and self.options.end_check == "instant":
            self.winners = self.decided()

    def end_deck(self) -> None:
        """Give the table to the last capturer, and count most cards."""
        if self.floor and self.taker >= 0 and self.options.last_capturer_takes_rest:
            cards, points = list(self.floor), natural(self.floor, self.options)
            self.floor.clear()
            self.last += cards
            self.credit(self.side(self.taker), points, "basra-for-cards")
            self.emit("basra-rest", winner=self.taker, cards=" ".join(cards), points=points)
            self.score(self.taker, points)
        self.end_round(self.majority())

    def majority(self) -> list[int]:
        """The points for most cards, by seat."""
        gains = [0] * self.seats
        if not (stake := self.options.majority_points + self.carried):
            return gains
        counts = [sum(map(self.captured, self.side(seat))) for seat in range(self.seats)]
        best = [seat for seat in range(self.seats) if counts[seat] == max(counts)]
        if len({self.team(seat) for seat in best}) == 1:
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

    def decided(self) -> list[int]:
        """The side with the target and more than every other side."""
        best = self.leaders()
        alone = len({self.team(seat) for seat in best}) == 1
        return best if alone and self.scores[best[0]] >= self.options.target else []

    def summary(self, seat: int) -> Text:
        """The number of cards the side has captured."""
        return Text("basra-deed", count=sum(map(self.captured, self.side(seat))))

    def fact(self) -> Text | None:
        most = max(self.basras)
        seats = [seat for seat in range(self.seats) if self.basras[seat] == most]
        fact = Text("basra-fact", seat=seats[0], number=most)
        return fact if len(seats) == 1 and most > 1 else None

    # Looks.

    def table(self, tr: Translate) -> Table:
        return table(self, tr)

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        place, mark = super().seat_scene(seat, tr), tag(self, seat)
        words = tr(mark) if mark else place.tag
        return replace(place, line=tr(line(self, seat)), tag=words)

    def hand_scene(self, seat: int, tr: Translate) -> Hand:
        """A hand with the captures of its seat, where the option lets it look through them."""
        hand, taken = super().hand_scene(seat, tr), self.taken[seat]
        if not (self.options.show_captured and taken):
            return hand
        cards = tuple(self.arrange(taken))
        return replace(hand, own=(Spot(tr(Text("basra-captured")), cards, len(cards), "fan"),))
