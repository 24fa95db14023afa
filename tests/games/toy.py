"""The smallest game with voids and cards known in hidden hands, to test views and guesses on."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from games.cards import EVERYONE, NOBODY, Card, Pile, cards
from games.game import Game
from games.mind import Mind
from games.options import option
from games.scene import Table
from games.text import Hint, Text, Translate

PACK = cards("AC AD AH AS 2C 2D 2H 2S 3C 3D 3H 3S")


@dataclass(frozen=True)
class Options:
    target: int = option(1, range(1, 3))


class ToyMind(Mind["Toy"]):
    """Makes the first legal move."""

    def hint(self, game: "Toy", seat: int) -> Hint:
        return Hint(game.moves(seat)[0], Text("not-said"))

    def can_hold(self, game: "Toy", seat: int, card: Card) -> bool:
        return card.suit not in game.voids[seat]


class Toy(Game):
    """Seats take the upcard into the hand, or play a card onto it.

    `voids` are by seat the suits that the play so far rules out for its hidden cards.
    """

    key, players = "toy", range(2, 5)
    options: Options = Options()
    mind: ClassVar[Mind[Any]] = ToyMind()

    upcards: Pile
    stock: Pile
    voids: list[str]

    def deal(self) -> None:
        deck = self.shuffle(PACK)
        self.hands = [Pile(deck[2 * seat : 2 * seat + 2], seat) for seat in range(self.seats)]
        self.upcards = Pile(deck[-1:], EVERYONE)
        self.stock = Pile(deck[2 * self.seats : -1], NOBODY)
        self.voids = [""] * self.seats

    def pack(self) -> Sequence[Card]:
        return PACK

    def moves(self, seat: int) -> list[str]:
        return ["take", *self.hands[seat]] if self.upcards else list(self.hands[seat])

    def play(self, seat: int, action: str) -> None:
        if action == "take":
            self.hands[seat].add_known(self.upcards.pop())
        else:
            self.upcards.append(self.hands[seat].pull(Card(action)))
        self.turn = (seat + 1) % self.seats

    def table(self, tr: Translate) -> Table:
        return Table(seats=())
