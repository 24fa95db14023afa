"""The tests that run each line of `bot/`, and the seconds that each of them takes."""

import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "mutants"
CHOSEN = "not slow and not browser and not processes and not postgres"
RUN = ["-q", "-n=logical", "--dist=worksteal", "-m", CHOSEN, "tests/bot"]
"""Tests that run the bot in their own process: those alone have coverage."""
NEARBY = 10
"""Lines around a fault that tell which tests are of what it is in."""
COVERAGE = ["--cov=bot", "--cov-context=test", "--cov-report="]


class Test(NamedTuple):
    """One test: its pytest id, its seconds under coverage, and how many lines of `bot/` it runs."""

    id: str
    seconds: float
    lines: int


class Coverage:
    """Which tests run which lines, as one run of the tests under coverage found it."""

    def __init__(self, lines: dict[str, dict[int, list[str]]], seconds: dict[str, float]) -> None:
        counts: defaultdict[str, int] = defaultdict(int)
        for of_file in lines.values():
            for ids in of_file.values():
                for each in ids:
                    counts[each] += 1
        self._lines = lines
        self._tests = {
            each: Test(each, seconds[each], count)
            for each, count in counts.items()
            if each in seconds
        }

    def tests(self, file: str, lines: range, budget: float) -> list[str]:
        """Ids of tests that run some lines of a file, for so many seconds at most.

        Those come first that run what few others do nearby: they are of what is done there. A line
        that runs only when its module is imported is covered by all tests of the file, or by all
        there are.
        """
        of_file = self._lines.get(file, {})
        ids = {each for line in lines for each in of_file.get(line, ())}
        ids = ids or {each for found in of_file.values() for each in found} or {*self._tests}
        rarity: defaultdict[str, float] = defaultdict(float)
        for line in range(lines.start - NEARBY, lines.stop + NEARBY):
            for each in (found := of_file.get(line, ())):
                rarity[each] += 1 / len(found)
        known = (self._tests[each] for each in ids & self._tests.keys())
        ordered = sorted(known, key=lambda each: (-rarity[each.id], each.lines, each.seconds))
        return list(_within(ordered, budget))


def _within(tests: Sequence[Test], budget: float) -> Iterator[str]:
    for test in tests:
        if test.seconds <= budget:
            budget -= test.seconds
            yield test.id


def measure() -> Coverage:
    """Coverage of this commit: kept under build/, or found by running the tests of the bot."""
    commit = _output("git", "rev-parse", "HEAD:bot") + _output("git", "rev-parse", "HEAD:tests")
    kept = BUILD / f"{commit[:12]}{commit[40:52]}.json"
    if not kept.exists():
        BUILD.mkdir(parents=True, exist_ok=True)
        report, data = BUILD / "seconds.xml", BUILD / "coverage.json"
        python, env = (
            [sys.executable, "-m"],
            os.environ | {"COVERAGE_FILE": str(BUILD / "coverage")},
        )
        tests = [*python, "pytest", *RUN, *COVERAGE, f"--junit-xml={report}"]
        subprocess.run(tests, cwd=ROOT, env=env)  # one that fails covers nothing
        to_json = [*python, "coverage", "json", "--quiet", "--show-contexts", "-o", str(data)]
        subprocess.run(to_json, cwd=ROOT, env=env, check=True)
        files = json.loads(data.read_bytes())["files"]
        lines = {file: _contexts(each["contexts"]) for file, each in files.items()}
        kept.write_text(json.dumps([lines, _seconds(report)]))
    lines, seconds = json.loads(kept.read_bytes())
    by_number = {
        file: {int(line): ids for line, ids in each.items()} for file, each in lines.items()
    }
    return Coverage(by_number, seconds)


def _output(*command: str) -> str:
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def _contexts(contexts: dict[str, list[str]]) -> dict[str, list[str]]:
    """Test ids by line: a context is "id|phase", and empty for what importing runs."""
    ids = {
        line: sorted({each.rpartition("|")[0] for each in found} - {""})
        for line, found in contexts.items()
    }
    return {line: found for line, found in ids.items() if found}


def _seconds(report: Path) -> dict[str, float]:
    """Seconds by test id of all tests that passed."""
    return {
        f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}": float(
            case.get("time", 0)
        )
        for case in ElementTree.parse(report).iter("testcase")
        if not len(case)
    }
