"""Computer play of Spades: the bids, in hundredths of a trick, and the play (section 14)."""

from typing import ClassVar, Final

from games.cards import CARDS, Card
from games.spades.fast import SpadesPlayout
from games.spades.state import POWER, SIDE, SUIT, TRUMP, State, highest_spades
from games.text import Hint, Text
from games.tricks import (
    HIGH,
    NOT_YET,
    BiddingMind,
    Bits,
    FastTrickMind,
    partner_of,
    sure_trumps,
    within,
)

TOP: Final = (95, 70, 45, 25)
"""For the four highest spades in play: A K Q J in section 14, or jokers above them."""
LENGTH: Final = 57
SHORT: Final = {0: 95, 1: 60}
DOUBLETON: Final = 20
BASE: Final = -93
NIL_BELOW: Final = 80
CROWDED: Final = {1: 12, 2: 10}
"""By the number of seats to bid, the sum of bids at which a seat bids one less."""
NINE: Final = CARDS["9S"]


class SpadesMind(BiddingMind[State], FastTrickMind[State]):
    """Bids by an estimate of the hand; a nil bidder ducks until it takes a trick."""

    mcmc_steps: ClassVar = 100

    def is_in_play(self, game: State) -> bool:
        return not game.unasked and NOT_YET not in game.bids

    def call_hint(self, game: State, seat: int) -> Hint:
        """The bid to make, and the tricks it counts on."""
        if game.unasked:
            return Hint("look", Text("spades-hint-look"))
        hand, numbers = game.hands[seat], game.possible_numbers(seat)
        jokers = game.options.jokers == "two"
        value = estimate(hand, jokers)
        if game.options.nil and 0 in numbers and value < NIL_BELOW and is_nil_hand(hand):
            return Hint("bid nil", Text("spades-hint-nil"))
        plain = max(0, value + 30 * game.options.bags) // 100
        wanted, least = adjusted(game, seat, plain), sure_tricks(hand, jokers)
        most = 13 - max(0, game.bids[partner_of(seat)])
        made = within(numbers, least, most)
        number = min(made, key=lambda bid: (abs(bid - wanted), bid))
        if number == wanted < plain:
            return Hint(f"bid {number}", lambda: _crowded(value, total(game, plain)))
        return Hint(f"bid {number}", lambda: _reason(hand, value, jokers))

    def expected_bid(self, game: State, seat: int) -> float:
        hand = game.dealt(seat)
        value = estimate(hand, game.options.jokers == "two")
        if game.nils[seat] == "blind nil":
            return 0
        if game.options.nil and value < NIL_BELOW and is_nil_hand(hand):
            return 0
        return max(0, value + 30 * game.options.bags) / 100

    def ducks(self, game: State, seat: int) -> bool:
        return bool(game.nils[seat]) and not game.tricks[seat]

    def can_hold(self, game: State, seat: int, card: Card) -> bool:
        if card == game.low_club() and game.options.first_lead == "low_club":
            return NOT_YET in game.bids or seat == game.leader
        return super().can_hold(game, seat, card)

    def at_first_lead(
        self, game: State, bits: Bits, hands: list[int], leader: int
    ) -> SpadesPlayout:
        options, playout = game.options, SpadesPlayout(bits, hands, leader)
        playout.nils = sum(1 << seat for seat in range(4) if game.nils[seat])
        playout.contracts, playout.bags = [game.contract(team)[0] for team in (0, 1)], options.bags
        if options.failed_nil_tricks == "bags_only":
            playout.counting = [seat for seat in range(4) if not game.nils[seat]]
        if options.first_lead == "low_club":
            playout.forced = bits.bit[game.low_club()]
        if options.no_spade_trick_one:
            playout.barred = bits.trump
        if options.spade_leads == "when_broken":
            playout.closed = playout.openers = bits.trump
        return playout


def sure_tricks(hand: list[Card], jokers: bool) -> int:
    """The number of spades that take a trick whatever the others do."""
    spades = highest_spades(jokers)
    mine = [POWER[card] for card in spades if card in hand]
    return sure_trumps(mine, (POWER[card] for card in spades if card not in hand))


def estimate(hand: list[Card], jokers: bool) -> int:
    """The tricks that a hand is worth, in hundredths."""
    spades, side = list[Card](), dict.fromkeys(SIDE, "")
    for card in hand:
        if SUIT[card] == TRUMP:
            spades.append(card)
        else:
            side[card.suit] += card.rank
    value = BASE + LENGTH * len(spades)
    for card, part in zip(highest_spades(jokers), TOP, strict=False):
        if card in spades:
            value += part
    for ranks in side.values():
        value += _side_value(ranks, len(spades))
    return value


def _side_value(ranks: str, spades: int) -> int:
    """The tricks of a side suit in a hand with this number of spades."""
    length, value = len(ranks), 0
    if "A" in ranks:
        value += 100
    if "K" in ranks and length >= 2:
        value += 70
    if "Q" in ranks and length >= 3:
        value += 30
    if spades:
        value += SHORT.get(length, 0)
    if spades >= 2 and length == 2:
        value += DOUBLETON
    return value


def is_nil_hand(hand: list[Card]) -> bool:
    """True if a hand worth less than NIL_BELOW, so with three spades at most, suits nil."""
    if any(SUIT[card] == TRUMP and POWER[card] > POWER[NINE] for card in hand):
        return False
    suits = [[HIGH[card.rank] for card in hand if card.suit == suit] for suit in SIDE]
    return all(len(suit) < 3 or min(suit) <= 5 for suit in suits)


def adjusted(game: State, seat: int, plain: int) -> int:
    """The bid, and one more of the last bidder to stop opponents who would reach the target.

    One less where the bids come to nearly all tricks: too few are left for all bids.
    """
    to_bid = game.bids.count(NOT_YET)
    if to_bid == 1:
        team, target = seat % 2, game.options.target
        ours, theirs = game.contract(team)[0] + plain, game.contract(1 - team)[0]
        if game.scores[seat - 1] + 10 * theirs >= target:
            return min(13, plain + (game.scores[seat] + 10 * ours < target))
    return plain - (plain > 1 and total(game, plain) >= CROWDED.get(to_bid, 14))


def total(game: State, plain: int) -> int:
    """The sum of all bids with this one."""
    return plain + sum(bid for bid in game.bids if bid != NOT_YET)


def _reason(hand: list[Card], value: int, jokers: bool) -> Text:
    return Text(
        "spades-hint-bid",
        sure=sure_tricks(hand, jokers),
        spades=sum(SUIT[card] == TRUMP for card in hand),
        aces=sum(card.rank == "A" and card.suit in SIDE for card in hand),
        tricks=_in_tricks(value),
    )


def _crowded(value: int, total: int) -> Text:
    return Text("spades-hint-crowded", tricks=_in_tricks(value), total=total)


def _in_tricks(value: int) -> float:
    """Hundredths of a trick in tricks, to one decimal."""
    return max(0, value) // 10 / 10
