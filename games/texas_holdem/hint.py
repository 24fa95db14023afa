"""What a computer player does in Texas Hold'em (section 13)."""

from collections.abc import Sequence
from random import Random
from typing import Final

from games.cards import Card
from games.poker.bets import amounts, clamped, passive, verb
from games.poker.chips import REBUY
from games.poker.hands import made
from games.poker.ranking import best_of
from games.speech import Hint, Value, Words
from games.texas_holdem.state import State
from games.tricks import HIGH

DEALS: Final = 40
"""Deals of random cards to the others and the board, from which a chance is estimated."""
OF_A_RAISE: Final = 100
"""As many where somebody has raised: most such hands are close calls."""
FEW_BLINDS: Final = 10
"""With so many big blinds or fewer a raise commits the chips anyway."""
HEIGHTS: Final = {"A": 10.0, "K": 8.0, "Q": 7.0, "J": 6.0}
"""What the highest card counts, if not half its number."""
PREMIUM: Final = 9
"""Points to raise a raise with: a pair of nines or better, ace and queen."""
PREMIUM_AGAIN: Final = 12
"""Points to raise once more: a pair of jacks or better, ace and king of a suit."""
ANY: Final = -9.0
"""Points that any two cards have."""
CALLS, HEADS_UP, RAISES = 2.0, 3.0, 4.5
"""The points that who calls, raises where two play, and raises among more has at least."""
REALIZED: Final = 0.8
"""The part of a chance that is won where more betting follows: weak hands fold before the end."""
GAPS: Final = (0, 1, 2, 4, 5)
"""What ranks missing between two cards cost, by how many they are."""


def hint(game: State, seat: int) -> Hint:
    """What to bet or answer, and why."""
    if game.stage == REBUY:
        return Hint(REBUY, Words("texas-holdem-hint-rebuy"))
    if game.stage == game.bets[0] and not game.raises:
        return opening(game, seat, enough(game, seat))
    if game.stage == game.bets[0]:
        return _answer_raise(game, seat)
    count = sum(1 for _ in game.others(seat))
    estimate = chance(game, seat, [ANY] * count)
    return (_answer_bet if game.owed(seat) else _lead)(game, seat, estimate, count)


def points(hand: Sequence[Card]) -> float:
    """What two cards are worth before the flop, by a count."""
    low, high = sorted(hand, key=lambda card: HIGH[card.rank])
    count = HEIGHTS.get(high.rank, HIGH[high.rank] / 2)
    if low.rank == high.rank:
        return max(5.0, 2 * count)
    gap = HIGH[high.rank] - HIGH[low.rank] - 1
    count += 2 * (low.suit == high.suit) - GAPS[min(gap, len(GAPS) - 1)]
    return count + (gap <= 1 and HIGH[high.rank] < HIGH["Q"])


def enough(game: State, seat: int) -> float:
    """The points to raise with first: more while many behind may have better."""
    if _is_heads_up(game):
        return HEADS_UP
    return 3.5 + 0.5 * _to_act(game, seat)


def _is_heads_up(game: State) -> bool:
    return sum(chips > 0 for chips in game.brought) == 2


def _to_act(game: State, seat: int) -> int:
    """How many behind a seat have not acted since the last raise."""
    return sum(game.scores[other] > 0 and not game.acted[other] for other in game.others(seat))


def is_short(game: State, seat: int) -> bool:
    """Whether a raise would commit the chips anyway."""
    return game.scores[seat] + game.stakes[seat] <= FEW_BLINDS * game.floor


def opening(game: State, seat: int, least: float) -> Hint:
    """Raise, all the chips if they are few, complete the small blind, or wait (1, 2)."""
    count = points(game.hands[seat])
    said: dict[str, Value] = {"cards": " ".join(game.arrange(game.hands[seat]))}
    if count >= least and amounts(game, seat):
        if is_short(game, seat):
            return Hint(_raise(game, seat, game.put[seat] + game.scores[seat]), _why("shove", said))
        blinds = game.stakes[game.small] + game.stakes[game.big]
        return Hint(_raise(game, seat, 3 * game.floor + game.in_pot() - blinds), _why("open", said))
    if count >= least and game.owed(seat):
        return Hint("call", _why("open-call", said))
    if seat == game.small and count >= least - 2.5 and not is_short(game, seat):
        return Hint(passive(game, seat)[0], _why("complete", said))
    return _quit(game, seat, "open-check", "open-fold", said)


def _answer_raise(game: State, seat: int) -> Hint:
    """Raise once more, call where the pot pays for it, or fold (3)."""
    against = [least_points(game, other) for other in game.others(seat) if _is_in(game, other)]
    more = game.owed(seat) < game.scores[seat] and game.has_company(seat)
    e = chance(game, seat, against, OF_A_RAISE) * (REALIZED if more else 1.0)
    hand = {"cards": " ".join(game.arrange(game.hands[seat]))}
    said = _odds(game, seat, e, len(against)) | hand
    good = PREMIUM if game.raises == 1 else PREMIUM_AGAIN
    if points(game.hands[seat]) >= good and amounts(game, seat):
        most = game.stakes[seat] + game.scores[seat]
        stake = most if is_short(game, seat) else 3 * game.to_match()
        return Hint(_raise(game, seat, stake), _why("raise-again", said))
    if game.owed(seat) and e >= _price(game, seat) + 0.02 * _to_act(game, seat):
        return Hint("call", _why("call-raise", said))
    return _quit(game, seat, "open-check", "fold-raise", said)


def _is_in(game: State, seat: int) -> bool:
    """Whether a seat has put in more than a blind, or raised."""
    stake = game.stakes[seat]
    return game.bold[seat] or stake > game.floor or (stake == game.floor and seat != game.big)


def least_points(game: State, seat: int) -> float:
    """The points that a seat that is in likely has at least, by what it has done."""
    if not game.bold[seat]:
        return CALLS
    if game.raises > 1 and seat == game.bettor:
        return PREMIUM
    return HEADS_UP if _is_heads_up(game) else RAISES


def _lead(game: State, seat: int, estimate: float, seats: int) -> Hint:
    """Bet on a good chance, or see the next card, or the hands, for nothing (4)."""
    said = _odds(game, seat, estimate, seats)
    if estimate >= min(0.7, 1.1 / (seats + 1) + 0.05) and amounts(game, seat):
        return Hint(bet(game, seat), _why("bet", said))
    return Hint("check", _why("show" if game.stage == game.bets[-1] else "check", said))


def bet(game: State, seat: int) -> str:
    """Bet three fifths of the pot."""
    return _raise(game, seat, 6 * game.in_pot() // 10)


def _answer_bet(game: State, seat: int, estimate: float, seats: int) -> Hint:
    """Raise on a very good chance, call where the pot pays for it, or fold (5)."""
    owe, pot = min(game.owed(seat), game.scores[seat]), game.in_pot()
    e = estimate ** (2.5 if 3 * owe > pot - owe else 2)
    said = _odds(game, seat, estimate, seats)
    if e > max(0.72, 1.8 / (seats + 1)) and amounts(game, seat):
        stake = game.to_match() + 3 * (pot + owe) // 4
        return Hint(_raise(game, seat, stake), _why("raise", said))
    if e >= 1.05 * _price(game, seat):
        return Hint("call", _why("call", said))
    return _quit(game, seat, "answer-check", "answer-fold", said)


def _quit(game: State, seat: int, free: str, costs: str, said: dict[str, Value]) -> Hint:
    """Check where it is free, else fold; each has its reason."""
    if game.owed(seat):
        return Hint("fold", _why(costs, said))
    return Hint("check", _why(free, said))


def _raise(game: State, seat: int, stake: int) -> str:
    """The bet or raise that comes nearest to this stake."""
    return f"{verb(game)} {clamped(amounts(game, seat), stake)}"


def _price(game: State, seat: int) -> float:
    """The part of the pot that a call would have put in."""
    owe = min(game.owed(seat), game.scores[seat])
    return owe / (game.in_pot() + owe)


def _odds(game: State, seat: int, estimate: float, seats: int) -> dict[str, Value]:
    """Hand, chance and price, as arguments of the reason; an estimate is never certain."""
    percent, need = _rounded(estimate), _rounded(_price(game, seat))
    return {"percent": percent, "need": need, "count": seats, **made(game.value(seat))}


def _rounded(share: float) -> int:
    return min(95, max(5, 5 * round(20 * share)))


def _why(key: str, said: dict[str, Value]) -> Words:
    return Words(f"texas-holdem-hint-{key}", **said)


def chance(game: State, seat: int, least: Sequence[float], deals: int = DEALS) -> float:
    """The chance to beat as many random hands, each of which has these points at least.

    The sample depends only on what the seat sees, so that a view gives the hint of the game.
    """
    board, own = list(game.board), sorted(game.hands[seat], key=game.order)
    random = Random(" ".join((str(game.round), game.stage, *map(str, game.put), *own, *board)))
    unseen = [card for card in game.pack() if card not in own and card not in board]
    missing, won, picky = 5 - len(board), 0.0, max(least, default=ANY) > ANY
    for _ in range(deals):
        cards = random.sample(unseen, len(unseen) if picky else missing + 2 * len(least))
        laid, others = cards[:missing], cards[missing:]
        if picky:
            others = _with_points(others, least)
        won += _share(own, [*board, *laid], others)
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
