"""Costly work: counted by person, and done few at a time, every server in turn."""

import asyncio
from dataclasses import replace

import pytest

from bot.hosting.budget import COSTLY, Budget, Quota
from bot.matches.match import Refused
from bot.settings import Caps
from bot.words import talk
from games.text import Text
from tests.bot.tabling import ANN, BOB, CLEO, DAN, EVE, GUILD, Clock

KINDS = pytest.mark.parametrize("what", COSTLY)


class Working:
    """What people have asked for: each piece of work is done when it is let go on."""

    def __init__(self, budget: Budget, what: Quota = Quota.FILMS) -> None:
        self.budget, self.what = budget, what
        self.begun: list[str] = []
        self.told: list[tuple[str, Text]] = []
        self._done: list[asyncio.Event] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def ask(self, name: str, user: int, server: int = GUILD) -> None:
        self._tasks.append(asyncio.create_task(self._work(name, user, server)))
        await _settled()

    async def _work(self, name: str, user: int, server: int) -> None:
        async def told(words: Text) -> None:
            self.told.append((name, words))

        async with self.budget.turn(self.what, user, server, told):
            self.begun.append(name)
            done = asyncio.Event()
            self._done.append(done)
            await done.wait()

    async def go_on(self) -> list[str]:
        """Let each finish in turn; who had their turn, in order."""
        while self._done:
            self._done.pop(0).set()
            await _settled()
        await asyncio.gather(*self._tasks)
        return self.begun


async def _settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.fixture
def budget(clock: Clock) -> Budget:
    return Budget(Caps(), clock)


@KINDS
async def test_of_one_person_one_thing_is_done_at_a_time(budget: Budget, what: Quota) -> None:
    working = Working(budget, what)
    for name in ("first", "second", "third"):
        await working.ask(name, ANN.id)
    assert working.begun == ["first"]
    assert await working.go_on() == ["first", "second", "third"]


@KINDS
async def test_of_many_people_few_things_are_done_at_a_time(budget: Budget, what: Quota) -> None:
    working = Working(budget, what)
    for person in (ANN, BOB, CLEO, DAN):
        await working.ask(person.name, person.id, GUILD + person.id)
    assert len(working.begun) in (1, 2)
    assert len(await working.go_on()) == 4


async def test_a_server_of_which_many_wait_does_not_hold_up_another(budget: Budget) -> None:
    working = Working(budget)
    for person in (ANN, BOB, CLEO, DAN):
        await working.ask(person.name, person.id)
    await working.ask("Eve", EVE.id, GUILD + 1)
    assert await working.go_on() == ["Ann", "Bob", "Eve", "Cleo", "Dan"]


async def test_who_asks_for_much_does_not_hold_up_others_of_their_server(budget: Budget) -> None:
    working = Working(budget)
    for number in range(3):
        await working.ask(f"Ann {number}", ANN.id)
    await working.ask("Bob", BOB.id)
    assert await working.go_on() == ["Ann 0", "Bob", "Ann 1", "Ann 2"]


async def test_who_waits_is_told_their_place_in_line(budget: Budget) -> None:
    working = Working(budget)
    for person in (ANN, BOB, CLEO, DAN):
        await working.ask(person.name, person.id)
    people = enumerate((BOB, CLEO, DAN), 1)
    assert working.told == [(who.name, Text("in-line", place=place)) for place, who in people]
    await working.go_on()


async def test_what_cannot_be_told_keeps_nobody_from_their_turn(
    budget: Budget, caplog: pytest.LogCaptureFixture
) -> None:
    async def told(_place: Text) -> None:
        raise OSError("the network is down")

    working = Working(budget)
    await working.ask("Ann", ANN.id)
    waiting = budget.turn(Quota.FILMS, BOB.id, GUILD, told)
    entering = asyncio.create_task(waiting.__aenter__())
    await _settled()
    assert await working.go_on() == ["Ann"]
    await entering
    await waiting.__aexit__(None, None, None)
    assert caplog.messages == ["Failed: tell a place in line"]


async def test_who_goes_away_leaves_their_place_to_the_next(budget: Budget) -> None:
    working = Working(budget)
    for person in (ANN, BOB, CLEO):
        await working.ask(person.name, person.id)
    working._tasks.pop(1).cancel()
    assert await working.go_on() == ["Ann", "Cleo"]
    await working.ask("Bob", BOB.id)
    assert await working.go_on() == ["Ann", "Cleo", "Bob"]


@pytest.mark.parametrize(
    ("what", "most"),
    [
        (Quota.LOOKUPS, 30),
        (Quota.FILMS, 30),
        (Quota.EXPORTS, 5),
        (Quota.REPORTS, 3),
        (Quota.REVIEWS, 10),
        (Quota.PRACTICE, 60),
    ],
)
def test_who_has_asked_for_too_much_is_told_when_they_may_again(
    budget: Budget, what: Quota, most: int
) -> None:
    for _ in range(most):
        budget.count(what, ANN.id)
    with pytest.raises(Refused) as refused:
        budget.count(what, ANN.id)
    assert "<t:1" in talk()(refused.value.words)
    budget.count(what, BOB.id)


def test_lookups_come_again_within_seconds(clock: Clock) -> None:
    budget = Budget(replace(Caps(), lookups=4), clock)
    budget.count(Quota.LOOKUPS, ANN.id)
    with pytest.raises(Refused):
        budget.count(Quota.LOOKUPS, ANN.id)
    clock.now += 15
    budget.count(Quota.LOOKUPS, ANN.id)
