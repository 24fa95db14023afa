"""A match of Oh Hell: its options, its cards, and its state."""

from dataclasses import dataclass
from typing import Final

from games.cards import PACK, SUITS, Pile
from games.options import EITHER, option
from games.text import Text
from games.tricks import NOT_YET, BiddingGame, Ranking

USUAL: Final = {6: 8, 7: 7}
"""The largest hands by the number of players; 10 for fewer."""


@dataclass(frozen=True)
class Options:
    """The options of section 10; the defaults are 10 cards down to 1 and back."""

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
"""Options with a name."""


def refused(seats: int, options: Options) -> Text | None:
    """The reason that these options are not for this number of seats; None if they are."""
    most = len(PACK) // seats
    if options.max_cards and options.max_cards > most:
        return Text("too-many-cards", most=most)
    return None


def largest(seats: int, options: Options) -> int:
    """The number of cards in the largest hand."""
    return options.max_cards or USUAL.get(seats, 10)


def sizes(seats: int, options: Options) -> list[int]:
    """The number of cards each is dealt, by hand of a match (section 4)."""
    most = largest(seats, options)
    ones, more = [1] * options.one_card_hands, list(range(2, most + 1))
    down, up = [*reversed(more), *ones], [*ones, *more]
    if options.hands == "down_up":
        return [*down, *more]
    if options.hands == "up_down":
        return [*up, *down[1:]] if more else ones
    return down if options.hands == "down" else up


RANKINGS: Final = {trump: Ranking.of(PACK, trump) for trump in ("", *SUITS)}
"""By the trump suit, "" for none."""
CYCLE: Final = "HCDS"
"""The trumps of the hands of a match where they take turns."""
EACH_SCORES: Final = ("trick_plus_ten", "trick_plus_five")
"""The scorings in which tricks score though the bid is missed."""


def points(bid: int, won: int, size: int, options: Options) -> tuple[int, int]:
    """The points for the tricks of a seat in a hand of `size` cards, and those for an exact bid."""
    off = abs(bid - won)
    if off == 0 == bid and options.zero != "same":
        return {"five": (0, 5), "hand": (size, 5), "none": (0, 0)}[options.zero]
    exact, missed = {
        "trick_plus_ten": ((won, 10), won),
        "exact": ((bid, 10), 0),
        "minus_one": ((bid, 10), -off),
        "trick_plus_five": ((won, 5), won),
        "squares": ((bid * bid, 10), -off * off),
        "wizard": ((10 * bid, 20), -10 * off),
        "tens": ((10 * bid, 0 if bid else 10), -10 * off),
    }[options.scoring]
    return (missed, 0) if off else exact


class State(BiddingGame):
    """The state of a match."""

    options: Options

    cards_each: int  # in this hand
    trump: str  # its suit, "" for none
    turned: Pile  # the card turned up for trump, if there is one
    rest: Pile  # the cards that were not dealt
    broken: bool  # a trump has been played in this hand

    @property
    def ranking(self) -> Ranking:
        return RANKINGS[self.trump]

    def possible_bids(self) -> list[int]:
        """The bids of the next bidder: all but the number that the hook forbids."""
        forbidden = self.forbidden_bid()
        return [number for number in range(self.cards_each + 1) if number != forbidden]

    def forbidden_bid(self) -> int | None:
        """The number that the last bidder may not bid; None if it may bid any."""
        options, asked = self.options, self.bidders()
        is_free = options.hook == "never" or (options.hook == "above_one" and self.cards_each == 1)
        if is_free or len(asked) != 1:
            return None
        return self.cards_each - self.sum_of_bids()

    def sum_of_bids(self) -> int:
        """The sum of the bids so far."""
        return sum(bid for bid in self.bids if bid != NOT_YET)
