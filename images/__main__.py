"""`python -m images`: the process of a `ProcessWorker`, which ends when its standard input does."""

import gc
import os
import pickle
import signal
import sys
import traceback
from typing import Any, Final

from images import memory, work
from images.workers import LENGTH

_GARBAGE: Final = 10_000  # objects after which Python looks for garbage: pictures make little


def main() -> None:
    """Do what is asked for, one thing after the other."""
    for each in (signal.SIGINT, signal.SIGTERM):  # who asks says when to end, and goes first
        signal.signal(each, signal.SIG_IGN)
    memory.limit()
    gc.freeze()
    gc.set_threshold(_GARBAGE)
    asked, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what is printed is no answer
    while head := asked.read(LENGTH.size):
        name, what = pickle.loads(asked.read(*LENGTH.unpack(head)))
        answer = pickle.dumps(_done(name, what), pickle.HIGHEST_PROTOCOL)
        try:
            answers.write(LENGTH.pack(len(answer)) + answer)
            answers.flush()
        except BrokenPipeError:
            return


def _done(name: str, what: tuple[Any, ...]) -> tuple[object, Exception | None]:
    """What some work comes to, and how it failed, if it did."""
    try:
        return getattr(work, name)(*what), None
    except Exception as error:
        error.add_note(traceback.format_exc())
        return None, _portable(error)


def _portable(error: Exception) -> Exception:
    """An error that can be told to another process."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError("".join(traceback.format_exception(error)))
    return error


if __name__ == "__main__":
    main()
