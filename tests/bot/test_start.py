"""What is done before anybody can click, and what whoever starts the bot is told if it cannot."""

import gc
import os
import socket
import subprocess
import sys
from pathlib import Path

from bot.process import prepare
from bot.words import talk
from games.words import bundle


def test_a_sandbox_port_that_is_taken_is_told_in_sentences(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        settings = {
            "DISCORD_TOKEN": "",
            "DISCORD_TOKEN_FILE": "",
            "PARLOR_DISCORD_URL": "",
            "PARLOR_SANDBOX_PORT": str(other.getsockname()[1]),
            "DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path}/parlor.db",
        }
        command = [sys.executable, "-m", "bot"]
        ended = subprocess.run(command, env=os.environ | settings, capture_output=True, text=True)
    assert ended.returncode == 2
    assert "PARLOR_SANDBOX_PORT" in ended.stderr.splitlines()[-1]
    assert "Traceback" not in ended.stderr


def test_a_process_that_is_prepared_has_read_all_sentences() -> None:
    bundle.cache_clear()
    try:
        prepare()
        read = bundle.cache_info().misses
        talk()
        assert bundle.cache_info().misses == read
    finally:
        gc.unfreeze()


def test_the_search_for_garbage_spares_what_was_imported() -> None:
    try:
        prepare()
        assert not any(each is sys.modules for each in gc.get_objects())
    finally:
        gc.unfreeze()
