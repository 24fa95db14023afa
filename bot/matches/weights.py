"""Weights of matches for a rating: the less, the better the players know each other.

Many matches against the same opponents tell who of them is stronger, but not how strong they are
among all people, and whoever picks only whom they beat would rise for ever. So a match weighs

    1 / (1 + 2 n)

where n adds up, for each of today's opponents, the seats that they had against one in one's last
100 matches, or that one had against them in theirs, whichever is more. The second match of two
people counts a third, the third a fifth; against computers half of that, against easy ones a
quarter. Both sides are asked because whoever has many accounts to win against meets each of them
seldom: but these meet little else, and somebody who plays honestly meets many besides. Who has met
a computer has met those of all levels: else each would be somebody new. What one can choose always
counts in full: to leave, or to let the clock play.

An opponent whom few others have met may be anybody, also an account that somebody has made just
now. So against one of these n counts every seat of a person: who plays strangers alone gains no
more than by beating one friend, with ten accounts that meet each other, too. It takes ten others,
met in the last 100 matches, beside those at the table, to be known. Who has had everything about
them deleted stays met, by a pseudonym: else each deletion would make a stranger of a friend.

A match of weight w changes a rating as if its outcome had been likely to the power of w: the steps
of Weng and Lin ("A Bayesian Approximation Method for Online Ranking", JMLR 12, 2011), for the mean
and for the variance, are derivatives of the logarithm of that likelihood, so w multiplies both.
What somebody has shown before fades where a match shows little: `bot.matches.ratings` says how.
That opponents met often count less is a rule of US Chess, too, which limits what a rating may gain
in matches between the same two players; that unknown ones count little is one of FIDE, by whose
Rating Regulations only games against rated opponents count for who is rated. Many accounts that
play each other for long look like any club: nothing in results tells them apart (Douceur, "The
Sybil Attack", IPTPS 2002), but to be as many and to play as much as a club is work.
"""

from collections import Counter, defaultdict, deque
from collections.abc import Mapping, Sequence
from statistics import mean
from typing import Final

from bot.matches.ratings import Result
from games.players import Level

RECENT: Final = 100
"""Matches of a game after which it is forgotten whom somebody met."""
COMPUTERS: Final = {Level.EASY: 0.25, Level.NORMAL: 0.5, Level.HARD: 0.5}
"""The weight of a computer of a level among the opponents, where a person counts 1."""
KNOWN: Final = 10
"""Others whom somebody has to have met not to be taken for anybody."""


def opponents(match: Sequence[Result], one: Result) -> list[int]:
    """The opponents of somebody by seat, partners left out; 0 is nobody in particular."""
    return [other.met for other in match if other.team != one.team]


def acquaintances(match: Sequence[Result], one: Result) -> set[int]:
    """The players whom to have met makes a match count less: opponents, computers of any level."""
    against = {*opponents(match, one)} - {0}
    any_level = {-level for level in Level} if min(against, default=0) < 0 else set()
    return against | any_level


def weights(match: Sequence[Result], familiar: Mapping[int, int]) -> dict[int, float]:
    """The weight of a match for each player; `familiar` has that number n of each person."""
    people = [one for one in match if one.player > 0]
    played = {one.player: _weight(opponents(match, one), familiar[one.player]) for one in people}
    of_computers = mean(played.values()) if played else 1.0
    computers = {one.player: of_computers for one in match if one.player < 0}
    return computers | played | {one.player: 1.0 for one in people if one.left}


def _weight(against: Sequence[int], familiar: int) -> float:
    kinds = [COMPUTERS[Level(-player)] if player < 0 else 1.0 for player in against]
    return mean(kinds or [1.0]) / (1 + 2 * familiar)


def familiar(match: Sequence[Result], met: Mapping[int, Counter[int]]) -> dict[int, int]:
    """The number n of each person, from how many seats each of them has met whom in.

    `Meetings` counts that, and so does `bot.store.counting`.
    """
    people = {one.player for one in match if one.player > 0}
    unknown = {person for person in people if len(_people(met[person]) - people) < KNOWN}
    unknown |= {one.former for one in match if one.former}  # nobody tells whom they had met
    found = {}
    for one in match:
        if one.player in people:
            mine, against = met[one.player], acquaintances(match, one)
            theirs = {each: met[each][one.player] for each in against & people}
            if not unknown.isdisjoint(against):
                against |= _people(mine)
            found[one.player] = sum(max(mine[each], theirs.get(each, 0)) for each in against)
    return found


def recognized(
    met: Mapping[int, Counter[int]], former: Mapping[int, int]
) -> dict[int, Counter[int]]:
    """The opponents met by some people; of deleted ones by their former pseudonym.

    `former` has the pseudonym of each by which the others know them from then.
    """
    known = dict[int, Counter[int]]()
    for person in former:
        known[person] = found = Counter(met[person])
        for other, pseudonym in former.items():
            if pseudonym in found:
                found[other] += found.pop(pseudonym)
    return known


def _people(met: Mapping[int, int]) -> set[int]:
    return {player for player in met if player > 0}


class Meetings:
    """The players whom each person has met in the latest matches of one game."""

    def __init__(self) -> None:
        self._of: defaultdict[int, deque[list[int]]] = defaultdict(deque)
        self.met: defaultdict[int, Counter[int]] = defaultdict(Counter)

    def add(self, match: Sequence[Result]) -> None:
        """Remember a match that has ended."""
        for one in match:
            if one.player > 0:
                latest, met = self._of[one.player], self.met[one.player]
                latest.append(opponents(match, one))
                met.update(latest[-1])
                for other in latest.popleft() if len(latest) > RECENT else ():
                    met[other] -= 1
                    if not met[other]:
                        del met[other]
