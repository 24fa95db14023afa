"""Five cards at poker, against phevaluator and treys."""

from collections.abc import Sequence
from random import Random

from games.cards import PACK, Card
from games.poker.ranking import strength
from tests.bench.peers import NAMES, RIVAL, Answers, peer, rows
from tests.bench.report import section

HANDS = 5000

TITLE = "Evaluations: what five cards are worth at poker, every hand seen before."


def measure() -> str:
    """`strength` and its peers."""
    random = Random(1)
    hands = [random.sample(PACK, 5) for _ in range(HANDS)]
    peers = {"phevaluator": _phevaluator(hands), "treys": _treys(hands)}
    return section(
        TITLE, RIVAL, NAMES, rows(lambda: [strength(hand) for hand in hands], peers, _same_order)
    )


def _phevaluator(hands: Sequence[Sequence[Card]]) -> Answers | None:
    if not (module := peer("phevaluator")):
        return None
    evaluate = module.evaluate_5cards
    numbers = [[module.Card(_mixed(card)).id_ for card in hand] for hand in hands]
    return lambda: [evaluate(*hand) for hand in numbers]


def _treys(hands: Sequence[Sequence[Card]]) -> Answers | None:
    if not (module := peer("treys")):
        return None
    evaluate = module.Evaluator().evaluate
    numbers = [[module.Card.new(_mixed(card)) for card in hand] for hand in hands]
    return lambda: [evaluate([], hand) for hand in numbers]


def _mixed(card: Card) -> str:
    """A card in the peers' notation, "Qs"."""
    return card.rank + card.suit.lower()


def _same_order(ours: Sequence[int], theirs: Sequence[int]) -> bool:
    """Whether hands rank alike; the peers call the best hand 1."""
    return _places(ours) == _places([-each for each in theirs])


def _places(values: Sequence[int]) -> list[int]:
    """The place of each among all that occur."""
    place = {value: number for number, value in enumerate(sorted(set(values)))}
    return [place[value] for value in values]
