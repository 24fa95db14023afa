"""A finished match is reviewed on a phone, and a mistake tried again."""

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.bot.sandbox.browser import SIZES, pane, tab
from tests.bot.sandbox_process import NotOffered, SandboxProcess
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.ledger import Ledger
from tests.bot.wire.player import Player

pytestmark = pytest.mark.browser

SCREENS = Path("build/screens")
TRIES = "[data-custom-id*=':act.']"


async def play_badly(player: Player) -> None:
    """Bid as much as one may, and play any card."""
    message, offered = await player.turn()
    bids = [offer for offer in offered if offer.action.startswith("bid")]
    try:
        await player.tap(message, max(bids or offered, key=_number))
    except NotOffered:
        """It is sent or shown anew."""


def _number(offer: object) -> int:
    found = re.search(r"bid (\d+)", str(offer))
    return int(found[1]) if found else 0


async def test_a_mistake_is_tried_again_on_a_phone(
    browser: Browser, sandbox: SandboxProcess, bot: BotProcess, alice: Player
) -> None:
    ledger = Ledger(bot.url, 1)
    await alice.open("spades", target=100)
    await alice.computers(3)
    assert (await alice.press("start")).answered
    while not ledger.over:
        if await alice.may_act():
            await play_badly(alice)
    phone = await tab(browser, sandbox, "alice", "narrow")
    await pane(phone).locator("[data-custom-id^='review:']").last.click()
    shown = pane(phone).locator(".ephemeral").last
    await expect(shown).to_contain_text("What would you do?")
    await phone.screenshot(path=SCREENS / "review-try-400.png")
    await shown.locator(TRIES).first.click()
    await expect(shown).to_contain_text(re.compile("what I'd do|your move then|That's it"))
    if await shown.get_by_role("button", name="Show me").count():
        await shown.get_by_role("button", name="Show me").click()
    await expect(shown).to_contain_text("Better")
    await expect(shown).to_contain_text("On average, that cost you about")
    await phone.screenshot(path=SCREENS / "review-answer-400.png")
    assert await phone.evaluate("document.documentElement.scrollWidth") <= SIZES["narrow"]["width"]
