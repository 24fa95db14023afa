"""What several processes share out: what is due, and what is to be drawn."""

import asyncio

import pytest

from bot.matches.match import Match
from bot.matches.replay import Action
from bot.store import Store
from tests.bot.storing import append, next_due, playing, read, undrawn
from tests.bot.tabling import CHANNEL, crazy_king

pytestmark = pytest.mark.engines


async def lease_of(store: Store, match: Match, now: float) -> float | None:
    """Claim the drawing of a match for ten seconds."""
    claimed = await store.work.claim(match.id, now, 10)
    return claimed and claimed[1]


async def test_what_is_due_is_taken_by_one_and_by_another_when_the_lease_ends(store: Store) -> None:
    match = await playing(store)
    await store.work.set_due(match, 100.0)
    assert await next_due(store) == 100.0
    assert (await store.work.take(99.0, 5, 20)).due == []
    taken = await asyncio.gather(*(store.work.take(100.0, 5, 20) for _ in range(10)))
    assert sorted(work.due for work in taken) == [[]] * 9 + [[(match.id, match.revision)]]
    assert (await store.work.take(105.0, 5, 20)).due == [(match.id, match.revision)]


async def test_what_is_due_just_when_its_player_is_to_be_rung_is_taken_as_it_stands(
    store: Store,
) -> None:
    match = await playing(store)
    await store.append(match, Action(0, "draw", None, 1.0), 100.0, nudge=100.0)
    taken = await store.work.take(100.0, 5, 20)
    assert taken.due == [(match.id, (await read(store, match)).revision)]


async def test_a_due_of_a_match_that_moved_on_is_left_alone(store: Store) -> None:
    match = await playing(store)
    await store.append(match, Action(0, "draw"), 200.0)
    await store.work.set_due(match, 300.0)
    assert await next_due(store) == 200.0


async def test_drawing_is_claimed_by_one_until_the_lease_ends(store: Store) -> None:
    match = await playing(store)
    assert await undrawn(store, 0.0) == [match.id]
    assert await lease_of(store, match, 0.0) == 10.0
    assert await lease_of(store, match, 9.0) is None
    assert await undrawn(store, 9.0) == []
    assert await undrawn(store, 10.0) == [match.id]
    assert await lease_of(store, match, 10.0) == 20.0


async def test_whoever_claims_a_match_gets_it_as_it_stands(store: Store) -> None:
    match = await playing(store)
    await append(store, match, "draw")
    claimed = await store.work.claim(match.id, 0.0, 10)
    assert claimed == (await read(store, match), 10.0)
    assert claimed[0].length == 1


async def test_leases_are_renewed_but_for_those_that_were_lost(store: Store) -> None:
    match, lost = await playing(store), await playing(store)
    for each in (match, lost):
        await store.work.claim(each.id, 0.0, 10)
    assert await store.work.renew({match.id: 10.0, lost.id: 9.0}, 15.0) == [match.id]
    assert await lease_of(store, match, 14.0) is None
    assert await lease_of(store, lost, 14.0) == 24.0
    assert await lease_of(store, match, 15.0) == 25.0


async def test_who_holds_a_lease_may_claim_again_before_it_ends(store: Store) -> None:
    match = await playing(store)
    await store.work.claim(match.id, 0.0, 10)
    assert await store.work.claim(match.id, 1.0, 10, held=9.0) is None
    assert await store.work.claim(match.id, 1.0, 10, held=10.0)


async def test_a_lobby_that_is_still_to_be_posted_is_not_drawn_by_others(store: Store) -> None:
    lobby = await store.create(crazy_king(), "seed")
    assert await undrawn(store, 0.0) == []
    await store.set_message(lobby.id, CHANNEL, 900)
    assert await undrawn(store, 0.0) == [lobby.id]


async def test_what_changed_while_it_was_drawn_is_drawn_again(store: Store) -> None:
    match = await playing(store)
    lease = await lease_of(store, match, 0.0)
    await append(store, match, "draw")
    assert not await store.work.set_drawn(match.id, match.revision, lease)
    lease = await lease_of(store, match, 0.0)
    assert await store.work.set_drawn(match.id, match.revision + 1, lease)
    assert await lease_of(store, match, 0.0) is None
    assert await undrawn(store, 0.0) == []


@pytest.mark.parametrize("who_is_first", ["late", "other"])
async def test_what_a_late_drawer_may_have_hidden_is_drawn_again(
    store: Store, who_is_first: str
) -> None:
    match = await playing(store)
    late = await lease_of(store, match, 0.0)
    await append(store, match, "draw")
    other = await lease_of(store, match, 10.0)
    drawings = [(match.revision, late), (match.revision + 1, other)]
    first, second = drawings if who_is_first == "late" else reversed(drawings)
    assert not await store.work.set_drawn(match.id, *first) or who_is_first == "other"
    assert not await store.work.set_drawn(match.id, *second)
    assert await undrawn(store, 20.0) == [match.id]


async def test_no_more_is_taken_than_asked_for_however_many_ask(store: Store) -> None:
    matches = [await playing(store) for _ in range(20)]
    for match in matches:
        await store.work.set_due(match, 100.0)
    taken = await asyncio.gather(*(store.work.take(100.0, 5, 3) for _ in range(6)))
    assert all(len(work.due) <= 3 for work in taken)
    ids = [match for work in taken for match, _ in work.due]
    assert len(ids) == len(set(ids))


async def test_work_is_what_is_due_and_what_is_undrawn_and_when_more_is_due(store: Store) -> None:
    idle, soon, later = [await playing(store) for _ in range(3)]
    await store.work.set_drawn(soon.id, soon.revision)
    await store.work.set_drawn(later.id, later.revision)
    await store.work.set_due(soon, 100.0)
    await store.work.set_due(later, 103.0)
    assert await store.work.take(99.0, 5, 20) == ([], [], [idle.id], 100.0)
    assert await store.work.take(100.0, 5, 20) == (
        [(soon.id, soon.revision)],
        [],
        [idle.id],
        103.0,
    )
    assert await store.work.take(100.0, 5, 20) == ([], [], [idle.id], 103.0)
