"""What the plays of Basra tell of the cards that were kept: a hint would have played none of them.

It is asked about the hands of the running packet: those before are played out.
"""

from collections import Counter
from collections.abc import Callable, Sequence

from games.basra.hint import Play, Reckoning, unseen_by
from games.basra.state import State
from games.cards import CARDS, EVERYONE, Card, Pile, cards
from games.guessing import DOUBT


def witness(game: State) -> Callable[[int], float]:
    """How likely a seat has played as it did with the hand that it holds, in a guess.

    Each play that would not have been the hint is as rare as a card that seats rather play.
    """
    moments: list[list[Moment]] = [[] for _ in range(game.seats)]
    for number in range(len(game.plays)):
        moments[(game.dealer + 1 + number) % game.seats].append(Moment(game, number))
    known = dict[tuple[int, frozenset[Card]], float]()

    def likelihood(seat: int) -> float:
        asked = seat, frozenset(game.hands[seat])
        if asked not in known:
            known[asked] = DOUBT ** sum(each.is_strange(game.hands[seat]) for each in moments[seat])
        return known[asked]

    return likelihood


class Moment:
    """A play of the packet, and what a hint thinks of any card in its place.

    It thinks of the next player's cards as everybody would who does not see the hand.
    """

    def __init__(self, game: State, number: int) -> None:
        floor, self.action = game.plays[number]
        since = [CARDS[action[:2]] for _, action in game.plays[number:]]
        self.played = since[:: game.seats]  # by the same seat
        self.then = game.copy()
        self.then.floor = Pile(cards(floor), EVERYONE)
        unseen = [*since, *(card for card in unseen_by(game, ()) if game.may_hold(0, card))]
        held = game.options.hand_size - (number + 1) // game.seats
        self.turn = Reckoning(game.options, (), unseen, held)
        self.best = dict[tuple[Card, int], tuple[tuple[float, int], str]]()

    def is_strange(self, kept: Sequence[Card]) -> bool:
        """Whether a hint would have been another play, if the seat has kept these cards."""
        hand = [*self.played, *kept]
        ranks = Counter([card.rank for card in hand])
        return min([self.rated(card, ranks[card.rank]) for card in hand])[1] != self.action

    def rated(self, card: Card, alike: int) -> tuple[tuple[float, int], str]:
        """What is best done with a card of a hand that has so many of its rank, after how good."""
        if (card, alike) not in self.best:
            self.turn.own = Counter({card.rank: alike})
            self.then.hands[0] = Pile([card])
            plays = [Play(self.then, move) for move in self.then.moves(0)]
            best = min(plays, key=self.turn.place)
            self.best[card, alike] = self.turn.place(best), best.action
        return self.best[card, alike]
