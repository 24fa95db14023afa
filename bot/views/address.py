"""What a button remembers: everything it needs is in its `custom_id`."""

import re
from dataclasses import dataclass

TEMPLATE = r"(?P<verb>[a-z]+):(?P<match>\d+):(?P<length>\d+)(?::(?P<rest>.+))?"


@dataclass(frozen=True, slots=True)
class Address:
    """What is asked of which match, how many actions the clicker had seen, and the details.

    Its text is at most 100 characters, Discord's limit for a `custom_id`.
    """

    verb: str
    match: int
    length: int = 0
    rest: str = ""

    def __str__(self) -> str:
        text = f"{self.verb}:{self.match}:{self.length}"
        return f"{text}:{self.rest}" if self.rest else text

    @classmethod
    def parse(cls, found: re.Match[str]) -> "Address":
        """The address of a `custom_id` that matches `TEMPLATE`."""
        return cls(found["verb"], int(found["match"]), int(found["length"]), found["rest"] or "")
