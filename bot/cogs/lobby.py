"""Opening a table, sitting down, starting, and playing again."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import SystemRandom

import discord
from discord import app_commands

from bot.app import Click, private
from bot.clicks.answers import pressed
from bot.clicks.names import person
from bot.clicks.places import is_answered_only, is_away
from bot.clicks.turns import completion
from bot.cogs.feature import Feature
from bot.cogs.finding import (
    channel,
    channels_of,
    find_game,
    game_name,
    is_at_table,
    language_here,
    lobby_of,
    offered,
    spoken_here,
)
from bot.concurrency.locks import KeyedLocks
from bot.hosting.languages import at_table
from bot.hosting.preferences import EACH, MAKE, ServerSettings, settings_of
from bot.matches import lobby, presets, seating
from bot.matches.lobby import seated
from bot.matches.match import Match, Refused, Status
from bot.replies import Sent, acknowledge, take_back
from bot.views import manage as controls
from bot.views import shelf, verify
from bot.views.address import Address, NotOurs, reading
from bot.views.game_menus import keys_of
from bot.views.lessons import offer
from bot.views.post import Post
from bot.views.seating import PLACES, SHUFFLE, level_picked
from bot.words import by_name, talk
from games import GAMES
from games.lessons import lesson_of
from games.shelf import sections
from games.text import Text

NEEDED = ("view_channel", "attach_files")
"""Permissions without which no table can stand, besides that to write there."""


class LobbyCog(Feature):
    """`/play`."""

    @app_commands.command()
    async def play(self, click: Click, game: str | None = None, private: bool = False) -> None:
        """Open a lobby in this channel, or show what there is to play."""
        key = None if game is None else find_game(game)
        if key is None:
            await show_games(click, private)
            return
        await may_open(click, key)
        if await self.bot.is_first(click):
            await open_and_announce(click, key, private)

    @play.autocomplete("game")
    @completion
    async def game_choices(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        """The games that this server plays of which a name holds what was typed."""
        games = (await settings_of(self.bot.store.people, click.guild_id or 0)).games
        if typed:
            return offered(by_name(games), typed)
        kinds = [games[key] for key in by_name(games)]
        shown = sections(kinds, await favorites_of(click))
        return offered(keys_of(shown), typed)


async def show_games(click: Click, private: bool = False) -> None:
    """Show the games to play to everybody in the channel."""
    settings = await may_open(click)
    favorites = await favorites_of(click)
    with await spoken_here(click):
        shown = shelf.post(settings.games, settings.style, favorites, private)
    await click.client.sender.answer(click, shown, private=False)


async def favorites_of(click: Click) -> list[str]:
    """The games played most in the server of a click, or else in its channel."""
    server = 0 if is_answered_only(click) else click.guild_id or 0
    return await click.client.store.archive.favorites(server or channel(click))


async def may_open(click: Click, game: str | None = None) -> ServerSettings:
    """The settings of the server; Refused where it wants no table, or not of this game.

    So is one where the bot lacks a permission without which no table can stand.
    """
    is_guest = is_answered_only(click)
    server = 0 if is_guest else click.guild_id or 0
    settings = await settings_of(click.client.store.people, server)
    if settings.channels and not {*settings.channels} & {*channels_of(click)}:
        places = " ".join(f"<#{each}>" for each in settings.channels)
        raise Refused(Text("table-elsewhere", places=places))
    if game is not None and game not in settings.games:
        raise Refused(Text("game-hidden", game=game_name(game)))
    is_thread = isinstance(click.channel, discord.Thread)
    if not is_guest:  # an answer needs none of these
        need(click, (*NEEDED, "send_messages_in_threads" if is_thread else "send_messages"))
    return settings


def need(click: Click, permissions: Iterable[str]) -> None:
    """Refuse a channel where the bot lacks one of these permissions."""
    if missing := [name for name in permissions if not getattr(click.app_permissions, name)]:
        told = (talk()(Text(f"permission-{name}")) for name in missing)
        raise Refused(Text("permissions-missing", names="\n".join(told)))


async def open_table(click: Click, game: str, private: bool = False) -> Match:
    """A table of the clicker, by the rules and the clock with which tables open in this server."""
    store, is_guest = click.client.store, is_answered_only(click)
    guild = 0 if is_guest else click.guild_id or 0
    match = await click.client.tables.open(
        game,
        person(click),
        guild,
        channel(click),
        presets.first(game, await store.servers.rules(guild, game)),
        click=click.id,
        clock=(await settings_of(store.people, guild)).clock_for(GAMES[game]),
        private=private,
        answers_only=is_guest,
        size=GAMES[game].usual_seats,
        locale=await language_here(click),
    )
    await store.people.set_dm_open(click.user.id)  # it may be so again
    return match


async def open_and_announce(click: Click, game: str, private: bool = False) -> None:
    """A table of the clicker in this channel, of which others are told."""
    match = await open_table(click, game, private)
    await post_lobby(click, match)
    await announce(click, match)


@pressed("open", once=True)
async def open_here(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Play**, at the end of a lesson: open a table of its game here, unless they sit at one."""
    with reading():
        game = GAMES[address.rest].key
    sits = await click.client.store.sits_at(click.user.id, channel(click))
    if sits and (sits.game, sits.status) == (game, Status.LOBBY):
        await private(click, talk()(Text("lesson-table", place=sits.link)))
        return
    await may_open(click, game)
    await open_and_announce(click, game)


async def announce(click: Click, match: Match) -> None:
    """Notify the subscribers of a table, which has its message by now."""
    click.client.announcing.begin(await click.client.tables.get(match.id))


_choosing = KeyedLocks()
"""By message: of two people who choose from one at once, the first opens a table."""


@pressed("shelf", once=True)
async def choose_game(click: Click, address: Address, values: Sequence[str]) -> None:
    """Open a table in place of the games to choose from."""
    with reading():
        game = GAMES[values[0]].key
    await may_open(click, game)
    assert click.message
    if click.message.flags.ephemeral and not is_answered_only(click):
        raise NotOurs  # nobody else would see the table, and no thread can begin there
    async with _choosing[click.message.id]:
        here = await click.client.store.current_matches(channel(click))
        if click.message.id in {each.message for each in here}:
            raise Refused(Text("shelf-taken"))
        is_private = address.rest == shelf.PRIVATE
        match = await open_table(click, game, is_private)
        await post_lobby(click, match, click.message)
    await announce(click, match)


async def post_lobby(click: Click, match: Match, shelf: discord.Message | None = None) -> None:
    """Show the lobby, remember where it stands, and tell the clicker their number.

    It comes in place of the `shelf`, or else in a message of its own.
    """
    store, sender = click.client.store, click.client.sender
    threads, chosen = click.client.threads, (await settings_of(store.people, match.guild)).threads
    crowded = await threads.are_better(match)
    moves = crowded if chosen == MAKE else chosen == EACH and threads.can_hold(match)
    post = await click.client.messages.lobby(match, crowded and not moves)
    if moves:
        post = replace(post, mentions=())  # they are called where the table comes to stand
    if shelf:
        await sender.update(click, post)
        sent = Sent(shelf.id, is_follow_up=False)
    else:
        sent = await sender.answer(click, post, private=False)
    if match.answers_only:
        click.client.responses.answered(match.id, click, sent)
    await store.set_message(match.id, match.channel, sent.message)
    await store.work.set_drawn(match.id, match.revision)
    await _welcome(click, match)
    if is_away(click) and not click.permissions.use_external_apps:
        await private(click, talk()(Text("lobby-alone")))
    if moves:
        await _move_to_thread(click, match, sent.message)


async def _welcome(click: Click, match: Match) -> None:
    """Send their number to a player who sat down, and offer a lesson to one new to the game."""
    number = _own_number(click, match)
    people, game = click.client.store.people, match.game
    is_new = lesson_of(game) and await people.offer_lesson(match.id, click.user.id, game)
    await private(click, offer(game, number).layout if is_new else number)


def _own_number(click: Click, match: Match, elsewhere: str = "") -> str:
    """The clicker's number that counts; of several presses at once it is the first."""
    joined = match.seats[seated(match, click.user.id)].joined or 0
    return verify.own_number(joined, match.commitment, elsewhere)


async def _move_to_thread(click: Click, match: Match, message: int) -> None:
    """Have a table moved into the thread of its message, whose number such a thread has."""
    await click.client.store.move(match.id, message)
    click.client.drawing.schedule(match.id)


@pressed("thread", once=True)
async def thread(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Move a lobby from a crowded channel to a thread; anybody seated may."""
    match = await lobby_of(click, address)
    seated(match, click.user.id)
    await _found(click, match)
    match = await click.client.tables.get(match.id)
    if match.message and click.client.threads.are_possible(match, click):
        await _move_to_thread(click, match, match.message)
        match = await click.client.tables.get(match.id)
    await redraw(click, match)


@pressed("manage")
async def manage(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Table …**: show the clicker alone what else they may do."""
    match = await lobby_of(click, address)
    await _found(click, match)
    await click.client.sender.answer(click, await _managed(click, match))


async def _managed(click: Click, match: Match) -> Post:
    crowded = await click.client.threads.are_better(match)
    return controls.post(match, click.user.id, crowded)


async def redraw(click: Click, match: Match) -> None:
    """Answer without words: the lobby changes as soon as it is drawn.

    What was pressed below **Table …** shows at once how the table stands now.
    """
    if click.message and click.message.flags.ephemeral and not is_at_table(click, match):
        await click.client.sender.update(click, await _managed(click, match))
        click.client.drawing.schedule(match.id)
    else:
        await _redraw(click, match)
        await acknowledge(click)


async def _redraw(click: Click, match: Match) -> None:
    await _found(click, match)
    click.client.drawing.schedule(match.id)


async def _found(click: Click, match: Match) -> None:
    """Store where a lobby stands if a process died before it did: where it was pressed."""
    message = click.message
    if match.message is None and message and (match.answers_only or not message.flags.ephemeral):
        await click.client.store.set_message(match.id, match.channel, message.id)


@pressed("join", once=True, acknowledged=True)
async def join(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Sit down, and be told at once which number that adds to the shuffles."""
    match = await click.client.tables.seat(address.match, lobby.join, person(click), click.id)
    await _welcome(click, match)
    await click.client.store.people.set_dm_open(click.user.id)  # it may be so again
    await _redraw(click, match)


@pressed("computer", once=True, acknowledged=True)
async def computer(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Have the match begin with a seat more."""
    match = await click.client.tables.change(address.match, lobby.add_computer, click.user.id)
    await redraw(click, match)


@pressed("dismiss", once=True, acknowledged=True)
async def dismiss(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Have it begin with a computer less."""
    match = await click.client.tables.change(address.match, lobby.remove_computer, click.user.id)
    await redraw(click, match)


@pressed("level", once=True, acknowledged=True)
async def level(click: Click, address: Address, values: Sequence[str]) -> None:
    """Have a computer of another level sit where one sits."""
    with reading():
        place, chosen = level_picked(values[0])
    match = await click.client.tables.change(
        address.match, seating.set_level, click.user.id, place, chosen
    )
    await redraw(click, match)


@pressed("sit", once=True, acknowledged=True)
async def sit(click: Click, address: Address, values: Sequence[str]) -> None:
    """Move to another seat, or seat everybody by chance."""
    tables = click.client.tables
    if values == [SHUFFLE]:
        match = await tables.seat(address.match, seating.shuffled, click.user.id, SystemRandom())
    else:
        with reading():
            place = PLACES.index(values[0])
        match = await tables.seat(address.match, seating.sit, click.user.id, place)
    await redraw(click, match)


@pressed("private", once=True, acknowledged=True)
async def private_or_open(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Make a table private, or open it to anybody and announce it."""
    with reading():
        is_private = {controls.PRIVATE: True, controls.OPEN: False}[address.rest]
    match = await click.client.tables.change(
        address.match, lobby.set_private, click.user.id, is_private
    )
    await redraw(click, match)
    await announce(click, match)


@pressed("start", once=True, acknowledged=True)
async def start(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Deal, after telling everybody: the number of that message goes into the shuffles.

    Discord gives it only then, and all can read it: who runs the bot cannot try several unseen.
    """
    tables = click.client.tables
    async with tables.lock(address.match):
        begun = await tables.may_start(address.match, click.user.id)
        with at_table(begun):
            told = verify.deal(person(click).name, begun)
        sent = await click.client.sender.answer(click, told, private=False)
        try:
            await _found(click, begun)
            await tables.start(address.match, click.user.id, sent.message, begun)
        except Exception:
            await take_back(click, sent)
            raise
        if begun.answers_only:  # all others move below the message of their deal by themselves
            match = await tables.get(address.match)
            await click.client.responses.follow(click, match, anew=True)
    click.client.drawing.schedule(address.match)


@pressed("again")
async def again(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Open the lobby of a rematch; later presses sit down there, and get its link.

    A press in direct messages does so, too: the lobby stands where the table did.
    """
    tables = click.client.tables
    async with tables.lock(address.match):
        here = await language_here(click) if click.guild_id else None
        match = await tables.rematch(address.match, click.user.id, click.id, here)
        if match.message is None and (match.answers_only or channel(click) == match.channel):
            await post_lobby(click, match)
            return
        if match.message is None:
            await click.client.drawing.repost(match.id)
            match = await tables.get(match.id)
    await private(click, _own_number(click, match, elsewhere=match.link))
    click.client.drawing.schedule(match.id)


setup = LobbyCog.setup
