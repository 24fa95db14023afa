"""Omaha: four cards each, of which two count with three of the five on the table.

Rules: `docs/rules/omaha.md`; a section named in this folder is one of that page.
"""

from collections.abc import Iterable
from typing import Any, ClassVar

from games.cards import PACK, Card
from games.daily import Daily
from games.omaha.hint import OmahaMind
from games.omaha.state import VARIANTS, Options, State
from games.poker.bets import amounts
from games.poker.board import BOARD
from games.poker.board_looks import BoardLooks
from games.poker.chips import POT_LIMIT
from games.poker.two_three import Board
from games.text import Text, Translate


class Omaha(State, BoardLooks):
    """A game whose pots may be split between the best high and the best low hand."""

    key, players = "omaha", range(2, 10)
    minutes, usual_seats, cover = 40, 6, "AS AH KS KH"
    options: Options = Options()
    variants: ClassVar = VARIANTS
    rarer = frozenset({"big_o"})
    daily = Daily(4, Options(mode="cash", starting_chips=2000, max_hands=12), 12)
    mind = OmahaMind()

    @classmethod
    def objection(cls, seats: int, options: Any) -> Text | None:
        if problem := super().objection(seats, options):
            return problem
        most = (len(PACK) - BOARD["river"]) // options.hole_cards
        if seats > most:
            return Text("omaha-too-many", number=options.hole_cards, most=most)
        return None

    def cards_of(self, seat: int, half: str) -> Iterable[Card]:
        board, hand = Board(self.board), self.hands[seat]
        return board.five_for_low(hand) if half == "low" else board.five_for_high(hand)

    def form(self, tr: Translate) -> str:
        """How it is bet, while that is asked; a board of open hands needs the room."""
        kind = "high-low" if self.options.high_low else "high"
        if self.stage not in self.bets:
            return tr(Text("omaha-high-low")) if self.options.high_low else ""
        span, limit = amounts(self, self.turn), self.options.betting
        most = span[-1] if span and limit == POT_LIMIT else 0
        limit = "most" if most else limit
        return tr(Text("omaha-form", kind=kind, limit=limit, number=most))
