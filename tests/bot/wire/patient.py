"""`python -m tests.bot.wire.patient`: a bot that does not take a busy machine for a dead one."""

import sys

from bot.__main__ import main
from bot.clicks import deadlines
from tests.bot.patience import lengthen


def be_patient() -> None:
    """Take nearly the minute that people wait at the slow sandbox, and wait longer for stores."""
    setattr(deadlines, "SHORT", 50.0)  # noqa: B010
    lengthen(setattr, 8)


if __name__ == "__main__":
    be_patient()
    sys.exit(main([]))
