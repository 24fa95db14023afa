"""Cards become emojis of the application once, whatever happens meanwhile."""

from base64 import b64encode
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path

import aiohttp
import pytest

from bot.endpoint import SANDBOX_TOKEN
from games.cards import CARDS
from images.art.emojis import emoji, emoji_name
from images.theme import DECKS, FOUR_COLOURS
from tests.bot.postgres import Postgres
from tests.bot.sandbox_process import Json, SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.player import Player
from tests.bot.wire.reading import offers

ROUTE = "/applications/{application_id}/emojis"
WITH_EMOJIS = ("tests.bot.wire.variant", "with_emojis")


@cache
def every_name() -> set[str]:
    """What the emojis of all cards are called, which is found by drawing them."""
    return {emoji_name(card, deck) for deck in DECKS.values() for card in CARDS}


@pytest.fixture
def program() -> Sequence[str]:
    return WITH_EMOJIS


def uploads(sandbox: SandboxProcess) -> list[Json]:
    return [r for r in sandbox.requests() if (r["method"], r["route"]) == ("POST", ROUTE)]


def looks(sandbox: SandboxProcess) -> int:
    return sum((r["method"], r["route"]) == ("GET", ROUTE) for r in sandbox.requests())


async def ask(sandbox: SandboxProcess, method: str, path: str = "", **body: str) -> Json:
    """As another program of the same application would ask Discord."""
    address = f"{sandbox.address}/api/v10/applications/1/emojis{path}"
    token = {"Authorization": f"Bot {SANDBOX_TOKEN}"}
    async with (
        aiohttp.ClientSession(headers=token) as session,
        session.request(method, address, json=body or None) as answer,
    ):
        return {} if answer.status == 204 else dict(await answer.json())


async def names(sandbox: SandboxProcess) -> set[str]:
    return {each["name"] for each in (await ask(sandbox, "GET"))["items"]}


async def all_there(sandbox: SandboxProcess) -> bool:
    return await names(sandbox) >= every_name()


async def create(sandbox: SandboxProcess, name: str) -> None:
    png = b64encode(emoji("KH", FOUR_COLOURS)).decode()
    await ask(sandbox, "POST", name=name, image=f"data:image/png;base64,{png}")


async def test_each_drawing_is_uploaded_once_over_several_starts(
    sandbox: SandboxProcess, bot: BotProcess
) -> None:
    await until(partial(all_there, sandbox))
    assert sorted(each["body"]["name"] for each in uploads(sandbox)) == sorted(every_name())
    bot.kill()
    seen = looks(sandbox)
    await bot.start(*WITH_EMOJIS)
    await until(lambda: looks(sandbox) > seen)
    assert bot.stop() == 0
    await bot.start(*WITH_EMOJIS)
    assert len(uploads(sandbox)) == len(every_name())


async def test_an_upload_broken_off_by_a_kill_is_taken_up_by_the_next_start(
    sandbox: SandboxProcess, bot: BotProcess
) -> None:
    await until(lambda: len(uploads(sandbox)) > 3)
    bot.kill()
    await bot.start(*WITH_EMOJIS)
    await until(partial(all_there, sandbox))
    assert await names(sandbox) == every_name()


async def test_a_former_drawing_is_deleted_and_what_is_not_ours_stays(
    sandbox: SandboxProcess, tmp_path: Path, pace: float
) -> None:
    for name in ("KH_00000000", "JR_0123abcd", "party_blob"):
        await create(sandbox, name)
    bot = BotProcess(sandbox.address, tmp_path, pace)
    await bot.start(*WITH_EMOJIS)

    async def is_tidy() -> bool:
        return await names(sandbox) == every_name() | {"party_blob"}

    await until(is_tidy)
    assert bot.stop() == 0


@pytest.mark.parametrize("refusal", [{"status": 400, "code": 30008}, {"status": 500}])
async def test_a_refused_upload_is_tried_again_and_play_goes_on(
    sandbox: SandboxProcess, tmp_path: Path, pace: float, alice: Player, refusal: Json
) -> None:
    await sandbox.ask("POST", "faults", method="POST", route=ROUTE, **refusal, times=None)
    bot = BotProcess(sandbox.address, tmp_path, pace)
    await bot.start(*WITH_EMOJIS)
    await alice.open("spades")
    await alice.press("start")
    assert (await alice.act()).acknowledged
    await until(lambda: len(uploads(sandbox)) > 1)
    await sandbox.ask("DELETE", "faults")
    await until(partial(all_there, sandbox))
    assert bot.stop() == 0


async def test_a_click_is_answered_though_an_emoji_is_gone_and_the_emoji_comes_back(
    sandbox: SandboxProcess, bot: BotProcess, alice: Player
) -> None:
    await until(partial(all_there, sandbox))
    full = {"method": "POST", "route": ROUTE, "status": 400, "code": 30008}
    await sandbox.ask("POST", "faults", **full, times=None)  # none is back before one has looked
    for each in (await ask(sandbox, "GET"))["items"]:
        await ask(sandbox, "DELETE", f"/{each['id']}")
    await alice.open("cribbage")  # where all choose from their cards as soon as they are dealt
    await alice.press("start")
    hand = (await alice.press("hand")).outcome["message"]
    assert all(offer.label for offer in offers(hand))
    await sandbox.ask("DELETE", "faults")
    await until(partial(all_there, sandbox))


async def test_one_process_of_several_uploads(
    sandbox: SandboxProcess, tmp_path: Path, postgres: Postgres
) -> None:
    async with postgres.database() as url:
        settings = {"DATABASE_URL": url, "PARLOR_SHARDS": "2"}
        bots = []
        for number in range(2):
            folder = tmp_path / str(number)
            folder.mkdir()
            bots.append(BotProcess(sandbox.address, folder, 0.1, **settings, CLUSTER=f"{number}/2"))
        for bot in reversed(bots):
            bot.begin(*WITH_EMOJIS)
        await until(partial(all_there, sandbox))
        assert len(uploads(sandbox)) == len(every_name())
        await until(lambda: all("Parlor is ready" in bot.log.read_text("utf-8") for bot in bots))
        assert [bot.stop() for bot in bots] == [0, 0]
