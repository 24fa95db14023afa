"""What the host may choose in Basra (section 9)."""

from dataclasses import dataclass
from typing import Final

from games.options import EITHER, option


@dataclass(frozen=True)
class Options:
    """Each as its message says; the defaults are the usual game."""

    target: int = option(151, range(21, 502))
    hand_size: int = option(5, (5, 4))
    jack_points: int = option(2, range(1, 3))
    basra_scoring: str = option("double_face", ("double_face", "flat10"))
    jack_basra_points: int = option(0, range(51))
    capture_rule: str = option("maximal", ("maximal", "free"))
    last_capturer_takes_rest: bool = option(True, EITHER)
    replace_table_jacks: bool = option(True, EITHER)
    end_check: str = option("deck_end", ("deck_end", "instant"))
    partnership: bool = option(False, EITHER)
    seven_of_diamonds: bool = option(False, EITHER)
    majority_points: int = option(0, range(51))
    majority_tie: str = option("carry", ("carry", "none"))
    show_captured: bool = option(False, EITHER)


VARIANTS: Final = {
    "tradition": Options(
        basra_scoring="flat10", seven_of_diamonds=True, majority_points=30, target=101
    ),
    "short": Options(target=51),
}
"""Rules that go by a name."""
