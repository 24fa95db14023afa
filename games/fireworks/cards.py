"""The packs of Fireworks (section 3), and what a hint says (section 6)."""

from collections.abc import Sequence
from typing import Final

from games.cards import COLOUR_WORDS, SIX_COLOURS, Card

TOP: Final = 5
"""The card that completes a firework."""
RANKS: Final = "12345"
RAINBOW: Final = "M"

SUITS: Final = {
    "five": "RYGBW",
    "six": "RYGBWM",
    "rainbow": "RYGBWM",
    "rainbow_short": "RYGBWM",
}
"""The suits in play, by the option."""
MIXED: Final = ("rainbow", "rainbow_short")
"""The options with which every colour points at rainbow cards, which cannot be named."""
COPIES: Final = {"1": 3, "2": 2, "3": 2, "4": 2, "5": 1}


def copies(suits: str, card: Card) -> int:
    """How often a card is in the pack."""
    if suits == "rainbow_short" and card.suit == RAINBOW:
        return 1
    return COPIES[card.rank]


PACKS: Final = {
    suits: [
        card
        for card in SIX_COLOURS.cards
        if card.suit in inside
        for _ in range(copies(suits, card))
    ]
    for suits, inside in SUITS.items()
}
"""The packs, by the option."""

NAMES: Final = {colour: name for name, colour in COLOUR_WORDS.items()}
"""How actions name a colour."""


def named(suits: str) -> str:
    """All that a hint can name: colours, then numbers."""
    return SUITS[suits].replace(RAINBOW, "" if suits in MIXED else RAINBOW) + RANKS


def pointing(other: int, value: str) -> str:
    """The action that gives a seat a hint."""
    if value in RANKS:
        return f"hint {other} number {value}"
    return f"hint {other} colour {NAMES[value]}"


def points_at(value: str, suit: str, rank: str, suits: str) -> bool:
    """Whether what a hint names is true of a card."""
    if value in RANKS:
        return rank == value
    return suit == value or (suit == RAINBOW and suits in MIXED)


def value_of(words: Sequence[str]) -> str:
    """What the end of such an action names."""
    kind, name = words
    return name if kind == "number" else COLOUR_WORDS[name]
