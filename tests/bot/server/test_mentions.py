"""Whom messages call: those that the bot means, whatever people are named."""

from typing import Any

import pytest
from simcord import MemberActor

from tests.bot.server.driving import direct, open_table, start_table
from tests.bot.server.reading import texts
from tests.bot.server.room import Room, close_messages


def called(room: Room) -> set[int]:
    """Everybody whom the messages sent so far were allowed to call."""
    people = set[int]()
    for body in _messages(room):
        allowed = body["allowed_mentions"]
        assert allowed["parse"] == [], f"a message lets its words call people: {body}"
        people |= {int(user) for user in allowed.get("users", ())}
    return people


def _messages(room: Room) -> list[dict[str, Any]]:
    bodies = [request.body for request in room.requests if request.method == "POST"]
    sent = [body.get("data", body) for body in bodies if isinstance(body, dict)]
    return [body for body in sent if body.keys() & {"content", "components"}]


def named_like_a_mention_of(room: Room, person: MemberActor) -> MemberActor:
    return room.guild.add_member(room.env.create_user("mallory"), nick=f"<@{person.id}>")


async def test_a_name_like_a_mention_calls_nobody_and_reads_as_it_is_written(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    mallory = named_like_a_mention_of(room, bob)
    table = await start_table(room, mallory, "crazy_king", alice)
    assert called(room) <= {mallory.id, alice.id}
    for message in (await table.message(), *direct(alice), *direct(mallory)):
        assert f"<@{bob.id}>" not in texts(message)
    assert f"\u2060@{bob.id}" in texts(await table.message())


@pytest.mark.parametrize(
    ("nick", "shown"),
    [
        ("\u200b\u200b", "mallory"),
        ("\u3164 \u2800\u200d", "mallory"),
        ("see https://evil.example", "see https:\u2060//evil.example"),
        ("[win](http://evil.example)", "\\[win\\](http:\u2060//evil.example)"),
        ("\u05e9\u05dc\u05d5\u05dd\u200f \u202eevil", "\u05e9\u05dc\u05d5\u05dd evil"),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
    ],
)
async def test_a_name_can_be_seen_and_leads_nowhere(room: Room, nick: str, shown: str) -> None:
    mallory = room.guild.add_member(room.env.create_user("mallory"), nick=nick)
    await start_table(room, mallory, "crazy_king")
    assert texts(room.channel.history()[-2]).startswith(f"**{shown}** shuffles.")


async def test_a_lobby_calls_who_sits_there(room: Room, alice: MemberActor) -> None:
    await open_table(room, alice)
    assert called(room) == {alice.id}


async def test_whose_direct_messages_are_closed_is_called_to_the_table(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    close_messages(room, bob.user)
    await start_table(room, alice, "crazy_king", bob)
    assert called(room) == {alice.id, bob.id}
