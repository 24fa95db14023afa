"""The order of cards: who can follow, what combinations a lead holds, and which play is best.

The order of the cards is data of a game. `group` gives the suit a card belongs to, which for a
joker or a trump need not be the one printed on it. `power` compares cards of one group, and puts
every trump above all others. With two packs, pairs and runs of pairs are led too: see `Ranking`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

from games.cards import Card
from games.tricks.tally import TWICE, Tally

HIGH: Final = {rank: power for power, rank in enumerate("23456789TJQKA", 2)}
"""Ranks from 2 low to ace high."""

MATE: Final = {"S": "C", "C": "S", "H": "D", "D": "H"}
"""The other suit of the same colour."""

NONE: Final = frozenset[Card]()
LOSES: Final = -1
"""Stands for the power of a card that neither follows nor trumps."""

Cards = Sequence[Card]
Cost = Callable[[Card], int]


class Shape(NamedTuple):
    """What several cards led together ask of those that follow."""

    size: int  # how many cards
    pairs: int  # how many pairs, those in tractors included
    tractors: tuple[int, ...]  # the pairs of each, the longest first


@dataclass(frozen=True, eq=False, slots=True)
class Ranking:
    """The order of one or two packs of cards in a game of tricks.

    Two equal cards are a pair; a tractor is two or more pairs on neighbouring rungs of the ladder.
    Singles, pairs and tractors of one group that are led together are a throw. `ladder` gives the
    rung of each card that may be in a tractor, the same for cards of equal power. With
    `every_part`, a play of several parts is higher only if each of them is.
    """

    group: Mapping[Card, str]
    power: Mapping[Card, int]
    trump: str = ""
    ladder: Mapping[Card, int] = field(default_factory=dict)
    every_part: bool = False
    members: Mapping[str, frozenset[Card]] = field(init=False)  # the cards of each group
    higher: Mapping[Card, Set[Card]] = field(init=False)  # the higher cards of its group
    heights: Mapping[str, Mapping[Card, int]] = field(init=False)  # by the group led, what beats it
    tally: Tally = field(init=False)  # cards as numbers

    def __post_init__(self) -> None:
        """Sort out once what nearly every hint asks."""
        group, power = self.group, self.power
        members = {
            name: frozenset(card for card in group if group[card] == name)
            for name in group.values()
        }
        higher = {
            card: frozenset(each for each in members[name] if power[each] > power[card])
            for card, name in group.items()
        }
        heights = {
            led: {
                card: power[card] if name in (led, self.trump) else LOSES
                for card, name in group.items()
            }
            for led in members
        }
        object.__setattr__(self, "members", members)
        object.__setattr__(self, "heights", heights)
        object.__setattr__(self, "higher", higher)
        object.__setattr__(self, "tally", Tally(group, power))

    def following(self, hand: Iterable[Card], led: str) -> list[Card]:
        """The cards of a hand that follow the group led."""
        return list(filter(self.members.get(led, NONE).__contains__, hand))

    def best(self, trick: Cards) -> int:
        """The place in a trick of single cards, 0 for the lead, of the one that takes it."""
        heights = list(map(self.heights[self.group[trick[0]]].__getitem__, trick))
        return heights.index(max(heights))

    def is_high(self, card: Card, others: Iterable[Card]) -> bool:
        """Whether none of these other cards is a higher one of the same group."""
        return self.higher[card].isdisjoint(others)

    def runs(self, cards: Cards) -> Sequence[Cards]:
        """The pairs among cards of one group, one card for each, neighbours joined from the top.

        A pair without neighbours is a run of one.
        """
        return self.joined(self.tally.of(cards) & TWICE)

    def joined(self, pairs: int) -> Sequence[Cards]:
        """The runs of these pairs of a group."""
        return _joined(self, pairs) if pairs else ()

    def decompose(self, cards: Cards) -> list[Cards]:
        """The tractors, pairs and singles that cards of one group are made of.

        The longest first, and of those the highest; then singles.
        """
        singles = sorted(cards, key=self.power.__getitem__, reverse=True)
        runs = self.runs(cards)
        if runs:
            paired = {card for run in runs for card in run}
            singles = [card for card in singles if card not in paired]
        parts: list[Cards] = [[card for card in run for _ in (0, 1)] for run in runs]
        parts.sort(key=lambda part: (-len(part), -self.power[part[0]]))
        return parts + [[card] for card in singles]

    def shape(self, cards: Cards) -> Shape:
        """What a lead asks for."""
        if len(cards) < 3:
            return Shape(len(cards), int(len(cards) == 2 and cards[0] == cards[1]), ())
        runs = self.runs(cards)
        lengths = sorted(map(len, runs), reverse=True)
        return Shape(len(cards), sum(lengths), tuple(n for n in lengths if n > 1))

    def score(self, cards: Cards, shape: Shape) -> tuple[int, ...]:
        """How well cards of one group match a shape: their pairs, then their part of each tractor.

        For all cards of the group in a hand it is the best score that any of them can have.
        """
        if not shape.pairs:
            return (0,)
        lengths = [len(run) for run in self.runs(cards)]
        score = [min(shape.pairs, sum(lengths))]
        for wanted in shape.tractors:
            length = min((n for n in lengths if n >= wanted), default=max(lengths, default=0))
            part = min(wanted, length) if length > 1 else 0
            if part:
                lengths.remove(length)
                lengths.append(length - part)
            score.append(part)
        return tuple(score)

    def fault(self, hand: Iterable[Card], lead: Cards, play: Cards) -> str:
        """The rule that a play from this hand to this lead breaks; "" for none."""
        if len(play) != len(lead):
            return "wrong-count"
        led = self.group[lead[0]]
        held, played = self.following(hand, led), self.following(play, led)
        if len(held) <= len(play):
            return "" if len(played) == len(held) else "must-play-all-of-group"
        if len(played) < len(play):
            return "must-follow-group"
        shape = self.shape(lead)
        best, own = self.score(held, shape), self.score(played, shape)
        if own == best:
            return ""
        return "must-match-pairs" if own[0] < best[0] else "must-match-tractor"

    def fitting(self, cards: Cards, shape: Shape, costs: Iterable[Cost]) -> list[Cards]:
        """A choice among more cards of the group led than are to be played, of the best score.

        As far as the shape leaves a choice, the cards of least cost; one choice for each cost.
        """
        runs = self.runs(cards) if shape.pairs else ()
        if not runs:
            return [sorted(cards, key=cost)[: shape.size] for cost in costs]
        return [self._fitting(cards, shape, runs, cost) for cost in costs]

    def _fitting(self, cards: Cards, shape: Shape, runs: Sequence[Cards], cost: Cost) -> list[Card]:
        pairs: list[Card] = []
        for wanted in shape.tractors:
            run = min(
                runs,
                key=lambda run: (len(run) < wanted, abs(len(run) - wanted), cost(run[0])),
                default=(),
            )
            part = min(wanted, len(run)) if len(run) > 1 else 0
            cheap_end = run[-part:] if part and cost(run[-1]) <= cost(run[0]) else run[:part]
            pairs += cheap_end
            runs = [[card for card in each if card not in cheap_end] for each in runs]
            runs = [each for each in runs if each]
        missing = shape.pairs - len(pairs)
        pairs += sorted(chain(*runs), key=cost)[:missing]
        pairs *= 2
        if len(pairs) < shape.size:
            rest = sorted(cards, key=cost)
            for card in pairs:
                rest.remove(card)
            pairs += rest[: shape.size - len(pairs)]
        return pairs

    def sure_runs(self, runs: Sequence[Cards], others: int) -> Sequence[Cards]:
        """Those runs of a group that are not beaten by any of these other cards of it."""
        pairs = others & TWICE
        return [run for run in runs if self._is_sure(run, pairs)] if runs else ()

    def _is_sure(self, run: Cards, pairs: int) -> bool:
        power = self.power
        top = power[run[0]]
        if self.tally.power[pairs.bit_length()] <= top:
            return True
        return len(run) > 1 and not any(
            power[other[0]] > top and len(other) >= len(run) for other in self.joined(pairs)
        )

    def tops(self, play: Cards, shape: Shape, led: str) -> list[int]:
        """The powers at the top of the tractors, pairs and singles that a play is divided into.

        Empty if the play does not qualify: it is of several groups, of one that is neither led nor
        trump, or cannot be divided into the shape.
        """
        group, power = self.group[play[0]], self.power
        if group not in (led, self.trump):
            return []
        if shape.size == 2 and shape.pairs:
            return [power[play[0]]] if play[0] == play[1] else []
        if not self.members[group].issuperset(play):
            return []
        return self._divided(play, shape) if shape.pairs else self._powers(play)

    def _powers(self, cards: Iterable[Card]) -> list[int]:
        return sorted(map(self.power.__getitem__, cards), reverse=True)

    def _divided(self, play: Cards, shape: Shape) -> list[int]:
        """The same for a play of one group to a shape with pairs."""
        power, runs = self.power, self.runs(play)
        if sum(map(len, runs)) < shape.pairs:
            return []
        tractors = self._cut(runs, shape.tractors)
        if tractors is None:
            return []
        used = [card for part in tractors for card in part]
        loose = sorted((c for run in runs for c in run if c not in used), key=power.__getitem__)
        pairs = loose[len(loose) + len(used) - shape.pairs :]
        singles = list(play)
        for card in (used + pairs) * 2:
            singles.remove(card)
        tops = [power[part[0]] for part in tractors]
        return tops + self._powers(pairs) + self._powers(singles)

    def _cut(self, runs: Sequence[Cards], lengths: tuple[int, ...]) -> list[Cards] | None:
        """Tractors of these lengths out of runs, the first as high as possible; None for no way."""
        if not lengths:
            return []
        wanted = lengths[0]
        for run in sorted(runs, key=lambda run: -self.power[run[0]]):
            if len(run) >= wanted:
                others = [each for each in runs if each is not run]
                below = self._cut([*others, run[wanted:]] if run[wanted:] else others, lengths[1:])
                if below is not None:
                    return [run[:wanted], *below]
        return None

    def winner(self, plays: Sequence[Cards]) -> int:
        """The place, 0 for the lead, of the play that takes the trick as it stands.

        Plays that qualify are compared by the longest tractor, else the highest pair, else the
        highest single of the shape, or by all of them. The earlier of equals stays.
        """
        lead = plays[0]
        if len(lead) == 1:
            return self.best([play[0] for play in plays])
        shape, led = self.shape(lead), self.group[lead[0]]
        best, highest = 0, self.tops(lead, shape, led)
        for place, play in enumerate(plays[1:], 1):
            if self.beats(tops := self.tops(play, shape, led), highest):
                best, highest = place, tops
        return best

    def beats(self, tops: Sequence[int], highest: Sequence[int]) -> bool:
        """Whether a play of these powers takes the trick from one of those."""
        if not tops or tops[0] <= highest[0]:
            return False
        return not self.every_part or all(
            own > other for own, other in zip(tops, highest, strict=True)
        )


@lru_cache(maxsize=1 << 11)
def _joined(order: Ranking, pairs: int) -> Sequence[Cards]:
    ladder = order.ladder
    runs: list[tuple[Card, ...]] = []
    for card in order.tally.cards(pairs)[::2]:
        step = ladder.get(runs[-1][-1], 0) - ladder.get(card, 0) if runs else -1
        if step == 1 and card in ladder:
            runs[-1] += (card,)
        elif step == 0 and card in ladder:
            runs.insert(-1, (card,))  # equal, not neighbours: the run goes on below it
        else:
            runs.append((card,))
    return tuple(runs)
