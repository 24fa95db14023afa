"""Asking somebody to a table, as people see it."""

from random import Random

from simcord import MemberActor

from tests.bot.server.driving import choose, open_table, press, private, said
from tests.bot.server.forging import Forger
from tests.bot.server.reading import controls, says, sentence, texts
from tests.bot.server.room import Room


async def test_challenge_opens_a_table_with_a_seat_kept_and_calls_them_with_a_button(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await alice.context_menu(room.channel, "Challenge", bob)
    await choose(alice, private(room, alice)[-1], "Spades")
    [match] = await room.bot.store.current_matches()
    assert (match.game, match.host) == ("spades", alice.id)
    lobby, call = room.channel.history()[-2:]
    assert "*held for bob*" in texts(lobby)
    assert says(texts(call), "invited", mention=f"<@{bob.id}>", host="alice", name="Spades")
    await press(bob, call, "Join")
    assert (await room.bot.tables.get(match.id)).seat_of(bob.id) == 1


async def test_who_has_called_too_many_people_opens_no_table_by_another_challenge(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    for _ in range(room.bot.tables.caps.questions):
        await alice.context_menu(room.channel, "Challenge", bob)
        await choose(alice, private(room, alice)[-1], "Spades")
    opened = len(await room.bot.store.current_matches())
    assert opened == room.bot.tables.caps.questions
    await alice.context_menu(room.channel, "Challenge", bob)
    told = said(await choose(alice, private(room, alice)[-1], "Spades"))
    assert says(told, "too-many")
    assert len(await room.bot.store.current_matches()) == opened


async def test_nobody_challenges_themselves(room: Room, alice: MemberActor) -> None:
    told = said(await alice.context_menu(room.channel, "Challenge", alice))
    assert told == sentence("invite-seated", name="alice")


async def test_a_private_table_says_so_and_lets_only_the_invited_in(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await alice.slash(room.channel, "play", game="spades", private=True)
    lobby = room.channel.history()[-1]
    assert sentence("lobby-private") in texts(lobby)
    assert said(await press(bob, lobby, "Join")).startswith(sentence("table-private"))
    await alice.slash(room.channel, "table invite", user=bob)
    call = room.channel.history()[-1]
    await press(bob, call, "Join")
    [match] = await room.bot.store.current_matches()
    assert match.seat_of(bob.id) == 1
    carol = room.person("carol")
    assert "Join" in controls(call)
    assert said(await press(carol, call, "Join")).startswith(sentence("table-private"))


async def test_who_opened_a_table_makes_it_private_and_opens_it_again(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice)
    await press(bob, await table.message(), "Join")
    stored = room.env.backend.get_message(room.channel.id, (await table.message()).id)
    await Forger(room, [bob], Random(1)).press(stored, f"private:{table.id}:0:private")
    assert texts(private(room, bob)[-1]).startswith("Only alice")
    await press(alice, await table.message(), "Make it private")
    assert "🔐 Private" in texts(await table.message())
    carol = room.person("carol")
    assert said(await press(carol, await table.message(), "Join")).startswith(
        sentence("table-private")
    )
    await press(alice, await table.message(), "Make it public")
    assert "🔐 Private" not in texts(await table.message())
    await press(carol, await table.message(), "Join")
    assert (await table.match()).seat_of(carol.id) == 2


async def test_who_was_not_invited_sees_no_hand_and_no_replay_of_a_private_match(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice)
    await press(alice, await table.message(), "Make it private")
    await press(alice, await table.message(), "Start")
    told = said(await press(bob, await table.message(), "Show my hand"))
    assert told == sentence("not-seated", way="private")
    assert said(await bob.slash(room.channel, "table join")).startswith(sentence("table-private"))
    assert said(await bob.slash(room.channel, "replay")).startswith(sentence("verify-nothing"))


async def test_an_open_table_is_joined_by_anybody(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice)
    assert "Private" not in texts(await table.message())
    await press(bob, await table.message(), "Join")
    assert (await table.match()).seat_of(bob.id) == 1
