"""Opening a table, sitting down, options, starting, and playing again."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import discord
from discord import app_commands, ui

from bot.app import Click
from bot.clicks.answers import pressed
from bot.cogs.feature import Feature
from bot.cogs.finding import channel, find_game, game_choices, person
from bot.hosting.preferences import settings_of
from bot.matches.lobby import of_host
from bot.matches.match import Match, Refused, Status
from bot.views import lobby, options
from bot.views.address import Address
from bot.words import talk
from games import GAMES
from games.options import CLOCK, VARIANT, out_of_range
from games.speech import Words

NEEDED = ("view_channel", "send_messages", "attach_files")


class Lobby(Feature):
    """`/play`."""

    @app_commands.command(description="Open a table; others join, computers fill the empty seats")
    @app_commands.describe(game="What to play")
    @app_commands.autocomplete(game=game_choices)
    async def play(self, click: Click, game: str) -> None:
        """Open a lobby in this channel."""
        key = find_game(game)
        if missing := [name for name in NEEDED if not getattr(click.app_permissions, name)]:
            names = ", ".join(name.replace("_", " ") for name in missing)
            raise Refused(Words("permissions-missing", names=names))
        where = click.guild_id or 0, channel(click)
        clock = (await settings_of(self.bot.store.people, click.guild_id or 0)).clock
        if not await click.client.is_first(click):
            return
        match = await self.bot.tables.open(key, person(click), *where, click=click.id, clock=clock)
        await self.bot.store.people.set_dm_open(click.user.id)  # it may be so again
        await _post_lobby(click, match)


async def _post_lobby(click: Click, match: Match) -> None:
    """Answer with the lobby, and remember where it stands."""
    store = click.client.store
    message = await click.client.sender.answer(click, lobby.post(match), private=False)
    await store.set_message(match.id, match.channel, message)
    await store.set_drawn(match.id, match.revision)


async def redraw(click: Click, match: Match) -> None:
    """Answer without words: the message changes as soon as it is drawn.

    A process may have died before it stored where the lobby stands: where it was pressed.
    """
    if match.message is None and click.message:
        await click.client.store.set_message(match.id, match.channel, click.message.id)
    await click.response.defer()
    click.client.drawing.wake(match.id)


@pressed("join", once=True)
async def join(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Sit down."""
    match = await click.client.tables.join(address.match, person(click), click.id)
    await click.client.store.people.set_dm_open(click.user.id)  # it may be so again
    await redraw(click, match)


@pressed("computer", once=True)
async def computer(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Seat a computer player."""
    match = await click.client.tables.add_computer(address.match, click.user.id)
    await redraw(click, match)


@pressed("dismiss", once=True)
async def dismiss(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Send a computer player away."""
    match = await click.client.tables.remove_computer(address.match, click.user.id)
    await redraw(click, match)


@pressed("start")
async def start(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Deal."""
    played = await click.client.tables.start(address.match, click.user.id, click.id)
    await redraw(click, played.match)


@pressed("again")
async def again(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Open the lobby of a rematch; whoever presses later is told that it stands already."""
    match = await click.client.tables.rematch(address.match, click.user.id, click.id)
    if match.message is None:
        await _post_lobby(click, match)
    else:
        raise Refused(Words("rematch-stands"))


@pressed("options")
async def show_options(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Show the options to the clicker alone; `length` 1 is the way back in the same message."""
    match = await _open_lobby(click, address)
    sender = click.client.sender
    await (sender.turn if address.length else sender.answer)(click, options.post(match))


@pressed("option")
async def choose_option(click: Click, address: Address, values: Sequence[str]) -> None:
    """Show the host the values of an option, in a menu or to be typed."""
    match = await click.client.tables.get(address.match)
    of_host(match, click.user.id)
    if options.by_menu(match, values[0]):
        await click.client.sender.turn(click, options.value_post(match, values[0]))
    else:
        await click.response.send_modal(ValueModal(match, values[0]))


@pressed("value")
async def choose_value(click: Click, address: Address, values: Sequence[str]) -> None:
    """Set an option to the value picked."""
    match = await _open_lobby(click, address)
    value = options.choices(match, address.rest)[int(values[0])]
    await _set(click, match, address.rest, value)


async def _open_lobby(click: Click, address: Address) -> Match:
    match = await click.client.tables.get(address.match)
    if match.status is not Status.LOBBY:
        raise Refused(Words("already-started"))
    return match


async def _set(click: Click, match: Match, name: str, value: Any) -> None:
    tables = click.client.tables
    if name == CLOCK:
        match = await tables.set_clock(match.id, click.user.id, value)
    elif name == VARIANT:
        chosen, _ = GAMES[match.game].rule_sets()[value]
        match = await tables.set_options(match.id, click.user.id, asdict(chosen))
    else:
        match = await tables.set_option(match.id, click.user.id, name, value)
    await click.client.sender.turn(click, options.post(match))
    click.client.drawing.wake(match.id)


class ValueModal(ui.Modal):
    """Asks for the value of an option with more values than a menu holds."""

    def __init__(self, match: Match, name: str) -> None:
        say = talk()
        self.match, self.name = match, name
        choices = options.choices(match, name)
        least = next(each for each in choices if each is not None)
        super().__init__(title=say(Words("option-title"))[:45])
        self.text: ui.TextInput[ValueModal] = ui.TextInput(
            default=options.spoken(match, name, options.value(match, name), say), max_length=10
        )
        span = Words("option-range", least=str(least), most=str(choices[-1]))
        self.add_item(
            ui.Label(
                text=options.title(match, name, say)[:45],
                description=say(span),
                component=self.text,
            )
        )

    async def on_submit(self, click: discord.Interaction[Any]) -> None:
        """Set the option, or say what is possible."""
        try:
            await _set(click, self.match, self.name, self._value())
        except Exception as error:
            await click.client.explain(click, error, self.match.id)

    def _value(self) -> Any:
        text = self.text.value.strip().casefold()
        choices = options.choices(self.match, self.name)
        if isinstance(choices, range):  # of a million, say: too many to compare with one by one
            choices = [int(text)] if text.isdecimal() and int(text) in choices else []
        for each in choices:
            if text == options.spoken(self.match, self.name, each, talk()).casefold():
                return each
        title, none = options.title(self.match, self.name, talk()), talk()(Words("option-none"))
        choices = options.choices(self.match, self.name)
        raise Refused(out_of_range(title, self.text.value, choices, none))


setup = Lobby.setup
