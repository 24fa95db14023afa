"""The page in a browser: two people, one table."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tests.bot.sandbox.browser import chromium
from tests.bot.sandbox.small_bot import SmallBot
from tests.bot.sandbox_process import SandboxProcess

pytestmark = pytest.mark.browser

PICTURES = Path("build/sandbox")
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    """A browser for one test."""
    async with chromium() as running:
        yield running


@pytest.fixture
async def alice(browser: Browser, sandbox: SandboxProcess, bot: SmallBot) -> Page:
    """Alice's tab."""
    return await tab(browser, sandbox, "alice", "wide")


async def tab(browser: Browser, sandbox: SandboxProcess, person: str, width: str) -> Page:
    """That person's tab, on a wide or a narrow window; it may load nothing from elsewhere."""
    size = DESKTOP if width == "wide" else PHONE
    page = await browser.new_page(viewport={"width": size["width"], "height": size["height"]})
    page.set_default_timeout(10_000)

    def check(address: str) -> None:
        assert address.startswith((sandbox.address, "data:")), f"loaded from {address}"

    page.on("request", lambda request: check(request.url))
    await page.goto(f"{sandbox.address}/?as={person}")
    await expect(composer(page)).to_be_visible()
    return page


def pane(page: Page) -> Locator:
    """The channel."""
    return page.get_by_test_id("channel-pane")


def direct(page: Page) -> Locator:
    """The direct messages."""
    return page.get_by_test_id("dm-pane")


def composer(page: Page) -> Locator:
    """Where one writes in the channel."""
    return pane(page).get_by_test_id("composer")


def newest(page: Page) -> Locator:
    """The last message of the channel."""
    return pane(page).locator("[data-message-id]").last


def suggestion(page: Page) -> Locator:
    """The first of what the composer suggests."""
    return pane(page).get_by_test_id("suggestion").first


async def play(page: Page) -> None:
    """Use /play with the first game that begins with "cr"."""
    await composer(page).press_sequentially("/pl")
    await expect(suggestion(page)).to_have_text("/playStart a game.")
    await composer(page).press("Enter")
    game = pane(page).get_by_test_id("option-game")
    await game.press_sequentially("cr")
    await expect(suggestion(page)).to_have_text("Crazy King")
    await game.press("Enter")
    await expect(game).to_have_value("Crazy King")
    await game.press("Enter")
    await expect(newest(page)).to_contain_text("Alice used /play")


async def test_a_command_is_found_filled_in_and_answered_before_everybody(
    browser: Browser, sandbox: SandboxProcess, alice: Page
) -> None:
    bob = await tab(browser, sandbox, "bob", "narrow")
    await play(alice)
    for page in (alice, bob):
        await expect(newest(page).get_by_alt_text("A green table")).to_be_visible()
    await newest(bob).locator("[data-custom-id='card:QS']").click()
    private = pane(bob).get_by_text("Only you know.")
    await expect(private).to_be_visible()
    await expect(pane(alice).get_by_text("QS was played").last).to_be_visible()
    await expect(pane(alice).get_by_alt_text("A red table").last).to_be_visible()
    await expect(pane(alice).get_by_text("Only you know.")).to_have_count(0)
    await alice.screenshot(path=PICTURES / "desktop.png")
    await bob.screenshot(path=PICTURES / "phone.png")
    await pane(bob).get_by_test_id("dismiss").last.click()
    await expect(private).to_have_count(0)


async def test_a_hand_comes_beside_the_channel_and_is_unread_on_a_phone(
    browser: Browser, sandbox: SandboxProcess, alice: Page
) -> None:
    phone = await tab(browser, sandbox, "alice", "narrow")
    await expect(direct(phone)).to_be_hidden()
    await sandbox.slash("bob", "deal", player="alice")
    await expect(direct(alice).get_by_alt_text("A white table").last).to_be_visible()
    entry = phone.get_by_test_id("dm")
    await expect(entry).to_have_attribute("data-unread", "1")
    await entry.click()
    await expect(direct(phone).get_by_alt_text("A white table").last).to_be_visible()
    await expect(entry).to_have_attribute("data-unread", "0")


async def test_a_form_opens_as_a_dialog_and_is_sent(alice: Page) -> None:
    await composer(alice).fill("/name")
    await composer(alice).press("Enter")
    await alice.locator("input[data-custom-id=name]").fill("Friday")
    await alice.get_by_test_id("modal-submit").click()
    await expect(newest(alice)).to_contain_text("The table is Friday.")
    await expect(alice.get_by_test_id("modal")).to_have_count(0)


async def test_several_options_of_a_select_are_sent_when_it_closes(alice: Page) -> None:
    await composer(alice).fill("/layout")
    await composer(alice).press("Enter")
    await pane(alice).locator("[data-custom-id=choose]").last.click()
    for value in ("4", "2"):
        await alice.locator(f".q-menu [data-value='{value}']").click()
    await alice.keyboard.press("Escape")
    await expect(newest(alice)).to_contain_text("4 2")


async def test_a_command_that_is_not_answered_says_so(
    sandbox: SandboxProcess, bot: SmallBot, alice: Page
) -> None:
    await composer(alice).fill("/hold")
    await composer(alice).press("Enter")
    await bot.held.get()
    await sandbox.advance(4)
    failure = pane(alice).get_by_test_id("failure").last
    await expect(failure).to_contain_text("The application did not respond")


async def test_what_one_says_stands_in_the_channel(alice: Page) -> None:
    await composer(alice).fill("Good **evening**")
    await composer(alice).press("Enter")
    await expect(newest(alice).locator("strong")).to_have_text("evening")
    await expect(composer(alice)).to_have_value("")


async def test_a_link_to_a_message_leads_to_it(sandbox: SandboxProcess, alice: Page) -> None:
    there = await sandbox.say("bob", "over here", "table-2")
    link = f"https://discord.com/channels/1/{there['channel_id']}/{there['id']}"
    await sandbox.say("bob", f"[the table]({link})")
    await pane(alice).get_by_role("link", name="the table").last.click()
    await expect(pane(alice).get_by_text("over here").last).to_be_visible()
    await expect(pane(alice)).to_have_attribute("aria-label", "table-2")


async def test_the_page_says_whether_the_bot_is_there(
    browser: Browser, sandbox: SandboxProcess, bot: SmallBot
) -> None:
    page = await tab(browser, sandbox, "carol", "wide")
    offline = pane(page).get_by_test_id("offline")
    await expect(offline).to_be_hidden()
    await bot.close()
    await expect(offline).to_be_visible()


async def test_a_person_closes_direct_messages_on_the_page(
    browser: Browser, sandbox: SandboxProcess, bot: SmallBot
) -> None:
    page = await tab(browser, sandbox, "frank", "wide")
    await page.get_by_test_id("me").click()
    await page.get_by_test_id("direct-messages-open").click()
    await expect(page.get_by_test_id("me")).to_contain_text("Direct messages closed")
    outcome = await sandbox.slash("alice", "deal", player="frank")
    assert outcome["message"]["content"] == "refused: 50007"
