"""Games of tricks that computers play out as integers, and whose plays they explain by that."""

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Self

from games.cards import BY_ORDER, CARDS, EVERYONE, HIDDEN, Pile
from games.guessing import DOUBT
from games.tricks.cycle import TrickGame
from games.tricks.kernel import Order, Rest, order_of


class RehearsedGame(TrickGame):
    """A game whose hands are also played as a `Rest`: single cards of one pack, by all seats."""

    @abstractmethod
    def opening(self, order: Order, hands: list[int], leader: int) -> Rest:
        """These hands at the first lead, and what this game asks of their play."""

    @abstractmethod
    def is_in_play(self) -> bool:
        """Whether all has been said that is said before the first lead."""

    def rest(self) -> Rest:
        """The hand as it stands, of which only the cards that are not hidden lie in it."""
        order, played = self.bits(), [*self.trick]
        hands = [order.mask(card for card in hand if card != HIDDEN) for hand in self.hands]
        for seat, card in zip(self.players_from(self.leader), played, strict=False):
            hands[seat] |= order.bit[card]
        rest = self.opening(order, hands, self.leader)
        rest.resume(
            self.tricks,
            [order.mask(self.cards_taken(seat)) for seat in range(self.seats)],
            [sum(order.named[group] for group in voids) for voids in self.voids],
        )
        for card in played:
            rest.lay(order.bit[card])
        return rest

    def bits(self) -> Order:
        """The cards in play as bits."""
        return order_of(self.ranking, tuple(self.pack()))

    def rehearsal(self, seat: int) -> Callable[[Self, str], float]:
        if not self.is_in_play():
            return lambda world, action: _from_bids(world, seat, action)
        past, order, known = self.rest(), self.bits(), dict[tuple[int, ...], float]()

        def rehearse(world: Self, action: str) -> float:
            rest = past.copy()
            rest.hands = [order.mask(hand) for hand in world.hands]
            rest.lay(order.bit[CARDS[action]])
            rest.play_out()
            result = (*rest.tricks, *rest.taken)
            if result not in known:
                game = self.copy()
                game.finish(rest)
                known[result] = game.worth(seat)
            return known[result]

        return rehearse

    def finish(self, rest: Rest) -> None:
        """Score a hand played to its end; of what was taken only what counts is kept."""
        self.news = None
        self.tricks = rest.tricks[:]
        self.taken = [Pile(rest.order.cards(taken), EVERYONE) for taken in rest.taken]
        self.hands = [Pile((), seat) for seat in range(self.seats)]
        for pile in (self.last, self.trick):
            pile.clear()
        self.leader = self.turn = rest.turn
        self.score_hand()

    def witness(self) -> Callable[[int], float]:
        """A card that `Rest.pick` would not have played is as rare as what seats rather play."""
        if not self.is_in_play():
            return self.likelihood
        order = self.bits()
        plays = [[order.bit[BY_ORDER[place]] for place in places] for places in self.played]
        moments = [*_moments(self.opening(order, [*map(sum, plays)], self._first_leader()), plays)]

        def likelihood(seat: int) -> float:
            likely, hand = self.likelihood(seat), order.mask(self.hands[seat])
            for rest, card in moments:
                if rest.turn == seat and rest.pick(seat, hand | rest.hands[seat]) != card:
                    likely *= DOUBT
            return likely

        return likelihood

    def _first_leader(self) -> int:
        """Who led to the first trick: its lead lies below the cards that followed it."""
        firsts = {BY_ORDER[places[0]]: seat for seat, places in enumerate(self.played) if places}
        taken = (card for seat in range(self.seats) for card in self.cards_taken(seat))
        return next((firsts[card] for card in taken if card in firsts), self.leader)


def _moments(rest: Rest, plays: Sequence[Sequence[int]]) -> Iterator[tuple[Rest, int]]:
    """The hand at each play, with what each seat has played since in its hand; and the play."""
    left = [iter(cards) for cards in plays]
    while card := next(left[rest.turn], 0):
        yield rest.copy(), card
        rest.lay(card)


def _from_bids(world: RehearsedGame, seat: int, action: str) -> float:
    """What a round comes to after something said before the play, if hints say the rest."""
    game = world.copy()
    game.news = None
    game.step(seat, action)
    while not (game.is_in_play() or game.resting or game.over):
        asked = game.actors()[0]
        game.step(asked, game.hint(asked).action)
    if game.is_in_play():
        rest = game.rest()
        rest.play_out()
        game.finish(rest)
    return game.worth(seat)
