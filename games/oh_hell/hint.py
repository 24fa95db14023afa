"""Computer play of Oh Hell: the bids and the play (section 14)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import ClassVar, Final

from games.cards import Card
from games.oh_hell.fast import OhHellPlayout
from games.oh_hell.state import EACH_SCORES, State
from games.text import Hint, Text
from games.tricks import BiddingMind, Bits, FastTrickMind, sure_trumps, within

SURE: Final = 0.75
"""From this value on, a card counts as a trick; from `CHANCE` on, as a hope."""
CHANCE: Final = 0.25


class OhHellMind(BiddingMind[State], FastTrickMind[State]):
    """Bids by the chances of each card; a seat ducks once it has its bid."""

    mcmc_steps: ClassVar = 40

    def is_in_play(self, game: State) -> bool:
        return not game.bidders()

    def call_hint(self, game: State, seat: int) -> Hint:
        """The legal bid nearest to the tricks that the hand is worth."""
        hand = game.hands[seat]
        chances = values(game, seat, hand)
        wanted, every = estimate(game, seat, chances), range(game.cards_each + 1)
        least, most = bounds(game, seat, hand)
        number = _nearest(wanted, within(game.possible_bids(), least, most))
        nearest = _nearest(wanted, within(every, least, most))
        sure = sum(each >= SURE for each in chances)
        hopes = sum(CHANCE <= each < SURE for each in chances)
        alone = _nearest(_counted(chances), every)
        leave = "more" if nearest > alone else "less" if nearest < alone else "same"
        why = Text("oh-hell-hint-bid", sure=sure, hopes=hopes, leave=leave)
        if number and not sure and not hopes:
            why = Text("oh-hell-hint-small")
        if number != nearest:
            why = Text("oh-hell-hint-hooked", number=nearest)
        return Hint(f"bid {number}", why)

    def expected_bid(self, game: State, seat: int) -> float:
        return _counted(values(game, seat, game.dealt(seat)))

    def ducks(self, game: State, seat: int) -> bool:
        return game.tricks[seat] >= game.bids[seat]

    def sample_secret(self, game: State, seat: int, random: Random) -> str:
        return f"bid {random.randint(0, game.cards_each)}"

    def at_first_lead(
        self, game: State, bits: Bits, hands: list[int], leader: int
    ) -> OhHellPlayout:
        options, playout = game.options, OhHellPlayout(bits, hands, leader)
        playout.bids, playout.must_trump = game.bids, options.must_trump
        playout.each_scores = options.scoring in EACH_SCORES
        playout.unplayed ^= bits.mask(game.turned)
        if options.trump_leads == "when_broken":
            playout.closed = playout.openers = bits.trump
        return playout


def bounds(game: State, seat: int, hand: Sequence[Card]) -> tuple[int, int]:
    """The fewest and the most tricks that a hand may take, however the others play."""
    order, unseen = game.ranking, set(game.pack()).difference(hand, game.turned)
    mine, theirs = (
        [order.power[card] for card in held if card.suit == game.trump] for held in (hand, unseen)
    )
    least = sure_trumps(mine, theirs)
    if seat == game.leader and not theirs:
        least = sum(order.is_high(card, unseen) for card in hand)
    may_win = seat == game.leader or mine or any(order.higher[c] & {*hand} for c in unseen)
    return least, len(hand) if may_win else 0


def _nearest(wanted: float, bids: Iterable[int]) -> int:
    """The lower of two equally near."""
    return min(bids, key=lambda bid: (abs(bid - wanted), bid))


def estimate(game: State, seat: int, chances: Sequence[float]) -> float:
    """The tricks that a hand is worth, after the bids of the others."""
    bidden = game.seats - len(game.bidders())
    off = game.sum_of_bids() - game.cards_each * bidden / game.seats
    return max(_counted(chances) - 0.2 * off, chances.count(1.0))


def _counted(chances: Sequence[float]) -> float:
    """The sum of the values, but less for a weak hand and more for a strong one."""
    return 1.2 * sum(chances) - 0.3


def values(game: State, seat: int, hand: Sequence[Card]) -> list[float]:
    """The chance of each card of a hand to take a trick.

    Without trumps only the suit led takes it, which the leader chooses.
    """
    size, others = game.cards_each, game.seats - 1
    led = 1.0 if game.trump or seat == game.leader else 1 - 0.75**size
    unseen = set(game.pack()).difference(hand, game.turned)
    held = min(1.0, others * size / (len(game.pack()) - size))
    higher, lengths = game.ranking.higher, Counter(card.suit for card in hand)

    def value(card: Card) -> float:
        above = len(higher[card] & unseen)
        if card.suit == game.trump:
            return max((1 - 0.4 * held) ** above, min(0.7, 0.25 * (lengths[card.suit] - 1)))
        out = 0.75 ** max(1, size - lengths[card.suit] + 1) if game.trump else 0.0
        return float(led * (1 - held) ** above * (1 - out) ** others)

    return [value(card) for card in hand]
