"""The cards of Oh Hell: ace high, and any suit or none may be trump."""

from typing import Final

from games.cards import PACK, SUITS
from games.tricks import HIGH, Ranking

SUIT: Final = {card: card.suit for card in PACK}
RANKINGS: Final = {
    trump: Ranking(
        SUIT, {card: HIGH[card.rank] + 100 * (card.suit == trump) for card in PACK}, trump
    )
    for trump in ("", *SUITS)
}
"""By the trump suit, "" for none."""
CYCLE: Final = "HCDS"
"""The trumps of the hands of a match where they take turns."""
