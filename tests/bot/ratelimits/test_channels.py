import asyncio

from bot.ratelimits.channels import Channels

ROOM = 700


def headers(left: int, after: float = 0.01) -> dict[str, str]:
    """What Discord tells with its answer to an edit: `left` more until it counts anew."""
    return {
        "X-RateLimit-Limit": "2",
        "X-RateLimit-Remaining": str(left),
        "X-RateLimit-Reset-After": str(after),
    }


async def edits(channels: Channels, number: int) -> list[asyncio.Task[None]]:
    """Edits of matches 0, 1 and so on, as far as they are let out at once."""
    tasks = [asyncio.create_task(channels.wait(ROOM, 0, match)) for match in range(number)]
    await asyncio.sleep(0)
    return tasks


async def test_edits_of_a_channel_of_which_nothing_is_known_are_let_out() -> None:
    assert all(edit.done() for edit in await edits(Channels(), 9))


async def test_no_more_edits_are_let_out_than_discord_has_left() -> None:
    channels = Channels()
    channels.heard(ROOM, headers(left=1, after=60))
    assert [edit.done() for edit in await edits(channels, 3)] == [True, False, False]


async def test_an_edit_that_was_not_needed_is_left_to_the_next() -> None:
    channels = Channels()
    channels.heard(ROOM, headers(left=1, after=60))
    waiting = await edits(channels, 2)
    channels.give_back(ROOM)
    await waiting[1]


async def test_who_waits_is_let_out_when_discord_counts_anew() -> None:
    channels = Channels()
    channels.heard(ROOM, headers(left=0))
    await asyncio.gather(*await edits(channels, 5))


async def test_another_channel_is_not_held_up() -> None:
    channels = Channels()
    channels.heard(ROOM + 1, headers(left=0, after=60))
    assert all(edit.done() for edit in await edits(channels, 1))
