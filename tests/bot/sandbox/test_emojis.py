"""The application's emojis: created, listed, deleted, and shown by what is on a message."""

from base64 import b64encode

import aiohttp
import discord
import pytest
from discord import ui

from images.art.emojis import emoji
from images.text.fonts import EMOJI, path
from images.theme import FOUR_COLOURS
from tests.bot.sandbox.small_bot import SmallBot
from tests.bot.sandbox_process import SandboxProcess

PNG = emoji("KH", FOUR_COLOURS)


async def test_an_emoji_is_listed_from_its_creation_until_it_is_deleted(bot: SmallBot) -> None:
    made = await bot.create_application_emoji(name="KH_listed", image=PNG)
    listed = await bot.fetch_application_emojis()
    assert (made.id, "KH_listed") in [(each.id, each.name) for each in listed]
    await made.delete()
    assert made.id not in [each.id for each in await bot.fetch_application_emojis()]
    with pytest.raises(discord.NotFound, match="10014"):
        await made.delete()


async def test_its_picture_is_served(sandbox: SandboxProcess, bot: SmallBot) -> None:
    made = await bot.create_application_emoji(name="KH_served", image=PNG)
    address = f"{sandbox.address}/emojis/{made.id}"
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        assert answer.content_type == "image/png"
        assert await answer.read() == PNG


async def test_the_page_has_emojis_of_its_own_for_a_machine_without(
    sandbox: SandboxProcess, bot: SmallBot
) -> None:
    served = await sandbox.fetch(f"{sandbox.address}/fonts/emoji.ttf")
    assert served == path(EMOJI).read_bytes()


@pytest.mark.parametrize(
    ("name", "image", "fault"),
    [
        ("x", PNG, "Must be 2 to 32"),
        ("x" * 33, PNG, "Must be 2 to 32"),
        ("K♥", PNG, "Must be 2 to 32"),
        ("large", PNG + bytes(256 * 1024), "larger than 256"),
    ],
    ids=["short", "long", "symbols", "large"],
)
async def test_an_emoji_beyond_a_limit_is_refused(
    bot: SmallBot, name: str, image: bytes, fault: str
) -> None:
    with pytest.raises(discord.HTTPException, match=fault):
        await bot.create_application_emoji(name=name, image=image)


async def test_what_is_no_picture_is_refused(bot: SmallBot, wire: aiohttp.ClientSession) -> None:
    image = f"data:text/plain;base64,{b64encode(b'hello').decode()}"
    path = f"applications/{bot.application_id}/emojis"
    async with wire.post(path, json={"name": "text", "image": image}) as answer:
        assert answer.status == 400
        assert "IMAGE_INVALID" in await answer.text()


async def test_a_name_is_taken_once(bot: SmallBot) -> None:
    await bot.create_application_emoji(name="KH_taken", image=PNG)
    with pytest.raises(discord.HTTPException, match="taken"):
        await bot.create_application_emoji(name="KH_taken", image=PNG)


async def test_a_button_may_show_an_emoji_until_it_is_deleted(
    bot: SmallBot, channel: discord.TextChannel
) -> None:
    made = await bot.create_application_emoji(name="KH_shown", image=PNG)
    view = ui.View(timeout=None).add_item(ui.Button(emoji=made, custom_id="shown"))
    await channel.send(view=view)
    await made.delete()
    with pytest.raises(discord.HTTPException, match="Invalid emoji"):
        await channel.send(view=view)
