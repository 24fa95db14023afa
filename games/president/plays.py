"""The legal plays of President, their controls and refusals (section 6)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations
from typing import Final

from games.cards import SUITS, Card
from games.choices import Choice
from games.climbing.sets import set_control, sets_of
from games.president.state import (
    CLIMB,
    JOKER,
    OPENING,
    RANK,
    SHORTEST,
    THREE,
    TWO,
    Cards,
    Meld,
    State,
    by_rank,
    is_run,
    is_suited,
    meld_of,
    rank_text,
    strength,
)
from games.text import Reason, Text

SUIT: Final = 4
"""The number of cards of a rank."""
OWN_RULES: Final = (THREE, TWO)
"""The ranks of single cards that can go over higher ones."""


class Plays(State):
    """A match and its legal plays."""

    def plays(self, seat: int) -> list[str]:
        """One play for each rank, size and number of jokers; equal cards can replace its cards."""
        found = self.melds(seat)
        if self.options.runs != "off":
            once = dict[tuple[Meld | None, int], Cards]()
            for cards in found:
                jokers = [card.suit for card in cards].count("")
                once.setdefault((meld_of(cards, self.is_reversed), jokers), cards)
            found = [*once.values()]
        return [" ".join(cards) for cards in found] + (["pass"] if self.trick else [])

    def melds(self, seat: int) -> list[Cards]:
        """The legal sets and runs, of runs one for every suit that can be used."""
        groups, top = by_rank(self.hands[seat]), self.top()
        jokers, least = groups[JOKER], self._least(top)
        high = [
            group
            for rank, group in enumerate(groups[:JOKER])
            if group and (rank in OWN_RULES or strength(rank, self.is_reversed) >= least)
        ]
        found: list[Cards] = []
        for size in self._sizes(seat):
            for group in high:
                if len(group) + len(jokers) >= size:
                    found += sets_of(group, jokers, size)
            found += [tuple(jokers[:size])] if size <= len(jokers) else []
            found += self._runs(groups, size)
        if self.trick:
            found += [(two,) for two in groups[TWO][:1]]
            found += [(three,) for three in groups[THREE] if self.beats_joker((three,))]
        return [cards for cards in dict.fromkeys(found) if self.no_answer(cards, top) is None]

    def _sizes(self, seat: int) -> Sequence[int]:
        """The sizes that a set or a run can have now."""
        if self.trick:
            return [self.size]
        largest = SUIT + self.options.jokers if self.options.runs == "off" else len(CLIMB)
        return range(1, min(largest, len(self.hands[seat])) + 1)

    def _runs(self, groups: Sequence[Sequence[Card]], size: int) -> Iterator[Cards]:
        """The runs of a size by their lowest rank, for each number of jokers and each suit."""
        rule, jokers = self.options.runs, groups[JOKER]
        if rule == "off" or size < SHORTEST:
            return
        suits: Sequence[str] = SUITS if rule == "suited" else ("".join(SUITS),)
        tracks = [
            [next((card for card in group if card.suit in suit), None) for group in groups[:JOKER]]
            for suit in suits
        ]
        for low in range(len(CLIMB) - size + 1):
            for count in range(len(jokers) + 1):
                for track in tracks:
                    held = [card for card in track[low : low + size] if card]
                    yield from _run(held, jokers[:count], Meld(True, size, low), self.is_reversed)

    def no_answer(self, cards: Cards, top: Meld | None) -> Reason | None:
        """The reason why a set or a run may not be played over another; None if it may."""
        if self.opening:
            return None if OPENING in cards else self.must_lead
        if top is None or self._clears(cards, top):
            return None
        meld = meld_of(cards, self.is_reversed)
        if meld is None:
            return None
        if meld.size != top.size:
            return partial(self.too_low, "president-other-size", top)
        if meld.is_run != top.is_run:
            return partial(self.too_low, "president-other-kind", top)
        is_enough = strength(meld.rank, self.is_reversed) >= self._least(top)
        return None if is_enough else partial(self.too_low, "president-too-low", top)

    def _least(self, top: Meld | None) -> int:
        """The least height of a set or a run that goes over another."""
        if top is None:
            return 0
        may_equal = self.options.equal != "no" and not top.is_run
        return strength(top.rank, self.is_reversed) + (not may_equal)

    def _clears(self, cards: Cards, top: Meld) -> bool:
        """True if a single card goes over the top play by a special rule."""
        if len(cards) > 1:
            return False
        is_two = RANK[cards[0]] == TWO
        takes_all = self.options.twos == "clear" and is_two and top.rank != JOKER
        return takes_all or self.beats_joker(cards)

    def too_low(self, key: str, top: Meld) -> Text:
        """A refusal that names the play to beat."""
        return Text(
            key,
            count=top.size,
            kind="jokers" if top.rank == JOKER else "run" if top.is_run else "set",
            rank="" if top.rank == JOKER else rank_text(top.rank),
            reversed=int(self.is_reversed),
            equal=int(self.options.equal != "no"),
        )

    def must_lead(self) -> Text:
        return Text("president-must-open" if self.opening else "president-must-lead")

    def refused_cards(self, seat: int, action: str, cards: Cards) -> Text | None:
        if problem := self._no_meld(cards):
            return problem
        reason = self.no_answer(cards, self.top())
        return reason() if reason else None

    def _no_meld(self, cards: Cards) -> Text | None:
        """The reason why cards make no set or run at all; None if they do."""
        meld, rule = meld_of(cards, self.is_reversed), self.options.runs
        if meld is None:
            return Text("president-one-rank", runs=rule)
        if meld.is_run and rule == "off":
            return Text("president-no-runs")
        if meld.is_run and rule == "suited" and not is_suited(cards):
            return Text("president-run-suit")
        return None

    def controls(self, seat: int) -> list[Choice]:
        """Single cards, several cards, and the pass."""
        hand, several = self.arrange(self.hands[seat]), set[Card]()
        large = [cards for cards in self.melds(seat) if len(cards) > 1]
        for cards in large:
            in_suit = self.options.runs == "suited" and is_run(cards)
            several |= {
                card for card in hand if card in cards or (not in_suit and _equal(card, cards))
            }
        found = [Choice("pass")] if self.trick else []
        if large:
            sizes = {len(cards) for cards in large}
            picked = tuple(card for card in hand if card in several)
            control = set_control(picked, min(sizes), max(sizes))
            found.insert(0, replace(control, said=_said(large) or control.said))
        top = self.top()
        if singles := tuple(card for card in hand if self.no_answer((card,), top) is None):
            found.insert(0, Choice(cards=singles, least=1, most=1))
        return found


def _run(
    held: Sequence[Card], jokers: Sequence[Card], wanted: Meld, is_reversed: bool
) -> Iterator[Cards]:
    """The wanted run of the lowest cards and all these jokers, if there is one."""
    spare = len(held) + len(jokers) - wanted.size
    for left in combinations(reversed(held), spare) if spare >= 0 else ():
        cards = (*(card for card in held if card not in left), *jokers)
        if meld_of(cards, is_reversed) == wanted:
            yield cards
            return


def _said(large: Sequence[Cards]) -> str:
    """The label of a menu that offers runs; "" where it offers only sets."""
    kinds = {is_run(cards) for cards in large}
    if True not in kinds:
        return ""
    return "several" if False in kinds or len(set(map(len, large))) > 1 else f"run {len(large[0])}"


def _equal(card: Card, cards: Cards) -> bool:
    """True if a card is of the rank of one of these."""
    return RANK[card] in {RANK[each] for each in cards}
