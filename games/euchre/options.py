"""What the host may choose in Euchre (section 10)."""

from dataclasses import dataclass
from typing import Final

from games.options import EITHER, option


@dataclass(frozen=True)
class Options:
    """Each as its message says; the defaults are the North American game to 10."""

    target: int = option(10, range(5, 26))
    pack: int = option(24, (24, 32))
    joker: bool = option(False, EITHER)
    stick_dealer: bool = option(True, EITHER)
    canadian_loner: bool = option(False, EITHER)
    need_trump: bool = option(False, EITHER)
    defend_alone: bool = option(False, EITHER)
    farmers_hand: str = option("off", ("off", "three_alike", "three_low"))
    misdeal: str = option("off", ("off", "nines_tens"))
    alone_lead: str = option("left_of_dealer", ("left_of_dealer", "left_of_maker"))
    alone_march: int = option(4, range(3, 6))
    lone_euchre: int = option(2, range(2, 5))
    defender_alone: int = option(4, range(2, 5))
    super_euchre: int = option(2, range(2, 5))


VARIANTS: Final = {
    "throw_in": Options(stick_dealer=False),
    "ontario": Options(canadian_loner=True),
    "midwest": Options(farmers_hand="three_low", defend_alone=True),
    "british": Options(joker=True, stick_dealer=False, target=21),
    "old_style": Options(pack=32, target=5, stick_dealer=False),
}
"""Rules that go by a name."""
