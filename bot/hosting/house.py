"""The house field of a deal, computed by a process of its own, behind everything else.

`python -m bot.hosting.house` reads a deal as a line of JSON and writes its field as another. It
ends with whoever asked.
"""

import asyncio
import json
import os
import sys
from contextlib import suppress
from threading import Thread
from typing import Final

from games.house import FieldEntry, field
from games.solo import SoloDeal

NICENESS: Final = 19
"""All else goes first."""


LIMIT: Final = 900.0
"""Seconds for a field, of which most take a minute or two. Days are ended between fields."""


class Failed(Exception):
    """The process ended without a field, or did not end in time."""


async def compute_field(deal: SoloDeal, limit: float = LIMIT) -> list[FieldEntry]:
    """The house field of a deal; Failed if it cannot be computed in time."""
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "bot.hosting.house"),
        stdin=asyncio.subprocess.PIPE,  # it closes with us, however we end
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,  # Ctrl+C is for us: it ends when we do
    )
    assert child.stdin is not None, "a pipe was asked for"
    assert child.stdout is not None, "a pipe was asked for"
    try:
        child.stdin.write(f"{json.dumps(deal._asdict())}\n".encode())
        line = await asyncio.wait_for(child.stdout.readline(), limit)
    except TimeoutError:
        line = b""
    finally:
        with suppress(ProcessLookupError):
            child.kill()
        await child.wait()
    if not line:
        raise Failed(deal.game)
    return [FieldEntry(*each) for each in json.loads(line)]


def main() -> None:
    """Answer one question."""
    os.nice(NICENESS)
    deal = SoloDeal(**json.loads(sys.stdin.readline()))
    Thread(target=_end_with_asker, daemon=True).start()
    sys.stdout.write(f"{json.dumps(field(deal))}\n")


def _end_with_asker() -> None:
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    main()
