"""A round is played on a phone without leaving the private message."""

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from games.game import HOST
from tests.bot.sandbox.browser import SIZES, direct, tab
from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.ledger import Ledger
from tests.bot.wire.player import Player

pytestmark = pytest.mark.browser

SCREENS = Path("build/screens")
HINT, BACK = "[data-custom-id^='hint:']", "[data-custom-id^='back:']"
ACTION = "[data-custom-id^='act:']"
GREEN = ".button.success"


@pytest.fixture
async def phone(browser: Browser, sandbox: SandboxProcess, bot: BotProcess) -> Page:
    """Alice's, on which nothing but her private messages is looked at."""
    page = await tab(browser, sandbox, "alice", "narrow")

    async def is_open() -> bool:
        if not await direct(page).is_visible():  # the list may be drawn anew amid a click
            await page.get_by_test_id("dm").click()
        return await direct(page).is_visible()

    await until(is_open)
    return page


@pytest.mark.parametrize(
    "game", ["spades", pytest.param("five_card_draw", marks=pytest.mark.smoke), "red_five"]
)
async def test_a_round_is_played_in_the_private_message_alone(
    phone: Page, bot: BotProcess, alice: Player, game: str
) -> None:
    ledger = Ledger(bot.url, 1)
    await alice.open(game)
    await alice.computers(3)
    assert (await alice.press("start")).answered
    hand = direct(phone).locator(".message").last

    async def is_dealt_again() -> bool:
        """At poker all others may fold before she is asked, or her first hand end the match."""
        rows = ledger.actions
        has_played = any(row.click for row in rows)
        return ledger.over or (has_played and any(row.seat == HOST for row in rows))

    async def step() -> bool:
        if await hand.locator(HINT).count():
            await play(hand)
        return await is_dealt_again()

    await until(step, pause=0.1)
    assert any(row.click for row in ledger.actions)
    await phone.screenshot(path=SCREENS / f"private-{game}-400.png")
    wide = await phone.evaluate("document.documentElement.scrollWidth")
    assert wide <= SIZES["narrow"]["width"]


async def play(hand: Locator) -> None:
    """Press what is green: the only action that there is, or the one that the hint marks."""
    await expect(hand.locator("img").first).to_have_attribute("alt", re.compile("Your hand"))
    asked = await hand.locator(HINT).get_attribute("data-custom-id")
    if not await hand.locator(GREEN).count():
        await hand.locator(HINT).click()
    await hand.locator(GREEN).first.click()
    gone = hand.locator(f"[data-custom-id='{asked}']")
    await expect(gone).to_have_count(0)
    if await hand.locator(BACK).count():  # a second step
        await hand.locator(ACTION).first.click()
        await expect(hand.locator(BACK)).to_have_count(0)
