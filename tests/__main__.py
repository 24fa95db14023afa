"""`python -m tests`: what is found by reading and by tests, and one closing summary.

`test` is what answers soon; `rest` is what that left out; `check`, the two at once.
"""

import argparse
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tests import tiers

HERE = Path(sys.executable).parent  # of ruff, mypy and lint-imports, installed beside python
PROCESSORS = os.cpu_count() or 1

Command = list[Path | str]
READ: dict[str, Command] = {
    "format": [HERE / "ruff", "format", "--check", "."],
    "lint": [HERE / "ruff", "check", "."],
    "types": [HERE / "mypy"],
    "layers": [HERE / "lint-imports"],
}
"""What is found by reading, each on one processor: one after the other, while the tests run."""
TESTS: dict[str, Command] = {
    "test": [f"-n={PROCESSORS + 1}", "-m", tiers.TEST, "--hypothesis-profile=brief"],
    "rest": [f"-n={PROCESSORS + 2}", "-m", tiers.REST],
    "check": [f"-n={PROCESSORS + 2}", "-m", tiers.CHECK],
}
"""More processes than processors, as many tests wait for other processes."""


class Outcome(NamedTuple):
    """What a check exited with, what it said, and how many seconds it took."""

    code: int
    said: str
    seconds: float

    def __str__(self) -> str:
        return f"{f'failed ({self.code})' if self.code else 'ok':12}{self.seconds:6.0f} s"


def main() -> int:
    """Run every check of a part, also beside one that failed; 1 if any did."""
    parser = argparse.ArgumentParser("python -m tests", description=__doc__)
    parser.add_argument("part", nargs="?", choices=TESTS, default="test")
    part: str = parser.parse_args().part
    with ThreadPoolExecutor(1) as beside:
        read = READ if part != "rest" else {}
        reading = {name: beside.submit(_run, each, quietly=True) for name, each in read.items()}
        tests = _run([sys.executable, "-m", "pytest", "-q", "--dist=worksteal", *TESTS[part]])
    outcomes = {name: each.result() for name, each in reading.items()} | {"tests": tests}
    for outcome in outcomes.values():
        sys.stdout.write(outcome.said)
    lines = [f"  {name:8}{outcome}" for name, outcome in outcomes.items()]
    sys.stdout.write("\n".join(["", "Everything that has to hold:", *lines, ""]))
    return int(any(outcome.code for outcome in outcomes.values()))


def _run(command: Command, quietly: bool = False) -> Outcome:
    began = time.monotonic()
    done = subprocess.run(
        command,
        stdout=subprocess.PIPE if quietly else None,
        stderr=subprocess.STDOUT if quietly else None,
        text=True,
    )
    return Outcome(done.returncode, done.stdout or "", time.monotonic() - began)


if __name__ == "__main__":
    sys.exit(main())
