"""Points of an arena's tables, its standing and its medals, each rule in a line."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pytest

from bot.matches.arena import (
    Arena,
    Entrant,
    Table,
    medals,
    points_of,
    standing,
)
from bot.matches.ratings import Result

ANN, BOB, CLEO, DAN, EVE, FAY = range(101, 107)
ARENA = Arena(500, 700, "crazy_king", {}, 1, 4, ANN, "Ann", 0.0, 0.0, 3600.0, id=7)
COMPUTER = None


class At(NamedTuple):
    """A seat: its person, the rank of its side, and more where it matters."""

    user: int | None
    rank: int
    side: int | None = None  # the seat's own, unless partners share it
    left: bool = False


def table_of(*seats: At) -> tuple[Result, ...]:
    return tuple(
        Result(
            seat=n,
            user=at.user,
            name="Computer" if at.user is COMPUTER else f"Player {at.user}",
            score=0,
            won=at.rank == 1 and not at.left,
            team=n if at.side is None else at.side,
            rank=at.rank,
            level=0 if at.user and not at.left else 2,
            left=at.left,
        )
        for n, at in enumerate(seats)
    )


def places(*ranks: int) -> tuple[Result, ...]:
    """A table of people who came in at these ranks, each for themselves."""
    return table_of(*(At(ANN + n, rank) for n, rank in enumerate(ranks)))


def sides(*ranks: int) -> tuple[Result, ...]:
    """A table of partners who sit across, whose sides have these ranks."""
    return table_of(*(At(ANN + n, ranks[n % 2], n % 2) for n in range(2 * len(ranks))))


@pytest.mark.parametrize(
    ("results", "points"),
    [
        pytest.param(places(1, 2), [2, 0], id="of two the first scores"),
        pytest.param(places(2, 1, 3), [0, 2, 0], id="of three the first alone scores"),
        pytest.param(places(1, 2, 3, 4), [2, 1, 0, 0], id="of four the second has one point"),
        pytest.param(places(3, 1, 2, 5, 4), [0, 2, 1, 0, 0], id="of five so, too"),
        pytest.param(places(6, 3, 1, 2, 5, 4), [0, 0, 2, 1, 0, 0], id="of six no third scores"),
        pytest.param(places(1, 1, 3, 4), [2, 2, 0, 0], id="two firsts of four share the first"),
        pytest.param(places(1, 1), [1, 1], id="a tie of two divides its points"),
        pytest.param(places(1, 1, 3), [1, 1, 0], id="two firsts of three divide them, too"),
        pytest.param(
            places(1, 1, 1, 4), [1, 1, 1, 0], id="a tie beyond the half divides its points"
        ),
        pytest.param(
            places(1, 1, 1, 1), [0, 0, 0, 0], id="of a tie of all nothing is left for each"
        ),
        pytest.param(
            places(1, 2, 2, 4), [2, 0, 0, 0], id="two seconds of four come out of the half"
        ),
        pytest.param(places(1, 2, 2, 4, 5, 6), [2, 1, 1, 0, 0, 0], id="and stay inside it of six"),
        pytest.param(sides(1, 2), [2, 0, 2, 0], id="partners have two points each"),
        pytest.param(sides(1, 1), [1, 1, 1, 1], id="sides that tie have one point each"),
        pytest.param(
            table_of(At(ANN, 1, 0), At(BOB, 2, 1), At(CLEO, 2, 1)), [2, 0, 0], id="one against two"
        ),
        pytest.param(
            table_of(At(ANN, 2, 0), At(BOB, 1, 1), At(CLEO, 1, 1)), [0, 2, 2], id="two beat one"
        ),
        pytest.param(
            table_of(At(ANN, 2), At(COMPUTER, 1), At(BOB, 3), At(COMPUTER, 4)),
            [1, 0],
            id="computers take places",
        ),
        pytest.param(
            table_of(At(ANN, 1, left=True), At(BOB, 2), At(CLEO, 3), At(DAN, 4)),
            [0, 1, 0, 0],
            id="who left has nothing, whatever their seat came to, and nobody moves up",
        ),
        pytest.param(
            table_of(At(ANN, 1, 0, left=True), At(BOB, 2, 1), At(CLEO, 1, 0), At(DAN, 2, 1)),
            [0, 0, 2, 0],
            id="whose partner left has what their side has",
        ),
        pytest.param(
            table_of(At(ANN, 1), At(COMPUTER, 2), At(COMPUTER, 3), At(COMPUTER, 4)),
            [1],
            id="against computers alone a win is one point",
        ),
        pytest.param(
            table_of(At(ANN, 2), At(COMPUTER, 1), At(COMPUTER, 3), At(COMPUTER, 4)),
            [0],
            id="and a second none",
        ),
        pytest.param(
            table_of(At(ANN, 1, 0), At(BOB, 1, 0), At(CLEO, 1, 0)),
            [1, 1, 1],
            id="people who play together have one point for a win",
        ),
    ],
)
def test_a_place_is_worth(results: Sequence[Result], points: Sequence[int]) -> None:
    people = [one.user for one in results if one.user is not None]
    assert points_of(results, {}) == dict(zip(people, points, strict=True))


ALONE = table_of(At(ANN, 1), At(COMPUTER, 2), At(COMPUTER, 3), At(COMPUTER, 4))
LOST_ALONE = table_of(At(ANN, 4), At(COMPUTER, 1), At(COMPUTER, 2), At(COMPUTER, 3))
LEFT = table_of(At(ANN, 1, left=True), At(BOB, 2), At(CLEO, 3), At(DAN, 4))
WON, SECOND = places(1, 2, 3, 4), places(2, 1, 3, 4)
TIED = places(1, 1)


@pytest.mark.parametrize(
    ("tables", "points"),
    [
        pytest.param([WON, WON], 4, id="two firsts do not double yet"),
        pytest.param([WON, WON, WON], 8, id="the third in a row doubles"),
        pytest.param([WON, WON, WON, WON], 12, id="and so do all after it"),
        pytest.param([WON, WON, SECOND], 6, id="a second doubles, too"),
        pytest.param([WON, WON, SECOND, WON], 8, id="and ends the row"),
        pytest.param([WON, WON, LEFT, WON], 6, id="who left a table has missed it"),
        pytest.param([WON, TIED, WON, WON], 7, id="a tie that is divided is no first"),
        pytest.param([WON, WON, ALONE, WON], 9, id="a win over computers neither doubles nor ends"),
        pytest.param([WON, WON, LOST_ALONE, WON], 8, id="nor does what they win"),
        pytest.param([WON, ALONE, WON], 5, id="nor does it make a row"),
    ],
)
def test_points_double_after_two_firsts_in_a_row(
    tables: Sequence[Sequence[Result]], points: int
) -> None:
    assert after(*tables)[ANN] == points


def test_a_person_who_was_deleted_still_makes_it_a_table_of_two_people() -> None:
    deleted = table_of(At(ANN, 1), At(BOB, 2), At(COMPUTER, 3), At(COMPUTER, 4))
    seats = [one._replace(user=None, name="Player") if one.user == BOB else one for one in deleted]
    assert points_of(seats, {}) == {ANN: 2}


def entrants(*users: int) -> list[Entrant]:
    return [Entrant(user, f"Player {user}", float(user)) for user in users]


def tables_of(*results: Sequence[Result]) -> list[Table]:
    return [Table(n, float(n), tuple(each)) for n, each in enumerate(results)]


def after(*results: Sequence[Result]) -> Mapping[int, int]:
    """The points of all after these tables."""
    lines = standing(tables_of(*results), entrants(ANN, BOB, CLEO, DAN, EVE))
    return {line.user: line.points for line in lines}


def duels(*pairs: tuple[int, int]) -> list[tuple[Result, ...]]:
    """Tables of two, of whom the first wins."""
    return [table_of(At(winner, 1), At(loser, 2)) for winner, loser in pairs]


def test_the_third_table_with_the_same_person_is_one_point_while_others_play() -> None:
    others = duels((CLEO, DAN), (DAN, EVE), (EVE, CLEO))
    assert after(*others, *duels((ANN, BOB), (ANN, BOB)))[ANN] == 4
    assert after(*others, *duels((ANN, BOB), (ANN, BOB), (ANN, BOB)))[ANN] == 5


def test_where_nobody_else_plays_nobody_is_met_too_often() -> None:
    assert after(*duels(*[(ANN, BOB)] * 3))[ANN] == 8


def test_who_has_as_many_points_shares_the_place_and_the_next_place_is_left_out() -> None:
    lines = standing(tables_of(places(1, 1, 3, 4)), entrants(DAN, CLEO, BOB, ANN, EVE))
    assert [(line.user, line.place) for line in lines] == [
        *((BOB, 1), (ANN, 1)),
        *((DAN, 3), (CLEO, 3), (EVE, 3)),
    ]


def test_a_line_tells_tables_firsts_and_the_row_of_firsts() -> None:
    [ann, *_] = standing(tables_of(SECOND, WON, WON, WON), entrants(ANN, BOB, CLEO, DAN))
    assert (ann.points, ann.tables, ann.firsts, ann.streak, ann.is_hot) == (9, 4, 3, 3, True)


@pytest.mark.parametrize(
    ("results", "given"),
    [
        pytest.param([places(1, 2, 3, 4)], [(ANN, 1), (BOB, 2)], id="nobody without points"),
        pytest.param([places(1, 1, 3, 4)], [(ANN, 1), (BOB, 1)], id="who shares a place"),
        pytest.param([ALONE], [], id="nobody without anybody behind"),
        pytest.param([places(1, 1)], [], id="nor who all share the first place"),
        pytest.param(
            [places(1, 2, 3, 4), places(1, 2, 4, 3), places(4, 3, 1, 2)],
            [(ANN, 1), (BOB, 2), (CLEO, 2)],
            id="three places at most",
        ),
    ],
)
def test_medals_go_to(
    results: Sequence[Sequence[Result]], given: Sequence[tuple[int, int]]
) -> None:
    lines = standing(tables_of(*results), entrants(ANN, BOB, CLEO, DAN, EVE))
    found = medals(ARENA, lines, 99.0)
    assert [(medal.user, medal.place) for medal in found] == [*given]
    assert {medal.people for medal in found} <= {4, 2}
