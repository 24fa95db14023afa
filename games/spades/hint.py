"""What a computer player bids in Spades, in hundredths of a trick (section 14)."""

from typing import Final

from games.cards import CARDS, Card
from games.spades.bids import possible_numbers
from games.spades.cards import POWER, SIDE, SUIT, TRUMP, highest_spades
from games.spades.state import State
from games.speech import Hint, Words
from games.tricks import HIGH, NOT_YET, partner_of, sure_trumps, within

TOP: Final = (95, 70, 45, 25)
"""For the highest four spades in play: section 14 names A K Q J, above which jokers may stand."""
LENGTH: Final = 57
SHORT: Final = {0: 95, 1: 60}
DOUBLETON: Final = 20
BASE: Final = -93
NIL_BELOW: Final = 80
CROWDED: Final = {1: 12, 2: 10}
"""What the bids come to where the last bidder, or the one before, bids one less."""
NINE: Final = CARDS["9S"]


def bid_hint(game: State, seat: int) -> Hint:
    """The bid to make, and what it counts on."""
    if game.unasked:
        return Hint("look", Words("spades-hint-look"))
    hand, numbers = game.hands[seat], possible_numbers(game, seat)
    jokers = game.options.jokers == "two"
    worth = estimate(hand, jokers)
    if game.options.nil and 0 in numbers and worth < NIL_BELOW and is_nil_hand(hand):
        return Hint("bid nil", Words("spades-hint-nil"))
    plain = max(0, worth + 30 * game.options.bags) // 100
    wanted, least = adjusted(game, seat, plain), sure_tricks(hand, jokers)
    most = 13 - max(0, game.bids[partner_of(seat)])
    made = within(numbers, least, most)
    number = min(made, key=lambda bid: (abs(bid - wanted), bid))
    if number == wanted < plain:
        return Hint(f"bid {number}", lambda: _crowded(worth, total(game, plain)))
    return Hint(f"bid {number}", lambda: _reason(hand, worth, jokers))


def expected_bid(game: State, seat: int) -> float:
    """The tricks that a seat would have bid on the cards it was dealt; none with a nil hand."""
    hand = game.dealt(seat)
    worth = estimate(hand, game.options.jokers == "two")
    if game.nils[seat] == "blind nil":
        return 0
    if game.options.nil and worth < NIL_BELOW and is_nil_hand(hand):
        return 0
    return max(0, worth + 30 * game.options.bags) / 100


def sure_tricks(hand: list[Card], jokers: bool) -> int:
    """How many of its spades take a trick whatever the others do."""
    spades = highest_spades(jokers)
    mine = [POWER[card] for card in spades if card in hand]
    return sure_trumps(mine, (POWER[card] for card in spades if card not in hand))


def estimate(hand: list[Card], jokers: bool) -> int:
    """How many tricks a hand is worth."""
    spades, side = list[Card](), dict.fromkeys(SIDE, "")
    for card in hand:
        if SUIT[card] == TRUMP:
            spades.append(card)
        else:
            side[card.suit] += card.rank
    worth = BASE + LENGTH * len(spades)
    for card, part in zip(highest_spades(jokers), TOP, strict=False):
        if card in spades:
            worth += part
    for ranks in side.values():
        worth += _side_worth(ranks, len(spades))
    return worth


def _side_worth(ranks: str, spades: int) -> int:
    """What the cards of a side suit are worth beside so many spades."""
    length, worth = len(ranks), 0
    if "A" in ranks:
        worth += 100
    if "K" in ranks and length >= 2:
        worth += 70
    if "Q" in ranks and length >= 3:
        worth += 30
    if spades:
        worth += SHORT.get(length, 0)
    if spades >= 2 and length == 2:
        worth += DOUBLETON
    return worth


def is_nil_hand(hand: list[Card]) -> bool:
    """Whether a hand worth less than NIL_BELOW, so of three spades at most, suits nil."""
    if any(SUIT[card] == TRUMP and POWER[card] > POWER[NINE] for card in hand):
        return False
    suits = [[HIGH[card.rank] for card in hand if card.suit == suit] for suit in SIDE]
    return all(len(suit) < 3 or min(suit) <= 5 for suit in suits)


def adjusted(game: State, seat: int, plain: int) -> int:
    """The last bidder bids one more to stop opponents who would else reach the target.

    Where the bids come to nearly all tricks, one less: too few are left for the bids of all.
    """
    to_bid = game.bids.count(NOT_YET)
    if to_bid == 1:
        team, target = seat % 2, game.options.target
        ours, theirs = game.contract(team)[0] + plain, game.contract(1 - team)[0]
        if game.scores[seat - 1] + 10 * theirs >= target:
            return min(13, plain + (game.scores[seat] + 10 * ours < target))
    return plain - (plain > 1 and total(game, plain) >= CROWDED.get(to_bid, 14))


def total(game: State, plain: int) -> int:
    """What the bids come to with one more."""
    return plain + sum(bid for bid in game.bids if bid != NOT_YET)


def _reason(hand: list[Card], worth: int, jokers: bool) -> Words:
    return Words(
        "spades-hint-bid",
        sure=sure_tricks(hand, jokers),
        spades=sum(SUIT[card] == TRUMP for card in hand),
        aces=sum(card.rank == "A" and card.suit in SIDE for card in hand),
        tricks=_told(worth),
    )


def _crowded(worth: int, total: int) -> Words:
    return Words("spades-hint-crowded", tricks=_told(worth), total=total)


def _told(worth: int) -> str:
    return f"{max(0, worth) // 100}.{max(0, worth) % 100 // 10}"
