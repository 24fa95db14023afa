"""A daily is played on a phone, and its result shown to others."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from bot.store import Store
from games.house import FieldEntry
from tests.bot.sandbox.browser import composer, pane, suggestion, tab
from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess

pytestmark = pytest.mark.browser

SCREENS = Path("build/screens")
GAME = "crazy_king"
CONTROL = "[data-custom-id^='solo:'][data-custom-id*='.act.'], [data-custom-id*='.step.']"


async def test_a_daily_is_played_and_shared_on_a_phone(
    browser: Browser, sandbox: SandboxProcess, bot: BotProcess
) -> None:
    phone = await tab(browser, sandbox, "alice", "narrow")
    await daily(phone)
    await newest(phone).locator("[data-custom-id^='daily:']").click()
    await expect(newest(phone).locator(CONTROL).first).to_be_visible()
    await has_field(bot)

    async def step() -> bool:
        if await newest(phone).get_by_text("Your result").count():
            return True
        await play_from(newest(phone))
        return False

    await until(step)
    await phone.screenshot(path=SCREENS / "daily-result-400.png")
    await newest(phone).locator("[data-custom-id^='sharedaily:']").click()
    shared = pane(phone).locator(".message").filter(has_text="finished the Crazy King daily")
    await expect(shared).to_be_visible()
    await expect(shared.locator("img").first).to_be_visible()
    await phone.screenshot(path=SCREENS / "daily-shared-400.png")
    await expect(phone.locator("[data-custom-id^='sharedaily:']")).to_have_count(0)
    assert await fits(phone)


async def daily(page: Page) -> None:
    """Type /daily with the game, helped by what the page suggests."""
    await composer(page).press_sequentially("/dai")
    await expect(suggestion(page)).to_contain_text("/daily")
    await composer(page).press("Enter")
    game = pane(page).get_by_test_id("option-game")
    await game.press_sequentially("crazy")
    await expect(suggestion(page)).to_have_text("Crazy King")
    await game.press("Enter")
    await game.press("Enter")
    await expect(newest(page)).to_contain_text("Daily: Crazy King")


def newest(page: Page) -> Locator:
    """The message that only she sees."""
    return pane(page).locator(".ephemeral").last


async def play_from(hand: Locator) -> None:
    """Press the first control, and wait until it is gone."""
    control = hand.locator(CONTROL).first
    custom_id = await control.get_attribute("data-custom-id")
    await control.click()
    await expect(hand.locator(f"[data-custom-id='{custom_id}']")).to_have_count(0)


async def has_field(bot: BotProcess) -> None:
    """The house field of her cards is there."""
    store = await Store.open(bot.url)
    try:
        [(_, day, game, instance)] = await store.solos.begun(0)
        await store.solos.keep_field(day, game, instance, [FieldEntry("easy", [-50, 0, 50])])
    finally:
        await store.close()


async def fits(page: Page) -> bool:
    """Whether nothing of the page is wider than the phone."""
    return bool(await page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))
