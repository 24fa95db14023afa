"""Sampling of hidden cards: possible deals, and likely ones by Metropolis sampling."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, repeat
from math import prod
from random import Random
from typing import Final, NamedTuple

from games.cards import HIDDEN, Card, Pile
from games.game import Game

CardWeights = Mapping[Card, float]

OFF_POLICY_LIKELIHOOD: Final = 0.15
"""How likely a seat holds what it would rather have played, to anything else."""
THINNING: Final = 3
"""Thinning: the divisor of the swaps between one sample and the next."""


class HiddenCard(NamedTuple):
    """The position of a hidden card: a pile and index, with the seat if it is a hand."""

    pile: Pile
    at: int
    seat: int | None

    @property
    def card(self) -> Card:
        """The card in that position."""
        return self.pile[self.at]


def hidden_cards(game: Game) -> list[HiddenCard]:
    """Every position of a view with a card face down."""
    owners = {id(hand): seat for seat, hand in enumerate(game.hands)}
    return [
        HiddenCard(pile, at, owners.get(id(pile)))
        for pile in game.piles()
        for at, card in enumerate(pile)
        if card == HIDDEN
    ]


def can_be_there(game: Game, place: HiddenCard, card: Card) -> bool:
    """True if a hidden card may be in that position."""
    if place.seat is None:
        return game.mind.can_be_in(game, place.pile, card)
    return game.mind.can_be_at(game, place.seat, place.at, card)


def assign_hidden(game: Game, places: list[HiddenCard], unseen: list[Card], random: Random) -> None:
    """Assign the unseen cards to the hidden positions so that every hand is possible."""
    random.shuffle(places)
    random.shuffle(unseen)
    taken: dict[int, int] = {}  # by position, the index of the unseen card assigned to it
    free = list(range(len(places)))

    def fits(card: int, place: int) -> bool:
        return can_be_there(game, places[place], unseen[card])

    def find(card: int, tried: set[int]) -> bool:
        """Find the card a place, if need be by moving others on: an augmenting path."""
        for place in free:
            if fits(card, place):
                free.remove(place)
                taken[place] = card
                return True
        for place in range(len(places)):
            if place not in tried and fits(card, place):
                tried.add(place)
                if find(taken[place], tried):
                    taken[place] = card
                    return True
        return False

    for card in range(len(unseen)):
        assert find(card, set()), "the play so far rules every deal out"
    for place, card in taken.items():
        pile, at, _ = places[place]
        pile[at] = unseen[card]


def metropolis(
    game: Game, places: Sequence[HiddenCard], card_weights: Sequence[CardWeights], random: Random
) -> Iterator[None]:
    """Metropolis sampling: swap assigned cards so that deals come up by their likelihood.

    Each step makes another sample; fewer swaps separate it from the one before.

    A swap is accepted with the ratio of the likelihoods (Metropolis et al., "Equation of
    State Calculations by Fast Computing Machines", Journal of Chemical Physics 21, 1953), first by
    weights, which are cheaper than likelihoods (Christen and Fox, "Markov Chain Monte Carlo Using
    an Approximation", Journal of Computational and Graphical Statistics 14, 2005).
    """
    likelihood, steps = game.mind.likelihood_fn(game), game.mind.mcmc_steps
    likely = {seat: likelihood(seat) for seat in range(game.seats)}
    weights: dict[int | None, CardWeights] = {None: {}, **dict(enumerate(card_weights))}
    for trials in chain([steps], repeat(steps // THINNING)):
        for _ in range(trials * bool(places)):
            one, two = random.choice(places), random.choice(places)
            if one.seat == two.seat:
                continue
            card, other = one.card, two.card
            mine, theirs = weights[one.seat].get, weights[two.seat].get
            before = mine(card, 1.0) * theirs(other, 1.0)
            after = mine(other, 1.0) * theirs(card, 1.0)
            if after < random.random() * before:
                continue
            if not (can_be_there(game, one, other) and can_be_there(game, two, card)):
                continue
            _swap(one, two)
            now = {seat: likelihood(seat) for seat in (one.seat, two.seat) if seat is not None}
            if prod(now.values()) < random.random() * prod(likely[seat] for seat in now):
                _swap(one, two)
            else:
                likely |= now
        yield


def _swap(one: HiddenCard, two: HiddenCard) -> None:
    one.pile[one.at], two.pile[two.at] = two.card, one.card
