"""Tables of Belote set by hand, in notation."""

from itertools import zip_longest
from typing import Any

from games.belote import Belote, Options
from games.cards import EVERYONE, Pile, cards
from games.tricks import PACK32, partner_of

COINCHE: dict[str, Any] = {"bidding": "auction", "declarations": False, "undertrump": False}


def dealt(hands: str = "", turned: str = "QC", stock: str = "", **options: Any) -> Belote:
    """A table just dealt by seat 3; `hands` are by seat with / between, others as they come.

    `stock` are the cards below the turned one, the top one first.
    """
    size = 8 if options.get("bidding") == "auction" else 5
    named = {*cards(hands.replace("/", " ")), *cards(stock)} | (
        {*cards(turned)} if size == 5 else set()
    )
    rest = [card for card in PACK32 if card not in named]
    held = [cards(hand or "") for hand, _ in zip_longest(hands.split("/"), range(4))]
    held = [hand or [rest.pop() for _ in range(size)] for hand in held]
    deck = [held[at % 4][at // 4] for at in range(size * 4)]
    if size == 5:
        deck += [*cards(turned), *cards(stock), *rest]

    class Stacked(Belote):
        """Seat 3 deals this deck."""

        def following_dealer(self) -> int:
            super().following_dealer()
            return 3

        def shuffle(self, items: Any) -> Any:
            mixed = super().shuffle(items)
            return deck if len(mixed) == len(deck) else mixed

    return Stacked(4, "seed", Options(**options))


def position(hand: str, trick: str = "", trump: str = "H", **options: Any) -> Belote:
    """Seat 0 is to play to a trick; the other seats hold what is not named."""
    game = dealt(**options)
    game.phase, game.asked, game.trump, game.suit = "play", [], trump, trump
    game.maker, game.turn = 1, 0
    game.trick = Pile(cards(trick), EVERYONE)
    game.leader = -len(game.trick) % 4
    held = cards(hand)
    rest = [card for card in PACK32 if card not in {*held, *game.trick}]
    for seat in range(4):
        count = len(held) - (seat >= game.leader > 0)
        game.hands[seat] = Pile(held if not seat else [rest.pop() for _ in range(count)], seat)
    game.turned, game.kitty = Pile((), EVERYONE), Pile()
    before = Pile(rest, EVERYONE)
    game.taken[partner_of(0)] = before
    return game
