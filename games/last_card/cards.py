"""The pack of Last Card, what its cards count, and the names of its colours."""

from typing import Final

from games.cards import COLOUR_WORDS, COLOURS, Card

WILD: Final = Card("WW")
WILD_FOUR: Final = Card("W4")

PACK: Final = tuple(
    card
    for card in COLOURS.cards
    for _ in range(4 if not card.suit else 1 if card.rank == "0" else 2)
)
"""108 cards (section 3)."""

POINTS: Final = {
    **{face: int(face) for face in "0123456789"},
    **dict.fromkeys("SRD", 20),
    **dict.fromkeys((WILD.rank, WILD_FOUR.rank), 50),
}
"""What a card counts, by its face (section 3)."""

DRAWS: Final = {"D": 2, WILD_FOUR.rank: 4}
"""How many cards a face makes the next player draw."""

NAMES: Final = {colour: name for name, colour in COLOUR_WORDS.items()}
"""How actions name a colour."""
NAMING: Final = [f"colour {NAMES[colour]}" for colour in COLOURS.suits]
"""The actions that name a colour."""
