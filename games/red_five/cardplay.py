"""Which cards a computer player of Red Five leads, and which it follows with (section 17)."""

from collections.abc import Sequence
from functools import cache

from games.red_five.cards import JOKER_POWERS, SUITS_HELD
from games.red_five.options import Options
from games.red_five.plays import Dearness, least, may_gamble, ones, parts, sure
from games.red_five.rest import BEHIND, Choice, Rest
from games.tricks import Ranking
from games.tricks.tally import TWICE, size


class CardPlay(Rest):
    """A hand in which every seat plays by the same rules; of equal cards the first in its hand."""

    def __init__(self, order: Ranking, options: Options, declarer: int, leader: int) -> None:
        super().__init__(order, options, declarer, leader)
        self.suits, self.honours = marks(order)

    def choose(self) -> Choice:
        return self.follow() if self.laid else self.lead()

    # To lead.

    def lead(self) -> Choice:
        """Sure plain combinations, sure trumps to draw the others', a pair, else a low card."""
        seat = self.turn
        hand, others = self.hands[seat], self.others(seat)
        if chosen := self.sure_lead(hand, others):
            return chosen
        is_declarer = seat == self.declarer
        if is_declarer and (chosen := self.draw_trumps(hand, others)):
            return chosen
        is_free = not self.options.failed_throw_penalty
        if is_free and may_gamble(self.order, self.options, hand):
            return hand, "gamble"
        if is_declarer and (chosen := self.press(hand, others)):
            return chosen
        if not hand & ~self.trump:
            return self.low_trump(hand), "low-trump"
        return self.low_card(hand), "low"

    def sure_lead(self, hand: int, others: int) -> Choice | None:
        """What no other card of its plain suit beats, from where it is least likely ruffed."""
        best, most, throws = 0, (0, 0), self.options.throws
        for area in self.suits:
            mine = hand & area
            if not mine or not (found := sure(self.order, mine, others & area)):
                continue
            if self.is_ruffed(area):
                continue
            count = size(found if throws else parts(self.order, found)[0])
            if (number := (count, size(others & area))) > most:
                best, most = found, number
        if not best:
            return None
        longest, *more = parts(self.order, best)
        return (best, "throw") if more and throws else (longest, "sure")

    def is_ruffed(self, area: int) -> bool:
        """Whether an opponent is known to be able to ruff a plain suit."""
        out, declarer = self.out, self.declarer
        opponents = BEHIND[declarer][0] if self.turn == declarer else (declarer,)
        return any(out[seat] & area and not out[seat] & self.trump for seat in opponents)

    def draw_trumps(self, hand: int, others: int) -> Choice | None:
        """Rule 1: a declarer with more trumps than a third of the others' leads sure ones."""
        trumps, theirs = hand & self.trump, others & self.trump
        out = size(theirs)
        if not out or 3 * size(trumps) <= out:
            return None
        found = parts(self.order, sure(self.order, trumps, theirs))
        if self.saves_honour(hand):
            lower = [part for part in found if not part & self.honours]
            found = lower or [part for part in found if size(part) > 1]
        return (found[0], "draw") if found else None

    def saves_honour(self, hand: int) -> bool:
        """Rule 6: whether to keep the last of the highest cards for the last trick."""
        is_alone = size(hand & self.honours) == 1 and size(hand) > 1
        return is_alone and self.prices.points[self.kitty] > 0

    def press(self, hand: int, others: int) -> Choice | None:
        """A declarer's pairs, which few can beat, trumps first; else a low trump to pull others."""
        trumps, plain = hand & self.trump, hand & ~self.trump
        for areas in ((self.trump,), self.suits):
            pairs = [
                parts(self.order, pairs)[0]
                for area in areas
                if (pairs := hand & area & TWICE)
                and (area == self.trump or not self.is_ruffed(area))
            ]
            if pairs:
                power = self.tally.power
                best = max(pairs, key=lambda part: (size(part), power[part.bit_length()]))
                return best, "pair"
        if trumps and plain and others & self.trump:
            return self.low_trump(trumps), "pull"
        return None

    def low_trump(self, hand: int) -> int:
        """The trump least to be regretted."""
        return min(ones(hand & self.trump), key=self.prices.dear.__getitem__)

    def low_card(self, hand: int) -> int:
        """A plain card that counts least, of the longest suit, the lowest."""
        points, low, found = self.prices.points, self.prices.low, list[tuple[int, ...]]()
        for area in self.suits:
            if mine := hand & area:
                length = size(mine)
                found += [(points[one], -length, low[one], -one) for one in ones(mine)]
        return -min(found)[-1]

    # To follow.

    def follow(self) -> Choice:
        """Rules 3 to 5: give points to the own side, take tricks worth it, else stay low."""
        hand = self.hands[self.turn]
        plays = self.plays()
        if len(plays) == 1:
            return plays[0], "only"
        behind = self.opponents_behind()
        if self.is_ours(behind):
            best = min(plays, key=self.prices.rich.__getitem__)
            if self.prices.points[best]:
                return best, "gives"
            return self.cheapest(hand, plays), "partner"
        takes = self.taking(plays)
        if takes and (winner := self.winning(takes, behind)):
            return winner
        return self.cheapest(hand, plays), "low-follow"

    def winning(self, takes: Sequence[int], behind: Sequence[int]) -> Choice | None:
        """Rules 4 and 5: of some plays that take the trick one that is worth it."""
        price = self.prices.net.__getitem__
        best = min(takes, key=price)
        worth, is_trump = self.pile + self.prices.points[best] > 0, best & self.trump
        if not worth and is_trump:
            return None
        ruffs = is_trump and self.led != self.trump
        if not behind:
            return best, "ruff" if ruffs else "cheapest"
        held = [play for play in takes if self.holds(play, behind)]
        if held:
            return min(held, key=price), "holds"
        return (best, "ruff") if ruffs and worth else None

    def holds(self, play: int, behind: Sequence[int]) -> bool:
        """Whether none of these opponents can beat a winning play with cards of its group."""
        if play & self.trump:
            area = self.trump
        elif any(self.out[seat] & play for seat in behind):
            return False
        else:
            area = self.led
        theirs = self.others(self.turn) & area
        if self.size == 1:
            return not self.tally.higher(theirs, play)
        top = parts(self.order, play)[0]
        return sure(self.order, top, theirs) == top

    def is_ours(self, behind: Sequence[int]) -> bool:
        """Whether the own side is winning, with a play that the declarer can hardly beat."""
        if self.declarer in (self.turn, self.winner):
            return False
        return not behind or self.holds(self.top, behind)

    def opponents_behind(self) -> Sequence[int]:
        """The opponents who are still to play to the trick."""
        later = BEHIND[self.turn][self.laid]
        if self.turn == self.declarer:
            return later
        return (self.declarer,) if self.declarer in later else ()

    def cheapest(self, hand: int, plays: Sequence[int]) -> int:
        """The play least to be regretted."""
        if not plays[0] & ~self.led:  # and so it is with the others
            return min(plays, key=self.prices.dear.__getitem__)
        if self.size == 1:
            return least(self.order, hand)
        return min(plays, key=Dearness(self.order, hand).of_all)


@cache
def marks(order: Ranking) -> tuple[tuple[int, ...], int]:
    """The cards of each plain suit, and the six highest."""
    tally, power = order.tally, order.power
    suits = tuple(tally.area[suit] for suit in SUITS_HELD if suit in tally.area)
    return suits, 3 * tally.of(card for card in power if power[card] >= JOKER_POWERS)
