"""The computers of the house field, and where a result is among those of others."""

from collections import Counter

import pytest

from games.euchre import Euchre
from games.gin_rummy import GinRummy
from games.house import RUNS, entry, field, percentile
from games.search import waited
from games.solo import SoloDeal

GIN = SoloDeal.of_the_day(GinRummy, "seed")
EUCHRE = SoloDeal.of_the_day(Euchre, "seed")._replace(rounds=1)


@pytest.mark.parametrize(
    ("own", "others", "share"),
    [(5, [1, 2, 3, 4], 1.0), (0, [1, 2], 0.0), (2, [1, 2, 2, 3], 0.5), (-3, [-5, -3], 0.75)],
)
def test_a_percentile_is_the_share_that_did_worse_and_half_of_the_equal(
    own: int, others: list[int], share: float
) -> None:
    assert percentile(own, others) == share


def test_every_level_plays_the_persons_seat_in_all_rounds() -> None:
    found = field(GIN)
    assert Counter(each.level for each in found) == RUNS
    assert {len(each.points) for each in found} == {GIN.rounds}


def test_the_house_plays_a_deal_the_same_way_again_but_a_level_in_several() -> None:
    easy = [each.points for each in field(GIN) if each.level == "easy"]
    assert easy == [entry(GIN, "easy", run).points for run in range(RUNS["easy"])]
    assert easy[0] != easy[1]


def test_hard_looks_ahead_in_all_its_samples_however_long_it_has_waited() -> None:
    at_once = entry(EUCHRE, "hard", 0)
    before = waited.set(1_000.0)
    try:
        assert entry(EUCHRE, "hard", 0) == at_once
    finally:
        waited.reset(before)
