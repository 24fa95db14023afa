"""The legal plays of Big Two, their controls and refusals (sections 6 to 8)."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations, groupby, product
from typing import Final

from games.big_two.state import (
    BOMBS,
    ORDER,
    RANK,
    STRAIGHTS,
    Combination,
    Options,
    State,
    beats,
    combination_of,
    judge,
)
from games.cards import SUITS, Card
from games.climbing.combinations import Cards
from games.text import Reason, Text

SIZES: Final = (1, 2, 3, 5)


def melds(hand: Sequence[Card], size: int, options: Options) -> Iterator[Cards]:
    """Every combination of a size in a hand, which is in canonical order."""
    if size < 5:
        groups = [list(group) for _, group in groupby(hand, key=RANK.__getitem__)]
        found = [pick for group in groups for pick in combinations(group, size)]
        yield from found if size < 3 or options.triples else ()
        return
    yield from filter(judge(options), dict.fromkeys(_fives(hand, options)))


def _fives(hand: Sequence[Card], options: Options) -> Iterator[Cards]:
    by_rank = {rank: list(group) for rank, group in groupby(hand, key=lambda card: card.rank)}
    for ranks in STRAIGHTS[options.straights]:
        if all(rank in by_rank for rank in ranks):
            for cards in product(*(by_rank[rank] for rank in ranks)):
                yield tuple(sorted(cards, key=RANK.__getitem__))
    for suit in SUITS:
        yield from combinations([card for card in hand if card.suit == suit], 5)
    for group in by_rank.values():
        for three in combinations(group, 3):
            for other in by_rank.values():
                for two in combinations(other, 2) if other is not group else ():
                    yield tuple(sorted(three + two, key=RANK.__getitem__))
        if len(group) == 4:
            for card in hand:
                if card not in group:
                    yield tuple(sorted([*group, card], key=RANK.__getitem__))


class Plays(State):
    """A match and its legal plays."""

    def legal_melds(self, seat: int) -> list[Cards]:
        hand, top = sorted(self.hands[seat], key=ORDER.__getitem__), self.top()
        sizes = {self.size} | ({5} if self.options.bombs else set()) if self.trick else set(SIZES)
        combination = judge(self.options)
        return [
            cards
            for size in sorted(sizes)
            for cards in melds(hand, size, self.options)
            if (made := combination(cards)) and self.no_answer(seat, cards, made, top) is None
        ]

    def no_answer(
        self, seat: int, cards: Cards, made: Combination, top: Combination | None
    ) -> Reason | None:
        """The reason why a combination may not be played over the top one; None if it may."""
        if self.opening and self.lead_card() not in cards:
            return self.must_lead
        if top and not beats(made, top, self.options):
            return partial(self.too_low, made, top)
        if made.size == 1 and self.must_play_top(seat):
            highest = max(self.hands[seat], key=self.height)
            if cards[0] != highest:
                other = (seat + 1) % self.seats
                return partial(Text, "big-two-must-top", other=other, card=highest)
        return None

    def too_low(self, made: Combination, top: Combination) -> Text:
        """The refusal of a combination that does not beat the top one."""
        if made.size != top.size or (top.kind in BOMBS and self.options.bombs and made.size != 5):
            return Text("big-two-other-size", count=top.size)
        if self.options.same_kind and made.kind != top.kind and top.kind not in BOMBS:
            return Text("big-two-other-kind", kind=top.kind)
        beat = " ".join(self.arrange(self.cards_of(-1)))
        return Text("big-two-too-low", kind=top.kind, cards=beat)

    def must_lead(self) -> Text:
        if self.opening:
            return Text("big-two-must-open", card=self.lead_card())
        return Text("big-two-must-lead")

    def refused_cards(self, seat: int, action: str, cards: Cards) -> Text | None:
        made = combination_of(cards, self.options)
        if made is None:
            return self.no_combination(cards)
        problem = self.no_answer(seat, cards, made, self.top())
        return problem() if problem else None

    def no_combination(self, cards: Cards) -> Text:
        """The refusal of cards that make no combination."""
        size, ranks = len(cards), len({card.rank for card in cards})
        kind = {2: "two", 3: "three", 4: "four", 5: "five"}.get(size, "many")
        if size == 4 and ranks == 2:
            kind = "two-pairs"
        if size == 3 and ranks == 1:
            kind = "no-triples"
        return Text("big-two-no-combination", kind=kind, triples=int(self.options.triples))
