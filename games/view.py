"""A game as one seat sees it, and guesses at what it does not see.

Pictures, messages and computer players are given views, never games.
"""

from collections import Counter
from dataclasses import dataclass
from math import prod
from random import Random
from typing import Generic, TypeVar

from games.cards import HIDDEN, Card, sees
from games.choices import Choice
from games.game import ANSWERED, Game
from games.speech import Hint

G = TypeVar("G", bound=Game)


@dataclass(frozen=True)
class View(Generic[G]):
    """The same game with hidden cards blank, private news left out and the seed gone."""

    seat: int | None  # None: an onlooker
    game: G

    def legal(self) -> list[str]:
        """What this seat may do."""
        return [] if self.seat is None else self.game.legal(self.seat)

    def choices(self) -> list[Choice]:
        """What this seat may do, in a form that controls are made of."""
        return [] if self.seat is None else self.game.choices(self.seat)

    def hint(self) -> Hint | None:
        """What a computer player would do in this seat; None when it is not to act."""
        if self.seat is None or self.seat not in self.game.waiting():
            return None
        return self.game.hint(self.seat)

    def unseen(self) -> list[Card]:
        """The cards that this seat does not see, in an order that tells nothing."""
        seen = Counter(card for pile in self.game.piles() for card in pile)
        return list((Counter(self.game.pack()) - seen).elements())

    def guess(self, random: Random) -> G:
        """A whole game that this seat cannot tell from the real one, plausible after the play.

        Of several deals one is drawn by how likely the others would have done with it what they
        did (Rubin, "The Calculation of Posterior Distributions by Data Augmentation: Comment",
        JASA 82, 1987: sampling/importance resampling).
        """
        worlds = [self.deal(random) for _ in range(self.game.guesses)]
        if len(worlds) == 1:
            return worlds[0]
        others = [seat for seat in range(self.game.seats) if seat != self.seat]
        weights = [prod(map(world.likelihood, others)) for world in worlds]
        return random.choices(worlds, weights)[0]

    def deal(self, random: Random) -> G:
        """A guess that knows only what is possible."""
        game = self.game.copy()
        game.seed = f"{random.getrandbits(64):x}"
        _deal_unseen(game, self.unseen(), random)
        game.guess_secrets(random)
        return game


def view(game: G, seat: int | None) -> View[G]:
    """What a seat, or an onlooker (None), may know of a game."""
    seen = game.copy()
    seen.seed = ""
    seen.news = [event for event in game.news or () if sees(event.to, seat)]
    seen.secrets = [
        secret if each == seat or not secret else ANSWERED
        for each, secret in enumerate(game.secrets)
    ]
    for pile in seen.piles():
        if not sees(pile.seen_by, seat):
            pile.hide(seat)
    return View(seat, seen)


def _deal_unseen(game: Game, unseen: list[Card], random: Random) -> None:
    """Lay unseen cards on the hidden places so that each hand may hold what it gets."""
    owners = {id(hand): seat for seat, hand in enumerate(game.hands)}
    places = [
        (pile, i, owners.get(id(pile)))
        for pile in game.piles()
        for i, card in enumerate(pile)
        if card == HIDDEN
    ]
    random.shuffle(places)
    random.shuffle(unseen)
    taken: dict[int, int] = {}  # by place, which of the unseen lies there

    def fits(card: int, place: int) -> bool:
        pile, i, seat = places[place]
        if seat is None:
            return game.may_lie(pile, unseen[card])
        return game.may_be(seat, i, unseen[card])

    def lay(card: int, tried: set[int]) -> bool:
        """Find the card a place, if need be by moving others on: an augmenting path."""
        for place in range(len(places)):
            if place not in taken and fits(card, place):
                taken[place] = card
                return True
        for place in range(len(places)):
            if place not in tried and fits(card, place):
                tried.add(place)
                if lay(taken[place], tried):
                    taken[place] = card
                    return True
        return False

    for card in range(len(unseen)):
        assert lay(card, set()), "the play so far rules every deal out"
    for place, card in taken.items():
        pile, i, _ = places[place]
        pile[i] = unseen[card]
