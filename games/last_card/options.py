"""What the host may choose in Last Card (section 11)."""

from dataclasses import dataclass
from typing import Final

from games.options import EITHER, option


@dataclass(frozen=True)
class Options:
    """Each as its message says; the defaults are the usual game."""

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
"""Rules that go by a name."""
