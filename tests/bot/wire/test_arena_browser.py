"""Four people with phones play an arena of two rounds, each at two tables side by side."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tests.bot.sandbox.browser import composer, pane, suggestion, tab
from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.test_daily_browser import fits
from tests.bot.wire.test_evening import soon

pytestmark = pytest.mark.browser

SCREENS = Path("build/screens")
PEOPLE = ("alice", "bob", "carol", "dave")
GAME = "Truco"
NEXT = "[data-custom-id^='arenanext:']"
PRESSED = "all => all.slice(0, 1).map(each => (each.click(), each.dataset.customId))[0]"
"""Press the first, and return its id; undefined if there is none."""
CONTROL = "[data-custom-id^='act:'], [data-custom-id^='step:']"
ROUND = 1500
"""Seconds for two tables, of which each turn takes some on a busy machine."""


async def test_four_people_play_an_arena_of_two_rounds_on_their_phones(
    browser: Browser, sandbox: SandboxProcess, bot: BotProcess
) -> None:
    phones = [await tab(browser, sandbox, person, "narrow") for person in PEOPLE]
    alice = phones[0]
    await start(alice)
    for phone in phones:
        await sit_down(phone, arena(phone))
    await shoot(alice, "in-line")
    for number in (1, 2):
        for phone in phones:
            await go_there(phone)
        await play_out(phones)
        await shoot(alice, f"table-{number}")
        if number == 1:
            for phone in phones:
                await sit_down(phone, table(phone))
    await alice.get_by_test_id("channel-general").click()
    await expect(arena(alice).get_by_alt_text(re.compile("Standings · 4 players"))).to_be_visible()
    await shoot(alice, "standing")
    await sandbox.slash("alice", "arena end")
    await expect(arena(alice)).to_contain_text("🥇")
    await shoot(alice, "medals")
    await arena(alice).locator("[data-custom-id^='arenaresults:']").click()
    own = pane(alice).locator(".ephemeral").get_by_alt_text(re.compile("Player: Alice"))
    await expect(own.last).to_be_visible()
    await shoot(alice, "results")


async def start(page: Page) -> None:
    """Type /arena start, helped by what the page suggests."""
    await composer(page).press_sequentially("/arena s")
    await expect(suggestion(page)).to_contain_text("/arena start")
    await composer(page).press("Enter")
    game = pane(page).get_by_test_id("option-game")
    await game.press_sequentially(GAME.lower())
    await expect(suggestion(page)).to_have_text(GAME)
    await game.press("Enter")
    minutes = pane(page).get_by_test_id("option-minutes")
    await minutes.press_sequentially("60")
    await minutes.press("Enter")


def arena(page: Page) -> Locator:
    """The message of the arena."""
    return (
        public(page)
        .filter(has_text="Rules")
        .filter(has_text=f"{GAME} arena")
        .or_(public(page).filter(has_text="Results").filter(has_text=f"{GAME} arena"))
        .first
    )


def public(page: Page) -> Locator:
    """The messages that all see."""
    return pane(page).locator(".message:not(.ephemeral)")


def table(page: Page) -> Locator:
    """The message of the table that stands in the thread now."""
    return public(page).last


def private(page: Page) -> Locator:
    """The newest message that only they see: an answer, or their hand."""
    return pane(page).locator(".ephemeral").last


async def sit_down(page: Page, message: Locator) -> None:
    """Press **Next table** and be told one's number; again if the page was just drawn anew."""

    async def is_told() -> bool:
        told = private(page).filter(has_text="Shuffle sealed")
        return bool(await told.filter(has_not=page.locator("img")).count())

    async def step() -> bool:
        await message.locator(NEXT).click()
        return await soon(is_told)

    await until(step)


async def go_there(page: Page) -> None:
    """Open the thread to which the answer leads."""
    await expect(private(page)).to_contain_text("Your table:")
    found = re.search(r"#(.+table \d+)", await private(page).inner_text())
    assert found
    await page.get_by_test_id(f"channel-{found[1]}").click()


async def play_out(phones: Sequence[Page]) -> None:
    """Show everybody their hand in the thread, and play by its first controls to the end."""
    for phone in phones:
        await table(phone).locator("[data-custom-id^='hand:']").click()
        await expect(private(phone).locator("img").first).to_be_visible()

    async def step() -> bool:
        for phone in phones:
            if custom_id := await private(phone).locator(CONTROL).evaluate_all(PRESSED):
                gone = private(phone).locator(f"[data-custom-id='{custom_id}']")
                await expect(gone).to_have_count(0)
        return all([await table(phone).locator(NEXT).count() for phone in phones])

    await until(step, ROUND)


async def shoot(page: Page, name: str) -> None:
    """Keep what the page looks like, which nothing may reach out of."""
    await page.screenshot(path=SCREENS / f"arena-{name}-400.png")
    assert await fits(page)
