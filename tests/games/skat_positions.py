"""Tables of Skat set by hand, in notation."""

from itertools import zip_longest
from typing import Any

from games.cards import EVERYONE, Pile, cards
from games.skat import Options, Skat
from games.skat.state import RANKINGS
from games.tricks import PACK32
from tests.games.positions import after


def dealt(hands: str = "", skat: str = "", dealer: int = 2, seats: int = 3, **options: Any) -> Skat:
    """A table just dealt; `hands` are by seat with / between, others as they come."""
    named = {*cards(hands.replace("/", " ")), *cards(skat)}
    rest = [card for card in PACK32 if card not in named]
    held = [cards(hand or "") for hand, _ in zip_longest(hands.split("/"), range(seats))]
    aside = cards(skat) or [rest.pop(), rest.pop(0)]
    players = [(dealer + at) % seats for at in (1, 2, 3)]
    for seat in players:
        held[seat] += [rest.pop() for _ in range(10 - len(held[seat]))]
    deck = [held[players[at % 3]][at // 3] for at in range(30)] + aside

    class Stacked(Skat):
        """The dealer deals this deck."""

        def following_dealer(self) -> int:
            return dealer

        def shuffle(self, items: Any) -> Any:
            mixed = super().shuffle(items)
            return deck if len(mixed) == len(deck) else mixed

    return Stacked(seats, "seed", Options(**options))


def position(
    hand: str, trick: str = "", kind: str = "H", maker: int = 1, others: str = "", **options: Any
) -> Skat:
    """Seat 0 is to play to a trick; `others` hold cards with / between, or what is not named."""
    game = dealt(**options)
    game.phase, game.asked, game.kind, game.trump = "play", [], kind, RANKINGS[kind].trump
    game.maker, game.turn, game.bid, game.taken_up = maker, 0, 18, True
    game.trick = Pile(cards(trick), EVERYONE)
    game.leader = -len(game.trick) % 3
    held = [cards(hand), *map(cards, others.split("/"))]
    named = {*game.trick, *(card for each in held for card in each)}
    rest = [card for card in PACK32 if card not in named]
    game.skat = Pile([rest.pop(0), rest.pop(0)], maker)
    for seat in range(3):
        count = len(held[0]) - (seat >= game.leader > 0)
        own = held[seat] if seat < len(held) else []
        game.hands[seat] = Pile(own or [rest.pop() for _ in range(count)], seat)
    game.taken[2] = Pile(rest, EVERYONE)
    return game


def declarer(calls: str = "bid 18, pass, pass", **table: Any) -> Skat:
    """A table after some calls, by which seat 1 is the declarer at 18."""
    return after(dealt(**table), *calls.split(", "))
