"""What a computer player exposes in Gong Zhu, by the table of section 14."""

from collections.abc import Sequence
from typing import Final

from games.cards import Card
from games.gong_zhu.cards import ACE, PIG, RANKING, SHEEP, TRANSFORMER
from games.gong_zhu.expose import NONE, exposable
from games.gong_zhu.state import State
from games.speech import Hint, Value, Words

NAMES: Final = {PIG: "pig", SHEEP: "sheep", TRANSFORMER: "transformer", ACE: "ace"}
TAKEN: Final = {
    PIG: (98, 85, 58, 26, 10, 6),
    TRANSFORMER: (91, 63, 30, 18, 12, 10),
}
"""In how many of a hundred hands the holder ends up with the card, by the length of its suit."""
SHEEP_TAKEN: Final = ("33 to 51", "63 to 68", "71 to 88")
"""The same, by how many of ace, king and queen of diamonds are held; three are as good as two."""
HEARTS_COST: Final = (51, 37, 27, 17, 10)
"""What the hearts of the holder of the ace cost, by their number, from three or fewer."""
LONG: Final = 5
LONG_ALONE: Final = 7
"""Hearts that the ace wants beside it, and itself, where nobody plays with a partner."""


def expose_hint(game: State, seat: int) -> Hint:
    """What to expose, and how often such cards come back to their holder."""
    hand = game.hands[seat]
    if not (held := exposable(hand)):
        return Hint(NONE, Words("nothing-to-expose"))
    likely = [card for card in held if _is_likely(card, hand)]
    picked = [card for card in likely if game.options.partners or _is_safe(card, hand)]
    odds: dict[str, Value] = dict.fromkeys(NAMES.values(), "none")
    odds |= {NAMES[card]: _odds(card, hand) for card in held}
    exposes = "some" if picked else "alone" if likely else "none"
    why = Words("gong-zhu-hint-expose", exposes=exposes, **odds)
    return Hint(" ".join(("expose", *picked)) if picked else NONE, why)


def _is_likely(card: Card, hand: Sequence[Card]) -> bool:
    """Whether a card will likely end up with who it should: that is enough for partners."""
    return _honours(hand) >= 2 if card == SHEEP else _length(card, hand) >= LONG


def _is_safe(card: Card, hand: Sequence[Card]) -> bool:
    """Whether to expose it among four who play alone: it costs one of three, or its holder."""
    return card == SHEEP or (card == ACE and _length(card, hand) >= LONG_ALONE)


def _length(card: Card, hand: Sequence[Card]) -> int:
    return len(RANKING.following(hand, card.suit))


def _honours(hand: Sequence[Card]) -> int:
    return sum(card in hand for card in ("AD", "KD", "QD"))


def _odds(card: Card, hand: Sequence[Card]) -> Value:
    """How often, of a hundred times, the holder takes a card; what the hearts cost for the ace."""
    length = _length(card, hand)
    if card == SHEEP:
        return SHEEP_TAKEN[min(_honours(hand), 2)]
    if card == ACE:
        return HEARTS_COST[max(0, min(length, 7) - 3)]
    return TAKEN[card][min(length, 6) - 1]
