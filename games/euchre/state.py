"""The state of a match of Euchre: the rules change it, hints and pictures read it."""

from collections.abc import Sequence

from games.cards import Card, Pile
from games.euchre.cards import BENNY, RANKINGS, pack
from games.euchre.options import Options
from games.tricks import PartnerGame, Ranking, partner_of

NOT_YET = -1
"""Stands for the maker, and for who defends alone, where there is none."""


class State(PartnerGame):
    """What a match is made of, and what follows from it."""

    options: Options

    dealer: int
    phase: str  # "farmer", "order", "name", "discard", "defend" or "play"
    asked: list[int]  # who is still to answer before the play, in order
    said: list[str]  # by seat, what it said last about trump or defending; "" for nothing
    turned: Pile  # the card turned up, unless the dealer has taken it
    kitty: Pile  # what nobody was dealt, the top card last
    discarded: Pile  # by the dealer, who took the turned card
    picked: str  # the rank of a turned card that the dealer has taken; it is a trump
    farmed: bool  # somebody has exchanged low cards in this hand
    trump: str  # its suit, "" until it is made
    maker: int
    alone: bool  # the maker plays without a partner
    lone_defender: int

    def pack(self) -> Sequence[Card]:
        return pack(self.options)

    @property
    def ranking(self) -> Ranking:
        return RANKINGS[self.trump]

    def is_blind(self) -> bool:
        """Whether the joker is turned up, and the dealer names trump without seeing a card."""
        return BENNY in self.turned

    def is_out(self, seat: int) -> bool:
        """Whether a seat sits out, because its partner plays alone."""
        partner = partner_of(seat)
        return partner == self.lone_defender or (self.alone and partner == self.maker)

    def next_seat(self, seat: int) -> int:
        """Who plays after a seat: not who sits out."""
        follower = super().next_seat(seat)
        return self.next_seat(follower) if self.is_out(follower) else follower
