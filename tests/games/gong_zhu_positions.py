"""Tables of Gong Zhu set by hand, in notation."""

from typing import Any

from games.cards import EVERYONE, Pile, cards
from games.gong_zhu import GongZhu, Options


def position(
    hand: str, trick: str = "", exposed: str = "", led: str = "", taken: str = "", **state: Any
) -> GongZhu:
    """Seat 0, or that of `turn`, is to play to a trick; the other seats hold what is not named.

    `exposed` are cards anybody exposed, `led` the suits of earlier tricks, `taken` the cards of
    those tricks by seat, with | between.
    """
    game = table(state.pop("options", {}))
    game.turn, game.suits_led = state.pop("turn", 0), led
    game.trick = Pile(cards(trick), EVERYONE)
    game.taken = [Pile(cards(each), EVERYONE) for each in (taken or "|||").split("|")]
    game.leader = (game.turn - len(game.trick)) % 4
    game.hands[game.turn] = Pile(cards(hand), game.turn)
    named = {*cards(hand), *game.trick, *(card for pile in game.taken for card in pile)}
    rest = [card for card in game.pack() if card not in named]
    for i in range(1, 4):
        seat = (game.turn + i) % 4
        game.hands[seat] = Pile(rest[i - 1 :: 3], seat)
    game.exposed = exposed.split()
    for pile in game.hands:
        pile.known = [card for card in pile if card in game.exposed]
    game.__dict__.update(state)
    return game


def exposing(hands: str, **options: Any) -> GongZhu:
    """Small hands by seat, with | between, just dealt; the 2C is in one of them."""
    game = table(options)
    game.hands = [Pile(cards(hand), seat) for seat, hand in enumerate(hands.split("|"))]
    if game.options.expose_timing == "in_turn":
        game.ask_in_turn()
    else:
        game.ask_all()
    return game


def table(options: dict[str, Any]) -> GongZhu:
    """A table at which nothing has been asked yet, in the middle of a hand."""
    game = GongZhu(4, "seed", Options(**options))
    game.unanswered, game.secrets, game.forced = [], [""] * 4, ""
    return game


def scored(taken: str, **state: Any) -> GongZhu:
    """The table after a hand in which the seats took these cards, with | between."""
    game = position("", taken=taken, **state)
    for pile in game.hands:
        pile.clear()
    game.score_hand()
    return game


def settled(points: str, **state: Any) -> GongZhu:
    """The table after a hand in which the seats got these points."""
    game = position("", **state)
    game.score_points([int(each) for each in points.split()])
    return game


def legal(game: GongZhu) -> set[str]:
    """What the seat to act may do."""
    return {str(move) for move in game.legal(game.waiting()[0])}
