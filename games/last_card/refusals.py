"""Why something cannot be done in Last Card, and what can (section 12)."""

from games.cards import CARDS, Card
from games.last_card.cards import WILD_FOUR
from games.last_card.turns import Turns
from games.speech import Words


def refused(game: Turns, seat: int, action: str) -> Words:
    """Why the seat to act may not do this."""
    verb = (action.split() or [""])[0]
    if verb in ("catch", "call"):
        return _unsaid(game, seat, verb)
    if not game.suit:
        return Words("last-card-name-a-colour")
    moves = game.moves(seat)
    playable = " ".join(dict.fromkeys(move.split()[0] for move in moves if move[:2] in CARDS))
    if verb in CARDS and verb not in game.hands[seat]:
        return Words("not-in-hand", card=verb)
    if game.penalty:
        can = "challenge" if "challenge" in moves else "draw"
        kind = "some" if playable else "none"
        return Words("last-card-answer", number=game.penalty, kind=kind, cards=playable, can=can)
    if game.draws and verb not in playable.split() and verb in (*CARDS, "draw", "pass"):
        return Words("last-card-only-the-drawn", card=game.hands[seat][-1])
    if verb == "draw" or (verb == "pass" and not game.stock):
        return Words("last-card-must-play", cards=playable)
    if verb == "pass":
        return Words("last-card-draw-first")
    if verb in CARDS and (problem := _card(game, seat, CARDS[verb])):
        return problem
    return Words("bad-card", text=action, cards=playable) if playable else _must_fit(game)


def _card(game: Turns, seat: int, card: Card) -> Words | None:
    """Why a card that is held may not be played; None if it may, but not with these words."""
    hand = game.hands[seat]
    if not game.fits(seat, card):
        if card == WILD_FOUR:
            same = next(held for held in hand if held.suit == game.suit)
            return Words("last-card-holds-the-colour", suit=game.suit, card=same)
        return _must_fit(game)
    if len(hand) == 1:
        return Words("last-card-plain", card=card)
    if not card.suit:
        return Words("last-card-name-a-colour")
    if card.rank == "7" and game.options.seven_zero:
        others = " ".join(str(other) for other in range(game.seats) if other != seat)
        return Words("last-card-name-a-seat", seats=others)
    return None


def _must_fit(game: Turns) -> Words:
    """What fits."""
    top = game.discard[-1]
    wild = "yes" if not top.suit else "no"
    return Words("last-card-must-fit", suit=game.suit, face=top.rank, wild=wild)


def refused_aside(game: Turns, seat: int, action: str) -> Words | None:
    """Why a seat may not do this out of turn; None if it is no thing to do out of turn."""
    verb = action.partition(" ")[0]
    if verb in ("catch", "call"):
        return _unsaid(game, seat, verb)
    missed = game.options.jump_in and verb == game.discard[-1] and verb in game.hands[seat]
    if missed and verb[0].isdigit() and not game.fresh:
        return Words("last-card-too-late", other=game.quicker if game.quicker >= 0 else game.turn)
    return None


def _unsaid(game: Turns, seat: int, verb: str) -> Words:
    """Why there is nothing to call, or nobody to catch."""
    held = len(game.hands[seat])
    if verb == "call" and held > 1:
        return Words("last-card-too-many-cards", count=held)
    if game.quicker >= 0:
        return Words("last-card-too-late", other=game.quicker)
    called = " ".join(str(n) for n in range(game.seats) if game.said[n])
    key = "last-card-nothing-to-call" if verb == "call" else "last-card-nobody-exposed"
    return Words(key, seats=called, kind="some" if called else "none")
