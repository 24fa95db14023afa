"""A match of Gong Zhu: its options, its cards and their points, and its state."""

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from games.cards import CARDS, ORDER, PACK, Card
from games.options import EITHER, option
from games.tricks import Ranking, TrickGame


@dataclass(frozen=True)
class Options:
    """The options of section 10; the defaults are the usual game."""

    expose: bool = option(True, EITHER)
    expose_timing: str = option("simultaneous", ("simultaneous", "in_turn"))
    expose_protect: bool = option(True, EITHER)
    first_lead: str = option(
        "two_of_clubs",
        ("two_of_clubs", "two_of_spades_then_pig", "seven_of_spades_then_pig"),
    )
    hearts_table: str = option("standard", ("standard", "pip"))
    pig_value: int = option(-100, range(-200, -49))
    pig_flip: str = option("all_hearts", ("all_hearts", "grand_slam", "never"))
    sheep_flip: bool = option(False, EITHER)
    transformer_alone: int = option(50, range(101))
    target: int = option(-1000, range(-3000, -199, 100))
    win_target: int | None = option(None, (None, *range(200, 3001)))
    max_hands: int | None = option(None, (None, *range(1, 41)))
    partners: bool = option(False, EITHER)


VARIANTS: Final = {
    "partners": Options(partners=True),
    "plain": Options(expose=False),
    "short": Options(target=-500),
}
"""Options with a name."""


# The cards, section 3.

PIG: Final = CARDS["QS"]
SHEEP: Final = CARDS["JD"]
TRANSFORMER: Final = CARDS["TC"]
ACE: Final = CARDS["AH"]
EXPOSABLE: Final = (PIG, SHEEP, TRANSFORMER, ACE)
"""In the order in which an action names them."""
HEARTS: Final = tuple(card for card in PACK if card.suit == "H")
SCORING: Final = frozenset((*EXPOSABLE, *HEARTS))
RANKING: Final = Ranking.of(PACK)
PLACE: Final = ORDER | {card: place - len(EXPOSABLE) for place, card in enumerate(EXPOSABLE)}
"""The place of each card inside an action."""


def by_weight(card: Card) -> tuple[int, int]:
    """A key that sorts scoring cards: pig, sheep, transformer, then hearts from the ace down."""
    return (0, PLACE[card]) if card.suit != "H" else (1, -RANKING.power[card])


# Scoring, section 8.

STANDARD: Final = {"A": 50, "K": 40, "Q": 30, "J": 20} | dict.fromkeys("T98765", 10)
PIP: Final = STANDARD | {rank: int(rank) for rank in "9876532"} | {"4": 10}
TABLES: Final = {
    name: {card: -costs.get(card.rank, 0) for card in HEARTS}
    for name, costs in (("standard", STANDARD), ("pip", PIP))
}
"""The points of each heart, by the option `hearts_table`; either way -200 in all."""
ALL_HEARTS: Final = 200
SHEEP_VALUE: Final = 100


def hand_points(taken: Iterable[Card], exposed: Container[str], options: Options) -> int:
    """The score of a player who took these cards; `exposed` are those that any seat exposed."""
    return sum(hand_terms(taken, exposed, options).values())


def hand_terms(taken: Iterable[Card], exposed: Container[str], options: Options) -> dict[Card, int]:
    """The score by scoring card; that of all hearts is under their ace."""
    cards = SCORING.intersection(taken)
    every = cards.issuperset(HEARTS)
    slam = cards == SCORING
    terms = {ACE: hearts_points(cards, options) * _doubled(ACE, exposed)}
    if PIG in cards:
        flips = every and (slam or options.pig_flip == "all_hearts") and options.pig_flip != "never"
        worth = -options.pig_value if flips else options.pig_value
        terms[PIG] = worth * _doubled(PIG, exposed)
    if SHEEP in cards:
        flips = options.sheep_flip and every and not slam
        terms[SHEEP] = (-SHEEP_VALUE if flips else SHEEP_VALUE) * _doubled(SHEEP, exposed)
    if TRANSFORMER in cards:
        times = 2 * _doubled(TRANSFORMER, exposed)
        alone = options.transformer_alone * _doubled(TRANSFORMER, exposed)
        terms[TRANSFORMER] = alone if len(cards) == 1 else (times - 1) * sum(terms.values())
    return terms


def hearts_points(cards: Iterable[Card], options: Options) -> int:
    """The points of the hearts among these cards, as if none was exposed."""
    worth = TABLES[options.hearts_table]
    hearts = [worth[card] for card in cards if card in worth]
    return ALL_HEARTS if len(hearts) == len(worth) else sum(hearts)


def _doubled(card: Card, exposed: Container[str]) -> int:
    return 2 if card in exposed else 1


# Exposing, section 6.

NONE: Final = "expose none"


def exposable(hand: Sequence[Card]) -> list[Card]:
    """The cards of a hand that may be exposed."""
    return [card for card in EXPOSABLE if card in hand]


def exposures(hand: Sequence[Card]) -> list[str]:
    """All answers of the holder of a hand."""
    held = exposable(hand)
    picks = (pick for count in range(1, len(held) + 1) for pick in combinations(held, count))
    return [NONE, *(" ".join(("expose", *pick)) for pick in picks)]


OPENERS: Final = {
    "two_of_clubs": CARDS["2C"],
    "two_of_spades_then_pig": CARDS["2S"],
    "seven_of_spades_then_pig": CARDS["7S"],
}
"""The card whose holder leads the first hand, by the option `first_lead`."""


class State(TrickGame):
    """The state of a match."""

    options: Options

    dealer: int
    pig_taker: int  # of the hand before; of this one once it is scored
    forced: str  # the card that must be led now
    suits_led: str  # in earlier tricks of this hand
    unanswered: list[int]  # seats that are still to expose cards or not, in order
    exposed: list[str]  # the cards exposed in this hand, played since or not

    def scoring(self, seat: int) -> list[Card]:
        """The scoring cards that a seat has taken."""
        return [card for card in self.cards_taken(seat) if card in SCORING]

    def points(self, seat: int) -> int:
        """The score of a seat if it takes no more cards."""
        return hand_points(self.cards_taken(seat), self.exposed, self.options)

    def team(self, seat: int) -> int:
        return seat % 2 if self.options.partners else seat

    def opener(self) -> str:
        """The card that opens the hand; "" where it may be any."""
        first_lead = self.options.first_lead
        any_card = self.round > 1 and first_lead != "two_of_clubs"
        any_card = any_card or first_lead == "seven_of_spades_then_pig"
        return "" if any_card else str(OPENERS[first_lead])

    def is_guarded(self, card: Card) -> bool:
        """True if it is exposed and may follow or lead only as the last of its suit."""
        is_protected = self.options.expose_protect and card.suit not in self.suits_led
        return is_protected and card in self.exposed

    def pigs(self) -> list[int]:
        """The losers of a match that is over: all at the target or below, or else the lowest."""
        if not self.winners:
            return []
        worst = max(min(self.scores), self.options.target)
        return [
            seat
            for seat, score in enumerate(self.scores)
            if score <= worst and seat not in self.winners
        ]
