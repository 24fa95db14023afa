"""Options and state of Scopa (section 9)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from games.cards import ORDER, Card
from games.faces import faces_option
from games.fishing import ChoosingGame
from games.options import EITHER, option
from games.scopa.cards import captures


@dataclass(frozen=True)
class Options:
    """Each as its message says; the defaults are the usual game."""

    target: int = option(11, range(5, 102))
    partners: bool = option(True, EITHER)
    deal: str = option("three", ("three", "nine", "ten"))
    ace: str = option("plain", ("plain", "takes_all", "takes_all_sweep"))
    napola: bool = option(False, EITHER)
    re_bello: bool = option(False, EITHER)
    faces: str = faces_option()


VARIANTS: Final = {
    "scopone_scientifico": Options(deal="ten", target=21),
    "scopone": Options(deal="nine", target=21),
    "asso_pigliatutto": Options(ace="takes_all"),
    "napola": Options(napola=True, re_bello=True, target=21),
}
"""Sets of options by name."""
PACKETS: Final = {"three": 3, "nine": 9, "ten": 10}
SCOPONE: Final = 4
"""The seats that can be dealt all cards at once."""


class State(ChoosingGame):
    """The state of a match, and what follows from it."""

    options: Options

    sweeps: list[int]  # by seat, in this deal
    swept: bool  # the last turn was a sweep

    @property
    def packet(self) -> int:
        return PACKETS[self.options.deal]

    def partners(self) -> bool:
        return self.seats == SCOPONE and self.options.partners

    def takes_all(self, card: Card) -> bool:
        """True for an ace that captures the whole table, or itself from an empty one."""
        return card.rank == "A" and self.options.ace != "plain"

    def sets_for(self, card: Card) -> Sequence[Sequence[Card]]:
        if self.takes_all(card):
            return [sorted(self.floor, key=ORDER.__getitem__)]
        return captures(self.floor, card)

    def can_sweep(self, card: Card, table: Sequence[Card]) -> bool:
        """True if clearing this table with a card counts; with the deal's last card it never does.

        An ace that captures everything sweeps a lone ace, and other tables by an option.
        """
        if not self.takes_all(card) or self.options.ace == "takes_all_sweep":
            return bool(table)
        return len(table) == 1 and table[0].rank == "A"
