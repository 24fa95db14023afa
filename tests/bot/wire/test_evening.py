"""An evening of friends in their browsers, with everything that happens to people at a table."""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tests.bot.sandbox.browser import direct, pane, play, tab
from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess

pytestmark = pytest.mark.browser

TURN = 500
"""Seconds in which everybody's time for a turn is up, the spare minutes included."""
HANDS = 1500
"""Seconds for several hands until one is as is wanted: each takes minutes on a busy machine."""
FOLD = "[data-custom-id$=':fold']"
STAY = "[data-custom-id^='act:']:not([data-custom-id$=':fold'])"
AGREE = "[data-custom-id^='agree:']"
TABLE = ", ".join(f"[data-custom-id^='{verb}:']" for verb in ("hand", "join", "again"))
"""What a table has, before the match, during it, or after it."""
RESTS = "Next deal"

People = Mapping[str, Page]
Seen = Callable[[], Awaitable[bool]]


@pytest.fixture
def pace() -> float:
    """Computers need not look as if they thought."""
    return 0.2


@pytest.fixture
def program() -> tuple[str, ...]:
    """Time passes only when the test says so."""
    return ("tests.bot.wire.variant", "timed")


async def test_two_people_two_computers_and_a_guest_spend_an_evening(
    browser: Browser, sandbox: SandboxProcess, bot: BotProcess, tmp_path: Path
) -> None:
    alice, bob, carol = [await tab(browser, sandbox, n, "wide") for n in ("alice", "bob", "carol")]
    two: People = {"Alice": alice, "Bob": bob}
    three: People = {**two, "Carol": carol}
    await sit_down(alice, bob)

    held = "Bob is away, so a computer plays for them."
    for number in (1, 2):  # nobody waits
        # as Alice sees it: of two pages one may still show what the other no longer does
        await play_until(two, lambda: has_turn(alice, "Bob"), idle="Bob")
        (tmp_path / "ahead").write_text(str(number * TURN))
        # not what the table says of it: computers that play on at once may have it say the next
        await expect(table(alice)).not_to_contain_text("Bob's turn")
    await expect(table(alice)).to_contain_text(held)
    await press_until(bob, "here", lambda: says_not(alice, held))

    comes = "Carol takes "  # a guest
    await press_until(carol, "enter", lambda: says(alice, "Carol wants to take"))
    await press_until(alice, "agree", lambda: says(alice, comes))
    await play_until(two, lambda: sits(carol, "Carol"))

    await until(lambda: takes_back(sandbox, three), HANDS)
    await until(lambda: says(bob, "Alice wants to undo their last move"))
    await agree(bob, carol)
    await until(lambda: has_turn(alice, "Alice"))

    await play_until(three, lambda: rests(alice))  # all want to end it
    await agree(alice, bob, carol)
    await expect(table(alice)).to_contain_text("won the match")

    await pane(alice).locator("[data-custom-id^='again:']").last.click()
    await expect(table(bob)).to_contain_text("1. @Alice")
    await pane(bob).locator("[data-custom-id^='again:']").last.click()
    await expect(table(alice)).to_contain_text("2. @Bob")


async def sit_down(alice: Page, bob: Page) -> None:
    """Alice opens a table, Bob and two computers join it, and the cards are dealt."""
    await play(alice, "Five Card Draw")
    await press(bob, "join")
    await expect(table(alice)).to_contain_text("2. @Bob")
    await press(alice, "manage")
    await pane(alice).locator(".ephemeral [data-custom-id^='dismiss:']").last.click()
    await expect(table(alice)).to_contain_text("Start now and 2 computers play.")
    await press(alice, "start")


def table(page: Page) -> Locator:
    """The message of the table."""
    return pane(page).locator(".message").filter(has=page.locator(TABLE)).last


async def press(page: Page, verb: str) -> None:
    """Press a button of the table."""
    await table(page).locator(f"[data-custom-id^='{verb}:']").first.click()


async def press_until(page: Page, verb: str, seen: Seen) -> None:
    """Press a button of the table, again if the table was just drawn anew, until it is seen."""

    async def step() -> bool:
        button = table(page).locator(f"[data-custom-id^='{verb}:']").first
        if not await seen() and await button.count():
            await button.click()
        return await soon(seen)

    await until(step)


async def agree(*pages: Page) -> None:
    """Have these people agree to what the table is asked, until it is not asked any more."""

    async def is_done() -> bool:
        return not await table(pages[0]).locator(AGREE).count()

    async def step() -> bool:
        for page in pages:
            if await (button := table(page).locator(AGREE).first).count():
                await button.click()
        return await soon(is_done)

    await until(step)


async def soon(seen: Seen) -> bool:
    """Whether something is seen before one would press once more."""
    with suppress(AssertionError):
        return await until(seen, 10)
    return False


async def says_not(page: Page, text: str) -> bool:
    """Whether the table does not say this."""
    return not await says(page, text)


async def says(page: Page, text: str) -> bool:
    """Whether the table says this."""
    return text in await table(page).inner_text()


async def has_turn(page: Page, name: str) -> bool:
    """Whether it is somebody's turn."""
    return await says(page, f"{name}'s turn")


async def rests(page: Page) -> bool:
    """Whether a hand is over."""
    return await says(page, RESTS)


async def sits(page: Page, name: str) -> bool:
    """Whether somebody sits at the table, as its picture shows."""
    return name in (await table(page).locator("img").first.get_attribute("alt") or "")


async def play_until(people: People, seen: Seen, idle: str = "") -> None:
    """Have people but one fold, and all be ready for the next deal, until something is seen."""

    async def step() -> bool:
        if await seen():
            return True
        page = next(iter(people.values()))
        if await rests(page):
            for each in people.values():
                await press(each, "ready")
            await soon(lambda: says_not(page, RESTS))
        for name, own in people.items():
            if name != idle and not await seen() and await has_turn(own, name):
                await act(own, FOLD)
        return False

    await until(step)


async def act(page: Page, control: str) -> bool:
    """Play by the first such control of one's hand, if it is there by now."""
    button = direct(page).locator(control).first
    if not await button.count():
        return False
    custom_id = await button.get_attribute("data-custom-id")
    await button.click()
    gone = direct(page).locator(f"[data-custom-id='{custom_id}']")

    async def is_gone() -> bool:
        return not await gone.count()

    return await soon(is_gone)


async def takes_back(sandbox: SandboxProcess, people: People) -> bool:
    """Have Alice stay in a hand before somebody else is to decide, and ask to take that back."""
    alice = people["Alice"]
    await play_until(people, lambda: has_turn(alice, "Alice"))
    if not await act(alice, STAY):
        return False
    await expect(table(alice)).not_to_contain_text("Alice's turn")
    others = [name for name in people if name != "Alice"]
    if not any([await has_turn(alice, name) for name in others]):
        return False
    outcome = await sandbox.slash("alice", "table undo")
    return "I've asked everyone" in outcome["message"]["content"]
