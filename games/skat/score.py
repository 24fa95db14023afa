"""The values of games and the score of a deal (section 8)."""

from collections.abc import Collection, Sequence
from itertools import compress
from typing import Final, NamedTuple

from games.cards import Card
from games.skat.state import EXTRAS, GRAND, NULL, RANKINGS

BASE: Final = {"D": 9, "H": 10, "S": 11, "C": 12, GRAND: 24}
NULLS: Final = {"game null": 23, "hand null": 35, "game null ouvert": 46, "hand null ouvert": 59}
SCHNEIDER, ALL, NEEDED, ANNOUNCED, TRICKS = 30, 120, 61, 90, 10
LEVELS: Final = ("game", "hand", "schneider", "announced", "schwarz", "told", "ouvert")
"""All that may add a level; "announced" and "told" are the announcements of the one before."""
_PRODUCTS: Final = {base * level for base in BASE.values() for level in range(2, 19)}
VALUES: Final = sorted({each for each in _PRODUCTS if each <= 24 * 11} | {*NULLS.values()})
"""All values that may be bid: 18 levels of a suit, 11 of grand, null."""
BONUS, OTHERS_BONUS = 50, {3: 40, 4: 30}
"""The points of Seeger and Fabian for the declarer, and by the number of seats for the others."""


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
    levels: dict[str, int]  # what adds a level, and the level with it; none of null


def levels(facts: Facts) -> dict[str, int]:
    """Everything that adds a level to a suit game or grand, each with the level it leads to."""
    announced, least = EXTRAS.index(facts.extra), min(facts.points, ALL - facts.points)
    applies = (
        *(True, facts.is_hand),
        *(least <= SCHNEIDER or announced >= 1, announced >= 1),
        *(facts.won in (0, TRICKS) or announced >= 2, announced >= 2, announced >= 3),
    )
    counted = compress(LEVELS, applies)
    return {name: abs(facts.matadors) + at for at, name in enumerate(counted, 1)}


def settle(facts: Facts) -> Result:
    """The result of a deal with a declarer; an overbid game has the value that the bid needs."""
    counted = dict[str, int]() if facts.kind == NULL else levels(facts)
    if facts.kind == NULL:
        action = f"{'hand' if facts.is_hand else 'game'} {NULL} {facts.extra}"
        value, is_made = NULLS[action.strip()], facts.won == 0
    else:
        base, least = BASE[facts.kind], ANNOUNCED if facts.extra else NEEDED
        value = base * max(counted.values())
        is_made = facts.won == TRICKS if facts.extra in EXTRAS[2:] else facts.points >= least
        is_made = is_made and value >= facts.bid
        value = max(value, -(-facts.bid // base) * base)
    return Result(is_made, value, (value if is_made else -2 * value) * facts.stake, counted)


def bonuses(seats: int, maker: int, is_made: bool) -> list[int]:
    """By seat, what Seeger and Fabian add."""
    own, other = (BONUS, 0) if is_made else (-BONUS, OTHERS_BONUS[seats])
    return [own if seat == maker else other for seat in range(seats)]


def ramsch(
    points: Sequence[int], won: Sequence[int], players: Collection[int], skat: int, last: int | None
) -> list[int]:
    """By seat, the score of a ramsch; the skat goes to the seat `last`, or None for the loser."""
    if TRICKS in won:
        return [ALL * (tricks == TRICKS) for tricks in won]
    held = {seat: points[seat] + skat * (last in (None, seat)) for seat in players}
    most, factor = max(held.values()), 1 + any(not won[seat] for seat in players)
    return [-most * factor * (held.get(seat) == most) for seat in range(len(points))]
