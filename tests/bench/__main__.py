"""`make bench`: print every section as soon as it is measured.

`python -m tests.bench load memory` measures only these. What a section shows is said in its module.
"""

import argparse
import signal
import sys

from tests.bench import (
    abuse,
    boards,
    clicks,
    commits,
    dailies,
    deadwood,
    evaluations,
    favorites,
    growth,
    guesses,
    hints,
    latest,
    load,
    many,
    memory,
    openspiel,
    pictures,
    playouts,
    pushback,
    thinking,
)
from tests.bench.report import head

SECTIONS = {
    module.__name__.rpartition(".")[2]: module.measure
    for module in (
        *(
            playouts,
            guesses,
            hints,
            openspiel,
            evaluations,
            deadwood,
            commits,
            many,
            boards,
            dailies,
            favorites,
            pictures,
            clicks,
        ),
        *(thinking, load, latest, memory, growth, pushback, abuse),
    )
}


def main() -> None:
    """Measure what is asked for; terminated, it still ends the processes it started."""
    parser = argparse.ArgumentParser("python -m tests.bench", description=__doc__)
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=", ".join(SECTIONS))
    names = parser.parse_args().sections or [*SECTIONS]
    if unknown := [name for name in names if name not in SECTIONS]:
        parser.error(f"there is no section {' '.join(unknown)}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    print(head())
    for name in names:
        print(SECTIONS[name](), flush=True)


if __name__ == "__main__":
    main()
