"""Hands of Red Five as integers: the rules of the tricks, and the play of section 17."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from games.red_five.plays import (
    KeepValues,
    follows,
    is_gamble,
    lead_instead,
    leads,
    least,
    ones,
    parts,
    prices_of,
    shape_of,
    sure,
    tops,
)
from games.red_five.ranking import TWICE, Shape, TwoPackRanking, size
from games.red_five.state import JOKER_POWERS, RED_FIVE, SUITS_HELD, TRUMP, Options, times
from games.rollout import Playout
from games.tricks import CardChoice

NO_SHAPE: Final = Shape(0, 0, ())
BEHIND: Final = [
    [tuple((seat + step) % 4 for step in range(1, 4 - played)) for played in range(4)]
    for seat in range(4)
]
"""By seat, and by the number of seats that played before it, the seats that play after it."""


class RedFivePlayout(Playout):
    """The remaining play of a hand, by the rules of section 17; cards as a `Packing` has them."""

    def __init__(self, order: TwoPackRanking, options: Options, declarer: int, leader: int) -> None:
        self.order, self.options, self.declarer = order, options, declarer
        self.packing, self.prices = order.packing, prices_of(order)
        self.trump = self.packing.area[TRUMP]
        self.hands, self.kitty = [0] * 4, 0
        self.unplayed = self.packing.every
        self.voids = [0] * 4  # by seat, the mask of the groups that it is known to be void of
        self.turn = leader
        self.played = 0  # the number of plays to the trick
        self.size = 1  # cards in each of them
        self.first = 0  # the lead
        self.shape = NO_SHAPE  # the shape that it asks for
        self.led = self.can_win = 0  # the group led; the groups that may take the trick
        self.top, self.winner = 0, leader  # the play that takes the trick as it is now; its seat
        self.heights: Sequence[int] = ()  # its top powers
        self.at_stake = 0  # the points of the trick
        self.points = [0] * 4
        self.shift, self.paid = 0, [0] * 4
        self.captures = options.red_five_capture
        self.suits, self.honors = masks(order)
        self.fives = [0] * 4  # by seat, the red fives that it played to the trick

    def others(self, seat: int) -> int:
        """The cards that the others may hold as far as a seat knows."""
        others = self.unplayed - self.hands[seat]
        return others - self.kitty if seat == self.declarer else others

    def plays(self) -> Sequence[int]:
        """Legal leads of the seat to act, or some of its follows."""
        seat = self.turn
        hand = self.hands[seat]
        if self.played:
            return follows(self.order, hand, self.led, self.shape)
        return leads(self.order, self.options, hand, self.others(seat))

    def play(self, cards: int) -> None:
        """Play cards for the seat to act, or the lead that replaces a throw that fails."""
        if not self.played and cards & cards - 1 and (instead := self.instead(cards)):
            penalty = self.options.failed_throw_penalty
            self.shift += -penalty if self.turn == self.declarer else penalty
            cards = instead
        self.play_cards(cards)

    def instead(self, thrown: int) -> int:
        """The lead that replaces a throw because a seat can beat a part of it; 0 for none."""
        hands = [hand for seat, hand in enumerate(self.hands) if seat != self.turn]
        return lead_instead(self.order, hands, thrown, self.options.failed_throw)

    def play_cards(self, cards: int) -> None:
        """Play cards to the trick, and give it to its winner if it is complete."""
        seat, played = self.turn, self.played + 1
        self.hands[seat] -= cards
        self.unplayed -= cards
        self.at_stake += self.prices.points[cards]
        if played == 1:
            self.lead(cards)
        else:
            if cards & ~self.led:
                self.voids[seat] |= self.led
            heights = self.height(cards) if cards & self.can_win else ()
            if self.order.beats(heights, self.heights):
                self.top, self.winner, self.heights = cards, seat, heights
        if self.captures:
            self.fives[seat] = cards // self.packing.one[RED_FIVE] & 3
        if played < 4:
            self.played, self.turn = played, (seat + 1) % 4
        else:
            self.end_trick()

    def lead(self, lead: int) -> None:
        """Lead to a trick."""
        self.first = self.top = lead
        self.winner, self.size = self.turn, size(lead)
        self.led = next(area for area in self.packing.area.values() if area & lead)
        self.can_win = self.led | self.trump
        self.shape = shape_of(self.order, lead)
        self.heights = self.height(lead)

    def height(self, cards: int) -> Sequence[int]:
        """The top powers of these cards."""
        if self.size == 1:
            return (self.packing.power[cards.bit_length()],)
        return tops(self.order, cards, self.shape)

    def taking(self, plays: Sequence[int]) -> list[int]:
        """The plays that would take the trick as it is now."""
        able, heights = self.can_win, self.heights
        if self.size == 1:
            power, highest = self.packing.power, heights[0]
            return [play for play in plays if play & able and power[play.bit_length()] > highest]
        beats, height = self.order.beats, self.height
        return [play for play in plays if play & able and beats(height(play), heights)]

    def end_trick(self) -> None:
        """Give the trick to its winner, who leads the next."""
        self.turn = winner = self.winner
        self.points[winner] += self.at_stake
        self.played = self.at_stake = 0
        if self.captures:
            self.capture(winner)

    def capture(self, winner: int) -> None:
        """Pay for the red fives of the trick that went to the other side."""
        for owner, count in enumerate(self.fives):
            if count and (owner == self.declarer) != (winner == self.declarer):
                self.shift += 20 * count if winner == self.declarer else -20 * count
                self.paid[winner] += count * self.options.base
                self.paid[owner] -= count * self.options.base

    def play_out(self) -> None:
        while self.hands[self.turn]:
            self.play(self.choose()[0])

    def result(self) -> tuple[int, ...]:
        against = sum(self.points) - self.points[self.declarer]
        if self.turn != self.declarer:
            buried = self.prices.points[self.kitty]
            against += buried * times(self.shape, self.options.kitty_multiplier)
        return against, self.shift, *self.paid

    def choose(self) -> CardChoice:
        """The cards that the hint plays, and the key of the reason; of equal cards the first."""
        return self.follow() if self.played else self.choose_lead()

    # Leading.

    def choose_lead(self) -> CardChoice:
        """Sure plain combinations, sure trumps to draw the others', a pair, else a low card."""
        seat = self.turn
        hand, others = self.hands[seat], self.others(seat)
        if chosen := self.sure_lead(hand, others):
            return chosen
        is_declarer = seat == self.declarer
        if is_declarer and (chosen := self.draw_trumps(hand, others)):
            return chosen
        is_free = not self.options.failed_throw_penalty
        if is_free and is_gamble(self.order, self.options, hand):
            return hand, "gamble"
        if is_declarer and (chosen := self.press(hand, others)):
            return chosen
        if not hand & ~self.trump:
            return self.low_trump(hand), "low-trump"
        return self.low_card(hand), "low"

    def sure_lead(self, hand: int, others: int) -> CardChoice | None:
        """Plain cards that no other of their suit beats, of the suit least likely to be ruffed."""
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
        """True if an opponent is known to be able to ruff a plain suit."""
        voids, declarer = self.voids, self.declarer
        opponents = BEHIND[declarer][0] if self.turn == declarer else (declarer,)
        return any(voids[seat] & area and not voids[seat] & self.trump for seat in opponents)

    def draw_trumps(self, hand: int, others: int) -> CardChoice | None:
        """Rule 1: a declarer with more trumps than a third of the others' leads sure ones."""
        trumps, theirs = hand & self.trump, others & self.trump
        out = size(theirs)
        if not out or 3 * size(trumps) <= out:
            return None
        found = parts(self.order, sure(self.order, trumps, theirs))
        if self.saves_honor(hand):
            lower = [part for part in found if not part & self.honors]
            found = lower or [part for part in found if size(part) > 1]
        return (found[0], "draw") if found else None

    def saves_honor(self, hand: int) -> bool:
        """Rule 6: true if the last of the highest cards is kept for the last trick."""
        is_alone = size(hand & self.honors) == 1 and size(hand) > 1
        return is_alone and self.prices.points[self.kitty] > 0

    def press(self, hand: int, others: int) -> CardChoice | None:
        """A pair of the declarer, trumps first, as few can beat it; else a low trump."""
        trumps, plain = hand & self.trump, hand & ~self.trump
        for areas in ((self.trump,), self.suits):
            pairs = [
                parts(self.order, pairs)[0]
                for area in areas
                if (pairs := hand & area & TWICE)
                and (area == self.trump or not self.is_ruffed(area))
            ]
            if pairs:
                power = self.packing.power
                best = max(pairs, key=lambda part: (size(part), power[part.bit_length()]))
                return best, "pair"
        if trumps and plain and others & self.trump:
            return self.low_trump(trumps), "pull"
        return None

    def low_trump(self, hand: int) -> int:
        """The trump with the least value of keeping it."""
        return min(ones(hand & self.trump), key=self.prices.keep.__getitem__)

    def low_card(self, hand: int) -> int:
        """A plain card with the fewest points, of the longest suit, the lowest."""
        points, low, found = self.prices.points, self.prices.low, list[tuple[int, ...]]()
        for area in self.suits:
            if mine := hand & area:
                length = size(mine)
                found += [(points[one], -length, low[one], -one) for one in ones(mine)]
        return -min(found)[-1]

    # Following.

    def follow(self) -> CardChoice:
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

    def winning(self, takes: Sequence[int], behind: Sequence[int]) -> CardChoice | None:
        """Rules 4 and 5: a play that takes the trick and is worth it."""
        price = self.prices.net.__getitem__
        best = min(takes, key=price)
        worth, is_trump = self.at_stake + self.prices.points[best] > 0, best & self.trump
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
        """True if none of these opponents can beat a winning play with cards of its group."""
        if play & self.trump:
            area = self.trump
        elif any(self.voids[seat] & play for seat in behind):
            return False
        else:
            area = self.led
        theirs = self.others(self.turn) & area
        if self.size == 1:
            return not self.packing.higher(theirs, play)
        top = parts(self.order, play)[0]
        return sure(self.order, top, theirs) == top

    def is_ours(self, behind: Sequence[int]) -> bool:
        """True if the own side is winning with a play that the declarer can hardly beat."""
        if self.declarer in (self.turn, self.winner):
            return False
        return not behind or self.holds(self.top, behind)

    def opponents_behind(self) -> Sequence[int]:
        """The opponents that are still to play to the trick."""
        later = BEHIND[self.turn][self.played]
        if self.turn == self.declarer:
            return later
        return (self.declarer,) if self.declarer in later else ()

    def cheapest(self, hand: int, plays: Sequence[int]) -> int:
        """The play with the least value of keeping it."""
        if not plays[0] & ~self.led:  # the same is true of the others
            return min(plays, key=self.prices.keep.__getitem__)
        if self.size == 1:
            return least(self.order, hand)
        return min(plays, key=KeepValues(self.order, hand).of_all)


@cache
def masks(order: TwoPackRanking) -> tuple[tuple[int, ...], int]:
    """The masks of the plain suits, and of the six highest cards."""
    packing, power = order.packing, order.power
    suits = tuple(packing.area[suit] for suit in SUITS_HELD if suit in packing.area)
    return suits, 3 * packing.of(card for card in power if power[card] >= JOKER_POWERS)
