"""The bot: what it is made of, how a click is answered, and where errors become sentences."""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot import replies
from bot.clicks.answers import answer_to
from bot.clicks.arguments import check_arguments
from bot.clicks.deadlines import Deadlines
from bot.clicks.legible import all_legible
from bot.clicks.names import person
from bot.clicks.places import is_answered_only
from bot.concurrency.tasks import Tasks
from bot.endpoint import DISCORD_FAILED, PERMISSIONS
from bot.hosting.arenas import Arenas
from bot.hosting.daily import Dailies
from bot.hosting.languages import Languages
from bot.hosting.managers import SeenManagers
from bot.hosting.reviews import Reviews
from bot.hosting.same_cards import SameCards
from bot.hosting.scheduler import Scheduler
from bot.hosting.solos import Solos
from bot.hosting.tables import Tables
from bot.hosting.thinkers import Thinkers
from bot.internals.discord_client import ignore_event
from bot.matches.match import Refused
from bot.operation.command_texts import describe
from bot.operation.emojis import Emojis
from bot.operation.logs import about, note
from bot.operation.metrics import ANSWERED, DOUBLED, count_limited
from bot.operation.registering import register
from bot.posts.announcing import Announcing
from bot.posts.arena_dealer import ArenaDealer
from bot.posts.arenas import ArenaMessages
from bot.posts.avatars import Avatars
from bot.posts.channels import Access, DirectChannels
from bot.posts.click_language import keep_language, language_of_click
from bot.posts.drawing import Drawer
from bot.posts.hand_posts import HandPosts
from bot.posts.hands import Hands
from bot.posts.reports import Reports
from bot.posts.response_poller import ResponsePoller
from bot.posts.reviewing import Reviewing
from bot.posts.sender import MessageSender
from bot.posts.shown import Services
from bot.posts.tables import TableMessages
from bot.posts.threads import Threads
from bot.ratelimits.requests import OF_DISCORD, Requests
from bot.replies import Content
from bot.settings import NOBODY, Cluster, Operator
from bot.store import Store, Unavailable
from bot.views.address import Address, NotOurs
from bot.views.markdown import escaped_words, talk_markdown
from bot.views.press import values_of
from bot.words import locale, speaking, talk
from games.options import BadOptions
from games.text import IllegalAction, Text
from images import Renderer

log = logging.getLogger(__name__)

COGS = (
    "bot.cogs.lobby",
    "bot.cogs.options",
    "bot.cogs.inviting",
    "bot.cogs.leaving",
    "bot.cogs.proposals",
    "bot.cogs.notifying",
    "bot.cogs.hands",
    "bot.cogs.daily",
    "bot.cogs.daily_board",
    "bot.cogs.week",
    "bot.cogs.same_cards",
    "bot.cogs.talking",
    "bot.cogs.orders",
    "bot.cogs.tables",
    "bot.cogs.burying",
    "bot.cogs.preferences",
    "bot.cogs.rules",
    "bot.cogs.help",
    "bot.cogs.lessons",
    "bot.cogs.servers",
    "bot.cogs.verify",
    "bot.cogs.ranks",
    "bot.cogs.stats",
    "bot.cogs.seasons",
    "bot.cogs.arena",
    "bot.cogs.privacy",
    "bot.cogs.replay",
    "bot.cogs.review",
    "bot.cogs.report",
)
OPTIONS: dict[str, Any] = {
    "command_prefix": commands.when_mentioned,
    "help_command": None,
    "intents": discord.Intents(guilds=True, guild_messages=True),  # not what they say
    "max_messages": None,  # none is kept
    "allowed_mentions": discord.AllowedMentions.none(),  # but for those of a message's own
    "allowed_contexts": app_commands.AppCommandContext(
        guild=True, dm_channel=True, private_channel=True
    ),
    "allowed_installs": app_commands.AppInstallationType(guild=True, user=True),
    "chunk_guilds_at_startup": False,
    "shard_connect_timeout": None,  # in a cluster a shard waits for its turn
}
"""What we want of discord.py, whoever runs the bot."""
ANSWERS_TIMEOUT = 2.0  # seconds for the last answers
LATE = (10062, 40060)  # the interaction was answered too late, or by another process
CHANGED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
"""Somebody's Discord offers the commands of another version."""


class Commands(app_commands.CommandTree["Parlor"]):
    """The slash commands, each answered in time."""

    async def interaction_check(self, interaction: discord.Interaction["Parlor"], /) -> bool:
        interaction.data = all_legible(interaction.data)
        interaction.client.avatars.see(interaction.user)
        interaction.client.see_manager(interaction)
        note(shard=shard_of(interaction))
        is_command = interaction.type is discord.InteractionType.application_command
        if is_command:
            interaction.client.deadlines.begin(interaction)
        locale.set(await interaction.client.language_of(interaction))  # in the task of this click
        if is_command:
            check_arguments(interaction)
        return True


class Parlor(commands.AutoShardedBot):
    """Commands and presses in, messages and pictures out; the rest of the process hangs here."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        renderer: Renderer,
        cluster: Cluster | None = None,
        requests_a_second: int | None = OF_DISCORD,
        operator: Operator = NOBODY,
        **options: Any,
    ) -> None:
        if cluster:
            options |= {"shard_count": cluster.shards, "shard_ids": cluster.own}
        self.requests = Requests(requests_a_second)
        trace = self.requests.trace()
        count_limited(trace)
        super().__init__(tree_cls=Commands, http_trace=trace, **OPTIONS, **options)
        ignore_event(self, "MESSAGE_UPDATE")
        self.store, self.tables, self.renderer = store, tables, renderer
        self.cluster, self.operator = cluster, operator
        self.deadlines = Deadlines(_hold)
        self.budget = tables.budget
        self.card_emojis, self.avatars = Emojis(self, renderer), Avatars(renderer)
        self.sender = MessageSender(renderer, self.card_emojis)
        channels = DirectChannels(self, tables, self.requests)
        services = Services(
            self,
            tables,
            self.sender,
            self.requests,
            Access(self, tables.clock),
            HandPosts(tables, self.card_emojis, self.avatars),
            channels,
            self._schedule,
        )
        self.hands = Hands(services, cluster is not None)
        self.threads = Threads(self, tables)
        self.messages = TableMessages(services, self.hands, self.threads)
        self.responses = self.messages.responses
        self.polling = ResponsePoller(self.hands, self.responses.show)
        self.drawing = Drawer(tables, self.messages)
        self.arena_messages = ArenaMessages(services)
        self.arena_dealer = ArenaDealer(self, store, self.sender, self.threads)
        self.arenas = Arenas(
            tables, self.arena_dealer, self._schedule, self.arena_messages.schedule
        )
        self.announcing = Announcing(tables, channels)
        self.reports = Reports(self, tables, channels)
        self.managers, self.languages = SeenManagers(store.servers), Languages(store.people)
        self.thinkers = Thinkers()
        self.solos = Solos(store, tables.clock)
        self.dailies = Dailies(store, self.solos, tables.clock)
        self.same_cards = SameCards(tables, self.solos)
        self.reviews = Reviews(tables, self.thinkers)
        self.reviewing = Reviewing(self.reviews, self.sender, self.budget)
        self.scheduler = Scheduler(
            tables, self.drawing.schedule, self.deadlines.wait_idle, self.thinkers
        )
        self._buckets = 1  # by which Discord lets shards identify side by side
        self._tasks = Tasks()
        self.registering: asyncio.Task[None] | None = None  # of the commands, in one process
        self.tree.error(self._command_failed)

    async def setup_hook(self) -> None:
        """Everything that has to stand before the first event arrives."""
        await self.add_commands()
        if self.cluster:
            await self._count_shards(self.cluster)
            self._tasks.start(self.polling.run(), "poll for responses")
            self._tasks.start(self.arena_dealer.run(), "poll for tables of arenas")
        if not self.cluster or self.cluster.number == 0:
            registering = register(self.tree, self.store)
            self.registering = self._tasks.start(registering, "register the commands")
        self._tasks.start(self.scheduler.run(), "scheduler")
        self._tasks.start(self.arenas.run(), "arenas")

    async def add_commands(self) -> None:
        """Add all commands, with their texts, and what answers presses."""
        for cog in COGS:
            await import_module(cog).setup(self)
        describe(self.tree)

    def _schedule(self, match: int) -> None:
        self.drawing.schedule(match)

    async def _count_shards(self, cluster: Cluster) -> None:
        wanted, _, limits = await self.http.get_bot_gateway()
        self._buckets = limits["max_concurrency"]
        if wanted > cluster.shards:
            log.warning("Discord asks for %d shards: set PARLOR_SHARDS everywhere", wanted)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for the turn of a shard.

        discord.py's own knows nothing of other processes, and does not wait for the first shard.
        """
        if self.cluster:
            await self.store.identify_queue.wait((shard_id or 0) % self._buckets)
        else:
            await super().before_identify_hook(shard_id, initial=initial)

    async def close(self) -> None:
        """Stop the background work, answer open clicks, then disconnect from Discord."""
        await self._tasks.stop()
        await self.deadlines.settle(ANSWERS_TIMEOUT)
        await self.reviewing.stop()
        await self.drawing.stop()
        await self.arena_messages.stop()
        followers, services = self.hands.followers, self.hands.services
        for owner in (
            followers,
            services,
            self.avatars,
            self.announcing,
            self.managers,
            self.languages,
            self.arena_dealer,
        ):
            await owner.tasks.stop()  # clicks and drawing start them
        await super().close()

    @property
    def invite(self) -> str:
        """The link that invites the bot with exactly the permissions it needs."""
        assert self.application_id is not None, "known once logged in"
        return discord.utils.oauth_url(
            self.application_id,
            permissions=PERMISSIONS,
            scopes=("bot", "applications.commands"),
        )

    async def on_app_command_completion(
        self, interaction: discord.Interaction[Any], _command: object
    ) -> None:
        """A command has been carried out: its answer can bring what has happened at a table."""
        try:
            if is_answered_only(interaction) and interaction.channel_id:
                await self.responses.command(interaction, interaction.channel_id)
        except Exception as error:
            await self.explain(interaction, error)
        finally:
            await self._end(interaction)

    async def on_message(self, _message: discord.Message) -> None:
        """Nothing is a command but what Discord offers as one; cogs listen by themselves."""

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """A button, a menu or a modal, whatever stands in it; commands have a tree of their own."""
        data: Any = all_legible(interaction.data)
        if "custom_id" in data:
            try:
                address = Address.parse(data["custom_id"])
            except NotOurs as error:
                await self.explain(interaction, error)
            else:
                await self.press(interaction, address, values_of(data))

    async def press(
        self, interaction: discord.Interaction[Any], address: Address, values: Sequence[str] = ()
    ) -> None:
        """Do what a button or a menu asks for; what goes wrong the clicker alone is told."""
        self.deadlines.begin(interaction)
        self.avatars.see(interaction.user)
        self.see_manager(interaction)
        with about(match=address.match, shard=shard_of(interaction)), ANSWERED.time():
            try:
                with speaking(await self.language_of(interaction)):
                    await self._pressed(interaction, address, values)
            finally:
                await self._end(interaction)
                interaction.message = interaction.data = None  # it may be kept to edit its answer

    async def _pressed(
        self, interaction: discord.Interaction[Any], address: Address, values: Sequence[str]
    ) -> None:
        try:
            await self._answer(interaction, address, values)
        except Exception as error:
            await self.explain(interaction, error, address.match)

    async def _answer(
        self, interaction: discord.Interaction[Any], address: Address, values: Sequence[str]
    ) -> None:
        answer, once, acknowledged = answer_to(address.verb)
        if once and not await self.is_first(interaction):
            return
        table = None
        if is_answered_only(interaction):
            table = await self.responses.press(interaction, address.match, acknowledged)
        await answer(interaction, address, values)
        if table:
            await self.responses.follow(interaction, table)

    def see_manager(self, interaction: discord.Interaction[Any]) -> None:
        """Note whether the user who clicks manages the server that the bot is in."""
        if interaction.guild_id is not None and not is_answered_only(interaction):
            manages = interaction.permissions.manage_guild
            self.managers.see(interaction.guild_id, interaction.user.id, manages)

    async def language_of(self, interaction: discord.Interaction[Any]) -> str:
        """The language of the user who clicks."""
        language = await self.languages.of(person(interaction), interaction.locale.value)
        keep_language(interaction, language)
        return language

    async def is_first(self, interaction: discord.Interaction[Any]) -> bool:
        """True if an interaction was not delivered before, to this or another process."""
        is_first = await self.store.processes.add_click(interaction.id)
        if not is_first:
            DOUBLED.inc()
        return is_first

    async def explain(
        self, interaction: discord.Interaction[Any], error: Exception, match: int | None = None
    ) -> None:
        """Tell the user who clicked, and nobody else, why nothing happened."""
        if self.is_closed():
            return  # nobody can be told any more; what was stored is safe
        if isinstance(error, discord.HTTPException) and error.code in LATE:
            log.warning("answered too late: match %s", match)
            return
        if isinstance(error, Refused | IllegalAction | BadOptions):
            words = error.words
        elif isinstance(error, Unavailable):
            log.warning("match %s: %s", match, error)
            words, match = Text("store-unavailable"), None
        elif isinstance(error, NotOurs):
            log.warning("match %s: pressed was no button of ours", match)
            words = Text("not-ours")
        elif isinstance(error, CHANGED):
            words = Text("command-changed")
        elif isinstance(error, DISCORD_FAILED):
            log.warning("match %s: %r", match, error)
            words, match = Text("discord-unavailable"), None
        else:
            code = secrets.token_hex(3)
            log.error("error %s in match %s", code, match, exc_info=error)
            words = Text("broken", code=code)
        await self._tell(interaction, words, match)

    async def _tell(
        self, interaction: discord.Interaction[Any], words: Text, match: int | None = None
    ) -> None:
        """Say something to the clicker alone, with the names at a table if it speaks of one."""
        try:
            with speaking(language_of_click(interaction)):
                tr = talk_markdown(await self._names(match))
            await replies.explain(interaction, Content(text=tr(escaped_words(words))))
        except DISCORD_FAILED as late:
            log.warning("a sentence did not reach the clicker: %r", late)

    async def _names(self, match: int | None) -> Sequence[str]:
        """The names of the players of a match, as far as known."""
        with suppress(Unavailable):
            if match and (found := await self.store.get(match)):
                return found.names
        return ()

    async def _command_failed(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        cause = error.__cause__
        try:
            await self.explain(interaction, cause if isinstance(cause, Exception) else error)
        finally:
            await self._end(interaction)

    async def _end(self, interaction: discord.Interaction[Any]) -> None:
        """An interaction has been dealt with."""
        self.deadlines.end(interaction)
        await replies.end(interaction)


Click: TypeAlias = discord.Interaction[Parlor]


def shard_of(interaction: discord.Interaction[Any]) -> int:
    """The shard that hears of a server's clicks; 0 hears of direct messages."""
    return interaction.guild.shard_id if interaction.guild else 0


async def private(interaction: discord.Interaction[Any], told: str | discord.ui.LayoutView) -> None:
    """Say something to the clicker alone, whether or not the click has been answered."""
    content = Content(text=told) if isinstance(told, str) else Content(view=told)
    await replies.reply(interaction, content)


async def _hold(interaction: discord.Interaction[Any]) -> None:
    """Tell the user who clicked that it takes longer."""
    try:
        with speaking(language_of_click(interaction)):
            await replies.hold(interaction, talk()(Text("slow")))
    except DISCORD_FAILED as error:
        log.warning("a sentence did not reach the clicker: %r", error)
