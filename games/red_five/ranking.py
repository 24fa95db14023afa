"""The order of two packs: pairs, tractors and throws, and cards as integers.

Two equal cards are a pair; a tractor is two or more pairs on neighboring rungs of the ladder.
Singles, pairs and tractors of one group that are led together are a throw.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

from games.cards import HIDDEN, Card
from games.tricks import Cards, Ranking

Cost = Callable[[Card], int]

ONCE: Final = int("01" * 64, 2)
TWICE: Final = int("10" * 64, 2)
"""The lower and the upper bits of all cards: single cards, and pairs."""


class Packing:
    """The cards of two packs as one integer: two bits a card count it, 0, 1 or 2.

    Such integers are added and subtracted, and their upper bits are the pairs. The cards of a
    group are side by side, the higher the further up, and of equal ones those that `group` names
    later.
    """

    def __init__(self, group: Mapping[Card, str], power: Mapping[Card, int]) -> None:
        names = [*dict.fromkeys(group.values())]
        self._cards: Final = sorted(group, key=lambda card: (names.index(group[card]), power[card]))
        one = {card: 1 << 2 * place for place, card in enumerate(self._cards)}
        self.one: Final = one | {HIDDEN: 0}
        """The integer of each card; 0 for a hidden one."""
        self.every: Final = 2 * sum(one.values())
        """All cards, each of them twice."""
        self.area: Final = dict.fromkeys(names, 0)
        """The mask of each group."""
        for card in one:
            self.area[group[card]] += 3 * one[card]
        most = {(group[card], power[card]): one[card] for card in self._cards}
        least = {(group[card], power[card]): one[card] for card in reversed(self._cards)}
        twice = [card for card in self._cards for _ in (0, 1)]
        self.power: Final = [0, *(power[card] for card in twice)]
        """By the bit length of an integer: the power of its highest card, 0 for none."""
        self._level: Final = [-1, *(-least[group[card], power[card]] for card in twice)]
        """By bit length, too: the mask of the cards that are no lower than its highest."""
        self._above: Final = [-1, *(-4 * most[group[card], power[card]] for card in twice)]
        """By bit length, too: the mask of the cards that are higher than its highest."""

    def of(self, cards: Iterable[Card]) -> int:
        """The integer of cards, none of them more than twice."""
        return sum(map(self.one.__getitem__, cards))

    def sure(self, cards: int, others: int) -> int:
        """The subset of `cards` that no card in `others` beats (one group)."""
        return cards & self._level[others.bit_length()]

    def higher(self, cards: int, others: int) -> int:
        """The subset of `cards` ranked above every card in `others` (one group)."""
        return cards & self._above[others.bit_length()]

    def cards(self, number: int) -> list[Card]:
        """The cards of an integer, the highest first."""
        found: list[Card] = []
        while number:
            place = (number.bit_length() - 1) // 2
            count = number >> 2 * place
            found += [self._cards[place]] * count
            number -= count << 2 * place
        return found


def once(number: int) -> int:
    """The cards of an integer, each of them once."""
    return (number | number >> 1) & ONCE


def size(number: int) -> int:
    """The number of cards in an integer."""
    return number.bit_count() + (number & TWICE).bit_count()


class Shape(NamedTuple):
    """The cards, pairs and tractors that a lead asks of those that follow."""

    size: int  # the number of cards
    pairs: int  # the number of pairs, those in tractors included
    tractors: tuple[int, ...]  # the pairs in each, the longest first


class TwoPackRanking(Ranking):
    """The order of two packs, in which several cards may be played at once.

    `ladder` is the rung of each card that may be in a tractor; cards of equal power share one.
    With `every_part`, a play of several parts is higher only if each of them is.
    """

    def __init__(
        self,
        group: Mapping[Card, str],
        power: Mapping[Card, int],
        trump: str,
        ladder: Mapping[Card, int],
        every_part: bool = False,
    ) -> None:
        super().__init__(group, power, trump)
        self.ladder, self.every_part = ladder, every_part
        self.packing: Final = Packing(group, power)

    def runs(self, cards: Cards) -> Sequence[Cards]:
        """The pairs of one group, one card each, with neighbors joined to runs from the top."""
        return self.joined(self.packing.of(cards) & TWICE)

    def joined(self, pairs: int) -> Sequence[Cards]:
        """The runs of these pairs of one group."""
        return _joined(self, pairs) if pairs else ()

    def decompose(self, cards: Cards) -> list[Cards]:
        """The tractors, pairs and singles of cards of one group, the longest first."""
        singles = sorted(cards, key=self.power.__getitem__, reverse=True)
        runs = self.runs(cards)
        if runs:
            paired = {card for run in runs for card in run}
            singles = [card for card in singles if card not in paired]
        parts: list[Cards] = [[card for card in run for _ in (0, 1)] for run in runs]
        parts.sort(key=lambda part: (-len(part), -self.power[part[0]]))
        return parts + [[card] for card in singles]

    def shape(self, cards: Cards) -> Shape:
        """The shape that a lead asks for."""
        if len(cards) < 3:
            return Shape(len(cards), int(len(cards) == 2 and cards[0] == cards[1]), ())
        runs = self.runs(cards)
        lengths = sorted(map(len, runs), reverse=True)
        return Shape(len(cards), sum(lengths), tuple(n for n in lengths if n > 1))

    def score(self, cards: Cards, shape: Shape) -> tuple[int, ...]:
        """The part of a shape that cards of one group match: pairs, then the pairs of each tractor.

        Of all cards of a group in a hand it is the best score of any choice among them.
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

    def cheapest_follows(self, cards: Cards, shape: Shape, costs: Iterable[Cost]) -> list[Cards]:
        """Legal follows from more cards of the group led than are played, one for each cost.

        Each has the best score, and as far as the shape leaves a choice the cards of least cost.
        """
        runs = self.runs(cards) if shape.pairs else ()
        if not runs:
            return [sorted(cards, key=cost)[: shape.size] for cost in costs]
        return [self._cheapest_follow(cards, shape, runs, cost) for cost in costs]

    def _cheapest_follow(
        self, cards: Cards, shape: Shape, runs: Sequence[Cards], cost: Cost
    ) -> list[Card]:
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
        """The runs of a group that none of these other cards of it beat."""
        pairs = others & TWICE
        return [run for run in runs if self._is_sure(run, pairs)] if runs else ()

    def _is_sure(self, run: Cards, pairs: int) -> bool:
        power = self.power
        top = power[run[0]]
        if self.packing.power[pairs.bit_length()] <= top:
            return True
        return len(run) > 1 and not any(
            power[other[0]] > top and len(other) >= len(run) for other in self.joined(pairs)
        )

    def tops(self, play: Cards, shape: Shape, led: str) -> list[int]:
        """The top powers of the tractors, pairs and singles that a play is divided into.

        Empty if it cannot take the trick: it has several groups, or one that is neither led nor
        trump, or it does not divide into the shape.
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
        """The top powers of a play of one group, for a shape with pairs."""
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
        """Tractors of these lengths cut from runs, each as high as possible; None if impossible."""
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
        """The place, 0 for the lead, of the play that takes the trick as it is now.

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
        """True if a play with these top powers takes the trick from one with the `highest`."""
        if not tops or tops[0] <= highest[0]:
            return False
        return not self.every_part or all(
            own > other for own, other in zip(tops, highest, strict=True)
        )


@lru_cache(maxsize=1 << 11)
def _joined(order: TwoPackRanking, pairs: int) -> Sequence[Cards]:
    ladder = order.ladder
    runs: list[tuple[Card, ...]] = []
    for card in order.packing.cards(pairs)[::2]:
        step = ladder.get(runs[-1][-1], 0) - ladder.get(card, 0) if runs else -1
        if step == 1 and card in ladder:
            runs[-1] += (card,)
        elif step == 0 and card in ladder:
            runs.insert(-1, (card,))  # equal, not neighbors: the run goes on below it
        else:
            runs.append((card,))
    return tuple(runs)
