"""How many requests that Discord limits an action costs, over the hands of a match of Spades."""

from collections.abc import Sequence
from contextlib import suppress

import pytest

from tests.bot.sandbox_process import NotOffered, SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.ledger import Ledger, all_drawn
from tests.bot.wire.pages import figures, own_port
from tests.bot.wire.player import Player, in_turn
from tests.bot.wire.reading import Offer

BID = "bid 2"
ACTIONS = 60
"""A hand, and the beginning of the next: what the first deal costs is not counted."""
QUARTER_OF_AN_HOUR = 15 * 60
"""Seconds for which Discord lets an answer be edited."""


async def a_hand(
    bot: BotProcess, sandbox: SandboxProcess, *players: Player, away: float = 0.0
) -> float:
    """Play one, each for so many seconds away before a turn; calls for each of its actions."""
    ledger, host = Ledger(bot.url, 1), players[0]
    await host.open("spades")
    for guest in players[1:]:
        assert (await guest.press("join")).answered
    assert (await host.press("start")).answered
    await until(lambda: ledger.begun)
    await all_drawn(ledger)
    before = await calls(sandbox)
    while len(ledger.actions) < ACTIONS:
        await all_drawn(ledger)
        if away:
            await sandbox.advance(away)
        player, *_ = await in_turn(*players)
        if turn := await player.may_act():
            with suppress(NotOffered):  # it was sent anew
                await player.tap(turn[0], choice(turn[1]))
    await all_drawn(ledger)
    return (await calls(sandbox) - before) / len(ledger.actions)


async def calls(sandbox: SandboxProcess) -> float:
    """How often the bot has asked for something about messages that Discord's limit counts.

    Answers to interactions it does not count, and edits of what was clicked on are such. Direct
    messages that follow the others do so where there is room, and are counted apart.
    """
    followed = float((await figures(own_port()))["parlor_followed_edits_total"])
    requests: dict[str, int] = (await sandbox.ask("GET", "limits"))["requests"]
    return sum(asked for route, asked in requests.items() if "/channels" in route) - followed


@pytest.fixture(autouse=True)
def port(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot's figures can be read."""
    monkeypatch.setenv("PARLOR_METRICS_PORT", str(own_port()))


def choice(offered: Sequence[Offer]) -> Offer:
    """What somebody plays who bids low."""
    return next((each for each in offered if each.action == BID), offered[0])


@pytest.fixture
async def four(sandbox: SandboxProcess) -> list[Player]:
    """People with open direct messages."""
    names = ("alice", "carol", "dan", "erin")
    for name in names:
        await sandbox.ask("POST", f"people/{name}")
    return [Player(sandbox, name) for name in names]


async def test_four_people_who_play_at_once_cost_two_calls_an_action_at_most(
    sandbox: SandboxProcess, bot: BotProcess, four: list[Player]
) -> None:
    assert await a_hand(bot, sandbox, *four) <= 2.0


RINGING = pytest.mark.parametrize(
    "program", [("tests.bot.wire.variant", "ringing")], ids=["ringing"]
)


@RINGING
async def test_four_people_who_must_be_rung_at_every_turn_cost_three_at_most(
    sandbox: SandboxProcess, bot: BotProcess, four: list[Player]
) -> None:
    assert await a_hand(bot, sandbox, *four) <= 3.0


@RINGING
async def test_who_comes_after_hours_costs_one_more_to_take_the_last_hand_away(
    sandbox: SandboxProcess, bot: BotProcess, four: list[Player]
) -> None:
    assert await a_hand(bot, sandbox, *four, away=QUARTER_OF_AN_HOUR) <= 3.1


@pytest.mark.parametrize("pace", [0.2], ids=["one by one"])
async def test_one_person_and_three_computers_cost_little_more_than_one(
    sandbox: SandboxProcess, bot: BotProcess, alice: Player
) -> None:
    """Each move of a computer is drawn before the next."""
    assert await a_hand(bot, sandbox, alice) <= 1.1
