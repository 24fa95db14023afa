"""Pseudonyms, by which people who had everything deleted still count as met.

A pseudonym follows from a person's number by a key that stands in no database and in no backup of
one, so whoever has only these cannot tell whose it is, or try numbers until one fits. A key that is
lost is replaced: pseudonyms of before then are of people whom nobody knows again.
"""

import hmac
import logging
import os
import secrets
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import sqlalchemy as sa

log = logging.getLogger(__name__)

KEY: Final = 32
"""Bytes of a key."""
LARGE: Final = 1 << 62
"""Pseudonyms are so large or larger: no number of Discord's is, before the year 2049."""


class Pseudonyms:
    """The pseudonym of each person, by one key."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self.of = lru_cache(maxsize=10_000)(self._of)

    def draw(self, text: str, below: int) -> int:
        """A number that follows from a text, and that nobody without the key can tell."""
        return self._number(text) % below

    def _of(self, user: int) -> int:
        """A person's pseudonym, always the same."""
        return LARGE | self._number(str(user)) >> 2

    def _number(self, text: str) -> int:
        return int.from_bytes(hmac.digest(self._key, text.encode(), "sha256")[:8])


def pseudonyms_for(url: str, secret: str = "") -> Pseudonyms:
    """The pseudonyms of a database: by a `secret`, or by a key in a file next to an SQLite file.

    With neither they are others after each start, and nobody is known again then.
    """
    if secret:
        return Pseudonyms(hmac.digest(secret.encode(), b"Parlor's pseudonyms", sha256))
    address = sa.make_url(url)
    if address.get_backend_name() != "sqlite" or not address.database:
        return Pseudonyms(secrets.token_bytes(KEY))
    file = Path(address.database).with_suffix(".key")
    try:
        return Pseudonyms(_kept_in(file))
    except OSError as trouble:
        log.warning("The key of pseudonyms cannot be kept in %s: %s", file, trouble.strerror)
        return Pseudonyms(secrets.token_bytes(KEY))


def _kept_in(file: Path) -> bytes:
    """The key in a file, which only its owner may read; it is made where there is none."""
    if file.exists() and len(key := file.read_bytes()) == KEY:
        return key
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_name(f"{file.name}.{os.getpid()}")
    new.touch(mode=0o600)
    new.write_bytes(secrets.token_bytes(KEY))
    new.replace(file)
    return file.read_bytes()
