"""Tables of Last Card set by hand, in notation."""

from typing import Any

from games.cards import EVERYONE, Pile, cards
from games.last_card import LastCard, Options
from games.last_card.state import NAMES, WILD_FOUR

STOCK = "3Y 2Y 1Y 9B 8B 6B 4B 3B 2B 1B"
ANY_COLOUR = ["red", "yellow", "green", "blue"]


def position(hands: str, top: str = "5R", stock: str = STOCK, **state: Any) -> LastCard:
    """Hands as "3R 7S | 2Y"; the discards with the top last; of the stock the next card first."""
    options = Options(**state.pop("options", {}))
    game = LastCard(hands.count("|") + 1, "seed", options)
    game.hands = [Pile(cards(hand), seat) for seat, hand in enumerate(hands.split("|"))]
    game.discard, game.stock = Pile(cards(top), EVERYONE), Pile(cards(stock)[::-1])
    game.suit, game.turn, game.direction = game.discard[-1].suit, 0, 1
    game.penalty, game.draws, game.unanswered, game.exposed = 0, 0, False, -1
    game.called = [False] * game.seats
    game.claim_nothing()
    game.__dict__.update(state)
    if game.penalty and game.discard[-1] == WILD_FOUR and options.wild_four == "challenge":
        game.make_claim(game.follower(game.turn, -1), [game.turn])
    return game


def turned_up(hands: str, top: str, **options: Any) -> LastCard:
    """A deal to these hands with seat 0 first, and what the card turned up has done."""
    game = position(hands, top, options=options)
    game.starter, game.turn = 0, game.seats - 1
    game.carry_out(game.discard[-1])
    return game


def state(game: LastCard) -> str:
    """The state as the specification writes it: "PLAY 1 blue 3 3 3"."""
    name = "PENALTY" if game.penalty else "PLAY" if game.suit else "COLOUR"
    held = (len(hand) for hand in game.hands)
    return " ".join(map(str, (name, game.turn, NAMES.get(game.suit), *held)))


def moves(game: LastCard, seat: int | None = None) -> list[str]:
    """What a seat, or the one to act, may do."""
    return game.legal(game.turn if seat is None else seat)


def named(card: str) -> list[str]:
    """A wild card with each colour it may name."""
    return [f"{card} colour {name}" for name in ANY_COLOUR]
