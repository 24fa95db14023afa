"""Games of tricks whose hints are told, played out and believed of others by integers."""

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence

from games.cards import BY_ORDER, CARDS, EVERYONE, HIDDEN, Pile
from games.guessing import DOUBT
from games.rehearsal import Rehearsed
from games.speech import Hint
from games.tricks.cycle import TrickGame
from games.tricks.kernel import Bits, Rest, bits_of


class RehearsedGame(TrickGame, Rehearsed[Rest]):
    """A game whose hands are also played as a `Rest`: single cards of one pack, by all seats."""

    broken = False  # whether what is closed in the `opening` may be led by now

    @abstractmethod
    def opening(self, bits: Bits, hands: list[int], leader: int) -> Rest:
        """These hands at the first lead, and what this game asks of their play."""

    @abstractmethod
    def saying(self, seat: int) -> Hint:
        """What to say before the first lead, and why."""

    def left(self) -> Rest:
        bits, played = self.bits(), [*self.trick]
        hands = [bits.mask([card for card in hand if card != HIDDEN]) for hand in self.hands]
        for seat, card in zip(self.players_from(self.leader), played, strict=False):
            hands[seat] |= bits.bit[card]
        rest = self._opened(bits, hands, self.leader)
        rest.resume(
            self.tricks,
            [bits.mask(self.cards_taken(seat)) for seat in range(self.seats)],
            [bits.sum_of(voids) for voids in self.voids],
            self.broken,
        )
        for card in played:
            rest.lay(bits.bit[card])
        return rest

    def hint(self, seat: int) -> Hint:
        if not self.is_in_play():
            return self.saying(seat)
        rest, bits = self.left(), self.bits()
        hand = rest.hands[seat]
        rest.hidden = hand | bits.every & ~bits.mask({*self.seen(seat)})
        card, why = rest.choose(seat, hand)
        return Hint(bits.card[card], lambda: self.words(f"hint-{rest.reason(seat, why)}"))

    def bits(self) -> Bits:
        """The cards in play as bits."""
        return bits_of(self.ranking, tuple(self.pack()))

    def try_in(self, rest: Rest, action: str) -> None:
        bits = rest.bits
        rest.hands = [bits.mask(hand) for hand in self.hands]
        rest.lay(bits.bit[CARDS[action]])

    def conclude(self, rest: Rest) -> None:
        """Of what was taken only what counts is kept."""
        self.news = None
        self.tricks = rest.tricks[:]
        self.taken = [Pile(rest.bits.cards(taken), EVERYONE) for taken in rest.taken]
        self.hands = [Pile((), seat) for seat in range(self.seats)]
        for pile in (self.last, self.trick):
            pile.clear()
        self.leader = self.turn = rest.turn
        self.score_hand()
        self.begin_by_hints()

    def witness(self) -> Callable[[int], float]:
        """A card that `Rest.choose` would not have played is as rare as what seats rather play."""
        if not self.is_in_play():
            return self.likelihood
        bits = self.bits()
        plays = [[bits.bit[BY_ORDER[place]] for place in places] for places in self.played]
        opened = self._opened(bits, [*map(sum, plays)], self._first_leader())
        moments: list[list[tuple[Rest, int]]] = [[] for _ in range(self.seats)]
        for rest, card in _moments(opened, plays):
            moments[rest.turn].append((rest, card))
        known = dict[tuple[int, int], float]()

        def likelihood(seat: int) -> float:
            hand = bits.mask(self.hands[seat])
            if (seat, hand) not in known:
                strange = sum(
                    rest.choose(seat, hand | rest.hands[seat])[0] != card
                    for rest, card in moments[seat]
                )
                known[seat, hand] = self.likelihood(seat) * DOUBT**strange
            return known[seat, hand]

        return likelihood

    def _opened(self, bits: Bits, hands: list[int], leader: int) -> Rest:
        rest = self.opening(bits, hands, leader)
        players = self.players_from(leader)
        rest.size = len(players)
        for seat, following in zip(players, (*players[1:], leader), strict=True):
            rest.after[seat] = following
        return rest

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
