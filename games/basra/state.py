"""Options and state of Basra (section 9)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from games.basra.cards import JACK, VALUE, basra_points, captures, clears, sweeps
from games.cards import ORDER, Card
from games.fishing import ChoosingGame
from games.options import EITHER, option


@dataclass(frozen=True)
class Options:
    """Each as its message says; the defaults are the usual game."""

    target: int = option(151, range(21, 502))
    hand_size: int = option(5, (5, 4))
    jack_points: int = option(2, range(1, 3))
    basra_scoring: str = option("double_face", ("double_face", "flat10"))
    jack_basra_points: int = option(0, range(51))
    capture_rule: str = option("maximal", ("maximal", "free"))
    last_capturer_takes_rest: bool = option(True, EITHER)
    replace_table_jacks: bool = option(True, EITHER)
    end_check: str = option("deck_end", ("deck_end", "instant"))
    partnership: bool = option(False, EITHER)
    seven_of_diamonds: bool = option(False, EITHER)
    majority_points: int = option(0, range(51))
    majority_tie: str = option("carry", ("carry", "none"))
    show_captured: bool = option(False, EITHER)


VARIANTS: Final = {
    "tradition": Options(
        basra_scoring="flat10", seven_of_diamonds=True, majority_points=30, target=101
    ),
    "short": Options(target=51),
}
"""Sets of options by name."""


class State(ChoosingGame):
    """The state of a match, and what follows from it."""

    options: Options

    cleared: bool  # the last turn was a basra
    basras: list[int]  # by seat, in the match
    returned: set[int]  # places in ORDER of first table cards put back, until the next packet
    plays: list[tuple[str, str]]  # since the packet was dealt: the table before, and the action
    gain: int  # the points of the last turn
    carried: int  # points for most cards that no side has won yet

    @property
    def packet(self) -> int:
        return int(self.options.hand_size)

    def partners(self) -> bool:
        return self.options.partnership

    def sets_for(self, card: Card) -> Sequence[Sequence[Card]]:
        return captures(self.floor, card, self.options)

    def is_returned(self, card: Card) -> bool:
        """True for a first table card that was put back into the pack, until the next packet."""
        return ORDER[card] in self.returned

    def bonus(self, card: Card, captured: Sequence[Card]) -> int:
        """The points for emptying the table, 0 where this capture earns none."""
        if len(captured) < len(self.floor):
            return 0
        if card.rank == "J":
            alone = len(captured) == 1 and captured[0].rank == "J"
            return self.options.jack_basra_points if alone else 0
        values = tuple(sorted(VALUE[each] for each in captured))
        if sweeps(card, self.options) and not (clears(values, 7) or self.is_small(values)):
            return 0
        return basra_points(VALUE[card], self.options)

    def is_small(self, values: Sequence[int]) -> bool:
        """True if the 7 of diamonds makes a basra of cards that no other 7 could capture."""
        return JACK not in values and sum(values) <= 10
