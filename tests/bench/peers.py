"""Other libraries that do a part of the same, timed where `make peers` has installed them."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.metadata import version
from time import thread_time
from typing import Any

from tests.bench.report import ratio
from tests.bench.timing import Times

ROUNDS = 30
ABSENT = "not installed (make peers)"
NAMES = ("library", "a second", "Parlor's rate: best", "median")
RIVAL = "The same hands, each in the form the library likes best; answers compared; processor time."

Answers = Callable[[], list[int]]
"""One answer for every hand."""


def peer(module: str) -> Any:
    """A module of another library, which mypy need not know; None where it is not installed."""
    try:
        return import_module(module)
    except ModuleNotFoundError:
        return None


def rows(
    ours: Answers, peers: Mapping[str, Answers | None], alike: Callable[[Any, Any], bool]
) -> list[tuple[str, ...]]:
    """Parlor and its peers in turns, by the names of their distributions.

    RuntimeError if a peer's answers are not `alike` to ours.
    """
    found, present = ours(), {name: run for name, run in peers.items() if run}
    for name, run in present.items():
        if not alike(found, run()):
            raise RuntimeError(f"Parlor and {name} disagree.")
    times = in_turns(ours, *present.values())
    rates = [f"{len(found) / each.median:,.0f}" for each in times]
    named = {
        name: (f"{name} {version(name)}", rate, *ratios(times[0], theirs))
        for name, rate, theirs in zip(present, rates[1:], times[1:], strict=True)
    }
    absent = {name: (name, ABSENT, "", "") for name in peers}
    return [("Parlor", rates[0], "", ""), *(absent | named).values()]


def in_turns(*runs: Callable[[], object]) -> Sequence[Times]:
    """The processor time of each, again and again."""
    times = [Times(thread_time) for _ in runs]
    for _ in range(ROUNDS):
        for run, taken in zip(runs, times, strict=True):
            with taken:
                run()
    return times


def ratios(ours: Times, theirs: Times) -> tuple[str, str]:
    """How many times as fast ours is, by the least times and by the medians."""
    return ratio(theirs.least, ours.least), ratio(theirs.median, ours.median)
