"""What an unmodified discord.py bot does in the sandbox."""

import io

from PIL import Image

from tests.bot.sandbox.small_bot import SmallBot, connected
from tests.bot.sandbox_process import Json, SandboxProcess, custom_ids


async def shown(sandbox: SandboxProcess, message: Json) -> tuple[int, int, int]:
    """The colour of a message's only picture, as its address serves it."""
    [file] = message["attachments"]
    content = await sandbox.fetch(file["url"])
    colour = Image.open(io.BytesIO(content)).getpixel((0, 0))
    assert isinstance(colour, tuple)
    return colour[0], colour[1], colour[2]


async def test_a_command_is_answered_with_a_picture_and_a_button(
    sandbox: SandboxProcess, bot: SmallBot
) -> None:
    outcome = await sandbox.slash("alice", "play", game="spades")
    message = outcome["message"]
    assert (outcome["outcome"], outcome["response"]) == ("answered", 4)
    assert message["content"] == "spades"
    assert custom_ids(message) == ["card:QS"]
    assert await shown(sandbox, message) == (0, 128, 0)
    [file] = message["attachments"]
    assert (file["description"], file["width"], file["height"]) == ("A green table", 300, 200)


async def test_a_click_replaces_the_picture(sandbox: SandboxProcess, bot: SmallBot) -> None:
    message = (await sandbox.slash("alice", "play", game="spades"))["message"]
    outcome = await sandbox.click("bob", message, "card:QS")
    assert outcome["response"] == 7
    assert outcome["message"]["id"] == message["id"]
    assert outcome["message"]["content"] == "QS was played"
    assert await shown(sandbox, outcome["message"]) == (255, 0, 0)


async def test_a_page_that_asks_late_gets_the_picture_that_was_there(
    sandbox: SandboxProcess, bot: SmallBot
) -> None:
    message = (await sandbox.slash("alice", "play", game="spades"))["message"]
    await sandbox.click("bob", message, "card:QS")
    assert await shown(sandbox, message) == (0, 128, 0)


async def test_an_ephemeral_message_is_shown_to_its_person_alone(
    sandbox: SandboxProcess, bot: SmallBot
) -> None:
    message = (await sandbox.slash("alice", "play", game="spades"))["message"]
    await sandbox.click("bob", message, "card:QS")
    after = int(message["id"])
    assert (await sandbox.newest("bob", after=after))["content"] == "Only you know."
    assert await sandbox.messages("alice", after=after) == []


async def test_a_form_is_shown_and_sent(sandbox: SandboxProcess, bot: SmallBot) -> None:
    asked = await sandbox.slash("carol", "name")
    assert asked["response"] == 9
    assert asked["modal"]["title"] == "Name the table"
    outcome = await sandbox.submit(asked, name="Friday")
    assert outcome["message"]["content"] == "The table is Friday."


async def test_autocomplete_suggests_what_the_bot_says(
    sandbox: SandboxProcess, bot: SmallBot
) -> None:
    assert await sandbox.autocomplete("alice", "play", game="") == ["Spades", "Crazy King"]
    assert await sandbox.autocomplete("alice", "play", game="cr") == ["Crazy King"]


async def test_a_deferred_answer_becomes_a_layout_with_its_picture(
    sandbox: SandboxProcess, bot: SmallBot
) -> None:
    outcome = await sandbox.slash("alice", "layout", "table-2")
    assert outcome["response"] == 5
    message = await sandbox.newest("alice", "table-2")
    [container] = message["components"]
    media = container["components"][1]["items"][0]["media"]
    assert message["flags"] & 1 << 15
    assert await sandbox.fetch(media["url"])
    assert media["attachment_id"] == message["attachments"][0]["id"]


async def test_a_select_sends_several_values(sandbox: SandboxProcess, bot: SmallBot) -> None:
    await sandbox.slash("alice", "layout", "table-2")
    message = await sandbox.newest("alice", "table-2")
    outcome = await sandbox.click("alice", message, "choose", "2", "4")
    assert outcome["message"]["content"] == "2 4"


async def test_a_hand_goes_to_direct_messages(sandbox: SandboxProcess, bot: SmallBot) -> None:
    outcome = await sandbox.slash("alice", "deal", player="dave")
    assert outcome["message"]["content"] == "sent"
    hand = (await sandbox.messages("dave", "dm"))[-1]
    assert await shown(sandbox, hand) == (255, 255, 255)
    assert await sandbox.messages("carol", "dm") == []


async def test_a_command_works_in_direct_messages(sandbox: SandboxProcess, bot: SmallBot) -> None:
    outcome = await sandbox.slash("alice", "play", "dm", game="spades")
    assert outcome["outcome"] == "answered"
    assert (await sandbox.messages("alice", "dm"))[-1]["id"] == outcome["message"]["id"]


async def test_a_button_of_an_old_message_works_after_a_restart_of_the_bot(
    sandbox: SandboxProcess, pointed: None
) -> None:
    async with connected(SmallBot()):
        message = (await sandbox.slash("alice", "play", game="spades"))["message"]
    async with connected(SmallBot()):
        outcome = await sandbox.click("alice", message, "card:QS")
    assert outcome["message"]["content"] == "QS was played"


async def test_the_same_names_have_the_same_ids_at_each_start(sandbox: SandboxProcess) -> None:
    with SandboxProcess(sandbox.log.with_name("again.jsonl")) as again:
        people = await again.ask("GET", "people")
    assert people == (await sandbox.ask("GET", "people"))[: len(people)]


async def test_the_log_has_every_request_under_the_route_of_the_openapi_file(
    sandbox: SandboxProcess, bot: SmallBot
) -> None:
    await sandbox.slash("alice", "play", game="spades")
    last = sandbox.requests()[-1]
    assert last["method"] == "POST"
    assert last["route"] == "/interactions/{interaction_id}/{interaction_token}/callback"
    assert last["body"]["data"]["content"] == "spades"
    assert last["status"] == 200
