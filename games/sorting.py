"""The orders in which a hand may be held: the game's own, by suit, or by rank."""

from collections.abc import Sequence
from typing import Final

from games.cards import HIDDEN, SIX_COLOURS, Card
from games.game import Game

SORTS: Final = ("game", "suit", "rank")

_SUITS: Final = {suit: place for place, suit in enumerate((*"SHCD", *SIX_COLOURS.suits))}
"""Black and red in turn, as most games hold them; what has no suit comes last."""


def held(game: Game, hand: Sequence[Card], sort: str) -> list[Card]:
    """A hand in one of the `SORTS`, cards face down last.

    What is high and what is low the game decides: its own order of a suit holds in each suit, and
    that of the clubs among the ranks.
    """
    if sort == "game":
        return game.arrange(hand)
    known = [card for card in hand if card != HIDDEN]
    if sort == "suit":
        known.sort(key=lambda card: (_suit(card), game.sort(card)))
    else:
        places = {rank: place for place, rank in enumerate(_ranks(game))}
        known.sort(key=lambda card: (places[card.rank], _suit(card), game.sort(card)))
    return known + [HIDDEN] * (len(hand) - len(known))


def _suit(card: Card) -> int:
    return _SUITS.get(card.suit, len(_SUITS))


def _ranks(game: Game) -> list[str]:
    """The ranks of a game's pack in its own order, what has no suit last."""
    suits = (*game.deck.suits, "")
    pack = sorted(game.pack(), key=lambda card: (suits.index(card.suit), game.sort(card)))
    return list(dict.fromkeys(card.rank for card in pack))
