"""People, and the application itself."""

import hashlib
from dataclasses import dataclass

from bot.sandbox.locales import ENGLISH

# Ids that outlive the process are made from names; they look like snowflakes of the year 2022.
_LASTING = 1_000_000_000_000_000_000


def lasting_id(kind: str, name: str) -> int:
    """The id of the named thing: the same at each start of the sandbox."""
    digest = hashlib.sha256(f"{kind}:{name.lower()}".encode()).digest()
    return _LASTING + int.from_bytes(digest[:6])


@dataclass
class Person:
    """A user of the sandbox; the application's own user is one with `bot` set."""

    id: int
    name: str
    bot: bool = False
    direct_messages: bool = True
    picture: bytes = b""  # a PNG, where the bot has given itself one
    installs: bool = False  # the application is theirs
    locale: str = ENGLISH  # the language of their client
