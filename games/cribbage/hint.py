"""What a computer player throws and plays in Cribbage: the rules of section 13."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb, prod
from typing import Final

from games.cards import PACK, RANKS, Card
from games.cribbage.counting import FIFTEEN, FULL, Laid, by_ranks, flush, laid, nobs, total
from games.cribbage.show import value
from games.cribbage.state import State
from games.melds import POINTS
from games.speech import Hint, Words

PLACE: Final = {card: RANKS.index(card.rank) for card in PACK}
TEN: Final = 10
NOBS: Final = 0.25
"""How often a starter is of the suit of a jack."""
HIGH: Final = 0.025
"""What each pip of a card is worth that is played and not kept: small ones fit late."""
FEAR: Final = 0.4
"""The part of an answer that counts: of all that the next player may make only one is made."""
PAIR: Final = 0.4
"""What a lead from a pair is worth: who pairs it meets the third."""
TRAPS: Final = (FIFTEEN - TEN, FULL - TEN)
"""Counts of which any ten card makes 15 or 31."""


def hint(game: State, seat: int) -> Hint:
    """What to throw, play or claim, and why."""
    if game.phase == "throw":
        return throw_hint(game, seat)
    if game.phase == "show":
        points = sum(value(game))
        return Hint(f"claim {points}", Words("cribbage-hint-claim", points=points))
    if not game.fitting(seat):
        return Hint("go", Words("cribbage-hint-go", count=total(game.pile)))
    return play_hint(game, seat)


# To throw.


def throw_hint(game: State, seat: int) -> Hint:
    """Keep what is worth most over every starter, with what the throw is worth to the crib."""
    hand = game.arrange(game.hands[seat])
    unseen = [card for card in PACK if card not in hand]
    sign = 1 if game.team(seat) == game.team(game.dealer) else -1

    def worth(thrown: tuple[Card, ...]) -> float:
        return kept_worth(kept(thrown), unseen) + sign * crib_worth(thrown)

    def kept(thrown: tuple[Card, ...]) -> list[Card]:
        return [card for card in hand if card not in thrown]

    best = max(combinations(hand, game.to_throw()), key=worth)
    average = f"{kept_worth(kept(best), unseen):.1f}"
    whose = "own" if sign > 0 else "other"
    why = Words("cribbage-hint-throw", number=average, whose=whose, other=game.dealer)
    return Hint(" ".join(("throw", *best)), why)


def kept_worth(hand: Sequence[Card], unseen: Sequence[Card]) -> float:
    """What four cards count on average over every starter."""
    ranks = Counter(PLACE[card] for card in unseen)
    places = [PLACE[card] for card in hand]
    points = sum(
        many * sum(by_ranks(tuple(sorted((*places, place))))) for place, many in ranks.items()
    )
    has_jack = any(card.rank == "J" for card in hand)
    is_flush = flush(hand, unseen[0], four=True) > 0
    for starter in unseen if has_jack or is_flush else ():
        points += nobs(hand, starter) + flush(hand, starter, four=True)
    return points / len(unseen)


def crib_worth(thrown: Sequence[Card]) -> float:
    """About what a throw is worth to the crib."""
    jacks = sum(card.rank == "J" for card in thrown)
    if len(thrown) == 1:
        return 4.5 + 1.2 * (thrown[0].rank == "5") + 0.3 * jacks
    return among_others(tuple(sorted(PLACE[card] for card in thrown))) + NOBS * jacks


@cache
def among_others(thrown: tuple[int, int]) -> float:
    """What five cards count by their ranks on average, of which two are thrown."""
    points = sum(
        prod(comb(4 - thrown.count(place), many) for place, many in Counter(three).items())
        * sum(by_ranks(tuple(sorted((*thrown, *three)))))
        for three in combinations_with_replacement(range(len(RANKS)), 3)
    )
    return points / comb(len(PACK) - 2, 3)


# To play.


def play_hint(game: State, seat: int) -> Hint:
    """The card that makes most, with an eye to what the next player can make of it."""
    hand, pile = game.arrange(game.hands[seat]), game.pile
    fitting, likely = game.arrange(game.fitting(seat)), answers(game, seat)
    best = max(fitting, key=lambda card: merit(card, hand, pile, likely))
    if len(fitting) == 1 and not sum(laid([*pile, best])):
        return Hint(best, Words("cribbage-hint-only"))
    return Hint(best, why(best, hand, pile, fitting))


def answers(game: State, seat: int) -> dict[Card, float]:
    """How many cards of each rank the next player holds on average, by a card of that rank."""
    held = len(game.hands[(seat + 1) % game.seats])
    seen = {*game.hands[seat], *game.throws[seat], *game.starter}
    seen.update(game.pile, game.last, game.down)
    unseen = {card.rank: card for card in PACK if card not in seen}
    many = Counter(card.rank for card in PACK if card not in seen)
    return {card: many[rank] * held / many.total() for rank, card in unseen.items()}


def merit(
    card: Card, hand: Sequence[Card], pile: Sequence[Card], likely: Mapping[Card, float]
) -> float:
    """What a card makes, less a part of what an answer would: better than rules 3 and 5 alone."""
    count, worth = total(pile) + POINTS[card], sum(laid([*pile, card])) + HIGH * POINTS[card]
    for answer, often in likely.items() if count < FULL else ():
        if count + POINTS[answer] <= FULL:
            worth -= FEAR * often * sum(laid([*pile, card, answer]))
    is_pair = sum(each.rank == card.rank for each in hand) > 1
    return worth + PAIR * (not pile and is_pair)


def why(card: Card, hand: Sequence[Card], pile: Sequence[Card], others: Sequence[Card]) -> Words:
    """What speaks for a card before the others that fit, the strongest reason first."""
    made, count = laid([*pile, card]), total(pile)
    if any(made):
        return Words("cribbage-hint-pegs", points=sum(made), what=made_of(made))
    if not pile and POINTS[card] < 5:
        return Words("cribbage-hint-low")
    if not pile and sum(each.rank == card.rank for each in hand) > 1:
        return Words("cribbage-hint-pair")
    if count + POINTS[card] not in TRAPS and any(count + POINTS[each] in TRAPS for each in others):
        trap = next(count + POINTS[each] for each in others if count + POINTS[each] in TRAPS)
        return Words("cribbage-hint-trap", count=trap, number=trap + TEN)
    points = [POINTS[each] for each in others]
    if min(points) < POINTS[card] == max(points):
        return Words("cribbage-hint-high")
    return Words("cribbage-hint-safe")


def made_of(made: Laid) -> str:
    """The one thing that a card makes, or "several"."""
    names = [name for name, points in made._asdict().items() if points]
    return names[0] if len(names) == 1 else "several"
