"""The computer player of Texas Hold'em (section 13).

A hard one steals: it raises first with less, and bets on a check if only one other seat is left.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from games.cards import Card
from games.mind import Policy
from games.poker.bets import amounts, passive
from games.poker.board import STREETS, BoardGame
from games.poker.board_hint import (
    BoardMind,
    bet_near,
    give_up,
    is_large,
    price,
    sampled_boards,
    share,
    to_act,
)
from games.poker.ranking import best_of
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


class TexasHoldemMind(BoardMind[BoardGame]):
    """Count points before the flop; after it, bet on a good chance against random hands."""

    mcmc_steps = 150
    lead_percent, raise_percent = 60, 75

    def before_flop(self, game: BoardGame, seat: int) -> Hint:
        if game.raises:
            return _answer_raise(self, game, seat)
        return _opening(game, seat, points_to_open(game, seat))

    def chance(self, game: BoardGame, seat: int) -> float:
        return chance(game, seat, [ANY] * (sum(game.live) - 1))

    def least_to_lead(self, seats: int) -> float:
        return min(0.7, 1.1 / seats + 0.05)

    def least_to_raise(self, game: BoardGame, seats: int) -> float:
        return max(0.72, 1.8 / seats)

    def lowered(self, game: BoardGame, seat: int, chance: float) -> float:
        return float(chance ** (2.5 if is_large(game, seat) else 2))

    def hard(self) -> Policy:
        return policy

    def likelihood(self, game: BoardGame, seat: int) -> float:
        """More for good cards of a seat that has bet, and for bad ones of one that just folded."""
        has_bet = game.has_bet[seat]
        if not game.hands[seat] or (game.live[seat] and not has_bet):
            return 1.0
        over = points(game.hands[seat]) - PLAYABLE
        return 1 / (1 + exp(-over if has_bet else over))


MIND: Final = TexasHoldemMind()


def policy(seen: View[BoardGame], _random: Random) -> str:
    """The hint, but steals."""
    game, seat = seen.game, seen.seat
    assert seat is not None, "an onlooker does not act"
    if game.stage == STREETS[0] and not game.raises and not _is_short(game, seat):
        return _opening(game, seat, points_to_open(game, seat) - LESS).action
    hint = game.mind.hint(game, seat).action
    return MIND.lead_bet(game, seat) if hint == "check" and _can_steal(game, seat) else hint


def _can_steal(game: BoardGame, seat: int) -> bool:
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


def points_to_open(game: BoardGame, seat: int) -> float:
    """The points to raise with first: more where many seats behind may have better."""
    if _is_heads_up(game):
        return HEADS_UP
    return 3.5 + 0.5 * to_act(game, seat)


def _is_heads_up(game: BoardGame) -> bool:
    return sum(chips > 0 for chips in game.scores_before) == 2


def _is_short(game: BoardGame, seat: int) -> bool:
    """True if a raise would commit the chips anyway."""
    return game.scores[seat] + game.stakes[seat] <= FEW_BLINDS * game.floor


def _opening(game: BoardGame, seat: int, least: float) -> Hint:
    """Raise, all the chips if they are few, complete the small blind, or wait (1, 2)."""
    count = points(game.hands[seat])
    args: dict[str, Value] = {"cards": " ".join(game.arrange(game.hands[seat]))}
    if count >= least and amounts(game, seat):
        if _is_short(game, seat):
            stake = game.put[seat] + game.scores[seat]
            return Hint(bet_near(game, seat, stake), _why("shove", args))
        blinds = game.stakes[game.small] + game.stakes[game.big]
        stake = 3 * game.floor + game.in_pot() - blinds
        return Hint(bet_near(game, seat, stake), Text("poker-hint-open", **args))
    if count >= least and game.owed(seat):
        return Hint("call", Text("poker-hint-open-call", **args))
    if seat == game.small and count >= least - 2.5 and not _is_short(game, seat):
        return Hint(passive(game, seat)[0], _why("complete", args))
    return give_up(game, seat, "poker-hint-open-check", "poker-hint-open-fold", args)


def _answer_raise(mind: TexasHoldemMind, game: BoardGame, seat: int) -> Hint:
    """Raise once more, call where the pot pays for it, or fold (3)."""
    against = [_least_points(game, other) for other in game.others(seat) if _is_in(game, other)]
    more_bets = game.owed(seat) < game.scores[seat] and game.others_have_chips(seat)
    e = chance(game, seat, against, DEALS_TO_RAISES) * (REALIZED if more_bets else 1.0)
    hand = {"cards": " ".join(game.arrange(game.hands[seat]))}
    args = mind.odds_args(game, seat, e, len(against) + 1) | hand
    good = PREMIUM if game.raises == 1 else PREMIUM_AGAIN
    if points(game.hands[seat]) >= good and amounts(game, seat):
        most = game.stakes[seat] + game.scores[seat]
        stake = most if _is_short(game, seat) else 3 * game.to_match()
        return Hint(bet_near(game, seat, stake), _why("raise-again", args))
    if game.owed(seat) and e >= price(game, seat) + 0.02 * to_act(game, seat):
        return Hint("call", _why("call-raise", args))
    return give_up(game, seat, "poker-hint-open-check", "texas-holdem-hint-fold-raise", args)


def _is_in(game: BoardGame, seat: int) -> bool:
    """True if a seat has put in more than a blind, or raised."""
    stake = game.stakes[seat]
    return game.has_bet[seat] or stake > game.floor or (stake == game.floor and seat != game.big)


def _least_points(game: BoardGame, seat: int) -> float:
    """The points that a seat in the pot likely has at least, by its bets."""
    if not game.has_bet[seat]:
        return CALLS
    if game.raises > 1 and seat == game.bettor:
        return PREMIUM
    return HEADS_UP if _is_heads_up(game) else RAISES


def _why(key: str, args: dict[str, Value]) -> Text:
    return Text(f"texas-holdem-hint-{key}", **args)


def chance(game: BoardGame, seat: int, least: Sequence[float], deals: int = DEALS) -> float:
    """The chance to beat as many random hands, each of which has these points at least."""
    own, won = sorted(game.hands[seat], key=game.order), 0.0
    any_cards = max(least, default=ANY) <= ANY
    for board, cards in sampled_boards(game, seat, deals, 2 * len(least) if any_cards else None):
        others = cards if any_cards else _with_points(cards, least)
        hands = (others[start : start + 2] for start in range(0, len(others), 2))
        won += share(best_of([*own, *board]), (best_of([*hand, *board]) for hand in hands))
    return won / deals


def _with_points(cards: Sequence[Card], least: Sequence[float]) -> list[Card]:
    """Two cards for each hand, with these points, or any where no two have them."""
    pairs = [cards[at : at + 2] for at in range(0, len(cards) - 1, 2)]
    found: list[Card] = []
    for count in least:
        pair = next((pair for pair in pairs if points(pair) >= count), pairs[0])
        pairs.remove(pair)
        found += pair
    return found
