"""The evidence of games without a mind; others have a `games.evidence.EvidenceMind`."""

from collections.abc import Mapping

from games.cards import Card
from games.evidence import EvidenceGame, EvidenceMind
from games.evidence import Numbers as Places
from games.evidence import numbers_of as places_of
from games.speech import Hint

__all__ = ["DoubtingGame", "Places", "places_of"]


class _Weights(EvidenceMind[EvidenceGame]):
    def hint(self, game: EvidenceGame, seat: int) -> Hint:
        raise NotImplementedError


class DoubtingGame(EvidenceGame):
    """A game that weighs its evidence itself."""

    clear_doubts = EvidenceGame.clear_evidence
    doubt = EvidenceGame.note_unlikely
    mix = EvidenceGame.note_drawn

    def odds(self, seat: int) -> Mapping[Card, float]:
        return _Weights().card_weights(self, seat)
