"""The application's own emojis."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Emoji:
    """A picture by its id; messages also call it by its name."""

    id: int
    name: str
    content: bytes
    content_type: str
