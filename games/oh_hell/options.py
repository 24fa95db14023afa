"""What the host may choose in Oh Hell (section 10), and the hands that follow from it."""

from dataclasses import dataclass
from typing import Final

from games.options import EITHER, option
from games.speech import Words

PACK_SIZE: Final = 52
USUAL: Final = {6: 8, 7: 7}
"""The largest hands by the number of players; 10 for fewer."""


@dataclass(frozen=True)
class Options:
    """Each as its message says; the defaults are 10 down to 1 and back."""

    hands: str = option("down_up", ("down_up", "up_down", "down", "up"))
    max_cards: int | None = option(None, (None, *range(1, 18)))
    one_card_hands: int = option(1, range(1, 8))
    trump: str = option("turned", ("turned", "cycle", "cycle_nt", "none", "spades"))
    full_pack: str = option("no_trump", ("no_trump", "last_card"))
    hook: str = option("always", ("always", "above_one", "never"))
    bidding: str = option("in_turn", ("in_turn", "at_once"))
    trump_leads: str = option("anytime", ("anytime", "when_broken"))
    must_trump: bool = option(False, EITHER)
    scoring: str = option(
        "trick_plus_ten",
        ("trick_plus_ten", "exact", "minus_one", "trick_plus_five", "squares", "wizard", "tens"),
    )
    zero: str = option("same", ("same", "five", "hand", "none"))
    tie_break: str = option("shared", ("shared", "extra_hand"))


VARIANTS: Final = {
    "river": Options(hands="up_down", max_cards=7),
    "blackout": Options(scoring="exact", hands="up"),
    "nomination": Options(hands="down", max_cards=7, trump="cycle_nt"),
    "fist": Options(bidding="at_once", scoring="minus_one"),
    "wizard_points": Options(scoring="wizard", hands="up", hook="never"),
}
"""Rules that go by a name."""


def refused(seats: int, options: Options) -> Words | None:
    """Why so many cannot play with these options; None if they can."""
    most = PACK_SIZE // seats
    if options.max_cards and options.max_cards > most:
        return Words("too-many-cards", most=most)
    return None


def largest(seats: int, options: Options) -> int:
    """The cards of the largest hand."""
    return options.max_cards or USUAL.get(seats, 10)


def sizes(seats: int, options: Options) -> list[int]:
    """How many cards each has in every hand of a match (section 4)."""
    most = largest(seats, options)
    ones, more = [1] * options.one_card_hands, list(range(2, most + 1))
    down, up = [*reversed(more), *ones], [*ones, *more]
    if options.hands == "down_up":
        return [*down, *more]
    if options.hands == "up_down":
        return [*up, *down[1:]] if more else ones
    return down if options.hands == "down" else up
