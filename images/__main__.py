"""`python -m images`: the process of a `ProcessWorker`, which ends when its standard input does."""

import gc
import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import BinaryIO, Final

from images import memory
from images.workers import LENGTH

_GARBAGE: Final = 10_000  # objects after which Python looks for garbage: pictures make little


def main() -> None:
    """Do the jobs asked for, one after the other."""
    for each in (signal.SIGINT, signal.SIGTERM):  # the parent process says when to end
        signal.signal(each, signal.SIG_IGN)
    from images import work  # only now: it takes a second

    memory.limit()
    gc.freeze()
    gc.set_threshold(_GARBAGE)
    asked, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # prints do not mix with answers
    while message := _message(asked):
        name, what = pickle.loads(message)
        answer = pickle.dumps(_done(getattr(work, name), what), pickle.HIGHEST_PROTOCOL)
        try:
            answers.write(LENGTH.pack(len(answer)) + answer)
            answers.flush()
        except BrokenPipeError:
            return


def _message(asked: BinaryIO) -> bytes:
    """The next message; nothing once there is no whole one any more."""
    head = asked.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return b""
    (length,) = LENGTH.unpack(head)
    message = asked.read(length)
    return message if len(message) == length else b""


def _done(work: Callable[..., object], what: tuple[object, ...]) -> tuple[object, Exception | None]:
    """The result of some work, and its error if it failed."""
    try:
        return work(*what), None
    except Exception as error:
        error.add_note(traceback.format_exc())
        return None, _portable(error)


def _portable(error: Exception) -> Exception:
    """The error itself if it can be pickled, else one with its text."""
    with suppress(Exception):
        if not isinstance(pickle.loads(pickle.dumps(error)), StopIteration):
            return error
    return RuntimeError("".join(traceback.format_exception(error)))


if __name__ == "__main__":
    main()
