"""Records of Gong Zhu's first version, in which who held nothing to expose was not asked."""

import pytest

from games.gong_zhu import GongZhu
from games.gong_zhu.earlier import FirstVersion
from games.testing import play_lawfully
from tests.games.gong_zhu_positions import exposing


@pytest.mark.check
def test_the_first_version_is_still_played_and_replayed_by_its_own_rules() -> None:
    play_lawfully(FirstVersion, 0, most=25)  # what differs comes first: the exposing


def test_a_version_is_found_by_its_number() -> None:
    assert [GongZhu.of_version(number) for number in (1, 2, 3)] == [FirstVersion, GongZhu, None]


def test_the_second_version_asks_everybody() -> None:
    assert exposing("QS | JD | 2C | 3C").waiting() == [0, 1, 2, 3]
    assert FirstVersion(4, "seed").waiting() != GongZhu(4, "seed").waiting()
