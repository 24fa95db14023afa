"""Durak as its first version had it: old records replay by it, and no new match begins so."""

from games.durak.rules import Durak


class FirstVersion(Durak):
    """Who had passed added nothing to what the defender took."""

    version = 1

    def begin_taking(self) -> None:
        self.phase = "pile_on"
