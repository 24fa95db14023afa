"""The order of cards: who can follow, what combinations a lead holds, and which play is best.

The order of the cards is data of a game. `group` gives the suit a card belongs to, which for a
joker or a trump need not be the one printed on it. `power` compares cards of one group, and puts
every trump above all others. With two packs, pairs and runs of pairs are led too: see `Ranking`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from games.cards import Card

HIGH: Final = {rank: power for power, rank in enumerate("23456789TJQKA", 2)}
"""Ranks from 2 low to ace high."""

MATE: Final = {"S": "C", "C": "S", "H": "D", "D": "H"}
"""The other suit of the same colour."""

Cards = Sequence[Card]


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
    members: Mapping[str, Sequence[Card]] = field(init=False)  # of each group, the highest first
    higher: Mapping[Card, Set[Card]] = field(init=False)  # the higher cards of its group

    def __post_init__(self) -> None:
        """Sort out once what nearly every hint asks."""
        members: dict[str, list[Card]] = {}
        for card, group in self.group.items():
            members.setdefault(group, []).append(card)
        for cards in members.values():
            cards.sort(key=self.power.__getitem__, reverse=True)
        higher = {
            card: frozenset(each for each in members[group] if self.power[each] > self.power[card])
            for card, group in self.group.items()
        }
        object.__setattr__(self, "members", members)
        object.__setattr__(self, "higher", higher)

    def following(self, hand: Iterable[Card], led: str) -> list[Card]:
        """The cards of a hand that follow the group led."""
        group = self.group
        return [card for card in hand if group[card] == led]

    def best(self, trick: Cards) -> int:
        """The place in a trick of single cards, 0 for the lead, of the one that takes it."""
        group, power = self.group, self.power
        best, highest, able = 0, power[trick[0]], (group[trick[0]], self.trump)
        for place, card in enumerate(trick):
            if (height := power[card]) > highest and group[card] in able:
                best, highest = place, height
        return best

    def is_high(self, card: Card, others: Iterable[Card]) -> bool:
        """Whether none of these other cards is a higher one of the same group."""
        return self.higher[card].isdisjoint(others)

    def runs(self, cards: Cards) -> list[list[Card]]:
        """The pairs among cards of one group, one card for each, neighbours joined from the top.

        A pair without neighbours is a run of one.
        """
        if len(set(cards)) == len(cards):
            return []
        seen: set[Card] = set()
        pairs: list[Card] = []
        for card in cards:
            if card in seen:
                pairs.append(card)
            seen.add(card)
        pairs.sort(key=self.power.__getitem__, reverse=True)
        runs: list[list[Card]] = []
        for card in pairs:
            step = self.ladder.get(runs[-1][-1], 0) - self.ladder.get(card, 0) if runs else -1
            if step == 1 and card in self.ladder:
                runs[-1].append(card)
            elif step == 0 and card in self.ladder:
                runs.insert(-1, [card])  # equal, not neighbours: the run goes on below it
            else:
                runs.append([card])
        return runs

    def decompose(self, cards: Cards) -> list[list[Card]]:
        """The tractors, pairs and singles that cards of one group are made of, highest first."""
        singles, several = sorted(cards, key=self.power.__getitem__, reverse=True), []
        if runs := self.runs(cards):
            paired = {card for run in runs for card in run}
            several = [[card for card in run for _ in (0, 1)] for run in runs]
            several.sort(key=lambda part: (-len(part), -self.power[part[0]]))
            singles = [card for card in singles if card not in paired]
        return several + [[card] for card in singles]

    def shape(self, cards: Cards) -> Shape:
        """What a lead asks for."""
        if len(cards) == 1:
            return Shape(1, 0, ())
        lengths = sorted(map(len, self.runs(cards)), reverse=True)
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

    def fitting(self, cards: Cards, shape: Shape, cost: Callable[[Card], int]) -> list[Card]:
        """A choice among more cards of the group led than are to be played, of the best score.

        As far as the shape leaves a choice, the cards of least cost.
        """
        runs = self.runs(cards)
        pairs: list[Card] = []
        for wanted in shape.tractors:
            run = min(
                runs,
                key=lambda run: (len(run) < wanted, abs(len(run) - wanted), cost(run[0])),
                default=[],
            )
            part = min(wanted, len(run)) if len(run) > 1 else 0
            cheap_end = run[-part:] if part and cost(run[-1]) <= cost(run[0]) else run[:part]
            pairs += cheap_end
            runs = [[card for card in each if card not in cheap_end] for each in runs]
            runs = [each for each in runs if each]
        missing = shape.pairs - len(pairs)
        pairs += sorted((card for run in runs for card in run), key=cost)[:missing]
        rest = sorted(cards, key=cost)
        for card in pairs * 2:
            rest.remove(card)
        return pairs * 2 + rest[: shape.size - 2 * len(pairs)]

    def unbeaten(self, parts: Sequence[Cards], cards: Cards) -> list[Cards]:
        """The singles, pairs and tractors of a group that none of these cards of it beat."""
        highest = max(map(self.power.__getitem__, cards), default=0)
        doubtful = any(len(part) > 1 and self.power[part[0]] < highest for part in parts)
        runs = self.runs(cards) if doubtful else []
        tops = [(self.power[run[0]], len(run)) for run in runs]
        return [
            part
            for part in parts
            if highest <= (top := self.power[part[0]])
            or (len(part) > 1 and not any(p > top and n >= len(part) // 2 for p, n in tops))
        ]

    def tops(self, play: Cards, shape: Shape, led: str) -> list[int]:
        """The powers at the top of the tractors, pairs and singles that a play is divided into.

        Empty if the play does not qualify: it is of several groups, of one that is neither led nor
        trump, or cannot be divided into the shape.
        """
        group = self.group[play[0]]
        if group not in (led, self.trump) or any(self.group[card] != group for card in play):
            return []
        runs = self.runs(play)
        tractors = self._cut(runs, shape.tractors)
        if tractors is None or sum(map(len, runs)) < shape.pairs:
            return []
        used = [card for part in tractors for card in part]
        loose = sorted(
            (c for run in runs for c in run if c not in used), key=self.power.__getitem__
        )
        pairs = loose[len(loose) + len(used) - shape.pairs :]
        singles = list(play)
        for card in (used + pairs) * 2:
            singles.remove(card)
        powers = [sorted((self.power[c] for c in part), reverse=True) for part in (pairs, singles)]
        return [self.power[part[0]] for part in tractors] + powers[0] + powers[1]

    def _cut(self, runs: list[list[Card]], lengths: tuple[int, ...]) -> list[list[Card]] | None:
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
        for place, play in enumerate(plays):
            tops = self.tops(play, shape, led)
            compared = list(zip(tops, highest, strict=False))[: None if self.every_part else 1]
            if compared and all(own > other for own, other in compared):
                best, highest = place, tops
        return best
