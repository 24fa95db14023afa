"""The auction of Dou Dizhu (section 6)."""

from games.dou_dizhu.state import HIGHEST, NOBODY, SEATS, State
from games.text import Text


def asked_next(game: State) -> int | None:
    """The seat that is to call next; None once the auction is over."""
    if not game.bids:
        return game.first
    seat, is_round_over = game.bids[-1][0], len(game.bids) >= SEATS
    callers = [caller for caller, call in game.bids if call != "pass"]
    following = (seat + 1) % SEATS
    if game.options.bidding == "grab" and len(game.bids) == SEATS and len(callers) > 1:
        return callers[0]  # whom somebody has outbid
    if game.options.bidding != "open":
        return None if is_round_over or highest(game) == HIGHEST else following
    last_to_pass = ((callers[-1] if callers else game.first) + SEATS - 1) % SEATS
    is_over = seat == last_to_pass or highest(game) == HIGHEST
    return None if is_over else following


def bidder(game: State) -> int:
    """The seat that called last, and is the landlord if nobody goes on; NOBODY if all passed."""
    return next((seat for seat, call in reversed(game.bids) if call != "pass"), NOBODY)


def highest(game: State) -> int:
    """The highest bid so far, 1 for a call; 0 if there is none."""
    made = [call for _, call in game.bids if call != "pass"]
    return int(made[-1].partition(" ")[2] or 1) if made else 0


def calls(game: State) -> list[str]:
    """The legal calls of the seat to act."""
    if game.options.bidding == "grab":
        return ["grab" if highest(game) else "call", "pass"]
    return [*(f"bid {number}" for number in range(highest(game) + 1, HIGHEST + 1)), "pass"]


def refused_call(game: State, action: str) -> Text | None:
    """The reason why an action is no legal call, or no doubling; None if it is."""
    legal = calls(game) if game.phase == "bid" else ["double", "pass"]
    if action in legal:
        return None
    kind, _, least = legal[0].partition(" ")
    return Text("dou-dizhu-bid-higher", kind=kind, least=int(least or 0))
