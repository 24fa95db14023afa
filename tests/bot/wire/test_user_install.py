"""Who has installed the bot for themselves plays with it in direct messages."""

import pytest

from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.player import Player


@pytest.fixture
async def alice(sandbox: SandboxProcess, bot: BotProcess) -> Player:
    """She has the bot; her server has not."""
    await sandbox.ask("POST", "people/alice", installs=True)
    return Player(sandbox, "alice", "dm")


async def test_a_table_against_computers_is_played_in_direct_messages(alice: Player) -> None:
    await alice.open("spades")
    assert (await alice.press("start")).answered
    for _ in range(2):
        assert (await alice.act()).acknowledged


async def test_in_a_server_without_the_bot_one_sentence_says_where_to_play(
    sandbox: SandboxProcess, alice: Player
) -> None:
    async def asked() -> str:
        outcome = await sandbox.slash("alice", "play", game="spades")
        return str(outcome["message"]["content"])

    assert (await until(asked)).startswith("I'm not in this server, so I can't keep a table here.")
    assert await sandbox.messages("bob") == []
