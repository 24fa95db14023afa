"""How a hand of Hearts is scored, and when the match is over (sections 8 and 9)."""

from collections.abc import Sequence

from games.hearts.scoring import Terms, moon_terms, plain_terms, shooter
from games.hearts.state import State
from games.speech import unsigned


class Settling(State):
    """From the last trick to the next deal; who has shot the moon may have a say in it."""

    lowest_wins = True

    def score_hand(self) -> None:
        taken = [self.cards_taken(seat) for seat in range(self.seats)]
        seat, options = shooter(taken, self.options), self.options
        if seat is None:
            self.settle(plain_terms(taken, self.tricks, options))
            return
        self.tell("hearts-moon", seat=seat)
        if options.moon == "choose":
            self.phase, self.turn = "moon", seat
            return
        adds = options.moon == "others" or (options.moon == "auto" and self.adds_to_others(seat))
        self.settle_moon(seat, "add" if adds else "subtract")

    def settle_moon(self, seat: int, how: str) -> None:
        """Score a hand in which a seat has shot the moon."""
        taken = [self.cards_taken(each) for each in range(self.seats)]
        terms = moon_terms(taken, self.tricks, self.options, seat, how)
        count = max(abs(each.get("moon", 0)) for each in terms)
        self.tell(
            "hearts-moon-adds" if how == "add" else "hearts-moon-subtracts", seat=seat, points=count
        )
        self.settle(terms, seat)

    def settle(self, terms: Sequence[Terms], shot: int | None = None) -> None:
        """Score what each seat's gain is the sum of, where one may have shot the moon."""
        gains = [sum(each.values()) for each in terms]
        for seat, each in enumerate(terms):
            for name, worth in each.items():
                args = {"seat": shot} if shot is not None and name == "moon" else {}
                self.credit([seat], worth, f"hearts-for-{name}", **args)
            target = self.options.target
            if self.options.reset_at_target and self.scores[seat] + gains[seat] == target:
                gains[seat] -= target // 2
                self.credit([seat], -(target // 2), "hearts-for-reset", target=target)
                self.tell("hearts-resets", seat=seat, points=target, half=target // 2)
        self.end_round(gains)
        self.tell(
            "hearts-scores",
            number=self.round,
            gains=" · ".join(map(unsigned, gains)),
            totals=" · ".join(map(unsigned, self.scores)),
        )
        if self.resting:
            best = self.leaders()
            self.tell("hearts-ahead", seats=" ".join(map(str, best)), count=len(best))

    def decided(self) -> list[int]:
        """Section 9: who shares the lowest total plays another hand."""
        options, best = self.options, self.leaders()
        played = options.max_hands is not None and self.round >= options.max_hands
        over = played or max(self.scores) >= options.target
        return best if over and (len(best) == 1 or options.tie_break == "shared") else []
