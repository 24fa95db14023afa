"""The process that draws is stopped for a while around every kind of answer with a picture."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.bot.sandbox_process import LOADING, Json, SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.ledger import Ledger, played_out
from tests.bot.wire.player import Player
from tests.bot.wire.reading import offers, plays, texts
from tests.bot.wire.shared_table import begin, dealt, playing
from tests.bot.wire.test_picture_process import drawing

pytestmark = pytest.mark.slow

SECONDS = (0.5, 2.3, 2.5, 3.0, 6.0, 12.0)
SENTENCE = "taking longer than usual"


@pytest.fixture
async def bot(sandbox: SandboxProcess, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """A bot with the timeouts that it has for people."""
    running = BotProcess(sandbox.address, tmp_path, 0.05, PARLOR_PICTURES="process")
    await running.start("bot")
    yield running
    assert running.stop() == 0
    assert running.troubles == []


Show = Callable[[Player], Awaitable[Json]]
"""Somebody asks for something: the message that it comes in, or that is pressed for it."""


@dataclass(frozen=True)
class Kind:
    """A kind of answer: what has to have happened before, and how it is asked for.

    It is asked for by a press of what `shown` shows, if anything, and comes in the place of that
    if it is `in_place`.
    """

    setting: Callable[[Ledger, Player, Player], Awaitable[None]]
    ask: Callable[[Player, Json], Awaitable[object]]
    shown: Show | None = None
    in_place: bool = False
    is_drawn: bool = True

    def is_there(self, message: Json) -> bool:
        """Whether it is this answer, and no refusal."""
        verbs = {offer.verb for offer in offers(message)}
        return bool(message["attachments"]) if self.is_drawn else "numbers" in verbs


def typed(command: str, **options: str) -> Callable[[Player, Json], Awaitable[Json]]:
    """Somebody uses a command."""
    return lambda player, _: player.sandbox.slash(player.name, command, player.channel, **options)


def is_to_come(message: Json) -> bool:
    """Whether the answer is to take the place of this message."""
    return SENTENCE in texts(message) or bool(message["flags"] & LOADING)


def showing(command: str, verb: str = "", **options: str) -> Show:
    """The message that a command is answered with, once it is there and offers that verb."""

    async def show(player: Player) -> Json:
        async def seen() -> list[Json]:
            return await player.sandbox.messages(player.name, player.channel)

        before = {message["id"] for message in await seen()}
        await typed(command, **options)(player, {})

        async def shown() -> Json | None:
            new = [each for each in await seen() if each["id"] not in before]
            found = (each for each in new for offer in offers(each) if verb in ("", offer.verb))
            return None if any(map(is_to_come, new)) else next(found, None)

        return await until(shown)

    return show


def pressed(verb: str, value: str = "") -> Callable[[Player, Json], Awaitable[object]]:
    """Somebody presses something of that message, or chooses something there."""

    def press(player: Player, message: Json) -> Awaitable[object]:
        found = (each for each in offers(message) if each.verb == verb and value in each.custom_id)
        return player.tap(message, next(found))

    return press


async def playable(player: Player) -> Json:
    """Their hand, once they are to play: a former one may show what was before a restart."""

    async def shown() -> Json | None:
        hand = await HAND(player)
        return hand if plays(hand) else None

    return await until(shown)


async def table(player: Player) -> Json:
    """The newest table of the channel."""
    return await player.table()


async def choosing(player: Player, shelf: Json) -> None:
    """Choose the first game there is."""
    await player.tap(shelf, next(offer for offer in offers(shelf) if offer.value))


async def playing_typed(player: Player, hand: Json) -> None:
    """Play by a command what the hand offers first."""
    action = next(offer.action for offer in offers(hand) if offer.action)
    await player.sandbox.slash(player.name, "move", player.channel, text=action)


async def turn(ledger: Ledger, alice: Player, _: Player) -> None:
    """Alice is to bid."""
    await dealt(ledger, alice)


async def trick(ledger: Ledger, alice: Player, bob: Player) -> None:
    """Alice is to play, and has seen a trick."""
    await turn(ledger, alice, bob)
    while "last" not in {offer.verb for offer in offers((await alice.turn())[0])}:
        await alice.act()


async def over(ledger: Ledger, alice: Player, bob: Player) -> None:
    """Alice and Bob have played a match."""
    await begin(alice, bob, target=50)
    async with playing(alice, bob):
        await played_out(ledger)


HAND, REPLAY = showing("hand"), showing("replay")
KINDS = {
    "hand": Kind(turn, typed("hand")),
    "Show my hand": Kind(turn, pressed("hand"), table),
    "hint": Kind(turn, typed("hint")),
    "Hint": Kind(turn, pressed("hint"), HAND, in_place=True),
    "Why": Kind(turn, pressed("why"), showing("hint"), in_place=True),
    "a move": Kind(trick, pressed("act"), playable, in_place=True),
    "move": Kind(trick, playing_typed, playable),
    "Last trick": Kind(trick, pressed("last"), playable),
    "Scores": Kind(turn, pressed("scores"), table),
    "games": Kind(turn, typed("play")),
    "a game": Kind(turn, choosing, showing("play", "menu-shelf"), in_place=True),
    "lobby": Kind(turn, typed("play", game="hearts")),
    "lesson": Kind(turn, typed("learn", game="spades")),
    "a step of a lesson": Kind(turn, pressed("lesson"), showing("learn", game="spades"), True),
    "replay": Kind(over, typed("replay")),
    "Replay": Kind(over, pressed("watch"), table),
    "a step of a replay": Kind(over, pressed("replay", "next"), REPLAY, in_place=True),
    "Share": Kind(over, pressed("share"), REPLAY),
    "film": Kind(over, pressed("film"), REPLAY),
    "verify": Kind(over, typed("verify"), is_drawn=False),
    "Verify": Kind(over, pressed("verify"), table, is_drawn=False),
    "stats": Kind(over, typed("stats")),
    "leaderboard": Kind(over, typed("leaderboard", game="crazy_king")),
    "My rank": Kind(over, pressed("ranks", "me"), showing("leaderboard", game="crazy_king")),
}


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
async def test_the_answer_takes_the_place_of_the_sentence_however_late_it_is(
    sandbox: SandboxProcess, bot: BotProcess, alice: Player, bob: Player, kind: Kind
) -> None:
    await kind.setting(Ledger(bot.url, 1), alice, bob)
    for seconds in SECONDS:
        shown = await kind.shown(alice) if kind.shown else {}
        bot.kill()  # it keeps the latest pictures
        await bot.start("bot")
        before = {message["id"]: message for message in await sandbox.messages("alice")}
        stopped = drawing(bot)
        os.kill(stopped, signal.SIGSTOP)
        asked = asyncio.ensure_future(kind.ask(alice, shown))
        await asyncio.sleep(seconds)
        os.kill(stopped, signal.SIGCONT)
        await asked

        async def answered(before: dict[str, Json] = before, shown: Json = shown) -> bool:
            seen = await sandbox.messages("alice")
            if any(map(is_to_come, seen)):
                return False
            if kind.in_place:
                [now] = [each for each in seen if each["id"] == shown["id"]]
                return kind.is_there(now) and now != before[now["id"]]
            return any(kind.is_there(each) for each in seen if each["id"] not in before)

        await until(answered)
