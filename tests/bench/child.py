"""Bots as processes of their own, ended whatever happens."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager


@contextmanager
def child(*arguments: str, **environ: str) -> Iterator[None]:
    """`python -m` these arguments, from the moment it says that it is ready to the context's end.

    It finds none of the settings of whoever runs the benchmark; its log goes to our own stderr.
    """
    process = subprocess.Popen(
        [sys.executable, "-m", *arguments],
        stdout=subprocess.PIPE,
        env=_without_settings(os.environ) | environ,
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


def _without_settings(environ: Mapping[str, str]) -> dict[str, str]:
    ours = ("DISCORD_", "DATABASE_", "PARLOR_")
    return {name: value for name, value in environ.items() if not name.startswith(ours)}
