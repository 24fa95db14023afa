"""Gin Rummy: arrange ten cards into melds, and knock when little is left over.

Rules: `docs/rules/gin_rummy.md`; a section named in this folder is one of that page.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Final

from games.cards import CARDS, EVERYONE, POINTS, Card, Pile
from games.choices import Choice
from games.daily import Daily
from games.gin_rummy.hint import GinRummyMind
from games.gin_rummy.scoring import Scoring, points_in
from games.gin_rummy.state import (
    LAY_OFF,
    VARIANTS,
    WITH,
    Options,
    State,
    named_melds,
    read_action,
)
from games.gin_rummy.table import line, spots, tag
from games.rummy import MAX_TURNS
from games.rummy.deadwood import BIT, arrangement, cards_in, deadwood, mask
from games.scene import Badge, Table, TableSeat
from games.text import Text, Translate

ENDS: Final = ("knock", "biggin")
WALL: Final = 2
"""The number of cards of the stock that are never drawn."""
_FIRST: Final = {
    "upcard": Text("gin-rummy-upcard-first"),
    "forced": Text("gin-rummy-stock-first"),
    "draw": Text("gin-rummy-draw-first"),
    "last": Text("gin-rummy-last-discard"),
}
"""The legal actions where no card is asked for, by phase."""


class GinRummy(Scoring):
    """Two players, each alone; a round is a hand."""

    key, players, unit = "gin_rummy", range(2, 3), "hand"
    group, minutes, cover = "rummy", 20, "7H 8H 9H TH"
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily = Daily(2, Options(target=500), 3)
    mind = GinRummyMind()

    def deal(self) -> None:
        if self.round == 1:
            self.boxes = [0, 0]
            self.next_dealer = self.shuffle(range(2))[0]
        self.dealer = self.next_dealer
        first = 1 - self.dealer
        self.deal_and_turn_up(10, first)
        self.phase, self.declined = "upcard", [0, 0]
        self.limit = self.options.knock_limit
        if self.options.oklahoma:
            self.limit = min(self.limit, POINTS[self.discard[0]])
        self.knocker, self.covered, self.laid_off = None, Pile((), EVERYONE), Pile((), EVERYONE)
        self.melds, self.answer, self.result = [], [], ""
        self.emit("gin-rummy-deals", seat=self.dealer, card=self.discard[0], other=first)

    # Legal actions, sections 5 and 6.

    def moves(self, seat: int) -> list[str]:
        phase = self.phase
        if phase == "discard":
            return self.discards(seat) + self.knocks(seat)
        if phase == "draw":
            return ["draw", "take"]
        if phase == "last knock":
            return self.knocks(seat)
        if phase == "layoff":
            return [*(LAY_OFF[card] for card in self.lay_offs(seat)), "done"]
        if phase == "forced":
            return ["draw"]
        return ["take", "pass"] if phase == "upcard" or self.can_knock_with(seat) else ["pass"]

    def can_knock_with(self, seat: int) -> bool:
        """True if the top discard would let a seat knock at once."""
        held = mask([*self.hands[seat], self.discard[-1]])
        return any(deadwood(held ^ BIT[card]) <= self.limit for card in self.hands[seat])

    def choices(self, seat: int) -> list[Choice]:
        """The choices, a knock first; a card that can be taken is named."""
        found = sorted(super().choices(seat), key=lambda choice: choice.verb not in ENDS)
        said = f"take {self.discard[-1]}" if self.discard else ""
        return [replace(choice, said=said) if choice.verb == "take" else choice for choice in found]

    def refusal(self, seat: int, action: str) -> Text | None:
        return None if action in self.moves(seat) else _refusal(self, seat, action)

    def read(self, text: str) -> str:
        action = super().read(text.replace("/", " / "))
        return read_action(action, "layoff" if self.phase == "layoff" else "discard")

    # Play.

    def play(self, seat: int, action: str) -> None:
        if action == "draw":
            self.draw(seat)
        elif action.startswith("discard "):
            self.throw(seat, CARDS[action[-2:]])
        elif action == "take":
            self.take(seat)
        elif action == "pass":
            self.decline(seat)
        elif self.phase != "layoff":
            self.knock(seat, action)
        elif action.startswith("done"):
            self.finish(action)
        else:
            self.lay_off(seat, [CARDS[action[-2:]]])

    def draw(self, seat: int) -> None:
        self._note_declined(seat)
        super().draw(seat)
        self.phase = "discard"

    def take(self, seat: int) -> None:
        """Take the top discard."""
        self.take_discards(seat)
        self.phase = "last knock" if self.phase == "last" else "discard"

    def decline(self, seat: int) -> None:
        """Leave the upcard to the dealer, then the stock to the other; or the last discard."""
        self._note_declined(seat)
        self.emit("gin-rummy-passes", seat=seat)
        if self.phase == "last":
            self.end_hand("dead", 0)
            return
        self.phase = "forced" if seat == self.dealer else "upcard"
        self.turn = 1 - seat

    def throw(self, seat: int, card: Card) -> None:
        """Discard and end the turn, or the hand after the last turn."""
        super().throw(seat, card)
        self._note_declined(seat)
        self.phase = "draw"
        if len(self.stock) > WALL and self.turns < MAX_TURNS:
            return
        if self.options.last_discard_action and self.turns < MAX_TURNS:
            self.phase = "last"
        else:
            self.end_hand("dead", 0)

    def _note_declined(self, seat: int) -> None:
        """Note that a seat has no use for the top discard."""
        self.declined[seat] |= mask(self.discard[-1:])

    # Words about the match.

    def summary(self, seat: int) -> Text | None:
        """The end of the hand for a seat, or the deadwood it was left with."""
        if self.knocker is None or not self.result:
            return None
        how = self.result if seat == self.knocker and self.result in ("gin", "biggin") else "left"
        return Text("gin-rummy-deed", how=how, number=points_in(self.hands[seat]))

    def place_reason(self, seat: int) -> Text | None:
        """The target, where the winner reached it but has no more points with the bonuses."""
        is_won = seat in self.winners and self.scores[seat] <= self.scores[1 - seat]
        return Text("gin-rummy-reason", number=self.options.target) if is_won else None

    def fact(self) -> Text:
        """The hands won; the points of the last one hold the bonuses of the game."""
        more = self.boxes.index(max(self.boxes))
        most, least = self.boxes[more], self.boxes[1 - more]
        if most == least:
            return Text("gin-rummy-even", number=most)
        return Text("gin-rummy-fact", seat=more, most=most, least=least)

    # Looks.

    def melds_held(self, hand: Sequence[Card]) -> list[list[Card]]:
        return [*map(cards_in, arrangement(mask(hand)))]

    def hand_note(self, hand: Sequence[Card]) -> Text:
        return Text("gin-rummy-holding", number=deadwood(mask(hand)))

    def table(self, tr: Translate) -> Table:
        limit = Badge(tr(Text("gin-rummy-limit")), str(self.limit))
        target = Badge(tr(Text("gin-rummy-target")), str(self.options.target))
        return Table(
            subtitle=tr(Text("gin-rummy-subtitle", number=self.round, how=self.result)),
            spots=tuple(spots(self, tr)),
            badges=(limit, target),
        )

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        place, mark = super().seat_scene(seat, tr), tag(self, seat)
        return replace(
            place,
            line=tr(line(self, seat)),
            shown=() if self.hands[seat].seen_by == EVERYONE else place.shown,
            tag=tr(mark) if mark else place.tag,
        )


# Refusals: why an action is illegal, and what is legal instead.


def _refusal(game: State, seat: int, action: str) -> Text | None:
    if game.phase in _FIRST:
        return _FIRST[game.phase]
    if game.phase == "layoff":
        return _refused_lay_off(game, seat, action)
    verb, _, text = action.partition(" ")
    card = text.partition(WITH)[0]
    if action == "biggin":
        key = "gin-rummy-not-all-melded" if game.options.big_gin else "gin-rummy-no-big-gin"
        return Text(key, limit=game.limit)
    if verb not in ("discard", "knock") or card not in CARDS:
        return Text("gin-rummy-discard-or-knock", limit=game.limit)
    if refused := game.refused_discard(seat, card):
        return refused
    if verb == "knock":
        return _refused_knock(game, seat, action, card)
    return Text("gin-rummy-must-knock", cards=_knock_cards(game, seat))


def _knock_cards(game: State, seat: int) -> str:
    """The cards that a seat may discard to knock."""
    return " ".join(move.removeprefix("knock ") for move in game.knocks(seat) if " " in move)


def _refused_knock(game: State, seat: int, action: str, card: str) -> Text | None:
    """The refusal of a knock; None if the melds it names make it legal."""
    held = mask(game.hands[seat]) ^ BIT[CARDS[card]]
    if WITH not in action:
        return _too_much(game, seat, deadwood(held))
    melds = named_melds(action)
    if melds is None or sum(melds) & ~held:
        return Text("gin-rummy-no-melds-of-yours")
    left = points_in(cards_in(held ^ sum(melds)))
    return _too_much(game, seat, left) if left > game.limit else None


def _too_much(game: State, seat: int, left: int) -> Text:
    cards = _knock_cards(game, seat)
    key = "gin-rummy-knock-with-another" if cards else "gin-rummy-too-much-deadwood"
    return Text(key, number=left, limit=game.limit, cards=cards)


def _refused_lay_off(game: State, seat: int, action: str) -> Text | None:
    verb, _, card = action.partition(" ")
    hand, cards = game.hands[seat], game.lay_offs(seat)
    if verb == "done" and WITH in action:
        melds = named_melds(action)
        wrong = melds is None or sum(melds) & ~mask(hand)
        return Text("gin-rummy-no-melds-of-yours") if wrong else None
    if verb == "layoff" and card in CARDS:
        if card not in hand:
            return Text("not-in-hand", card=card)
        return Text("gin-rummy-does-not-fit", card=card, count=len(cards), cards=" ".join(cards))
    return Text("gin-rummy-lay-off-or-done", count=len(cards), cards=" ".join(cards))
