"""The computer player of Rummy 500 (section 14).

A hard one digs deeper and keeps what is worth most: a large hand of high cards lays more later
than it costs if somebody goes out.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, NamedTuple

from games.cards import CARDS, JOKERS, Card
from games.mind import Mind, Policy
from games.rummy.melds import Meld, are_near, ends_for, is_set, place_for
from games.rummy_500.state import State
from games.text import Hint, Text
from games.view import View

BLIND: Final = 4
"""The value of an unknown card."""
RISK: Final = (0.3, 0.7)
"""The share of what is left in hand that counts, and late in a round."""
BOLD: Final = (0.0, 0.3)
"""The same for a hard one that takes discards."""
KEEN: Final = (-0.5, -0.3)
"""The same for one that discards: the more a card counts, the more it will lay."""
FEW_CARDS: Final = 3
"""Cards of an opponent who may go out soon."""
JOKER: Final = 40
"""The cost of discarding a joker."""


class Plan(NamedTuple):
    """The lay-out of a hand: its first action, its melds, the cards left, the points laid."""

    action: str
    melds: tuple[Meld, ...]
    left: tuple[Card, ...]
    points: int


class Rummy500Mind(Mind[State]):
    """Lay what can be laid, and dig for what pays."""

    def hint(self, game: State, seat: int) -> Hint:
        if game.phase == "draw":
            return _draw(game, seat, RISK)
        best = plan(game, game.hands[seat], game.used())
        if best.action:
            return Hint(best.action, Text("rummy-500-hint-lay", points=best.points))
        return _discard(game, seat, RISK)

    def hard(self) -> Policy:
        return policy

    def timeout_action(self, game: State, seat: int) -> str:
        if game.phase == "draw":
            return "draw" if game.can_draw() else "pass"
        return game.moves(seat)[0] if game.phase == "use" else _discard(game, seat, RISK).action


def policy(seen: View[State], _random: Random) -> str:
    """The hint, but for how much what stays in hand counts."""
    game, seat = seen.game, seen.seat
    assert seat is not None, "an onlooker does not act"
    if game.phase == "draw":
        return _draw(game, seat, BOLD).action
    best = plan(game, game.hands[seat], game.used())
    return best.action or _discard(game, seat, KEEN).action


def plan(game: State, hand: Sequence[Card], used: Card | None = None) -> Plan:
    """The better of two lay-outs of a hand: runs first, and sets first.

    `used` is a card that has to be laid first.
    """
    layouts = [_Layout(game, hand, used, runs_first).plan() for runs_first in (True, False)]
    return max(layouts, key=lambda each: each.points)


class _Layout:
    """A hand that is laid out: the best meld again and again, then what fits on the table."""

    def __init__(
        self, game: State, hand: Sequence[Card], used: Card | None, runs_first: bool
    ) -> None:
        self.game, self.used, self.runs_first = game, used, runs_first
        self.left, self.table = [*hand], [[*meld] for meld in game.melds]
        self.action, self.points = "", 0
        self.melds: list[Meld] = []

    def plan(self) -> Plan:
        """The whole of it."""
        while self._meld() or self._lay_off(self.used):
            self.used = None
        while any(self._lay_off(card) for card in sorted(self.left, key=self._late)):
            pass  # one may make room for another
        return Plan(self.action, tuple(self.melds), tuple(self.left), self.points)

    def _late(self, card: Card) -> tuple[bool, int]:
        """Natural cards before jokers, which fit anywhere, and dear ones before cheap ones."""
        return card in JOKERS, -self.game.values.of([card])

    def _meld(self) -> bool:
        """Lay the best meld, one with the card that has to be used before all."""
        used = self.used
        found = [
            meld
            for meld in self.game.new_melds(self.left, every=False)
            if used is None or used in meld.layout
        ]
        if not found:
            return False
        best = max(found, key=self._rank)
        self._laid(best.action, best.layout, sum(self.game.values.in_layout(best.layout)))
        self.melds.append(best)
        self.table.append([*best.layout])
        return True

    def _rank(self, meld: Meld) -> tuple[bool, bool, int]:
        """The melds without jokers first, then runs or sets, then those worth most."""
        has_joker = any(card in JOKERS for card in meld.layout)
        points = sum(self.game.values.in_layout(meld.layout))
        return not has_joker, is_set(meld.layout) != self.runs_first, points

    def _lay_off(self, card: Card | None) -> bool:
        """Lay a card off on the first meld that it fits."""
        game = self.game
        if card not in self.left or not game.most_laid(len(self.left)):
            return False
        for number, meld in enumerate(self.table, 1):
            if ends_for(meld, card, game.span):
                place = place_for(meld, card, game.span, low=False)
                meld.insert(place, card)
                points = game.values.in_layout(meld)[place]
                self._laid(f"lay {card} on {number}", (card,), points)
                return True
        return False

    def _laid(self, action: str, cards: Iterable[Card], points: int) -> None:
        self.action = self.action or action
        self.points += points
        for card in cards:
            self.left.remove(card)


def _draw(game: State, seat: int, risks: tuple[float, float]) -> Hint:
    """Take what pays more than an unknown card; without a stock, what costs less than a pass."""
    hand, risk = game.hands[seat], _risk(game, seat, risks)
    can_draw = game.can_draw()
    now = plan(game, hand) if can_draw else Plan("", (), tuple(hand), 0)
    share, least = (risk, BLIND) if can_draw else (1, 0)
    best, gain = "", float(least)
    for card in game.takeable(seat):
        then = plan(game, [*hand, *game.discard[-game.above(card) :]], _duty(game, card))
        more = game.values.of(then.left) - game.values.of(now.left)
        if (worth := then.points - now.points - share * more) > gain:
            best, gain = card, worth
    if best:
        return Hint(f"take {best}", lambda: _why_take(game, seat, CARDS[best]))
    if can_draw:
        return Hint("draw", Text("rummy-500-hint-draw"))
    return Hint("pass", Text("rummy-500-hint-pass"))


def _duty(game: State, card: Card) -> Card | None:
    """The card that has to be laid at once, if it is not free."""
    return None if game.is_free(card) else card


def _why_take(game: State, seat: int, card: Card) -> Text:
    held = [*game.hands[seat], *game.discard[-game.above(card) :]]
    then = plan(game, held, _duty(game, card))
    meld = next((meld.layout for meld in then.melds if card in meld.layout), ())
    if meld:
        return Text("rummy-500-hint-completes", cards=" ".join(meld), points=then.points)
    return Text("rummy-500-hint-fits", card=card, points=then.points)


def _risk(game: State, seat: int, risks: tuple[float, float]) -> float:
    """The share of what is left in hand that counts: the greater if the round is about to end."""
    others = (game.hands[each] for each in range(game.seats) if each not in game.side(seat))
    is_late = game.near_end() or any(len(hand) <= FEW_CARDS for hand in others)
    return risks[is_late]


def _discard(game: State, seat: int, risks: tuple[float, float]) -> Hint:
    """The discard that costs least: in chances of one's own, and in help for the others."""
    hand, values, risk = game.hands[seat], game.values, _risk(game, seat, risks)
    cards = [CARDS[action.removeprefix("discard ")] for action in game.discards(seat)]

    def cost(card: Card) -> tuple[float, int]:
        value = values.of([card])
        fits = any(ends_for(meld, card, game.span) for meld in game.melds)
        near = 3 * (_near(game, card, hand) - 1) + 2 * _near(game, card, game.discard)
        return near - 2 * risk * value + 4 * fits + JOKER * (card in JOKERS), -value

    best = min(cards, key=cost)
    if len(hand) == 1:
        return Hint(f"discard {best}", Text("shared-hint-last-card"))
    key = "least" if _near(game, best, hand) > 1 else "alone"
    return Hint(f"discard {best}", Text(f"rummy-500-hint-{key}", points=values.of([best])))


def _near(game: State, card: Card, cards: Iterable[Card]) -> int:
    """The number of cards that may be in one meld of three with a card, itself among them."""
    return sum(are_near(card, other, game.span) for other in cards)
