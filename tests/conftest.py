"""How Hypothesis searches: the same way in every run, or as never before by `make search`.

Laws whose examples are dear take a share of `settings().max_examples`, which is 100, and 20 in
`make test`; so do those marked `brief`, of their places. The longest tests begin first, and what a
run leaves out is said at its end. Python looks for garbage seldom, and never among what was
collected.
"""

import gc
import os
import sys
from collections import Counter
from collections.abc import Generator, Sequence
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests import tiers

os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
"""Without what Python keeps of a file each of our many processes would compile it anew."""

settings.register_profile(
    "same",
    derandomize=True,
    deadline=None,  # how long an example takes says how busy the machine is
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "search", settings.get_profile("same"), derandomize=False, max_examples=400
)
settings.register_profile("brief", settings.get_profile("same"), max_examples=20)
settings.load_profile("same")

LONGEST = [
    f"tests/{file}.py"
    for file in (
        "bot/server/test_forged",
        "bot/wire/test_cluster",
        "bot/wire/test_kill",
        "bot/wire/test_browser",
        "bot/wire/test_dead_network",
        "bot/wire/test_postgres_restart",
        "images/paint/test_warm",
        "bot/wire/test_evening",
        "bot/wire/test_private_message",
        "bot/wire/test_calls",
        "bot/wire/test_held_up",
        "bot/wire/test_points_of_death",
        "bot/wire/test_plugin",
    )
]
"""Files with tests of which one alone would keep the last process busy, and the others idle."""
GARBAGE = 20_000
"""Objects after which Python looks for garbage: to look at every 700 took an eighth of a test."""


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no garbage among thousands of tests while they are collected, nor ever again."""
    gc.disable()
    collected = yield
    gc.freeze()
    gc.set_threshold(GARBAGE)
    gc.enable()
    return collected


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None]:
    """Mark tests before some are chosen by their marks, and put those in order."""
    for item in items:
        tiers.mark(item)
    yield
    _put_longest_first(items)


def pytest_deselected(items: Sequence[pytest.Item]) -> None:
    """Count what is left out, in each process of pytest-xdist for the one that began them."""
    config = items[0].config
    counts = config.stash.setdefault(tiers.left_out, Counter())
    counts.update(kind for kind in map(tiers.kind, items) if kind)
    if hasattr(config, "workeroutput"):
        config.workeroutput["left_out"] = dict(counts)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take over what such a process has left out: the same as the others."""
    if counts := getattr(node, "workeroutput", {}).get("left_out"):
        node.config.stash[tiers.left_out] = Counter(counts)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was left out."""
    if counts := terminalreporter.config.stash.get(tiers.left_out, Counter()):
        terminalreporter.write_line("\n".join(tiers.report(counts)))


def _put_longest_first(items: list[pytest.Item]) -> None:
    """Give each of pytest's processes some of the longest first; all else stays in its order.

    Each process begins with as many tests as the others, in a row of those collected.
    """
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    files = {item: item.nodeid.partition("::")[0] for item in items}
    others = [item for item in items if files[item] not in LONGEST]
    some = [item for item in items if files[item] in LONGEST]
    longest = sorted(some, key=lambda item: LONGEST.index(files[item]))
    share = -(-len(others) // processes)
    for n in reversed(range(processes)):
        others[n * share : n * share] = longest[n::processes]
    items[:] = others
