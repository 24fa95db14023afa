"""What a computer player does in Red Five: the rules of section 17."""

from collections.abc import Sequence
from functools import cached_property

from games.cards import CARDS, Card
from games.red_five.auction import bid_hint, trump_hint
from games.red_five.bury import bury_hint
from games.red_five.cards import JOKER_POWERS, POINTS, TRUMP, points_in
from games.red_five.moves import (
    LAST_CARDS,
    Cost,
    Elsewhere,
    by_group,
    card_moves,
    dearness,
    sure_parts,
)
from games.red_five.state import State
from games.speech import Hint, Words
from games.tricks import Cards

Chosen = tuple[Cards, str]
"""The cards to play, and the key of the reason."""


def hint(game: State, seat: int) -> Hint:
    """What to bid, name, bury or play, and why."""
    if game.phase == "bid":
        return bid_hint(game, seat)
    if game.phase == "trump":
        return trump_hint(game, seat)
    if game.phase == "bury":
        return bury_hint(game, seat)
    turn = Turn(game, seat)
    cards, why = turn.follow() if game.trick else turn.lead()
    text = game.spell(cards)
    is_throw = not game.trick and len(game.ranking.decompose(cards)) > 1
    return Hint(
        f"throw {text}" if is_throw else text,
        lambda: Words(why, cards=text, points=points_in(cards), number=game.size),
    )


class Turn:
    """A seat about to play."""

    def __init__(self, game: State, seat: int) -> None:
        self.game, self.seat, self.order = game, seat, game.ranking
        self.hand = game.hands[seat]

    @cached_property
    def cost(self) -> Cost:
        """How loath one is to give up a card."""
        return dearness(self.game, self.hand)

    @cached_property
    def others(self) -> Elsewhere:
        """By group, the cards that others may hold."""
        return Elsewhere(self.game, self.seat)

    # To lead.

    def lead(self) -> Chosen:
        """Sure plain combinations, sure trumps to draw the others', a pair, else a low card."""
        groups = by_group(self.game, self.hand)
        trumps = groups.pop(TRUMP, [])
        if chosen := self.sure_lead(groups):
            return chosen
        if trumps and (chosen := self.draw_trumps(trumps)):
            return chosen
        if gamble := self.last_throw():
            return gamble, "red-five-hint-gamble"
        if self.seat == self.game.declarer and (chosen := self.press(groups, trumps)):
            return chosen
        plain = [card for held in groups.values() for card in held]
        if not plain:
            return [min(trumps, key=self.cost)], "red-five-hint-low-trump"
        card = min(
            plain, key=lambda card: (POINTS[card], -len(groups[card.suit]), self.order.power[card])
        )
        return [card], "red-five-hint-low"

    def sure_lead(self, groups: dict[str, list[Card]]) -> Chosen | None:
        """What no other card of its plain suit beats, from where it is least likely ruffed."""
        best: list[Cards] = []
        for group, held in groups.items():
            parts = sure_parts(self.game, held, self.others)
            if parts and not self.is_ruffed(group) and self.size(parts) > self.size(best):
                best = parts
        if not best:
            return None
        if len(best) > 1 and self.game.options.throws:
            return [card for part in best for card in part], "red-five-hint-throw"
        return best[0], "red-five-hint-sure"

    def size(self, parts: Sequence[Cards]) -> tuple[int, int]:
        """How good a lead: its cards, at least those of its best part; then how many may follow."""
        if not parts:
            return 0, 0
        count = sum(map(len, parts)) if self.game.options.throws else len(parts[0])
        return count, len(self.others[self.order.group[parts[0][0]]])

    def is_ruffed(self, group: str) -> bool:
        """Whether an opponent is known to be able to ruff a plain suit."""
        voids = self.game.voids
        return any(group in voids[seat] and TRUMP not in voids[seat] for seat in self.opponents)

    def draw_trumps(self, trumps: list[Card]) -> Chosen | None:
        """Rule 1: a declarer with more trumps than a third of the others' leads sure ones."""
        out = self.others[TRUMP]
        if self.seat != self.game.declarer or not out or 3 * len(trumps) <= len(out):
            return None
        parts = sure_parts(self.game, trumps, self.others)
        if self.saves_honour():
            parts = [part for part in parts if self.order.power[part[0]] < JOKER_POWERS] or [
                part for part in parts if len(part) > 1
            ]
        return (parts[0], "red-five-hint-draw") if parts else None

    def saves_honour(self) -> bool:
        """Rule 6: whether to keep the last of the highest cards for the last trick."""
        honours = sum(self.order.power[card] >= JOKER_POWERS for card in self.hand)
        buried = self.seat != self.game.declarer or points_in(self.game.kitty) > 0
        return honours == 1 and buried and len(self.hand) > 1

    def press(self, groups: dict[str, list[Card]], trumps: list[Card]) -> Chosen | None:
        """A declarer's pairs, which few can beat, trumps first; else a low trump to pull others."""
        plain = [held for group, held in groups.items() if not self.is_ruffed(group)]
        for suits in ([trumps], plain):
            parts = [part for held in suits for part in self.order.decompose(held)]
            if pairs := [part for part in parts if len(part) > 1]:
                best = max(pairs, key=lambda part: (len(part), self.order.power[part[0]]))
                return best, "red-five-hint-pair"
        if trumps and groups and self.others[TRUMP]:
            return [min(trumps, key=self.cost)], "red-five-hint-pull"
        return None

    def last_throw(self) -> Sequence[Card]:
        """Rule 2: all the last cards at once, though they may be beaten."""
        options = self.game.options
        groups = by_group(self.game, self.hand)
        safe = (
            options.throws and options.throw_check == "hands" and not options.failed_throw_penalty
        )
        few = 1 < len(self.hand) <= LAST_CARDS and len(groups) == 1
        return self.hand if safe and few and len(self.order.decompose(self.hand)) > 1 else []

    # To follow.

    def follow(self) -> Chosen:
        """Rules 3 to 5: give points to the own side, take tricks worth it, else stay low."""
        plays = [
            [CARDS[word] for word in move.split()] for move in card_moves(self.game, self.seat)
        ]
        if len(plays) == 1:
            return plays[0], "red-five-hint-only"
        if self.is_ours():
            best = min(plays, key=lambda play: (-points_in(play), self.price(play)))
            key = "red-five-hint-gives" if points_in(best) else "red-five-hint-partner"
            return (best if points_in(best) else self.cheapest(plays)), key
        if winner := self.winning(plays):
            return winner
        return self.cheapest(plays), "red-five-hint-low-follow"

    def winning(self, plays: list[list[Card]]) -> Chosen | None:
        """Rules 4 and 5: a play that takes a trick worth having."""
        takes = [play for play in plays if self.game.would_take(play)]
        if not takes:
            return None
        best = min(takes, key=self.price)
        worth = points_in(self.game.trick) + points_in(best) > 0
        ruffs = self.order.group[best[0]] == TRUMP != self.game.led()
        if not worth and self.order.group[best[0]] == TRUMP:
            return None
        if not self.behind:
            return best, "red-five-hint-ruff" if ruffs else "red-five-hint-cheapest"
        sure = [play for play in takes if self.holds(play)]
        if sure:
            return min(sure, key=self.price), "red-five-hint-holds"
        return (best, "red-five-hint-ruff") if ruffs and worth else None

    def holds(self, play: Cards) -> bool:
        """Whether no opponent yet to play can beat a winning play with cards of its group."""
        group = self.order.group[play[0]]
        if group != TRUMP and any(group in self.game.voids[seat] for seat in self.behind):
            return False
        top = self.order.decompose(play)[0]
        return bool(self.others.unbeaten([top]))

    def is_ours(self) -> bool:
        """Whether the own side is winning, with a play that the declarer can hardly beat."""
        if self.seat == self.game.declarer:
            return False
        trick = self.game.trick
        if self.game.taker() == self.game.declarer:
            return False
        return not self.behind or self.holds(self.game.plays(trick)[self.game.best(trick)])

    @cached_property
    def opponents(self) -> list[int]:
        """The seats of the other side."""
        declarer = self.game.declarer
        return [s for s in range(4) if (s == declarer) != (self.seat == declarer)]

    @cached_property
    def behind(self) -> list[int]:
        """The opponents who are still to play to the trick."""
        played = len(self.game.trick) // self.game.size
        later = [(self.seat + i) % 4 for i in range(1, 4 - played)]
        return [seat for seat in later if seat in self.opponents]

    def price(self, play: Sequence[Card]) -> int:
        """What a winning play costs; the points of it come back."""
        return sum(self.order.power[card] for card in play) - points_in(play) // 5

    def cheapest(self, plays: list[list[Card]]) -> list[Card]:
        """The play least to be regretted."""
        return min(plays, key=lambda play: sum(map(self.cost, play)))
