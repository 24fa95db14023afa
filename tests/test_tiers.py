"""`make test` and `make rest` are all of `make check`, and pages name the command that CI runs."""

import re
from collections import Counter
from collections.abc import Mapping
from itertools import product
from pathlib import Path

from _pytest.mark.expression import Expression

from tests.tiers import CHECK, KINDS, REST, TEST, report

ROOT = Path(__file__).parents[1]
MAKE = re.compile(r"^(?: {4})?(make \w+)", re.MULTILINE)
MARKS = [*KINDS, "smoke", "hypothesis", "brief"]


def chosen(expression: str, marks: Mapping[str, bool]) -> bool:
    """Whether pytest runs a test with these marks."""
    return Expression.compile(expression).evaluate(lambda name, /, **_: marks[name])


def test_ci_calls_the_readmes_test_command_first() -> None:
    named = MAKE.findall((ROOT / "README.md").read_text("utf-8"))[-1]
    called = MAKE.findall((ROOT / ".ci" / "run").read_text("utf-8"))
    assert called[:2] == [named, "make rest"]


def test_each_test_of_a_check_runs_once_but_laws_also_at_length() -> None:
    for has in product((False, True), repeat=len(MARKS)):
        marks = dict(zip(MARKS, has, strict=True))
        first, rest, check = (chosen(each, marks) for each in (TEST, REST, CHECK))
        assert (first or rest) == check
        assert not (first and rest) or marks["hypothesis"] or marks["brief"]


def test_what_is_left_out_is_told_by_kind_with_the_command_that_runs_it() -> None:
    lines = report(Counter(postgres=3, browser=2))
    assert lines[1:] == [
        "     2 in a browser",
        "     3 with PostgreSQL",
        "`make check` runs all but those that take minutes, and the laws at length.",
    ]
