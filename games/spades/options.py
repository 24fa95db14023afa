"""What the host may choose in Spades."""

from dataclasses import dataclass
from typing import Final

from games.options import EITHER, option


@dataclass(frozen=True)
class Options:
    """Section 10."""

    target: int = option(500, range(100, 1001, 10))
    tie_break: str = option("extra_hand", ("extra_hand", "shared"))
    overtrick_points: int = option(1, range(11))
    nil: bool = option(False, EITHER)
    nil_points: int = option(100, range(50, 201))
    failed_nil_tricks: str = option("count", ("count", "bags_only"))
    blind_nil: bool = option(False, EITHER)
    blind_nil_points: int = option(200, range(100, 401))
    blind_nil_behind: int = option(100, range(501))
    bags: bool = option(False, EITHER)
    bag_limit: int = option(10, range(5, 21))
    bag_penalty: int = option(100, range(50, 201))
    jokers: str = option("none", ("none", "two"))
    min_team_bid: int = option(0, range(7))
    cap_team_bid: bool = option(False, EITHER)
    not_thirteen: bool = option(False, EITHER)
    first_lead: str = option("left_of_dealer", ("left_of_dealer", "low_club"))
    no_spade_trick_one: bool = option(False, EITHER)
    spade_leads: str = option("when_broken", ("when_broken", "anytime"))
    lose_at: int | None = option(None, (None, *range(-1000, -99)))


VARIANTS: Final = {
    "modern": Options(nil=True, bags=True, target=250),
    "long": Options(nil=True, blind_nil=True, bags=True),
    "jokers": Options(jokers="two", nil=True, bags=True, target=250),
    "short": Options(target=200),
}
"""Rules that go by a name."""
