"""Programs of ours, each in a process of its own that is forked from one which is prepared.

To import a bot, to read its sentences and to draw its cards takes seconds of a processor, and the
tests start bots by the hundred.
"""

import atexit
import os
import runpy
import sys
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.context import ForkServerContext, SpawnContext
from multiprocessing.process import BaseProcess
from multiprocessing.process import _children as children  # type: ignore[attr-defined]
from pathlib import Path

FORKS: ForkServerContext | SpawnContext = get_context("forkserver")
"""How processes begin; where the same imports would not do, a test takes another way."""
FORKS.set_forkserver_preload(["tests.bot.preloaded"])


def begin(command: Sequence[str], output: Path, settings: Mapping[str, str]) -> BaseProcess:
    """`python -m` that command, with our environment and the `settings`."""
    process = FORKS.Process(target=_run, args=(command, output, os.environ | settings))
    process.start()
    # Who begins a process looks after all others that were begun, and that takes for ever while
    # the clock stands still, as it does in SimCord.
    children.discard(process)
    atexit.register(_end, process)
    return process


def ended(process: BaseProcess, seconds: float) -> int:
    """What it exits with, waited for; AssertionError if that takes so long."""
    process.join(seconds)
    assert process.exitcode is not None, "it does not end"
    return process.exitcode


def _end(process: BaseProcess) -> None:
    """What a test has left behind ends with us."""
    if process.is_alive():
        process.kill()


def _run(command: Sequence[str], output: Path, environment: Mapping[str, str]) -> None:
    os.environ.clear()
    os.environ.update(environment)
    with output.open("ab") as file:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(file.fileno(), stream.fileno())
    module, *sys.argv[1:] = command
    sys.modules.pop(f"{module}.__main__", None)  # it was imported, and is now to run
    runpy.run_module(module, run_name="__main__", alter_sys=True)
