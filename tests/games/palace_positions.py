"""Tables of Palace set by hand, in notation."""

from typing import Any

from games.cards import EVERYONE, NOBODY, Pile, cards
from games.palace import Options, Palace
from games.palace.state import THREE

OTHERS = "JC JD JH"
FILLER = "4C 5D 6H 7S 8C 9D"


def position(
    hand: str = "",
    pile: str = "",
    up: str | None = None,
    blind: str | None = None,
    stock: str = "",
    seats: int = 3,
    others: str = OTHERS,
    **options: Any,
) -> Palace:
    """Seat 0 is to act; the pile from the bottom, the stock from the top.

    Of its cards what is not given are three up and three blind ones, as the others have them;
    blind ones are given by place, "-" for none.
    """
    game = Palace(seats, "seed", Options(**options))
    game.phase, game.turn, game.secrets = "play", 0, [""] * seats
    filler = cards(FILLER)
    ups = [[*filler[:THREE]] for _ in range(seats)]
    blinds = [[[card] for card in filler[THREE:]] for _ in range(seats)]
    if up is not None:
        ups[0] = cards(up)
    if blind is not None:
        given = [cards(card.replace("-", "")) for card in blind.split()]
        blinds[0] = given + [[]] * (THREE - len(given))
    game.hands = [Pile(cards(hand if n == 0 else others), n) for n in range(seats)]
    game.up = [Pile(each, EVERYONE) for each in ups]
    game.places = [Pile(each, NOBODY) for theirs in blinds for each in theirs]
    game.stock = Pile(cards(stock)[::-1])
    game.pile, game.burned = Pile(cards(pile), EVERYONE), Pile((), EVERYONE)
    game.idle, game.dealer = 0, 2 % seats
    return game


def without(game: Palace, *seats: int) -> Palace:
    """The same table, but for the cards of seats that are out."""
    for seat in seats:
        game.out.append(seat)
        for pile in (game.hands[seat], game.up[seat], *game.places_of(seat)):
            pile.clear()
    return game


def exchange(hand: str, up: str, **options: Any) -> Palace:
    """A table before the exchange, with these cards of seat 0."""
    game = position(hand, up=up, **options)
    game.phase = "swap"
    return game


def state(game: Palace) -> str:
    """The state as the specification writes it."""
    acts = f"END loser {game.loser}" if game.phase == "end" else f"PLAY {game.turn}"
    pile = "" if game.phase == "end" else f"pile {' '.join(game.pile) or '-'}; "
    counts = (
        f"{len(game.hands[seat])}/{len(game.up[seat])}/{len(game.filled(seat))}"
        for seat in range(game.seats)
    )
    return f"{acts}; {pile}{' '.join(counts)}"


def legal(game: Palace) -> str:
    """What seat 0 may do, as the specification writes it."""
    return " · ".join(game.legal(0))


def acts(game: Palace) -> str:
    """Who is to act, and the pile."""
    return f"{game.turn} {' '.join(game.pile) or '-'}"
