"""The computer player of Five Card Draw (section 12).

A hard one bets by expected values over hands that fit the bets and exchanges of the others.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from games.cards import Card
from games.five_card_draw.evidence import (
    GOOD,
    bet_likelihood,
    chance_to_call,
    chance_to_open,
    dealt_hands,
    discards_of,
    height,
    likelihood,
    shaded,
    share_below,
)
from games.five_card_draw.state import BETS, DRAW, State
from games.mind import Policy
from games.poker.bets import amounts, clamp
from games.poker.chips import REBUY
from games.poker.hands import made
from games.poker.hint import BettingMind, SampledDeal, best_bet, rival, rounded_percent
from games.poker.ranking import strength
from games.text import Hint, Text
from games.view import View

MAX_RAISES: Final = 3
SAMPLES: Final = 60
"""Deals of random hands to the opponents, from which a chance is estimated."""
DEALS: Final = 60
"""Deals that a hard player samples."""
TRIES: Final = 40
"""Hands that are looked at for one opponent, before any will do."""


class FiveCardDrawMind(BettingMind[State]):
    """Bet on a good chance against random hands, and exchange what is not worth keeping."""

    mcmc_steps = 400

    def hint(self, game: State, seat: int) -> Hint:
        if game.stage == REBUY:
            return Hint(REBUY, Text("five-card-draw-hint-rebuy"))
        return _draw_hint(game, seat) if game.stage == DRAW else _bet_hint(game, seat)

    def hard(self) -> Policy:
        return policy

    def timeout_action(self, game: State, seat: int) -> str:
        return "stand" if game.stage == DRAW else super().timeout_action(game, seat)

    def likelihood(self, game: State, seat: int) -> float:
        return likelihood(game, seat)


def _draw_hint(game: State, seat: int) -> Hint:
    """The exchange, as far as the option allows."""
    hand = game.hands[seat]
    thrown, why = discards_of(hand)
    thrown = sorted(thrown, key=height)[: game.options.max_draw]
    words = Text(f"five-card-draw-hint-{why}", count=len(thrown), **made(strength(hand)))
    if not thrown:
        return Hint("stand", words)
    cards = sorted(thrown, key=game.order)
    return Hint(" ".join(("discard", *cards)), words)


def _bet_hint(game: State, seat: int) -> Hint:
    """The bet or answer; the reason is the estimated chance, rounded to 5 %."""
    owe, span = min(game.owed(seat), game.scores[seat]), amounts(game, seat)
    estimate = estimated_chance(game, seat)
    chance = shaded(game, estimate, game.raises)
    action = answer(game, owe, bool(span), chance) if owe else opening(game, chance)
    number = clamp(span, (sum(game.put) + owe) // 2) if span else 0
    key = "no-bet" if action == "fold" and not owe else action
    why = Text(
        f"five-card-draw-hint-{key}",
        percent=rounded_percent(estimate),
        count=sum(game.live) - 1,
        number=number,
        **made(game.value(seat)),
    )
    return Hint(f"{action} {number}" if action in ("bet", "raise") else action, why)


def opening(game: State, chance: float) -> str:
    """Bet on a fair share of the chances, and on rather more where a check is free."""
    if chance >= chance_to_open(game):
        return "bet"
    return "check" if game.options.allow_check else "fold"


def answer(game: State, owe: int, can_raise: bool, chance: float) -> str:
    """Raise on a good chance, up to three times a stage; call where the pot pays for it."""
    if can_raise and chance > GOOD and game.raises < 1 + MAX_RAISES:
        return "raise"
    return "call" if chance >= chance_to_call(owe, sum(game.put)) else "fold"


def estimated_chance(game: State, seat: int) -> float:
    """The chance to beat the hands of all opponents if their cards are random.

    The sample depends only on what the seat sees, so that a view gives the hint of the game.
    """
    hand, gone = game.hands[seat], game.discards[seat]
    opponents = sum(game.live) - 1
    own = sorted(hand, key=game.order)
    random = Random(" ".join((str(game.round), game.stage, *map(str, game.put), *own)))
    unseen = [card for card in game.pack() if card not in hand and card not in gone]
    number = strength(hand)
    won = (_share(number, random.sample(unseen, 5 * opponents), opponents) for _ in range(SAMPLES))
    return sum(won) / SAMPLES


def _share(number: int, cards: Sequence[Card], opponents: int) -> float:
    """1 for beating every opponent, half of it for each tie, 0 if one is better."""
    share = 1.0
    for opponent in range(opponents):
        other = strength(cards[5 * opponent : 5 * opponent + 5])
        if other > number:
            return 0.0
        if other == number:
            share /= 2
    return share


def policy(seen: View[State], random: Random) -> str:
    """The bet with the highest expected value against hands that fit; else the hint."""
    game, seat = seen.game, seen.seat
    assert seat is not None, "an onlooker does not act"
    if game.stage not in BETS:
        return game.mind.hint(game, seat).action
    deals = list(islice(_Sampler(game, seat, random).deals(), DEALS))
    raises = game.raises

    def folds(chance: float, owe: int, pot: int) -> bool:
        return shaded(game, chance, raises + 1) < chance_to_call(owe, pot)

    return best_bet(game, seat, deals, folds)


class _Dealt(NamedTuple):
    """A hand as it may be dealt, and the cards of it that are kept."""

    hand: Sequence[Card]
    kept: Sequence[Card]
    strength: int


@cache
def _pools(jokers: int, max_draw: int) -> dict[int | None, list[_Dealt]]:
    """Many hands by the number of cards that are exchanged; all of them by None."""
    found: dict[int | None, list[_Dealt]] = {None: []}
    for hand, number in dealt_hands(jokers):
        thrown = discards_of(hand)[0][:max_draw]
        dealt = _Dealt(hand, [card for card in hand if card not in thrown], number)
        found[None].append(dealt)
        found.setdefault(len(thrown), []).append(dealt)
    return found


class _Sampler:
    """Samples hands of the others, from what a seat sees."""

    def __init__(self, game: State, seat: int, random: Random) -> None:
        self.game, self.seat, self.random = game, seat, random
        self.is_first = game.stage == BETS[0]
        self.others = list(game.others(seat))
        self.gone = {*game.hands[seat], *game.discards[seat]}
        self.unseen = [card for card in game.pack() if card not in self.gone]
        self.pools = _pools(game.options.jokers, game.options.max_draw)

    def deals(self) -> Iterator[SampledDeal]:
        """Deal after deal."""
        game = self.game
        while True:
            used, rivals = set(self.gone), []
            for other in self.others:
                before, after = self.sample_hand(other, used)
                chance = self.chance(before.strength if self.is_first else after)
                rivals.append(rival(other, after, chance, self.random))
            yield SampledDeal(self.showdown_strength(list(game.hands[self.seat]), used), rivals)

    def showdown_strength(self, hand: Sequence[Card], used: set[Card]) -> int:
        """The strength of the own hand, exchanged if that is to come."""
        if not self.is_first:
            return strength(hand)
        thrown = discards_of(hand)[0][: self.game.options.max_draw]
        return strength(self.fill([card for card in hand if card not in thrown], used))

    def sample_hand(self, other: int, used: set[Card]) -> tuple[_Dealt, int]:
        """A hand of another seat that fits its actions, and its strength after the exchange."""
        drawn = None if self.is_first else self.game.drawn[other]
        pool, (first, second) = self.pools.get(drawn) or self.pools[None], BETS
        for _ in range(TRIES):
            found = self.random.choice(pool)
            if not used.isdisjoint(found.hand):
                continue
            if self.rejects(other, first, found.strength):
                continue
            number = strength(self.fill(found.kept, used | set(found.hand)))
            if not self.rejects(other, second, number):
                break
        else:
            found = self.random.choice(pool)
            number = found.strength
        used.update(found.hand)
        return found, number

    def rejects(self, other: int, stage: str, number: int) -> bool:
        """True with the chance that a seat would not have bet so on a hand of this strength."""
        return self.random.random() > bet_likelihood(self.game, other, stage, number)

    def fill(self, kept: Sequence[Card], used: set[Card]) -> list[Card]:
        """Kept cards with unused ones in the place of those thrown."""
        hand = list(kept)
        while len(hand) < 5:
            card = self.random.choice(self.unseen)
            if card not in used and card not in hand:
                hand.append(card)
        return hand

    def chance(self, number: int) -> float:
        """The chance that the hint would give such a hand."""
        return float(share_below(number, self.game.options.jokers) ** len(self.others))
