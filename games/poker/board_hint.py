"""The computer player of a game with a board: it bets on a good chance against random hands."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import ClassVar, Final, TypeVar

from games.cards import Card
from games.poker.bets import amounts, clamp, verb
from games.poker.board import BOARD, STREETS, BoardGame
from games.poker.chips import REBUY
from games.poker.draws import draw_of
from games.poker.hint import BettingMind, rounded_percent
from games.text import Hint, Text, Value

BELOW_STRAIGHT: Final = ("high-card", "pair", "two-pair", "three")
"""Hands that a draw may make better."""

B = TypeVar("B", bound=BoardGame)


class BoardMind(BettingMind[B]):
    """The bets after the flop; a game has its own before it."""

    lead_percent: ClassVar[int]
    """The part of the pot that is bet, in percent."""
    draws_with_two: ClassVar = False
    """Exactly two cards of the own hand count."""
    raise_percent: ClassVar[int]
    """The part of the pot, with the call in it, that is added to a bet."""

    @abstractmethod
    def before_flop(self, game: B, seat: int) -> Hint:
        """The hint before any card of the board."""

    @abstractmethod
    def chance(self, game: B, seat: int) -> float:
        """The part of the pot that a seat wins from random hands of all others still in."""

    @abstractmethod
    def least_to_lead(self, seats: int) -> float:
        """The least chance to bet with among so many seats."""

    @abstractmethod
    def least_to_raise(self, game: B, seats: int) -> float:
        """The least chance to raise with among so many seats, once it is `lowered`."""

    @abstractmethod
    def lowered(self, game: B, seat: int, chance: float) -> float:
        """A chance against hands that bet, which are better than random ones."""

    def hint(self, game: B, seat: int) -> Hint:
        if game.stage == REBUY:
            return Hint(REBUY, Text("poker-hint-rebuy"))
        if game.stage == STREETS[0]:
            return self.before_flop(game, seat)
        chance, seats = self.chance(game, seat), sum(game.live)
        return (self.answer if game.owed(seat) else self.lead)(game, seat, chance, seats)

    def lead(self, game: B, seat: int, chance: float, seats: int) -> Hint:
        """Bet on a good chance, or check."""
        args = self.odds_args(game, seat, chance, seats)
        if chance >= self.least_to_lead(seats) and amounts(game, seat):
            return Hint(self.lead_bet(game, seat), Text("poker-hint-bet", **args))
        is_last = game.stage == STREETS[-1]
        return Hint("check", Text("poker-hint-show" if is_last else "poker-hint-check", **args))

    def lead_bet(self, game: B, seat: int) -> str:
        """A bet of the usual part of the pot."""
        return bet_near(game, seat, self.lead_percent * game.in_pot() // 100)

    def answer(self, game: B, seat: int, chance: float, seats: int) -> Hint:
        """Raise on a very good chance, call where the pot pays for it, or fold."""
        owe, pot = min(game.owed(seat), game.scores[seat]), game.in_pot()
        lowered = self.lowered(game, seat, chance)
        args = self.odds_args(game, seat, chance, seats)
        if lowered > self.least_to_raise(game, seats) and amounts(game, seat):
            stake = game.to_match() + self.raise_percent * (pot + owe) // 100
            return Hint(bet_near(game, seat, stake), Text("poker-hint-raise", **args))
        if owe and lowered >= 1.05 * price(game, seat):
            return Hint("call", Text("poker-hint-call", **args))
        return give_up(game, seat, "poker-hint-answer-check", "poker-hint-answer-fold", args)

    def odds_args(self, game: B, seat: int, chance: float, seats: int) -> dict[str, Value]:
        """Hand, chance and price, as arguments of the reason."""
        percent, need = rounded_percent(chance), rounded_percent(price(game, seat))
        holding = game.holding(seat)
        args = {"percent": percent, "need": need, "count": seats - 1, **holding}
        return {**args, "draw": self.draw(game, seat, str(holding.get("made", "")))}

    def draw(self, game: B, seat: int, made: str) -> str:
        """The draw of a seat that has made less than a straight, while a card is to come."""
        if made not in BELOW_STRAIGHT or len(game.board) not in (BOARD["flop"], BOARD["turn"]):
            return "none"
        return draw_of(game.hands[seat], game.board, self.draws_with_two)


def give_up(game: BoardGame, seat: int, free: str, costs: str, args: dict[str, Value]) -> Hint:
    """Check where it is free, else fold; `free` and `costs` are the keys of the reasons."""
    if game.owed(seat):
        return Hint("fold", Text(costs, **args))
    return Hint("check", Text(free, **args))


def bet_near(game: BoardGame, seat: int, stake: int) -> str:
    """The bet or raise that comes nearest to this stake."""
    return f"{verb(game)} {clamp(amounts(game, seat), stake)}"


def is_large(game: BoardGame, seat: int) -> bool:
    """True if more is owed than a third of the pot as it was before."""
    owe = min(game.owed(seat), game.scores[seat])
    return 3 * owe > game.in_pot() - owe


def price(game: BoardGame, seat: int) -> float:
    """The part of the pot that a call would have put in."""
    owe = min(game.owed(seat), game.scores[seat])
    return owe / (game.in_pot() + owe)


def to_act(game: BoardGame, seat: int) -> int:
    """The number of seats behind that have not acted since the last raise."""
    return sum(game.scores[other] > 0 and not game.acted[other] for other in game.others(seat))


def sampled_boards(
    game: BoardGame, seat: int, deals: int, more: int | None
) -> Iterator[tuple[Sequence[Card], Sequence[Card]]]:
    """Full boards, each with so many other cards that a seat does not see; None for all of them.

    The sample depends only on what the seat sees, so that a view gives the hint of the game.
    """
    board, own = list(game.board), sorted(game.hands[seat], key=game.order)
    random = Random(" ".join((str(game.round), game.stage, *map(str, game.put), *own, *board)))
    unseen = [card for card in game.pack() if card not in own and card not in board]
    missing = BOARD["river"] - len(board)
    count = len(unseen) if more is None else missing + more
    for _ in range(deals):
        cards = random.sample(unseen, count)
        yield [*board, *cards[:missing]], cards[missing:]


def share(number: int, others: Iterable[int]) -> float:
    """1 for beating all other strengths, an equal part for each tie, 0 if one is better."""
    tied = 1
    for other in others:
        if other > number:
            return 0.0
        tied += other == number
    return 1.0 / tied
