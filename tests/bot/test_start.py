"""What whoever starts the bot is told when it cannot start."""

import os
import socket
import subprocess
import sys
from pathlib import Path


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
