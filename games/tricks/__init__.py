"""Games of tricks: which card follows and which is higher, and the round from lead to lead."""

from games.tricks.bidding import NOT_YET, BiddingGame, spans
from games.tricks.cycle import TrickGame
from games.tricks.kernel import Bits, Rest, highest
from games.tricks.partners import PartnerGame, partner_of, partners
from games.tricks.ranking import HIGH, MATE, Cards, Ranking
from games.tricks.rehearsal import RehearsedGame
from games.tricks.sight import Sight

__all__ = [
    "HIGH",
    "MATE",
    "NOT_YET",
    "BiddingGame",
    "Bits",
    "Cards",
    "PartnerGame",
    "Ranking",
    "RehearsedGame",
    "Rest",
    "Sight",
    "TrickGame",
    "highest",
    "partner_of",
    "partners",
    "spans",
]
