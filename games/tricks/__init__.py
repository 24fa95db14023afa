"""Games of tricks: which card follows and which is higher, and the round from lead to lead."""

from games.tricks.bidding import NOT_YET, BiddingGame, spans, sure_trumps, within
from games.tricks.cycle import TrickGame
from games.tricks.kernel import Bits, Choice, Rest, highest
from games.tricks.partners import PartnerGame, partner_of, partners
from games.tricks.ranking import HIGH, MATE, Cards, Cost, Ranking, Shape
from games.tricks.rehearsal import RehearsedGame

__all__ = [
    "HIGH",
    "MATE",
    "NOT_YET",
    "BiddingGame",
    "Bits",
    "Cards",
    "Choice",
    "Cost",
    "PartnerGame",
    "Ranking",
    "RehearsedGame",
    "Rest",
    "Shape",
    "TrickGame",
    "highest",
    "partner_of",
    "partners",
    "spans",
    "sure_trumps",
    "within",
]
