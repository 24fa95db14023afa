"""The order in which a line of mixed directions is read: Unicode's bidirectional algorithm.

UAX #9 for one line without explicit controls, which `clean` has removed. Paired brackets (N0) are
treated as the other neutral characters are.
"""

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

_CLASSES: Final = {  # one letter for each class, so that the rules are patterns
    "L": "L",
    "R": "R",
    "AL": "A",
    "EN": "E",
    "AN": "N",
    "ES": "S",
    "CS": "C",
    "ET": "T",
    "NSM": "M",
    "": "L",  # what this Python does not know yet
}
_NEUTRAL: Final = "O"


def levels(text: str) -> list[int]:
    """The embedding level of each character: even is read to the right, odd to the left."""
    classes = "".join(
        _CLASSES.get(unicodedata.bidirectional(char), _NEUTRAL) for char in text
    )
    strong = re.search("[LRA]", classes)
    base = int(strong is not None and strong[0] != "L")
    side = "LR"[base]
    resolved = _neutral(_weak(side + classes)[1:], side)
    return [_LEVELS[base][kind] for kind in resolved]


_LEVELS: Final = (  # I1 and I2
    {"L": 0, "R": 1, "E": 2, "N": 2},
    {"L": 2, "R": 1, "E": 2, "N": 2},
)


def _weak(classes: str) -> str:
    """Rules W1 to W7: marks and numbers, and what stands in numbers."""
    classes = re.sub("(.)(M+)", lambda found: found[1] * len(found[0]), classes)
    classes = re.sub("A[^LR]*", lambda found: found[0].replace("E", "N"), classes)
    classes = classes.replace("A", "R")
    classes = re.sub("(?<=E)[SC](?=E)", "E", classes)
    classes = re.sub("(?<=N)C(?=N)", "N", classes)
    classes = re.sub("T+(?=E)|(?<=E)T+", lambda found: "E" * len(found[0]), classes)
    classes = re.sub("[SCT]", _NEUTRAL, classes)
    return re.sub("L[^R]*", lambda found: found[0].replace("E", "L"), classes)


def _neutral(classes: str, side: str) -> str:
    """Rules N1 and N2: neutrals go with their neighbours if those agree, else with the line."""

    def between(found: re.Match[str]) -> str:
        before, after = (
            "L" if char == "L" else "R"
            for char in (
                classes[found.start() - 1] if found.start() else side,
                classes[found.end()] if found.end() < len(classes) else side,
            )
        )
        return (before if before == after else side) * len(found[0])

    return re.sub(f"{_NEUTRAL}+", between, classes)


def order(ranks: Sequence[int]) -> list[int]:
    """The places of runs with these levels, from left to right (rule L2)."""
    places = list(range(len(ranks)))
    for level in range(max(ranks, default=0), 0, -1):
        start = 0
        while start < len(places):
            end = start
            while end < len(places) and ranks[places[end]] >= level:
                end += 1
            places[start:end] = reversed(places[start:end])
            start = end + 1
    return places
