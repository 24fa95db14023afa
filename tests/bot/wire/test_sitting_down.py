"""Somebody with a phone finds a game, and agrees on its rules, by tapping."""

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tests.bot.sandbox.browser import composer, newest, pane, tab
from tests.bot.sandbox_process import SandboxProcess
from tests.bot.wire.bot_process import BotProcess

pytestmark = pytest.mark.browser

SCREENS = Path("build/screens")


async def test_a_table_is_found_on_the_shelf_and_agreed_on_in_one_form(
    browser: Browser, sandbox: SandboxProcess, bot: BotProcess
) -> None:
    phone = await tab(browser, sandbox, "alice", "narrow")
    await composer(phone).fill("/play")
    await composer(phone).press("Enter")
    await pane(phone).get_by_test_id("option-game").press("Enter")  # none
    await expect(newest(phone).get_by_alt_text(re.compile("Rummy: .*Gin Rummy"))).to_be_visible()
    await shoot(phone, "shelf")
    await choose(phone, newest(phone), "shelf", "spades")
    lobby = pane(phone).locator(".message").filter(has=phone.locator("[data-custom-id^='join:']"))
    await expect(lobby.get_by_alt_text(re.compile("^Spades, 4 players"))).to_be_visible()
    await shoot(phone, "lobby")
    await lobby.locator("[data-custom-id^='manage:']").click()
    managed = pane(phone).locator(".ephemeral").last
    await shoot(phone, "manage")
    await managed.locator("[data-custom-id^='options:']").click()
    answer = pane(phone).locator(".ephemeral").last
    await choose(phone, answer, "option", "0", "1", "2", "3", "4")
    await phone.keyboard.press("Escape")
    form = phone.get_by_test_id("modal")
    await expect(form).to_contain_text("From 100 to 1000, in steps of 10")
    await shoot(phone, "options")
    await form.locator("input[type=text]").first.fill("300")
    await form.get_by_text("they share the win").click()
    await phone.get_by_test_id("modal-submit").click()
    for shown in (lobby, answer):
        await expect(shown).to_contain_text("Points to win: 300")
        await expect(shown).to_contain_text(
            "If both teams have the same score at the end: they share the win"
        )
    await shoot(phone, "house-rules")


async def choose(page: Page, message: Locator, verb: str, *values: str) -> None:
    """Choose from the menu of a message, of several the first."""
    await message.locator(f"[data-custom-id^='menu-{verb}:']").first.click()
    for value in values:
        await page.locator(f".q-menu [data-value='{value}']").click()


async def shoot(page: Page, name: str) -> None:
    """Keep what the page looks like for people who read the tests' results."""
    await page.screenshot(path=SCREENS / f"sitting-{name}.png")
