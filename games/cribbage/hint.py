"""The computer player of Cribbage (section 13).

A hard one of three or four throws with an eye to the play as well. The values of a rank in play and
crib were measured over 10,000 deals among hints, in which one of four threw a card that was not
always the best. Between two players no such gain was found.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb, prod
from random import Random
from typing import Final

from games.cards import PACK, POINTS, RANKS, Card, Pile
from games.cribbage.state import (
    FIFTEEN,
    FULL,
    INDEX,
    PlayPoints,
    State,
    flush,
    nobs,
    play_points,
    rank_points,
    total,
)
from games.mind import Mind, Policy
from games.text import Hint, Text
from games.view import View

Ranks = tuple[int, ...]
"""Ranks as in `INDEX`, in rising order."""

TEN: Final = 10
NOBS: Final = 0.25
"""The chance that a starter is of the suit of a jack."""
HIGH: Final = 0.025
"""The value per pip of playing a card instead of keeping it: small ones fit late."""
FEAR: Final = 0.4
"""The part of a reply that counts: of all that the next player may make only one is made."""
PAIR: Final = 0.4
"""The value of a lead from a pair: an opponent that pairs it meets the third."""
TRAPS: Final = (FIFTEEN - TEN, FULL - TEN)
"""Counts of which any ten card makes 15 or 31."""
KEPT: Final = 4
"""The number of cards that stay in a hand."""
WHIM: Final = 0.05
"""The least chance of a hand to be kept, though it counts less than another would have."""
_PLAYED: Final = (0.47, 0.26, 0.21, 0.13, 0.17, 0.08, 0, -0.08, -0.17, -0.19, -0.23, -0.24, -0.3)
PLAYED: Final = dict(zip(RANKS, _PLAYED, strict=True))
"""The pegs of a kept card above the average, by rank: small ones fit late."""
_CRIB: Final = (-0.4, -0.2, -0.2, -0.1, 1.9, 0, 0.25, 0.4, 0.2, -0.35, -0.1, -0.4, -0.42)
CRIB: Final = dict(zip(RANKS, _CRIB, strict=True))
"""The points that a card brings its crib above the average, by rank."""


class CribbageMind(Mind[State]):
    """Average over all starters for the throw; points now, less likely replies, in the play."""

    mcmc_steps = 100

    def hint(self, game: State, seat: int) -> Hint:
        if game.phase == "throw":
            return throw_hint(game, seat)
        if game.phase == "show":
            points = sum(game.show_value())
            return Hint(f"claim {points}", Text("cribbage-hint-claim", points=points))
        if not game.playable(seat):
            return Hint("go", Text("cribbage-hint-go", count=total(game.pile)))
        return play_hint(game, seat)

    def hard(self) -> Policy:
        return policy

    def seen_piles(self, game: State) -> Iterable[Pile]:
        return (game.down,)

    def can_hold(self, game: State, seat: int, card: Card) -> bool:
        return POINTS[card] > game.above[seat]

    def likelihood(self, game: State, seat: int) -> float:
        """The chance that the throw left these cards, as they count most."""
        played = zip(game.played_by, (*game.down, *game.last, *game.pile), strict=True)
        kept = [*game.hands[seat], *(card for by, card in played if by == seat)]
        if len(kept) != KEPT:
            return 1.0
        return chance_to_keep(tuple(sorted(INDEX[card] for card in kept))) ** game.to_throw()

    def sample_secret(self, game: State, seat: int, random: Random) -> str:
        return " ".join(["throw", *game.arrange(game.throws[seat])])


def policy(seen: View[State], _random: Random) -> str:
    """The hint, except for a single card that is thrown."""
    game, seat = seen.game, seen.seat
    assert seat is not None, "an onlooker does not act"
    if game.phase != "throw" or game.to_throw() > 1:
        return game.mind.hint(game, seat).action
    hand, unseen, sign = _throw_from(game, seat)

    def value(thrown: Card) -> float:
        kept = [card for card in hand if card != thrown]
        pegs = sum(PLAYED[card.rank] for card in kept)
        return kept_value(kept, unseen) + pegs + sign * CRIB[thrown.rank]

    return f"throw {max(hand, key=value)}"


# The throw.


def _throw_from(game: State, seat: int) -> tuple[list[Card], list[Card], int]:
    """The hand, the unseen cards, and the sign of points in the crib."""
    hand = game.arrange(game.hands[seat])
    unseen = [card for card in PACK if card not in hand]
    return hand, unseen, 1 if game.team(seat) == game.team(game.dealer) else -1


def throw_hint(game: State, seat: int) -> Hint:
    """The throw with the best average over every starter, of the kept cards and the crib."""
    hand, unseen, sign = _throw_from(game, seat)

    def value(thrown: tuple[Card, ...]) -> float:
        return kept_value(kept(thrown), unseen) + sign * crib_value(thrown)

    def kept(thrown: tuple[Card, ...]) -> list[Card]:
        return [card for card in hand if card not in thrown]

    best = max(combinations(hand, game.to_throw()), key=value)
    average = round(kept_value(kept(best), unseen), 1)
    whose = "own" if sign > 0 else "other"
    why = Text("cribbage-hint-throw", number=average, whose=whose, other=game.dealer)
    return Hint(" ".join(("throw", *best)), why)


def kept_value(hand: Sequence[Card], unseen: Sequence[Card]) -> float:
    """The average points of four cards over every starter."""
    ranks = Counter(INDEX[card] for card in unseen)
    held = [INDEX[card] for card in hand]
    points = sum(
        many * sum(rank_points(tuple(sorted((*held, rank))))) for rank, many in ranks.items()
    )
    has_jack = any(card.rank == "J" for card in hand)
    is_flush = flush(hand, unseen[0], four=True) > 0
    for starter in unseen if has_jack or is_flush else ():
        points += nobs(hand, starter) + flush(hand, starter, four=True)
    return points / len(unseen)


def crib_value(thrown: Sequence[Card]) -> float:
    """The approximate value of a throw to the crib."""
    jacks = sum(card.rank == "J" for card in thrown)
    if len(thrown) == 1:
        return 4.5 + 1.2 * (thrown[0].rank == "5") + 0.3 * jacks
    return average_with_any(tuple(sorted(INDEX[card] for card in thrown))) + NOBS * jacks


@cache
def average_with_any(thrown: tuple[int, int]) -> float:
    """The average points of the ranks of five cards, of which two are thrown."""
    points = sum(
        prod(comb(4 - thrown.count(rank), many) for rank, many in Counter(three).items())
        * sum(rank_points(tuple(sorted((*thrown, *three)))))
        for three in combinations_with_replacement(range(len(RANKS)), 3)
    )
    return points / comb(len(PACK) - 2, 3)


# The play.


def play_hint(game: State, seat: int) -> Hint:
    """The card with the most points, less those that the next player can make on it."""
    hand, pile = game.arrange(game.hands[seat]), game.pile
    playable, replies = game.arrange(game.playable(seat)), expected_replies(game, seat)
    best = max(playable, key=lambda card: heuristic_value(card, hand, pile, replies))
    if len(playable) == 1 and not sum(play_points([*pile, best])):
        return Hint(best, Text("cribbage-hint-only"))
    return Hint(best, reason_for(best, hand, pile, playable))


def expected_replies(game: State, seat: int) -> dict[Card, float]:
    """The average number of cards of each rank that the next player holds, by one of its cards."""
    held = len(game.hands[(seat + 1) % game.seats])
    seen = {*game.hands[seat], *game.throws[seat], *game.starter}
    seen.update(game.pile, game.last, game.down)
    unseen = {card.rank: card for card in PACK if card not in seen}
    many = Counter(card.rank for card in PACK if card not in seen)
    return {card: many[rank] * held / many.total() for rank, card in unseen.items()}


def heuristic_value(
    card: Card, hand: Sequence[Card], pile: Sequence[Card], replies: Mapping[Card, float]
) -> float:
    """The points of a card, less a part of those of a reply: better than rules 3 and 5 alone."""
    count = total(pile) + POINTS[card]
    value = sum(play_points([*pile, card])) + HIGH * POINTS[card]
    for reply, often in replies.items() if count < FULL else ():
        if count + POINTS[reply] <= FULL:
            value -= FEAR * often * sum(play_points([*pile, card, reply]))
    is_pair = sum(each.rank == card.rank for each in hand) > 1
    return value + PAIR * (not pile and is_pair)


def reason_for(
    card: Card, hand: Sequence[Card], pile: Sequence[Card], others: Sequence[Card]
) -> Text:
    """The strongest reason for a card rather than the others that fit."""
    made, count = play_points([*pile, card]), total(pile)
    if any(made):
        return Text("cribbage-hint-pegs", points=sum(made), what=part_of(made))
    if not pile and POINTS[card] < 5:
        return Text("cribbage-hint-low")
    if not pile and sum(each.rank == card.rank for each in hand) > 1:
        return Text("cribbage-hint-pair")
    if count + POINTS[card] not in TRAPS and any(count + POINTS[each] in TRAPS for each in others):
        trap = next(count + POINTS[each] for each in others if count + POINTS[each] in TRAPS)
        return Text("cribbage-hint-trap", count=trap, number=trap + TEN)
    points = [POINTS[each] for each in others]
    if min(points) < POINTS[card] == max(points):
        return Text("cribbage-hint-high")
    return Text("cribbage-hint-safe")


def part_of(made: PlayPoints) -> str:
    """The one part for which a card has points, or "several"."""
    names = [name for name, points in made._asdict().items() if points]
    return names[0] if len(names) == 1 else "several"


# Evidence.


@cache
def average(kept: Ranks) -> float:
    """The average points of ranks over a starter of every rank."""
    starters = range(len(RANKS))
    return sum(sum(rank_points(tuple(sorted((*kept, each))))) for each in starters) / len(starters)


@cache
def chance_to_keep(kept: Ranks) -> float:
    """The share of fifth cards that would have been thrown, since no other four count more."""
    chances = [
        (4 - kept.count(fifth)) * (average(kept) >= _best(tuple(sorted((*kept, fifth)))))
        for fifth in range(len(RANKS))
    ]
    return WHIM + (1 - WHIM) * sum(chances) / (4 * len(RANKS) - KEPT)


@cache
def _best(dealt: Ranks) -> float:
    return max(map(average, set(combinations(dealt, KEPT))))
