"""Options and hands of a match of Omaha."""

from dataclasses import dataclass
from typing import Final

from games.cards import Pile
from games.options import EITHER, option
from games.poker.blinds import BlindOptions
from games.poker.board import BOARD, BoardGame
from games.poker.chips import FIXED_LIMIT, NO_LIMIT, POT_LIMIT
from games.poker.hands import made
from games.poker.lows import can_be_low, low_name
from games.poker.two_three import Board
from games.text import Value


@dataclass(frozen=True)
class FormOptions:
    """What is dealt and how it is bet (section 10)."""

    betting: str = option(POT_LIMIT, (POT_LIMIT, NO_LIMIT, FIXED_LIMIT))
    high_low: bool = option(False, EITHER)
    hole_cards: int = option(4, range(4, 7))
    cap: int = option(4, (0, 3, 4, 5))


@dataclass(frozen=True)
class Options(BlindOptions, FormOptions):
    """The form of the game, and then what all games with blinds have."""


VARIANTS: Final = {
    "high_low": Options(high_low=True),
    "limit_eight": Options(high_low=True, betting=FIXED_LIMIT, starting_chips=1000),
    "five_cards": Options(hole_cards=5),
    "big_o": Options(hole_cards=5, high_low=True),
    "cash_40": Options(mode="cash", starting_chips=2000, max_hands=40, rebuys=10),
}
"""Rules that go by a name."""


class State(BoardGame):
    """The hands, and what follows from the form of the game."""

    options: Options

    def hand_size(self) -> int:
        return self.options.hole_cards

    def betting(self) -> str:
        return self.options.betting

    def cap(self) -> int:
        return self.options.cap

    def splits_pots(self) -> bool:
        return self.options.high_low

    def value(self, seat: int) -> int:
        return Board(self.board).high(self.hands[seat])

    def low(self, seat: int) -> int:
        return Board(self.board).low(self.hands[seat]) if self.options.high_low else 0

    def holding(self, seat: int) -> dict[str, Value]:
        if not self.board:
            return {"eight": ""}
        high = made(self.value(seat))
        return {
            **high,
            "eight": self.low_text(self.hands[seat]) if self.options.high_low else "off",
        }

    def low_text(self, hand: Pile) -> str:
        """The low of a hand, or "none" while it may still get one, else "gone"."""
        if low := Board(self.board).low(hand):
            return low_name(low)
        return "none" if can_be_low(hand, self.board, BOARD["river"] - len(self.board)) else "gone"
