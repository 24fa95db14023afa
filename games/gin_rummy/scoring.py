"""What a hand and a match of Gin Rummy score, and who deals next (sections 4, 8 and 9)."""

from collections.abc import Iterable, Sequence
from typing import Literal

from games.cards import Card
from games.game import Game
from games.gin_rummy.options import Options
from games.melds import POINTS

HandResult = Literal["", "knock", "gin", "biggin", "undercut", "tie", "dead"]
"""How a hand ended; nobody scores for a tie or a dead hand."""


class Scoring(Game):
    """`scores` are hand points until the match is over, then the totals of section 9."""

    options: Options

    dealer: int
    next_dealer: int
    boxes: list[int]  # hands won, by seat
    knocker: int | None
    result: HandResult

    def end_hand(self, result: HandResult, points: int) -> None:
        """Score a hand, and say who deals the next."""
        self.result, gains = result, [0, 0]
        winner = self.hand_winner()
        if winner is not None:
            self.boxes[winner] += 1
            gains[winner] = points
            self.credit_hand(winner, points)
            key = "gin-rummy-undercuts" if result == "undercut" else "gin-rummy-scores"
            self.tell(key, winner=winner, number=points)
        else:
            self.tell("gin-rummy-dead" if result == "dead" else "gin-rummy-tie")
        self.next_dealer = self.dealer_after(winner)
        self.end_round(gains)
        if self.winners:
            self.add_bonuses(self.winners[0])

    def credit_hand(self, winner: int, points: int) -> None:
        """Note what a hand was won by: the other's deadwood, less one's own, and a bonus."""
        ours, theirs = (points_in(self.hands[seat]) for seat in (winner, 1 - winner))
        self.credit([winner], theirs)
        self.credit([winner], -ours)
        bonus = points - (theirs - ours)
        self.credit([winner], bonus, "gin-rummy-for-bonus", how=self.result)

    def hand_winner(self) -> int | None:
        """Who won the hand that is over, if anybody did."""
        if self.knocker is None or self.result == "tie":
            return None
        return 1 - self.knocker if self.result == "undercut" else self.knocker

    def dealer_after(self, winner: int | None) -> int:
        """Who deals the next hand; without a winner the rules of winner and loser change none."""
        if self.result == "dead":
            return self.dealer
        if self.options.dealer_rule == "alternate":
            return 1 - self.dealer
        if winner is None:
            return self.dealer
        return winner if self.options.dealer_rule == "winner" else 1 - winner

    def add_bonuses(self, winner: int) -> None:
        """Turn the scores into totals; who reached the target has won all the same."""
        before, self.scores = self.scores, totals(self.options, self.scores, self.boxes, winner)
        for seat in range(2):
            boxes = self.options.box_bonus * self.boxes[seat]
            game = self.options.game_bonus * (seat == winner)
            rest = self.scores[seat] - before[seat] - boxes - game
            self.credit([seat], game, "gin-rummy-for-game")
            self.credit([seat], boxes, "gin-rummy-for-boxes", count=self.boxes[seat])
            self.credit([seat], rest, "gin-rummy-for-shutout")
        ours, theirs = self.scores[winner], self.scores[1 - winner]
        self.tell("gin-rummy-wins", winner=winner, number=ours, least=theirs)


def points_in(cards: Iterable[Card]) -> int:
    """What cards outside melds cost."""
    return sum(map(POINTS.__getitem__, cards))


def hand_points(options: Options, left: int, others: int, big: bool) -> tuple[HandResult, int]:
    """How a hand ends and what it scores; deadwood of the knocker, then of the opponent."""
    if big:
        return "biggin", options.big_gin_bonus + others
    if not left:
        return "gin", options.gin_bonus + others
    if left < others:
        return "knock", others - left
    if left == others and not options.undercut_on_tie:
        return "tie", 0
    return "undercut", options.undercut_bonus + left - others


def totals(options: Options, points: Sequence[int], boxes: Sequence[int], winner: int) -> list[int]:
    """The final scores; `points` are those of the hands, `boxes` the hands won."""
    final = [each + options.box_bonus * won for each, won in zip(points, boxes, strict=True)]
    final[winner] += options.game_bonus
    if not boxes[1 - winner]:
        final[winner] += {
            "off": 0,
            "double_points": points[winner],
            "double_all": final[winner],
            "flat100": 100,
        }[options.shutout]
    return final
