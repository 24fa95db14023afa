"""The computer player of a game: its hint, and what a search or a careless player needs.

A mind holds no state. Each method is given a game as one seat sees it, or a sampled deal.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from games.cards import Card, Pile
from games.memory import swap_with_unseen
from games.text import Hint

G = TypeVar("G")
Policy: TypeAlias = Callable[[Any, Random], str]
"""The action of a computer, from a View and by chance; unlike a hint it gives no reason."""
Rollout: TypeAlias = Callable[[Any, str], float]
"""The value of a seat at the end of the round, after an action in a sampled deal."""


class Search(NamedTuple):
    """Looking ahead: moves are tried in sampled deals, as `games.search` does it."""

    rollout: Callable[[Any, int], Rollout | None] | None = None
    """Of a view and its seat, a simulator faster than playing the hints; None: play the hints."""
    candidates: Callable[[Any, int], Sequence[str]] | None = None
    """Of a view and its seat, the moves worth trying; None: all legal ones."""


Hard: TypeAlias = Search | Policy | None


class Mind(ABC, Generic[G]):
    """The computer player of a game."""

    mcmc_steps: ClassVar[int] = 0
    """Swaps of the Metropolis sampler for a deal; 0: a deal is sampled by what is possible."""

    @abstractmethod
    def hint(self, game: G, seat: int) -> Hint:
        """A good move by simple rules, from the seat's own cards and what is public."""

    def hard(self) -> Hard:
        """The way a hard computer plays: by search, by a policy, or by the hint (None).

        Only what beats the hint, as `python -m tests.ladder` measures it.
        """
        return None

    def timeout_action(self, game: G, seat: int) -> str:
        """The move that is made for a seat whose time is up."""
        return self.hint(game, seat).action

    def bluff(self, game: G, seat: int, action: str, random: Random) -> str:
        """The action of a computer that would do this: another one to mislead, or the same."""
        return action

    def interrupt(self, game: G, seat: int) -> str:
        """The action that a computer takes out of turn; "" for none.

        A seat is asked in a public race (`Game.has_race`), after people had time to act.
        """
        return ""

    # What a style or carelessness changes.

    def boldness(self, action: str) -> int | None:
        """The boldness of an action, for bids the number; None if boldness does not apply."""
        verb, _, number = action.partition(" ")
        return int(number) if verb == "bid" and number.isdigit() else None

    def allows_style(self, game: G) -> bool:
        """True if so little is at stake that a bold or cautious personality costs little."""
        return True

    def seen_piles(self, game: G) -> Iterable[Pile]:
        """Piles whose cards were all seen once, and of which only the top card still is."""
        return ()

    def forget(self, game: G, seat: int, unseen: list[Card], random: Random) -> None:
        """Change in a view what a careless player forgets: cards of `seen_piles`."""
        for pile in self.seen_piles(game):
            swap_with_unseen(pile, unseen, random)

    # Evidence: which hidden cards are possible or likely after the play so far.

    def can_hold(self, game: G, seat: int, card: Card) -> bool:
        """True if a seat may have this hidden card in its hand."""
        return True

    def can_be_at(self, game: G, seat: int, index: int, card: Card) -> bool:
        """True if this hidden card may be at that index in the hand of a seat."""
        return self.can_hold(game, seat, card)

    def can_be_in(self, game: G, pile: Pile, card: Card) -> bool:
        """True if this hidden card may be in a pile other than a hand."""
        return True

    def card_weights(self, game: G, seat: int) -> Mapping[Card, float]:
        """Factors by which public play makes a seat likelier to hold a card; 1 if left out."""
        return {}

    def likelihood(self, game: G, seat: int) -> float:
        """The likelihood of a seat's past actions given its hand in a sampled deal.

        Only the proportions count, and only with `mcmc_steps`.
        """
        return 1.0

    def likelihood_fn(self, game: G) -> Callable[[int], float]:
        """The `likelihood` by seat, for a caller that asks often while cards change places."""
        return lambda seat: self.likelihood(game, seat)

    def sample_secret(self, game: G, seat: int, random: Random) -> str:
        """An answer that a seat may have given in secret, of which only that it has is known."""
        raise NotImplementedError
