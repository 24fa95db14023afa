"""Installing with `make`, on machines that lack something, and after it was interrupted."""

import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

pytestmark = pytest.mark.check

ROOT = Path(__file__).parents[1]
WITHOUT = """#!/bin/sh
exec {python} -c '
import runpy, sys
{change}
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
' "$@"
"""
"""A Python that lacks something, of which `make` runs one file."""
OLD = 'sys.version_info = (3, 9, 2, "final", 0)'
BARE = 'sys.modules["ensurepip"] = None'
UV = """#!/bin/sh
echo "$@" >> {said}
[ "$1" = venv ] && {python} -m venv --without-pip "$5" || true
"""


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A folder of programs: what a shell finds, but for uv and another Python."""
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in ("sh", "make", "touch", "rm", "env"):
        found = shutil.which(name)
        assert found, name
        (programs / name).symlink_to(found)
    (tmp_path / "lock").touch()
    return tmp_path


def program(machine: Path, name: str, text: str, **values: object) -> None:
    """Put a script into the folder of programs."""
    file = machine / "bin" / name
    file.write_text(text.format(python=sys.executable, **values))
    file.chmod(0o755)


def run(machine: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A command on this machine, waited for."""
    environment = {"PATH": str(machine / "bin"), "HOME": str(machine)}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)


def make(machine: Path) -> subprocess.CompletedProcess[str]:
    """`make` of what `make play` and `make test` need first."""
    return run(machine, "make", f"VENV={machine}/venv", f"{machine}/venv/play")


def install(machine: Path) -> subprocess.CompletedProcess[str]:
    """What `make` runs, with nothing in the lock."""
    file, lock = ROOT / "deploy" / "install.py", machine / "lock"
    return run(machine, sys.executable, str(file), str(machine / "venv"), str(lock))


def sentences(done: subprocess.CompletedProcess[str]) -> list[str]:
    """What was said, but for what make says of every failure."""
    return [line for line in done.stderr.splitlines() if not line.startswith("make")]


def test_without_python_one_sentence_names_what_is_needed(machine: Path) -> None:
    done = make(machine)
    assert done.returncode
    assert sentences(done) == ["There is no python3 here, and Parlor needs Python 3.11 or newer."]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        pytest.param(
            OLD,
            [
                "This is Python 3.9.2, and Parlor needs 3.11 or newer: name one, as in"
                " make play PYTHON=python3.12"
            ],
            id="old",
        ),
        pytest.param(
            BARE,
            [
                "This Python cannot make virtual environments. On Debian:"
                " apt install python3 python3-venv git make ca-certificates"
            ],
            id="without ensurepip",
        ),
    ],
)
def test_a_python_that_cannot_do_it_is_told_in_one_sentence_each_time(
    machine: Path, change: str, said: list[str]
) -> None:
    program(machine, "python3", WITHOUT, change=change)
    for _ in range(2):
        done = make(machine)
        assert done.returncode
        assert sentences(done) == said
        assert not (machine / "venv").exists()


def test_an_environment_that_was_left_without_pip_is_made_anew(machine: Path) -> None:
    venv.create(machine / "venv", with_pip=False)
    assert install(machine).returncode == 0
    assert run(machine, f"{machine}/venv/bin/python", "-m", "pip", "--version").returncode == 0


def test_an_installation_that_was_interrupted_is_not_taken_for_done(machine: Path) -> None:
    venv.create(machine / "venv", with_pip=False)
    (machine / "venv.unfinished").touch()
    (machine / "venv" / "half").touch()
    assert install(machine).returncode == 0
    assert not (machine / "venv" / "half").exists()
    assert not (machine / "venv.unfinished").exists()


def test_uv_is_used_where_it_is_even_beside_an_old_python(machine: Path) -> None:
    program(machine, "uv", UV, said=machine / "said")
    program(machine, "python3", WITHOUT, change=OLD)
    assert make(machine).returncode == 0
    made, installed = (machine / "said").read_text().splitlines()
    assert made == f"venv --quiet --python >=3.11 {machine}/venv"
    assert installed.startswith("pip install ")
    assert installed.endswith("--require-hashes -r requirements-play.lock")
    assert (machine / "venv" / "play").exists()
