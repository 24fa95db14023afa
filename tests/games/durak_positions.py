"""Tables of Durak set by hand, in notation."""

from typing import Any

from games.cards import Pile, cards
from games.durak import Durak, Options
from games.durak.state import pack
from games.game import Game

PLENTY = "plenty"
"""A talon that is enough for all to draw."""


def position(
    hands: str, talon: str = "", main: int = 0, kind: type[Game] = Durak, **options: Any
) -> Durak:
    """Hearts are trumps; hands as "6C 9D | 7C", "-" for none; of the talon the last card is next.

    Seat `main` is to open.
    """
    game = kind(hands.count("|") + 1, "seed", Options(**options))
    assert isinstance(game, Durak)
    game.hands = [
        Pile(cards(hand.replace("-", "").replace("10", "T")), seat)
        for seat, hand in enumerate(hands.split("|"))
    ]
    held = {card for hand in game.hands for card in hand}
    rest = [card for card in pack(game.options.deck) if card not in held]
    game.talon = Pile(rest[-24:] if talon == PLENTY else cards(talon.replace("10", "T")))
    game.talon.known = game.talon[:1]
    game.discards = Pile(card for card in rest if card not in game.talon)
    game.trump, game.beaten_off, game.barren = "H", False, 0
    game.out = [seat for seat, hand in enumerate(game.hands) if not hand]
    game.begin_bout(main)
    return game


def state(game: Durak) -> str:
    """The state as the specification writes it: "THROW 0", "END fool 1", "END drawn"."""
    if game.phase == "end":
        return f"END fool {game.loser}" if game.loser is not None else "END drawn"
    acting = " ".join(map(str, game.waiting()))
    return f"{game.phase.upper()} {acting}"


def roles(game: Durak) -> str:
    """The state with the roles in the bout."""
    return f"{state(game)}; main {game.main} defender {game.defender}"


def legal(game: Durak, seat: int | None = None) -> str:
    """What a seat, or the one to act, may do, as the specification writes it."""
    actions = game.legal(game.waiting()[0] if seat is None else seat)
    return " · ".join(action.replace("T", "10") for action in actions)


def held(game: Durak) -> str:
    """How many cards each seat holds."""
    return " ".join(str(len(hand)) for hand in game.hands)
