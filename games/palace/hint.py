"""The computer player of Palace, and its reasons (section 13)."""

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import combinations
from operator import itemgetter
from random import Random
from typing import Final

from games.cards import Card, Pile
from games.mind import Mind, Search
from games.palace.state import FOUR, POWER, RANKS, THREE, State, ordered
from games.text import Hint, Text

TEN, TWO, INVISIBLE = 20, 17, 16
LOW: Final = RANKS.index("T")
"""Prices of the special cards; others cost their power."""
CIRCLING: Final = 8
"""Rounds of the table without progress, after which every other one is played otherwise."""
OUT: Final = 1000.0
"""The worth of being out."""


Scored = tuple[float, list[Card]]
"""A set of cards to play, with its score."""


class PalaceMind(Mind[State]):
    """Play the cheapest cards, keep the special ones, burn what is large."""

    def hint(self, game: State, seat: int) -> Hint:
        if game.phase == "swap":
            six = ordered([*game.hands[seat], *game.up[seat]])
            dearest = sorted(six, key=lambda card: price(game, card))[-THREE:]
            return Hint(_up(dearest), Text("palace-hint-swap"))
        if game.zone(seat) == "blind":
            return Hint(f"flip {game.filled(seat)[0]}", Text("palace-hint-flip"))
        moves = _moves(game, seat)
        if not moves:
            return Hint("take", Text("palace-hint-take"))
        score, cards = max(moves, key=itemgetter(0))
        if game.pile and score < -14 - 1.5 * len(game.pile) and not game.must_play(seat):
            return Hint("take", Text("palace-hint-worth"))
        return Hint(" ".join(cards), partial(_why, game, seat, cards))

    def hard(self) -> Search:
        return Search(candidates=_candidates)

    def timeout_action(self, game: State, seat: int) -> str:
        """Leave the up cards; play the cheapest card, or take."""
        if game.phase == "swap":
            return _up(game.up[seat])
        if game.zone(seat) == "blind":
            return f"flip {game.filled(seat)[0]}"
        first = [same[0] for same in game.sets(seat)]
        return str(min(first, key=lambda card: price(game, card), default="take"))

    def seen_piles(self, game: State) -> Iterable[Pile]:
        return (game.burned,)

    def sample_secret(self, game: State, seat: int, random: Random) -> str:
        return self.hint(game, seat).action


def price(game: State, card: Card) -> int:
    """The price of a card: what it is worth to keep."""
    if card.rank == "T":
        return TEN
    if card.rank == "2":
        return TWO
    return INVISIBLE if game.is_invisible(card.rank) else POWER[card]


def _up(chosen: Iterable[Card]) -> str:
    return f"up {' '.join(ordered(chosen))}"


def _candidates(game: State, seat: int) -> list[str]:
    """The moves worth looking ahead from: of the exchange those with the dearest cards."""
    if game.phase != "swap":
        return game.moves(seat)
    six = ordered([*game.hands[seat], *game.up[seat]])
    dearest = sorted(six, key=lambda card: price(game, card))[-THREE - 1 :]
    return [*dict.fromkeys(_up(chosen) for chosen in combinations(dearest, THREE))]


def _moves(game: State, seat: int) -> list[Scored]:
    """All sets that a seat may play, with their scores."""
    rounds = game.idle // game.seats
    score = _circling if rounds >= CIRCLING and rounds % 2 == 0 else _score
    return [
        (score(game, seat, same[:count]), same[:count])
        for same in game.sets(seat)
        for count in range(1, len(same) + 1)
    ]


def _circling(game: State, seat: int, cards: Sequence[Card]) -> float:
    """The score where hands go round in a circle: the cheapest and fewest."""
    return OUT if len(cards) == game.left(seat) else -price(game, cards[0]) - len(cards) / FOUR**2


def _score(game: State, seat: int, cards: Sequence[Card]) -> float:
    """The score of a set: its price, what more cards of it gain, and what it does to others."""
    if len(cards) == game.left(seat):
        return OUT
    cost = price(game, cards[0])
    is_special = cost >= INVISIBLE
    further = -6 if is_special else 4 if not game.stock or cost <= LOW else -3
    score = -cost + further * (len(cards) - 1)
    if burns := game.burns(cards):
        return score + 2 + 0.9 * (len(game.pile) + len(cards)) + 8 * (burns == "four")
    follower = game.follower(seat, cards)
    if game.zone(follower) == "blind":
        return score + (0 if is_special else 0.8 * cost)
    return score + 4 * _is_stuck(game, follower, cards[0])


def _is_stuck(game: State, seat: int, card: Card) -> bool:
    """True if all cards of a seat are known, and none fits once this card is played."""
    top = game.top() if game.is_invisible(card.rank) else card
    theirs = game.hands[seat]
    known = theirs.known if theirs else game.up[seat]
    return len(known) == len(game.zone_cards(seat)) and not any(
        game.fits_on(top, each.rank) for each in known
    )


def _why(game: State, seat: int, cards: Sequence[Card]) -> Text:
    """The reason for playing a set."""
    if len(cards) == game.left(seat):
        return Text("shared-hint-last-card")
    if game.burns(cards):
        return Text("palace-hint-burn", count=len(game.pile) + len(cards))
    follower = game.follower(seat, cards)
    if follower != seat and game.zone(follower) != "blind" and _is_stuck(game, follower, cards[0]):
        return Text("palace-hint-stuck", other=follower)
    if price(game, cards[0]) >= INVISIBLE:
        return Text("palace-hint-special")
    return Text("palace-hint-several" if len(cards) > 1 else "palace-hint-low", count=len(cards))
