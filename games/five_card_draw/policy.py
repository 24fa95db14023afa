"""How a hard computer plays Five Card Draw: by the hands that fit what the others drew and bet."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from games.cards import Card
from games.five_card_draw.hint import answer_chance, to_call, to_throw
from games.five_card_draw.inference import doubt, sample, worse
from games.five_card_draw.state import State
from games.poker.expectation import World, best_bet, rival
from games.poker.ranking import strength
from games.view import View

WORLDS: Final = 60
"""Guesses at the hands of the others."""
TRIES: Final = 40
"""Hands that are looked at for one guess, before any will do."""


class Sample(NamedTuple):
    """A hand as it may be dealt, and what of it is kept."""

    hand: Sequence[Card]
    kept: Sequence[Card]
    number: int  # its strength


def policy(seen: View[State], random: Random) -> str:
    """What to bet by what it brings against hands that fit; else the hint."""
    game, seat = seen.game, seen.seat
    assert seat is not None, "an onlooker does not act"
    if game.stage not in game.bets:
        return game.hint(seat).action
    worlds = list(islice(Guesses(game, seat, random).worlds(), WORLDS))
    raises = game.raises

    def folds(chance: float, owe: int, pot: int) -> bool:
        return answer_chance(game, chance, raises + 1) < to_call(owe, pot)

    return best_bet(game, seat, worlds, folds)


class Guesses:
    """Hands that the others may hold, from what a seat sees."""

    def __init__(self, game: State, seat: int, random: Random) -> None:
        self.game, self.seat, self.random = game, seat, random
        self.is_first = game.stage == game.bets[0]
        self.others = list(game.others(seat))
        self.gone = {*game.hands[seat], *game.discards[seat]}
        self.unseen = [card for card in game.pack() if card not in self.gone]
        self.pools = pools(game.options.jokers, game.options.max_draw)

    def worlds(self) -> Iterator[World]:
        """Guess after guess."""
        game = self.game
        while True:
            used, rivals = set(self.gone), []
            for other in self.others:
                before, after = self.guess(other, used)
                chance = self.chance(before.number if self.is_first else after)
                rivals.append(rival(other, after, chance, self.random))
            mine = list(game.hands[self.seat])
            yield World(self.shown(mine, used), rivals)

    def shown(self, hand: Sequence[Card], used: set[Card]) -> int:
        """The strength of the own hand, exchanged if that is to come."""
        if not self.is_first:
            return strength(hand)
        thrown = to_throw(hand)[0][: self.game.options.max_draw]
        return strength(self.filled([card for card in hand if card not in thrown], used))

    def guess(self, other: int, used: set[Card]) -> tuple[Sample, int]:
        """A hand of another seat that fits what it did, and its strength after the exchange."""
        drawn = None if self.is_first else self.game.drawn[other]
        pool, (first, second) = self.pools.get(drawn) or self.pools[None], self.game.bets
        for _ in range(TRIES):
            found = self.random.choice(pool)
            if not used.isdisjoint(found.hand):
                continue
            if self.doubts(other, first, found.number):
                continue
            number = strength(self.filled(found.kept, used | set(found.hand)))
            if not self.doubts(other, second, number):
                break
        else:
            found = self.random.choice(pool)
            number = found.number
        used.update(found.hand)
        return found, number

    def doubts(self, other: int, stage: str, number: int) -> bool:
        return self.random.random() > doubt(self.game, other, stage, number)

    def filled(self, kept: Sequence[Card], used: set[Card]) -> list[Card]:
        """Kept cards with others, of those that are not used, in place of what was thrown."""
        hand = list(kept)
        while len(hand) < 5:
            card = self.random.choice(self.unseen)
            if card not in used and card not in hand:
                hand.append(card)
        return hand

    def chance(self, number: int) -> float:
        """The chance that a hint would give such a hand."""
        return float(worse(number, self.game.options.jokers) ** len(self.others))


@cache
def pools(jokers: int, max_draw: int) -> dict[int | None, list[Sample]]:
    """Many hands, and those of which so many cards are exchanged."""
    found: dict[int | None, list[Sample]] = {None: []}
    for hand, number in sample(jokers):
        thrown = to_throw(hand)[0][:max_draw]
        kept = [card for card in hand if card not in thrown]
        dealt = Sample(hand, kept, number)
        found[None].append(dealt)
        found.setdefault(len(thrown), []).append(dealt)
    return found
