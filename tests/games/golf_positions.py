"""Tables of Golf set by hand, in notation."""

from collections.abc import Iterable
from typing import Any, TypeVar

from games.cards import CARDS, EVERYONE, NOBODY, Pile, cards
from games.golf import Golf, Options
from games.golf.scoring import COLUMNS

T = TypeVar("T")
FIRST = "5C KD 2H 9S AC QD 8H 8C 4D 6S JC 3H 7C 8D TH AS 4S"
NEAR = "5C KD 2H / 9S AC QD"
"""A layout of which place 6 of seat 0, and place 1 of the others, is closed near the end."""


def layout(text: str) -> list[str]:
    """The cards of a layout, row by row."""
    return text.replace("/", " ").split()


def position(
    *layouts: str, stock: str = "8D TH AS 4S", discards: str = "7C", **options: Any
) -> Golf:
    """Seat 0 is to play; of its cards those in brackets are closed: "5C KD 2H / 9S AC (QD)".

    With braces their holder sees them. The stock is given from the top, of the discards the top
    one is the last.
    """
    game = Golf(len(layouts), "seed", Options(**options))
    game.places = []
    for seat, text in enumerate(layouts):
        for word in layout(text):
            seen = {"(": NOBODY, "{": seat}.get(word[0], EVERYONE)
            game.places.append(Pile([CARDS[word.strip("(){}")]], seen))
    game.hands = [Pile((), seat) for seat in range(game.seats)]
    game.stock, game.discards = Pile(cards(stock)[::-1]), Pile(cards(discards), EVERYONE)
    game.phase, game.turn, game.ender, game.renewed = "play", 0, None, []
    game.dealer = game.seats - 1
    return game


def near_the_end(**state: Any) -> Golf:
    """Three seats: place 6 of seat 0 is closed, and place 1 of the others."""
    return position(
        "5C KD 2H / 9S AC (QD)", "(8H) 8C 4D / 6S JC 3H", "(9C) 9D JD / TC QS 5H", **state
    )


def stacked(seats: int, dealer: int, deck: str = FIRST, **options: Any) -> Golf:
    """A match as it is dealt from a pack with these cards on top."""

    class Stacked(Golf):
        def shuffle(self, items: Iterable[T]) -> list[T]:
            found = [*items]
            if len(found) == seats:
                return found[dealer:] + found[:dealer]
            top = [item for word in deck.split() for item in found if item == word]
            return top + [item for item in found if item not in top]

    return Stacked(seats, "seed", Options(**options))


def seen(game: Golf, seat: int, viewer: int | None = None) -> str:
    """A layout as a viewer sees it, row by row."""
    found = [*map(str, game.layout(seat, viewer))]
    wide = COLUMNS[len(found)]
    return " / ".join(" ".join(found[at : at + wide]) for at in range(0, len(found), wide))


def legal(game: Golf) -> str:
    """What the seat to act may do."""
    return " ".join(game.legal(game.waiting()[0])).replace("turn ", "t").replace("swap ", "s")


def over(game: Golf) -> bool:
    """True once the hole is over."""
    return game.phase == "end"
