"""What the host may choose in Texas Hold'em (section 10)."""

from dataclasses import dataclass
from typing import Final

from games.options import option


@dataclass(frozen=True)
class Options:
    """Each as its message says; the defaults are the usual game.

    Beside those of the section blinds may rise by the clock: minutes a level come before hands.
    """

    mode: str = option("sit_and_go", ("sit_and_go", "cash"))
    starting_chips: int = option(1500, range(100, 1_000_001))
    big_blind: int = option(20, range(2, 100_001))
    hands_per_level: int = option(10, range(101))
    minutes_per_level: int = option(0, range(121))
    ante: str = option("none", ("none", "each", "big_blind"))
    ante_from_level: int = option(3, range(1, 21))
    button_rule: str = option("moving", ("moving", "dead"))
    reopening: str = option("cumulative", ("cumulative", "single_raise"))
    showdown: str = option("winners", ("winners", "everybody"))
    max_hands: int = option(0, range(501))
    rebuys: int = option(0, range(11))


VARIANTS: Final = {
    "turbo": Options(hands_per_level=5, starting_chips=1000),
    "club": Options(starting_chips=5000, ante="big_blind", button_rule="dead"),
    "rebuy_night": Options(starting_chips=1000, rebuys=2, showdown="everybody"),
    "cash_40": Options(mode="cash", starting_chips=2000, max_hands=40, rebuys=10),
}
"""Rules that go by a name."""
