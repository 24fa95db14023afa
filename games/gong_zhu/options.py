"""What the host may choose in Gong Zhu (section 10)."""

from dataclasses import dataclass
from typing import Final

from games.options import EITHER, option


@dataclass(frozen=True)
class Options:
    """Each as its message says; the defaults are the usual game."""

    expose: bool = option(True, EITHER)
    expose_timing: str = option("simultaneous", ("simultaneous", "in_turn"))
    expose_protect: bool = option(True, EITHER)
    first_lead: str = option(
        "two_of_clubs",
        ("two_of_clubs", "two_of_spades_then_pig", "seven_of_spades_then_pig"),
    )
    hearts_table: str = option("standard", ("standard", "pip"))
    pig_value: int = option(-100, range(-200, -49))
    pig_flip: str = option("all_hearts", ("all_hearts", "grand_slam", "never"))
    sheep_flip: bool = option(False, EITHER)
    transformer_alone: int = option(50, range(101))
    target: int = option(-1000, range(-3000, -199, 100))
    win_target: int | None = option(None, (None, *range(200, 3001)))
    max_hands: int | None = option(None, (None, *range(1, 41)))
    partners: bool = option(False, EITHER)


VARIANTS: Final = {
    "partners": Options(partners=True),
    "plain": Options(expose=False),
    "short": Options(target=-500),
}
"""Rules that go by a name."""
