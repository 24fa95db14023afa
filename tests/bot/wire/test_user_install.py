"""Who has installed the bot for themselves plays with it where it is not: by answers alone."""

from pathlib import Path

import pytest

from tests.bot.sandbox_process import Json, SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.player import Player, Tap, in_turn
from tests.bot.wire.reading import is_picture, offers, texts

FOLLOW_UP = "/webhooks/{webhook_id}/{webhook_token}"
LATER = 16 * 60
"""Seconds after which Discord takes no more answers to a click."""


@pytest.fixture
def program() -> tuple[str, ...]:
    """For the bot, too, time passes when the test says so."""
    return ("tests.bot.wire.variant", "timed")


@pytest.fixture
async def alice(sandbox: SandboxProcess, bot: BotProcess) -> Player:
    """She has the bot."""
    await sandbox.ask("POST", "people/alice", installs=True)
    return Player(sandbox, "alice", "dm")


@pytest.fixture
async def friends(sandbox: SandboxProcess, alice: Player) -> tuple[Player, Player]:
    """Alice and Bob, who has no bot, in a group."""
    await sandbox.ask("POST", "places", name="friends", where="group")
    alice.channel = "friends"
    return alice, Player(sandbox, "bob", "friends")


async def dealt(*players: Player, **options: int) -> None:
    """A match of Spades between these and computers, everybody's hand before them."""
    host, *others = players
    await host.open("spades", **options)
    for other in others:
        assert (await other.press("join")).answered
    assert (await host.press("start")).answered
    await show_hands(*players)


async def show_hands(*players: Player) -> None:
    """Everybody presses **Show my hand**, and has it before them, and no other."""
    for player in players:
        for old in await player.hands():
            await player.sandbox.ask("POST", "dismiss", **{"as": player.name}, message=old["id"])
        assert (await player.press("hand")).answered
        await until(player.hands)


async def play(*players: Player) -> None:
    """Whoever is to act does something from their hand."""
    player, *_ = await in_turn(*players)
    message, offered = await player.turn()
    assert (await player.tap(message, offered[0])).acknowledged


async def asked_in_channel(sandbox: SandboxProcess, table: Json) -> list[str]:
    """The requests that the bot made about the channel of a table, and not as an answer."""
    place = f"/channels/{table['channel_id']}"
    return [each["path"] for each in sandbox.requests() if place in each["path"]]


async def test_a_table_against_computers_is_played_in_direct_messages(alice: Player) -> None:
    await alice.open("spades")
    assert (await alice.press("start")).answered
    for _ in range(2):
        assert (await alice.act()).acknowledged


async def test_people_in_a_group_play_and_the_table_follows_by_answers_alone(
    sandbox: SandboxProcess, friends: tuple[Player, Player]
) -> None:
    await dealt(*friends)
    before = await friends[0].table()
    for _ in range(6):
        await play(*friends)
    [table] = [each for each in await friends[1].tables() if is_picture(each, "table")]
    assert table["id"] == before["id"]
    assert table["attachments"] != before["attachments"]
    assert await asked_in_channel(sandbox, table) == []


async def test_nobody_in_a_group_sees_the_hand_of_another(
    sandbox: SandboxProcess, friends: tuple[Player, Player]
) -> None:
    await dealt(*friends)
    for player in friends:
        shown = await sandbox.messages(player.name, "friends")
        assert [m["flags"] & 64 for m in shown if is_picture(m, "hand")] == [64]


async def test_what_computers_do_is_shown_by_the_last_click_on_the_table(
    friends: tuple[Player, Player],
) -> None:
    alice, _ = friends
    await dealt(alice)

    async def is_asked() -> bool:
        return "Alice's turn" in texts(await alice.table()).replace("*", "")

    assert await until(is_asked)


@pytest.fixture
async def old(sandbox: SandboxProcess, friends: tuple[Player, Player], tmp_path: Path) -> Json:
    """A table that waits for one of them so long that it cannot be changed any more."""
    await dealt(*friends, clock=0)
    player, *_ = await in_turn(*friends)

    async def is_asked() -> Json | None:
        seen = await player.table()
        return seen if f"**{player.name.title()}**'s turn" in texts(seen) else None

    table = await until(is_asked)
    await sandbox.advance(LATER)
    (tmp_path / "ahead").write_text(str(LATER))
    return table


async def is_posted_anew(player: Player, old: Json) -> bool:
    """Wait for a table that is newer than this one."""

    async def anew() -> Json | None:
        table = await player.table()
        return table if int(table["id"]) > int(old["id"]) else None

    return is_picture(await until(anew), "table")


async def ask_for_scores(player: Player) -> Tap:
    """Press **Scores** below the hand."""
    [hand] = await player.hands()
    return await player.tap(hand, next(o for o in offers(hand) if o.verb == "scores"))


async def test_after_a_quarter_of_an_hour_the_next_click_posts_the_table_anew(
    friends: tuple[Player, Player], old: Json
) -> None:
    assert (await ask_for_scores(friends[0])).answered
    assert await is_posted_anew(friends[0], old)


async def test_a_table_that_could_not_be_posted_anew_is_posted_without_another_click(
    sandbox: SandboxProcess, friends: tuple[Player, Player], old: Json
) -> None:
    await sandbox.ask("POST", "faults", method="POST", route=FOLLOW_UP, times=2, reset=True)
    assert (await ask_for_scores(friends[0])).answered
    assert await is_posted_anew(friends[0], old)


async def test_after_a_restart_the_first_click_on_the_table_renews_it(
    sandbox: SandboxProcess,
    bot: BotProcess,
    friends: tuple[Player, Player],
    program: tuple[str, ...],
) -> None:
    await dealt(*friends)
    before = await friends[0].table()
    bot.stop()
    await bot.start(*program)
    await sandbox.bot_is(connected=True)
    await show_hands(*friends)
    await play(*friends)
    table = await friends[0].table()
    assert table["id"] == before["id"]
    assert table["attachments"] != before["attachments"]


async def test_a_table_stands_in_a_server_that_does_not_have_the_bot(
    sandbox: SandboxProcess, alice: Player
) -> None:
    await sandbox.ask("POST", "places", name="cards", where="elsewhere")
    alice.channel = "cards"
    await dealt(alice)
    await play(alice)
    assert await asked_in_channel(sandbox, await alice.table()) == []


async def test_where_a_server_keeps_answers_private_it_is_said_that_others_do_not_see_the_table(
    sandbox: SandboxProcess, alice: Player
) -> None:
    await sandbox.ask("POST", "places", name="cards", where="elsewhere")
    await sandbox.ask("POST", "channels/cards", denied=["use_external_apps"])
    alice.channel = "cards"
    await alice.open("spades")

    async def told() -> bool:
        seen = [each["content"] for each in await sandbox.messages("alice", "cards")]
        return any(text.startswith("Only you can see this table") for text in seen)

    assert await until(told)
    assert await sandbox.messages("bob", "cards") == []


async def test_the_lobby_of_a_group_says_what_cannot_be_there(
    friends: tuple[Player, Player],
) -> None:
    await friends[0].open("spades")
    lobby = await friends[0].table()
    assert "15 minutes after somebody clicks" in texts(lobby)
    assert "join" in [offer.verb for offer in offers(lobby)]
