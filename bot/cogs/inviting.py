"""Asking somebody to a table: `/table invite`, and **Challenge** in the menu of a user."""

from collections.abc import Sequence

import discord
from discord import ButtonStyle, app_commands

from bot.app import Click, Parlor
from bot.clicks.answers import pressed
from bot.clicks.names import name_of, person
from bot.cogs.feature import Feature
from bot.cogs.finding import find_game, game_name
from bot.cogs.lobby import may_open, open_table, post_lobby
from bot.hosting.languages import at_table
from bot.matches.match import Match, Person, Refused
from bot.operation.command_texts import keyed
from bot.views import shelf
from bot.views.address import Address, reading
from bot.views.markdown import escaped
from bot.views.plain import plain
from bot.views.post import Post
from bot.views.press import Press
from bot.words import talk
from games.text import Text


class InvitingCog(Feature):
    """**Challenge**."""

    async def cog_load(self) -> None:
        """Put it into the menu of users; a cog cannot declare it."""
        menu = app_commands.ContextMenu(name=keyed("context-menu-challenge"), callback=challenge)
        self.bot.tree.add_command(menu)


def guest_of(click: Click, user: discord.User | discord.Member) -> Person:
    """The person invited to a table; Refused for a bot, and for the inviter."""
    if user.bot:
        raise Refused(Text("invite-bot"))
    if user.id == click.user.id:
        raise Refused(Text("invite-seated", name=name_of(user)))
    return Person(user.id, name_of(user))


async def invite(click: Click, match: Match, guest: Person) -> None:
    """Keep a seat for somebody, and call them to it with a button."""
    match = await click.client.tables.invite(match.id, click.user.id, guest)
    with at_table(match):
        post = _invitation(click, match, guest)
    await click.client.sender.call(click, post, guest.id)
    click.client.drawing.schedule(match.id)


def _invitation(click: Click, match: Match, guest: Person) -> Post:
    tr = talk()
    words = Text(
        "invited",
        mention=f"<@{guest.id}>",
        host=escaped(person(click).name),
        name=game_name(match.game),
        place=f"<#{match.channel}>",
    )
    join = Press(Address("join", match.id), tr(Text("press-join")), ButtonStyle.success)
    return plain(tr(words), join)


@app_commands.guild_only()
async def challenge(click: Click, user: discord.User) -> None:
    """Ask what to play with somebody."""
    guest = guest_of(click, user)
    settings = await may_open(click)
    await click.client.sender.answer(click, shelf.challenge(settings.games, *guest))


@pressed("challenge", once=True)
async def choose_challenge(click: Click, address: Address, values: Sequence[str]) -> None:
    """Open a table with a seat kept for the person challenged, and mention them."""
    with reading():
        game = find_game(values[0])
        number, _, name = address.rest.partition(".")
        guest = Person(int(number), name)
    await may_open(click, game)
    click.client.tables.may_ask(click.user.id)
    match = await open_table(click, game)
    await click.client.tables.store.invite(match.id, guest)
    await post_lobby(click, match)
    await invite(click, match, guest)


async def setup(bot: Parlor) -> None:
    """Add the command to the bot."""
    await bot.add_cog(InvitingCog(bot))
