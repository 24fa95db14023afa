import pytest

from bot.ratelimits import buckets
from bot.ratelimits.buckets import Buckets
from tests.bot.tabling import Clock


@pytest.fixture
def three_a_minute(clock: Clock) -> Buckets:
    return Buckets(3, 60, clock)


def test_a_full_bucket_is_taken_at_once_and_then_it_tells_when_there_is_more(
    three_a_minute: Buckets,
) -> None:
    assert [three_a_minute.take("ann") for _ in range(4)] == [0, 0, 0, 20]


def test_it_fills_again_steadily(three_a_minute: Buckets, clock: Clock) -> None:
    for _ in range(3):
        three_a_minute.take("ann")
    clock.now += 15
    assert three_a_minute.take("ann") == 5
    clock.now += 5
    assert [three_a_minute.take("ann") for _ in range(2)] == [0, 20]
    clock.now += 3600
    assert [three_a_minute.take("ann") for _ in range(4)] == [0, 0, 0, 20]


def test_what_is_refused_makes_nobody_wait_longer(three_a_minute: Buckets) -> None:
    assert [three_a_minute.take("ann") for _ in range(100)][-1] == 20


def test_everybody_has_a_bucket(three_a_minute: Buckets) -> None:
    for _ in range(4):
        three_a_minute.take("ann")
    assert three_a_minute.take("bob") == 0


def test_no_more_people_are_remembered_than_say_so(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(buckets, "REMEMBERED", 2)
    few = Buckets(1, 60, clock)
    for person in ("ann", "bob", "cleo"):
        few.take(person)
    assert [few.take(person) for person in ("cleo", "bob", "ann")] == [60, 60, 0]
