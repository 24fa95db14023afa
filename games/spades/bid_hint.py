"""What a computer player bids in Spades (section 14), in hundredths of a trick."""

from typing import TYPE_CHECKING, Final

from games.cards import CARDS, Card
from games.spades.bids import NOT_YET, possible_numbers
from games.spades.cards import POWER, SIDE, SUIT, TRUMP, highest_spades
from games.speech import Hint, Words
from games.tricks import HIGH

if TYPE_CHECKING:
    from games.spades import Spades

TOP: Final = (95, 70, 45, 25)
"""For the highest four spades in play: section 14 names A K Q J, above which jokers may stand."""
LENGTH: Final = 57
SHORT: Final = {0: 95, 1: 60}
DOUBLETON: Final = 20
BASE: Final = -93
NIL_BELOW: Final = 80
NINE: Final = CARDS["9S"]


def bid_hint(game: "Spades", seat: int) -> Hint:
    """The bid to make, and what it counts on."""
    if game.unasked:
        return Hint("look", Words("spades-hint-look"))
    hand, numbers = game.hands[seat], possible_numbers(game, seat)
    jokers = game.options.jokers == "two"
    worth = estimate(hand, jokers)
    if game.options.nil and 0 in numbers and worth < NIL_BELOW and is_nil_hand(hand):
        return Hint("bid nil", Words("spades-hint-nil"))
    plain = max(0, worth + 30 * game.options.bags) // 100
    wanted = adjusted(game, seat, plain)
    number = min(numbers, key=lambda bid: (abs(bid - wanted), bid))
    return Hint(f"bid {number}", _reason(hand, worth, jokers))


def estimate(hand: list[Card], jokers: bool) -> int:
    """How many tricks a hand is worth."""
    spades = [card for card in hand if SUIT[card] == TRUMP]
    worth = BASE + LENGTH * len(spades)
    worth += sum(
        part for card, part in zip(highest_spades(jokers), TOP, strict=False) if card in spades
    )
    for suit in SIDE:
        ranks = [card.rank for card in hand if card.suit == suit]
        worth += 100 * ("A" in ranks)
        worth += 70 * ("K" in ranks and len(ranks) >= 2)
        worth += 30 * ("Q" in ranks and len(ranks) >= 3)
        if spades:
            worth += SHORT.get(len(ranks), 0)
        if len(spades) >= 2 and len(ranks) == 2:
            worth += DOUBLETON
    return worth


def is_nil_hand(hand: list[Card]) -> bool:
    """Whether a hand worth less than NIL_BELOW, so of three spades at most, suits nil."""
    if any(SUIT[card] == TRUMP and POWER[card] > POWER[NINE] for card in hand):
        return False
    suits = [[HIGH[card.rank] for card in hand if card.suit == suit] for suit in SIDE]
    return all(len(suit) < 3 or min(suit) <= 5 for suit in suits)


def adjusted(game: "Spades", seat: int, plain: int) -> int:
    """The last bidder bids one more to stop opponents who would else reach the target."""
    if game.bids.count(NOT_YET) > 1:
        return plain
    team, target = seat % 2, game.options.target
    ours, theirs = game.contract(team)[0] + plain, game.contract(1 - team)[0]
    if game.scores[seat] + 10 * ours >= target or game.scores[seat - 1] + 10 * theirs < target:
        return plain
    return min(13, plain + 1)


def _reason(hand: list[Card], worth: int, jokers: bool) -> Words:
    sure = 0
    for card in highest_spades(jokers):
        if card not in hand:
            break
        sure += 1
    return Words(
        "spades-hint-bid",
        sure=sure,
        spades=sum(SUIT[card] == TRUMP for card in hand),
        aces=sum(card.rank == "A" and card.suit in SIDE for card in hand),
        tricks=f"{max(0, worth) // 100}.{max(0, worth) % 100 // 10}",
    )
