"""The figures that Prometheus reads: how quick clicks are, what was refused, what lags behind."""

from types import SimpleNamespace
from typing import Final

import aiohttp
from prometheus_client import Counter, Gauge, Histogram

QUICK: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
"""Seconds; behind the last one an answer to Discord comes too late."""

COMMITTED: Final = Histogram(
    "parlor_click_commit_seconds", "From a player's action to its commit", buckets=QUICK
)
ANSWERED: Final = Histogram(
    "parlor_click_answer_seconds", "From a press to the end of its answer", buckets=QUICK
)
STALE: Final = Counter("parlor_stale", "Writes that somebody else was quicker than")
DOUBLED: Final = Counter("parlor_duplicate", "Clicks delivered twice, applied once")
LAG: Final = Gauge("parlor_loop_lag_seconds", "How late the event loop wakes up")
MATCHES: Final = Gauge("parlor_open_matches", "Lobbies and matches under way, of all processes")
UNDRAWN: Final = Gauge("parlor_undrawn_matches", "Tables whose message shows an old state")
FOLLOWED: Final = Counter(
    "parlor_followed_edits", "Edits of direct messages that follow what others do, as limits count"
)
LIMITED: Final = Counter("parlor_rest_429", "Requests that Discord put off", ["scope"])


def count_limited(config: aiohttp.TraceConfig) -> None:
    """Count the requests of an HTTP client that were rate limited."""
    config.on_request_end.append(_count)


async def _count(
    _session: aiohttp.ClientSession, _: SimpleNamespace, end: aiohttp.TraceRequestEndParams
) -> None:
    if end.response.status == 429:
        LIMITED.labels(end.response.headers.get("X-RateLimit-Scope", "unknown")).inc()
