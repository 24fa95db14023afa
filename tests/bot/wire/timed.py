"""`python -m tests.bot.wire.timed`: a bot for which time passes when a test says so.

It is as many seconds ahead as the file `ahead` beside its database says; a round is looked at,
and a question stands, for longer than any test takes.
"""

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from bot import process
from bot.__main__ import main
from bot.matches import proposals
from bot.matches.pace import Pace
from bot.store.processes import SteadyClock
from tests.bot.wire.long_timeouts import lengthen_timeouts

LONG = 100_000.0


@dataclass(frozen=True)
class Waiting(Pace):
    """The next round is dealt as soon as everybody is ready."""

    round: float = LONG


def _ahead() -> float:
    file = Path(os.environ["DATABASE_URL"].partition("///")[2]).with_name("ahead")
    return float(file.read_text("utf-8") or 0) if file.exists() else 0.0


if __name__ == "__main__":
    lengthen_timeouts()
    told = SteadyClock.__call__
    setattr(SteadyClock, "__call__", lambda clock: told(clock) + _ahead())  # noqa: B010
    setattr(process, "Pace", Waiting)  # noqa: B010
    setattr(proposals, "ANSWER", LONG)  # noqa: B010
    sys.exit(main([]))
