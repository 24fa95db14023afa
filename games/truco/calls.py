"""Calls of Truco and what they are worth (sections 6 and 7)."""

from collections.abc import Sequence
from typing import Final

TRUCOS: Final = ("truco", "retruco", "vale cuatro")
ENVIDOS: Final = ("envido", "real envido", "falta envido")
FLORS: Final = ("flor", "contraflor", "contraflor al resto")
QUIERO: Final = "quiero"
NO_QUIERO: Final = "no quiero"
FOLD: Final = "fold"
FLOR: Final = 3
"""The points of a flor that no other one meets."""
_ENVIDO: Final = {"envido": 2, "real envido": 3}
_FLOR: Final = {"flor": 4, "contraflor": 6}
_MOST: Final = 2


def is_falta(chain: Sequence[str]) -> bool:
    """True if the last call is for all that is missing."""
    return chain[-1] in (ENVIDOS[-1], FLORS[-1])


def accepted(chain: Sequence[str]) -> int:
    """The points of calls that were accepted, unless the last is for all that is missing."""
    if chain[0] == "flor":
        return _FLOR[chain[-1]]
    return sum(_ENVIDO[call] for call in chain)


def refused(chain: Sequence[str]) -> int:
    """The points of the caller's side for calls that were refused."""
    if len(chain) == 1:
        return FLOR if chain[0] == "flor" else 1
    return accepted(chain[:-1])


def higher(chain: Sequence[str]) -> list[str]:
    """The calls that may follow these of an envido or a flor."""
    if chain and chain[0] == "flor":
        return [call for call in FLORS[1:] if FLORS.index(call) > FLORS.index(chain[-1])]
    if not chain or chain[-1] == "envido":
        return list(ENVIDOS[chain.count("envido") == _MOST :])
    return list(ENVIDOS[ENVIDOS.index(chain[-1]) + 1 :])


def falta(scores: Sequence[int], winner: int, target: int, kind: str) -> int:
    """The points of a falta for a side (section 7); an odd half is rounded up."""
    half, high = (target + 1) // 2, max(scores)
    if kind == "match" and high < half:
        return target - scores[winner]
    return half - high if kind == "half" and high < half else target - high
