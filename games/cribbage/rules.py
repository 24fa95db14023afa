"""Cribbage: throw to the crib, play to 31, count hands, and be first round the board.

Rules: `docs/rules/cribbage.md`; a section named in this folder is one of that page.
"""

from dataclasses import replace
from itertools import combinations
from typing import Any, ClassVar

from games.cards import CARDS, EVERYONE, NOBODY, Pile, cards
from games.cribbage.hint import CribbageMind
from games.cribbage.phases import Phases, parts_args
from games.cribbage.state import FULL, HIGHEST, VARIANTS, Options, State, total
from games.cribbage.table import holding, line, table, tag
from games.daily import Daily
from games.scene import Hand, Spot, Table, TableSeat
from games.scores import ScoreLine
from games.text import Text, Translate


class Cribbage(Phases):
    """Two to four players, four in partnerships; `scores` are the holes in the present game."""

    key, players, unit = "cribbage", range(2, 5), "hand"
    group, minutes, usual_seats, cover = "rummy", 20, 2, "5C 5D 5S JH 5H"
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily = Daily(2, Options(), 6)
    mind = CribbageMind()

    # The deal, section 4.

    def deal(self) -> None:
        seats, each = self.seats, 6 if self.seats == 2 else 5
        if self.round == 1:
            self.won, self.back = [0] * seats, [0] * seats
            self.next_dealer = self.shuffle(range(seats))[0]
        elif self.is_won():
            self.begin_game()
        self.dealer = self.next_dealer
        first, deck = (self.dealer + 1) % seats, self.shuffle(self.pack())
        dealt = seats * each
        self.deal_one_by_one(deck[:dealt], first)
        self.throws = [Pile((), seat) for seat in range(seats)]
        spare = dealt + (seats == 3)
        self.crib, self.stock = Pile(deck[dealt:spare], NOBODY), Pile(deck[spare:], NOBODY)
        self.starter, self.pile, self.down = (Pile((), EVERYONE) for _ in range(3))
        self.phase, self.played_by, self.gone, self.counted = "throw", [], [], []
        self.above, self.last_to_play, self.turn = [0] * seats, first, first
        self.emit("cribbage-deals", seat=self.dealer)

    def begin_game(self) -> None:
        """Put the pegs back; earlier holes of the match count in game points alone."""
        self.scores, self.scores_before, self.back = ([0] * self.seats for _ in range(3))
        self.past = [(ScoreLine(0),) * self.seats for _ in self.past]

    # Legal actions, section 5.

    def actors(self) -> list[int]:
        return self.pending_seats() if self.phase == "throw" else [self.turn]

    def moves(self, seat: int) -> list[str]:
        if self.phase == "throw":
            hand = self.arrange(self.hands[seat])
            return [" ".join(("throw", *some)) for some in combinations(hand, self.to_throw())]
        if self.phase == "show":
            return [f"claim {number}" for number in range(HIGHEST + 1)]
        return list(map(str, self.arrange(self.playable(seat)))) or ["go"]

    def interrupt_refusal(self, seat: int, action: str) -> Text:
        if self.phase == "throw":
            return Text("thrown-already", seats=" ".join(map(str, self.waiting())))
        return super().interrupt_refusal(seat, action)

    def refusal(self, seat: int, action: str) -> Text | None:
        return None if action in self.moves(seat) else _refusal(self, seat, action)

    def play(self, seat: int, action: str) -> None:
        if self.phase == "throw":
            self.throw(seat, action)
        elif self.phase == "show":
            self.claim(int(action.removeprefix("claim ")))
        elif action == "go":
            self.go(seat)
        else:
            self.play_card(seat, CARDS[action])

    def throw(self, seat: int, action: str) -> None:
        """Throw to the crib; after the last throw turn up the starter."""
        for card in cards(action.removeprefix("throw ")):
            self.throws[seat].append(self.hands[seat].pull(card))
        self.emit("cribbage-throws", seat=seat, count=self.to_throw())
        if self.store_answer(seat, action):
            self.turn_up()

    def turn_up(self) -> None:
        """Turn up the starter, and begin the play."""
        self.phase = "play"
        self.starter.append(self.stock.pop(0))
        self.emit("cribbage-starter", card=self.starter[0])
        if self.starter[0].rank == "J" and self.options.heels:
            self.emit("cribbage-heels", seat=self.dealer, points=self.options.heels)
            self.peg(self.dealer, self.options.heels, "heels")
            if self.is_won():
                self.close()

    # The end, section 9.

    def decided(self) -> list[int]:
        """The sides with enough game points."""
        return [seat for seat, games in enumerate(self.won) if games >= self.options.games]

    def rank_key(self, seat: int) -> Any:
        return self.won[seat], self.scores[seat]

    def summary(self, seat: int) -> Text | None:
        """The points of a seat's hand; of partners one cannot be named for both."""
        parts = self.hand_points(seat)
        return Text("cribbage-parts", **parts_args(parts)) if parts and self.seats < 4 else None

    def place_reason(self, seat: int) -> Text | None:
        """The game points, where several decide."""
        several = self.options.games > 1
        return Text("cribbage-games", count=self.won[seat]) if several else None

    # Looks, section 15.

    def table(self, tr: Translate) -> Table:
        return table(self, tr)

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        """A seat; hands of two that are counted are in the middle."""
        place, mark = super().seat_scene(seat, tr), tag(self, seat)
        shown = () if self.seats == 2 else place.shown
        words = tr(mark) if mark else place.tag
        return replace(place, line=tr(line(self, seat)), shown=shown, tag=words)

    def hand_scene(self, seat: int, tr: Translate) -> Hand:
        """A hand with its throw."""
        hand, about = super().hand_scene(seat, tr), holding(self, seat)
        thrown = tuple(map(str, self.arrange(self.throws[seat])))
        return replace(
            hand,
            title=f"{hand.title} · {tr(about)}" if about else hand.title,
            own=(Spot(tr(Text("cribbage-thrown")), thrown, spread="fan"),) if thrown else (),
        )


# Refusals: why an action is illegal, and what is legal instead (section 12).


def _refusal(game: State, seat: int, action: str) -> Text:
    if game.phase == "throw":
        return _refused_throw(game, seat, action)
    if game.phase == "show":
        return Text("claim-range", most=HIGHEST)
    count, playable = total(game.pile), " ".join(game.arrange(game.playable(seat)))
    if not playable:
        return Text("go-needed", count=count)
    if action == "go":
        return Text("cribbage-must-play", cards=playable)
    if action not in CARDS:
        return Text("bad-card", text=action, cards=playable)
    if action not in game.hands[seat]:
        return Text("not-in-hand", card=action)
    return Text("over-thirty-one", count=count, most=FULL - count, cards=playable)


def _refused_throw(game: State, seat: int, action: str) -> Text:
    verb, *words = action.split() or [""]
    foreign = [word for word in words if word in CARDS and word not in game.hands[seat]]
    if verb == "throw" and foreign:
        return Text("not-in-hand", card=foreign[0])
    return Text("throw-count", count=game.to_throw(), other=game.dealer)
