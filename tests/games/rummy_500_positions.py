"""Tables of Rummy 500 set by hand, in notation."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from games.cards import EVERYONE, ORDER, Card, Pile, cards
from games.rummy.melds import is_set, layout_of
from games.rummy_500 import Options, Rummy500
from games.rummy_500.state import State, is_low


def position(
    hands: str,
    pile: str = "",
    table: str = "",
    stock: str = "2C 3C 4C",
    phase: str = "draw",
    **options: Any,
) -> Rummy500:
    """Seat 0 is to act; hands and melds with | between, the top card of the pile last.

    All melds were laid by the last seat. Seat 1 holds KC KD unless it is named.
    """
    every = hands.split("|") if "|" in hands else [hands, "KC KD"]
    game = Rummy500(len(every), "seed", Options(**options))
    game.dealer, game.turn, game.phase = len(every) - 1, 0, phase  # type: ignore[assignment]
    game.hands = [Pile(cards(hand), seat) for seat, hand in enumerate(every)]
    game.discard, game.stock = Pile(cards(pile), EVERYONE), Pile(cards(stock))
    game.melds = [Pile(cards(meld), EVERYONE) for meld in table.split("|") if meld]
    game.owners = [len(every) - 1] * len(game.melds)
    game.laid_by = [[seat] * len(meld) for seat, meld in zip(game.owners, game.melds, strict=True)]
    return game


def drawn(hand: str, table: str = "", **options: Any) -> Rummy500:
    """Seat 0 has drawn."""
    return position(hand, "JD", table, phase="meld", **options)


def legal(game: Rummy500) -> str:
    """What the seat to act may do."""
    return " · ".join(sorted(game.legal(game.waiting()[0])))


def of(actions: str) -> str:
    """Actions as `legal` lists them, in another order."""
    return " · ".join(sorted(actions.split(" · ")))


def meld(text: str, **options: Any) -> str:
    """What cards that are melded are: "run 4H 5H 6H", "nothing"."""
    span = Rummy500(2, "seed", Options(**options)).span
    layout = layout_of(cards(text.removesuffix(" low")), span, is_low(text))
    return f"{'set' if is_set(layout) else 'run'} {' '.join(layout)}" if layout else "nothing"


def points(text: str, **options: Any) -> int:
    """The points of melded cards."""
    game = Rummy500(2, "seed", Options(**options))
    layout = layout_of(cards(text.removesuffix(" low")), game.span, is_low(text))
    return sum(game.values.in_layout(layout))


def spread(game: State) -> str:
    """The melds on the table by number."""
    return ", ".join(f"{at} {' '.join(each)}" for at, each in enumerate(game.melds, 1))


def in_order(pile: Iterable[Card]) -> str:
    """The cards of a hand in canonical order."""
    ordered = sorted(pile, key=ORDER.__getitem__)
    return " ".join(ordered)


def whole(game: Rummy500) -> bool:
    """True if hands, stock, discards and melds together are the pack."""
    return Counter(card for pile in game.piles() for card in pile) == Counter(game.pack())
