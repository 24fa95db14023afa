"""Rummy 500: melds score for those who lay them, and the whole discard pile may be dug into.

Rules: `docs/rules/rummy_500.md`; a section named in this folder is one of that page.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final

from games.cards import CARDS, EVERYONE, Card, Pile, cards
from games.choices import Choice, choices_of
from games.daily import Daily
from games.premoves import Premove
from games.rummy import MAX_TURNS
from games.rummy.melds import is_set, layout_of, place_for
from games.rummy_500.hint import Rummy500Mind, plan
from games.rummy_500.refusals import refusal
from games.rummy_500.state import VARIANTS, Options, State, is_low, objection_to
from games.rummy_500.table import badges, line, meld_spots, pile_spots
from games.scene import Table, TableSeat
from games.text import Text, Translate

VERBS: Final = ("draw", "take", "lay", "discard", "pass")
FEW_MELDS: Final = 5
"""Up to this many melds have a button each."""
DRAW: Final = Premove("draw", ("draw",))


class Rummy500(State):
    """Each alone, or in teams."""

    key, players = "rummy_500", range(2, 9)
    group, minutes, cover = "rummy", 45, "JS QS KS AS"
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily = Daily(2, Options(target=1000), 2)
    premoves = (DRAW,)
    mind = Rummy500Mind()

    @classmethod
    def objection(cls, seats: int, options: Any) -> Text | None:
        refused = super().objection(seats, options)
        code = "" if refused else objection_to(seats, options)
        return cls.words(code) if code else refused

    def deal(self) -> None:
        self.dealer = self.following_dealer()
        self.deal_and_turn_up(self.options.cards_each(self.seats), (self.dealer + 1) % self.seats)
        self.phase, self.renewed, self.out = "draw", False, None
        self.melds, self.owners, self.laid_by = [], [], []
        self.emit("rummy-500-deals", seat=self.dealer, card=self.discard[0])

    # Legal actions, sections 5 to 8.

    def moves(self, seat: int) -> list[str]:
        if self.phase == "draw":
            takes = [f"take {card}" for card in self.takeable(seat)]
            return ["draw", *takes] if self.can_draw() else [*takes, "pass"]
        laying = self.laying(seat)
        return laying if self.phase == "use" else laying + self.discards(seat)

    def refusal(self, seat: int, action: str) -> Text | None:
        return None if action in self.moves(seat) else refusal(self, seat, action)

    def read(self, text: str) -> str:
        action = super().read(text).replace("lay off ", "lay ").removeprefix("meld ")
        if self.phase == "meld" and action in CARDS:
            return f"discard {action}"
        verb, _, card = action.partition(" ")
        if verb == "lay" and card in CARDS and len(only := self.lay_offs_of(CARDS[card])) == 1:
            return only[0]
        return action

    def choices(self, seat: int) -> list[Choice]:
        """The choices; a few melds have a button each, of many the cards are picked."""
        moves = self.legal(seat)
        melds = [move for move in moves if move.split()[0] in CARDS]
        others = choices_of((move for move in moves if move not in melds), self.sort)
        if len(melds) > FEW_MELDS:
            picked = choices_of((move for move in melds if not is_low(move)), self.sort)
            others = [replace(each, said="meld") for each in picked] + others
            melds = [move for move in melds if is_low(move)]
        return [Choice(move, said=f"meld {move}") for move in melds] + others

    # Play.

    def play(self, seat: int, action: str) -> None:
        verb, *words = action.split()
        if verb == "draw":
            self.draw(seat)
        elif verb == "take":
            self.take(seat, CARDS[words[0]])
        elif verb == "lay":
            self.add(seat, CARDS[words[0]], int(words[2]) - 1, is_low(action))
        elif verb == "discard":
            self.throw(seat, CARDS[words[0]])
        elif verb == "pass":
            self.emit("rummy-500-passes", seat=seat)
            self.finish(None)
        else:
            self.lay_down(seat, action)

    def draw(self, seat: int) -> None:
        """Draw a card, from a new stock if need be."""
        if not self.stock:
            *covered, top = self.discard
            self.stock[:], self.discard[:] = self.shuffle(covered), [top]
            self.renewed = True
            self.emit("rummy-500-renews")
        super().draw(seat)
        self.phase = "meld"

    def take(self, seat: int, card: Card) -> None:
        """Take a discard with all that is above it; it has to be laid next, unless it is free."""
        is_free = self.is_free(card)
        self.take_discards(seat, self.above(card))
        self.phase = "meld" if is_free else "use"

    def lay_down(self, seat: int, action: str) -> None:
        """Lay a new meld."""
        laid = cards(action.removesuffix(" low"))
        layout = layout_of(laid, self.span, is_low(action))
        for card in laid:
            self.hands[seat].pull(card)
        self.melds.append(Pile(layout, EVERYONE))
        self.owners.append(seat)
        self.laid_by.append([seat] * len(layout))
        points = sum(self.values.in_layout(layout))
        self.emit("rummy-500-melds", seat=seat, cards=" ".join(layout), points=points)
        self.go_on(seat)

    def add(self, seat: int, card: Card, at: int, low: bool) -> None:
        """Lay a card off on a meld."""
        meld = self.melds[at]
        place = place_for(meld, card, self.span, low)
        meld.insert(place, self.hands[seat].pull(card))
        self.laid_by[at].insert(place, seat)
        points = self.values.in_layout(meld)[place]
        self.emit(
            "rummy-500-lays-off",
            seat=seat,
            card=card,
            kind="set" if is_set(meld) else "run",
            number=at + 1,
            place=place + 1,  # all see at which end of a run a joker is
            points=points,
        )
        self.go_on(seat)

    def go_on(self, seat: int) -> None:
        """End the round if a seat has laid its last card."""
        self.phase, self.drawn = "meld", 0
        if not self.hands[seat]:
            self.finish(seat)

    def throw(self, seat: int, card: Card) -> None:
        """Discard and end the turn, or the round."""
        super().throw(seat, card)
        self.phase = "draw"
        if not self.hands[seat]:
            self.finish(seat)
        elif self.turns >= MAX_TURNS * self.seats:
            self.finish(None)
        elif len(self.hands[seat]) == 1:
            self.emit("rummy-500-one-left", seat=seat)

    # The end of a round, sections 9 and 10.

    def finish(self, out: int | None) -> None:
        """Score a round."""
        self.out = out
        self.emit("rummy-500-ends") if out is None else self.emit("rummy-500-out", seat=out)
        self.show_hands()
        for seat, hand in enumerate(self.hands):
            side = self.side(seat)
            self.credit(side, self.laid_points(seat), "rummy-500-for-melds")
            self.credit(side, -self.values.of(hand), "rummy-500-for-hand")
            self.credit(side, self.options.out_bonus * (seat == out), "rummy-500-for-out")
        gains = self.credited()
        for seat, hand in enumerate(self.hands):
            self.emit(
                "rummy-500-scores",
                seat=seat,
                points=self.laid_points(seat),
                number=self.values.of(hand),
                gain=gains[seat],
            )
        self.end_round()

    def decided(self) -> list[int]:
        is_last = self.round == self.options.max_rounds
        return self.leaders() if is_last or max(self.scores) >= self.options.target else []

    # Looks.

    def melds_held(self, hand: Sequence[Card]) -> list[list[Card]]:
        return [list(meld.layout) for meld in plan(self, hand).melds]

    def hand_note(self, hand: Sequence[Card]) -> Text:
        return Text("rummy-500-holding", points=self.values.of(hand))

    def table(self, tr: Translate) -> Table:
        melds = (*meld_spots(self, tr),)
        is_done = self.resting or self.over
        piles = () if is_done and melds else pile_spots(self, tr)  # all hands are open then
        return Table(spots=(*piles, *melds), badges=badges(self, tr))

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        return replace(super().seat_scene(seat, tr), line=tr(line(self, seat)))
