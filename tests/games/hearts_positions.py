"""Tables of Hearts set by hand, in notation."""

from typing import Any

from games.cards import EVERYONE, Pile, cards
from games.hearts import Hearts, Options

ALL_HEARTS = "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H"


def position(hand: str, trick: str = "", taken: str = "", seats: int = 4, **state: Any) -> Hearts:
    """Seat 0, or that of `turn`, is to play to a trick; the other seats hold what is not named.

    `taken` are the cards of earlier tricks by seat, with | between; with none it is the first
    trick unless `later`. `known` is the card that must be led.
    """
    game = table(seats, state.pop("options", {}))
    game.turn = state.pop("turn", 0)
    game.trick = Pile(cards(trick), EVERYONE)
    if taken:
        game.taken = [Pile(cards(each), EVERYONE) for each in taken.split("|")]
    elif state.pop("later", True):
        game.taken[0] = Pile(cards("7C 8C 9C TC"), EVERYONE)
    game.leader = (game.turn - len(game.trick)) % seats
    game.hands[game.turn] = Pile(cards(hand), game.turn)
    named = {*cards(hand), *game.trick, *(card for pile in game.taken for card in pile)}
    rest = [card for card in game.pack() if card not in named]
    for i in range(1, seats):
        seat = (game.turn + i) % seats
        game.hands[seat] = Pile(rest[i - 1 :: seats - 1], seat)
    game.hands[game.turn].known = cards(state.pop("known", ""))
    game.__dict__.update(state)
    return game


def table(seats: int, options: dict[str, Any]) -> Hearts:
    """A table at which the cards have been passed."""
    game = Hearts(seats, "seed", Options(**options))
    game.phase, game.secrets, game.low = "play", [""] * seats, 0
    for hand in game.hands:
        hand.known.clear()
    return game


def passing(hands: str, number: int = 1, **options: Any) -> Hearts:
    """Hands by seat, with | between, just dealt for the hand of this number."""
    each = hands.split("|")
    game = Hearts(len(each), "seed", Options(**options))
    game.round = number
    game.deal()
    game.hands = [Pile(cards(hand), seat) for seat, hand in enumerate(each)]
    return game


def scored(taken: str, tricks: str = "", **state: Any) -> Hearts:
    """The table after a hand in which the seats took these cards, with | between.

    Who took any has taken a trick, unless `tricks` tells how many each has.
    """
    piles = [each.replace("all hearts", ALL_HEARTS) for each in taken.split("|")]
    game = table(len(piles), state.pop("options", {}))
    game.__dict__.update(state)
    game.scores_before = list(game.scores)
    game.taken = [Pile(cards(each), EVERYONE) for each in piles]
    game.tricks = [int(each) for each in tricks.split()] or [bool(pile) for pile in game.taken]
    for hand in game.hands:
        hand.clear()
    game.score_hand()
    return game


def gained(taken: str, **state: Any) -> list[int]:
    """By seat, what such a hand brings."""
    game = scored(taken, **state)
    return [now - old for now, old in zip(game.scores, game.scores_before, strict=True)]


def settled(totals: str, gains: str, **state: Any) -> Hearts:
    """The table after a hand that brought these gains to who had these totals."""
    game = table(len(totals.split()), state.pop("options", {}))
    game.__dict__.update(state)
    game.scores = [int(each) for each in totals.split()]
    game.scores_before = list(game.scores)
    game.score_terms([{"hearts": int(each)} if int(each) else {} for each in gains.split()])
    return game


def legal(game: Hearts) -> str:
    """What the seat to act may do."""
    return " ".join(game.legal(game.waiting()[0]))
