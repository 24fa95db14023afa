"""The computer player of Scopa (section 12)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from typing import Final

from games.cards import CARDS, ORDER, Card
from games.fishing import FishingMind, Odds
from games.fishing.mind import next_held, unseen_by
from games.mind import Hard, Search
from games.scopa.cards import KING, SEVEN, VALUE, captures
from games.scopa.state import Options, State
from games.text import Hint, Text

_CARD: Final = 0.09
_COIN: Final = 0.22
_PRIMIERA: Final = {"7": 0.34, "6": 0.18, "A": 0.12, "5": 0.06}
_RUN: Final = ("AD", "2D", "3D")
_LAID: Final = 0.5
_RISK: Final = 0.55
_ACE: Final = 0.5
"""Lost by playing an ace that captures everything on fewer than three cards."""


class ScopaMind(FishingMind[State]):
    """What a card brings in, less what the next player is expected to capture."""

    def hint(self, game: State, seat: int) -> Hint:
        turn = Evaluator(game, seat)
        plays = [Outcome(game, seat, move) for move in game.moves(seat)]
        best = min(plays, key=lambda play: (-round(turn.value(play), 9), ORDER[play.card]))
        could_take = any(play.taken for play in plays)
        return Hint(best.action, partial(_why, best, turn, could_take))

    def hard(self) -> Hard:
        return Search()


class Outcome:
    """The cards captured and the table left by an action."""

    def __init__(self, game: State, seat: int, action: str) -> None:
        self.action, self.card = action, CARDS[action[:2]]
        self.taken = game.captured_by(action)
        self.captures = bool(self.taken) or game.takes_all(self.card)
        self.left = [card for card in game.floor if card not in self.taken]
        if not self.captures:
            self.left.append(self.card)
        self.ends = game.is_last_card(seat)
        self.sweeps = not (self.left or self.ends) and game.can_sweep(self.card, self.taken)
        self.brings = [*self.taken, self.card] if self.captures else []


class Evaluator(Odds):
    """Values of actions, by the unseen cards of which the next player has some."""

    def __init__(self, game: State, seat: int) -> None:
        unseen = unseen_by(game, game.hands[seat])
        super().__init__(len(unseen), next_held(game, seat))
        self.game, self.worth = game, worths(game.options)
        self.counts = Counter(card.rank for card in unseen)

    def value(self, play: Outcome) -> float:
        """The worth of an action."""
        gain = sum(self.worth[card] for card in play.brings) + play.sweeps
        if not play.captures:
            gain -= _LAID * self.worth[play.card]
        elif self.game.takes_all(play.card) and len(play.taken) < 3:
            gain -= _ACE
        return gain if play.ends else gain - _RISK * self.risk(play.left)

    def risk(self, left: Sequence[Card]) -> float:
        """The worth of what the next player is expected to capture."""
        if not (left and self.held):
            return 0.0
        return sum(
            self.chance(count) * self.most(rank, left) for rank, count in self.counts.items()
        )

    def most(self, rank: str, left: Sequence[Card]) -> float:
        """The worth of the best capture that a card of this rank may make."""
        card, best = CARDS[rank + "C"], 0.0
        sets = [tuple(left)] if self.game.takes_all(card) else captures(left, card)
        for one in sets:
            sweeps = len(one) == len(left) and self.game.can_sweep(card, one)
            best = max(best, sum(self.worth[each] for each in one) + 0.1 + sweeps)
        return best

    def danger(self, left: Sequence[Card]) -> int:
        """The chance of a sweep by the next player, per cent."""
        if not (left and self.held):
            return 0
        return round(100 * self.chance(sum(self.counts[rank] for rank in self.sweeping(left))))

    def sweeping(self, left: Sequence[Card]) -> Iterable[str]:
        """The ranks that sweep this table."""
        for rank in self.counts:
            card = CARDS[rank + "C"]
            sets = [tuple(left)] if self.game.takes_all(card) else captures(left, card)
            if any(len(one) == len(left) and self.game.can_sweep(card, one) for one in sets):
                yield rank


@lru_cache(maxsize=64)
def worths(options: Options) -> dict[Card, float]:
    """The worth of each card to its captor, in points."""
    worth = {
        card: _CARD + _COIN * (card.suit == "D") + _PRIMIERA.get(card.rank, 0.0) for card in VALUE
    }
    worth[SEVEN] += 1
    if options.napola:
        for card in _RUN:
            worth[CARDS[card]] += 0.8
    if options.re_bello:
        worth[KING] += 0.9
    return worth


def _why(play: Outcome, turn: Evaluator, could_take: bool) -> Text:
    coins = sum(card.suit == "D" for card in play.brings)
    if play.sweeps:
        return Text("scopa-hint-sweep")
    if SEVEN in play.brings:
        return Text("scopa-hint-seven")
    if coins:
        return Text("scopa-hint-coins", count=coins)
    if any(card.rank == "7" for card in play.brings):
        return Text("scopa-hint-primiera")
    if play.captures:
        return Text("scopa-hint-cards", count=len(play.brings))
    number = sum(VALUE[card] for card in play.left)
    key = "scopa-hint-wait" if could_take else "scopa-hint-lay"
    return Text(key, number=number, chance=turn.danger(play.left))
