"""Which bids are possible in Spades (section 6 and the options on bids)."""

from games.cards import CARDS
from games.spades.state import State
from games.speech import Words
from games.tricks import NOT_YET, partner_of, spans


def bids_for(game: State, seat: int) -> list[str]:
    """What a seat may answer when asked to bid blind, or may bid."""
    numbers = possible_numbers(game, seat)
    if game.unasked:
        return ["look", "bid blind nil"] if 0 in numbers else ["look"]
    bids = [f"bid {number}" for number in numbers]
    return [*bids, "bid nil"] if game.options.nil and 0 in numbers else bids


def possible_numbers(game: State, seat: int) -> list[int]:
    """The numbers a seat may bid; nil counts 0."""
    options, partner = game.options, game.bids[partner_of(seat)]
    least = 0 if partner == NOT_YET else max(0, options.min_team_bid - partner)
    most = 13 - max(0, partner) if options.cap_team_bid else 13
    numbers = list(range(least, most + 1))
    if options.not_thirteen and game.bids.count(NOT_YET) == 1:
        rest = 13 - sum(bid for bid in game.bids if bid != NOT_YET)
        # A partner's 13 under cap_team_bid may leave nothing but the forbidden 0: then it is free.
        return [number for number in numbers if number != rest] or numbers
    return numbers


def refused_bid(game: State, seat: int, action: str, moves: list[str]) -> Words:
    """Why this may not be bid."""
    if game.unasked:
        return Words("wrong-phase-blind" if len(moves) > 1 else "wrong-phase-look")
    if action in CARDS or not action.startswith("bid"):
        return Words("wrong-phase-bid", bids=spans(moves))
    return Words(
        "bad-bid",
        rule=_broken_rule(game, seat, action),
        bids=spans(moves),
        least=game.options.min_team_bid,
    )


def _broken_rule(game: State, seat: int, action: str) -> str:
    """The option that forbids a bid, or "range"."""
    bid = action.removeprefix("bid ")
    if bid == "nil" and game.options.nil:
        bid = "0"
    number = int(bid) if bid.isascii() and bid.isdigit() else 99
    if number > 13:
        return "range"
    team = game.bids[partner_of(seat)] + number
    if team < game.options.min_team_bid:
        return "least"
    return "cap" if game.options.cap_team_bid and team > 13 else "thirteen"
