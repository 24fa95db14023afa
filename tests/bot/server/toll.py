"""A game whose actions are too many for buttons: two of 33 cards, then a number up to 200."""

from dataclasses import dataclass, replace
from typing import ClassVar

from games.cards import CARDS, NOBODY, Pile
from games.choices import Choice
from games.game import Game
from games.mind import Mind
from games.options import option
from games.scene import Table, TableSeat
from games.text import Hint, Text, Translate

MOST = 200


@dataclass(frozen=True)
class Options:
    target: int = option(1, range(1, 3))
    count: int = option(2, range(2, 34))


class TollMind(Mind["Toll"]):
    def hint(self, game: "Toll", seat: int) -> Hint:
        return Hint(game.moves(seat)[0], Text("toll-because"))


class Toll(Game):
    """Seat 0 discards two cards of one suit, or more of any, then pays; seat 1 watches."""

    key, players = "toll", range(2, 3)
    options: Options = Options()
    variants: ClassVar = {"long": Options(target=2, count=3)}
    mind = TollMind()

    gone: Pile

    def deal(self) -> None:
        deck = self.shuffle(self.pack())
        self.hands = [Pile(deck[:33], 0), Pile(deck[33:], 1)]
        self.gone = Pile((), NOBODY)

    def choices(self, seat: int) -> list[Choice]:
        if seat not in self.waiting():
            return []
        count = self.options.count
        if not self.gone:
            return [Choice("discard", tuple(sorted(self.hands[0], key=self.sort)), count, count)]
        return [Choice("pay", numbers=range(1, MOST + 1))]

    def moves(self, seat: int) -> list[str]:
        if self.gone:
            return ["pay 7"]
        first, *others = sorted(self.hands[0], key=self.sort)
        second = next(card for card in others if card.suit == first.suit)
        picked = [first, second, *(card for card in others if card != second)]
        return [self.read(" ".join(["discard", *picked[: self.options.count]]))]

    def refusal(self, seat: int, action: str) -> Text | None:
        verb, *rest = action.split()
        if self.gone:
            amounts = map(str, range(1, MOST + 1))
            legal = verb == "pay" and len(rest) == 1 and rest[0] in amounts
        else:
            held, count = {*rest} & {*self.hands[0]}, self.options.count
            legal = verb == "discard" and len(held) == count == len(rest)
        if not legal:
            return Text("not-possible", action=action)
        if not self.gone and self.options.count == 2 and rest[0][1] != rest[1][1]:
            return Text("toll-one-suit")
        return None

    def play(self, seat: int, action: str) -> None:
        verb, *rest = action.split()
        if verb == "pay":
            self.winners = [0]
        else:
            self.gone.extend(self.hands[0].pull(CARDS[card]) for card in rest)

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        return replace(super().seat_scene(seat, tr), line=tr(Text("toll-line")))

    def table(self, tr: Translate) -> Table:
        return Table(seats=())
