"""The pages that people read before they try anything: no dead link, no command that fails."""

import asyncio
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.store import Store
from tests.documents import anchor

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("*/typefaces/*.md")])
LINK = re.compile(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"")
CODE = re.compile(r"^(?: {4}|\t).*$|```.*?```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
MODULE = re.compile(r"\bpython3? -m ([\w.]+)((?: [a-z]+)?)")
MAKE = re.compile(r"(?:^ *|`|&& )make ((?:\.venv/)?[a-z]+)\b", re.MULTILINE)
OPERATED = re.compile(r"^ {4}\.venv/bin/python -m bot (\w+)( FILE)?", re.MULTILINE)
ELSEWHERE = ("pip", "pipx", "pytest", "venv")
MOST_WORDS, LONGEST_SENTENCE = 1300, 25


def anchors(page: Path) -> set[str]:
    """The anchors that GitHub gives the headings of a page."""
    heads = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return set(map(anchor, heads))


def links(page: Path) -> Iterator[str]:
    """What a page links to, but for addresses elsewhere."""
    for pair in LINK.findall(CODE.sub("", page.read_text("utf-8"))):
        if not re.match(r"[a-z]+:", target := "".join(pair)):
            yield target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_link_leads_somewhere(page: Path) -> None:
    for link in links(page):
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def commands(pattern: re.Pattern[str]) -> set[str]:
    """What pages tell people to run, by a pattern."""
    text = "\n".join(page.read_text("utf-8") for page in PAGES)
    found = (each.groups() for each in pattern.finditer(text))
    return {" ".join(part.strip() for part in each if part) for each in found}


@pytest.mark.parametrize("command", sorted(commands(MODULE)))
def test_a_python_command_that_a_page_names_can_be_run(command: str) -> None:
    module, *verb = shlex.split(command)
    if module.partition(".")[0] in ELSEWHERE:
        pytest.skip("not ours")
    ours = (ROOT / Path(*module.split("."))).with_suffix(".py")
    assert ours.exists() or (ours.with_suffix("") / "__main__.py").exists(), module
    if verb and module in ("bot", "games"):
        done = subprocess.run([sys.executable, "-m", module, *verb, "--help"], cwd=ROOT)
        assert done.returncode == 0


@pytest.mark.check
def test_what_a_page_says_to_run_on_a_database_works_in_its_order(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/parlor.db"
    asyncio.run(empty(url))
    settings = {"DATABASE_URL": url, "DISCORD_TOKEN": "", "DISCORD_TOKEN_FILE": ""}
    for page in PAGES:
        copy = str(tmp_path / f"{page.stem}.copy")
        for verb, file in OPERATED.findall(page.read_text("utf-8")):
            command = [sys.executable, "-m", "bot", verb, *([copy] if file else [])]
            done = subprocess.run(
                command, cwd=ROOT, env=os.environ | settings, capture_output=True, text=True
            )
            assert done.returncode == 0, f"{page.name}: {verb}: {done.stdout}{done.stderr}"


async def empty(url: str) -> None:
    """Make a database of this version."""
    await (await Store.open(url)).close()


def test_a_make_target_that_a_page_names_is_there() -> None:
    made = (ROOT / "Makefile").read_text("utf-8").replace("$(VENV)", ".venv")
    for target in commands(MAKE):
        assert re.search(rf"^(?:\S+ )*{re.escape(target)}\b.*:", made, re.MULTILINE), target


def test_readme_is_read_in_two_minutes() -> None:
    text = CODE.sub("", (ROOT / "README.md").read_text("utf-8"))
    prose = re.sub(r"^\|.*$", "", text, flags=re.MULTILINE)
    prose = re.sub(r"!?\[([^\]]*)\]\([^)]*\)|<[^>]*>", r"\1", prose)
    assert len(prose.split()) <= MOST_WORDS
    for paragraph in re.split(r"\n\s*\n|^- |^\d\. ", prose, flags=re.MULTILINE):
        for sentence in re.split(r"(?<=[.:!?])\s", paragraph):
            assert len(sentence.split()) <= LONGEST_SENTENCE, sentence
