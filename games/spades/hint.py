"""What a computer player bids and plays in Spades: the rules of section 14 in their order."""

from typing import Final

from games.cards import CARDS, Card
from games.spades.bids import possible_numbers
from games.spades.cards import POWER, SIDE, SUIT, TRUMP, highest_spades
from games.spades.state import State
from games.speech import Hint, Words
from games.tricks import HIGH, NOT_YET, Sight, partner_of

power: Final = POWER.__getitem__
TEN, JACK, KING = 10, 11, 13
TAKING: Final = {
    "spades-hint-winner",
    "spades-hint-top-spade",
    "spades-hint-cheapest",
    "spades-hint-sure",
    "spades-hint-third-high",
    "spades-hint-ruff",
}
"""The reasons of cards that are meant to take the trick."""


def hint(game: State, seat: int) -> Hint:
    """What to bid or play, and why."""
    if game.unasked or game.bids[seat] == NOT_YET:
        return bid_hint(game, seat)
    turn = Turn(game, seat)
    card, why = turn.choose()
    return Hint(card, lambda: Words("spades-hint-set" if why in TAKING and turn.sets() else why))


class Turn(Sight[State]):
    """A seat about to play a card; its choices come with the reason's key."""

    def __init__(self, game: State, seat: int) -> None:
        super().__init__(game, seat)
        self.partner = partner_of(seat)

    def choose(self) -> tuple[Card, str]:
        """The first rule that applies; a nil bidder, of whom section 14 is silent, ducks."""
        if len(self.cards) == 1:
            return self.cards[0], "spades-hint-only"
        if not self.trick:
            return self.lead()
        winners = self.above(self.cards)
        if self.on_nil(self.seat):
            return self.duck(winners)
        if len(winners) < len(self.cards):
            if self.is_trap():
                return min(self.below(self.cards), key=power), "spades-hint-trap"
            if self.are_bags():
                return self.duck(winners)[0], "spades-hint-bag"
        if self.on_nil(self.partner):
            if winners and (len(self.trick) == 1 or self.game.taker() == self.partner):
                return self.cover(winners)
        elif self.game.taker() == self.partner and self.partner_holds():
            return self.lowest(), "spades-hint-partner"
        if not winners:
            return self.lowest(), "spades-hint-beaten"
        if self.is_last:
            return min(winners, key=power), "spades-hint-cheapest"
        if SUIT[self.cards[0]] == SUIT[self.trick[0]]:
            return self.follow()
        return min(winners, key=power), "spades-hint-ruff"

    def lead(self) -> tuple[Card, str]:
        """Rule 2."""
        side = [card for card in self.cards if SUIT[card] != TRUMP]
        if self.on_nil(self.seat):
            return min(self.cards, key=power), "spades-hint-duck"
        if self.on_nil(self.partner):
            return max(side or self.cards, key=power), "spades-hint-cover"
        if winners := [card for card in side if self.is_sure(card) and not self.is_ruffed(card)]:
            return max(winners, key=power), "spades-hint-winner"
        spades = [card for card in self.cards if SUIT[card] == TRUMP and self.is_sure(card)]
        if self.game.broken and spades:
            return max(spades, key=power), "spades-hint-top-spade"
        if not side:
            return min(self.cards, key=power), "spades-hint-low-spade"
        suits = [SUIT[card] for card in self.hand]
        sign, why = (1, "spades-hint-shortest") if TRUMP in suits else (-1, "spades-hint-longest")
        return min(side, key=lambda card: (sign * suits.count(SUIT[card]), power(card))), why

    def is_ruffed(self, card: Card) -> bool:
        """Whether an opponent has shown to be out of a card's suit, and may have a spade left."""
        if not any(SUIT[each] == TRUMP for each in self.unseen):
            return False
        voids = (self.game.voids[seat] for seat in ((self.seat + 1) % 4, (self.seat + 3) % 4))
        return any(SUIT[card] in void and TRUMP not in void for void in voids)

    def follow(self) -> tuple[Card, str]:
        """Rule 6."""
        low, top = min(self.cards, key=power), max(self.cards, key=power)
        if self.is_sure(top):
            return top, "spades-hint-sure"
        if len(self.trick) == 1:
            if power(top) % 100 >= KING:
                return top, "spades-hint-second-high"
            return low, "spades-hint-second-low"
        if power(self.trick[0]) % 100 >= JACK:
            return low, "spades-hint-third-low"
        return top, "spades-hint-third-high"

    def duck(self, winners: list[Card]) -> tuple[Card, str]:
        """Get rid of the most dangerous card that does not take the trick."""
        losers = [card for card in self.cards if card not in winners]
        card = max(losers, key=power) if losers else min(self.cards, key=power)
        return card, "spades-hint-duck"

    def lowest(self) -> Card:
        """The lowest card; without a spade to ruff with, a king keeps the one beside it."""
        low = min(self.cards, key=power)
        beside = [card for card in self.hand if SUIT[card] == SUIT[low] and card != low]
        if self.follows() or [card.rank for card in beside] != ["K"]:
            return low
        if any(SUIT[card] == TRUMP for card in self.hand):
            return low
        long = (card for card in self.cards if self.length(card) > 2 and power(card) < TEN)
        return min(long, key=power, default=low)

    def is_trap(self) -> bool:
        """Whether an opponent's nil fails if the trick stays as it is."""
        return self.on_nil(self.game.taker()) and self.game.taker() != self.partner

    def are_bags(self) -> bool:
        """Whether both sides have the tricks they bid, and more of them only cost."""
        return self.game.options.bags and self.is_safe(0) and self.is_safe(1)

    def cover(self, winners: list[Card]) -> tuple[Card, str]:
        """Rule 8: take the trick for a partner on nil, by a high card unless a low one will do."""
        follows = SUIT[winners[0]] == SUIT[self.trick[0]]
        high = follows and not self.is_last
        return (max(winners, key=power) if high else min(winners, key=power)), "spades-hint-cover"

    def sets(self) -> bool:
        """Rule 8: whether our contract is safe and theirs is not."""
        ours, theirs = self.seat % 2, 1 - self.seat % 2
        return self.is_safe(ours) and not self.is_safe(theirs)

    def is_safe(self, team: int) -> bool:
        """Whether a team has the tricks it bid."""
        return self.game.counted_tricks(team) >= self.game.contract(team)[0]

    def on_nil(self, seat: int) -> bool:
        """Whether a seat bid nil and may still make it."""
        return bool(self.game.nils[seat]) and not self.game.tricks[seat]

    def partner_holds(self) -> bool:
        """Rule 3: whether partner's card will go on winning."""
        card = self.trick[-2]
        ruffed = SUIT[card] == TRUMP != SUIT[self.trick[0]]
        high = not self.follows() and power(card) % 100 >= KING
        return self.is_last or ruffed or high or self.is_sure(card)


# Bids, in hundredths of a trick.

TOP: Final = (95, 70, 45, 25)
"""For the highest four spades in play: section 14 names A K Q J, above which jokers may stand."""
LENGTH: Final = 57
SHORT: Final = {0: 95, 1: 60}
DOUBLETON: Final = 20
BASE: Final = -93
NIL_BELOW: Final = 80
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
    wanted = adjusted(game, seat, plain)
    number = min(numbers, key=lambda bid: (abs(bid - wanted), bid))
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
