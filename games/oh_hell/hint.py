"""What a computer player bids in Oh Hell (section 14)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from games.cards import Card
from games.oh_hell.state import State
from games.speech import Hint, Words
from games.tricks import sure_trumps, within

SURE: Final = 0.75
"""Worth so much, a card counts as a trick; worth less but `CHANCE`, as a hope."""
CHANCE: Final = 0.25


def bid_hint(game: State, seat: int) -> Hint:
    """The legal bid nearest to what the hand is worth."""
    hand = game.hands[seat]
    worth = values(game, seat, hand)
    wanted, every = estimate(game, seat, worth), range(game.cards_each + 1)
    least, most = bounds(game, seat, hand)
    number = _nearest(wanted, within(game.possible_bids(), least, most))
    nearest = _nearest(wanted, within(every, least, most))
    sure = sum(each >= SURE for each in worth)
    hopes = sum(CHANCE <= each < SURE for each in worth)
    alone = _nearest(_counted(worth), every)
    leave = "more" if nearest > alone else "less" if nearest < alone else "same"
    why = Words("oh-hell-hint-bid", sure=sure, hopes=hopes, leave=leave)
    if number and not sure and not hopes:
        why = Words("oh-hell-hint-small")
    if number != nearest:
        why = Words("oh-hell-hint-hooked", number=nearest)
    return Hint(f"bid {number}", why)


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


def estimate(game: State, seat: int, worth: Sequence[float]) -> float:
    """How many tricks a hand of such cards is worth, after what the others have bid."""
    bidden = game.seats - len(game.bidders())
    off = game.sum_of_bids() - game.cards_each * bidden / game.seats
    return max(_counted(worth) - 0.2 * off, worth.count(1.0))


def expected_bid(game: State, seat: int) -> float:
    """The tricks that the cards a seat was dealt are worth."""
    return _counted(values(game, seat, game.dealt(seat)))


def _counted(worth: Sequence[float]) -> float:
    """Who holds little takes less than that adds up to, and who holds much takes more."""
    return 1.2 * sum(worth) - 0.3


def values(game: State, seat: int, hand: Sequence[Card]) -> list[float]:
    """For each card of a hand the chance that it takes a trick.

    Where nothing is trump, only the suit that is led takes it, and who leads chooses that.
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
