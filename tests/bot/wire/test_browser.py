"""Two people play a hand of Spades in their browsers, by clicking."""

import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, expect
from playwright.async_api import TimeoutError as TooLate

from games.game import DEAL
from tests.bot.sandbox.browser import direct, pane, play, tab
from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess

pytestmark = pytest.mark.browser

SCREENS = Path("build/screens")
CONTROL = f"[data-custom-id^='act:']:not([data-custom-id$=':{DEAL}'])"
"""What is played, but not **Ready**: it would clear away what the other page is yet to show."""
GLANCE = 0.15
"""Seconds from one look at all pages to the next."""
SOON = 5_000.0  # milliseconds, after which it is looked again for a button


@pytest.fixture
def pace() -> float:
    """Long enough for every card to be seen as it falls."""
    return 0.4


@pytest.fixture
def program() -> Sequence[str]:
    """A round rests until all have pressed **Ready**."""
    return ("tests.bot.wire.variant", "unhurried")


async def test_two_people_play_a_hand_of_spades_by_clicking(
    browser: Browser, sandbox: SandboxProcess, bot: BotProcess
) -> None:
    alice, bob = [await tab(browser, sandbox, name, "wide") for name in ("alice", "bob")]
    phone = await tab(browser, sandbox, "alice", "narrow")
    await close_direct_messages(bob)
    await sit_down(alice, bob)
    await shoot("lobby", alice)
    await press(alice, "start")
    await press(bob, "hand")
    of_alice, of_bob = direct(alice), pane(bob).locator(".ephemeral").last
    both = [of_alice, of_bob]

    await click_until(lambda: is_asked(of_alice), [of_bob])
    await shoot("bidding", alice, phone)
    await click_until(lambda: has_won(alice, 5), both)
    await click_until(lambda: is_asked(of_alice), [of_bob])
    await phone.get_by_test_id("dm").click()
    await shoot("from-direct-message", alice, phone)
    await click_until(lambda: is_asked(of_bob), [of_alice])
    await shoot("from-show-my-hand", bob)
    await click_until(lambda: has_won(alice, 13), both)

    for page in (alice, bob):
        await until(partial(has_won, page, 13))
        said = await table(page).inner_text()
        scores = re.findall(r"bid \d+ and took (\d+): ", said)
        assert sum(map(int, scores)) == 13
    await until(partial(is_next_dealt, alice, bob))
    await shoot("next-hand", alice, phone)


async def is_next_dealt(*pages: Page) -> bool:
    """Whether the next hand is dealt; those who are asked whether they are ready say so."""
    for page in pages:
        if "Hand 2" in (await table(page).locator("img").first.get_attribute("alt") or ""):
            return True
        if await (button := table(page).locator("[data-custom-id^='ready:']")).count():
            with suppress(TooLate):  # it was just drawn anew
                await button.click(timeout=SOON)
    return False


async def close_direct_messages(page: Page) -> None:
    await page.get_by_test_id("me").click()
    await page.get_by_test_id("direct-messages-open").click()
    await expect(page.get_by_test_id("me")).to_contain_text("Direct messages closed")
    await page.keyboard.press("Escape")


async def sit_down(alice: Page, bob: Page) -> None:
    """Alice opens a table, Bob joins it, and two computers will play."""
    await play(alice, "Spades")
    await press(bob, "join")
    await expect(table(alice)).to_contain_text("2. @Bob")
    await expect(table(alice)).to_contain_text("Start now and 2 computers play.")


def table(page: Page) -> Locator:
    """The message of the table."""
    buttons = page.locator("[data-custom-id^='hand:'], [data-custom-id^='join:']")
    return pane(page).locator(".message").filter(has=buttons).last


async def press(page: Page, verb: str) -> None:
    """Press a button of the table."""
    await table(page).locator(f"[data-custom-id^='{verb}:']").click()


async def is_asked(hand: Locator) -> bool:
    """Whether it is the turn of whoever holds this hand."""
    return await hand.locator(CONTROL).count() > 0


async def tricks(page: Page) -> int:
    """How many tricks all seats have won, as the picture's alternative text says."""
    alt = await table(page).locator("img").first.get_attribute("alt") or ""
    return sum(map(int, re.findall(r"Won (\d+)", alt)))


async def has_won(page: Page, number: int) -> bool:
    """Whether that many tricks have been won."""
    return await tricks(page) >= number


async def click_until(seen: Callable[[], Awaitable[bool]], hands: Sequence[Locator]) -> None:
    """Play from these hands whenever they are asked, until something is seen."""

    async def step() -> bool:
        if await seen():
            return True
        for hand in hands:
            if await is_asked(hand):
                await play_from(hand)
        return False

    await until(step, pause=GLANCE)


async def play_from(hand: Locator) -> None:
    """Bid three, or play the first card that may be played."""
    three = hand.locator("[data-custom-id$=':bid 3']")
    control = three if await three.count() else hand.locator(CONTROL).first
    custom_id = await control.get_attribute("data-custom-id")
    await control.click()
    await expect(hand.locator(f"[data-custom-id='{custom_id}']")).to_have_count(0)


async def shoot(name: str, *pages: Page) -> None:
    """Keep what these pages look like for people who read the tests' results."""
    for page in pages:
        width = (page.viewport_size or {"width": 0})["width"]
        person = page.url.rpartition("=")[2]
        await page.screenshot(path=SCREENS / f"{name}-{person}-{width}.png")
