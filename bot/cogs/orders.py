"""Deciding before one's turn."""

from collections.abc import Sequence

from bot.app import Click, Parlor
from bot.clicks.answers import pressed
from bot.matches.lobby import seated
from bot.matches.match import Refused
from bot.views import hand
from bot.views.address import Address


@pressed("order")
async def decide(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Pass**, **Check or fold**: note it, or take it back; once it is one's turn, it is late."""
    bot, user, extra = click.client, click.user.id, hand.PLAIN
    try:
        played = await bot.tables.order(address.match, user, address.rest)
    except Refused as no:
        played = await bot.tables.load(address.match)
        extra = hand.Extra(notice=hand.notice(played, seated(played.match, user), no.words))
    await bot.hands.answer(click, played, seated(played.match, user), extra)


async def setup(_bot: Parlor) -> None:
    """Nothing is to be added: it has no commands."""
