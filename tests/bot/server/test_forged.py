"""Whatever is pressed, picked, typed or commanded, by whomever, is answered and harms nobody."""

import gc
import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random

import discord
import pytest
from simcord import InteractionResult, MemberActor

from bot.clicks.answers import ANSWERS
from bot.matches.match import Status
from bot.matches.pace import Pace
from bot.posts.threads import CROWDED
from bot.settings import Caps
from tests.bot.server.driving import Table, open_table, said, start_table
from tests.bot.server.finished import played_out, rested
from tests.bot.server.forging import Forged, Forger
from tests.bot.server.ownership import Ledger, Presser, improper
from tests.bot.server.reading import sentence
from tests.bot.server.room import Room
from tests.bot.tabling import UNCAPPED

pytestmark = pytest.mark.check

FEW, MANY, MOST = 1_000, 2_000, 5_000
"""Presses: the least, and after how many every kind of button has been among them."""
UNDER_WAY = ("crazy_king", "five_card_draw", "kings_and_bastards")
"""Games in which one does all that can be done by buttons: two steps, numbers, several cards."""
SEEDS = [
    pytest.param(1, FEW, marks=pytest.mark.check),
    *(pytest.param(each, MANY, marks=pytest.mark.slow) for each in range(2, 52)),
]
FOUND = {"ready", "quit", "agree", "enter", "object"}
EPHEMERAL = 1 << 6
STAGED = 100
"""After as many presses there are lobbies and matches to press at again."""


@pytest.fixture
def rigged() -> bool:
    return False


@pytest.fixture
def pace() -> Pace:
    """Nobody waits long for computers, nor do they play before anybody can press."""
    return Pace(computer=20, trick=20, round=20)


@pytest.fixture(autouse=True)
def _simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing waits for real: the next press comes a moment later."""
    monkeypatch.setattr("tests.bot.server.conftest.LONG", 0)


@pytest.fixture(autouse=True)
def _unfrozen() -> Iterator[None]:
    """Other tests have their garbage collected."""
    yield
    gc.unfreeze()


@pytest.fixture
def caps() -> Caps:
    """Nobody is told to wait instead of being answered."""
    return UNCAPPED


@pytest.fixture
async def people(room: Room, alice: MemberActor, bob: MemberActor) -> list[MemberActor]:
    """Players, somebody who plays nowhere, who manages the server, and a player elsewhere."""
    elsewhere = room.env.create_guild("Swansea")
    elsewhere.create_text_channel("other-cards")
    stranger = elsewhere.add_member(room.env.create_user("dave"))
    return [alice, bob, room.person("mallory"), room.manager("mod"), stranger]


@pytest.fixture
def ledger(room: Room, tmp_path: Path) -> Iterator[Ledger]:
    ledger = Ledger(tmp_path / "parlor.db")
    yield ledger
    ledger.close()


async def stage(room: Room, people: list[MemberActor]) -> None:
    """Let half a minute pass, and have a lobby and matches under way that people may press at."""
    alice, bob, *_ = people
    await room.wait(30)
    await _play_everything(room)
    tables = await room.bot.store.current_matches()
    hers = {(each.game, each.status) for each in tables if each.seat_of(alice.id) is not None}
    if Status.LOBBY not in {status for _, status in hers}:
        await open_table(room, alice, "gin_rummy")
    for game in UNDER_WAY:
        if (game, Status.PLAYING) not in hers:
            await start_table(room, alice, game, bob)
    backend = room.env.backend
    backend.transcript.clear()
    del backend.http_requests[:-STAGED]


async def _play_everything(room: Room) -> None:
    """Who manages the server may have said which games it plays, and where."""
    people, guild = room.bot.store.people, room.guild.id
    chosen = await people.settings(guild)
    await people.set_settings(guild, chosen | {"hidden": [], "channels": []})


def of(forged: Forged) -> Presser:
    """Who sent it."""
    payload = forged.payload
    rights = int(payload.get("member", {}).get("permissions", 0))
    manages = discord.Permissions(rights).manage_guild
    guild = int(payload.get("guild_id", 0))
    return Presser(forged.record.user_id, guild, manages, forged.record.id)


@pytest.fixture
def random(seed: int, monkeypatch: pytest.MonkeyPatch) -> Random:
    """What is forged depends on this alone, and so do the shuffles."""
    random = Random(seed)
    monkeypatch.setattr("bot.hosting.tables._new_secret", lambda: f"{random.getrandbits(256):064x}")
    return random


async def forge(
    room: Room, people: list[MemberActor], ledger: Ledger, random: Random, least: int
) -> None:
    """Send at least so many; AssertionError for one without an answer, or that did what it may not.

    They go on until every kind of button and menu is among them.
    """
    forger = Forger(room, people, random)
    await played_out(room, people[0], people[1])
    for stages in range(MOST // STAGED):
        if stages >= least // STAGED and _is_complete(forger):
            break
        await stage(room, people)
        if "ready" not in forger.found:  # it stands for one stage: then the next round is dealt
            await rested(room, people[0], people[1])
        gc.freeze()  # SimCord keeps all that ever came; to look through it is dear
        async with room.still():
            ledger.read()
            for _ in range(STAGED):
                await _forge_one(forger, ledger)
    assert _is_complete(forger), ({*ANSWERS} - {*forger.pressed}, FOUND - forger.found)


def _is_complete(forger: Forger) -> bool:
    """Whether all there is has been pressed, and what comes up rarely where it stood."""
    return {*ANSWERS} <= {*forger.pressed} and forger.found >= FOUND


async def _forge_one(forger: Forger, ledger: Ledger) -> None:
    forged = await forger.send()
    assert forger.is_answered(forged), forged.payload["data"]
    wrong = improper(*ledger.read(), of(forged))
    assert not wrong, (wrong, forged.payload["data"])


@pytest.fixture
def forger(room: Room, alice: MemberActor) -> Forger:
    """Alice, who may press what is not there."""
    return Forger(room, [alice], Random(1))


async def pressed(room: Room, forger: Forger, table: Table, custom_id: str) -> str:
    """What is answered to a button of that custom_id on the table."""
    stored = room.env.backend.get_message(room.channel.id, (await table.message()).id)
    return said(InteractionResult(room.env, (await forger.press(stored, custom_id)).record))


@pytest.mark.parametrize(
    "verb", ["act", "hand", "join", "watch", "samecards", "verify", "report", "review", "again"]
)
async def test_a_button_of_a_match_that_the_database_does_not_know_is_told_so(
    room: Room, alice: MemberActor, forger: Forger, verb: str
) -> None:
    table = await open_table(room, alice)
    told = await pressed(room, forger, table, f"{verb}:{table.id + 1}:0")
    assert told == sentence("no-such-match")


@pytest.mark.parametrize(
    "custom_id",
    [
        f"hand:{2**63}:0",
        "hand:-1:0",
        "hand:1:9999999999",
        "dance:1:0",
        "ranks:0:0:next:spades:here:0",
        "value:1:0:target",
        "option:1:0",
        "menu-",
        "dayboard:0:0:open:day:99999999999:0:spades",
        f"dayboard:0:0:open:day:20000:{2**63}:spades",
        "dayboard:0:0:open:day:20000:0:bridge",
        "dayboard:0:0:open:month:99999999999:0:spades",
        "dayboard:0:0:open:month:0:0:spades",
        f"sharedaily:0:0:{2**63}",
        f"solo:0:0:{2**63}.act.QS",
        "dailies:0:0:bridge",
    ],
)
async def test_a_button_that_is_none_of_ours_does_nothing_and_says_so(
    room: Room, alice: MemberActor, forger: Forger, custom_id: str
) -> None:
    table = await open_table(room, alice)
    told = await pressed(room, forger, table, custom_id)
    assert told == sentence("not-ours")


@pytest.mark.parametrize("length", [2000, 6000])
@pytest.mark.parametrize("command", ["play", "rules", "leaderboard"])
async def test_an_argument_that_fills_a_book_is_answered_in_a_sentence(
    room: Room, forger: Forger, command: str, length: int
) -> None:
    sent = await forger.command(command, game="x" * length)
    assert said(InteractionResult(room.env, sent.record)).startswith(
        "I don't know a game called “xxx"
    )


async def test_wherever_it_is_asked_a_table_moves_to_the_thread_of_its_own_message(
    room: Room, alice: MemberActor, forger: Forger
) -> None:
    other, _, table = [await open_table(room, alice) for _ in range(CROWDED)]
    own, elsewhere = (await table.message()).id, (await other.message()).id
    stored = room.env.backend.get_message(room.channel.id, elsewhere)
    await forger.press(stored, f"thread:{table.id}:0")
    assert (await table.match()).channel == own


async def test_games_are_chosen_from_no_message_that_one_person_alone_sees(
    room: Room, alice: MemberActor, forger: Forger
) -> None:
    await open_table(room, alice)
    [*_, seen] = room.env.backend.messages[room.channel.id].values()
    assert seen.flags & EPHEMERAL
    sent = await forger.press(seen, "menu-shelf:0:0", "crazy_king")
    told = said(InteractionResult(room.env, sent.record))
    assert told == sentence("not-ours")
    assert len(await room.bot.store.current_matches()) == 1


def quiet(caplog: pytest.LogCaptureFixture) -> bool:
    """Whether nothing stands in the log but that something was none of our buttons."""
    told = (each.getMessage() for each in caplog.records if each.levelno >= logging.WARNING)
    return all("no button of ours" in each for each in told)


@pytest.mark.parametrize(("seed", "least"), SEEDS)
async def test_whatever_is_forged_is_answered_and_changes_only_what_its_sender_may(
    room: Room,
    people: list[MemberActor],
    ledger: Ledger,
    random: Random,
    least: int,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await forge(room, people, ledger, random, least)
    assert quiet(caplog)
