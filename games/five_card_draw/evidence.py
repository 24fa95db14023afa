"""Decisions of the hint at Five Card Draw (section 12), and the evidence that they give of hands.

A seat is taken to bet and to exchange as the hint would.
"""

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache, lru_cache
from random import Random
from typing import Final

from games.cards import CARDS, Card
from games.five_card_draw.state import BETS, PACKS, BetEvidence, State
from games.poker.ranking import (
    FOUR,
    PAIR,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE,
    TWO_PAIR,
    category,
    ranks,
    strength,
)
from games.sampling import OFF_POLICY_LIKELIHOOD
from games.tricks import HIGH

GOOD: Final = 0.6
"""A chance worth a raise. The specification asks for 2 of as many chances as players are in, which
two never have: a player who never raises does not win from one who always calls."""
RESPECT: Final = 0.6
"""Weight of each bet against a chance. More gains on hints, but loses to constant raises."""
DEALS: Final = 4000
"""Hands that are dealt beforehand, to compare others with."""


# The exchange.


def discards_of(hand: Sequence[Card]) -> tuple[list[Card], str]:
    """The cards not worth keeping, and the reason; never a joker."""
    number = strength(hand)
    kind, deciding = category(number), ranks(number)
    naturals = sorted((card for card in hand if card.suit), key=height)
    jokers = len(hand) - len(naturals)
    if kind >= STRAIGHT and kind != FOUR:
        return [], "pat"
    if kind in (FOUR, THREE, TWO_PAIR) or (kind == PAIR and not jokers):
        kept = deciding[:2] if kind == TWO_PAIR else deciding[:1]
        return [card for card in naturals if card.rank not in kept], "keep"
    if four := _four_to_flush(naturals, jokers):
        return [card for card in naturals if card not in four], "four-flush"
    if four := _four_to_straight(hand):
        return [card for card in naturals if card not in four], "four-straight"
    return (naturals[:-1], "joker") if jokers else (naturals[:-2], "nothing")


def height(card: Card) -> int:
    """The height of a card; a joker is the highest."""
    return HIGH.get(card.rank, 15)


def _four_to_flush(naturals: Sequence[Card], jokers: int) -> list[Card]:
    """The cards that with the joker are four of a suit, if there are."""
    for suit in "SHDC":
        suited = [card for card in naturals if card.suit == suit]
        if len(suited) + jokers == 4:
            return suited
    return []


def _four_to_straight(hand: Sequence[Card]) -> list[Card]:
    """Four cards that three ranks complete to a straight, or two if there is no joker."""
    jokers = sum(not card.suit for card in hand)
    best: tuple[int, list[Card]] = (1 + jokers, [])
    for thrown in sorted((card for card in hand if card.suit), key=height):
        kept = [card for card in hand if card != thrown]
        if (count := _completing_ranks(kept)) > best[0]:
            best = count, kept
    return best[1]


def _completing_ranks(four: Sequence[Card]) -> int:
    """The number of ranks that complete four cards to a straight."""
    held = {card.rank for card in four}
    suit = "C" if all(card.suit != "C" for card in four) else "D"
    made_with = (strength([*four, CARDS[rank + suit]]) for rank in HIGH if rank not in held)
    return sum(category(number) in (STRAIGHT, STRAIGHT_FLUSH) for number in made_with)


# The chances that bets ask for.


def chance_to_open(game: State) -> float:
    """The chance that a bet asks for."""
    return float((1.3 if game.options.allow_check else 1) / sum(game.live))


def chance_to_call(owe: int, pot: int) -> float:
    """The chance that a call asks for."""
    return 1.1 * owe / (pot + owe)


def shaded(game: State, estimate: float, raises: int) -> float:
    """The chance to win behind some bets of the stage.

    The estimate takes opponents for random hands, but they draw, and choose what to bet on: a pair
    of queens that raises and is raised is soon all in, and behind.
    """
    is_first = game.stage == BETS[0]
    chance = 0.75 * estimate + 0.25 / sum(game.live) if is_first else estimate**1.5
    return float(chance ** (1 + RESPECT * raises))


def unshaded(game: State, chance: float) -> float:
    """The estimate with this chance behind the bets of the stage so far."""
    chance = float(chance ** (1 / (1 + RESPECT * game.raises)))
    if game.stage == BETS[0]:
        return max(0.0, chance - 0.25 / sum(game.live)) / 0.75
    return float(chance ** (1 / 1.5))


# Evidence.


def evidence_of(game: State, seat: int, action: str) -> BetEvidence:
    """The evidence from an action of a seat that is about to bet, or to answer."""
    owe, rivals = min(game.owed(seat), game.scores[seat]), sum(game.live) - 1
    stay = chance_to_call(owe, sum(game.put)) if owe else chance_to_open(game)
    chance = GOOD if action.startswith("raise") else stay
    share = unshaded(game, chance) ** (1 / rivals)
    return BetEvidence(game.stage, share, action not in ("fold", "check"))


def likelihood(game: State, seat: int) -> float:
    """The likelihood of the bets and the exchange of a seat, given its hand in a sampled deal.

    The cards drawn are the last of the hand. Hands that went into a new stub give no evidence.
    """
    hand, thrown, drawn = game.hands[seat], game.discards[seat], max(0, game.drawn[seat])
    if not hand or len(thrown) < drawn:
        return 1.0
    dealt, (first, second) = [*hand[: len(hand) - drawn], *thrown], BETS
    likely = bet_likelihood(game, seat, first, strength(dealt))
    likely *= bet_likelihood(game, seat, second, strength(hand))
    if game.drawn[seat] >= 0 and {*discards_of(dealt)[0][: game.options.max_draw]} != {*thrown}:
        likely *= OFF_POLICY_LIKELIHOOD
    return likely


def bet_likelihood(game: State, seat: int, stage: str, number: int) -> float:
    """The likelihood of the bets of a seat in a stage, given the strength of its hand."""
    below = share_below(number, game.options.jokers)
    return OFF_POLICY_LIKELIHOOD ** sum(
        each.stage == stage and (below >= each.share) != each.is_in for each in game.evidence[seat]
    )


@lru_cache(maxsize=1 << 14)
def share_below(number: int, jokers: int) -> float:
    """The part of all hands that are weaker."""
    return bisect_left(_strengths(jokers), number) / DEALS


@cache
def _strengths(jokers: int) -> list[int]:
    return sorted(number for _, number in dealt_hands(jokers))


@cache
def dealt_hands(jokers: int) -> Sequence[tuple[list[Card], int]]:
    """Hands as they are dealt, and their strengths."""
    random = Random("hands of five")
    hands = [random.sample(PACKS[jokers], 5) for _ in range(DEALS)]
    return [(hand, strength(hand)) for hand in hands]
