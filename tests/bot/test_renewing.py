"""Leases that are renewed while a drawing waits, by a clock and a sleep that the test holds."""

import asyncio
from collections.abc import Iterable, Mapping

import pytest

from bot.posts.leases import LEASE, Leases
from bot.store import Unavailable
from tests.bot.tabling import Clock

HALF = LEASE / 2


class Time(Clock):
    """A clock whose sleepers wake only when it is put forward."""

    def __init__(self) -> None:
        super().__init__()
        self._asleep = asyncio.Condition()
        self._alarms: list[float] = []

    async def sleep(self, seconds: float) -> None:
        end = self.now + seconds
        async with self._asleep:
            self._alarms.append(end)
            self._asleep.notify_all()
            await self._asleep.wait_for(lambda: self.now >= end)
            self._alarms.remove(end)

    async def forward(self, seconds: float) -> None:
        """Put the clock forward, and wait until who slept has done its work and sleeps again."""
        async with self._asleep:
            await self._asleep.wait_for(lambda: bool(self._alarms))
            self.now += seconds
            self._asleep.notify_all()
            await self._asleep.wait_for(lambda: any(end > self.now for end in self._alarms))


class Renewals:
    """Stands for the store: notes what it is asked to renew, and fails as it is told."""

    def __init__(self) -> None:
        self.asked: list[tuple[Mapping[int, float], float]] = []
        self.failures: list[Exception] = []
        self.lost: set[int] = set()

    async def __call__(self, leases: Mapping[int, float], until: float) -> Iterable[int]:
        self.asked.append((leases, until))
        if self.failures:
            raise self.failures.pop()
        return leases.keys() - self.lost


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def renewals() -> Renewals:
    return Renewals()


@pytest.fixture
def leases(renewals: Renewals, time: Time) -> Leases:
    return Leases(renewals, time, time.sleep)


async def test_what_is_kept_is_renewed_twice_a_lease_all_in_one_request(
    leases: Leases, renewals: Renewals, time: Time
) -> None:
    end = time.now + LEASE
    async with leases.keep(1, end) as first, leases.keep(2, end + 1) as second:
        await time.forward(HALF)
        assert renewals.asked == [({1: end, 2: end + 1}, end + HALF)]
        assert first.until == second.until == end + HALF
        await time.forward(HALF)
        assert renewals.asked[1:] == [({1: end + HALF, 2: end + HALF}, end + LEASE)]


async def test_a_lease_that_was_lost_ends_when_it_did(
    leases: Leases, renewals: Renewals, time: Time
) -> None:
    end = time.now + LEASE
    renewals.lost = {1}
    async with leases.keep(1, end) as lost, leases.keep(2, end) as kept:
        await time.forward(HALF)
        assert (lost.until, kept.until) == (end, end + HALF)


@pytest.mark.parametrize("error", [Unavailable("it restarts"), RuntimeError("unexpected")])
async def test_leases_are_renewed_though_it_has_failed_once(
    leases: Leases,
    renewals: Renewals,
    time: Time,
    error: Exception,
    caplog: pytest.LogCaptureFixture,
) -> None:
    end = time.now + LEASE
    renewals.failures = [error]
    async with leases.keep(1, end) as lease:
        await time.forward(HALF)
        assert lease.until == end
        assert str(error) in caplog.text
        await time.forward(HALF)
        assert lease.until == end + LEASE


async def test_what_is_drawn_before_half_a_lease_is_over_is_not_renewed(
    leases: Leases, renewals: Renewals, time: Time
) -> None:
    async with leases.keep(1, time.now + LEASE):
        pass
    async with leases.keep(2, time.now + LEASE):
        await time.forward(HALF)
    assert [[*asked] for asked, _ in renewals.asked] == [[2]]
