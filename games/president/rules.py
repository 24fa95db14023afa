"""President: the order of going out gives titles, and titles decide who pays whom cards.

Rules: `docs/rules/president.md`; a section named in this folder is one of that page.
"""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import ClassVar

from games.cards import CARDS, EVERYONE, JOKERS, PACK, Card, Pile
from games.daily import Daily
from games.president.hint import PresidentMind
from games.president.plays import Plays
from games.president.state import (
    EIGHT,
    JACK,
    OPENING,
    TWO,
    VARIANTS,
    Cards,
    Meld,
    Options,
    cheapest,
    meld_of,
    tribute,
)
from games.president.table import Scenes
from games.text import Text


class President(Plays, Scenes):
    """A set is beaten by one of as many cards of a higher rank, a run by a higher run."""

    key, players = "president", range(3, 9)
    minutes, usual_seats, cover = 30, 5, "3C QH AS 2S"
    mind = PresidentMind()
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily = Daily(5, Options(max_rounds=3), 3)
    rarer = frozenset({"daifugo_full"})

    def pack(self) -> Sequence[Card]:
        return PACK + JOKERS[: self.options.jokers]

    def lead_card(self) -> Card:
        return OPENING

    # The deal and the exchange, sections 4 and 5.

    def deal(self) -> None:
        if self.round == 1:
            self.presidents, self.scums = [0] * self.seats, [0] * self.seats
        self.fallen, self.fallen_hand = [], Pile()
        self.revolted = self.backed = False
        super().deal()

    def swaps_due(self) -> list[tuple[int, int, int]]:
        count, before = self.options.exchange_count, self.before
        pairs = [(before[0], before[-1], count), (before[1], before[-2], count - 1)]
        return [pair for pair in pairs[: 1 if self.seats < 4 else 2] if pair[2] > 0]

    def tribute(self, hand: Iterable[Card], count: int) -> list[Card]:
        return tribute(hand, count)

    def cheapest(self, hand: Iterable[Card]) -> list[Card]:
        return cheapest(hand)

    def next_gift(self) -> None:
        while self.swaps and self.options.give_back == "lowest":
            seat, _, count = self.swaps[0]
            self.give(seat, sorted(self.hands[seat], key=self.order)[:count])
        super().next_gift()

    def leader(self) -> int | None:
        return {"president": self.before[0], "scum": self.before[-1]}.get(self.options.first_lead)

    # Playing, section 6.

    def play_cards(self, seat: int, action: str) -> None:
        cards, top = tuple(CARDS[word] for word in action.split(" ")), self.top()
        meld, is_bad = meld_of(cards, self.is_reversed), self.is_bad(cards)
        assert meld is not None, "only sets and runs are legal"
        stops, equals = self.stops(cards, meld), meld == top
        self.put_down(seat, cards)
        self.emit("climbing-plays", seat=seat, cards=" ".join(cards))
        self.turn_ranks(meld)
        if not self.hands[seat] and self.go_out(seat, is_bad):
            return
        if stops:
            self.emit(stops)
            self.win(seat)
        else:
            followers = self.followers(seat)
            for other in islice(followers, int(equals and self.options.equal == "skips")):
                self.emit("president-skips", other=other)
            self.next_turn(followers)

    def stops(self, cards: Cards, meld: Meld) -> str:
        """The message of the rule by which a play ends the trick at once; "" if it does not."""
        if self.options.eight_stop and meld.holds(EIGHT):
            return "president-eight"
        if self.options.twos == "clear" and not meld.is_run and meld.rank == TWO:
            return "president-two"
        return "president-three" if self.beats_joker(cards) else ""

    def turn_ranks(self, meld: Meld) -> None:
        """Reverse the order of ranks, for the round or for the trick, if this play does that."""
        if self.options.revolution and not meld.is_run and meld.size >= 4:
            self.revolted = not self.revolted
            self.emit("president-revolution", reversed=int(self.is_reversed))
        if self.options.jack_back and not meld.is_run and meld.rank == JACK:
            self.backed = not self.backed
            self.emit("president-jacks", reversed=int(self.is_reversed))

    def trick_over(self) -> None:
        self.backed = False

    # Going out, section 7.

    def go_out(self, seat: int, is_bad: bool) -> bool:
        """Note that a seat has no cards left, and what falls by that; True if the round is over."""
        (self.fallen if is_bad else self.out).append(seat)
        place = self.finish(seat)
        assert place is not None
        self.emit("president-bad" if is_bad else "president-out", seat=seat, number=place + 1)
        if self.out == [seat] and not is_bad:
            self.capital_falls(seat)
        return self.end_if_decided()

    def capital_falls(self, first: int) -> None:
        """The last President goes to the bottom with all its cards, if another is first out."""
        president = self.before[0] if self.before and self.options.capital_fall else first
        if president == first or not self.hands[president]:
            return
        self.fallen_hand, self.hands[president] = self.hands[president], Pile((), president)
        self.fallen.append(president)
        self.emit("president-falls", seat=president)

    def end(self, left: Sequence[int]) -> None:
        """Give titles and points (section 8), and open the hands that are left."""
        self.out, self.fallen = [*self.out, *left, *reversed(self.fallen)], []
        for seat in left:
            self.hands[seat].seen_by = EVERYONE
        self.presidents[self.out[0]] += 1
        self.scums[self.out[-1]] += 1
        for place, seat in enumerate(self.out):
            points, title = self.points(place), self.title_key(place)
            self.emit("president-ends", seat=seat, title=title, number=points)
            self.credit([seat], points)
        self.end_round()

    def points(self, place: int) -> int:
        """The points of a place."""
        if self.options.scoring == "places":
            return self.seats - 1 - place
        vice = int(self.options.scoring == "titles")
        return {"president": 1 + vice, "vice": vice}.get(self.title_key(place), 0)

    def decided(self) -> list[int]:
        most, target = self.options.max_rounds, self.options.target
        is_over = 0 < most <= self.round or 0 < target <= max(self.scores)
        return self.leaders() if is_over else []

    def rank_key(self, seat: int) -> tuple[int, int, int]:
        """Most points, then most rounds as President, then fewest as Scum."""
        return self.scores[seat], self.presidents[seat], -self.scums[seat]

    def can_stop(self) -> bool:
        return not (self.options.max_rounds or self.options.target)

    def finish(self, seat: int) -> int | None:
        if seat in self.fallen:
            return self.seats - 1 - self.fallen.index(seat)
        return super().finish(seat)

    def title(self, place: int) -> Text:
        return Text("president-title", title=self.title_key(place))

    def place_reason(self, seat: int) -> Text:
        number, scum = self.presidents[seat], self.scums[seat]
        return Text("president-reason", presidents=number, scums=scum)
