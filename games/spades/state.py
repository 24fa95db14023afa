"""A match of Spades: its options, its cards, and its state."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from games.cards import CARDS, JOKERS, PACK, Card
from games.options import EITHER, option
from games.tricks import NOT_YET, BiddingGame, PartnerGame, Ranking, partner_of


@dataclass(frozen=True)
class Options:
    """The options of section 10."""

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
"""Options with a name."""


TRUMP: Final = "S"
SIDE: Final = "HCD"
"""The other suits."""
RANKING: Final = Ranking.of(PACK, TRUMP, above=JOKERS)
SUIT: Final = RANKING.group
"""The suits of the cards; jokers are spades."""
POWER: Final = RANKING.power
JOKER_PACK: Final = (*(card for card in PACK if card not in ("2C", "2D")), *JOKERS)
"""The pack of the option `jokers`, without two low cards."""


@cache
def highest_spades(jokers: bool) -> Sequence[Card]:
    """The spades in play, the highest first."""
    pack = JOKER_PACK if jokers else PACK
    return sorted(
        (card for card in pack if SUIT[card] == TRUMP), key=POWER.__getitem__, reverse=True
    )


class State(PartnerGame, BiddingGame):
    """The state of a match."""

    options: Options

    unasked: list[int]  # the seats that are still to look at their cards or to bid blind nil
    nils: list[str]  # by seat: "", "nil" or "blind nil"
    broken: bool  # a spade has been played in this hand
    bags: list[int]  # by team

    def counted_tricks(self, team: int) -> int:
        """The tricks that count towards a team's contract."""
        every = self.options.failed_nil_tricks == "count"
        return sum(self.tricks[seat] for seat in (team, team + 2) if every or not self.nils[seat])

    def contract(self, team: int) -> tuple[int, int]:
        """The bid of a team so far, and the tricks it has won."""
        return sum(max(0, bid) for bid in self.bids[team::2]), self.won(team)

    def low_club(self) -> Card:
        """The lowest club in play."""
        return CARDS["2C" if self.options.jokers == "none" else "3C"]

    def possible_numbers(self, seat: int) -> list[int]:
        """The numbers that a seat may bid; nil counts as 0."""
        options, partner = self.options, self.bids[partner_of(seat)]
        least = 0 if partner == NOT_YET else max(0, options.min_team_bid - partner)
        most = 13 - max(0, partner) if options.cap_team_bid else 13
        numbers = list(range(least, most + 1))
        if options.not_thirteen and self.bids.count(NOT_YET) == 1:
            forbidden = 13 - sum(bid for bid in self.bids if bid != NOT_YET)
            # A partner's 13 under cap_team_bid may leave only the forbidden 0: then it is free.
            return [number for number in numbers if number != forbidden] or numbers
        return numbers
