"""Channels of direct messages: only strangers wait for one, and each host as long as others."""

import asyncio
from collections.abc import Sequence

import pytest

from bot.sandbox.world.people import lasting_id
from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.ledger import Ledger
from tests.bot.wire.player import Player

OPENING = "/users/@me/channels"
MANY = 11
"""Guests at each table of a host who has several."""


def opened(sandbox: SandboxProcess) -> list[int]:
    """To whom channels were opened, in order."""
    openings = [each for each in sandbox.requests() if each["route"] == OPENING]
    return [int(each["body"]["recipient_id"]) for each in openings]


async def gather(host: Player, game: str, guests: Sequence[Player] = ()) -> None:
    """Open a table, and let guests sit down."""
    await host.open(game)
    for guest in guests:
        assert (await guest.press("join")).answered


@pytest.fixture
def program() -> Sequence[str]:
    """Channels are opened so slowly that even late on a busy machine one comes among others."""
    return ("tests.bot.wire.variant", "slow_openings")


@pytest.mark.parametrize("dies", [False, True], ids=["same process", "another process"])
async def test_who_was_written_to_before_needs_no_opening(
    sandbox: SandboxProcess, bot: BotProcess, alice: Player, dies: bool
) -> None:
    await gather(alice, "crazy_king")
    await alice.press("start")
    await until(alice.hands)
    await until(lambda: Ledger(bot.url, 1).drawn)  # and so it is stored where
    if dies:
        bot.kill()
        await bot.start()
    again = Player(sandbox, "alice", "table-2")
    await gather(again, "crazy_king")
    await again.press("start")

    async def is_there() -> bool:
        return len(await again.hands()) == 2

    await until(is_there)
    assert len(opened(sandbox)) == 1


async def test_strangers_of_a_host_who_brings_many_do_not_hold_up_those_of_others(
    sandbox: SandboxProcess, bot: BotProcess, alice: Player
) -> None:
    many = [Player(sandbox, f"guest-{number}") for number in range(MANY)]
    dan = Player(sandbox, "dan", "table-2")
    for player in (*many, dan):
        await sandbox.ask("POST", f"people/{player.name}")
    await gather(alice, "kings_and_bastards", many)
    await gather(dan, "crazy_king")
    await asyncio.gather(alice.press("start"), dan.press("start"))
    await until(lambda: lasting_id("person", "dan") in opened(sandbox))
    assert len(opened(sandbox)) < MANY
