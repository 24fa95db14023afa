"""Playing: hands, moves, hints, and the table brought back into sight."""

import asyncio
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands, ui

from bot.app import Click
from bot.clicks.answers import pressed
from bot.cogs.feature import Feature
from bot.cogs.finding import OFFERED, find, prefers_words
from bot.matches.lobby import seated
from bot.matches.match import Refused, Status
from bot.matches.played import Played
from bot.views import hand, table
from bot.views.address import Address
from bot.views.many_cards import picked_now
from bot.words import talk
from games.choices import label
from games.speech import IllegalAction, Words


class Hands(Feature):
    """`/hand`, `/hint`, `/move` and `/table`."""

    @app_commands.command(description="Show your hand, to you alone")
    async def hand(self, click: Click) -> None:
        """Answer with the hand and its controls."""
        played, seat = await self._mine(click)
        await self.bot.hands.show(click, played, seat)

    @app_commands.command(description="What a good player would do in your place, and why")
    async def hint(self, click: Click) -> None:
        """Answer with the hand, the hint marked in it."""
        played, seat = await self._mine(click)
        await self.bot.hands.show(click, played, seat, await _hinting(played, seat))

    @app_commands.command(description="Play by typing, for instance QS, bid 4, or KH suit S")
    @app_commands.describe(text="What you do")
    async def move(self, click: Click, text: str) -> None:
        """Play what was typed, and answer with the hand after it."""
        played, seat = await self._mine(click)
        match = played.match.id
        try:
            played = await self.bot.tables.act(match, click.user.id, played.length, text, click.id)
        except IllegalAction as no:
            await self.bot.explain(click, no, match)  # with the names of this table
            return
        await self.bot.hands.show(click, played, seat)
        self.bot.drawing.wake(match)

    @move.autocomplete("text")
    async def legal_actions(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        """The legal actions that hold what was typed; none for an onlooker."""
        try:
            played, seat = await self._mine(click)
        except Refused:
            return []
        say, view = talk(played.names), played.view(seat)
        wanted = {typed.casefold(), view.game.read(typed).casefold()}
        named = {action: label(action, say) for action in view.legal()}
        return [
            app_commands.Choice(name=f"{name} ({action})"[:100], value=action)
            for action, name in named.items()
            if any(text in action.casefold() or text in name.casefold() for text in wanted)
        ][:OFFERED]

    @app_commands.command(description="Post the table again, below everything that was said since")
    async def table(self, click: Click) -> None:
        """Move the table's message to the end of the channel."""
        match = await find(click)
        if match.status is Status.PLAYING and await prefers_words(click):
            await tell_table(click, Address("table", match.id), ())
        else:
            moves = Words("table-moves", place=f"<#{match.channel}>")
            await click.response.send_message(talk()(moves), ephemeral=True)
        await self.bot.drawing.repost(match.id)

    async def _mine(self, click: Click) -> tuple[Played, int]:
        played = await self.bot.tables.played(await find(click, Status.PLAYING))
        return played, seated(played.match, click.user.id)


async def _seat(click: Click, match: int) -> tuple[Played, int]:
    played = await click.client.tables.load(match)
    return played, seated(played.match, click.user.id)


async def _hinting(played: Played, seat: int) -> hand.Extra:
    hint = await asyncio.to_thread(played.view(seat).hint)
    if hint is None:
        raise Refused(Words("no-hint"))
    return hand.hinting(played, seat, hint)


@pressed("hand")
async def show_hand(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Show my hand**: to the clicker alone, with the controls."""
    played, seat = await _seat(click, address.match)
    await click.client.hands.show(click, played, seat)


@pressed("table")
async def tell_table(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Table in words**: to the clicker alone."""
    played, seat = await _seat(click, address.match)
    await click.client.sender.answer(click, table.in_words(played, seat))


@pressed("act")
async def act(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Play; a click that comes too late shows the hand as it is now, and says so."""
    bot, match, user = click.client, address.match, click.user.id
    try:
        played = await bot.tables.act(match, user, address.length, address.rest, click.id)
    except (Refused, IllegalAction) as no:
        played, seat = await _seat(click, match)
        extra = hand.Extra(notice=talk(played.names)(no.words))
    else:
        seat, extra = seated(played.match, user), hand.PLAIN
    await bot.hands.answer(click, played, seat, extra)
    bot.drawing.wake(match)


@pressed("host")
async def act_for_the_host(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Deal the next round, or end the match, by a button of the table's message."""
    tables = click.client.tables
    await tables.act(address.match, click.user.id, address.length, address.rest, click.id)
    await click.response.defer()
    click.client.drawing.wake(address.match)


@pressed("step")
async def begin(click: Click, address: Address, _values: Sequence[str]) -> None:
    """The first of two steps: a King, before its suit."""
    await _turn(click, address, *await _seat(click, address.match), hand.Extra(start=address.rest))


@pressed("back")
async def back(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Back to all the controls."""
    await _turn(click, address, *await _seat(click, address.match))


@pressed("hint")
async def hint(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Mark the hint in the hand and say its reason."""
    played, seat = await _seat(click, address.match)
    await _turn(click, address, played, seat, await _hinting(played, seat))


@pressed("choose")
async def choose(click: Click, address: Address, values: Sequence[str]) -> None:
    """A menu in place of buttons: do what the button would have done."""
    verb, _, rest = values[0].partition(" ")
    await click.client.press(click, Address(verb, address.match, address.length, rest))


@pressed("cards")
async def pick_cards(click: Click, address: Address, values: Sequence[str]) -> None:
    """Several cards picked: offer to play them, or say why they do not go together."""
    played, seat = await _seat(click, address.match)
    game = played.view(seat).game
    picked = picked_now(click.message, address, values)
    choices = game.choices(seat)
    if not played.is_current(seat, address.length) or picked.index >= len(choices):
        await _turn(click, address, played, seat)
        return
    action = game.read(choices[picked.index].action(picked.cards))
    if problem := game.check(seat, action):
        extra = hand.Extra(notice=talk(played.names)(problem), picked=picked)
    else:
        extra = hand.Extra(picked=picked, ready=action)
    await _turn(click, address, played, seat, extra)


@pressed("number")
async def ask_number(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Too many numbers for buttons: ask for one."""
    played, seat = await _seat(click, address.match)
    if not played.is_current(seat, address.length):
        await _turn(click, address, played, seat)
        return
    choice = played.view(seat).choices()[int(address.rest)]
    await click.response.send_modal(NumberModal(address, choice.verb, choice.numbers))


async def _turn(
    click: Click, address: Address, played: Played, seat: int, extra: hand.Extra = hand.PLAIN
) -> None:
    """Show the hand with something beside it; a stale message shows how things stand now."""
    if not played.is_current(seat, address.length):
        extra = hand.Extra(notice=talk()(Words("stale")))
    await click.client.hands.answer(click, played, seat, extra)


class NumberModal(ui.Modal):
    """Asks for a number and plays it."""

    def __init__(self, address: Address, verb: str, numbers: Sequence[int]) -> None:
        self.address, self.verb = address, verb
        super().__init__(title=talk()(Words("number-title")))
        self.text: ui.TextInput[NumberModal] = ui.TextInput(max_length=10)
        span = talk()(Words("option-range", least=str(min(numbers)), most=str(max(numbers))))
        self.add_item(ui.Label(text=span, component=self.text))

    async def on_submit(self, click: discord.Interaction[Any]) -> None:
        """Play the verb with the number typed."""
        place = self.address
        rest = f"{self.verb} {self.text.value.strip()}"
        await click.client.press(click, Address("act", place.match, place.length, rest))


setup = Hands.setup
