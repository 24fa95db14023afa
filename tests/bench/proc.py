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


def memory(pid: int) -> int:
    """Bytes that are a process's own (Pss: what it shares with others counts in equal parts)."""
    return sum(_pss(each) for each in _tree(pid))


def _seconds(folder: Path) -> float:
    fields = (folder / "stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * TICK


def _tree(pid: int) -> Iterator[int]:
    """A process and its descendants."""
    yield pid
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            yield from _tree(int(child))


def _pss(pid: int) -> int:
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        name, *value = line.split()
        if name == "Pss:":
            return int(value[0]) * 1024
    raise RuntimeError(f"/proc/{pid}/smaps_rollup does not say what is proportional.")
