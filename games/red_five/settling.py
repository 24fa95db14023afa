"""What a hand of Red Five comes to, and what it is worth (sections 11 and 12)."""

from games.cards import EVERYONE
from games.red_five.cards import RED_FIVE, TOTAL, points_in
from games.red_five.state import State


class Settling(State):
    """The declarer's points against the bid, with the kitty and what options move."""

    def score_hand(self) -> None:
        """Turn the kitty up and settle the hand (section 11)."""
        self.kitty.seen_by = EVERYONE
        cards, buried = self.spell(self.kitty), points_in(self.kitty)
        times = self.kitty_times()
        self.tell("red-five-kitty", winner=self.leader, cards=cards, points=buried, times=times)
        taken = self.declarer_points()
        level = result(taken, self.bid, self.options.results)
        rise = (self.bid - self.options.min_bid) // 20 if self.options.bid_stake == "rising" else 0
        stake = level * self.options.base * (1 + rise)
        key = "red-five-made" if level > 0 else "red-five-set"
        self.tell(key, seat=self.declarer, points=taken, bid=self.bid, stake=abs(stake))
        gains = [paid - stake for paid in self.paid]
        gains[self.declarer] += 4 * stake
        for seat, paid in enumerate(self.paid):
            self.credit([seat], gains[seat] - paid)
            self.credit([seat], paid, "red-five-for-fives")
        self.end_round(gains)

    def capture(self, winner: int) -> None:
        """Pay for each red five that the other side has taken (option `red_five_capture`)."""
        for place, play in enumerate(self.plays(self.trick)):
            owner, count = (self.leader + place) % 4, play.count(RED_FIVE)
            if count and (owner == self.declarer) != (winner == self.declarer):
                self.shift += 20 * count if winner == self.declarer else -20 * count
                self.paid[winner] += count * self.options.base
                self.paid[owner] -= count * self.options.base
                self.tell("red-five-captured", winner=winner, seat=owner)

    def decided(self) -> list[int]:
        """Section 12."""
        hands, target = self.options.hands, self.options.target
        reached = target is not None and max(self.scores) >= target * self.options.base
        return self.leaders() if reached or (hands and self.round >= hands) else []

    def may_stop(self) -> bool:
        return self.options.hands is None  # scores sum to 0, so a target may never be reached


def result(taken: int, bid: int, results: str) -> int:
    """The level of a result, negative if the declarer is set."""
    if results == "fixed40":
        over = taken - bid
        return min(3, over // 40 + 1) if over >= 0 else max(-3, -((-over) // 40 + 1))
    if taken >= bid:
        return 3 if taken == TOTAL else 2 if 2 * taken >= TOTAL + bid else 1
    return -3 if taken == 0 else -2 if 2 * taken < bid else -1
