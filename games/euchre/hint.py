"""What a computer player says in Euchre, rules 1 to 4 of section 14."""

from games.cards import Card
from games.euchre.judging import call_hint
from games.euchre.state import State
from games.speech import Hint, Words
from games.tricks import HIGH


def hint(game: State, seat: int) -> Hint:
    """What to say before the first lead, and why."""
    if game.phase != "discard":
        return call_hint(game, seat)
    card, why = discard(game, seat)
    return Hint(f"discard {card}", Words(f"euchre-hint-{why}"))


def discard(game: State, seat: int) -> tuple[Card, str]:
    """Rule 4: the card the dealer misses least, and the reason's key."""
    hand, order = game.hands[seat], game.ranking
    side = [card for card in hand if order.group[card] != game.trump]
    if not side:
        return min(hand, key=order.power.__getitem__), "discard-trump"
    suits = [card.suit for card in side]
    low = [card for card in side if HIGH[card.rank] < HIGH["K"]]
    if single := [card for card in low if suits.count(card.suit) == 1]:
        return min(single, key=order.power.__getitem__), "discard-void"
    return min(side, key=order.power.__getitem__), "discard-low"
