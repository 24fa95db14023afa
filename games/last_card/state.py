"""The options, the pack and the points of Last Card."""

from dataclasses import dataclass
from typing import Final

from games.cards import COLOUR_WORDS, COLOURS, Card
from games.options import EITHER, option


@dataclass(frozen=True)
class Options:
    """The choices of the host (section 11); the defaults are the usual game."""

    target: int = option(500, range(50, 1001))
    match: str = option("points", ("points", "one_round"))
    scoring: str = option("winner_takes", ("winner_takes", "each_pays"))
    hand_size: int = option(7, range(3, 11))
    start: str = option("effects", ("effects", "numbers_only"))
    wild_four: str = option("challenge", ("challenge", "strict", "free"))
    stacking: str = option("off", ("off", "same", "up", "any"))
    seven_zero: bool = option(False, EITHER)
    jump_in: bool = option(False, EITHER)
    draw: str = option("one", ("one", "until_playable"))
    forced_play: bool = option(False, EITHER)
    last_call: str = option("button", ("button", "off"))
    catchers: str = option("anyone", ("anyone", "next"))
    call_penalty: int = option(2, range(1, 5))
    last_effect: bool = option(True, EITHER)


VARIANTS: Final = {
    "quick": Options(match="one_round"),
    "family": Options(stacking="up", draw="until_playable", forced_play=True, wild_four="free"),
    "wild": Options(stacking="any", seven_zero=True, jump_in=True),
    "quiet": Options(last_call="off", wild_four="strict"),
}
"""Named sets of rules."""

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
"""The points of a card, by its face (section 3)."""

DRAWS: Final = {"D": 2, WILD_FOUR.rank: 4}
"""The number of cards that a face makes the next player draw."""

NAMES: Final = {colour: name for name, colour in COLOUR_WORDS.items()}
"""The name of each colour in actions."""
NAMING: Final = [f"colour {NAMES[colour]}" for colour in COLOURS.suits]
"""The actions that name a colour."""
