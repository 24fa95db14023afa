"""What a chat client does not let a person do, the sandbox does not either."""

import pytest

from tests.bot.sandbox.small_bot import SmallBot
from tests.bot.sandbox_process import Json, SandboxProcess


@pytest.fixture
async def message(sandbox: SandboxProcess, bot: SmallBot) -> Json:
    """A message with one button."""
    played: Json = (await sandbox.slash("alice", "play", game="spades"))["message"]
    return played


async def test_a_control_that_is_not_there_cannot_be_clicked(
    sandbox: SandboxProcess, message: Json
) -> None:
    with pytest.raises(AssertionError, match="has no control other"):
        await sandbox.click("alice", message, "other")


async def test_a_command_that_is_not_registered_cannot_be_used(
    sandbox: SandboxProcess, bot: SmallBot
) -> None:
    with pytest.raises(AssertionError, match="no command /nothing"):
        await sandbox.slash("alice", "nothing")


async def test_a_required_option_cannot_be_left_out(sandbox: SandboxProcess, bot: SmallBot) -> None:
    with pytest.raises(AssertionError, match="needs the option game"):
        await sandbox.slash("alice", "play")


async def test_a_select_takes_no_more_and_no_fewer_than_it_says(
    sandbox: SandboxProcess, bot: SmallBot
) -> None:
    await sandbox.slash("alice", "layout", "table-2")
    table = await sandbox.newest("alice", "table-2")
    for values in (["2"], ["2", "3", "4"]):
        with pytest.raises(AssertionError, match="between 2 and 2"):
            await sandbox.click("alice", table, "choose", *values)
    with pytest.raises(AssertionError, match="does not offer 9"):
        await sandbox.click("alice", table, "choose", "2", "9")


async def test_a_text_field_takes_no_more_than_its_length(
    sandbox: SandboxProcess, bot: SmallBot
) -> None:
    asked = await sandbox.slash("alice", "name")
    with pytest.raises(AssertionError, match="at most 20"):
        await sandbox.submit(asked, name="x" * 21)
    with pytest.raises(AssertionError, match="required"):
        await sandbox.submit(asked, name="")


async def test_somebody_elses_private_message_is_gone_for_others(
    sandbox: SandboxProcess, message: Json
) -> None:
    await sandbox.click("bob", message, "card:QS")
    private = await sandbox.newest("bob", after=int(message["id"]))
    asked = {"as": "alice", "message": int(private["id"])}
    with pytest.raises(AssertionError, match="private"):
        await sandbox.ask("POST", "dismiss", **asked)
    await sandbox.ask("POST", "dismiss", **(asked | {"as": "bob"}))
    assert await sandbox.messages("bob", after=int(message["id"])) == []
