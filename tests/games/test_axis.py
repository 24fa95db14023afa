"""The numbers beside a plot are few, round, and written as the language has them."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from games.axis import levels, ticks
from games.words import translator


@given(st.floats(-1e6, 1e6), st.floats(0, 1e6))
def test_ticks_stand_at_few_round_numbers_around_all_values(least: float, span: float) -> None:
    marked = levels(least, least + span)
    assert 2 <= len(marked) <= 5
    assert marked[0] <= least <= least + span <= marked[-1]
    assert len({second - first for first, second in pairwise(marked)}) == 1


def test_ticks_are_what_a_person_would_choose() -> None:
    assert levels(980, 1320) == [800, 1000, 1200, 1400]
    assert levels(1003, 1397) == [1000, 1100, 1200, 1300, 1400]
    assert levels(1000, 1000) == [1000, 1001]


def test_a_tick_is_written_as_its_language_writes_numbers() -> None:
    assert [tick.label for tick in ticks((980, 1320), translator(locale="de"))] == [
        "800",
        "1.000",
        "1.200",
        "1.400",
    ]
