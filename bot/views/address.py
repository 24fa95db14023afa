"""What a button remembers: everything it needs is in its `custom_id`."""

import re
from dataclasses import dataclass

TEMPLATE = r"(?P<verb>[a-z]+):(?P<match>\d+):(?P<length>\d+)(?::(?P<rest>.+))?"


LONGEST = 100
"""Discord's limit for a `custom_id`, in characters."""


@dataclass(frozen=True, slots=True)
class Address:
    """What is asked of which match, how many actions the clicker had seen, and the details.

    Its text is a `custom_id`, so a button can carry it only if it `fits`.
    """

    verb: str
    match: int
    length: int = 0
    rest: str = ""

    def __str__(self) -> str:
        text = f"{self.verb}:{self.match}:{self.length}"
        return f"{text}:{self.rest}" if self.rest else text

    @property
    def fits(self) -> bool:
        """Whether Discord takes it."""
        return len(str(self)) <= LONGEST

    @classmethod
    def parse(cls, found: re.Match[str]) -> "Address":
        """The address of a `custom_id` that matches `TEMPLATE`."""
        return cls(found["verb"], int(found["match"]), int(found["length"]), found["rest"] or "")
