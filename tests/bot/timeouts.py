"""More time for databases: a machine that is busy is not to be taken for one that is dead."""

from collections.abc import Callable

from bot.store import postgres, sqlite


def lengthen(put: Callable[[object, str, object], None], times: float) -> None:
    """Let a store give up after so many times as long; `put` is `setattr`, or as `setattr`."""
    for limit in ("POOL", "CONNECT", "STATEMENT", "PING"):
        put(postgres, limit, times * getattr(postgres, limit))
    waiting, *others = sqlite.PRAGMAS
    name, _, milliseconds = waiting.partition("=")
    put(sqlite, "PRAGMAS", (f"{name}={times * int(milliseconds):.0f}", *others))
