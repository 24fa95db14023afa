"""What a computer player does in Red Five: the rules of section 17."""

from collections.abc import Sequence
from functools import cached_property

from games.cards import Card
from games.red_five.auction import bid_hint, trump_hint
from games.red_five.bury import bury_hint
from games.red_five.cards import JOKER_POWERS, POINTS, TRUMP, points_in
from games.red_five.moves import (
    by_group,
    dearness,
    follows,
    last_cards,
    prices_of,
    singles,
    sure_parts,
    unseen,
)
from games.red_five.state import State
from games.speech import Hint, Words
from games.tricks import Cards, Cost
from games.tricks.tally import size

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
    text = game.spell(cards) if len(cards) > 1 else cards[0]
    is_throw = not game.trick and len(cards) > 1 and len(game.ranking.decompose(cards)) > 1
    return Hint(
        f"throw {text}" if is_throw else text,
        lambda: Words(why, cards=text, points=points_in(cards), number=game.size),
    )


class Turn:
    """A seat about to play."""

    def __init__(self, game: State, seat: int) -> None:
        self.game, self.seat, self.order = game, seat, game.ranking
        self.prices = prices_of(self.order)
        self.hand, self.is_declarer = game.hands[seat], seat == game.declarer

    def cost(self) -> Cost:
        """How loath one is to give up a card."""
        return dearness(self.order, self.hand)

    @cached_property
    def unseen(self) -> int:
        """The cards that others may hold."""
        return unseen(self.game, self.seat, self.order.tally.of(self.hand))

    def others(self, group: str) -> int:
        """Those of a group."""
        return self.unseen & self.order.tally.area[group]

    # To lead.

    def lead(self) -> Chosen:
        """Sure plain combinations, sure trumps to draw the others', a pair, else a low card."""
        groups = by_group(self.order, self.hand)
        trumps = groups.pop(TRUMP, [])
        if chosen := self.sure_lead(groups):
            return chosen
        if trumps and (chosen := self.draw_trumps(trumps)):
            return chosen
        is_free = not self.game.options.failed_throw_penalty
        if is_free and (gamble := last_cards(self.game, self.seat)):
            return gamble, "red-five-hint-gamble"
        if self.is_declarer and (chosen := self.press(groups, trumps)):
            return chosen
        plain = [card for held in groups.values() for card in held]
        if not plain:
            return [min(trumps, key=self.cost())], "red-five-hint-low-trump"
        card = min(
            plain, key=lambda card: (POINTS[card], -len(groups[card.suit]), self.order.power[card])
        )
        return [card], "red-five-hint-low"

    def sure_lead(self, groups: dict[str, list[Card]]) -> Chosen | None:
        """What no other card of its plain suit beats, from where it is least likely ruffed."""
        best: list[Cards] = []
        for group, held in groups.items():
            parts = sure_parts(self.order, held, self.unseen)
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
        return count, size(self.others(self.order.group[parts[0][0]]))

    def is_ruffed(self, group: str) -> bool:
        """Whether an opponent is known to be able to ruff a plain suit."""
        voids = self.game.voids
        declarer = self.game.declarer
        opponents = [s for s in range(4) if s != declarer] if self.is_declarer else [declarer]
        return any(group in voids[seat] and TRUMP not in voids[seat] for seat in opponents)

    def draw_trumps(self, trumps: list[Card]) -> Chosen | None:
        """Rule 1: a declarer with more trumps than a third of the others' leads sure ones."""
        if not self.is_declarer:
            return None
        out = size(self.others(TRUMP))
        if not out or 3 * len(trumps) <= out:
            return None
        parts = sure_parts(self.order, trumps, self.unseen)
        if self.saves_honour():
            parts = [part for part in parts if self.order.power[part[0]] < JOKER_POWERS] or [
                part for part in parts if len(part) > 1
            ]
        return (parts[0], "red-five-hint-draw") if parts else None

    def saves_honour(self) -> bool:
        """Rule 6: whether to keep the last of the highest cards for the last trick."""
        honours = sum(self.order.power[card] >= JOKER_POWERS for card in self.hand)
        buried = not self.is_declarer or points_in(self.game.kitty) > 0
        return honours == 1 and buried and len(self.hand) > 1

    def press(self, groups: dict[str, list[Card]], trumps: list[Card]) -> Chosen | None:
        """A declarer's pairs, which few can beat, trumps first; else a low trump to pull others."""
        plain = (held for group, held in groups.items() if not self.is_ruffed(group))
        for suits in ([trumps], plain):
            if pairs := [part for held in suits for part in self.order.pairs(held)]:
                best = max(pairs, key=lambda part: (len(part), self.order.power[part[0]]))
                return best, "red-five-hint-pair"
        if trumps and groups and self.others(TRUMP):
            return [min(trumps, key=self.cost())], "red-five-hint-pull"
        return None

    # To follow.

    def follow(self) -> Chosen:
        """Rules 3 to 5: give points to the own side, take tricks worth it, else stay low."""
        game, seat = self.game, self.seat
        plays: Sequence[Cards]
        plays = [[card] for card in singles(game, seat)] if game.size == 1 else follows(game, seat)
        if len(plays) == 1:
            return plays[0], "red-five-hint-only"
        place = game.best(game.trick)
        top = game.trick[place * game.size : (place + 1) * game.size]
        if self.is_ours((game.leader + place) % 4, top):
            best = min(plays, key=lambda play: (-points_in(play), self.price(play)))
            key = "red-five-hint-gives" if points_in(best) else "red-five-hint-partner"
            return (best if points_in(best) else self.cheapest(plays)), key
        takes = self.order.taking(game.trick[: game.size], top, plays)
        if takes and (winner := self.winning(takes)):
            return winner
        return self.cheapest(plays), "red-five-hint-low-follow"

    def winning(self, takes: Sequence[Cards]) -> Chosen | None:
        """Rules 4 and 5: of some plays that take the trick one that is worth it."""
        best = min(takes, key=self.price)
        worth = points_in(self.game.trick) + points_in(best) > 0
        is_trump = self.order.group[best[0]] == TRUMP
        if not worth and is_trump:
            return None
        ruffs = is_trump and self.game.led() != TRUMP
        behind = self.opponents_behind()
        if not behind:
            return best, "red-five-hint-ruff" if ruffs else "red-five-hint-cheapest"
        sure = [play for play in takes if self.holds(play, behind)]
        if sure:
            return min(sure, key=self.price), "red-five-hint-holds"
        return (best, "red-five-hint-ruff") if ruffs and worth else None

    def holds(self, play: Cards, behind: Sequence[int]) -> bool:
        """Whether none of these opponents can beat a winning play with cards of its group."""
        group = self.order.group[play[0]]
        if group != TRUMP and any(group in self.game.voids[seat] for seat in behind):
            return False
        top = self.order.decompose(play)[0]
        return bool(sure_parts(self.order, top, self.unseen))

    def is_ours(self, taker: int, top: Cards) -> bool:
        """Whether the own side is winning, with a play that the declarer can hardly beat."""
        if self.is_declarer or taker == self.game.declarer:
            return False
        behind = self.opponents_behind()
        return not behind or self.holds(top, behind)

    def opponents_behind(self) -> list[int]:
        """The opponents who are still to play to the trick."""
        played, declarer = len(self.game.trick) // self.game.size, self.game.declarer
        later = [(self.seat + i) % 4 for i in range(1, 4 - played)]
        return later if self.is_declarer else [seat for seat in later if seat == declarer]

    def price(self, play: Cards) -> int:
        """What a winning play costs; the points of it come back."""
        return sum(map(self.prices.net.__getitem__, play))

    def cheapest(self, plays: Sequence[Cards]) -> Cards:
        """The play least to be regretted."""
        led, group = self.game.led(), self.order.group
        same = all(group[card] == led for card in plays[0])  # and so do those of other plays
        cost = self.prices.dear.__getitem__ if same else self.cost()
        return min(plays, key=lambda play: sum(map(cost, play)))
