"""What bets and exchanges at Five Card Draw tell of hands: a hint would have made them, too."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache, lru_cache
from random import Random
from typing import Final

from games.cards import Card
from games.five_card_draw.hint import GOOD, estimate_behind, to_call, to_open, to_throw
from games.five_card_draw.state import PACKS, State, Told
from games.guessing import DOUBT
from games.poker.ranking import strength

SAMPLE: Final = 4000
"""Hands that are dealt beforehand, to compare others with."""


def told(game: State, seat: int, action: str) -> Told:
    """What a seat about to bet, or to answer, tells of its hand."""
    owe, rivals = min(game.owed(seat), game.scores[seat]), sum(game.live) - 1
    stay = to_call(owe, sum(game.put)) if owe else to_open(game)
    chance = GOOD if action.startswith("raise") else stay
    share = estimate_behind(game, chance) ** (1 / rivals)
    return Told(game.stage, share, action not in ("fold", "check"))


def likelihood(game: State, seat: int) -> float:
    """How likely a seat has bet and exchanged as it did with the hand that it holds, in a guess.

    What it drew lies behind what it kept. Hands that went into a new stub tell nothing.
    """
    hand, thrown, drawn = game.hands[seat], game.discards[seat], max(0, game.drawn[seat])
    if not hand or len(thrown) < drawn:
        return 1.0
    dealt, (first, second) = [*hand[: len(hand) - drawn], *thrown], game.bets
    likely = doubt(game, seat, first, strength(dealt)) * doubt(game, seat, second, strength(hand))
    if game.drawn[seat] >= 0 and {*to_throw(dealt)[0][: game.options.max_draw]} != {*thrown}:
        likely *= DOUBT
    return likely


def doubt(game: State, seat: int, stage: str, number: int) -> float:
    """How likely a seat has bet so in a stage with a hand of this strength."""
    below = worse(number, game.options.jokers)
    return DOUBT ** sum(
        each.stage == stage and (below >= each.share) != each.is_in for each in game.told[seat]
    )


@lru_cache(maxsize=1 << 14)
def worse(number: int, jokers: int) -> float:
    """The part of all hands that are weaker."""
    return bisect_left(_numbers(jokers), number) / SAMPLE


@cache
def _numbers(jokers: int) -> list[int]:
    return sorted(number for _, number in sample(jokers))


@cache
def sample(jokers: int) -> Sequence[tuple[list[Card], int]]:
    """Hands as they are dealt, and their strengths."""
    random = Random("hands of five")
    hands = [random.sample(PACKS[jokers], 5) for _ in range(SAMPLE)]
    return [(hand, strength(hand)) for hand in hands]
