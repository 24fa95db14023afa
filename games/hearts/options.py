"""What the host may choose in Hearts (section 10)."""

from dataclasses import dataclass
from typing import Final

from games.options import EITHER, option


@dataclass(frozen=True)
class Options:
    """Each as its message says; the defaults are the game that most people know."""

    pass_count: int = option(3, range(1, 5))
    pass_cycle: str = option("classic", ("classic", "wide", "no_hold", "left", "right", "none"))
    odd_cards: str = option("remove", ("remove", "kitty_first_trick", "kitty_first_points"))
    first_lead: str = option("low_club", ("low_club", "any_club", "left_of_dealer"))
    first_trick_points: str = option("barred", ("barred", "allowed"))
    heart_leads: str = option("when_broken", ("when_broken", "anytime"))
    queen_breaks: bool = option(False, EITHER)
    queen_forced: bool = option(True, EITHER)
    hearts: str = option("one", ("one", "spot"))
    queen_points: int = option(13, range(5, 51))
    spade_honours: bool = option(False, EITHER)
    jack: str = option("none", ("none", "jack", "ten"))
    jack_points: int = option(10, range(5, 51))
    moon: str = option("others", ("others", "self", "choose", "auto", "off"))
    moon_needs_jack: bool = option(False, EITHER)
    sun: bool = option(False, EITHER)
    no_tricks_bonus: int = option(0, range(11))
    target: int = option(100, range(25, 1001, 25))
    reset_at_target: bool = option(False, EITHER)
    tie_break: str = option("extra_hand", ("extra_hand", "shared"))
    max_hands: int | None = option(None, (None, *range(1, 41)))


VARIANTS: Final = {
    "quick": Options(target=50, moon="self"),
    "jack": Options(jack="jack"),
    "omnibus": Options(jack="jack", moon="self", moon_needs_jack=True),
    "bicycle": Options(queen_breaks=True),
    "trickster": Options(moon="auto"),
    "black_maria": Options(
        spade_honours=True,
        pass_cycle="right",
        first_lead="left_of_dealer",
        first_trick_points="allowed",
        heart_leads="anytime",
        moon="off",
    ),
    "spot": Options(hearts="spot", queen_points=50, jack="jack", jack_points=40, target=500),
}
"""Rules that go by a name."""
