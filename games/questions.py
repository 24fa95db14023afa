"""Raises that the other side is asked about.

Either partner may accept or raise for its side; a raise is refused once all of them have refused.
The open question is the last of a stack: another one may come before it, and it comes back then.
"""

from typing import NamedTuple


class Question(NamedTuple):
    """A raise that waits for an answer."""

    kind: str  # what is raised: "truco"
    chain: tuple[str, ...]  # the calls that led to it, the last is the one to answer
    caller: int
    asked: tuple[int, ...]  # the seats of the other side that have not refused yet, in turn

    @property
    def call(self) -> str:
        """The call to answer."""
        return self.chain[-1]

    def refused_by_one(self) -> "Question":
        """The same question to the next seat; nobody is left once all have refused."""
        return self._replace(asked=self.asked[1:])

    def raised(self, call: str, caller: int, asked: tuple[int, ...]) -> "Question":
        """The question after a raise by the side that was asked."""
        return Question(self.kind, (*self.chain, call), caller, asked)
