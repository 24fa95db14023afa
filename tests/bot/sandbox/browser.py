"""Headless Chromium, as the machine has it."""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, async_playwright

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


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A browser; raises AssertionError where there is none."""
    path = shutil.which("chromium")
    assert path, "Chromium is not installed"
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        await browser.close()
