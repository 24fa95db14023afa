"""Go Fish: ask others for cards of a rank that you hold; whoever collects most books wins.

Rules: `docs/rules/go_fish.md`; a section named in this folder is one of that page.
"""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Final

from games.cards import EVERYONE, Card, Pile
from games.choices import Choice
from games.daily import Daily
from games.go_fish.hint import GoFishMind
from games.go_fish.refusals import refused
from games.go_fish.state import MOST_DEALT, NOBODY, VARIANTS, Ask, Options, State, ordered
from games.go_fish.table import groups, marks, points, table, tag
from games.notation import Grammar
from games.scene import Hand, Table, TableSeat
from games.text import Text, Translate

PATIENCE: Final = 30
"""Asks without any progress for each seat, one after the other, after which a round ends."""
_PLURAL: Final = re.compile(r"\bfor (10|[2-9ajqkt]|six|[a-z]+?)'?(?:(?<=six)es|s)?$", re.IGNORECASE)
"""A rank at the end of an ask, which may stand in the plural."""


class GoFish(State):
    """Every action is an ask; answers, draws and books follow by themselves."""

    key, players = "go_fish", range(2, 7)
    group, minutes, cover = "fun", 10, "7C 7D 7H 7S"
    grammar = Grammar(ranks=("for",))
    options: Options = Options()
    variants: ClassVar = VARIANTS
    rarer = frozenset({"single_cards", "memory"})
    daily = Daily(4, Options(max_rounds=2), 2)
    mind = GoFishMind()

    @classmethod
    def objection(cls, seats: int, options: Options) -> Text | None:
        if problem := super().objection(seats, options):
            return problem
        if seats * cls.hand_size(seats, options) > MOST_DEALT:
            return Text("go-fish-few-cards", count=MOST_DEALT // seats)
        if options.teams == "pairs" and seats not in (4, 6):
            return Text("go-fish-team-seats")
        return None

    # The deal, section 4.

    def deal(self) -> None:
        self.dealer = self.following_dealer()
        deck, count = self.shuffle(self.pack()), self.hand_size(self.seats, self.options)
        first = (self.dealer + 1) % self.seats
        self.deal_one_by_one(deck[: count * self.seats], first)
        self.stock = Pile(reversed(deck[count * self.seats :]))
        self.books = [Pile((), EVERYONE) for _ in range(self.seats)]
        self.least = [{} for _ in range(self.seats)]
        self.since = [{} for _ in range(self.seats)]
        self.asks = 0
        self.vain, self.asked, self.given, self.ended = 0, [""] * self.seats, "", False
        self.asker = NOBODY
        self.emit("go-fish-deals", seat=self.dealer)
        self.lay_and_refill(self.clockwise(first))
        self.begin_turn(first)

    # Asking, sections 6 and 8.

    def moves(self, seat: int) -> list[str]:
        if self.options.ask_for == "card":
            wanted = [f"card {card}" for card in self.missing(seat)]
        else:
            wanted = [f"for {rank}" for rank in self.ranks_held(seat)]
        return [f"ask {other} {what}" for other in self.askable(seat) for what in wanted]

    def choices(self, seat: int) -> list[Choice]:
        """A menu of ranks for each seat that may be asked; buttons where that is one."""
        if seat != self.turn or self.resting or self.over:
            return super().choices(seat)
        moves, others = self.legal(seat), self.askable(seat)
        if len(others) == 1:
            return [Choice(move) for move in moves]
        menus = [
            (
                f"ask {other}",
                [move.split(maxsplit=2)[2] for move in moves if move.split()[1] == str(other)],
            )
            for other in others
        ]
        return [Choice(verb, words=tuple(words)) for verb, words in menus if words]

    def read(self, text: str) -> str:
        return super().read(_PLURAL.sub(r"for \1", text.strip()))

    def refusal(self, seat: int, action: str) -> Text | None:
        return None if action in self.moves(seat) else refused(self, seat, action)

    def play(self, seat: int, action: str) -> None:
        ask = Ask.of(action)
        self.asks += 1
        self.asker = seat
        self.asked[seat] = " ".join([str(ask.other), *ask.what])
        self.mark_ask(seat, ask.rank)
        given = [card for card in self.hands[ask.other] if ask.wants(card)]
        self.mark_asked(ask, len(given))
        self.given = " ".join([str(ask.other), *ordered(given)]) if given else ""
        again = self.hand_over(seat, ask, given) if given else self.fish(seat, ask)
        ends = self.options.empty_hand == "end"
        if ends and not (self.stock and self.hands[seat] and self.hands[ask.other]):
            self.finish()
        elif self.vain >= PATIENCE * self.seats:
            self.emit("go-fish-nobody")
            self.finish()
        else:
            left = (seat + 1) % self.seats
            self.begin_turn(
                seat if again else ask.other if self.options.next_turn == "asked" else left
            )

    def hand_over(self, seat: int, ask: Ask, given: Sequence[Card]) -> bool:
        """Give the cards asked for, openly; the asker goes on.

        All cards of a rank in one hand are progress. A single card might go back and forth forever.
        """
        self.vain = self.vain + 1 if self.options.ask_for == "card" else 0
        for card in given:
            self.hands[seat].add_known(self.hands[ask.other].pull(card))
        self.mark_shown(seat, ask.rank, len(given))
        shown = " ".join(ordered(given))
        self.emit("go-fish-gets", seat=seat, other=ask.other, cards=shown, count=len(given))
        self.lay_and_refill([seat, ask.other])
        return True

    def fish(self, seat: int, ask: Ask) -> bool:
        """Draw a card, if there is one; True if the asker goes on."""
        self.emit("go-fish-fish", seat=seat, other=ask.other, **ask.words())
        if not self.stock:
            self.vain += 1
            return False
        self.vain = 0
        (card,) = self.stock.take()
        hit, books = ask.wants(card), len(self.books[seat])
        if hit:
            self.hands[seat].add_known(card)
            self.mark_shown(seat, card.rank, 1)
            self.emit("go-fish-lucky", seat=seat, card=card)
        else:
            self.draw_unseen(seat, [card])
        self.lay_and_refill([seat, ask.other])
        laid = len(self.books[seat]) > books
        return (hit and self.options.lucky) or (laid and self.options.book_again)

    def draw_unseen(self, seat: int, drawn: Sequence[Card]) -> None:
        """Put cards into a hand that nobody else sees."""
        self.vain = 0
        self.hands[seat] += drawn
        self.mark_drawn(seat, len(drawn))
        self.emit("go-fish-you-draw", to=seat, cards=" ".join(drawn))

    # Books and empty hands, section 7.

    def lay_and_refill(self, seats: Sequence[int]) -> None:
        """Lay down all books of these seats and, where hands are refilled, refill empty ones."""
        for seat in seats:
            self.lay_books(seat)
            while self.options.empty_hand == "refill" and not self.hands[seat] and self.stock:
                count = min(self.hand_size(self.seats, self.options), len(self.stock))
                self.emit("go-fish-draws", seat=seat, count=count)
                self.draw_unseen(seat, self.stock.take(count))
                self.lay_books(seat)

    def lay_books(self, seat: int) -> None:
        """Lay down every book in a hand."""
        ranks = Counter(card.rank for card in self.hands[seat])
        for rank, count in ranks.items():
            for _ in range(count // self.book_size):
                self.vain = 0
                same = ordered(card for card in self.hands[seat] if card.rank == rank)
                book = [self.hands[seat].pull(card) for card in same[: self.book_size]]
                self.books[seat] += book
                self.mark_book(seat, rank)
                self.emit("go-fish-book", seat=seat, cards=" ".join(book), kind=self.options.books)

    def begin_turn(self, first: int) -> None:
        """Give the turn to the first seat from this one on that can ask; without any, end."""
        for seat in self.clockwise(first):
            if not self.hands[seat] and self.stock and self.options.empty_hand == "draw":
                self.emit("go-fish-draws", seat=seat, count=1)
                self.draw_unseen(seat, self.stock.take())
            if self.hands[seat] and self.askable(seat):
                self.turn = seat
                return
        self.finish()

    # The end, section 9.

    def finish(self) -> None:
        """Score the round."""
        self.ended = True
        self.show_hands()
        for seat in range(self.seats):
            self.credit([seat], sum(self.worth(each) for each in self.side(seat)))
        self.end_round()

    def decided(self) -> list[int]:
        return self.leaders() if self.round >= self.options.max_rounds else []

    def is_out(self, seat: int) -> bool:
        return not self.ended and not self.hands[seat] and not self.stock

    # Looks, section 12.

    def summary(self, seat: int) -> Text | None:
        return Text("go-fish-books", count=len(self.book_ranks(seat)), kind=self.options.books)

    def table(self, tr: Translate) -> Table:
        return table(self, tr)

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        place, mark = super().seat_scene(seat, tr), tag(self, seat)
        is_open = place.cards is None and bool(self.hands[seat])
        books = tuple(map(str, self.books[seat][:: self.book_size]))
        return replace(
            place,
            line=marks(self, seat, tr),
            tokens=points(self, seat, tr),
            shown=place.shown if is_open else books,
            tag=place.tag or (tr(mark) if mark else ""),
        )

    def hand_scene(self, seat: int, tr: Translate) -> Hand:
        return replace(super().hand_scene(seat, tr), groups=groups(self, seat))
