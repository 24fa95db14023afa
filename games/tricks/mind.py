"""Computer play of games of tricks: the evidence of each play, and fast rollouts."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Final, TypeVar

from games.cards import BY_ORDER, CARDS, EVERYONE, HIDDEN, Card, Pile
from games.memory import is_forgotten
from games.mind import Mind
from games.rollout import FastRolloutMind
from games.sampling import OFF_POLICY_LIKELIHOOD
from games.text import Hint
from games.tricks.cycle import TrickGame
from games.tricks.fast import Bits, TrickPlayout, bits_of
from games.tricks.ranking import Cards, Ranking

T = TypeVar("T", bound=TrickGame)

TOP: Final = 10**6
"""Above the power of every card."""


class TrickMind(Mind[T]):
    """A mind that takes each play as evidence against cards that would have been played instead."""

    def ducks(self, game: T, seat: int) -> bool:
        """True if a seat would rather take no tricks."""
        return False

    def seen_piles(self, game: T) -> Iterable[Pile]:
        return game.taken

    def forget(self, game: T, seat: int, unseen: list[Card], random: Random) -> None:
        super().forget(game, seat, unseen, random)
        game.voids = [
            "".join(out for out in voids if not is_forgotten(random)) for voids in game.voids
        ]

    def can_hold(self, game: T, seat: int, card: Card) -> bool:
        return game.ranking.group[card] not in game.voids[seat]

    def card_weights(self, game: T, seat: int) -> Mapping[Card, float]:
        return dict.fromkeys(self._unlikely(game, seat), OFF_POLICY_LIKELIHOOD)

    def _unlikely(self, game: T, seat: int) -> Iterator[Card]:
        """The cards that a seat would have played if it had held them."""
        last = len(game.players_from(game.leader)) - 1
        for trick in game.tricks_played():
            for place, (player, card) in enumerate(trick):
                if player == seat and place:
                    before = [each for _, each in trick[:place]]
                    ducks, is_last = self.ducks(game, seat), place == last
                    yield from unlikely_cards(game.ranking, before, card, ducks, is_last)


def unlikely_cards(
    ranking: Ranking, before: Cards, card: Card, ducks: bool, is_last: bool
) -> Iterable[Card]:
    """The cards of its suit that a player who followed with this card would rather have played.

    A player who wants the trick takes it as cheaply as will do, or plays the lowest card. One that
    ducks plays the highest card that loses; if all win, the highest when last, else the lowest.
    """
    group, power, mine = ranking.group, ranking.power, ranking.power[card]
    best = before[ranking.best(before)]
    takes, follows = ranking.best([*before, card]) == len(before), group[card] == group[before[0]]
    enough = power[best] if group[best] == group[card] else 0 if takes else TOP
    if ducks:
        low, high = (0, mine) if takes and not is_last else (mine, TOP if takes else enough)
    elif takes:
        low, high = (mine if follows and not is_last else enough), mine
    else:
        low, high = 0, mine
    return [each for each in group if group[each] == group[card] and low < power[each] < high]


class FastTrickMind(TrickMind[T], FastRolloutMind[T, TrickPlayout]):
    """A mind whose hints, rollouts and evidence are the choices of a `TrickPlayout`.

    For hands of single cards of one pack.
    """

    @abstractmethod
    def at_first_lead(self, game: T, bits: Bits, hands: list[int], leader: int) -> TrickPlayout:
        """A playout of these hands from the first lead, with the restrictions of the game."""

    @abstractmethod
    def call_hint(self, game: T, seat: int) -> Hint:
        """The hint for a seat before the first lead."""

    def hint(self, game: T, seat: int) -> Hint:
        if not self.is_in_play(game):
            return self.call_hint(game, seat)
        playout, bits = self.playout(game), self.bits(game)
        hand = playout.hands[seat]
        playout.unplayed = hand | bits.every & ~bits.mask({*game.seen(seat)})
        card, why = playout.choose(seat, hand)
        return Hint(bits.card[card], lambda: game.words(f"hint-{playout.hint_key(seat, why)}"))

    def playout(self, game: T) -> TrickPlayout:
        bits, trick = self.bits(game), [*game.trick]
        hands = [bits.mask([card for card in hand if card != HIDDEN]) for hand in game.hands]
        for seat, card in zip(game.players_from(game.leader), trick, strict=False):
            hands[seat] |= bits.bit[card]
        playout = self._begun(game, bits, hands, game.leader)
        playout.resume(
            game.tricks,
            [bits.mask(game.cards_taken(seat)) for seat in range(game.seats)],
            [bits.sum_of(voids) for voids in game.voids],
            game.broken,
        )
        for card in trick:
            playout.play_card(bits.bit[card])
        return playout

    def bits(self, game: T) -> Bits:
        """The cards in play as bits."""
        return bits_of(game.ranking, tuple(game.pack()))

    def try_in(self, playout: TrickPlayout, deal: T, action: str) -> None:
        bits = playout.bits
        playout.hands = [bits.mask(hand) for hand in deal.hands]
        playout.play_card(bits.bit[CARDS[action]])

    def conclude(self, game: T, playout: TrickPlayout) -> None:
        """Score a game whose hand was played out; of the cards taken it has the scoring ones."""
        game.events = None
        game.tricks = playout.tricks[:]
        game.taken = [Pile(playout.bits.cards(taken), EVERYONE) for taken in playout.taken]
        game.hands = [Pile((), seat) for seat in range(game.seats)]
        for pile in (game.last, game.trick):
            pile.clear()
        game.leader = game.turn = playout.turn
        game.score_hand()
        self.begin_by_hints(game)

    def likelihood_fn(self, game: T) -> Callable[[int], float]:
        """A cached likelihood: each card that `choose` would not play makes it smaller."""
        if not self.is_in_play(game):
            return super().likelihood_fn(game)
        bits = self.bits(game)
        plays = [[bits.bit[BY_ORDER[place]] for place in places] for places in game.played]
        begun = self._begun(game, bits, [*map(sum, plays)], _first_leader(game))
        decisions: list[list[tuple[TrickPlayout, int]]] = [[] for _ in range(game.seats)]
        for playout, card in _decisions(begun, plays):
            decisions[playout.turn].append((playout, card))
        known = dict[tuple[int, int], float]()

        def likelihood(seat: int) -> float:
            hand = bits.mask(game.hands[seat])
            if (seat, hand) not in known:
                off_policy = sum(
                    playout.choose(seat, hand | playout.hands[seat])[0] != card
                    for playout, card in decisions[seat]
                )
                known[seat, hand] = self.likelihood(game, seat) * OFF_POLICY_LIKELIHOOD**off_policy
            return known[seat, hand]

        return likelihood

    def _begun(self, game: T, bits: Bits, hands: list[int], leader: int) -> TrickPlayout:
        playout = self.at_first_lead(game, bits, hands, leader)
        players = game.players_from(leader)
        playout.size = len(players)
        for seat, following in zip(players, (*players[1:], leader), strict=True):
            playout.after[seat] = following
        return playout


def _first_leader(game: TrickGame) -> int:
    """The leader of the first trick: its lead is below the cards that followed it in a pile."""
    firsts = {BY_ORDER[places[0]]: seat for seat, places in enumerate(game.played) if places}
    taken = (card for seat in range(game.seats) for card in game.cards_taken(seat))
    return next((firsts[card] for card in taken if card in firsts), game.leader)


def _decisions(
    playout: TrickPlayout, plays: Sequence[Sequence[int]]
) -> Iterator[tuple[TrickPlayout, int]]:
    """The playout before each play, with the later plays of every seat in its hand; the play."""
    remaining = [iter(cards) for cards in plays]
    while card := next(remaining[playout.turn], 0):
        yield playout.copy(), card
        playout.play_card(card)
