"""People in the sandbox have a language, and so has the server."""

import asyncio

import discord
import pytest
from playwright.async_api import Browser, expect

from tests.bot.sandbox.browser import composer, connected, newest, pane, tab
from tests.bot.sandbox.small_bot import SmallBot
from tests.bot.sandbox_process import NotOffered, SandboxProcess


async def held(sandbox: SandboxProcess, bot: SmallBot, who: str, channel: str) -> list[str | None]:
    """The language of a person and of the server, as the bot is told of a command."""
    begun = asyncio.create_task(sandbox.slash(who, "hold", channel))
    click = await bot.held.get()
    await click.response.send_message("Held.")
    await begun
    return [str(click.locale), click.guild_locale and str(click.guild_locale)]


async def test_the_bot_is_told_the_languages_of_the_person_and_the_server(
    sandbox: SandboxProcess, bot: SmallBot
) -> None:
    assert await held(sandbox, bot, "alice", "general") == ["en-US", "en-US"]
    await sandbox.ask("POST", "people/heidi", locale="de")
    await sandbox.ask("POST", "guild", locale="ja")
    assert await held(sandbox, bot, "heidi", "general") == ["de", "ja"]
    assert await held(sandbox, bot, "heidi", "dm") == ["de", None]
    assert await held(sandbox, bot, "alice", "general") == ["en-US", "ja"]
    assert bot.guilds[0].preferred_locale is discord.Locale.japanese
    await sandbox.ask("POST", "guild", locale="en-US")


async def test_nobody_has_a_language_that_discord_lacks(sandbox: SandboxProcess) -> None:
    with pytest.raises(NotOffered, match="does not speak xx"):
        await sandbox.ask("POST", "people/alice", locale="xx")
    with pytest.raises(NotOffered, match="does not speak en"):
        await sandbox.ask("POST", "guild", locale="en")


@pytest.mark.browser
async def test_commands_are_described_in_the_language_of_the_person(
    browser: Browser, sandbox: SandboxProcess, bot: SmallBot
) -> None:
    page = await tab(browser, sandbox, "hugo&locale=de", "wide")
    await composer(page).fill("/trump")
    suggested = pane(page).get_by_test_id("suggestion")
    await expect(suggested).to_contain_text("Welche Farbe?")
    await composer(page).press("Tab")
    await expect(suggested).to_have_text(["Pik", "Herz"])
    await suggested.last.click()
    await pane(page).get_by_test_id("option-suit").press("Enter")
    await expect(newest(page)).to_contain_text("hearts")


@pytest.mark.browser
async def test_a_language_is_kept_for_the_person_who_chose_it(
    browser: Browser, sandbox: SandboxProcess, bot: SmallBot
) -> None:
    page = await tab(browser, sandbox, "ida", "narrow")
    await page.get_by_test_id("me").click()
    await page.get_by_test_id("your-language").select_option("de")
    await expect(page.get_by_test_id("your-language")).to_be_hidden()
    await page.goto(f"{sandbox.address}/?as=ida")
    await connected(page)
    assert (await held(sandbox, bot, "ida", "general"))[0] == "de"
    assert (await held(sandbox, bot, "alice", "general"))[0] == "en-US"
