"""What `pipx install` of our wheel gives: all that the bot needs, and a command that starts it."""

import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from zipfile import ZipFile

import pytest

from bot.documents import PRIVACY, TERMS, document
from bot.settings import Operator
from tests.bot.waiting import until

pytestmark = pytest.mark.processes

ROOT = Path(__file__).parents[3]
PACKAGES = ("bot", "games", "images")
BUILD = "from setuptools.build_meta import build_wheel; build_wheel('dist')"
STARTED = r"Parlor is ready\. Open http://\S+ and type /play\. Matches are stored in \S+/data\.\s+"
TOLD = """
import sys
from bot.documents import document
from bot.settings import Operator
print(document(sys.argv[1], Operator("Ann")), end="")
"""
START = "import sys; from bot.__main__ import main; sys.exit(main())"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ZipFile]:
    """Built from a copy: what a build leaves behind would be found by the next one."""
    copy = tmp_path_factory.mktemp("copy")
    for name in ("pyproject.toml", "README.md", "LICENSE", "PRIVACY.md", "TERMS.md"):
        shutil.copy(ROOT / name, copy)
    for name in PACKAGES:
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    subprocess.run([sys.executable, "-c", BUILD], cwd=copy, check=True, capture_output=True)
    (built,) = (copy / "dist").glob("*.whl")
    with ZipFile(built) as opened:
        yield opened


def test_a_wheel_has_every_file_of_ours_but_the_pictures_of_readme(wheel: ZipFile) -> None:
    ours = {
        file.relative_to(ROOT).as_posix()
        for name in PACKAGES
        for file in (ROOT / name).rglob("*")
        if file.is_file() and not {"__pycache__", "examples"} & set(file.parts)
    }
    assert ours - set(wheel.namelist()) == set()


@pytest.mark.parametrize("name", [PRIVACY, TERMS])
def test_a_wheel_shows_terms_and_privacy_like_a_checkout(
    wheel: ZipFile, tmp_path: Path, name: str
) -> None:
    wheel.extractall(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", TOLD, name], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout == document(name, Operator("Ann"))


def test_a_wheel_brings_the_command_parlor(wheel: ZipFile) -> None:
    (scripts,) = (name for name in wheel.namelist() if name.endswith("/entry_points.txt"))
    assert "parlor = bot.__main__:main" in wheel.read(scripts).decode().splitlines()


async def test_a_start_in_a_terminal_says_where_to_play_and_nothing_else(
    wheel: ZipFile, tmp_path: Path
) -> None:
    wheel.extractall(tmp_path / "installed")
    screen, terminal = os.openpty()
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        START,
        cwd=tmp_path,
        env={
            "PATH": os.environ["PATH"],
            "PYTHONPATH": str(tmp_path / "installed"),
            "PARLOR_SANDBOX_PORT": "0",
        },
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        start_new_session=True,
    )
    os.close(terminal)
    said = bytearray()

    def metropolis() -> None:
        with suppress(OSError):  # nobody speaks any more
            said.extend(os.read(screen, 1024))

    asyncio.get_running_loop().add_reader(screen, metropolis)
    try:
        await until(lambda: b"/play" in said or process.returncode is not None)
        os.killpg(process.pid, signal.SIGINT)  # as Ctrl+C does
        await until(lambda: process.returncode is not None)
    finally:
        asyncio.get_running_loop().remove_reader(screen)
        os.close(screen)
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert re.fullmatch(STARTED, said.decode())
    assert process.returncode == 0
    assert (tmp_path / "data" / "parlor.db").exists()
