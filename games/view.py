"""A game as one seat sees it, and samples of the hidden cards.

Pictures, messages and computer players are given views, never games.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Generic, TypeVar

from games.cards import Card, sees
from games.choices import Choice
from games.game import HIDDEN_ANSWER, Game
from games.sampling import CardWeights, HiddenCard, assign_hidden, hidden_cards, metropolis
from games.text import Hint

G = TypeVar("G", bound=Game)


@dataclass(frozen=True)
class View(Generic[G]):
    """A game with hidden cards blank, and without private events and seed."""

    seat: int | None  # None: an onlooker
    game: G

    def legal(self) -> list[str]:
        """Legal actions of this seat."""
        return [] if self.seat is None else self.game.legal(self.seat)

    @cached_property
    def choices(self) -> Sequence[Choice]:
        """Legal actions in the form from which buttons and menus are built."""
        return () if self.seat is None else self.game.choices(self.seat)

    def hint(self) -> Hint | None:
        """The hint for this seat; None when it is not to act."""
        if self.seat is None or self.seat not in self.game.waiting():
            return None
        return self.game.mind.hint(self.game, self.seat)

    def unseen(self) -> list[Card]:
        """The cards that this seat does not see, in a canonical order."""
        seen = Counter(card for pile in self.game.piles() for card in pile)
        return list((Counter(self.game.pack()) - seen).elements())

    def sample(self, random: Random) -> G:
        """A whole game that this seat cannot tell from the real one, plausible after the play."""
        return next(self.samples(random))

    def samples(self, random: Random) -> Iterator[G]:
        """An endless stream of samples; with `mcmc_steps` each replaces the last in place.

        They are then correlated with their neighbors, but much cheaper than independent ones.
        """
        while not self.game.mind.mcmc_steps:
            yield self.uniform_sample(random)
        game, places = self._dealt(random)
        for _ in metropolis(game, places, self.card_weights, random):
            game.secrets = list(self.game.secrets)
            _sample_secrets(game, random)
            yield game

    def uniform_sample(self, random: Random) -> G:
        """A sample that uses only what is possible, no likelihoods."""
        game, _ = self._dealt(random)
        _sample_secrets(game, random)
        return game

    def _dealt(self, random: Random) -> tuple[G, list[HiddenCard]]:
        """A copy with the unseen cards assigned, and their positions."""
        game = self.game.copy()
        game.seed = f"{random.getrandbits(64):x}"
        places = hidden_cards(game)
        assign_hidden(game, places, self.unseen(), random)
        return game, places

    @cached_property
    def card_weights(self) -> list[CardWeights]:
        """By seat, how much likelier than by chance it holds cards that this one does not see."""
        return [self.game.mind.card_weights(self.game, seat) for seat in range(self.game.seats)]


def _sample_secrets(game: Game, random: Random) -> None:
    """Replace each hidden answer by one that the seat may have given; its cards are sampled."""
    for seat, secret in enumerate(game.secrets):
        if secret == HIDDEN_ANSWER:
            game.secrets[seat] = game.mind.sample_secret(game, seat, random)


def view(game: G, seat: int | None) -> View[G]:
    """The view of a seat, or of an onlooker (None)."""
    seen = game.copy()
    seen.seed = ""
    seen.events = [event for event in game.events or () if sees(event.to, seat)]
    seen.secrets = [
        secret if each == seat or not secret else HIDDEN_ANSWER
        for each, secret in enumerate(game.secrets)
    ]
    for pile in seen.piles():
        if not sees(pile.seen_by, seat):
            pile.hide(seat)
    return View(seat, seen)
