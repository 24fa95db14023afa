"""Quick words at the table."""

from collections.abc import Sequence

from bot.app import Click, Parlor
from bot.clicks.answers import pressed
from bot.hosting.preferences import settings_of
from bot.matches.lobby import seated
from bot.matches.match import Refused
from bot.views import hand
from bot.views.address import Address, NotOurs
from bot.views.quick import QUICK
from games.text import Text


@pressed("words")
async def offer(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**React**: the words in place of the controls."""
    played = await click.client.tables.load(address.match)
    seat = seated(played.match, click.user.id)
    await click.client.hands.answer(click, played, seat, hand.Extra(talks=True))


@pressed("say")
async def say(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Say a word: the clicker sees it at once, the others in the next picture."""
    if address.rest not in QUICK:
        raise NotOurs
    bot, user, extra = click.client, click.user.id, hand.PLAIN
    played = await bot.tables.load(address.match)
    try:
        if not (await settings_of(bot.store.people, played.match.guild)).has_words:
            raise Refused(Text("words-off"))
        played = await bot.tables.say(address.match, user, address.rest)
    except Refused as no:
        extra = hand.Extra(notice=hand.notice(played, seated(played.match, user), no.words))
    await bot.hands.answer(click, played, seated(played.match, user), extra)
    if played.over:
        bot.drawing.schedule(address.match)


async def setup(_bot: Parlor) -> None:
    """Nothing is to be added: it has no commands."""
