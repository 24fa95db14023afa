"""Tables of Red Five set by hand, in notation."""

from typing import Any

from games.cards import EVERYONE, Card, Pile, cards
from games.red_five import Options, RedFive
from tests.games.positions import after


def playing(hand: str, *others: str, trick: str = "", size: int = 1, **state: Any) -> RedFive:
    """Seat 0 is to play to a trick; `others` are the hands of seats 1, 2 and 3.

    Unless told, those others hold no card, spades are trumps, and seat 0 is declarer. `size` is how
    many cards are played at once, `seen` what was played before.
    """
    game = RedFive(4, "seed", Options(**state.pop("options", {})))
    game.phase, game.bid, game.declarer, game.trump, game.turn = "play", 55, 0, "S", 0
    game.hands = [Pile(_cards(text), seat) for seat, text in enumerate((hand, *others))]
    game.hands += [Pile((), seat) for seat in range(len(game.hands), 4)]
    game.trick, game.size = Pile(_cards(trick), EVERYONE), size
    game.taken[0] = Pile(_cards(state.pop("seen", "")), EVERYONE)
    game.gone = game.ranking.packing.of(game.taken[0])
    game.leader = (game.turn - len(game.trick) // size) % 4
    game.kitty = Pile(_cards(state.pop("kitty", "")), state.get("declarer", 0))
    game.__dict__.update(state)
    return game


def bidding(*actions: str, opener: int = 0, **state: Any) -> RedFive:
    """An auction in which `opener` bids first, after these bids and passes."""
    game = RedFive(4, "seed", Options(**state.pop("options", {})))
    game.opener = game.turn = opener
    game.deal_cards()
    game.__dict__.update(state)
    return after(game, *actions)


def burying(*actions: str, hand: str = "", bid: int = 55, **state: Any) -> RedFive:
    """Seat 0 has won the auction; `actions` follow. It is dealt 25 cards unless a hand is given."""
    game = bidding(f"bid {bid}", "pass", "pass", "pass", **state)
    if hand:
        game.hands[0] = Pile(_cards(hand), 0)
    return after(game, *actions)


def scored(defenders: int, kitty: str, last: str, winner: int, **state: Any) -> RedFive:
    """The table after a hand: what the defenders took, the last trick and who won it."""
    game = playing("", kitty=kitty, leader=winner, **state)
    game.last = Pile(_cards(last), EVERYONE)
    game.size = len(game.last) // 4
    game.points = [0, defenders, 0, 0]
    game.score_hand()
    return game


def refused(game: RedFive, action: str) -> str:
    """The key of the refusal to the seat to act, "" for none."""
    problem = game.check(game.turn, game.read(action))
    return problem.key if problem else ""


def _cards(text: str) -> list[Card]:
    """Cards in the specification's notation: `10H` is the ten of hearts."""
    return cards(text.replace("10", "T"))
