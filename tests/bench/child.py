"""Bots as processes of their own, ended whatever happens."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def child(*arguments: str, **environ: str) -> Iterator[None]:
    """`python -m` these arguments, from when it says that it is ready to the end of the context."""
    process = subprocess.Popen(
        [sys.executable, "-m", *arguments],
        stdout=subprocess.PIPE,
        env=os.environ | environ,
        text=True,
    )
    assert process.stdout is not None, "a pipe was asked for"
    try:
        if not any("ready" in line for line in process.stdout):
            raise RuntimeError(f"python -m {arguments[0]} ended before it was ready.")
        yield
    finally:
        process.terminate()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()
