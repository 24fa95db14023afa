"""`python -m tests.mutants [SEED [COUNT]]`: plant faults in `bot/`, one at a time, and run tests.

A mutant is killed if a test that runs its line fails, or hangs. The sample draws a place first and
one of its mutations then, so that places with many mutations count no more than others. A mutant
that changes nothing anybody can see counts as one that survived.
"""

import os
import random
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from queue import Queue
from typing import NamedTuple

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator

from tests.mutants.coverage import ROOT, Coverage, measure

LEFT_OUT = "sandbox"
SWAPS = ("Eq_NotEq", "NotEq_Eq", "Is_IsNot", "IsNot_Is", "Lt_LtE", "LtE_Lt", "Gt_GtE", "GtE_Gt")
SIGNS = ("Add_Sub", "Sub_Add", "Mul_Div", "Div_Mul", "FloorDiv_Mul", "Mod_Add")
OPERATORS = (
    *(f"core/ReplaceComparisonOperator_{each}" for each in SWAPS),
    *(f"core/ReplaceBinaryOperator_{each}" for each in SIGNS),
    "core/ReplaceUnaryOperator_Delete_Not",
    "core/ReplaceUnaryOperator_Delete_USub",
    "core/AddNot",
    "core/ReplaceTrueWithFalse",
    "core/ReplaceFalseWithTrue",
    "core/ReplaceAndWithOr",
    "core/ReplaceOrWithAnd",
    "core/ReplaceBreakWithContinue",
    "core/ReplaceContinueWithBreak",
    "core/ExceptionReplacer",
    "core/NumberReplacer",
    "core/ZeroIterationForLoop",
)
"""Those of cosmic-ray whose mutants are faults that people make, and not a broken import."""
NO_FAULT = re.compile(
    r"@dataclass|sa\.Column|TYPE_CHECKING|__main__|__version__|^\s*\*,$"
    r"|^_?[A-Z][A-Z_, ]*(:.*)? = [-\d._*<, ]+(#.*)?$"
)
"""Lines whose mutants nobody notices: a frozen class, a signature, a limit one more or less."""
BUDGET = 60.0
"""Seconds of tests chosen for a mutant, as they took under coverage: without it they take half."""
TIMEOUT = 2 * BUDGET
"""Seconds after which a mutant hangs."""


class Mutant(NamedTuple):
    """One mutation of one file: the numbered occurrence of an operator."""

    file: str
    operator: str
    occurrence: int
    lines: range

    def __str__(self) -> str:
        return f"{self.file}:{self.lines.start} {self.operator.removeprefix('core/')}"

    def applied_to(self, source: str) -> str | None:
        """The source of its file with the fault in it; None if that is no Python."""
        try:
            mutated = str(mutate_code(source, get_operator(self.operator)(), self.occurrence))
            compile(mutated, self.file, "exec")
        except (AttributeError, SyntaxError):  # cosmic-ray knows no dotted names, nor `:=`
            return None
        return mutated


def main(seed: int = 1, count: int = 100) -> int:
    """Print what became of each mutant, and the share that was killed."""
    coverage = measure()
    survived = []
    with tempfile.TemporaryDirectory() as folder:
        copies: Queue[Path] = Queue()
        for number in range(os.cpu_count() or 1):
            copies.put(_checkout(Path(folder) / str(number)))

        def try_out(mutant: Mutant) -> str | None:
            copy = copies.get()
            try:
                return _killer(mutant, copy, coverage)
            finally:
                copies.put(copy)

        mutants = sample(seed, count)
        with ThreadPoolExecutor(copies.qsize()) as pool:
            for mutant, killer in zip(mutants, pool.map(try_out, mutants), strict=True):
                survived += [] if killer else [mutant]
                print(f"{'killed' if killer else 'SURVIVED':9}{mutant}  {killer or ''}", flush=True)
    print(f"{1 - len(survived) / count:.0%} of {count} mutants killed (seed {seed})")
    return 0


def sample(seed: int, count: int) -> list[Mutant]:
    """Mutants drawn at random, no two of one place."""
    places = defaultdict(list)
    for file in sorted((ROOT / "bot").rglob("*.py")):
        if LEFT_OUT not in file.parts:
            for mutant in _mutants(file):
                places[mutant.file, mutant.lines.start, mutant.operator.rpartition("_")[0]].append(
                    mutant
                )
    chance = random.Random(seed)
    drawn = (chance.choice(places[each]) for each in chance.sample(sorted(places), len(places)))
    return list(islice((each for each in drawn if each.applied_to(_source(each))), count))


def _source(mutant: Mutant) -> str:
    return (ROOT / mutant.file).read_text()


def _mutants(file: Path) -> Iterator[Mutant]:
    path, source = file.relative_to(ROOT).as_posix(), file.read_text()
    nodes, lines = list(ast_nodes(get_ast(source))), source.splitlines()
    for name in OPERATORS:
        operator = get_operator(name)()
        positions = [each for node in nodes for each in operator.mutation_positions(node)]
        for occurrence, ((first, _), (last, _)) in enumerate(positions):
            if not NO_FAULT.search(lines[first - 1]):
                yield Mutant(path, name, occurrence, range(first, last + 1))


def _checkout(folder: Path) -> Path:
    folder.mkdir()
    archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True, capture_output=True)
    subprocess.run(["tar", "-x"], cwd=folder, input=archive.stdout, check=True)
    return folder


def _killer(mutant: Mutant, copy: Path, coverage: Coverage) -> str | None:
    """Plant a mutant in a checkout: the first test that fails, None if it survives."""
    tests = coverage.tests(mutant.file, mutant.lines, BUDGET)
    if not tests:
        return None
    file = copy / mutant.file
    source = file.read_text()
    file.write_text(mutant.applied_to(source) or source)
    try:
        run = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-x", "--no-header", "--tb=no", *tests],
            cwd=copy,
            capture_output=True,
            text=True,
            timeout=TIMEOUT,
        )
    except subprocess.TimeoutExpired:
        return "hangs"
    finally:
        file.write_text(source)
    failed = (line.split(" ")[1] for line in run.stdout.splitlines() if line.startswith("FAILED"))
    return next(failed, "does not start") if run.returncode else None


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
