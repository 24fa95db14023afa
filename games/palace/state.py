"""Options, cards and state of Palace (sections 3, 6, 7 and 10)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import Final

from games.cards import PACK, SUITS, Card, Pile
from games.going_out import GoingOutGame
from games.options import EITHER, option
from games.places import PlacesGame
from games.simultaneous import SimultaneousGame

RANKS: Final = "23456789TJQKA"
POWER: Final = {card: RANKS.index(card.rank) for card in PACK}
PLACES: Final = {card: POWER[card] * len(SUITS) + SUITS.index(card.suit) for card in PACK}
"""The canonical order: by rank, low to high, then by suit."""
THREE: Final = 3
"""Cards of each kind that a seat is dealt, and up to which it draws."""
SEVEN: Final = RANKS.index("7")
FOUR: Final = 4
"""Cards of one rank that burn the pile."""
IDLE: Final = 30
"""Actions without progress that break a round off, for each player."""
WARNED: Final = 10
"""The last of them, of which the table warns."""


@dataclass(frozen=True)
class Options:
    """Each as its message says."""

    packs: str = option("auto", ("auto", "one", "two"))
    swap: bool = option(True, EITHER)
    starter: str = option("three", ("three", "left"))
    three: str = option("plain", ("plain", "invisible"))
    seven: str = option("plain", ("plain", "lower"))
    eight: str = option("plain", ("plain", "invisible", "skip"))
    ten_on: str = option("any", ("any", "fits"))
    four_burns: bool = option(True, EITHER)
    must_play: bool = option(False, EITHER)
    scoring: str = option("loser", ("loser", "places"))
    losses: int = option(1, range(1, 11))
    rounds: int = option(3, range(1, 11))


VARIANTS: Final = {
    "sevens_eights": Options(seven="lower", eight="invisible"),
    "mirror": Options(three="invisible", seven="lower", eight="skip", ten_on="fits"),
    "strict": Options(must_play=True, starter="left"),
    "long_match": Options(scoring="places", rounds=5),
}
"""Sets of options by name."""


def packs_for(seats: int, options: Options) -> int:
    """The number of packs in play."""
    auto = 2 if seats * THREE * THREE > len(PACK) else 1
    return {"auto": auto, "one": 1, "two": 2}[options.packs]


def ordered(cards: Iterable[Card]) -> list[Card]:
    """Cards in canonical order."""
    return sorted(cards, key=PLACES.__getitem__)


class State(SimultaneousGame, PlacesGame, GoingOutGame):
    """The state of a match, and what follows from it."""

    options: Options

    phase: str  # "swap", "play"; "end" once the round is over
    up: list[Pile]  # by seat, the cards face up
    stock: Pile
    pile: Pile
    burned: Pile
    idle: int  # actions running in which nobody drew, burned, flipped a card or went out

    def pack(self) -> Sequence[Card]:
        return PACK * packs_for(self.seats, self.options)

    def order(self, card: Card) -> int:
        return PLACES[card]

    @property
    def columns(self) -> int:
        return THREE

    # Zones, section 6.

    def zone(self, seat: int) -> str:
        """The kind of cards that a seat plays from: "hand", "up", "blind", or "" without any."""
        if self.hands[seat]:
            return "hand"
        return "up" if self.up[seat] else "blind" if self.filled(seat) else ""

    def zone_cards(self, seat: int) -> Pile:
        """The hand of a seat or its up cards, whichever it plays from."""
        return self.hands[seat] or self.up[seat]

    def left(self, seat: int) -> int:
        return len(self.hands[seat]) + len(self.up[seat]) + len(self.filled(seat))

    def holding(self, seat: int) -> list[int]:
        """The seats with cards clockwise from the one after this seat, which comes last."""
        return [n for n in self.clockwise(seat + 1) if self.zone(n)]

    def skips(self, played: Sequence[Card]) -> int:
        """The number of seats that these cards, played now, pass over."""
        is_skip = played[0].rank == "8" and self.options.eight == "skip"
        return len(played) if is_skip and not self.burns(played) else 0

    def follower(self, seat: int, played: Sequence[Card]) -> int:
        """The seat that plays after these cards, if they burn nothing."""
        holding = self.holding(seat)
        return holding[self.skips(played) % len(holding)]

    # What fits, section 7.

    def is_invisible(self, rank: str) -> bool:
        """True if the card below one of this rank counts."""
        if rank == "3":
            return self.options.three == "invisible"
        return rank == "8" and self.options.eight == "invisible"

    def fits_always(self, rank: str) -> bool:
        """True if cards of this rank fit on everything."""
        if rank == "T":
            return self.options.ten_on == "any"
        return rank == "2" or self.is_invisible(rank)

    def top(self) -> Card | None:
        """The card that counts on the pile; None if everything fits."""
        return next(
            (card for card in reversed(self.pile) if not self.is_invisible(card.rank)), None
        )

    def is_lower(self, top: Card | None) -> bool:
        """True if only 7 or lower fits on this top."""
        return top is not None and top.rank == "7" and self.options.seven == "lower"

    def fits(self, rank: str) -> bool:
        """True if a card of this rank fits on the pile."""
        return self.fits_on(self.top(), rank)

    def fits_on(self, top: Card | None, rank: str) -> bool:
        """True if a card of this rank fits on a top."""
        if top is None or self.fits_always(rank):
            return True
        power = RANKS.index(rank)
        return power <= SEVEN if self.is_lower(top) else power >= POWER[top]

    def burns(self, played: Sequence[Card]) -> str:
        """The reason why these cards, played now, burn the pile: "ten", "four", or ""."""
        rank, count = played[0].rank, len(played)
        below = self.pile[-(FOUR - count) :] if count < FOUR else []
        is_four = len(below) + count >= FOUR and all(card.rank == rank for card in below)
        return "four" if is_four and self.options.four_burns else "ten" if rank == "T" else ""

    def sets(self, seat: int) -> list[list[Card]]:
        """The cards of a seat's zone that fit, by rank."""
        top = self.top()
        groups = groupby(ordered(self.zone_cards(seat)), key=attrgetter("rank"))
        return [[*same] for rank, same in groups if self.fits_on(top, rank)]

    def must_play(self, seat: int) -> bool:
        """True if a seat may not take the pile."""
        return self.options.must_play and (self.zone(seat) == "blind" or bool(self.sets(seat)))

    def actions_left(self) -> int:
        """Actions without progress after which the round is broken off."""
        return IDLE * self.seats - self.idle
