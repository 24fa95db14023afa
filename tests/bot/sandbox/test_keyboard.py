"""The page by keyboard alone."""

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tests.bot.sandbox.browser import composer, direct, newest, pane, play, slow_line, tab
from tests.bot.sandbox.small_bot import SmallBot
from tests.bot.sandbox_process import SandboxProcess

pytestmark = pytest.mark.browser

STOPS = 200
"""More than there are on the page."""
NAMELESS = """() => [...document.querySelectorAll("input, textarea, button, a, [role=switch]")]
    .filter((field) => field.offsetParent)
    .filter((field) => !(field.ariaLabel || field.innerText.trim() || field.querySelector("[alt]")))
    .map((field) => field.outerHTML)"""
"""What can be filled in or pressed, and has no name for those who do not see it."""


@pytest.fixture
async def page(browser: Browser, sandbox: SandboxProcess, bot: SmallBot) -> Page:
    """The tab of somebody whom no other test knows: all share a sandbox, and its channel."""
    return await tab(browser, sandbox, "Kim", "wide")


async def use(page: Page, command: str) -> None:
    """Type a command where one writes."""
    await expect(composer(page)).to_be_focused()
    await page.keyboard.type(f"/{command}")
    await expect(pane(page).get_by_test_id("suggestion").first).to_contain_text(f"/{command}")
    await page.keyboard.press("Enter")


async def go_to(page: Page, control: Locator) -> None:
    """Press Tab until the keyboard is there."""
    for _ in range(STOPS):
        if await control.evaluate("(it) => it === document.activeElement"):
            return
        await page.keyboard.press("Tab")
    raise AssertionError("Tab never comes there")


async def test_tab_goes_from_where_one_writes_to_all_else_and_back(page: Page) -> None:
    await expect(composer(page)).to_be_focused()
    for test_id in ("channel-table-2", "dm", "me"):
        await go_to(page, page.get_by_test_id(test_id))
    await go_to(page, composer(page))
    await go_to(page, direct(page).get_by_test_id("composer"))


async def test_tab_takes_what_is_suggested_and_then_goes_on(page: Page) -> None:
    await composer(page).press_sequentially("/pla")
    await expect(pane(page).get_by_test_id("suggestion").first).to_contain_text("/play")
    await page.keyboard.press("Tab")
    game = pane(page).get_by_test_id("option-game")
    await expect(game).to_be_focused()
    await game.press_sequentially("cr")
    await expect(pane(page).get_by_test_id("suggestion").first).to_have_text("Crazy King")
    await page.keyboard.press("Tab")
    await expect(game).to_have_value("Crazy King")
    await expect(pane(page).get_by_test_id("suggestion")).to_have_count(0)
    await page.keyboard.press("Tab")
    await expect(game).not_to_be_focused()


async def test_who_took_a_suggestion_and_went_on_is_not_brought_back(
    sandbox: SandboxProcess, page: Page
) -> None:
    hears = await slow_line(page)
    await composer(page).press_sequentially("/play ")
    game = pane(page).get_by_test_id("option-game")
    await game.press_sequentially("cr")
    await expect(pane(page).get_by_test_id("suggestion").first).to_have_text("Crazy King")
    hears.clear()
    await page.keyboard.press("Tab")
    private = direct(page).get_by_test_id("composer")
    await private.focus()
    hears.set()
    await expect(game).to_have_value("Crazy King")
    await sandbox.say("bob", "A good one.")
    await expect(newest(page)).to_contain_text("A good one.")
    await expect(private).to_be_focused()


async def test_a_card_is_played_by_keyboard_and_the_keyboard_stays_there(page: Page) -> None:
    await play(page, "Crazy King")
    table = newest(page)
    card = await table.get_attribute("data-message-id")
    await go_to(page, table.locator("[data-custom-id='card:QS']"))
    await page.keyboard.press("Enter")
    await expect(pane(page).get_by_text("QS was played").last).to_be_visible()
    await expect(page.locator(f"[data-message-id='{card}'] :focus")).to_have_count(1)


async def test_a_menu_opens_and_is_chosen_from_by_keyboard(page: Page) -> None:
    await use(page, "layout")
    await go_to(page, pane(page).locator("[data-custom-id=choose]").last)
    await page.keyboard.press("Enter")
    options = page.locator(".q-menu [role=option]")
    await expect(options.first).to_be_focused()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    value = await options.nth(1).get_attribute("data-value") or ""
    await page.keyboard.press("Escape")
    await expect(newest(page)).to_contain_text(value)


async def test_a_form_is_filled_in_by_keyboard(page: Page) -> None:
    await use(page, "name")
    await go_to(page, page.locator("input[data-custom-id=name]"))
    await page.keyboard.type("Friday")
    await go_to(page, page.get_by_test_id("modal-submit"))
    await page.keyboard.press("Enter")
    await expect(newest(page)).to_contain_text("The table is Friday.")


async def test_one_becomes_somebody_else_by_keyboard(page: Page) -> None:
    await go_to(page, page.get_by_test_id("me"))
    await page.keyboard.press("Enter")
    await expect(page.get_by_test_id("add-person")).to_be_visible()
    await go_to(page, page.get_by_test_id("be-bob"))
    await page.keyboard.press("Enter")
    await expect(page.get_by_test_id("me")).to_contain_text("Bob")


async def test_whatever_is_filled_in_or_pressed_has_a_name(page: Page) -> None:
    await play(page, "Crazy King")
    await use(page, "layout")
    await expect(pane(page).locator("[data-custom-id=choose]").last).to_be_visible()
    await page.get_by_test_id("me").click()
    await expect(page.get_by_test_id("add-person")).to_be_visible()
    assert await page.evaluate(NAMELESS) == []
    await page.keyboard.press("Escape")
    await expect(page.get_by_test_id("add-person")).to_be_hidden()  # till then it takes the focus
    await composer(page).focus()
    await use(page, "name")
    await expect(page.get_by_test_id("modal")).to_be_visible()
    assert await page.evaluate(NAMELESS) == []
