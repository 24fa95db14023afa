"""Text that people send, cleaned before anything is done with it."""

import re
from typing import Any, Final

MOST: Final = 500
"""Characters of a text that are taken: nothing that can be asked for is longer."""
_UNSEEN: Final = re.compile(
    r"[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)  # control characters, those that turn the direction of all that follows, halves of characters


def legible(text: str) -> str:
    """The text without what cannot be seen or stored; cut, with an ellipsis, if it is too long."""
    seen = _UNSEEN.sub("", text[: 2 * MOST])
    return seen if len(seen) <= MOST else f"{seen[: MOST - 1]}…"


def all_legible(data: Any) -> Any:
    """The JSON with all its texts cleaned."""
    if isinstance(data, str):
        return legible(data)
    if isinstance(data, list):
        return [all_legible(each) for each in data]
    if isinstance(data, dict):
        return {key: all_legible(each) for key, each in data.items()}
    return data
