"""What a computer player does in Five Card Draw (section 12)."""

from collections.abc import Sequence
from random import Random
from typing import Final

from games.cards import CARDS, Card
from games.five_card_draw.state import State
from games.poker.bets import amounts, clamped
from games.poker.hands import made
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
from games.speech import Hint, Words
from games.tricks import HIGH

MOST_RAISES: Final = 3
GOOD: Final = 0.6
"""A chance worth a raise. The specification asks for 2 of as many chances as players are in, which
two never have: who never raises does not win from who always calls."""
RESPECT: Final = 0.6
"""How much each bet tells of good cards. More gains on hints, but loses to who always raises."""
SAMPLES: Final = 60
"""Deals of random hands to the opponents, from which a chance is estimated."""


def hint(game: State, seat: int) -> Hint:
    """What to bet, exchange or answer, and why."""
    if game.stage == "rebuy":
        return Hint("rebuy", Words("five-card-draw-hint-rebuy"))
    return draw_hint(game, seat) if game.stage == "draw" else bet_hint(game, seat)


def draw_hint(game: State, seat: int) -> Hint:
    """What to throw, as far as the option allows."""
    hand = game.hands[seat]
    thrown, why = to_throw(hand)
    thrown = sorted(thrown, key=_height)[: game.options.max_draw]
    words = Words(f"five-card-draw-hint-{why}", count=len(thrown), **made(strength(hand)))
    if not thrown:
        return Hint("stand", words)
    cards = sorted(thrown, key=game.order)
    return Hint(" ".join(("discard", *cards)), words)


def to_throw(hand: Sequence[Card]) -> tuple[list[Card], str]:
    """The cards not worth keeping, and why; never a joker."""
    number = strength(hand)
    kind, deciding = category(number), ranks(number)
    naturals = sorted((card for card in hand if card.suit), key=_height)
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


def _height(card: Card) -> int:
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
    for thrown in sorted((card for card in hand if card.suit), key=_height):
        kept = [card for card in hand if card != thrown]
        if (count := completing_ranks(kept)) > best[0]:
            best = count, kept
    return best[1]


def completing_ranks(four: Sequence[Card]) -> int:
    """How many ranks complete four cards to a straight."""
    held = {card.rank for card in four}
    suit = "C" if all(card.suit != "C" for card in four) else "D"
    made_with = (strength([*four, CARDS[rank + suit]]) for rank in HIGH if rank not in held)
    return sum(category(number) in (STRAIGHT, STRAIGHT_FLUSH) for number in made_with)


def bet_hint(game: State, seat: int) -> Hint:
    """What to do about the stakes; the reason is the estimated chance, rounded to 5 %."""
    owe, span = min(game.owed(seat), game.scores[seat]), amounts(game, seat)
    estimate = estimated_chance(game, seat)
    chance = shaded(game, estimate)
    action = answer(game, owe, bool(span), chance) if owe else opening(game, chance)
    number = clamped(span, (sum(game.put) + owe) // 2) if span else 0
    key = "no-bet" if action == "fold" and not owe else action
    why = Words(
        f"five-card-draw-hint-{key}",
        percent=min(95, max(5, 5 * round(20 * estimate))),  # an estimate is never certain
        count=sum(game.live) - 1,
        number=number,
        **made(game.value(seat)),
    )
    return Hint(f"{action} {number}" if action in ("bet", "raise") else action, why)


def opening(game: State, chance: float) -> str:
    """Bet on a fair share of the chances, and on rather more where a check is free."""
    if chance >= to_open(game):
        return "bet"
    return "check" if game.options.allow_check else "fold"


def to_open(game: State) -> float:
    """The chance that a bet asks for."""
    return float((1.3 if game.options.allow_check else 1) / sum(game.live))


def answer(game: State, owe: int, may_raise: bool, chance: float) -> str:
    """Raise on a good chance, up to three times a stage; call where the pot pays for it."""
    if may_raise and chance > GOOD and game.raises < 1 + MOST_RAISES:
        return "raise"
    return "call" if chance >= to_call(owe, sum(game.put)) else "fold"


def to_call(owe: int, pot: int) -> float:
    """The chance that a call asks for."""
    return 1.1 * owe / (pot + owe)


def shaded(game: State, estimate: float) -> float:
    """The chance to win, as opponents who draw and who choose what to bet on make it.

    Who bets has no random cards: a pair of queens that raises and is raised is soon all in, and
    behind. So each bet of the stage makes the chance less.
    """
    return answer_chance(game, estimate, game.raises)


def answer_chance(game: State, estimate: float, raises: int) -> float:
    """The same behind so many bets of the stage."""
    is_first = game.stage == game.bets[0]
    chance = 0.75 * estimate + 0.25 / sum(game.live) if is_first else estimate**1.5
    return float(chance ** (1 + RESPECT * raises))


def estimate_behind(game: State, chance: float) -> float:
    """The estimate that leaves so much of a chance behind the bets of the stage so far."""
    chance = float(chance ** (1 / (1 + RESPECT * game.raises)))
    if game.stage == game.bets[0]:
        return max(0.0, chance - 0.25 / sum(game.live)) / 0.75
    return float(chance ** (1 / 1.5))


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
