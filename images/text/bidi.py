"""The order in which a line of mixed directions is read: Unicode's bidirectional algorithm.

UAX #9 for one line without explicit controls, which `clean` has removed.
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
    "": "L",  # characters that this Python does not know yet
}
_NEUTRAL: Final = "O"
_STRONG: Final = {"L": "L", "R": "R", "E": "R", "N": "R"}  # numbers count as right to left
_LEVELS: Final = (  # rules I1 and I2, by the direction of the line
    {"L": 0, "R": 1, "E": 2, "N": 2},
    {"L": 2, "R": 1, "E": 2, "N": 2},
)
_BRACKETS: Final = {")": "(", "]": "[", "}": "{"}


def levels(text: str) -> list[int]:
    """The embedding level of each character: even is read to the right, odd to the left."""
    classes = "".join(_CLASSES.get(unicodedata.bidirectional(char), _NEUTRAL) for char in text)
    strong = re.search("[LRA]", classes)
    base = int(strong is not None and strong[0] != "L")
    side = "LR"[base]
    resolved = _neutral(_bracketed(text, _weak(side + classes)[1:], side), side)
    return [_LEVELS[base][kind] for kind in resolved]


def _weak(classes: str) -> str:
    """Rules W1 to W7: marks, numbers, and signs within numbers."""
    classes = re.sub("(.)(M+)", lambda found: found[1] * len(found[0]), classes)
    classes = re.sub("A[^LR]*", lambda found: found[0].replace("E", "N"), classes)
    classes = classes.replace("A", "R")
    classes = re.sub("(?<=E)[SC](?=E)", "E", classes)
    classes = re.sub("(?<=N)C(?=N)", "N", classes)
    classes = re.sub("T+(?=E)|(?<=E)T+", lambda found: "E" * len(found[0]), classes)
    classes = re.sub("[SCT]", _NEUTRAL, classes)
    return re.sub("L[^R]*", lambda found: found[0].replace("E", "L"), classes)


def _bracketed(text: str, classes: str, side: str) -> str:
    """Rule N0: brackets go with the line if anything in them does, else with what is before."""
    for start, end in _pairs(text):
        inside = {_STRONG.get(kind) for kind in classes[start + 1 : end]} - {None}
        if not inside:
            continue
        before = next((_STRONG[kind] for kind in classes[start::-1] if kind in _STRONG), side)
        kind = side if side in inside else before
        classes = f"{classes[:start]}{kind}{classes[start + 1 : end]}{kind}{classes[end + 1 :]}"
    return classes


def _pairs(text: str) -> list[tuple[int, int]]:
    """The places of matching brackets, by the opening one."""
    found = []
    opened: list[int] = []
    for place, char in enumerate(text):
        if char in _BRACKETS.values():
            opened.append(place)
        elif char in _BRACKETS:
            fitting = [at for at in opened if text[at] == _BRACKETS[char]]
            if fitting:
                found.append((fitting[-1], place))
                opened = [at for at in opened if at < fitting[-1]]
    return sorted(found)


def _neutral(classes: str, side: str) -> str:
    """Rules N1 and N2: neutrals go with both neighbours if those agree, else with the line."""
    whole = f"{side}{classes}{side}"

    def between(found: re.Match[str]) -> str:
        before, after = _STRONG[whole[found.start() - 1]], _STRONG[whole[found.end()]]
        return (before if before == after else side) * len(found[0])

    return re.sub(f"{_NEUTRAL}+", between, whole)[1:-1]


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
