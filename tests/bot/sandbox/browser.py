"""Headless Chromium, as the machine has it, and where things are on the sandbox's page."""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import (
    Browser,
    Locator,
    Page,
    ViewportSize,
    WebSocketRoute,
    async_playwright,
    expect,
)

from tests.bot.sandbox_process import SandboxProcess

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""Flags without which Chromium fails as root, or looks for hosts that it cannot reach."""

LONG = 300_000
"""Milliseconds after which a page that does not change will not: much, for a busy machine."""
expect.set_options(timeout=LONG)

SIZES: dict[str, ViewportSize] = {
    "wide": {"width": 1440, "height": 900},
    "narrow": {"width": 400, "height": 844},
}


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A browser; where there is none, the test fails in CI and is skipped elsewhere."""
    path = shutil.which("chromium")
    if path is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)("Chromium is not installed.")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=QUIET, timeout=LONG)
        yield browser
        await browser.close()


async def tab(browser: Browser, sandbox: SandboxProcess, person: str, width: str) -> Page:
    """That person's tab, on a wide or a narrow window; it may load nothing from elsewhere."""
    page = await browser.new_page(viewport=SIZES[width])
    page.set_default_timeout(LONG)

    def check(address: str) -> None:
        assert address.startswith((sandbox.address, "data:")), f"loaded from {address}"

    page.on("request", lambda request: check(request.url))
    await page.goto(f"{sandbox.address}/?as={person}")
    await connected(page)
    return page


async def connected(page: Page) -> None:
    """Wait until a page tells the server what is done on it, each thing in its turn."""
    await expect(composer(page)).to_be_visible()
    await page.wait_for_function("window.did_handshake")


async def slow_line(page: Page) -> asyncio.Event:
    """Load the page once more; while the event is not set, it hears nothing from the server."""
    hears = asyncio.Event()
    hears.set()

    def connect(socket: WebSocketRoute) -> None:
        async def pass_on(message: str | bytes) -> None:
            await hears.wait()
            socket.send(message)

        socket.connect_to_server().on_message(pass_on)

    await page.route_web_socket("**", connect)
    await page.reload()
    await connected(page)
    return hears


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


async def play(page: Page, name: str) -> None:
    """Use /play with the game of that name, helped by what the page suggests."""
    await composer(page).press_sequentially("/pl")
    await expect(suggestion(page)).to_contain_text("/play")
    await composer(page).press("Enter")
    game = pane(page).get_by_test_id("option-game")
    await game.press_sequentially(name[:4].lower())
    await expect(suggestion(page)).to_have_text(name)
    await game.press("Enter")
    await expect(game).to_have_value(name)
    await game.press("Enter")
    await expect(newest(page)).to_contain_text("used /play")
