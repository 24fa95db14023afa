"""What a computer player bids and plays in Oh Hell: the rules of section 14."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from games.cards import Card
from games.oh_hell.state import State
from games.speech import Hint, Words
from games.tricks import HIGH, Sight

MIDDLE: Final = 8
SURE: Final = 0.75
"""Worth so much, a card counts as a trick; worth less but `CHANCE`, as a hope."""
CHANCE: Final = 0.25


def hint(game: State, seat: int) -> Hint:
    """What to bid or play, and why."""
    if game.bidders():
        return bid_hint(game, seat)
    card, why = _choose(Turn(game, seat))
    return Hint(str(card), lambda: Words(f"oh-hell-hint-{why}"))


# To bid.


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


# To play.


class Turn(Sight[State]):
    """A seat about to play a card; higher power is a better card, trumps above all others."""

    def __init__(self, game: State, seat: int) -> None:
        super().__init__(game, seat)
        self.need = game.bids[seat] - game.tricks[seat]
        self.power = game.ranking.power.__getitem__

    def wins(self, card: Card) -> bool:
        """Whether a card that takes the trick as it stands will go on to."""
        ruffs = self.game.trump and card.suit == self.game.trump
        return self.is_last or (self.is_sure(card) and (ruffs or card.suit == self.game.led()))


def _choose(turn: Turn) -> tuple[Card, str]:
    """The first rule that applies: a card and the reason's key."""
    if len(turn.cards) == 1:
        return turn.cards[0], "only"
    if not turn.trick:
        return _lead_to_win(turn) if turn.need > 0 else _lead_to_lose(turn)
    winners = turn.above(turn.cards)
    return _win(turn, winners) if turn.need > 0 else _lose(turn, winners)


def _lead_to_win(turn: Turn) -> tuple[Card, str]:
    """Rule 2."""
    trump, left = turn.game.trump, len(turn.hand)
    sure = [card for card in turn.cards if turn.is_sure(card)]
    trumps = [card for card in sure if card.suit == trump]
    if trumps and 2 * turn.need >= left:
        return max(trumps, key=turn.power), "draw"
    if sure:
        return min(sure, key=lambda card: (turn.length(card), -turn.power(card))), "sure"
    if turn.need >= left:
        side = [card for card in turn.cards if card.suit != trump] or turn.cards
        return max(side, key=turn.power), "all"
    return min(turn.cards, key=turn.power), "wait"


def _win(turn: Turn, winners: Sequence[Card]) -> tuple[Card, str]:
    """Rule 3."""
    if sure := [card for card in winners if turn.wins(card)]:
        return min(sure, key=turn.power), "take"
    if winners and 2 * len(turn.trick) >= turn.game.seats:
        return max(winners, key=turn.power), "high"
    return min(turn.cards, key=turn.power), "better"


def _lose(turn: Turn, winners: Sequence[Card]) -> tuple[Card, str]:
    """Rule 4."""
    if losers := [card for card in turn.cards if card not in winners]:
        return max(losers, key=turn.power), "rid"
    if turn.is_last:
        return max(winners, key=turn.power), "last"
    return min(winners, key=turn.power), "over"


def _lead_to_lose(turn: Turn) -> tuple[Card, str]:
    """Rule 5."""

    def risk(card: Card) -> tuple[bool, int, int, int]:
        is_trump = bool(turn.game.trump) and card.suit == turn.game.trump
        return is_trump, -turn.beaten_by(card), turn.length(card), turn.power(card)

    return min(turn.cards, key=risk), "low"
