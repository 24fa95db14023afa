"""Golf: swap the cards of a mostly closed grid for low ones; the lowest total wins.

Rules: `docs/rules/golf.md`; a section named in this folder is one of that page.
"""

from dataclasses import replace
from typing import ClassVar

from games.cards import EVERYONE, ORDER, Pile
from games.daily import Daily
from games.golf.hint import GolfMind
from games.golf.refusals import not_at_start, refused
from games.golf.scoring import twins
from games.golf.state import PEEKED, TO_TURN, VARIANTS, Options, State
from games.golf.table import hand_title, line, struck, table, tag
from games.scene import Grid, Hand, Table, TableSeat
from games.text import Text, Translate


class Golf(State):
    """Seats draw or take a card and put it in a place of theirs, until a grid lies open."""

    key, players, unit = "golf", range(2, 7), "hole"
    group, minutes, cover = "fun", 30, "KC 2D AS KH"
    lowest_wins = True
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily = Daily(4, Options(holes=3), 3)
    mind = GolfMind()

    @classmethod
    def objection(cls, seats: int, options: Options) -> Text | None:
        if problem := super().objection(seats, options):
            return problem
        if options.placing == "closed" and options.ending == "all_up":
            return Text("golf-closed-never-open")
        if options.placing == "closed" and options.after_discard != "nothing":
            return Text("golf-closed-not-turned")
        return None

    # The deal, section 4.

    def deal(self) -> None:
        self.dealer = self.following_dealer()
        first, deck, count = self.dealer + 1, self.shuffle(self.pack()), self.options.cards
        parts = [deck[at * count : (at + 1) * count] for at in range(self.seats)]
        self.deal_places([parts[(seat - first) % self.seats] for seat in range(self.seats)])
        self.hands = [Pile((), seat) for seat in range(self.seats)]
        left = deck[self.seats * count :]
        self.discards, self.stock = Pile(left[:1], EVERYONE), Pile(reversed(left[1:]))
        self.ender, self.renewed = None, []
        self.phase, self.turn = "turn", first % self.seats
        self.emit("golf-deals", seat=self.dealer, turned=self.discards[-1])
        if TO_TURN[self.options.start]:
            return
        self.phase = "play"
        for seat in range(self.seats):
            for pile in self.places_of(seat)[-PEEKED:]:
                pile.seen_by = seat

    def actors(self) -> list[int]:
        if self.phase == "turn":
            return [seat for seat in range(self.seats) if self.to_turn(seat)]
        return [self.turn]

    # Legal actions, section 6.

    def moves(self, seat: int) -> list[str]:
        every = range(1, self.options.cards + 1)
        if self.phase == "drawn":
            return [*(f"swap {number}" for number in every), "discard"]
        if self.phase != "play":
            turns = [f"turn {number}" for number in self.closed(seat)]
            may_pass = self.phase == "flip" and self.options.after_discard == "may_turn"
            return [*turns, "pass"] if may_pass else turns
        knocks = ["knock"] if self.can_knock() else []
        return ["draw", *(f"take {number}" for number in every), *knocks]

    def read(self, text: str) -> str:
        """Also a number alone."""
        read = super().read(text)
        verb = {"drawn": "swap", "turn": "turn", "flip": "turn"}.get(self.phase)
        return f"{verb} {read}" if verb and read.isdigit() else read

    def refusal(self, seat: int, action: str) -> Text | None:
        return None if action in self.moves(seat) else refused(self, seat, action)

    def interrupt_refusal(self, seat: int, action: str) -> Text:
        return not_at_start(self) or super().interrupt_refusal(seat, action)

    # Play.

    def play(self, seat: int, action: str) -> None:
        verb, number = (*action.split(), "0")[:2]
        match verb:
            case "turn":
                self.turn_up(seat, int(number))
            case "draw":
                self.draw(seat)
            case "take" | "swap":
                self.put(seat, verb, int(number))
            case "discard":
                self.discard(seat)
            case "knock":
                self.ender = seat
                self.emit("golf-knocks", seat=seat, kind=self.others_play())
                self.end_turn(seat)
            case _:
                self.emit("golf-passes", seat=seat)
                self.end_turn(seat)

    def turn_up(self, seat: int, number: int) -> None:
        """Turn up a closed place, at the start or after a discard."""
        pile = self.place(seat, number)
        pile.seen_by = EVERYONE
        self.emit("golf-turns", seat=seat, card=pile[0], number=number)
        if self.phase == "flip":
            self.end_turn(seat)
        elif not self.actors():
            self.phase = "play"
            self.emit("golf-starts", other=self.turn)

    def draw(self, seat: int) -> None:
        """Draw the top card of the stock, for this seat alone to see."""
        (card,) = self.stock.take()
        self.hands[seat].append(card)
        self.phase = "drawn"
        self.emit("golf-draws", seat=seat)
        self.emit("golf-you-draw", to=seat, cards=card)

    def put(self, seat: int, verb: str, number: int) -> None:
        """Put the drawn card, or the top discard, in a place, and discard what lay there."""
        source = self.hands[seat] if verb == "swap" else self.discards
        (card,), pile = source.take(), self.place(seat, number)
        (old,) = pile.take()
        self.discards.append(old)
        pile.append(card)
        is_open = verb == "take" or self.options.placing == "open"
        pile.seen_by = EVERYONE if is_open else seat
        if is_open:
            key = "golf-takes" if verb == "take" else "golf-puts"
            self.emit(key, seat=seat, card=card, turned=old, number=number)
        else:
            self.emit("golf-hides", seat=seat, turned=old, number=number)
        self.end_turn(seat)

    def discard(self, seat: int) -> None:
        """Discard the drawn card, and turn up another where that is the rule."""
        (card,) = self.hands[seat].take()
        self.discards.append(card)
        self.emit("golf-discards", seat=seat, turned=card)
        if self.options.after_discard != "nothing" and self.closed(seat):
            self.phase = "flip"
        else:
            self.end_turn(seat)

    # The end of a turn and of a hole, sections 7 and 8.

    def others_play(self) -> str:
        """A word for the news: `more` if the others have one more turn when a hole is ended."""
        return "more" if self.options.last_turn else "no"

    def end_turn(self, seat: int) -> None:
        """Go on with the next seat, unless the hole is over."""
        if self.options.ending == "all_up" and self.ender is None and not self.closed(seat):
            self.ender = seat
            self.emit("golf-all-open", seat=seat, kind=self.others_play())
        following = (seat + 1) % self.seats
        if self.ender is not None and (not self.options.last_turn or following == self.ender):
            self.end_hole()
        elif not self.stock and self.renewed:
            self.emit("golf-stock-out")
            self.end_hole()
        else:
            if not self.stock:
                self.renew_stock()
            self.phase, self.turn = "play", following

    def renew_stock(self) -> None:
        """Shuffle all discards but the top one, once a hole."""
        *covered, top = self.discards
        self.renewed = sorted(ORDER[card] for card in covered)
        self.stock[:], self.discards[:] = self.shuffle(covered), [top]
        self.emit("golf-shuffles")

    def end_hole(self) -> None:
        """Turn all cards up and score them."""
        self.phase = "end"
        self.show_hands()
        totals = []
        for seat in range(self.seats):
            bonus = self.bonus(seat)
            totals.append(self.points(seat) - bonus)
            self.credit([seat], self.points(seat))
            self.credit([seat], -bonus, "golf-four")
        if self.ender is not None and min(totals) < totals[self.ender]:
            self.credit([self.ender], self.options.ender_penalty, "golf-penalty")
        gains = self.credited()
        for seat in range(self.seats):
            self.emit("golf-scores", other=seat, points=gains[seat])
        self.end_round(gains)

    def bonus(self, seat: int) -> int:
        """The points that canceled columns of the same rank take off."""
        if self.options.cancel != "column":
            return 0
        return self.options.four_bonus * twins(self.layout(seat))

    def decided(self) -> list[int]:
        return self.leaders() if self.round >= self.options.holes else []

    # Looks, section 11.

    def table(self, tr: Translate) -> Table:
        return table(self, tr)

    def grid(self, seat: int) -> Grid | None:
        grid = super().grid(seat)
        return grid and replace(grid, struck=struck(self, seat))

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        place, mark = super().seat_scene(seat, tr), tag(self, seat)
        text = tr(mark) if mark else place.tag
        return replace(place, cards=None, shown=(), line=tr(line(self, seat)), tag=text)

    def hand_scene(self, seat: int, tr: Translate) -> Hand:
        return replace(super().hand_scene(seat, tr), title=tr(hand_title(self, seat)))
