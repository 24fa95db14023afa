"""Tables of Oh Hell set by hand, in notation."""

from typing import Any

from games.cards import EVERYONE, Pile, cards
from games.oh_hell import OhHell, Options
from games.tricks import NOT_YET


def position(
    hand: str, trick: str = "", trump: str = "", seen: str = "", seats: int = 4, **state: Any
) -> OhHell:
    """Seat 0, or that of `turn`, is to play to a trick; `seen` are the cards of those before.

    The other seats hold what is not named, as many cards as it; the rest nobody was dealt.
    """
    game = table(seats, state.pop("options", {}))
    game.trump, game.turned = trump, Pile((), EVERYONE)
    game.bids = [int(bid) for bid in state.pop("bids", " ".join("1" * seats)).split()]
    game.turn = state.pop("turn", 0)
    game.trick, game.taken[0] = Pile(cards(trick), EVERYONE), Pile(cards(seen), EVERYONE)
    game.leader = (game.turn - len(game.trick)) % seats
    game.hands[game.turn] = Pile(cards(hand), game.turn)
    named = {*cards(hand), *game.trick, *game.taken[0]}
    rest = [card for card in game.pack() if card not in named]
    size = len(game.hands[game.turn])
    for i in range(1, seats):
        seat = (game.turn + i) % seats
        game.hands[seat] = Pile([rest.pop() for _ in range(size)], seat)
    game.rest = Pile(rest)
    game.cards_each = size
    game.__dict__.update(state)
    return game


def table(seats: int, options: dict[str, Any]) -> OhHell:
    """A table just dealt, of which the first seat is the dealer."""
    game = OhHell(seats, "seed", Options(**options))
    game.dealer = seats - 1
    return game


def bidding(bids: str, size: int, seats: int = 4, hand: str = "", **options: Any) -> OhHell:
    """Hands of so many cards; seat 0 bids first, and these bids are made."""
    game = table(seats, options)
    made = [int(bid) for bid in bids.split()]
    game.cards_each, game.leader = size, 0
    game.bids = [*made, *[NOT_YET] * (seats - len(made))]
    game.turn = len(made) % seats
    if hand:
        game.hands[game.turn] = Pile(cards(hand), game.turn)
    return game


def finished(number: int, totals: str, **options: Any) -> OhHell:
    """The table after the hand of this number, with these totals."""
    scores = [int(each) for each in totals.split()]
    game = table(len(scores), options)
    game.round, game.scores = number, scores
    game.end_round([0] * len(scores))
    return game


def scored(bids: str, tricks: str, size: int = 5, **options: Any) -> OhHell:
    """The table after a hand with these bids and tricks by seat."""
    game = table(len(bids.split()), options)
    game.cards_each, game.events = size, []
    game.bids = [int(bid) for bid in bids.split()]
    game.tricks = [int(won) for won in tricks.split()]
    for hand in game.hands:
        hand.clear()
    game.score_hand()
    return game


def legal(game: OhHell) -> str:
    """What the seat to act may do; of bids the numbers."""
    return " ".join(game.legal(game.waiting()[0])).replace("bid ", "")
