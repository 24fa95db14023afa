"""Crazy King: shed your cards; Kings go on anything and name the suit to follow.

Rules: `docs/rules/crazy_king.md`; a section named in this folder is one of that page.
"""

from typing import ClassVar

from games.cards import CARDS, Card
from games.crazy_king.hint import CrazyKingMind
from games.crazy_king.state import CALLS, Options, winner_of
from games.crazy_king.table import Scenes
from games.daily import Daily
from games.notation import Grammar
from games.text import Text


class CrazyKing(Scenes):
    """A card fits if it has the suit required or the rank on top."""

    key, players = "crazy_king", range(2, 6)
    minutes, cover = 60, "8H 8S QS KH"
    grammar, mind = Grammar(suits=("suit",)), CrazyKingMind()
    options: Options = Options()
    variants: ClassVar = {
        "short": Options(target=150),
        "strict": Options(king_obliges=True, last_queen_draws=True, ace_two_players="acts_as_skip"),
    }
    daily = Daily(3, Options(), 3)

    @classmethod
    def objection(cls, seats: int, options: Options) -> Text | None:
        problem = super().objection(seats, options)
        if problem is None and seats * options.hand_size > 50:
            return Text("crazy-king-too-few-cards")
        return problem

    def deal(self) -> None:
        if self.round == 1:
            self.starter = self.shuffle(range(self.seats))[0]
        self.deal_and_turn_up()
        self.skipped, self.runs = "", 0
        self.emit("crazy-king-turned-up", card=self.discard[-1], other=self.turn)

    def moves(self, seat: int) -> list[str]:
        hand, suit, top = self.hands[seat], self.suit, self.discard[-1].rank
        kings: list[str] = []
        fits: list[str] = []
        for card in hand:
            rank = card.rank
            if rank == "K":
                kings.append(card)
            elif rank == top or card.suit == suit:
                fits.append(card)
        calls = kings
        if kings and len(hand) > 1:
            calls = [call for king in kings for call in CALLS[king]]
        if self.skipped:
            free = kings and self.options.skipped_player == "normal_turn"
            return [*(fits if free else ()), *calls, "pass"]
        if fits or (kings and self.options.king_obliges):
            return fits + calls
        return [*calls, "draw" if self.draws < self.options.max_draws and self.stock else "pass"]

    def refusal(self, seat: int, action: str) -> Text | None:
        moves = self.moves(seat)
        if action in moves:
            return None
        card = action.split(" ")[0]
        if card in CARDS and card not in self.hands[seat]:
            return Text("not-in-hand", card=card)
        if card in CARDS and CARDS[card].rank == "K":
            last = len(self.hands[seat]) == 1
            return Text("call-the-last-king" if last else "call-a-suit", card=card)
        if self.skipped:
            return Text("skipped")
        if action in ("draw", "pass"):
            return self._no_draw(action, moves)
        fitting = " ".join(dict.fromkeys(move[:2] for move in moves if move[:2] in CARDS))
        if fitting and (card not in CARDS or card in moves):
            return Text("bad-card", text=action, cards=fitting)
        rank = self.discard[-1].rank.replace("T", "10")
        return Text("must-fit", suit=self.suit, rank=rank)

    def _no_draw(self, action: str, moves: list[str]) -> Text:
        fitting = " ".join(move for move in moves if move in CARDS)
        if fitting and len(self.hands[self.turn]) > 1:
            return Text("must-play", cards=fitting)
        if action == "pass":
            return Text("must-draw") if "draw" in moves else Text("must-play-king")
        return Text("drawn-enough") if "pass" in moves else Text("must-play-king")

    def play(self, seat: int, action: str) -> None:
        if action == "draw":
            self.note_cannot_play(seat)
            self.draws += 1
            self.draw_and_tell(seat, 1)
        elif action == "pass":
            if not self.skipped:
                self.note_cannot_play(seat)
            self.emit("crazy-king-passes", seat=seat)
            self.give_up(seat)
        else:
            self.play_card(seat, CARDS[action[:2]], action[-1] if len(action) > 2 else "")
        if not self.hands[seat] or self.runs >= self.options.runouts:
            self.score_round(seat)

    def give_up(self, seat: int) -> None:
        """End a turn without a card: skipped, drawn in vain, or nothing to draw."""
        if self.skipped == "Q":
            self.draw_and_tell(seat, 2)
        elif not self.skipped and self.draws < self.options.max_draws:
            self.runs += 1  # there was nothing to draw; counting it keeps rounds finite
        self.skipped = ""
        self.next_turn()

    def play_card(self, seat: int, card: Card, called: str) -> None:
        """Play a card and carry out its effect (section 7)."""
        self.put(seat, card)
        self.suit = called or card.suit
        if self.events is not None:
            self.tell_card(seat, card, called)
        answered, self.skipped = self.skipped, ""
        if not self.hands[seat]:
            if card.rank == "Q" and self.options.last_queen_draws:
                self.draw_and_tell(self.follower(seat), 2)
            return
        if answered == "Q" and not self.options.queen_king_cancels:
            self.draw_and_tell(seat, 2)
        self.pass_turn_after(card)

    def tell_card(self, seat: int, card: Card, called: str) -> None:
        """Tell the card played, and the suit named with it."""
        if called:
            self.emit("crazy-king-calls", seat=seat, card=card, suit=called)
        else:
            self.emit("crazy-king-plays", seat=seat, card=card)

    def pass_turn_after(self, card: Card) -> None:
        """Give the turn on after a card, which may skip the next seat."""
        if card.rank == "A":
            self.direction = -self.direction
            self.emit("crazy-king-reverses")
        self.next_turn()
        if card.rank in ("J", "Q"):
            self.skipped = card.rank
            self.emit("crazy-king-skips", seat=self.turn)
        elif card.rank == "A" and self.seats == 2 and self.options.ace_two_players != "no_effect":
            self.next_turn()

    def draw_and_tell(self, seat: int, count: int) -> None:
        """Draw cards, and tell of it before what came of it."""
        events = len(self.events or ())
        drawn = self.draw(seat, count)
        if drawn and self.events is not None:
            came = self.events[events:]
            del self.events[events:]
            self.emit("crazy-king-draws", seat=seat, count=len(drawn))
            self.emit("crazy-king-you-draw", to=seat, cards=" ".join(drawn))
            self.events += came

    def ran_out(self) -> None:
        self.runs += 1
        self.emit("crazy-king-run-out", number=self.runs)
        self.renew_stock()

    def renew_stock(self) -> None:
        if self.runs < self.options.runouts:
            super().renew_stock()

    def score_round(self, seat: int) -> None:
        """Score the round that ended in a seat's turn (section 8)."""
        points = [self.hand_points(seat) for seat in range(self.seats)]
        order = [self.follower(seat, i) for i in range(self.seats)]
        winner = winner_of(order, points, [*map(len, self.hands)], self.options)
        if winner is None:
            self.emit("crazy-king-no-score")
        else:
            self.starter = winner
            self.emit("crazy-king-wins-round", winner=winner, number=self.take_all(winner))
        self.show_hands()
        self.end_round()
