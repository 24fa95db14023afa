"""The mind of Big Two: the play of the highest score of section 14, and search."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Final

from games.big_two.plays import Plays
from games.big_two.state import CLIMB, NONE, RANK, STRAIGHTS, Options, combination_of
from games.cards import SUITS, Card
from games.climbing import ClimbingMind
from games.climbing.combinations import Cards
from games.mind import Hard, Search
from games.text import Hint, Text

CLOSE: Final = 1
"""An opponent with this number of cards may go out on a low one; measured, 2 wins less."""
NEAR: Final = 3
"""An opponent with this number of cards or fewer is not to be given the lead."""
LED: Final = 0.8
FOLLOWED: Final = 0.3
"""The cost of a rank: a high card may take the lead; measured, 0.45 for both wins less."""
RANKS_OF: Final = {option: [*map(frozenset, each)] for option, each in STRAIGHTS.items()}
"""By option, the ranks of each straight."""


class BigTwoMind(ClimbingMind[Plays]):
    """The hint is the play of the highest score; a hard computer searches."""

    high_from = CLIMB.index("2")

    def hint(self, game: Plays, seat: int) -> Hint:
        return Decision(game, seat).hint()

    def hard(self) -> Hard:
        return Search()

    def can_hold(self, game: Plays, seat: int, card: Card) -> bool:
        """Nobody was dealt a card below the one that opened."""
        return game.lowest == NONE or game.height(card) >= game.height(game.lead_card())


def has_five(hand: Sequence[Card], options: Options) -> bool:
    """True if cards hold a combination of five."""
    ranks, suits = [card.rank for card in hand], [card.suit for card in hand]
    held = set(ranks)
    many = sorted(map(ranks.count, held), reverse=True)
    if many and ((many[0] == 4 and len(hand) > 4) or (many[0] == 3 and len(many) > 1 < many[1])):
        return True
    if options.flushes != "none" and any(suits.count(suit) >= 5 for suit in SUITS):
        return True
    return any(held >= straight for straight in RANKS_OF[options.straights])


class Decision:
    """A decision of a seat: the scores of its plays, and the reason for the best."""

    def __init__(self, game: Plays, seat: int) -> None:
        self.game, self.hand = game, game.hands[seat]
        self.plays = game.legal_melds(seat)
        self.counts = Counter(card.rank for card in self.hand)
        others = [other for other in range(game.seats) if other != seat]
        self.nearest = min(others, key=lambda other: len(game.hands[other]))
        self.fewest = len(game.hands[self.nearest])
        self.close = self.fewest <= CLOSE
        self.five = has_five(self.hand, game.options)

    def hint(self) -> Hint:
        """The play of the highest score, of equals the first; measured, passing wins less."""
        if not self.plays:
            return Hint("pass", Text("climbing-hint-nothing"))
        best = max(self.plays, key=self.score)
        return Hint(" ".join(best), partial(self.why, best))

    def score(self, cards: Cards) -> float:
        """The score of section 14."""
        left = len(self.hand) - len(cards)
        if not left:
            return 1000
        twos = sum(card.rank == "2" for card in cards)
        price = FOLLOWED if self.game.trick else LED
        score = (
            2.2 * len(cards) - price * sum(RANK[card] for card in cards) / len(cards) - 2.2 * twos
        )
        score -= 2.5 * self.breaks_set(cards) + 3 * self.breaks_five(cards)
        return score + 4 * (left <= 2) + self.urge(cards)

    def urge(self, cards: Cards) -> float:
        """The part of the score for an opponent that is close to going out."""
        urge = 3.0 * (self.fewest <= NEAR)
        if self.close and len(cards) == 1:
            rank = RANK[cards[0]]
            urge += 0.5 * rank if self.game.trick else 0.95 * rank - 6
        return urge

    def breaks_set(self, cards: Cards) -> bool:
        """True if a play takes only part of a pair or a triple."""
        return len(cards) < 5 and self.counts[cards[0].rank] > len(cards)

    def breaks_five(self, cards: Cards) -> bool:
        """True if a play breaks the last combination of five."""
        if not self.five or len(cards) == 5:
            return False
        return not has_five([card for card in self.hand if card not in cards], self.game.options)

    # The reason.

    def why(self, cards: Cards) -> Text:
        """The reason for a play."""
        left = len(self.hand) - len(cards)
        made = combination_of(cards, self.game.options)
        assert made is not None, "only combinations are listed"
        if not left:
            return Text("climbing-hint-out")
        if self.close and len(cards) == 1:
            key = "big-two-hint-high" if self.game.trick else "big-two-hint-lead-high"
            return Text(key, seat=self.nearest)
        if made.size == 5:
            has_twos = int(any(c.rank == "2" for c in self.hand) and not _has_two(cards))
            return Text("big-two-hint-five", kind=made.kind, twos=has_twos)
        key = "big-two-hint-follow" if self.game.trick else "big-two-hint-lead"
        return Text(key, kind=made.kind, few=int(left <= 2))


def _has_two(cards: Sequence[Card]) -> bool:
    return any(card.rank == "2" for card in cards)
