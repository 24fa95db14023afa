"""What the host may choose in Kings & Bastards."""

from dataclasses import dataclass
from typing import Final

from games.options import EITHER, option


@dataclass(frozen=True)
class Options:
    """Section 9; `twos_high` is its `2>JK>A`."""

    decks: str | int = option("auto", ("auto", 1, 2))
    jokers: int = option(1, range(3))
    pass_rule: str = option("reenter", ("reenter", "locked"))
    exchange_count: int = option(2, range(4))
    exchange_ranking: str = option("twos_high", ("twos_high", "ace_high"))
    lead_rule: str = option("three_of_clubs", ("three_of_clubs", "king", "bastard"))
    max_rounds: int = option(0, range(101))
    target_kings: int = option(0, range(51))
    vice_titles: bool = option(False, EITHER)


VARIANTS: Final = {
    "race": Options(target_kings=3),
    "president": Options(pass_rule="locked", vice_titles=True, max_rounds=10),
    "short": Options(max_rounds=5),
}
"""Rules that go by a name."""
