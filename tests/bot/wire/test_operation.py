"""What whoever runs the bot sees of a process: its pages, its log and the check."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.pages import figures, own_port, page
from tests.bot.wire.player import Player

pytestmark = pytest.mark.processes


@pytest.fixture
def port(monkeypatch: pytest.MonkeyPatch) -> int:
    """One of this process, for the bot's pages."""
    monkeypatch.setenv("PARLOR_METRICS_PORT", str(own_port()))
    return own_port()


async def test_a_bot_in_play_is_healthy_and_counts_its_clicks(
    port: int, bot: BotProcess, alice: Player
) -> None:
    await alice.open("spades")
    await alice.press("start")
    assert (await alice.act()).acknowledged

    async def is_healthy() -> bool:
        return await page(port, "healthz") == (200, "ok")

    await until(is_healthy)  # a busy machine is late now and then
    read = await figures(port)
    assert float(read["parlor_click_commit_seconds_count"]) == 1
    assert float(read["parlor_open_matches"]) == 1


async def test_a_log_that_is_no_terminal_has_an_object_a_line(bot: BotProcess) -> None:
    lines = [line for line in bot.log.read_text("utf-8").splitlines() if line.startswith("{")]
    assert {"event", "level", "logger", "timestamp"} <= json.loads(lines[0]).keys()


def test_the_check_finds_all_in_order(sandbox: SandboxProcess, tmp_path: Path) -> None:
    settings = {
        "DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path}/parlor.db",
        "PARLOR_DISCORD_URL": sandbox.address,
        "DISCORD_TOKEN": "",
    }
    code, said = check(settings)
    assert code == 0
    assert "database: empty" in said
    assert "fonts: all" in said
    assert "all permissions" in said
    assert "TROUBLE" not in said


def test_the_check_names_what_is_in_trouble(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("in the way")
    settings = {
        "DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path}/folder/parlor.db",
        "PARLOR_DISCORD_URL": "http://127.0.0.1:9",
        "DISCORD_TOKEN": "a-secret",
    }
    code, said = check(settings)
    assert code == 1
    assert "database: TROUBLE" in said
    assert "Discord: TROUBLE" in said
    assert "a-secret" not in said


def check(settings: dict[str, str]) -> tuple[int, str]:
    """`python -m bot check`."""
    ended = subprocess.run(
        [sys.executable, "-m", "bot", "check"],
        env=os.environ | settings,
        capture_output=True,
        text=True,
        timeout=300,
    )
    return ended.returncode, ended.stdout + ended.stderr
