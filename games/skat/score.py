"""The values of games and the score of a deal (section 8)."""

from collections.abc import Collection, Sequence
from itertools import compress
from typing import Final, NamedTuple

from games.cards import Card
from games.skat.state import EXTRAS, GRAND, NULL, RANKINGS, TRICKS

BASE: Final = {"D": 9, "H": 10, "S": 11, "C": 12, GRAND: 24}
NULLS: Final = {(False, ""): 23, (True, ""): 35, (False, "ouvert"): 46, (True, "ouvert"): 59}
"""The values of null games, by hand and by ouvert."""
SCHNEIDER, ALL, NEEDED, ANNOUNCED = 30, 120, 61, 90
LEVELS: Final = ("game", "hand", "schneider", "announced", "schwarz", "told", "ouvert")
"""All that may add a level; "announced" and "told" are the announcements of the one before."""
MOST_LEVELS: Final = {kind: 11 if kind == GRAND else 18 for kind in BASE}
VALUES: Final = sorted(
    {base * level for kind, base in BASE.items() for level in range(2, MOST_LEVELS[kind] + 1)}
    | {*NULLS.values()}
)
"""All values that may be bid."""
BONUS, BONUS_OF_THREE, BONUS_OF_FOUR = 50, 40, 30
"""The points of Seeger and Fabian: for the declarer, and for the others by the number of seats."""


def matadors(cards: Collection[Card], kind: str) -> int:
    """The matadors that a declarer with these cards is with, or below 0 those it is without."""
    ranking = RANKINGS[kind]
    trumps = sorted(ranking.members[ranking.trump], key=ranking.power.__getitem__, reverse=True)
    is_with, run = trumps[0] in cards, 0
    while run < len(trumps) and (trumps[run] in cards) == is_with:
        run += 1
    return run if is_with else -run


class Facts(NamedTuple):
    """The facts of a deal that its score follows from."""

    kind: str
    bid: int
    points: int = 0  # of the declarer, with the skat
    won: int = 0  # the tricks of the declarer
    matadors: int = 1
    is_hand: bool = False
    extra: str = ""
    stake: int = 1


class Result(NamedTuple):
    """The value of a game, what the declarer scores, and the levels that the value comes from."""

    is_made: bool
    value: int
    gain: int
    is_overbid: bool = False
    levels: tuple[tuple[str, int], ...] = ()  # what adds a level, and the level with it


def levels(facts: Facts) -> tuple[tuple[str, int], ...]:
    """Everything that adds a level to a suit game or grand, each with the level it leads to."""
    announced = EXTRAS.index(facts.extra)
    is_schneider = min(facts.points, ALL - facts.points) <= SCHNEIDER
    applies = (
        True,
        facts.is_hand,
        is_schneider or announced >= 1,
        announced >= 1,
        facts.won in (0, TRICKS) or announced >= 2,
        announced >= 2,
        announced >= 3,
    )
    counted = [*compress(LEVELS, applies)]
    return tuple((name, abs(facts.matadors) + at) for at, name in enumerate(counted, 1))


def settle(facts: Facts) -> Result:
    """The result of a deal with a declarer."""
    if facts.kind == NULL:
        value = NULLS[facts.is_hand, facts.extra]
        return _result(facts, facts.won == 0, value)
    base, counted = BASE[facts.kind], levels(facts)
    value = base * counted[-1][1]
    if value < facts.bid:
        reached = -(-facts.bid // base) * base
        return _result(facts, False, reached)._replace(is_overbid=True, levels=counted)
    is_made = facts.points >= (ANNOUNCED if facts.extra else NEEDED)
    if facts.extra in EXTRAS[2:]:
        is_made = facts.won == TRICKS
    return _result(facts, is_made, value)._replace(levels=counted)


def _result(facts: Facts, is_made: bool, value: int) -> Result:
    return Result(is_made, value, (value if is_made else -2 * value) * facts.stake)


def bonuses(seats: int, maker: int, is_made: bool) -> list[int]:
    """By seat, what Seeger and Fabian add."""
    other = 0 if is_made else BONUS_OF_THREE if seats == 3 else BONUS_OF_FOUR
    own = BONUS if is_made else -BONUS
    return [own if seat == maker else other for seat in range(seats)]


def ramsch(
    points: Sequence[int], won: Sequence[int], players: Collection[int], skat: int, last: int | None
) -> list[int]:
    """By seat, the score of a ramsch; the skat goes to the seat `last`, or None for the loser."""
    gains = [0] * len(points)
    for seat in players:
        if won[seat] == TRICKS:
            gains[seat] = ALL
            return gains
    held = {seat: points[seat] + (skat if last in (None, seat) else 0) for seat in players}
    most = max(held.values())
    factor = 2 if any(not won[seat] for seat in players) else 1
    for seat in players:
        if held[seat] == most:
            gains[seat] = -most * factor
    return gains
