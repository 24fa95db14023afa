"""What a computer player says and plays in Euchre: the rules of section 14."""

from collections.abc import Sequence
from typing import Final

from games.cards import Card
from games.euchre.cards import LIFT
from games.euchre.judging import call_hint
from games.euchre.state import State
from games.speech import Hint, Words
from games.tricks import HIGH, Sight, partner_of

MANY: Final = 3
"""With as many trumps the makers draw those of the others."""


def hint(game: State, seat: int) -> Hint:
    """What to say or play, and why."""
    if game.phase == "discard":
        card, why = discard(game, seat)
        return Hint(f"discard {card}", Words(f"euchre-hint-{why}"))
    if game.phase != "play":
        return call_hint(game, seat)
    card, why = _choose(Turn(game, seat))
    return Hint(str(card), lambda: Words(f"euchre-hint-{why}"))


# The dealer's discard, rule 4.


def discard(game: State, seat: int) -> tuple[Card, str]:
    """The card the dealer misses least, and the reason's key."""
    hand, order = game.hands[seat], game.ranking
    side = [card for card in hand if order.group[card] != game.trump]
    if not side:
        return min(hand, key=order.power.__getitem__), "discard-trump"
    suits = [card.suit for card in side]
    low = [card for card in side if HIGH[card.rank] < HIGH["K"]]
    if single := [card for card in low if suits.count(card.suit) == 1]:
        return min(single, key=order.power.__getitem__), "discard-void"
    return min(side, key=order.power.__getitem__), "discard-low"


# To play.


class Turn(Sight[State]):
    """A seat about to play a card."""

    def __init__(self, game: State, seat: int) -> None:
        super().__init__(game, seat)
        self.partner = partner_of(seat)
        self.power = game.ranking.power.__getitem__
        self.is_maker = game.team(seat) == game.team(game.maker)

    def is_trump(self, card: Card) -> bool:
        """Whether a card belongs to the trump suit."""
        return self.game.ranking.group[card] == self.game.trump

    def shortest(self, cards: Sequence[Card], sign: int) -> Card:
        """Of the shortest suit the highest card with the sign 1, the lowest with -1."""
        return min(cards, key=lambda card: (self.length(card), -sign * self.power(card)))


def _choose(turn: Turn) -> tuple[Card, str]:
    """The first rule that applies: a card and the reason's key."""
    if len(turn.cards) == 1:
        return turn.cards[0], "only"
    if not turn.trick:
        return _lead_as_maker(turn) if turn.is_maker else _lead(turn)
    winners, best = turn.above(turn.cards), turn.trick[turn.game.best(turn.trick)]
    if turn.game.taker() == turn.partner and (turn.is_last or turn.is_sure(best)):
        return _lowest(turn), "partner"
    if not winners:
        return _lowest(turn), "beaten"
    if turn.is_last:
        return min(winners, key=turn.power), "cheapest"
    if turn.follows():
        return max(winners, key=turn.power), "high"
    return min(winners, key=turn.power), "ruff"


def _lead_as_maker(turn: Turn) -> tuple[Card, str]:
    """Rule 5."""
    trumps = sorted(filter(turn.is_trump, turn.cards), key=turn.power, reverse=True)
    others_have_some = any(map(turn.is_trump, turn.unseen))
    if turn.seat != turn.game.maker:
        is_bower = bool(trumps) and turn.power(trumps[0]) > LIFT + HIGH["A"]
        if is_bower and turn.game.is_first_trick():
            return trumps[0], "bower"
    elif trumps and others_have_some and (turn.is_sure(trumps[0]) or len(trumps) >= MANY):
        return trumps[0], "draw"
    return _lead(turn)


def _lead(turn: Turn) -> tuple[Card, str]:
    """Rule 6, and the rest of rule 5: what is sure, else from the shortest suit."""
    plain = [card for card in turn.cards if not turn.is_trump(card)]
    if not plain:
        return max(turn.cards, key=turn.power), "trumps"
    if sure := [card for card in plain if turn.is_sure(card)]:
        return turn.shortest(sure, 1), "sure"
    return turn.shortest(plain, 1), "short"


def _lowest(turn: Turn) -> Card:
    """Rule 8: a low side card from where there are fewest, aces and trumps kept."""
    plain = [card for card in turn.cards if not turn.is_trump(card)]
    low = [card for card in plain if card.rank != "A"]
    if low:
        return turn.shortest(low, -1)
    return min(plain or turn.cards, key=turn.power)
