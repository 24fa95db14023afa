"""How long what keeps failing is left alone."""

LONGEST = 60.0
"""Seconds between two attempts, at most."""


def pause_after(failures: int) -> float:
    """Seconds until the next attempt: 2, 4, 8 and so on."""
    return min(LONGEST, 2.0 ** min(failures, 9))
