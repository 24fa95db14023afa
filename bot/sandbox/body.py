"""The body of a request to Discord: a JSON object, and perhaps files."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]


@dataclass(frozen=True)
class Upload:
    """A file as it was sent: `files[n]` of a multipart body."""

    name: str
    content: bytes


@dataclass(frozen=True)
class Body:
    """A request's JSON, an object or for commands a list, and its files by their number."""

    json: Any
    files: Mapping[int, Upload] = field(default_factory=dict)
