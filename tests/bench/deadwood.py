"""The deadwood of ten cards, against the gin rummy of OpenSpiel and of RLCard."""

from collections.abc import Sequence
from operator import eq
from random import Random

from games.cards import PACK, RANKS, SUITS, Card
from games.rummy.deadwood import deadwood, mask
from tests.bench.peers import NAMES, RIVAL, Answers, peer, rows
from tests.bench.report import section

HANDS = 500

TITLE = "Deadwood: the fewest points that ten cards leave outside melds, from a list of cards."


def measure() -> str:
    """`deadwood` and its peers."""
    random = Random(1)
    hands = [random.sample(PACK, 10) for _ in range(HANDS)]
    peers = {"open_spiel": _openspiel(hands), "rlcard": _rlcard(hands)}
    return section(
        TITLE, RIVAL, NAMES, rows(lambda: [deadwood(mask(hand)) for hand in hands], peers, eq)
    )


def _openspiel(hands: Sequence[Sequence[Card]]) -> Answers | None:
    if not (module := peer("pyspiel")):
        return None
    least = module.gin_rummy.GinRummyUtils(len(RANKS), len(SUITS), 10).min_deadwood
    numbers = [
        [SUITS.index(card.suit) * len(RANKS) + RANKS.index(card.rank) for card in hand]
        for hand in hands
    ]
    return lambda: [least(hand) for hand in numbers]


def _rlcard(hands: Sequence[Sequence[Card]]) -> Answers | None:
    if not (melding := peer("rlcard.games.gin_rummy.utils.melding")):
        return None
    utils, kind = peer("rlcard.games.gin_rummy.utils.utils"), peer("rlcard.games.base").Card
    theirs = [[kind(card.suit, card.rank) for card in hand] for hand in hands]

    def least(hand: Sequence[object]) -> int:
        best = melding.get_best_meld_clusters(hand) or [[]]
        return int(utils.get_deadwood_count(hand, best[0]))

    return lambda: [least(hand) for hand in theirs]
