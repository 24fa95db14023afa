"""The options of Dou Dizhu (section 10)."""

from dataclasses import dataclass
from typing import Final

from games.options import EITHER, option


@dataclass(frozen=True)
class Options:
    """The choices of the host."""

    bidding: str = option("once", ("once", "open", "grab"))
    passed_in: str = option("redeal", ("redeal", "first_plays"))
    first_bidder: str = option("rotate", ("rotate", "winner"))
    attached_alike: bool = option(True, EITHER)
    pairs_attached: bool = option(True, EITHER)
    four_with_two: bool = option(True, EITHER)
    spring: bool = option(True, EITHER)
    doubling: bool = option(False, EITHER)
    max_doubles: int = option(0, range(11))
    max_rounds: int = option(6, range(61))


VARIANTS: Final = {
    "call_and_grab": Options(bidding="grab", doubling=True),
    "book": Options(bidding="open", attached_alike=False, first_bidder="winner"),
    "simple": Options(four_with_two=False, pairs_attached=False, max_doubles=3),
}
