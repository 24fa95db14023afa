"""Solos: the controls of the hand that one person plays against computers."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.app import Click
from bot.clicks.answers import answer_to, pressed
from bot.cogs.playing import HeldHand, use
from bot.hosting.preferences import preferences_of
from bot.hosting.solos import PlayedSolo
from bot.views import both_results, daily, hand
from bot.views import solo as views
from bot.views.address import Address
from bot.views.post import Post
from bot.words import talk
from games.text import Text

ADVICE: Final = ("hint", "why")
"""The verbs of controls after which an attempt is not ranked."""


@dataclass(frozen=True)
class SoloHand(HeldHand[PlayedSolo]):
    """The hand of a solo."""

    async def played(self) -> PlayedSolo:
        return await self.click.client.solos.load(self.id, self.click.user.id)

    async def act(self, length: int, text: str) -> PlayedSolo:
        click = self.click
        return await click.client.solos.act(self.id, click.user.id, length, text, click.id)

    async def show(self, played: PlayedSolo, _seat: int, extra: hand.Extra = hand.PLAIN) -> None:
        await show(self.click, played, extra)

    def written(self, address: Address) -> Address:
        return views.wrapped(address)

    def acted(self) -> None:
        """Nothing follows: all of it was played before the answer."""


async def show(
    click: Click, played: PlayedSolo, extra: hand.Extra = hand.PLAIN, asks: bool = False
) -> None:
    """Show a solo: its hand, or what has come of it."""
    await send(click, await _post(click, played, extra, asks))


async def send(click: Click, post: Post) -> None:
    """Show something to the clicker alone: in place of what was pressed if only they see that."""
    message, sender = click.message, click.client.sender
    if message is not None and message.flags.ephemeral:
        await sender.update(click, post)
    else:
        await sender.answer(click, post)


async def _post(click: Click, played: PlayedSolo, extra: hand.Extra, asks: bool) -> Post:
    bot = click.client
    prefs = await preferences_of(bot.store.people, click.user.id)
    if played.is_late:
        return daily.late()
    if played.is_done and played.attempt.day is None:
        return both_results.post(played, await bot.same_cards.compared(played), prefs)
    if played.is_done:
        day = await bot.dailies.day(played.attempt.day)
        found = await bot.dailies.result(played.attempt)
        hears = (await bot.store.people.player(click.user.id)).hears_of_dailies
        return daily.result(played, day, found, prefs, hears)
    emojis = bot.card_emojis.of(prefs.style.deck, played.faces)
    post = views.post(played, prefs, extra, emojis, asks)
    return bot.avatars.shown(post, played.match)


@pressed("solo")
async def use_control(click: Click, address: Address, values: Sequence[str]) -> None:
    """A control of the hand; the first that advises says before that it makes this practice."""
    inner = views.unwrapped(address)
    held = SoloHand(click, inner.match)
    if inner.verb == "rule":
        await answer_to("rule").answer(click, replace(inner, match=0), values)
    elif inner.verb == views.PRACTICE:
        await _take_hint(held, inner)
    elif inner.verb in ADVICE and not (played := await held.played()).attempt.is_practice:
        notice = hand.Extra(notice=talk()(Text("solo-hint-price")))
        await show(click, played, notice, asks=True)
    else:
        await use(held, inner, values)


async def _take_hint(held: SoloHand, address: Address) -> None:
    """Make it practice, then give the hint; a stale button does neither."""
    played = await held.played()
    if not played.is_current(played.seat, address.length):
        await show(held.click, played, hand.Extra(notice=talk()(Text("stale"))))
        return
    await held.click.client.solos.practice(played)
    await use(held, replace(address, verb="hint"), ())
