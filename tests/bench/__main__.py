"""`make bench`: print every section as soon as it is measured."""

import signal
import sys

from tests.bench import (
    boards,
    clicks,
    commits,
    deadwood,
    evaluations,
    many,
    openspiel,
    pictures,
    playouts,
)
from tests.bench.report import head

SECTIONS = (playouts, openspiel, evaluations, deadwood, commits, many, boards, pictures, clicks)


def main() -> None:
    """Measure everything; terminated, it still ends the processes it started."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    print(head())
    for section in SECTIONS:
        print(section.measure(), flush=True)


if __name__ == "__main__":
    main()
