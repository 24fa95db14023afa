"""Discord holds up or refuses one message of a match: the others come, and play goes on."""

from functools import partial

import pytest

from tests.bot.sandbox_process import Json, SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.ledger import Ledger
from tests.bot.wire.player import Player, Tap, in_turn
from tests.bot.wire.reading import drawn_after, rings, texts

EDIT = {"method": "PATCH", "route": "/channels/{channel_id}/messages/{message_id}"}
POST = {"method": "POST", "route": "/channels/{channel_id}/messages"}
OPEN = {"method": "POST", "route": "/users/@me/channels"}
OF_ALICE = {"channel": "dm", "as": "alice", "times": None}
TRIES = 5
"""So often discord.py asks before it gives up."""
LATE = "Discord won't deliver your cards right now"

HOLDING = pytest.mark.parametrize(
    "trouble", [{"delay": 600.0}, {"retry_after": 5.0}, {"status": 500}], ids=str
)
REFUSING = pytest.mark.parametrize(
    "trouble",
    [
        OPEN | {"status": 403, "code": 40003},
        OPEN | {"status": 400},
        POST | {"status": 400},
        POST | {"status": 403, "code": 20009},
    ],
    ids=["too many opened", "not opened", "not taken", "explicit"],
)


@pytest.fixture
async def carol(sandbox: SandboxProcess, bot: BotProcess, alice: Player) -> Player:
    """Sits at a table of Spades with Alice, who has not started the match."""
    carol = Player(sandbox, "carol")
    await alice.open("spades")
    assert (await carol.press("join")).answered
    return carol


@pytest.fixture
def ledger(bot: BotProcess) -> Ledger:
    return Ledger(bot.url, 1)


async def bid(player: Player) -> Tap:
    """Press what is offered first."""
    tap = await player.act()
    assert tap.acknowledged
    return tap


async def hold_up(sandbox: SandboxProcess, message: Json, trouble: Json) -> None:
    """Let no edit of this message come through."""
    await sandbox.ask("POST", "faults", **EDIT, message=int(message["id"]), times=None, **trouble)


async def let_go(sandbox: SandboxProcess, ledger: Ledger) -> None:
    """Let everything come through, and wait until all is shown."""
    await sandbox.ask("DELETE", "faults")
    await sandbox.advance(600)
    await until(lambda: ledger.drawn)


async def shown(player: Player) -> int:
    """How many actions the table shows."""
    return drawn_after(await player.table())


async def is_given_up(sandbox: SandboxProcess, tap: Tap, method: str, path: str) -> bool:
    """Whether what is held up was given up before a tap brought this request, which comes through.

    `path` is how its path ends.
    """

    async def before() -> list[int] | None:
        statuses: list[int] = []
        for each in since(sandbox, tap):
            statuses.append(each["status"])
            if (each["method"], each["status"]) == (method, 200) and each["path"].endswith(path):
                return statuses
        return None

    statuses = await until(before)
    return sum(status in (429, 500) for status in statuses) >= TRIES


def since(sandbox: SandboxProcess, tap: Tap) -> list[Json]:
    """The bot's requests from its answer to a tap on."""
    asked = sandbox.requests()
    answers = (n for n, it in enumerate(asked) if f"/interactions/{tap.click}/" in it["path"])
    return asked[next(answers, len(asked)) :]


@HOLDING
async def test_the_next_hand_and_its_ring_come_though_the_table_cannot_be_drawn(
    sandbox: SandboxProcess, alice: Player, carol: Player, ledger: Ledger, trouble: Json
) -> None:
    await alice.press("start")
    first, second = await in_turn(alice, carol)
    await until(lambda: ledger.drawn)
    await hold_up(sandbox, await alice.table(), trouble)
    before = len(ledger.actions)
    tap = await bid(first)
    await second.turn()
    await until(partial(is_rung, second))
    assert await shown(alice) == before
    assert not await is_given_up(sandbox, tap, "POST", "/messages")
    await let_go(sandbox, ledger)
    assert await shown(alice) == len(ledger.actions)


async def is_rung(player: Player) -> bool:
    """Whether a player was told that it is their turn."""
    return any(map(rings, await player.hands()))


async def has_no_hand(player: Player) -> bool:
    """Whether a player sees no hand."""
    return not await player.hands()


@HOLDING
async def test_the_table_is_drawn_though_a_hand_cannot_be(
    sandbox: SandboxProcess, alice: Player, carol: Player, ledger: Ledger, trouble: Json
) -> None:
    await alice.press("start")
    first, second = await in_turn(alice, carol)
    await until(lambda: ledger.drawn)
    held = {"channel": "dm", "as": second.name, "times": None}
    await sandbox.ask("POST", "faults", **POST, **held, **trouble)  # the hand that is to ring
    await bid(first)
    await until(partial(has_no_hand, second))  # the one that was there goes before it
    await second.press("hand")
    tap = await bid(second)
    before = len(ledger.actions)

    async def is_shown() -> bool:
        return await shown(alice) >= before

    await until(is_shown)
    assert not ledger.drawn
    assert not await is_given_up(sandbox, tap, "PATCH", f"/messages/{(await alice.table())['id']}")
    await let_go(sandbox, ledger)


@REFUSING
async def test_whose_first_hand_is_refused_is_told_once_and_nobody_waits_for_that(
    sandbox: SandboxProcess, alice: Player, carol: Player, trouble: Json
) -> None:
    await sandbox.ask("POST", "faults", **OF_ALICE, **trouble)
    await alice.press("start")
    await until(carol.hands)

    async def told() -> int:
        return sum(LATE in texts(each) for each in await sandbox.messages("alice", "general"))

    await alice.press("hand")
    await until(told)
    for player in await in_turn(alice, carol):
        await bid(player)
    assert await told() == 1


async def test_a_hand_that_is_forbidden_is_not_sent_again_and_again(
    sandbox: SandboxProcess, alice: Player, carol: Player, ledger: Ledger
) -> None:
    await sandbox.ask("POST", "faults", **OF_ALICE, **POST, status=403, code=20009)

    def refused() -> int:
        return [each["status"] for each in sandbox.requests()].count(403)

    await alice.press("start")
    await until(lambda: refused() == 1)
    await alice.press("hand")
    for player in await in_turn(alice, carol):
        await bid(player)
    await until(lambda: ledger.drawn)
    assert refused() <= 2  # once more at most, since she has asked for it
