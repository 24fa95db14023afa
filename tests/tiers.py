"""Tests of `make test`, and the kinds that it leaves to `make check`.

A kind is a mark. Those that follow from a test's fixtures are set here, so that none is forgotten.
"""

from collections import Counter

import pytest

KINDS = {
    "slow": "that take minutes: pytest -m slow",
    "browser": "in a browser",
    "postgres": "with PostgreSQL",
    "processes": "of a bot or a sandbox that are processes",
    "check": "of troubles, of films, and of each game in turn",
}
"""What is said of tests that are left out; each is counted under the first of its marks."""
FIXTURES = {
    "browser": "browser",
    "postgres": "postgres",
    "own_postgres": "postgres",
    "sandbox": "processes",
}
LEFT = " or ".join(kind for kind in KINDS if kind != "slow")
TEST = f"not slow and (smoke or not ({LEFT}))"
REST = f"not slow and not smoke and ({LEFT} or hypothesis or brief)"
"""The kinds that were left out, and the laws again: with all their examples and places."""
CHECK = "not slow"

left_out = pytest.StashKey[Counter[str]]()


def mark(item: pytest.Item) -> None:
    """Mark a test by its fixtures, and by the database that `url` is of."""
    kinds = {kind for name, kind in FIXTURES.items() if name in getattr(item, "fixturenames", ())}
    callspec = getattr(item, "callspec", None)
    if callspec and callspec.params.get("url") == "postgres":
        kinds.add("postgres")
    for kind in kinds:
        item.add_marker(kind)


def kind(item: pytest.Item) -> str | None:
    """The first kind of a test."""
    return next((each for each in KINDS if item.get_closest_marker(each)), None)


def report(counts: Counter[str]) -> list[str]:
    """Lines that say how many tests were left out, of which kinds, and the command for them."""
    lines = [f"{counts[each]:6} {text}" for each, text in KINDS.items() if counts[each]]
    command = "`make check` runs all but those that take minutes, and the laws at length."
    return ["Left out:", *lines, command]
