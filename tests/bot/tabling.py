"""What the tests of the session manager share: a clock set by hand, people, and a game to play."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import fields, replace
from functools import partial
from random import Random
from typing import Any

import pytest
from discord.ui import TextDisplay

from bot.hosting.scheduler import Scheduler
from bot.hosting.tables import Tables
from bot.matches import lobby as lobbies
from bot.matches.lobby import table_size
from bot.matches.match import Match, Person, Refused, Seat
from bot.matches.played import Played
from bot.matches.replay import Action
from bot.posts.drawing import Drawer, Posted
from bot.posts.updates import Update
from bot.settings import Caps
from bot.settings.registry import CAP_SETTINGS
from bot.store import Store
from bot.views.post import Post
from games import GAMES
from games.game import DEAL, HOST
from games.text import Text

ANN, BOB, CLEO, DAN, EVE, FAY = (
    Person(n, name) for n, name in enumerate(("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"), 101)
)
GUILD, CHANNEL = 500, 700
UNCAPPED = Caps(*[10**6] * len(fields(Caps)))
"""As much of everything as anybody wants."""
UNCAPPED_SETTINGS = {f"PARLOR_CAP_{name.upper()}": str(10**6) for name in CAP_SETTINGS}
"""The same in the environment of a process, as far as there are settings."""
SAMPLE = "crazy_king"
EVERY_GAME = [
    pytest.param(game, marks=() if game == SAMPLE else pytest.mark.check) for game in GAMES
]
EVERY_KIND = [
    pytest.param(kind, id=key, marks=() if key == SAMPLE else pytest.mark.check)
    for key, kind in GAMES.items()
]
"""Parameters of what is dear with each game: `make test` tries the sample."""
SHORT = {"target": 50, "hand_size": 3}
"""Options of a match that is over soon."""


def rig(monkeypatch: pytest.MonkeyPatch, new_seed: Callable[[], str]) -> None:
    """Deal matches from seeds that the test knows, whatever is clicked."""
    monkeypatch.setattr("bot.hosting.tables._new_secret", new_seed)
    monkeypatch.setattr("games.fairness.seed_from", lambda secret, joins: secret)


class Clock:
    """Tells the time it was set to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def crazy_king(*people: Person) -> Match:
    """A lobby not stored yet."""
    seats = tuple(Seat(person.id, person.name) for person in people or (ANN, BOB))
    return Match("crazy_king", seats[0].user or 0, CHANNEL, seats, GUILD)


async def secret_of(store: Store, match: int) -> str:
    """The secret that a match was dealt from."""
    secret, _ = await store.dealt(match)
    return secret


async def refusal(request: Coroutine[Any, Any, object]) -> Text:
    """Why something is refused."""
    with pytest.raises(Refused) as refused:
        await request
    return refused.value.words


async def started(tables: Tables, *people: Person, clock: int = 0) -> Played:
    """A match under way between these people, Ann and Bob if none are named."""
    host, *others = people or (ANN, BOB)
    lobby = await tables.open("crazy_king", host, GUILD, CHANNEL, options=SHORT)
    await tables.store.set_message(lobby.id, CHANNEL, 900)
    for person in others:
        await tables.seat(lobby.id, lobbies.join, person)
    if clock:
        await tables.change(lobby.id, lobbies.set_options, host.id, {"clock": clock})
    return await tables.start(lobby.id, host.id)


async def with_computers(tables: Tables, match: int, computers: int) -> Match:
    """A lobby whose match is to begin with so many computers beside its people."""
    row = await tables.get(match)
    while table_size(row) < len(row.people) + computers:
        row = await tables.change(match, lobbies.add_computer, row.host)
    return row


async def play_on(tables: Tables, played: Played, actions: int, random: Random) -> Played:
    """Let people play at random, rounds dealt as they end."""
    for _ in range(actions):
        match, click = played.match.id, 1000 + played.length
        if played.over:
            break
        if played.waiting == [HOST]:
            for seat in played.match.unready:
                user = played.match.seats[seat].user or 0
                played = await tables.act(match, user, played.length, "deal", click)
            continue
        seat = played.waiting[0]
        user = played.match.seats[seat].user or 0
        action = random.choice(played.view(seat).legal())
        played = await tables.act(match, user, played.length, action, click)
    return played


def texts(post: Post) -> str:
    """All that a message says."""
    parts = post.layout.walk_children()
    return "\n".join(part.content for part in parts if isinstance(part, TextDisplay))


def is_over(played: Played) -> bool:
    """Whether a match has been played to its end."""
    return played.over


async def played_on(
    tables: Tables, played: Played, until: Callable[[Played], bool] = is_over
) -> Played:
    """The match played by hints, each round dealt as soon as the one before is over."""
    while not until(played):
        seat, now = played.waiting[0], tables.clock()
        if seat == HOST:
            played = await tables.play(played, Action(HOST, DEAL, None, now))
            continue
        hint = played.view(seat).hint()
        assert hint
        click = 1 + played.length if seat in played.match.people else None
        played = await tables.play(played, Action(seat, hint.action, click, now))
    return played


def turn(played: Played) -> tuple[int, str]:
    """The person who is to act, and something they may do."""
    seat = played.waiting[0]
    user = played.match.seats[seat].user
    assert user is not None
    return user, played.view(seat).legal()[0]


async def cancelled_anywhere(work: Coroutine[Any, Any, object], random: Random) -> None:
    """Do some work and cancel it at any of its points, or now and then not at all."""
    task = asyncio.create_task(work)
    if random.random() < 0.8:
        for _ in range(random.randrange(60)):
            await asyncio.sleep(0)
        task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def computers_only(tables: Tables) -> Played:
    """A match without people, as no request brings it about: all happens by itself."""
    match = (await started(tables)).match
    seats = tuple(Seat(None, seat.name) for seat in match.seats)
    changed = replace(match, seats=seats, due=tables.clock() + tables.pace.computer)
    await tables.store.change(match, changed)
    tables.on_due(changed.due or 0)
    return await tables.load(match.id)


class OneMessage:
    """Matches of one message each; `put` brings it up to date, and is told whether anew."""

    def __init__(self, put: Callable[[Match, bool], Awaitable[None]]) -> None:
        self._put = put
        self.begun: list[int] = []

    def begin(self, match: Match) -> None:
        """It may have been changed."""
        self.begun.append(match.id)

    async def plan(self, match: Match, posted: Posted | None) -> dict[str, Update]:
        """The one message."""
        return {"table": partial(self._bring, match, posted)}

    async def _bring(self, match: Match, posted: Posted | None) -> None:
        await self._put(match, posted is not None)
        if posted:
            posted()

    def forget(self, match: Match) -> None:
        """Nothing is kept."""


class Painter(Drawer):
    """Draws as the bot does, only that it keeps what it was to show."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables, OneMessage(self._keep))
        self.shown: list[tuple[int, int]] = []

    async def _keep(self, match: Match, _anew: bool) -> None:
        self.shown.append((match.id, match.length))


class DrawnScheduler(Scheduler):
    """A scheduler that has done all only when all is drawn."""

    def __init__(self, tables: Tables, drawing: Drawer) -> None:
        super().__init__(tables, drawing.schedule)
        self.drawing = drawing

    async def once(self) -> None:
        await super().once()
        await self.drawing.wait_idle()
