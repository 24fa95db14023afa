"""What a computer player does in Big Two: the score of section 14, and its reason."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Final

from games.big_two.combinations import RANK, STRAIGHTS, Cards, combination_of
from games.big_two.options import Options
from games.big_two.plays import legal_melds
from games.big_two.state import State
from games.cards import SUITS, Card
from games.speech import Hint, Words

CLOSE: Final = 1
"""An opponent with so many cards may go out on a low one; measured, to fear two wins less."""
NEAR: Final = 3
"""With so many or fewer it is not to be given the lead."""
LED: Final = 0.8
FOLLOWED: Final = 0.3
"""What a rank costs to play: a high card may take the lead; measured, 0.45 for both wins less."""


RANKS_OF: Final = {option: [*map(frozenset, each)] for option, each in STRAIGHTS.items()}
"""By option, the ranks of each straight."""


def hint(game: State, seat: int) -> Hint:
    """What to play, and why."""
    return Turn(game, seat).hint()


def has_five(hand: Sequence[Card], options: Options) -> bool:
    """Whether there is a hand of five in these cards."""
    ranks, suits = [card.rank for card in hand], [card.suit for card in hand]
    held = set(ranks)
    many = sorted(map(ranks.count, held), reverse=True)
    if many and ((many[0] == 4 and len(hand) > 4) or (many[0] == 3 and len(many) > 1 < many[1])):
        return True
    if options.flushes != "none" and any(suits.count(suit) >= 5 for suit in SUITS):
        return True
    return any(held >= straight for straight in RANKS_OF[options.straights])


class Turn:
    """A seat about to play."""

    def __init__(self, game: State, seat: int) -> None:
        self.game, self.hand = game, game.hands[seat]
        self.plays = legal_melds(game, seat)
        self.counts = Counter(card.rank for card in self.hand)
        others = [other for other in range(game.seats) if other != seat]
        self.nearest = min(others, key=lambda other: len(game.hands[other]))
        self.fewest = len(game.hands[self.nearest])
        self.close = self.fewest <= CLOSE
        self.five = has_five(self.hand, game.options)

    def hint(self) -> Hint:
        """The play of the highest merit, the first of equals; measured, to pass wins less."""
        if not self.plays:
            return Hint("pass", Words("climbing-hint-nothing"))
        best = max(self.plays, key=self.merit)
        return Hint(" ".join(best), partial(self.why, best))

    def merit(self, cards: Cards) -> float:
        """The score of section 14."""
        rest = len(self.hand) - len(cards)
        if not rest:
            return 1000
        twos = sum(card.rank == "2" for card in cards)
        price = FOLLOWED if self.game.trick else LED
        merit = (
            2.2 * len(cards) - price * sum(RANK[card] for card in cards) / len(cards) - 2.2 * twos
        )
        merit -= 2.5 * self.breaks_set(cards) + 3 * self.breaks_five(cards)
        return merit + 4 * (rest <= 2) + self.urge(cards)

    def urge(self, cards: Cards) -> float:
        """What changes when an opponent is close to going out."""
        urge = 3.0 * (self.fewest <= NEAR)
        if self.close and len(cards) == 1:
            rank = RANK[cards[0]]
            urge += 0.5 * rank if self.game.trick else 0.95 * rank - 6
        return urge

    def breaks_set(self, cards: Cards) -> bool:
        """Whether a pair or a triple is not played whole."""
        return len(cards) < 5 and self.counts[cards[0].rank] > len(cards)

    def breaks_five(self, cards: Cards) -> bool:
        """Whether the last hand of five is lost by this."""
        if not self.five or len(cards) == 5:
            return False
        return not has_five([card for card in self.hand if card not in cards], self.game.options)

    # The reason.

    def why(self, cards: Cards) -> Words:
        """The reason for a play."""
        rest = len(self.hand) - len(cards)
        made = combination_of(cards, self.game.options)
        assert made is not None, "only combinations are listed"
        if not rest:
            return Words("climbing-hint-out")
        if self.close and len(cards) == 1:
            key = "big-two-hint-high" if self.game.trick else "big-two-hint-lead-high"
            return Words(key, seat=self.nearest)
        if made.size == 5:
            has_twos = int(any(c.rank == "2" for c in self.hand) and not _has_two(cards))
            return Words("big-two-hint-five", kind=made.kind, twos=has_twos)
        key = "big-two-hint-follow" if self.game.trick else "big-two-hint-lead"
        return Words(key, kind=made.kind, few=int(rest <= 2))


def _has_two(cards: Sequence[Card]) -> bool:
    return any(card.rank == "2" for card in cards)
