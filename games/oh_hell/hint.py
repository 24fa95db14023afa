"""What a computer player bids in Oh Hell (section 14)."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from games.cards import Card
from games.oh_hell.state import State
from games.speech import Hint, Words
from games.tricks import HIGH

MIDDLE: Final = 8
SURE: Final = 0.75
"""Worth so much, a card counts as a trick; worth less but `CHANCE`, as a hope."""
CHANCE: Final = 0.25


def bid_hint(game: State, seat: int) -> Hint:
    """The legal bid nearest to what the hand is worth."""
    hand = game.hands[seat]
    worth = values(game, hand)
    wanted, numbers = estimate(game, seat, worth), game.possible_bids()
    number = min(numbers, key=lambda bid: (abs(bid - wanted), bid))
    nearest = min(range(game.cards_each + 1), key=lambda bid: (abs(bid - wanted), bid))
    sure = sum(each >= SURE for each in worth)
    hopes = sum(CHANCE <= each < SURE for each in worth)
    why = Words("oh-hell-hint-bid", sure=sure, hopes=hopes)
    if number and not sure and not hopes:
        why = Words("oh-hell-hint-small")
    if number != nearest:
        why = Words("oh-hell-hint-hooked", number=nearest)
    return Hint(f"bid {number}", why)


def estimate(game: State, seat: int, worth: Sequence[float]) -> float:
    """How many tricks a hand of such cards is worth, after what the others have bid."""
    if game.cards_each == 1:
        card, leads = game.hands[seat][0], seat == game.leader
        is_high = card.suit == game.trump and HIGH[card.rank] > MIDDLE
        return float(is_high or (leads and card.rank == "A"))
    bidden = game.seats - len(game.bidders())
    return sum(worth) - 0.03 * (game.sum_of_bids() - game.cards_each * bidden / game.seats)


def expected_bid(game: State, seat: int) -> float:
    """The tricks that the cards a seat was dealt are worth."""
    return sum(values(game, game.dealt(seat)))


def values(game: State, hand: Sequence[Card]) -> list[float]:
    """For each card of a hand the chance that it takes a trick."""
    size, others = game.cards_each, game.seats - 1
    unseen = set(game.pack()).difference(hand, game.turned)
    held = min(1.0, others * size / (len(game.pack()) - size))
    higher, lengths = game.ranking.higher, Counter(card.suit for card in hand)

    def value(card: Card) -> float:
        above = len(higher[card] & unseen)
        if card.suit == game.trump:
            return max((1 - 0.3 * held) ** above, 0.4 if size > 2 else 0.0)
        out = 0.75 ** max(1, size - lengths[card.suit] + 1) if game.trump else 0.0
        return float((1 - held) ** above * (1 - out) ** others)

    return [value(card) for card in hand]
