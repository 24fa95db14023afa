"""The options of Gong Zhu (section 10)."""

from dataclasses import dataclass
from typing import Final

from games.cards import CARDS
from games.options import EITHER, option

OPENERS: Final = {
    "two_of_clubs": CARDS["2C"],
    "two_of_spades_then_pig": CARDS["2S"],
    "seven_of_spades_then_pig": CARDS["7S"],
}
"""Whose holder leads the first hand, by the option `first_lead`."""


@dataclass(frozen=True)
class Options:
    """What a host may change."""

    expose: bool = option(True, EITHER)
    expose_timing: str = option("simultaneous", ("simultaneous", "in_turn"))
    expose_protect: bool = option(True, EITHER)
    first_lead: str = option("two_of_clubs", tuple(OPENERS))
    hearts_table: str = option("standard", ("standard", "pip"))
    pig_value: int = option(-100, range(-200, -49))
    pig_flip: str = option("all_hearts", ("all_hearts", "grand_slam", "never"))
    sheep_flip: bool = option(False, EITHER)
    transformer_alone: int = option(50, range(101))
    target: int = option(-1000, range(-3000, -199, 100))
    win_target: int | None = option(None, (None, *range(200, 3001)))
    max_hands: int | None = option(None, (None, *range(1, 41)))
    partners: bool = option(False, EITHER)
