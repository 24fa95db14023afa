"""Why something cannot be done in Fireworks, and what can (section 10)."""

from games.cards import COLOUR_WORDS
from games.fireworks.cards import MIXED, NAMES, RAINBOW, RANKS, SUITS
from games.fireworks.state import State
from games.speech import Words


def refused(game: State, seat: int, action: str) -> Words:
    """Why the seat to act may not do this."""
    match action.split():
        case ["discard", *_] if game.clocks == game.options.clocks:
            return Words("fireworks-clocks-full")
        case ["play" | "discard", place] if place.isdecimal():
            return Words("fireworks-no-such-place", count=len(game.hands[seat]))
        case ["hint", *_] if not game.clocks:
            return Words("fireworks-no-clock")
        case ["hint", other, kind, name] if other.isdecimal():
            return _hint(game, seat, int(other), kind, name)
    return Words("fireworks-a-turn")


def _hint(game: State, seat: int, other: int, kind: str, name: str) -> Words:
    """Why a hint cannot be given."""
    seats = " ".join(str(each) for each in range(game.seats) if each != seat)
    if other == seat:
        return Words("fireworks-not-to-yourself", seats=seats)
    if other >= game.seats:
        return Words("fireworks-no-such-seat", seats=seats)
    suits = game.options.suits
    colour = COLOUR_WORDS.get(name, "") if kind == "colour" else ""
    if colour == RAINBOW and suits in MIXED:
        names = " ".join(suit for suit in SUITS[suits] if suit != RAINBOW)
        return Words("fireworks-colour-not-named", suits=names)
    if colour not in SUITS[suits] or not (colour or (kind == "number" and name in RANKS)):
        return Words("fireworks-a-turn")
    hand = game.hands[other]
    held = " ".join(suit for suit in NAMES if any(card.suit == suit for card in hand))
    numbers = ", ".join(rank for rank in RANKS if any(card.rank == rank for card in hand))
    return Words("fireworks-nothing-to-point-at", other=other, suits=held, numbers=numbers)
