"""The cards of a finished match, played again alone."""

from collections.abc import Sequence

from bot.app import Click, Parlor
from bot.clicks.answers import pressed
from bot.clicks.names import person
from bot.clicks.turns import lookup
from bot.cogs import solo
from bot.hosting.budget import Quota
from bot.views import same_cards as views
from bot.views.address import Address


@pressed(views.VERB)
@lookup
async def play(click: Click, address: Address, values: Sequence[str]) -> None:
    """**Play these cards**, or **Again**: the menu of seats, or the cards in one of them."""
    bot, user = click.client, click.user.id
    match = await bot.same_cards.source(address.match, user)
    seat = views.picked(match, address, values)
    if seat is None:
        await solo.send(click, views.seats(match, user))
        return
    bot.budget.count(Quota.PRACTICE, user)
    guild = click.guild_id or 0
    await solo.show(click, await bot.same_cards.begin(match, seat, person(click), guild, click.id))


async def setup(_bot: Parlor) -> None:
    """Nothing is to be added: it has no commands."""
