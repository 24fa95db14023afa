"""What a seat about to play a card to a trick can see and conclude, for hints."""

from collections.abc import Iterable, Sequence, Set
from functools import cached_property
from typing import Generic, TypeVar

from games.cards import Card
from games.tricks.cycle import TrickGame

G = TypeVar("G", bound=TrickGame)


class Sight(Generic[G]):
    """The cards a seat may play, those it has not seen, and how a trick of single cards stands."""

    def __init__(self, game: G, seat: int) -> None:
        self.game, self.seat = game, seat
        self.hand, self.trick = game.hands[seat], game.trick
        self.cards: Sequence[Card] = game.playable(seat)
        self.is_last = bool(self.trick) and game.next_seat(seat) == game.leader

    @cached_property
    def unseen(self) -> Set[Card]:
        """What the others hold, or nobody."""
        return set(self.game.pack()).difference(self.game.seen(self.seat))

    @cached_property
    def top(self) -> int:
        """The power of the card that takes the trick as it stands."""
        ranking = self.game.ranking
        return ranking.power[self.trick[ranking.best(self.trick)]]

    def follows(self) -> bool:
        """Whether the cards that may be played follow the group led."""
        return self.game.ranking.group[self.cards[0]] == self.game.led()

    def above(self, cards: Iterable[Card]) -> list[Card]:
        """Those of these cards which take the trick as it stands."""
        if not self.trick:
            return list(cards)
        ranking, top = self.game.ranking, self.top
        group, power, able = ranking.group, ranking.power, (self.game.led(), ranking.trump)
        return [card for card in cards if power[card] > top and group[card] in able]

    def below(self, cards: Sequence[Card]) -> list[Card]:
        """Those of these cards which do not take the trick as it stands."""
        above = self.above(cards)
        return [card for card in cards if card not in above]

    def is_sure(self, card: Card) -> bool:
        """Whether nobody holds a higher card of its group."""
        return self.game.ranking.is_high(card, self.unseen)

    def beaten_by(self, card: Card) -> int:
        """How many unseen cards of its group are higher."""
        return len(self.game.ranking.higher[card] & self.unseen)

    def length(self, card: Card) -> int:
        """How many cards of its group are held."""
        return len(self.game.ranking.following(self.hand, self.game.ranking.group[card]))
