"""What is done before anybody can click, and what whoever starts the bot is told if it cannot."""

import asyncio
import gc
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import ast

from bot.process import prepare
from bot.store.migrations import BEFORE
from bot.words import FOLDER, talk
from games.text import Text
from games.words import ENGLISH, translator_from
from games.words.bundles import bundle
from tests.bot import released
from tests.plugins import write_flip

pytestmark = pytest.mark.processes

INTERRUPTING = """
import importlib.abc, signal, sys
class AtDiscord(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name == "discord" and "bot" in sys.orig_argv:
            signal.raise_signal(signal.SIGINT)
signal.signal(signal.SIGINT, signal.default_int_handler)  # in a background job it is ignored
sys.meta_path.insert(0, AtDiscord())
"""
"""Ctrl+C amid the imports of the bot, not of its sandbox."""


@pytest.fixture
def settings(tmp_path: Path) -> dict[str, str]:
    """Of a bot that is to start the sandbox."""
    return {
        "DISCORD_TOKEN": "",
        "DISCORD_TOKEN_FILE": "",
        "PARLOR_DISCORD_URL": "",
        "DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path}/parlor.db",
    }


def bot(settings: dict[str, str], *command: str) -> subprocess.CompletedProcess[str]:
    """`python -m bot`, waited for."""
    return subprocess.run(
        [sys.executable, "-m", "bot", *command],
        env=os.environ | settings,
        capture_output=True,
        text=True,
    )


def test_a_sandbox_port_that_is_taken_is_told_in_sentences(settings: dict[str, str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        ended = bot(settings | {"PARLOR_SANDBOX_PORT": str(other.getsockname()[1])})
    assert ended.returncode == 2
    assert "PARLOR_SANDBOX_PORT" in ended.stderr.splitlines()[-1]
    assert "Traceback" not in ended.stderr


def test_a_game_that_does_not_fit_is_left_out_as_the_bot_starts(
    settings: dict[str, str], tmp_path: Path
) -> None:
    write_flip(tmp_path, "flip", "do-flip = Flip")
    write_flip(tmp_path, "turn", "do-flip = Turn over\nflip-name = Flop")
    path = {"PYTHONPATH": os.pathsep.join([str(tmp_path), str(Path.cwd())])}
    with socket.create_server(("127.0.0.1", 0)) as other:  # it ends before it serves
        taken = {"PARLOR_SANDBOX_PORT": str(other.getsockname()[1])}
        ended = bot(settings | path | taken)
    assert "Traceback" not in ended.stderr
    assert "PARLOR_SANDBOX_PORT" in ended.stderr.splitlines()[-1]
    (told,) = (line for line in ended.stderr.splitlines() if "is left out" in line)
    assert "parlor_turn:Flip is left out" in told
    assert "turn.ftl: flip-name stands in" in told


def test_ctrl_c_while_it_starts_is_one_line_and_the_usual_exit_code(
    settings: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "sitecustomize.py").write_text(INTERRUPTING)
    ended = bot(settings | {"PYTHONPATH": str(tmp_path)})
    assert ended.stderr == "Stopped.\n"
    assert ended.returncode == 130


@pytest.mark.parametrize("option", ["--help", "--version"])
def test_what_it_can_do_is_told_without_importing_the_bot(option: str) -> None:
    told = f"import sys; sys.argv[1:] = ['{option}']; import bot.__main__ as it\n"
    told += "try: it.main()\nfinally: print('discord' in sys.modules)"
    ended = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True)
    assert ended.stdout.splitlines()[-1] == "False"


def test_the_data_folder_can_be_chosen(settings: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ended = bot(settings, "--data", str(tmp_path / "file" / "data"))
    assert ended.returncode == 1
    assert ended.stderr.startswith(f"The database {tmp_path}/file/data/parlor.db cannot be opened")


def test_bringing_a_database_up_to_date_is_told_in_one_line(settings: dict[str, str]) -> None:
    asyncio.run(released.restore(BEFORE, settings["DATABASE_URL"]))
    with socket.create_server(("127.0.0.1", 0)) as other:  # it ends before it serves
        ended = bot(settings | {"PARLOR_SANDBOX_PORT": str(other.getsockname()[1])})
    told = [line for line in ended.stderr.splitlines() if "database" in line or "alembic" in line]
    assert len(told) == 1
    assert "the one before is kept as" in told[0]


def test_what_is_stored_is_for_its_owner_alone(settings: dict[str, str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:  # it ends before it serves
        bot(settings | {"PARLOR_SANDBOX_PORT": str(other.getsockname()[1])})
    for stored in tmp_path.glob("parlor.*"):
        assert not stored.stat().st_mode & 0o077, stored.name


def test_a_python_without_what_is_needed_is_told_in_a_sentence(
    settings: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys; sys.modules['uvloop'] = None")
    ended = bot(settings | {"PYTHONPATH": str(tmp_path)})
    assert ended.returncode == 1
    assert ended.stderr.startswith("This Python has no uvloop")
    assert len(ended.stderr.splitlines()) == 1


def test_counting_again_wants_a_database(settings: dict[str, str], tmp_path: Path) -> None:
    ended = bot(settings, "recount")
    assert ended.returncode == 1
    assert ended.stderr == f"There is no database at {tmp_path}/parlor.db.\n"


def test_where_the_sandbox_is_not_installed_a_token_is_asked_for(
    settings: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys; sys.modules['nicegui'] = None")
    without = settings | {"PYTHONPATH": str(tmp_path)}
    ended = bot(without)
    assert ended.returncode == 2
    assert "DISCORD_TOKEN" in ended.stderr.splitlines()[-1]
    assert "Traceback" not in ended.stderr
    checked = bot(without, "check")
    assert checked.returncode == 1
    assert "Discord: TROUBLE" in checked.stdout


def test_a_process_that_is_prepared_has_found_all_sentences() -> None:
    for cache in (bundle, translator_from):
        cache.cache_clear()
    try:
        prepare()
        read = bundle.cache_info().misses
        talk()(Text("broken", code="none"))
        assert read
        assert bundle.cache_info().misses == read
    finally:
        gc.unfreeze()


def test_of_a_sentence_that_was_said_no_syntax_tree_stays_in_memory() -> None:
    messages = bundle(ENGLISH, (FOLDER,))
    assert messages.get_message("broken").value
    trees = {type(each) for each in gc.get_referents(*vars(messages).values())}
    assert not trees & {ast.Message, ast.Term}


def test_a_bot_with_sqlite_goes_without_the_orm() -> None:
    imported = "import sys, bot.__main__; sys.exit('sqlalchemy.orm' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", imported]).returncode == 0


def test_the_search_for_garbage_spares_what_was_imported() -> None:
    try:
        prepare()
        assert not any(each is sys.modules for each in gc.get_objects())
    finally:
        gc.unfreeze()
