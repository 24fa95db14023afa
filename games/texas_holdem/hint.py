"""The computer player of Texas Hold'em (section 13).

A hard one steals: it raises first with less, and bets on a check if only one other seat is left.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from games.cards import Card
from games.mind import Policy
from games.poker.bets import amounts, clamp, passive, verb
from games.poker.chips import REBUY
from games.poker.hands import made
from games.poker.hint import BettingMind, rounded_percent
from games.poker.ranking import best_of
from games.texas_holdem.state import STREETS, State
from games.text import Hint, Text, Value
from games.tricks import HIGH
from games.view import View

DEALS: Final = 40
"""Deals of random cards to the others and the board, from which a chance is estimated."""
DEALS_TO_RAISES: Final = 100
"""Deals where somebody has raised: most such hands are close calls."""
FEW_BLINDS: Final = 10
"""Big blinds with which, or with fewer, a raise commits the chips anyway."""
HEIGHTS: Final = {"A": 10.0, "K": 8.0, "Q": 7.0, "J": 6.0}
"""Points of the highest card, if not half its number."""
PREMIUM: Final = 9
"""Points to raise a raise with: a pair of nines or better, ace and queen."""
PREMIUM_AGAIN: Final = 12
"""Points to raise once more: a pair of jacks or better, ace and king of a suit."""
ANY: Final = -9.0
"""Points that any two cards have."""
CALLS, HEADS_UP, RAISES = 2.0, 3.0, 4.5
"""The least points of a seat that calls, raises where two play, and raises among more."""
REALIZED: Final = 0.8
"""The part of a chance that is won where more betting follows: weak hands fold before the end."""
GAPS: Final = (0, 1, 2, 4, 5)
"""Points lost by the number of ranks missing between two cards."""
PLAYABLE: Final = 5.0
"""Points of two cards that are as often raised with as folded."""
LESS: Final = 3.0
"""Points less than the hint with which a hard player raises first: many hands fold to a raise."""


class TexasHoldemMind(BettingMind[State]):
    """Count points before the flop; after it, bet on a good chance against random hands."""

    mcmc_steps = 150

    def hint(self, game: State, seat: int) -> Hint:
        if game.stage == REBUY:
            return Hint(REBUY, Text("texas-holdem-hint-rebuy"))
        if game.stage == STREETS[0]:
            if game.raises:
                return _answer_raise(game, seat)
            return _opening(game, seat, points_to_open(game, seat))
        count = sum(1 for _ in game.others(seat))
        estimate = chance(game, seat, [ANY] * count)
        return (_answer_bet if game.owed(seat) else _lead)(game, seat, estimate, count)

    def hard(self) -> Policy:
        return policy

    def likelihood(self, game: State, seat: int) -> float:
        """More for good cards of a seat that has bet, and for bad ones of one that just folded."""
        has_bet = game.has_bet[seat]
        if not game.hands[seat] or (game.live[seat] and not has_bet):
            return 1.0
        over = points(game.hands[seat]) - PLAYABLE
        return 1 / (1 + exp(-over if has_bet else over))


def policy(seen: View[State], _random: Random) -> str:
    """The hint, but steals."""
    game, seat = seen.game, seen.seat
    assert seat is not None, "an onlooker does not act"
    if game.stage == STREETS[0] and not game.raises and not _is_short(game, seat):
        return _opening(game, seat, points_to_open(game, seat) - LESS).action
    hint = game.mind.hint(game, seat).action
    return _bet(game, seat) if hint == "check" and _can_steal(game, seat) else hint


def _can_steal(game: State, seat: int) -> bool:
    """True if the only other seat in the hand has checked after the flop."""
    others = [*game.others(seat)]
    return bool(game.board) and len(others) == 1 and game.acted[others[0]]


def points(hand: Sequence[Card]) -> float:
    """The strength of two cards before the flop, by a count."""
    low, high = sorted(hand, key=lambda card: HIGH[card.rank])
    count = HEIGHTS.get(high.rank, HIGH[high.rank] / 2)
    if low.rank == high.rank:
        return max(5.0, 2 * count)
    gap = HIGH[high.rank] - HIGH[low.rank] - 1
    count += 2 * (low.suit == high.suit) - GAPS[min(gap, len(GAPS) - 1)]
    return count + (gap <= 1 and HIGH[high.rank] < HIGH["Q"])


def points_to_open(game: State, seat: int) -> float:
    """The points to raise with first: more where many seats behind may have better."""
    if _is_heads_up(game):
        return HEADS_UP
    return 3.5 + 0.5 * _to_act(game, seat)


def _is_heads_up(game: State) -> bool:
    return sum(chips > 0 for chips in game.scores_before) == 2


def _to_act(game: State, seat: int) -> int:
    """The number of seats behind that have not acted since the last raise."""
    return sum(game.scores[other] > 0 and not game.acted[other] for other in game.others(seat))


def _is_short(game: State, seat: int) -> bool:
    """True if a raise would commit the chips anyway."""
    return game.scores[seat] + game.stakes[seat] <= FEW_BLINDS * game.floor


def _opening(game: State, seat: int, least: float) -> Hint:
    """Raise, all the chips if they are few, complete the small blind, or wait (1, 2)."""
    count = points(game.hands[seat])
    args: dict[str, Value] = {"cards": " ".join(game.arrange(game.hands[seat]))}
    if count >= least and amounts(game, seat):
        if _is_short(game, seat):
            return Hint(_raise(game, seat, game.put[seat] + game.scores[seat]), _why("shove", args))
        blinds = game.stakes[game.small] + game.stakes[game.big]
        return Hint(_raise(game, seat, 3 * game.floor + game.in_pot() - blinds), _why("open", args))
    if count >= least and game.owed(seat):
        return Hint("call", _why("open-call", args))
    if seat == game.small and count >= least - 2.5 and not _is_short(game, seat):
        return Hint(passive(game, seat)[0], _why("complete", args))
    return _give_up(game, seat, "open-check", "open-fold", args)


def _answer_raise(game: State, seat: int) -> Hint:
    """Raise once more, call where the pot pays for it, or fold (3)."""
    against = [_least_points(game, other) for other in game.others(seat) if _is_in(game, other)]
    more_bets = game.owed(seat) < game.scores[seat] and game.others_have_chips(seat)
    e = chance(game, seat, against, DEALS_TO_RAISES) * (REALIZED if more_bets else 1.0)
    hand = {"cards": " ".join(game.arrange(game.hands[seat]))}
    args = _odds_args(game, seat, e, len(against)) | hand
    good = PREMIUM if game.raises == 1 else PREMIUM_AGAIN
    if points(game.hands[seat]) >= good and amounts(game, seat):
        most = game.stakes[seat] + game.scores[seat]
        stake = most if _is_short(game, seat) else 3 * game.to_match()
        return Hint(_raise(game, seat, stake), _why("raise-again", args))
    if game.owed(seat) and e >= _price(game, seat) + 0.02 * _to_act(game, seat):
        return Hint("call", _why("call-raise", args))
    return _give_up(game, seat, "open-check", "fold-raise", args)


def _is_in(game: State, seat: int) -> bool:
    """True if a seat has put in more than a blind, or raised."""
    stake = game.stakes[seat]
    return game.has_bet[seat] or stake > game.floor or (stake == game.floor and seat != game.big)


def _least_points(game: State, seat: int) -> float:
    """The points that a seat in the pot likely has at least, by its bets."""
    if not game.has_bet[seat]:
        return CALLS
    if game.raises > 1 and seat == game.bettor:
        return PREMIUM
    return HEADS_UP if _is_heads_up(game) else RAISES


def _lead(game: State, seat: int, estimate: float, seats: int) -> Hint:
    """Bet on a good chance, or check (4)."""
    args = _odds_args(game, seat, estimate, seats)
    if estimate >= min(0.7, 1.1 / (seats + 1) + 0.05) and amounts(game, seat):
        return Hint(_bet(game, seat), _why("bet", args))
    return Hint("check", _why("show" if game.stage == STREETS[-1] else "check", args))


def _bet(game: State, seat: int) -> str:
    """A bet of three fifths of the pot."""
    return _raise(game, seat, 6 * game.in_pot() // 10)


def _answer_bet(game: State, seat: int, estimate: float, seats: int) -> Hint:
    """Raise on a very good chance, call where the pot pays for it, or fold (5)."""
    owe, pot = min(game.owed(seat), game.scores[seat]), game.in_pot()
    e = estimate ** (2.5 if 3 * owe > pot - owe else 2)
    args = _odds_args(game, seat, estimate, seats)
    if e > max(0.72, 1.8 / (seats + 1)) and amounts(game, seat):
        stake = game.to_match() + 3 * (pot + owe) // 4
        return Hint(_raise(game, seat, stake), _why("raise", args))
    if e >= 1.05 * _price(game, seat):
        return Hint("call", _why("call", args))
    return _give_up(game, seat, "answer-check", "answer-fold", args)


def _give_up(game: State, seat: int, free: str, costs: str, args: dict[str, Value]) -> Hint:
    """Check where it is free, else fold; `free` and `costs` name the reasons."""
    if game.owed(seat):
        return Hint("fold", _why(costs, args))
    return Hint("check", _why(free, args))


def _raise(game: State, seat: int, stake: int) -> str:
    """The bet or raise that comes nearest to this stake."""
    return f"{verb(game)} {clamp(amounts(game, seat), stake)}"


def _price(game: State, seat: int) -> float:
    """The part of the pot that a call would have put in."""
    owe = min(game.owed(seat), game.scores[seat])
    return owe / (game.in_pot() + owe)


def _odds_args(game: State, seat: int, estimate: float, seats: int) -> dict[str, Value]:
    """Hand, chance and price, as arguments of the reason."""
    percent, need = rounded_percent(estimate), rounded_percent(_price(game, seat))
    return {"percent": percent, "need": need, "count": seats, **made(game.value(seat))}


def _why(key: str, args: dict[str, Value]) -> Text:
    return Text(f"texas-holdem-hint-{key}", **args)


def chance(game: State, seat: int, least: Sequence[float], deals: int = DEALS) -> float:
    """The chance to beat as many random hands, each of which has these points at least.

    The sample depends only on what the seat sees, so that a view gives the hint of the game.
    """
    board, own = list(game.board), sorted(game.hands[seat], key=game.order)
    random = Random(" ".join((str(game.round), game.stage, *map(str, game.put), *own, *board)))
    unseen = [card for card in game.pack() if card not in own and card not in board]
    missing, won, any_cards = 5 - len(board), 0.0, max(least, default=ANY) <= ANY
    for _ in range(deals):
        cards = random.sample(unseen, missing + 2 * len(least) if any_cards else len(unseen))
        coming, others = cards[:missing], cards[missing:]
        if not any_cards:
            others = _with_points(others, least)
        won += _share(own, [*board, *coming], others)
    return won / deals


def _with_points(cards: list[Card], least: Sequence[float]) -> list[Card]:
    """Two cards for each hand, with these points, or any where no two have them."""
    pairs = [cards[at : at + 2] for at in range(0, len(cards) - 1, 2)]
    found: list[Card] = []
    for count in least:
        pair = next((pair for pair in pairs if points(pair) >= count), pairs[0])
        pairs.remove(pair)
        found += pair
    return found


def _share(own: Sequence[Card], board: Sequence[Card], others: Sequence[Card]) -> float:
    """1 for beating every opponent, an equal part for each tie, 0 if one is better."""
    number, tied = best_of([*own, *board]), 1
    for start in range(0, len(others), 2):
        other = best_of([*others[start : start + 2], *board])
        if other > number:
            return 0.0
        tied += other == number
    return 1.0 / tied
