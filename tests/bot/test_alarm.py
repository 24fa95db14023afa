import asyncio

from bot.hosting.alarm import Alarm
from tests.bot.tabling import Clock


async def test_an_alarm_wakes_for_what_was_set_before_and_during_the_sleep(clock: Clock) -> None:
    alarm = Alarm(clock)
    alarm.set(clock.now)
    await alarm.sleep(3600)
    alarm.reset()
    sleeper = asyncio.create_task(alarm.sleep(3600))
    await asyncio.sleep(0)
    alarm.set(clock.now + 1000)
    await asyncio.sleep(0)
    assert not sleeper.done()
    alarm.set(clock.now)
    await sleeper
