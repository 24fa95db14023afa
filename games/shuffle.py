"""The shuffle anybody can verify, in any language, from the seed alone."""

from collections.abc import Iterable
from hashlib import sha256
from itertools import count
from typing import TypeVar

T = TypeVar("T")

_SPAN = 1 << 256


def shuffled(items: Iterable[T], key: str) -> list[T]:
    """Fisher-Yates over SHA-256 of `key/i/try`, from the last place i down to 1.

    The digest is a number below 2^256. One so high that a remainder would favour low places is
    passed over for the next try, so every order is equally likely.
    """
    result = list(items)
    for i in range(len(result) - 1, 0, -1):
        j = _below(i + 1, f"{key}/{i}")
        result[i], result[j] = result[j], result[i]
    return result


def _below(bound: int, key: str) -> int:
    fair = _SPAN - _SPAN % bound
    for attempt in count():
        number = int.from_bytes(sha256(f"{key}/{attempt}".encode()).digest())
        if number < fair:
            return number % bound
    raise AssertionError("count never ends")
