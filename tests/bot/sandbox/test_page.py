"""The page in a browser: two people, one table."""

from pathlib import Path

import discord
import pytest
from playwright.async_api import Browser, Page, expect

from tests.bot.sandbox.browser import (
    composer,
    connected,
    direct,
    newest,
    pane,
    play,
    slow_line,
    tab,
)
from tests.bot.sandbox.small_bot import SmallBot
from tests.bot.sandbox_process import SandboxProcess

pytestmark = pytest.mark.browser

PICTURES = Path("build/sandbox")


@pytest.fixture
async def alice(browser: Browser, sandbox: SandboxProcess, bot: SmallBot) -> Page:
    """Alice's tab."""
    return await tab(browser, sandbox, "alice", "wide")


async def test_a_command_is_found_filled_in_and_answered_before_everybody(
    browser: Browser, sandbox: SandboxProcess, bot: SmallBot
) -> None:
    una = await tab(browser, sandbox, "una", "wide")  # people to whom no other test said anything
    ugo = await tab(browser, sandbox, "ugo", "narrow")
    await play(una, "Crazy King")
    for page in (una, ugo):
        await expect(newest(page).get_by_alt_text("A green table")).to_be_visible()
    await newest(ugo).locator("[data-custom-id='card:QS']").click()
    private = pane(ugo).get_by_text("Only you know.")
    await expect(private).to_be_visible()
    await expect(pane(una).get_by_text("QS was played").last).to_be_visible()
    await expect(pane(una).get_by_alt_text("A red table").last).to_be_visible()
    await expect(pane(una).get_by_text("Only you know.")).to_have_count(0)
    await una.screenshot(path=PICTURES / "desktop.png")
    await ugo.screenshot(path=PICTURES / "phone.png")
    await pane(ugo).get_by_test_id("dismiss").last.click()
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


async def test_a_press_counts_although_its_message_changes_under_it(
    alice: Page, channel: discord.TextChannel
) -> None:
    await play(alice, "Spades")
    card = newest(alice).locator("[data-custom-id='card:QS']")
    await card.hover()
    await alice.mouse.down()
    [message] = [each async for each in channel.history(limit=1)]
    await message.edit(content="The trumps are spades.")
    await expect(newest(alice)).to_contain_text("The trumps are spades.")
    await alice.mouse.up()
    await expect(pane(alice).get_by_text("QS was played").last).to_be_visible()


async def test_a_click_on_a_channel_counts_although_others_become_unread(
    sandbox: SandboxProcess, alice: Page
) -> None:
    other = alice.get_by_test_id("channel-table-2")
    await other.hover()
    await alice.mouse.down()
    await sandbox.say("bob", "over here", "table-2")
    await expect(other).to_have_attribute("data-unread", "1")
    await alice.mouse.up()
    await expect(pane(alice)).to_have_attribute("aria-label", "table-2")


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


@pytest.mark.parametrize("name", ["Zoë O'Neil & “Co”", "👩‍👩‍👧‍👦 <b>#1?</b>", "محمد عبد الرحمن"])
async def test_who_adds_a_person_becomes_that_person_whatever_the_name(
    name: str, alice: Page
) -> None:
    me = alice.get_by_test_id("me")
    await me.click()
    await alice.get_by_test_id("add-person").fill(name)
    await alice.get_by_test_id("add-person").press("Enter")
    await expect(me.locator(".me-name")).to_have_text(name)
    await connected(alice)
    await composer(alice).fill("Here I am.")
    await composer(alice).press("Enter")
    await expect(newest(alice)).to_contain_text(name)


async def test_a_name_that_is_too_long_is_refused(alice: Page) -> None:
    await alice.get_by_test_id("me").click()
    await alice.get_by_test_id("add-person").fill("N" * 33)
    await alice.get_by_test_id("add-person").press("Enter")
    await expect(alice.get_by_text("A name has 1 to 32 characters.")).to_be_visible()


async def test_what_is_written_before_the_server_answers_is_kept(alice: Page) -> None:
    hears = await slow_line(alice)
    hears.clear()
    for words in ("Good morning.", "Coffee, anybody?"):
        await composer(alice).press_sequentially(words)
        await expect(composer(alice)).to_have_value(words)
        await composer(alice).press("Enter")
    await composer(alice).press_sequentially("Tea")
    hears.set()
    await expect(newest(alice)).to_contain_text("Coffee, anybody?")
    await expect(composer(alice)).to_have_value("Tea")


async def test_what_stood_below_a_message_that_is_taken_away_has_its_author(
    sandbox: SandboxProcess, alice: Page
) -> None:
    await sandbox.say("bob", "Hello.")
    for words in ("Good evening.", "Cards, anybody?"):
        await composer(alice).fill(words)
        await composer(alice).press("Enter")
        await expect(newest(alice)).to_contain_text(words)
    below = newest(alice)
    await expect(below).not_to_contain_text("Alice")
    first = pane(alice).locator("[data-message-id]", has_text="Good evening.").last
    message = int(await first.get_attribute("data-message-id") or 0)
    await sandbox.ask("POST", "delete", **{"as": "alice", "message": message})
    await expect(below).to_contain_text("Alice")


async def test_a_long_name_leaves_room_for_what_stands_beside_it(
    browser: Browser, sandbox: SandboxProcess, bot: SmallBot
) -> None:
    page = await tab(browser, sandbox, "W" * 32, "wide")
    me = page.get_by_test_id("me")
    assert await me.evaluate("card => card.scrollWidth <= card.clientWidth")
    assert await me.locator(".me-name").evaluate(
        "it => it.clientWidth <= it.parentNode.clientWidth"
    )
