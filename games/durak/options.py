"""What the host may choose in Durak (section 10)."""

from dataclasses import dataclass
from typing import Final

from games.options import EITHER, option
from games.speech import Words


@dataclass(frozen=True)
class Options:
    """Each as its message says; the defaults are podkidnoy durak, everybody for themselves."""

    deck: int = option(36, (24, 36, 52))
    mode: str = option("throw_in", ("throw_in", "transfer"))
    show_trump: bool = option(False, EITHER)
    limit: int = option(6, range(4, 9))
    first_limit: int = option(6, range(4, 9))
    throwers: str = option("all", ("all", "neighbours", "attacker"))
    throw_in: str = option("in_turn", ("in_turn", "free"))
    pile_on: bool = option(True, EITHER)
    teams: bool = option(False, EITHER)
    opener: str = option("lowest_trump", ("lowest_trump", "under_fool", "after_fool"))
    scoring: str = option("fool", ("fool", "places"))
    losses: int = option(1, range(1, 11))
    rounds: int = option(3, range(1, 11))


VARIANTS: Final = {
    "transfer": Options(mode="transfer", first_limit=5),
    "partners": Options(teams=True, first_limit=5),
    "pair": Options(deck=24, losses=3),
    "big_pack": Options(deck=52, throwers="neighbours"),
}
"""Rules that go by a name."""

SMALL_PACK_SEATS: Final = 3
"""So many at most play with 24 cards."""


def refused(seats: int, options: Options) -> Words | None:
    """Why so many cannot play with these options; None if they can."""
    if options.teams and seats not in (4, 6):
        return Words("durak-teams")
    if options.deck == 24 and seats > SMALL_PACK_SEATS:
        return Words("durak-too-few-cards", most=SMALL_PACK_SEATS)
    return None
