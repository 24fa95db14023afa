"""What a process, with the processes it started, takes of the machine; from Linux's /proc."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

TICK = 1 / os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Used:
    """Seconds of a processor so far: of all threads, and of the one that runs the event loop."""

    whole: float
    loop: float

    def __sub__(self, earlier: "Used") -> "Used":
        return Used(self.whole - earlier.whole, self.loop - earlier.loop)


def used(pid: int) -> Used:
    """What a process has used; in Python the main thread runs the event loop."""
    whole = sum(_seconds(Path(f"/proc/{each}")) for each in _tree(pid))
    return Used(whole, _seconds(Path(f"/proc/{pid}/task/{pid}")))


def busy() -> float:
    """Seconds that all processors together have worked so far, for whomever."""
    numbers = [int(text) for text in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]]
    user, nice, system, _idle, _waiting, *interrupts = numbers[:8]
    return (user + nice + system + sum(interrupts)) * TICK


@dataclass(frozen=True)
class Memory:
    """Bytes of a process: its proportional share (Pss), its own (Private), all it sees (Rss)."""

    share: int
    own: int
    whole: int


def memory(pid: int) -> Memory:
    """What a process takes, with those it started."""
    each = [_rollup(process) for process in _tree(pid)]
    return Memory(
        sum(rows["Pss"] for rows in each),
        sum(rows["Private_Clean"] + rows["Private_Dirty"] for rows in each),
        sum(rows["Rss"] for rows in each),
    )


def _seconds(folder: Path) -> float:
    fields = (folder / "stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * TICK


def _tree(pid: int) -> Iterator[int]:
    """A process and its descendants."""
    yield pid
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            yield from _tree(int(child))


def _rollup(pid: int) -> dict[str, int]:
    """The lines of smaps_rollup, in bytes."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:]
    return {name.rstrip(":"): int(size) * 1024 for name, size, _ in map(str.split, lines)}
