"""The auction of Red Five (section 6), and what a computer player bids and names (section 17)."""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from games.cards import Card
from games.choices import Choice, Preset
from games.red_five.cards import CARDS_ONCE, LIFT, SUITS_HELD, TOTAL, TRUMP, ranking
from games.red_five.state import State
from games.speech import Hint, Words
from games.tricks import Ranking
from games.tricks.tally import TWICE, size

REDEALS: Final = 3
"""As many deals in a row may be passed out; then the first bidder has to be declarer."""
NOT_YET: Final = -1
"""Stands for the declarer until somebody has bid."""
LEAPS: Final = (0, 10, 20)
"""The bids worth a button, or a look ahead, above the lowest possible."""


def bids(game: State) -> list[int]:
    """The numbers that may be bid; 200 always, whatever the steps."""
    least, step = game.options.min_bid, game.options.bid_step
    return [*range(game.bid + step if game.bid else least, TOTAL, step), TOTAL]


def bid_choices(game: State) -> list[Choice]:
    """The bids, with buttons for the lowest and two leaps; or to pass."""
    numbers = bids(game)
    presets = tuple(
        Preset(
            number, Words("red-five-leap" if leap else "red-five-lowest", number=number, leap=leap)
        )
        for leap, number in leaps(game).items()
    )
    return [Choice("bid", numbers=tuple(numbers), presets=presets), Choice("pass")]


def leaps(game: State) -> dict[int, int]:
    """By how far they are above the lowest possible: that one, and two more."""
    numbers = bids(game)
    return {leap: numbers[0] + leap for leap in LEAPS if numbers[0] + leap in numbers}


def answer(game: State, seat: int, bid: int) -> None:
    """Bid, or pass with 0; the auction ends when nobody may raise any more (section 6)."""
    if bid:
        game.bid, game.declarer = bid, seat
        game.tell("red-five-bids", seat=seat, number=bid)
    else:
        game.passed[seat] = True
        game.tell("red-five-passes", seat=seat)
    bidders = game.passed.count(False)
    if not bidders or (bidders == 1 and game.bid) or bid == TOTAL:
        end_auction(game)
    else:
        others = ((seat + i) % 4 for i in range(1, 4))
        game.turn = next(other for other in others if not game.passed[other])


def end_auction(game: State) -> None:
    """Make the highest bidder declarer; if there is none, the first bidder, or deal again."""
    if game.declarer == NOT_YET:
        game.passed_out += 1
        if game.options.all_pass == "redeal" and game.passed_out < REDEALS:
            game.tell("red-five-redeal")
            game.deal_cards()
            return
        game.declarer, game.bid = game.opener, game.options.min_bid
    game.turn = game.leader = game.declarer
    game.tell("red-five-declares", seat=game.declarer, number=game.bid)
    if game.options.trump_timing == "after_kitty":
        game.take_kitty()
    else:
        game.phase = "trump"


# What a computer player bids.

HONOUR: Final = LIFT + 17
"""The power of the lowest trump above the twos: deputy adviser, adviser, jokers and red fives."""
BASE: Final = -35


class Estimate(NamedTuple):
    """The points a hand may take with a trump suit: a guide, good to 30 points either way."""

    points: int
    suit: str
    trumps: int
    honours: int
    pairs: int
    aces: int


def estimate(hand: Sequence[Card], suit: str, advisers: bool) -> Estimate:
    """What a hand is worth with a trump suit."""
    order = ranking(suit, advisers, False)
    held, (high, ace) = order.tally.of(hand), marks(order)
    trumps = held & order.tally.area[TRUMP]
    count, honours, aces = size(trumps), size(held & high), size(held & ace)
    pairs = (trumps & TWICE).bit_count()
    points = 6 * count + 3 * honours + 4 * pairs + 5 * aces + BASE
    return Estimate(points, suit, count, honours, pairs, aces)


@cache
def marks(order: Ranking) -> tuple[int, int]:
    """The bits of the honours, and of the aces that are no trumps."""
    honours = [card for card in CARDS_ONCE if order.power[card] >= HONOUR]
    aces = [card for card in CARDS_ONCE if card.rank == "A" and order.group[card] != TRUMP]
    return 3 * order.tally.of(honours), 3 * order.tally.of(aces)


def best_estimate(game: State, seat: int) -> Estimate:
    """The trump suit in which a hand is worth most, and what."""
    hand, advisers = game.hands[seat], game.options.advisers
    return max(
        (estimate(hand, suit, advisers) for suit in SUITS_HELD), key=lambda each: each.points
    )


def bid_hint(game: State, seat: int) -> Hint:
    """The lowest bid as long as the hand is worth it, else a pass."""
    best, lowest = best_estimate(game, seat), bids(game)[0]
    limit = (best.points - 5) // 5 * 5
    action, key = "pass", "red-five-hint-pass"
    if lowest <= limit:
        action, key = f"bid {lowest}", "red-five-hint-bid"
    return Hint(action, lambda: Words(key, **best._asdict(), limit=limit))


def trump_hint(game: State, seat: int) -> Hint:
    """The suit of the best estimate."""
    best = best_estimate(game, seat)
    return Hint(f"trump {best.suit}", Words("red-five-hint-trump", **best._asdict()))
