"""Threads are archived, channels closed to the bot and opened again: tables stay true."""

import pytest

from tests.bot.sandbox_process import Json, SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.ledger import Ledger
from tests.bot.wire.player import Player
from tests.bot.wire.reading import drawn_after

CLICKS = 5
HANDFUL = 3
"""Refusals that count towards a ban, at most, however often people click."""


@pytest.fixture
def ledger(bot: BotProcess) -> Ledger:
    return Ledger(bot.url, 1)


@pytest.fixture
async def thread(sandbox: SandboxProcess) -> str:
    """The id of a thread."""
    begun = await sandbox.ask("POST", "threads", **{"as": "alice"}, channel="general", name="Cards")
    return str(begun["id"])


async def begin(player: Player) -> None:
    """Start a match against computers."""
    await player.open("spades")
    assert (await player.press("start")).answered


async def play(player: Player) -> None:
    """Play what is offered first."""
    assert (await player.act()).acknowledged


async def shows_all(player: Player, ledger: Ledger) -> bool:
    """Whether the table in the player's channel shows all there is."""
    return ledger.drawn and drawn_after(await player.table()) == len(ledger.actions)


async def change(sandbox: SandboxProcess, thread: str, **what: bool) -> Json:
    """Change a thread; what it is then."""
    changed: Json = await sandbox.ask("POST", f"channels/{thread}", **what)
    return changed


async def test_a_thread_that_was_archived_is_opened_again(
    sandbox: SandboxProcess, thread: str, ledger: Ledger
) -> None:
    alice = Player(sandbox, "alice", thread)
    await begin(alice)
    await alice.turn()
    await change(sandbox, thread, archived=True)
    await play(alice)
    await until(lambda: shows_all(alice, ledger))
    assert not (await change(sandbox, thread))["thread_metadata"]["archived"]
    assert len(await alice.tables()) == 1


async def test_the_table_of_a_thread_that_stays_closed_moves_to_the_channel_around_it(
    sandbox: SandboxProcess, thread: str, ledger: Ledger, bot: BotProcess
) -> None:
    alice = Player(sandbox, "alice", thread)
    await begin(alice)
    await alice.turn()
    await change(sandbox, thread, archived=True, locked=True)
    await play(alice)
    outside = Player(sandbox, "alice", "general")
    await until(lambda: shows_all(outside, ledger))
    bot.kill()
    await bot.start()
    assert (await outside.press("hand")).answered
    await play(outside)
    await until(lambda: shows_all(outside, ledger))


@pytest.mark.parametrize("denied", ["view_channel", "send_messages"])
async def test_a_channel_that_is_closed_to_the_bot_is_spared_and_true_when_it_is_open_again(
    sandbox: SandboxProcess, alice: Player, ledger: Ledger, denied: str
) -> None:
    await begin(alice)
    await alice.turn()
    old = await alice.table()
    await sandbox.ask("POST", "channels/general", denied=[denied])
    await sandbox.ask("POST", "delete", **{"as": "alice"}, message=int(old["id"]))
    for _ in range(CLICKS):
        await play(alice)
    assert not ledger.drawn
    counted = (await sandbox.ask("GET", "limits"))["counted"]
    assert counted.get("403", 0) <= HANDFUL
    await sandbox.ask("POST", "channels/general", denied=[])
    await until(lambda: shows_all(alice, ledger))


async def test_in_a_thread_the_bot_has_to_be_allowed_to_write_in_threads(
    sandbox: SandboxProcess, bot: BotProcess, thread: str
) -> None:
    await sandbox.ask("POST", "channels/general", denied=["send_messages_in_threads"])
    outcome = await sandbox.slash("alice", "play", thread, game="spades")
    assert "missing permissions here: send messages in threads." in outcome["message"]["content"]
