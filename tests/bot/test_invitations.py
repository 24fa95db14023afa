"""Private tables, who is invited to one, and who hears of the others."""

from bot.hosting.tables import Tables
from bot.matches import lobby
from bot.matches.match import Match, Person
from bot.store import Store
from tests.bot.tabling import ANN, BOB, CHANNEL, CLEO, DAN, EVE, GUILD, refusal


async def opened(tables: Tables, *, private: bool = True, game: str = "spades") -> Match:
    """A lobby of Ann's."""
    return await tables.open(game, ANN, GUILD, CHANNEL, private=private)


async def reserved(tables: Tables, match: int) -> list[str]:
    """For whom a seat is kept."""
    return [person.name for person in await tables.reserved(await tables.get(match))]


async def test_only_who_is_invited_joins_a_private_table(tables: Tables) -> None:
    match = (await opened(tables)).id
    assert (await refusal(tables.seat(match, lobby.join, BOB))).key == "table-private"
    await tables.invite(match, ANN.id, BOB)
    assert (await tables.seat(match, lobby.join, BOB)).seat_of(BOB.id) == 1
    assert (await refusal(tables.seat(match, lobby.join, CLEO))).key == "table-private"


async def test_who_sits_at_a_private_table_is_not_sent_for_an_invitation(tables: Tables) -> None:
    match = (await opened(tables)).id
    assert (await refusal(tables.seat(match, lobby.join, ANN))).key == "already-seated"


async def test_anybody_at_the_table_invites_and_nobody_else(tables: Tables) -> None:
    match = (await opened(tables)).id
    assert (await refusal(tables.invite(match, BOB.id, CLEO))).key == "not-seated"
    await tables.invite(match, ANN.id, BOB)
    await tables.seat(match, lobby.join, BOB)
    await tables.invite(match, BOB.id, CLEO)
    assert await reserved(tables, match) == ["Cleo"]


async def test_a_seat_is_kept_for_who_is_invited_until_they_sit_there(tables: Tables) -> None:
    match = (await opened(tables, private=False, game="gin_rummy")).id
    await tables.invite(match, ANN.id, BOB)
    assert await reserved(tables, match) == ["Bob"]
    assert (await refusal(tables.seat(match, lobby.join, CLEO))).key == "seats-held"
    await tables.seat(match, lobby.join, BOB)
    assert await reserved(tables, match) == []


async def test_no_more_are_invited_than_there_are_seats_and_nobody_who_sits_there(
    tables: Tables,
) -> None:
    match = (await opened(tables)).id
    for person in (BOB, CLEO, DAN, DAN):
        await tables.invite(match, ANN.id, person)
    assert (await refusal(tables.invite(match, ANN.id, EVE))).key == "lobby-full"
    await tables.seat(match, lobby.join, BOB)
    assert (await refusal(tables.invite(match, ANN.id, BOB))).key == "invite-seated"
    await tables.start(match, ANN.id)
    assert (await refusal(tables.invite(match, ANN.id, EVE))).key == "already-started"


async def test_nobody_asks_for_a_seat_at_a_private_table_who_is_not_invited(
    tables: Tables,
) -> None:
    match = (await opened(tables)).id
    await tables.invite(match, ANN.id, BOB)
    await tables.start(match, ANN.id)
    assert (await refusal(tables.ask_in(match, CLEO))).key == "table-private"
    assert (await tables.ask_in(match, BOB)).guest == BOB.id


async def test_an_invitation_is_told_to_who_it_is_about_and_deleted_with_them(
    store: Store, tables: Tables
) -> None:
    match = (await opened(tables)).id
    zoe = Person(90_000_000_000_000_001, "Zoe")
    await tables.invite(match, ANN.id, zoe)
    assert [row["match"] for row in (await store.privacy.stored(zoe.id)).asked] == [match]
    await store.privacy.forget(zoe.id)
    assert await store.invited(match) == []


async def test_who_is_told_of_tables_may_see_it_and_is_forgotten(store: Store) -> None:
    zoe = 90_000_000_000_000_001
    await store.servers.subscribe(GUILD, zoe, ["spades", "hearts"])
    await store.servers.subscribe(GUILD, zoe, ["spades"])
    assert (await store.privacy.stored(zoe)).notified == [
        {"guild": GUILD, "game": "spades", "user": zoe}
    ]
    await store.privacy.forget(zoe)
    assert await store.servers.subscribers(GUILD, "spades") == []
