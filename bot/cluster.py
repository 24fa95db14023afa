"""One bot in several processes."""

from typing import NamedTuple


class Cluster(NamedTuple):
    """This process is number `number`, from 0, of `size`; together they serve `shards` shards."""

    number: int
    size: int
    shards: int

    @property
    def own(self) -> list[int]:
        """The shards of this process."""
        return [*range(self.number, self.shards, self.size)]
