"""Tables of Pişti set by hand, in notation."""

from collections.abc import Sequence
from typing import Any

from games.cards import NOBODY, Card, Pile, cards
from games.pisti import Options, Pisti
from tests.games.fishing_positions import lay_out


def position(floor: str, *hands: str, stock: str = "", closed: str = "", **state: Any) -> Pisti:
    """The open pile, hands by seat, and the pack's next card first, as `lay_out` has them."""
    game = Pisti(len(hands), "seed", Options(**state.pop("options", {})))
    game.closed, game.closed_taker = Pile(cards(closed), NOBODY), -1
    return lay_out(game, floor, hands, stock, **state)


def turn(floor: str, hand: str, **options: Any) -> Pisti:
    """Seat 0 of two is to play on this pile; neither hand gets empty."""
    return position(floor, f"{hand} QC", "QS 2H", options=options)


def last(floor: str, card: str, **options: Any) -> Pisti:
    """Seat 0 plays the last card of the deal."""
    return position(floor, card, "", options=options)


class Stacked(Pisti):
    """Deals these packs, the first card on top and the last below all; then by chance."""

    packs: Sequence[tuple[str, str]] = ()

    def shuffle(self, items: Any) -> list[Any]:
        shuffled = super().shuffle(items)
        if len(shuffled) < len(self.pack()) or self.shuffles - 2 not in range(len(self.packs)):
            return shuffled
        top, low = map(cards, self.packs[self.shuffles - 2])
        rest: list[Card] = [card for card in shuffled if card not in (*top, *low)]
        return low[::-1] + rest + top[::-1]


def stacked(top: str, low: str = "", seats: int = 2, **options: Any) -> Pisti:
    """A match whose first dealer is seat 1."""
    kind = type("Stacked", (Stacked,), {"packs": ((top, low),)})
    games = (kind(seats, f"seed {number}", Options(**options)) for number in range(40))
    game: Pisti = next(game for game in games if game.dealer == 1)
    return game
