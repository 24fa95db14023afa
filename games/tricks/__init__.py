"""Games of tricks: the order of the cards, the round from lead to lead, and how computers play."""

from games.tricks.bidding import NOT_YET, BiddingGame, BiddingMind, spans, sure_trumps, within
from games.tricks.contracts import PLAY, ContractGame, ContractMind, ContractPlayout
from games.tricks.cycle import TrickGame
from games.tricks.fast import Bits, CardChoice, TrickPlayout, highest
from games.tricks.mind import FastTrickMind, TrickMind
from games.tricks.partners import PartnerGame, partner_of, partners
from games.tricks.ranking import HIGH, LIFT, MATE, PACK32, POINTS32, Cards, Ranking

__all__ = [
    "HIGH",
    "LIFT",
    "MATE",
    "NOT_YET",
    "PACK32",
    "PLAY",
    "POINTS32",
    "BiddingGame",
    "BiddingMind",
    "Bits",
    "CardChoice",
    "Cards",
    "ContractGame",
    "ContractMind",
    "ContractPlayout",
    "FastTrickMind",
    "PartnerGame",
    "Ranking",
    "TrickGame",
    "TrickMind",
    "TrickPlayout",
    "highest",
    "partner_of",
    "partners",
    "spans",
    "sure_trumps",
    "within",
]
