"""What nobody expects: a player reads a sentence and a code, the log says what happened."""

import logging
import re
from collections.abc import Callable
from typing import Any

import pytest
from simcord import MemberActor
from structlog.contextvars import get_contextvars

from games.spades import Spades
from games.spades.hint import SpadesMind
from tests.bot.server.driving import hand, press, said, start_table, until_turn
from tests.bot.server.room import Room
from tests.bot.tabling import secret_of

pytestmark = pytest.mark.check


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Breaks the rules of Spades from then on."""

    def fail(game: Spades, seat: int, action: str) -> None:
        raise ZeroDivisionError("the rules divide by nothing")

    return lambda: monkeypatch.setattr(Spades, "play", fail)


async def test_a_failure_is_told_with_a_code_that_the_log_has(
    room: Room,
    alice: MemberActor,
    broken: Callable[[], None],
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    broken()
    told = said(await press(alice, hand(alice), "Bid 3"))
    code = re.search(r"Something broke, but your table is safe\. .* code: (\w+)", told)
    assert code
    [record] = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert code[1] in record.getMessage()
    assert f"match {table.id}" in record.getMessage()
    assert "ZeroDivisionError" in caplog.text
    caplog.clear()


async def test_a_failure_changes_nothing(
    room: Room,
    alice: MemberActor,
    broken: Callable[[], None],
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    before = await table.actions()
    broken()
    await press(alice, hand(alice), "Bid 3")
    assert await table.actions() == before
    caplog.clear()


async def test_a_failure_puts_no_hand_seed_or_token_into_the_log(
    room: Room,
    alice: MemberActor,
    broken: Callable[[], None],
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    broken()
    caplog.clear()
    await press(alice, hand(alice), "Bid 3")
    secret = await secret_of(room.bot.store, table.id)
    cards = [str(card) for card in (await table.played()).view(0).game.hands[0]]
    assert cards
    assert "Traceback" in caplog.text
    for number in (secret, (await table.match()).seed(secret)):
        assert number not in caplog.text
    assert "simcord_interaction_" not in caplog.text
    assert not set(re.findall(r"\w+", caplog.text)) & set(cards)
    caplog.clear()


class Facts(logging.Filter):
    """Remembers what stands in every line about a click."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[dict[str, Any]] = []

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name == "bot.app":
            self.seen.append(get_contextvars())
        return True


async def test_the_log_tells_match_and_shard_of_what_was_pressed_and_typed(
    room: Room, alice: MemberActor, caplog: pytest.LogCaptureFixture
) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    room.env.inject_error("POST", "/interactions/*", status=404, code=10062, times=2)
    facts = Facts()
    caplog.set_level(logging.INFO)
    with caplog.filtering(facts):
        await press(alice, hand(alice), "Bid 3")
        await alice.slash(room.channel, "move", text="nonsense")
    assert facts.seen == [{"match": table.id, "shard": 0}] * 2


async def test_a_computer_that_fails_is_tried_again(
    room: Room,
    alice: MemberActor,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = await start_table(room, alice)
    before = await table.actions()
    with monkeypatch.context() as patch:
        patch.setattr(SpadesMind, "hint", lambda mind, game, seat: 1 / 0)
        await room.wait(2)
    assert "ZeroDivisionError" in caplog.text
    caplog.clear()
    await room.wait(60)
    assert len(await table.actions()) > len(before)
