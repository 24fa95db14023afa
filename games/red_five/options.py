"""What the host may choose in Red Five (section 13)."""

from dataclasses import dataclass
from typing import Final

from games.options import EITHER, option


@dataclass(frozen=True)
class Options:
    """Each as its message says; the defaults are the usual game."""

    min_bid: int = option(55, range(5, 201, 5))
    bid_step: int = option(5, (5, 10))
    all_pass: str = option("first_bidder", ("first_bidder", "redeal"))
    first_bidder: str = option("rotate", ("rotate", "random", "last_declarer"))
    trump_timing: str = option("before_kitty", ("before_kitty", "after_kitty"))
    no_trump: bool = option(False, EITHER)
    advisers: bool = option(True, EITHER)
    high_tractors: bool = option(False, EITHER)
    throws: bool = option(True, EITHER)
    throw_check: str = option("hands", ("hands", "unseen"))
    failed_throw: str = option("smallest", ("smallest", "beaten_component"))
    failed_throw_penalty: int = option(0, range(0, 51, 5))
    ruff_compare: str = option("dominant", ("dominant", "all"))
    show_kitty: str = option("never", ("never", "below", "always"))
    show_kitty_below: int = option(70, range(55, 201))
    kitty_multiplier: str = option("x2_4", ("x1", "x2", "x2_4", "x2_4_8"))
    results: str = option("ratio", ("ratio", "fixed40"))
    red_five_capture: bool = option(False, EITHER)
    bid_stake: str = option("flat", ("flat", "rising"))
    base: int = option(1, range(1, 101))
    hands: int | None = option(8, (None, *range(1, 41)))
    target: int | None = option(None, (None, *range(5, 201)))


VARIANTS: Final = {
    "plain": Options(throws=False, advisers=False),
    "rich": Options(
        no_trump=True, high_tractors=True, bid_stake="rising", kitty_multiplier="x2_4_8"
    ),
    "short": Options(hands=4),
}
"""Rules that go by a name."""
