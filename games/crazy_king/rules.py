"""Crazy King: shed your cards; Kings go on anything and name the suit to follow.

Rules: `docs/rules/crazy_king.md`; a section named in this folder is one of that page.
"""

from functools import partial
from typing import ClassVar

from games.cards import CARDS, RANKS, Card
from games.crazy_king.cards import BIT, CALLS, POINTS, RANK, SUIT, mask
from games.crazy_king.options import Options
from games.crazy_king.rest import MOVES, Rest, winner_of
from games.notation import Grammar
from games.rehearsal import Rehearsed
from games.scene import Badge, Table
from games.shedding import Shedding
from games.speech import Hint, Say, Words


class CrazyKing(Shedding, Rehearsed[Rest]):
    """A card fits if it has the suit required or the rank on top."""

    key, players = "crazy_king", range(2, 6)
    minutes, cover, trials, searches = 60, "8H 8S QS KH", 150, True
    grammar, costs = Grammar(suits=("suit",)), POINTS
    options: Options = Options()
    variants: ClassVar = {
        "short": Options(target=150),
        "strict": Options(king_obliges=True, last_queen_draws=True, ace_two_players="acts_as_skip"),
    }

    skipped: str  # the rank that skips the player to act, "J" or "Q", or ""
    runs: int  # how often the stock has run out

    @classmethod
    def objection(cls, seats: int, options: Options) -> Words | None:
        problem = super().objection(seats, options)
        if problem is None and seats * options.hand_size > 50:
            return Words("crazy-king-too-few-cards")
        return problem

    def deal(self) -> None:
        if self.round == 1:
            self.starter = self.shuffle(range(self.seats))[0]
        self.lay_out()
        self.skipped, self.runs = "", 0
        self.tell("crazy-king-turned-up", card=self.discard[-1], other=self.turn)

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

    def refusal(self, seat: int, action: str) -> Words | None:
        moves = self.moves(seat)
        if action in moves:
            return None
        card = action.split(" ")[0]
        if card in CARDS and card not in self.hands[seat]:
            return Words("not-in-hand", card=card)
        if card in CARDS and CARDS[card].rank == "K":
            last = len(self.hands[seat]) == 1
            return Words("call-the-last-king" if last else "call-a-suit", card=card)
        if self.skipped:
            return Words("skipped")
        if action in ("draw", "pass"):
            return self._no_draw(action, moves)
        fitting = " ".join(dict.fromkeys(move[:2] for move in moves if move[:2] in CARDS))
        if fitting and (card not in CARDS or card in moves):
            return Words("bad-card", text=action, cards=fitting)
        rank = self.discard[-1].rank.replace("T", "10")
        return Words("must-fit", suit=self.suit, rank=rank)

    def _no_draw(self, action: str, moves: list[str]) -> Words:
        fitting = " ".join(move for move in moves if move in CARDS)
        if fitting and len(self.hands[self.turn]) > 1:
            return Words("must-play", cards=fitting)
        if action == "pass":
            return Words("must-draw") if "draw" in moves else Words("must-play-king")
        return Words("drawn-enough") if "pass" in moves else Words("must-play-king")

    def play(self, seat: int, action: str) -> None:
        if action == "draw":
            self.cannot_play(seat)
            self.draws += 1
            self.take(seat, 1)
        elif action == "pass":
            if not self.skipped:
                self.cannot_play(seat)
            self.tell("crazy-king-passes", seat=seat)
            self.give_up(seat)
        else:
            self.lay(seat, CARDS[action[:2]], action[-1] if len(action) > 2 else "")
        if not self.hands[seat] or self.runs >= self.options.runouts:
            self.count_hands(seat)

    def give_up(self, seat: int) -> None:
        """End a turn without a card: skipped, drawn in vain, or nothing to draw."""
        if self.skipped == "Q":
            self.take(seat, 2)
        elif not self.skipped and self.draws < self.options.max_draws:
            self.runs += 1  # there was nothing to draw; counting it keeps rounds finite
        self.skipped = ""
        self.next_turn()

    def lay(self, seat: int, card: Card, called: str) -> None:
        """Play a card and carry out its effect (section 7)."""
        self.put(seat, card)
        self.suit = called or card.suit
        if self.news is not None:
            self.tell_laid(seat, card, called)
        answered, self.skipped = self.skipped, ""
        if not self.hands[seat]:
            if card.rank == "Q" and self.options.last_queen_draws:
                self.take(self.follower(seat), 2)
            return
        if answered == "Q" and not self.options.queen_king_cancels:
            self.take(seat, 2)
        self.pass_turn_after(card)

    def tell_laid(self, seat: int, card: Card, called: str) -> None:
        """Tell what was played, and the suit named with it."""
        if called:
            self.tell("crazy-king-calls", seat=seat, card=card, suit=called)
        else:
            self.tell("crazy-king-plays", seat=seat, card=card)

    def pass_turn_after(self, card: Card) -> None:
        """Whose turn it is after a card, and whether that seat is skipped."""
        if card.rank == "A":
            self.direction = -self.direction
            self.tell("crazy-king-reverses")
        self.next_turn()
        if card.rank in ("J", "Q"):
            self.skipped = card.rank
            self.tell("crazy-king-skips", seat=self.turn)
        elif card.rank == "A" and self.seats == 2 and self.options.ace_two_players != "no_effect":
            self.next_turn()

    def take(self, seat: int, count: int) -> None:
        """Draw so many cards, and tell that before what came of it."""
        heard = len(self.news or ())
        drawn = self.draw(seat, count)
        if drawn and self.news is not None:
            came = self.news[heard:]
            del self.news[heard:]
            self.tell("crazy-king-draws", seat=seat, count=len(drawn))
            self.tell("crazy-king-you-draw", to=seat, cards=" ".join(drawn))
            self.news += came

    def ran_out(self) -> None:
        self.runs += 1
        self.tell("crazy-king-run-out", number=self.runs)
        self.renew_stock()

    def renew_stock(self) -> None:
        if self.runs < self.options.runouts:
            super().renew_stock()

    def count_hands(self, seat: int) -> None:
        """Score the round that ended in a seat's turn (section 8)."""
        points = [self.held(seat) for seat in range(self.seats)]
        order = [self.follower(seat, i) for i in range(self.seats)]
        winner = winner_of(order, points, [*map(len, self.hands)], self.options)
        gains = [0] * self.seats
        if winner is None:
            self.tell("crazy-king-no-score")
        else:
            self.starter, gains = winner, self.take_all(winner)
            self.tell("crazy-king-wins-round", winner=winner, number=gains[winner])
        self.show_hands()
        self.end_round(gains)

    def left(self) -> Rest:
        """The round as it stands."""
        top, (hands, stock) = BIT[self.discard[-1]], self.hidden()
        covered = mask(self.discard) ^ top
        rest = Rest(self.options, hands, stock, covered, top, SUIT[self.suit])
        rest.turn, rest.direction, rest.draws = self.turn, self.direction, self.draws
        rest.skipped, rest.runs = RANK.get(self.skipped, 0), self.runs
        return rest

    def hidden(self) -> tuple[list[int], list[int]]:
        """The hands and the stock; of a hand face down only how many cards it has."""
        hands = [mask(hand) or (1 << len(hand)) - 1 for hand in self.hands]
        return hands, [BIT[card] for card in self.stock]

    def is_in_play(self) -> bool:
        return True

    def try_in(self, rest: Rest, action: str) -> None:
        rest.lie(*self.hidden())
        rest.play(MOVES[action])

    def conclude(self, rest: Rest) -> None:
        winner, gain = rest.result()
        self.scores[winner] += gain

    def hint(self, seat: int) -> Hint:
        """Section 11."""
        rest, moves = self.left(), self.moves(seat)
        hand = rest.hands[seat]
        action = max(moves, key=lambda move: rest.merit(seat, hand, MOVES[move]))
        return Hint(action, partial(self._reason, seat, action))

    def _reason(self, seat: int, action: str) -> Words:
        if action == "draw":
            return Words("crazy-king-hint-draw")
        if action == "pass":
            return Words("crazy-king-hint-skipped" if self.skipped else "crazy-king-hint-pass")
        card = CARDS[action[:2]]
        rest = [held for held in self.hands[seat] if held != card]
        if not rest:
            return Words("crazy-king-hint-out")
        if card.rank == "K":
            key = "crazy-king-hint-answer" if self.skipped else "crazy-king-hint-call"
            return Words(key, suit=action[-1])
        follower = self.follower(seat)
        if card.rank in ("J", "Q"):
            count = len(self.hands[follower])
            return Words("crazy-king-hint-skips", seat=follower, count=count)
        left = sum(held.suit == card.suit for held in rest)
        return Words("crazy-king-hint-fits", count=left, suit=card.suit)

    def idle(self, seat: int) -> str:
        return "pass" if self.skipped else self.hint(seat).action

    def sort(self, card: Card) -> tuple[int, ...]:
        return "SHCD".index(card.suit), RANKS.index(card.rank)

    def line(self, seat: int) -> Words:
        if self.skipped and seat == self.turn:
            return Words("crazy-king-line-skipped", score=self.scores[seat])
        return super().line(seat)

    def table(self, say: Say) -> Table:
        runs = Words(
            "crazy-king-round", round=self.round, number=self.runs, most=self.options.runouts
        )
        follow = Badge(say(Words("shedding-follow")), suit=self.suit)
        return Table(
            subtitle=say(runs),
            spots=self.piles_shown(say),
            badges=(self.direction_shown(say), follow),
        )
