"""What a seat about to play a card in Gong Zhu can see and conclude."""

from collections.abc import Collection, Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from games.cards import CARDS, Card
from games.gong_zhu.cards import PIG, POWER, RANKING, SUIT, TRANSFORMER, hand_points

if TYPE_CHECKING:
    from games.gong_zhu import GongZhu

power: Final = POWER.__getitem__
QUEEN: Final = power(PIG)
TEN: Final = power(TRANSFORMER)
CATCHERS: Final = tuple(CARDS[card] for card in ("AD", "KD", "QD"))
"""What takes the sheep."""
STOP_FROM: Final = 5
"""Hearts that one player must have, and nobody else any, before the others stop it."""
COLLECT_FROM: Final = 10
CLEARLY: Final = 100
"""From this hand score on, doubling it is wanted."""


class Sight:
    """The cards a seat may play, those it has not seen, and how the trick stands."""

    def __init__(self, game: "GongZhu", seat: int) -> None:
        self.game, self.seat = game, seat
        self.hand, self.trick = game.hands[seat], game.trick
        self.cards: Sequence[Card] = game.playable(seat)
        self.is_last = len(self.trick) == 3

    @cached_property
    def unseen(self) -> Collection[Card]:
        """What the others hold."""
        return set(self.game.pack()).difference(self.game.seen(self.seat))

    def is_live(self, card: Card) -> bool:
        """Whether a card is still to be played, by this seat or another."""
        return card in self.unseen or card in self.hand

    def partner_takes(self) -> bool:
        """Whether the trick is a partner's as it stands."""
        return self.game.team(self.game.taker()) == self.game.team(self.seat)

    @cached_property
    def top(self) -> int:
        """The power of the card that takes the trick as it stands."""
        return power(self.trick[RANKING.best(self.trick)])

    def below(self, cards: Iterable[Card]) -> list[Card]:
        """Those of cards that follow suit which do not take the trick as it stands."""
        return [card for card in cards if power(card) < self.top]

    def above(self, cards: Iterable[Card]) -> list[Card]:
        """Those of cards that follow suit which take the trick as it stands."""
        return [card for card in cards if power(card) > self.top]

    def is_sure(self, card: Card) -> bool:
        """Whether nobody holds a higher card of the suit."""
        return RANKING.is_high(card, self.unseen)

    def worth_of_trick(self, *more: Card) -> int:
        """What the cards played so far, and these, would change in the score of their taker."""
        cards = [card for card in (*self.trick, *more) if card != TRANSFORMER]
        return hand_points(cards, self.game.exposed, self.game.options)

    @cached_property
    def score(self) -> int:
        """What this seat's cards of this hand are worth so far."""
        return self.game.points(self.seat)

    @cached_property
    def wants_double(self) -> bool:
        """Whether the transformer would do this seat good."""
        return self.score >= CLEARLY

    @cached_property
    def hearts(self) -> list[int]:
        """How many hearts each seat has taken."""
        return [sum(SUIT[card] == "H" for card in self.game.scoring(seat)) for seat in range(4)]

    def collector(self) -> int | None:
        """Who has taken every heart taken so far, and at least `STOP_FROM` of them."""
        most = max(self.hearts)
        return self.hearts.index(most) if most >= STOP_FROM and most == sum(self.hearts) else None

    def collects(self) -> bool:
        """Whether this seat goes for all the hearts (rule 6)."""
        return self.collector() == self.seat and self.hearts[self.seat] >= COLLECT_FROM

    def stops(self) -> bool:
        """Whether this seat should take a heart, lest an opponent get them all (rule 6)."""
        collector = self.collector()
        return collector is not None and self.game.team(collector) != self.game.team(self.seat)
