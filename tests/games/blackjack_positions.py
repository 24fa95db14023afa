"""Rounds of Blackjack dealt by hand, in notation."""

from typing import Any

from games.blackjack import Blackjack, Options
from games.blackjack.odds import Odds
from games.blackjack.state import total
from games.cards import NOBODY, Card, Pile, cards
from tests.games.positions import after


def match(seats: int = 1, chips: str = "", **options: Any) -> Blackjack:
    """A match in its first bets, seat 0 first; `chips` by seat, if not those of the options."""
    game = Blackjack(seats, "seed", Options(**options))
    game.first = game.turn = 0
    if chips:
        game.scores = [int(each) for each in chips.split()]
        game.live = [each >= game.options.min_bet for each in game.scores]
    return game


def deal(game: Blackjack, shoe: str) -> Blackjack:
    """The same match once each seat has bet 20, and these cards have been next in the shoe."""
    game.shoe = Pile(reversed(cards(shoe)), NOBODY)
    return after(game, *["bet 20"] * len(game.waiting()))


def position(hands: str, house: str, then: str = "", chips: str = "", **options: Any) -> Blackjack:
    """Hands of two cards as "TS 6D | 8S 8D" against "9C 7H"; then these cards come next."""
    pairs = [cards(hand) for hand in (*hands.split("|"), house)]
    dealt = [hand[at] for at in range(2) for hand in pairs]
    game = match(len(pairs) - 1, chips, **options)
    return deal(game, " ".join([*dealt, then]))


def hands(game: Blackjack, seat: int = 0) -> str:
    """The hands of a seat from the left: "8S 3C TD / 8D 8H"."""
    every = (game.cards_of(seat, at) for at in range(len(game.boxes[seat])))
    return " / ".join(map(" ".join, every))


def house(game: Blackjack) -> str:
    """The open cards of the house."""
    return " ".join(game.house)


def gains(game: Blackjack) -> list[int]:
    """The chips that each seat has won or lost in the round that is over."""
    assert game.phase == "over"
    return [now - old for now, old in zip(game.scores, game.scores_before, strict=True)]


def legal(game: Blackjack) -> str:
    """What the seat to act may do."""
    return " ".join(game.legal(game.waiting()[0]))


def hint(hand: str, up: str, **options: Any) -> str:
    """The action hinted for two cards against an up-card, whatever the hole card is."""
    game = position(hand, f"{up} 9H", **options)
    if game.phase == "insure":
        after(game, "pass")
    return game.mind.hint(game, 0).action


def odds(hand: str, up: str, **options: Any) -> dict[str, float]:
    """The expectation of each action with two cards against an up-card."""
    return Odds(Options(**options), Card(up), cards(hand)).values(("stand", "hit", "double"))


def said(hand: str) -> str:
    """The total of cards: "soft 17"."""
    made = total(cards(hand))
    return f"soft {made.number}" if made.is_soft else str(made.number)
