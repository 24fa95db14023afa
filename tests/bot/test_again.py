"""What somebody else was quicker at is tried again, and nothing is tried for ever."""

from collections.abc import Awaitable

import pytest

from bot.hosting.tables import TRIES, Tables, retry_on_conflict
from bot.matches import lobby as lobbies
from bot.matches.match import Match
from bot.store import Conflict, Store
from games.text import Text
from tests.bot.tabling import ANN, BOB, CHANNEL, CLEO, GUILD, refusal

pytestmark = pytest.mark.engines

NEVER = Text("never-first")


async def test_who_was_not_first_is_so_the_next_time() -> None:
    losses = [Conflict(1)] * (TRIES - 1)

    async def step() -> str:
        if losses:
            raise losses.pop()
        return "stored"

    assert await retry_on_conflict(step) == "stored"


async def test_who_is_never_first_is_told() -> None:
    async def step() -> None:
        raise Conflict(1)

    assert await refusal(retry_on_conflict(step)) == NEVER


@pytest.mark.parametrize("act", ["act", "order", "agree", "join", "start"])
async def test_a_store_that_lets_nobody_through_is_given_up(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch, act: str
) -> None:
    lobby = await tables.open("texas_holdem", ANN, GUILD, CHANNEL)
    await tables.seat(lobby.id, lobbies.join, BOB)
    begun = lobby.id
    if act in ("act", "order", "agree"):
        played = await tables.start(lobby.id, ANN.id)
        acting = played.match.seats[played.waiting[0]].user or 0

    async def stale(match: Match, *_: object, **__: object) -> None:
        raise Conflict(match.id)

    for each in ("append", "change", "set_order"):
        monkeypatch.setattr(store, each, stale)
    asked: Awaitable[object]
    match act:
        case "act":
            asked = tables.act(begun, acting, played.length, "fold", 1)
        case "order":
            asked = tables.order(begun, acting, "")
        case "agree":
            asked = tables.agree(begun, ANN.id, "stop")
        case "join":
            asked = tables.seat(begun, lobbies.join, CLEO)
        case _:
            asked = tables.start(begun, ANN.id)
    assert await refusal(asked) == NEVER
