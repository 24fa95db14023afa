"""`python -m tests.bot.wire.unhurried`: a bot that leaves a round to be looked at for an hour."""

import sys
from dataclasses import dataclass

from bot import process
from bot.__main__ import main
from bot.matches.pace import Pace
from tests.bot.wire.long_timeouts import lengthen_timeouts


@dataclass(frozen=True)
class Unhurried(Pace):
    """The next round is dealt as soon as everybody is ready."""

    round: float = 3600.0


if __name__ == "__main__":
    lengthen_timeouts()
    setattr(process, "Pace", Unhurried)  # noqa: B010
    sys.exit(main([]))
