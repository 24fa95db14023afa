"""Games of tricks: which card follows and which is higher, and the round from lead to lead."""

from games.tricks.bidding import NOT_YET, BiddingGame, spans
from games.tricks.cycle import TrickGame
from games.tricks.partners import PartnerGame, partner_of, partners
from games.tricks.ranking import HIGH, MATE, Cards, Ranking
from games.tricks.sight import Sight

__all__ = [
    "HIGH",
    "MATE",
    "NOT_YET",
    "BiddingGame",
    "Cards",
    "PartnerGame",
    "Ranking",
    "Sight",
    "TrickGame",
    "partner_of",
    "partners",
    "spans",
]
