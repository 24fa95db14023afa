"""One process of the bot: what it needs, in what order, and what happens when it fails."""

import asyncio
import gc
import logging
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from threading import Timer
from typing import Any, NoReturn, TypeVar

import discord
import sqlalchemy as sa

from bot.app import Parlor
from bot.concurrency.retry import pause_after
from bot.concurrency.tasks import Tasks
from bot.endpoint import (
    DISCORD_FAILED,
    SANDBOX_TOKEN,
    point_at,
    rest_through,
    sandbox_is_installed,
)
from bot.hosting.beacon import Beacon, Unreached
from bot.hosting.tables import Tables
from bot.hosting.upkeep import Upkeep
from bot.internals.discord_client import replace_internals
from bot.matches.pace import Pace
from bot.operation.background_retry import retry_until_done
from bot.operation.health import Health
from bot.operation.outage import OUTAGE
from bot.operation.profile import introduce
from bot.operation.web import watched
from bot.posts.daily_announcements import DailyAnnouncements, keep_announcing
from bot.posts.daily_notices import DailyNotices
from bot.settings import BadSetting, Settings
from bot.store import Store
from bot.words import talk
from games.plugins import INSTALLED
from games.text import Text
from images import Renderer
from images.workers import ProcessWorker, ThreadWorker

log = logging.getLogger(__name__)
T = TypeVar("T")

STEADY = 60  # seconds of running after which a failure is a new one
SOON = 20  # seconds between two tries at most while Discord is not reached, where none counts
SWITCH = 0.001  # seconds that the event loop waits at most for a thread that computes
GARBAGE = 10_000  # objects after which Python looks for garbage: a click makes and frees thousands
REGISTERED = 2.0  # seconds that a start waits for Discord to take the commands
LONGEST_END = 8.0  # seconds from a signal until the process ends, whatever hangs
SETTLING = 20.0  # seconds from a start until the dailies are seen to
SETTLED = 0.2  # seconds without news of another server after which all are known


async def run(settings: Settings) -> int:
    """Serve until SIGTERM or SIGINT, of which a second one ends it at once; 1 for a bad token.

    Unavailable where there is no database; BadSetting where there is no Discord. SIGINT before the
    bot is ready is a KeyboardInterrupt: nobody plays yet.
    """
    sys.setswitchinterval(SWITCH)
    for left_out in INSTALLED.left_out:
        log.warning("%s", left_out)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()

    def end_on(told: signal.Signals) -> None:
        loop.add_signal_handler(told, _end, stop, told)

    end_on(signal.SIGTERM)
    renderer = Renderer(ProcessWorker() if settings.pictures == "process" else ThreadWorker())
    tasks = Tasks()
    tasks.start(renderer.warm(), "draw cards ahead")  # while logging in
    store = await _until(stop, Store.open(settings.database_url, settings.pseudonym_secret))
    if store is None:
        await tasks.stop()
        await renderer.close()
        return 0
    prepare()
    health = Health(store)
    tasks.start(health.tick(), "health")
    tasks.start(store.keep_time(), "keep time")
    try:
        async with watched(settings, health), _somewhere(settings, store) as somewhere:
            return await _until(stop, _serve(somewhere, store, renderer, health, end_on)) or 0
    finally:
        await tasks.stop()
        await renderer.close()
        await store.close()


def _end(stop: asyncio.Event, told: signal.Signals) -> None:
    """End as soon as what is being shown is shown; at once when told again.

    A thread sees to it where that takes too long: what is stored is safe, the rest is drawn by the
    next start, and no network or task is to keep the process.
    """
    if stop.is_set():
        log.warning("told to end again: %s", told.name)
        _exit(128 + told)
    log.info("told to end: %s", told.name)
    stop.set()
    late = Timer(LONGEST_END, _exit, [0])
    late.daemon = True
    late.start()


def _exit(code: int) -> NoReturn:
    """End the process as it stands, with this exit code."""
    log.warning("ended amid what was under way")
    logging.shutdown()
    os._exit(code)


async def _until(stop: asyncio.Event, work: Coroutine[Any, Any, T]) -> T | None:
    """The result of some work; None if it was cancelled because the process stops."""
    # None of Tasks: what the work returns or raises is for the caller.
    working, stopping = asyncio.create_task(work), asyncio.create_task(stop.wait())
    try:
        await asyncio.wait([working, stopping], return_when=asyncio.FIRST_COMPLETED)
        return working.result() if working.done() else None
    finally:
        stopping.cancel()
        working.cancel()
        await asyncio.gather(working, stopping, return_exceptions=True)


def prepare() -> None:
    """Do before anybody clicks what would make a click wait: each takes longer than one should.

    All sentences are found. Python's search for garbage, which stops everything, spares from now on
    what was imported: that is most of what there is, and stays anyway.
    """
    talk()(Text("slow"))  # the first sentence
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE)


@asynccontextmanager
async def _somewhere(settings: Settings, store: Store) -> AsyncIterator[Settings]:
    """Discord; or the sandbox, started as a process of its own for as long as we run."""
    if settings.token or settings.discord_url:
        yield settings
        return
    if not sandbox_is_installed():
        raise BadSetting(
            "There is no DISCORD_TOKEN, and no sandbox is installed. Set the token in .env, or"
            " install the sandbox: with make play, or as parlor[sandbox]."
        )
    from bot.sandbox.child import sandbox  # only here: Discord needs none of it

    async with sandbox(settings.sandbox_host, settings.sandbox_port) as url:
        await store.work.draw_again()  # a new sandbox has none of the messages we posted
        await store.processes.forget_commands()  # and none of the commands
        log.info("No DISCORD_TOKEN is set: this is the sandbox.")
        yield settings.at(url)


async def _serve(
    settings: Settings,
    store: Store,
    renderer: Renderer,
    health: Health,
    end_on: Callable[[signal.Signals], None],
) -> int:
    """Run clients one after the other: discord.py's gives up where the first connection fails.

    Once one is ready Ctrl+C ends it in good order, by `end_on`.
    """
    replace_internals()
    if settings.discord_url:
        point_at(settings.discord_url)
    if settings.rest_proxy:
        rest_through(settings.rest_proxy)
    usual, factor = Pace(), settings.pace
    pauses = (usual.computer, usual.trick, usual.round)
    pace = Pace(*(pause * factor for pause in pauses))
    beacon = await _beacon(settings)
    serving, failures = asyncio.current_task(), 0
    assert serving, "a coroutine is run by a task"
    while True:
        tables = Tables(store, store.clock, pace, beacon, settings.caps)
        bot = Parlor(
            store,
            tables,
            renderer,
            cluster=settings.cluster,
            guild_ready_timeout=SETTLED,
            requests_a_second=settings.requests_a_second,
            operator=settings.operator,
        )
        health.follow(bot)
        for event in ("on_shard_ready", "on_shard_resumed"):
            bot.add_listener(OUTAGE.end, event)
        began, is_reached = time.monotonic(), True
        try:
            async with bot:
                tasks = Tasks()
                tasks.start(_announce(bot, settings, end_on), "announce")
                tasks.start(_show_cards(bot), "show cards")
                tasks.start(_introduce(bot), "introduce")
                tasks.start(_keep_dailies(bot), "keep dailies")
                try:
                    await bot.start(settings.token or SANDBOX_TOKEN)
                finally:
                    await tasks.stop()
        except discord.LoginFailure:
            sys.stderr.write("Discord refuses this DISCORD_TOKEN. Copy it anew from the portal.\n")
            return 1
        except Exception as error:
            if serving.cancelling():  # we are to end, and it failed as it closed
                return 0
            log.exception("The client failed")
            is_reached = not isinstance(error, DISCORD_FAILED)
        failures = 0 if time.monotonic() - began > STEADY else failures + 1
        pause = pause_after(failures)
        await asyncio.sleep(pause if is_reached else min(pause, SOON))


async def _beacon(settings: Settings) -> Beacon | None:
    """The public beacon that is to be asked; matches do without one that is out of reach."""
    if not settings.beacon:
        return None
    try:
        return await Beacon.find(settings.beacon)
    except Unreached:
        log.warning("PARLOR_BEACON cannot be reached: cards are dealt without it")
        return None


async def _announce(
    bot: Parlor, settings: Settings, end_on: Callable[[signal.Signals], None]
) -> None:
    """Say where to play, once there is somebody to play with, and commands unless refused."""
    await bot.wait_until_ready()
    end_on(signal.SIGINT)
    if bot.registering:
        await asyncio.wait([bot.registering], timeout=REGISTERED)
    where = f"Open {settings.discord_url} and type /play."
    if settings.token:
        where = f"Invite the bot to a server: {bot.invite}"
    stored = _stored(settings.database_url)
    sys.stdout.write(f"Parlor is ready. {where} Matches are stored in {stored}.\n")
    sys.stdout.flush()


def _stored(url: str) -> str:
    """The place where matches are stored, as shown to the operator."""
    file = sa.make_url(url).database or ""
    return str(Path(file).parent.absolute()) if url.startswith("sqlite") else "PostgreSQL"


async def _introduce(bot: Parlor) -> None:
    """Have a description and a picture; the first process of several sets them."""
    await bot.wait_until_ready()
    if not bot.cluster or bot.cluster.number == 0:
        await retry_until_done(
            "the bot's profile is not set", partial(introduce, bot, bot.renderer)
        )


async def _show_cards(bot: Parlor) -> None:
    """Have emojis for the buttons of cards; the first process of several uploads them."""
    await bot.wait_until_ready()
    await bot.card_emojis.keep(uploads=not bot.cluster or bot.cluster.number == 0)


async def _keep_dailies(bot: Parlor) -> None:
    """Make and announce the deals of each day; the first process of several does it."""
    await bot.wait_until_ready()
    if not bot.cluster or bot.cluster.number == 0:
        await asyncio.sleep(SETTLING)  # who comes back goes first
        announcements = DailyAnnouncements(bot, bot.store, bot.dailies, bot.sender)
        direct, budget = bot.announcing.direct, bot.budget
        notices = DailyNotices(bot.store, bot.dailies, direct, bot.sender, budget)
        await asyncio.gather(
            Upkeep(bot.store, bot.tables.clock).run(),
            keep_announcing(announcements.once),
            keep_announcing(notices.once),
        )
