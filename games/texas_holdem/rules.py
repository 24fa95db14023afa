"""Texas Hold'em: two cards each, five on the table for all, and no limit but the chips.

Rules: `docs/rules/texas_holdem.md`; a section named in this folder is one of that page.
"""

from collections.abc import Iterable
from typing import ClassVar

from games.cards import Card
from games.daily import Daily
from games.poker.blinds import BlindOptions as Options
from games.poker.board_looks import BoardLooks
from games.poker.ranking import best_five, best_of
from games.texas_holdem.hint import TexasHoldemMind


class TexasHoldem(BoardLooks):
    """A game of which the options are those of every game with blinds (section 10)."""

    key, players, version = "texas_holdem", range(2, 10), 2
    minutes, usual_seats, cover = 40, 6, "AS KS QS JS TS"
    options: Options = Options()
    variants: ClassVar = {
        "turbo": Options(hands_per_level=5, starting_chips=1000),
        "club": Options(starting_chips=5000, ante="big_blind", button_rule="dead"),
        "rebuy_night": Options(starting_chips=1000, rebuys=2, showdown="everybody"),
        "cash_40": Options(mode="cash", starting_chips=2000, max_hands=40, rebuys=10),
    }
    daily = Daily(4, Options(mode="cash", starting_chips=2000, max_hands=15), 15)
    mind = TexasHoldemMind()

    def hand_size(self) -> int:
        return 2

    def value(self, seat: int) -> int:
        return best_of([*self.hands[seat], *self.board])

    def cards_of(self, seat: int, half: str) -> Iterable[Card]:
        return best_five([*self.hands[seat], *self.board])
