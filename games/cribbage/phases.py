"""The play and the show of Cribbage, and the end of a deal (sections 6 to 9)."""

from typing import Any

from games.cards import EVERYONE, Card, Pile
from games.cribbage.state import FULL, ShowPoints, State, game_points, play_points, total


class Phases(State):
    """The phases after the throw; sides peg in both."""

    # Pegs, section 9.

    def peg(self, seat: int, points: int, what: str) -> None:
        """Move the back peg of a side before the other, not beyond the last hole."""
        side, before = self.side(seat), self.scores[seat]
        points = min(points, self.options.target - before)
        for each in side if points else ():
            self.back[each], self.scores[each] = before, before + points
        self.credit(side, points, f"cribbage-for-{what}")

    def is_won(self) -> bool:
        """True once a side has come to the end of the board."""
        return max(self.scores) >= self.options.target

    def close(self) -> None:
        """End the deal, and the game if it is won."""
        self.next_dealer = (self.dealer + 1) % self.seats
        if self.is_won():
            self.end_game(self.scores.index(max(self.scores)))
        self.end_round([0] * self.seats)

    def end_game(self, winner: int) -> None:
        """Count the game points of a win; its loser deals the next game."""
        left = [(winner + step) % self.seats for step in range(1, self.seats)]
        others = [seat for seat in left if self.team(seat) != self.team(winner)]
        lowest, side = min(others, key=self.scores.__getitem__), self.side(winner)
        points = game_points(self.options, self.scores[lowest])
        for seat in side:
            self.won[seat] += points
        if self.options.loser_deals:
            self.next_dealer = lowest
        seats = " ".join(map(str, side))
        self.emit("cribbage-wins", seats=seats, count=len(side), number=self.options.target)
        if points > 1:
            losers = " ".join(map(str, self.side(lowest)))
            self.emit("cribbage-skunks", seats=losers, count=len(side), points=points)

    # The play, section 6.

    def play_card(self, seat: int, card: Card) -> None:
        """Add a card to the count, and peg what it makes."""
        self.down += self.last
        self.last.clear()
        self.pile.append(self.hands[seat].pull(card))
        self.played_by.append(seat)
        self.last_to_play = seat
        count, made = total(self.pile), play_points(self.pile)
        self.emit("cribbage-plays", seat=seat, card=card, count=count)
        for what, points in made._asdict().items():
            if points:
                self.emit("cribbage-makes", what=what, points=points)
        self.peg(seat, sum(made), "play")
        if self.is_won():
            self.close()
        elif count == FULL:
            self._end_count()
        else:
            self._pass_turn(seat)

    def go(self, seat: int) -> None:
        """Play no more cards in this count."""
        self.emit("cribbage-goes", seat=seat)
        self.gone.append(seat)
        self._note_none_fits(seat)
        self._pass_turn(seat)

    def _pass_turn(self, seat: int) -> None:
        """Find the next seat; the last to play is asked only while one of its cards fits."""
        for step in range(1, self.seats + 1):
            other = (seat + step) % self.seats
            cards = self.playable(other) if other == self.last_to_play else self.hands[other]
            if cards and other not in self.gone:
                self.turn = other
                return
        self.emit("cribbage-last", seat=self.last_to_play)
        self._note_none_fits(self.last_to_play)
        self.peg(self.last_to_play, 1, "play")
        if self.is_won():
            self.close()
        else:
            self._end_count()

    def _note_none_fits(self, seat: int) -> None:
        """Note that every card of a seat goes beyond 31."""
        self.above[seat] = max(self.above[seat], FULL - total(self.pile))

    def _end_count(self) -> None:
        """Begin the next count left of the last to play, or the show."""
        self.last[:], self.gone = self.pile, []
        self.pile.clear()
        left = [(self.last_to_play + step) % self.seats for step in range(1, self.seats + 1)]
        if holders := [seat for seat in left if self.hands[seat]]:
            self.turn = holders[0]
        else:
            self.begin_show()

    # The show, sections 7 and 8.

    def begin_show(self) -> None:
        """Give all seats back the cards they played, open, and count."""
        played = list(zip(self.played_by, [*self.down, *self.last], strict=True))
        self.hands = [
            Pile([card for by, card in played if by == seat], EVERYONE)
            for seat in range(self.seats)
        ]
        self.down.clear()
        self.last.clear()
        self.phase, self.played_by = "show", []
        self._show_next()

    def _show_next(self) -> None:
        """Count the next hand or the crib, or ask its owner to."""
        if len(self.counted) > self.seats:
            self.close()
            return
        self.turn = (self.dealer + 1 + len(self.counted)) % self.seats
        if self.is_crib():
            self.turn = self.dealer
            thrown = (card for pile in self.throws for card in pile)
            self.crib = Pile([*self.crib, *thrown], EVERYONE)
            for pile in self.throws:
                pile.clear()
        if not self.options.muggins:
            self.claim(sum(self.show_value()))

    def claim(self, claimed: int) -> None:
        """Peg the points that an owner claims, and give those it missed to the next player."""
        seat, parts, where = self.turn, self.show_value(), "crib" if self.is_crib() else "hand"
        points, cards = sum(parts), " ".join(self.arrange(self.show_cards()))
        if self.options.muggins:
            self.emit("cribbage-claims", seat=seat, points=claimed)
        self.emit("cribbage-counts", seat=seat, cards=cards, where=where, **parts_args(parts))
        self.peg(seat, min(claimed, points), where)
        self.counted.append(parts)
        if claimed < points and not self.is_won():
            other, missed = (seat + 1) % self.seats, points - claimed
            self.emit("cribbage-muggins", seat=other, points=missed)
            self.peg(other, missed, "muggins")
        if self.is_won():
            self.close()
        else:
            self._show_next()


def parts_args(parts: ShowPoints) -> dict[str, Any]:
    """The arguments of the messages that list points: "fifteen 4, pair 2".

    For each part its points and its position in the sentence (`pairs_joint`): "none" without
    points, "first" or "next".
    """
    args: dict[str, Any] = {"points": sum(parts)}
    present = [name for name, points in parts._asdict().items() if points]
    for name, points in parts._asdict().items():
        joint = "none" if not points else "first" if name == present[0] else "next"
        args |= {name: points, f"{name}_joint": joint}
    return args
