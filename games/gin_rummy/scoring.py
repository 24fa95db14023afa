"""The end of a hand of Gin Rummy: knock, lay-offs and scores (sections 4 and 6 to 9)."""

from collections.abc import Iterable, Sequence

from games.cards import CARDS, EVERYONE, POINTS, Card, Pile
from games.gin_rummy.state import HandResult, Options, State, named_melds
from games.rummy.deadwood import arrangement, best_lay_off, cards_in, mask


class Scoring(State):
    """`scores` are hand points until the match is over, then the totals of section 9."""

    # Knock and lay-offs, sections 6 and 7.

    def knock(self, seat: int, action: str) -> None:
        """End the hand with melds; unless it is gin, the opponent may lay off."""
        hand, other = self.hands[seat], 1 - seat
        if action != "biggin":
            self.covered.append(hand.pull(CARDS[action.split(" ", 2)[1]]))
        self.knocker = seat
        self.melds = _show_melds(hand, action)
        self._tell_knock(seat)
        if not hand:
            self.finish()
        elif self.options.auto_layoff:
            if cards := cards_in(best_lay_off(map(mask, self.melds), mask(self.hands[other]))):
                self.lay_off(other, cards)
            self.finish()
        else:
            self.phase, self.turn = "layoff", other

    def lay_off(self, seat: int, cards: list[Card]) -> None:
        """Add cards of the opponent's to the knocker's melds."""
        self.laid_off += map(self.hands[seat].pull, cards)
        self.emit("gin-rummy-lays-off", seat=seat, cards=" ".join(cards))

    def finish(self, action: str = "done") -> None:
        """Show the opponent's melds and score."""
        assert self.knocker is not None
        seat = 1 - self.knocker
        hand = self.hands[seat]
        self.answer = _show_melds(hand, action)
        left, others = points_in(self.hands[self.knocker]), points_in(hand)
        if self.answer:
            self.emit("gin-rummy-answers", seat=seat, cards=_text(self.answer), number=others)
        else:
            self.emit("gin-rummy-no-melds", seat=seat, number=others)
        self.end_hand(*hand_points(self.options, left, others, big=not self.covered))

    def _tell_knock(self, seat: int) -> None:
        if self.events is None:
            return
        melds, left = _text(self.melds), points_in(self.hands[seat])
        if not self.covered:
            self.emit("gin-rummy-goes-big-gin", seat=seat, cards=melds)
        elif left:
            card = self.covered[0]
            self.emit("gin-rummy-knocks", seat=seat, card=card, cards=melds, number=left)
        else:
            self.emit("gin-rummy-goes-gin", seat=seat, card=self.covered[0], cards=melds)

    # Scores, sections 8 and 9.

    def end_hand(self, result: HandResult, points: int) -> None:
        """Score a hand, and choose the next dealer."""
        self.result, gains = result, [0, 0]
        winner = self.hand_winner()
        if winner is not None:
            self.boxes[winner] += 1
            gains[winner] = points
            self.credit_hand(winner, points)
            key = "gin-rummy-undercuts" if result == "undercut" else "gin-rummy-scores"
            self.emit(key, winner=winner, number=points)
        else:
            self.emit("gin-rummy-dead" if result == "dead" else "gin-rummy-tie")
        self.next_dealer = self.dealer_after(winner)
        self.end_round(gains)
        if self.winners:
            self.add_bonuses(self.winners[0])

    def credit_hand(self, winner: int, points: int) -> None:
        """Note the points by source: the other's deadwood, less one's own, and a bonus."""
        ours, theirs = (points_in(self.hands[seat]) for seat in (winner, 1 - winner))
        self.credit([winner], theirs)
        self.credit([winner], -ours)
        bonus = points - (theirs - ours)
        self.credit([winner], bonus, "gin-rummy-for-bonus", how=self.result)

    def hand_winner(self) -> int | None:
        """The seat that won the hand that is over, if any."""
        if self.knocker is None or self.result == "tie":
            return None
        return 1 - self.knocker if self.result == "undercut" else self.knocker

    def dealer_after(self, winner: int | None) -> int:
        """The dealer of the next hand; without a winner only `alternate` changes it."""
        if self.result == "dead":
            return self.dealer
        if self.options.dealer_rule == "alternate":
            return 1 - self.dealer
        if winner is None:
            return self.dealer
        return winner if self.options.dealer_rule == "winner" else 1 - winner

    def add_bonuses(self, winner: int) -> None:
        """Turn the scores into totals; the seat that reached the target has won all the same."""
        before, self.scores = self.scores, totals(self.options, self.scores, self.boxes, winner)
        for seat in range(2):
            boxes = self.options.box_bonus * self.boxes[seat]
            game = self.options.game_bonus * (seat == winner)
            shutout = self.scores[seat] - before[seat] - boxes - game
            self.credit([seat], game, "gin-rummy-for-game")
            self.credit([seat], boxes, "gin-rummy-for-boxes", count=self.boxes[seat])
            self.credit([seat], shutout, "gin-rummy-for-shutout")
        ours, theirs = self.scores[winner], self.scores[1 - winner]
        self.emit("gin-rummy-wins", winner=winner, number=ours, least=theirs)


def _show_melds(hand: Pile, action: str) -> list[Pile]:
    """Take the named or best melds out of a hand, and turn its last cards up."""
    melds = named_melds(action) or arrangement(mask(hand))
    hand.seen_by = EVERYONE
    return [Pile(map(hand.pull, cards_in(meld)), EVERYONE) for meld in melds]


def _text(melds: Iterable[Pile]) -> str:
    return " / ".join(" ".join(meld) for meld in melds)


def points_in(cards: Iterable[Card]) -> int:
    """The cost of cards outside melds."""
    return sum(map(POINTS.__getitem__, cards))


def hand_points(options: Options, left: int, others: int, big: bool) -> tuple[HandResult, int]:
    """The result and score of a hand by the deadwood of the knocker and of the opponent."""
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
