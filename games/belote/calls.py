"""The calls about trump in Belote (section 5), and the refusals of actions (section 12)."""

from typing import Final

from games.belote.score import ALL_TRICKS
from games.belote.state import State
from games.cards import CARDS, SUITS, Card
from games.text import Text
from games.tricks import NOT_YET

BIDS: Final = (*range(80, 161, 10), ALL_TRICKS)
VERBS: Final = ("take", "pass", "trump", "bid", "coinche", "surcoinche")


def call_moves(game: State) -> list[str]:
    """The legal calls of the seat to act."""
    match game.phase:
        case "take":
            return ["take", "pass"]
        case "name":
            return [*(f"trump {suit}" for suit in suits_left(game)), "pass"]
        case "surcoinche":
            return ["surcoinche", "pass"]
    bids = [f"bid {suit} {number}" for suit in SUITS for number in BIDS if number > game.bid]
    return [*bids, *(["coinche"] if can_coinche(game) else []), "pass"]


def suits_left(game: State) -> list[str]:
    """The suits that may be named once the turned card is refused."""
    return [suit for suit in SUITS if suit != game.suit]


def can_coinche(game: State) -> bool:
    """True if the last bid is the other side's."""
    return game.maker != NOT_YET and game.maker % 2 != game.turn % 2


def call_refusal(game: State, action: str) -> Text:
    """The reason that a call is illegal."""
    verb, *words = action.split(" ")
    if game.phase == "take" and verb == "trump":
        return Text("belote-not-yet", card=game.turned[0])
    if game.phase == "name" and (verb == "take" or action == f"trump {game.suit}"):
        return Text("belote-turned-down", suit=game.suit, suits=" ".join(suits_left(game)))
    if game.phase == "auction":
        if verb == "bid":
            return _bad_bid(game, words)
        if verb == "coinche":
            key = "nothing-to-coinche" if game.maker == NOT_YET else "own-side"
            return Text(f"belote-{key}", least=least_bid(game))
    return game.wrong_phase()


def least_bid(game: State) -> int:
    """The lowest legal bid."""
    return next((number for number in BIDS if number > game.bid), 0)


def _bad_bid(game: State, words: list[str]) -> Text:
    number = words[-1] if words else ""
    if number.isascii() and number.isdigit() and int(number) in BIDS and words[0] in SUITS:
        return Text("belote-bid-too-low", least=least_bid(game))
    return Text("belote-not-a-value", least=least_bid(game))


def why_not(game: State, card: Card, cards: str) -> Text:
    """The reason that only these cards may be played, where it is not the suit led."""
    best = game.trick[game.best(game.trick)]
    is_over = not game.ranking.is_high(best, [CARDS[card] for card in cards.split()])
    if is_over and best.suit == card.suit == game.trump:
        return Text("belote-must-go-over", card=best, cards=cards)
    return Text("belote-must-trump", suit=game.led(), cards=cards)
