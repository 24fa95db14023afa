"""Controls of a hand under addresses of a moment, where no match is under way."""

from collections.abc import Iterable

from bot.views.address import Address
from bot.views.press import Pick, Press
from bot.views.rows import Row


def wrapped(rows: Iterable[Row], outer: Address) -> list[Row]:
    """These rows, each address in them put into one of the outer verb, match and length."""
    found = [*rows]
    for item in (item for row in found for item in row.children):
        if isinstance(item, Press | Pick):
            item.lead_to(wrap(item.address, outer))
    return found


def wrap(inner: Address, outer: Address) -> Address:
    """An address inside another: its verb and what follows are the details there."""
    rest = f"{inner.verb}.{inner.rest}" if inner.rest else inner.verb
    return Address(outer.verb, outer.match, outer.length, rest)


def unwrapped(address: Address) -> Address:
    """The inner address, of the match and length of the outer one."""
    verb, _, rest = address.rest.partition(".")
    return Address(verb, address.match, address.length, rest)
