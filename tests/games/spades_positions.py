"""Tables of Spades set by hand, in notation."""

from typing import Any

from games.cards import EVERYONE, Pile, cards
from games.game import DEAL, HOST
from games.spades import Options, Spades
from games.tricks import NOT_YET
from tests.games.positions import after


def position(
    hand: str, trick: str = "", seen: str = "", bids: str = "3 3 3 3", **state: Any
) -> Spades:
    """Seat 0, or that of `turn`, is to play to a trick; the other seats hold what is not named.

    `seen` are the cards of the tricks before; bids are by seat, and "blind" is a blind nil.
    """
    game = Spades(4, "seed", Options(**state.pop("options", {})))
    set_bids(game, bids)
    game.turn = state.pop("turn", 0)
    game.trick, game.taken[0] = Pile(cards(trick), EVERYONE), Pile(cards(seen), EVERYONE)
    game.tricks = [len(game.taken[0]) // 4, 0, 0, 0]
    game.leader = (game.turn - len(game.trick)) % 4
    held = cards(hand)
    rest = [card for card in game.pack() if card not in (*held, *game.trick, *game.taken[0])]
    for i in range(1, 4):
        game.hands[(game.turn + i) % 4] = Pile(rest[i - 1 :: 3], (game.turn + i) % 4)
    game.hands[game.turn] = Pile(held, game.turn)
    game.__dict__.update(state)
    return game


def bidding(bids: str = "", hands: str = "", **state: Any) -> Spades:
    """Seat 0 bids first; `bids` are those made. Hands are by seat, with | between."""
    game = Spades(4, "seed", Options(**state.pop("options", {})))
    game.dealer, game.resting = 2, True
    game.__dict__.update(state)
    game.apply(HOST, DEAL)
    for seat, hand in enumerate(hands.split("|") if hands else ()):
        game.hands[seat] = Pile(cards(hand), seat)
    return after(game, *(f"bid {bid}" for bid in bids.split()))


def scored(bids: str, tricks: str, **state: Any) -> Spades:
    """The table after a hand with these bids and tricks by seat."""
    game = position("", bids=bids, tricks=[int(won) for won in tricks.split()], **state)
    game.score_hand()
    return game


def set_bids(game: Spades, bids: str) -> None:
    """Give every seat its bid."""
    game.unasked, game.bids, game.nils = [], [], []
    for bid in bids.split():
        game.bids.append(int(bid) if bid.isdigit() else 0)
        game.nils.append({"nil": "nil", "blind": "blind nil"}.get(bid, ""))
    assert NOT_YET not in game.bids


def legal(game: Spades) -> set[str]:
    """What the seat to act may do."""
    return {str(move) for move in game.legal(game.turn)}


def bids_of(text: str) -> set[str]:
    """`bids_of("0 1 nil")` are the actions that bid these."""
    return {f"bid {bid}" for bid in text.split()}


def team_scores(game: Spades) -> list[int]:
    """The scores of seats 0 and 2, and of seats 1 and 3."""
    assert game.scores[:2] == game.scores[2:], "partners have one score"
    return game.scores[:2]
