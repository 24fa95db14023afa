"""What a match is dealt from: a secret committed to in its lobby, and the clicks of its players."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from bot.hosting.tables import Tables
from bot.matches import lobby as lobby_steps
from bot.matches import seating
from bot.matches.match import Match
from bot.matches.played import Played
from bot.matches.replay import Action
from bot.store import Store
from games.fairness import FIRST, commitment_to, seed_from
from games.game import DEAL, HOST
from games.players import Level
from games.record import Record
from games.verify import Broken, follow, verify
from tests.bot.tabling import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
    DAN,
    GUILD,
    SHORT,
    computers_only,
    play_on,
    refusal,
    secret_of,
    started,
)


async def lobby(tables: Tables) -> Match:
    match = await tables.open("crazy_king", ANN, GUILD, CHANNEL, options=SHORT, click=1)
    return await tables.seat(match.id, lobby_steps.join, BOB, 2)


async def over(tables: Tables, click: int = 3) -> Match:
    """A match of Ann and Bob played to its end."""
    match = await lobby(tables)
    played = await tables.start(match.id, ANN.id, click)
    return (await play_on(tables, played, 3000, Random(6))).match


async def joins(tables: Tables, match: Match, user: int = ANN.id) -> str | None:
    return (await tables.start(match.id, user, 99)).match.joins


async def assert_sealed(tables: Tables, match: Match) -> None:
    """Nobody is told what it is dealt from."""
    assert (await refusal(tables.replays.read(match.id))).key == "still-sealed"


async def test_a_lobby_commits_to_the_secret_that_its_match_is_dealt_from(
    tables: Tables, store: Store
) -> None:
    match = await lobby(tables)
    secret = await secret_of(store, match.id)
    assert match.commitment == commitment_to(secret, FIRST)
    played = await tables.start(match.id, BOB.id, 3)
    assert played.match.joins == "0 1, 1 2, deal 3"
    assert played.replay.game.seed == seed_from(secret, "0 1, 1 2, deal 3")


async def test_the_commitment_and_the_secret_never_change(tables: Tables, store: Store) -> None:
    match = await tables.open("crazy_king", ANN, GUILD, CHANNEL, options=SHORT, click=1)
    first = match.commitment, await secret_of(store, match.id)
    for step in (
        tables.seat(match.id, lobby_steps.join, BOB, 2),
        tables.change(match.id, lobby_steps.set_options, ANN.id, {"target": 60}),
        tables.change(match.id, lobby_steps.leave, BOB.id),
        tables.seat(match.id, lobby_steps.join, CLEO, 4),
        tables.change(match.id, lobby_steps.add_computer, CLEO.id),
        tables.change(match.id, lobby_steps.remove_computer, CLEO.id),
    ):
        await step
        now = await tables.get(match.id)
        assert (now.commitment, await secret_of(store, match.id)) == first
    played = await play_on(tables, await tables.start(match.id, CLEO.id, 5), 3000, Random(6))
    assert (played.match.commitment, await secret_of(store, match.id)) == first


async def test_no_two_lobbies_have_the_same_secret(tables: Tables, store: Store) -> None:
    matches = [await lobby(tables) for _ in range(20)]
    assert len({await secret_of(store, match.id) for match in matches}) == 20


async def test_who_left_the_lobby_does_not_count_and_who_came_back_counts_anew(
    tables: Tables,
) -> None:
    match = await lobby(tables)
    await tables.seat(match.id, lobby_steps.join, CLEO, 4)
    await tables.change(match.id, lobby_steps.leave, ANN.id)
    await tables.change(match.id, lobby_steps.leave, CLEO.id)
    await tables.seat(match.id, lobby_steps.join, CLEO, 5)
    assert await joins(tables, match, BOB.id) == "0 2, 1 5, deal 99"


async def test_computers_add_nothing(tables: Tables) -> None:
    match = await tables.open("crazy_king", ANN, GUILD, CHANNEL, click=1)
    await tables.change(match.id, seating.set_level, ANN.id, 1, Level.EASY)
    await tables.seat(match.id, lobby_steps.join, DAN, 7)
    assert await joins(tables, match) == "0 1, 2 7, deal 99"


async def test_of_two_who_start_at_once_one_click_counts(tables: Tables, store: Store) -> None:
    match = await lobby(tables)
    elsewhere = Tables(store, tables.clock, tables.pace)
    outcomes = await asyncio.gather(
        tables.start(match.id, ANN.id, 3),
        elsewhere.start(match.id, BOB.id, 4),
        return_exceptions=True,
    )
    [played] = [each for each in outcomes if isinstance(each, Played)]
    secret, now = await secret_of(store, match.id), await tables.get(match.id)
    assert now.joins in ("0 1, 1 2, deal 3", "0 1, 1 2, deal 4")
    for process in (tables, elsewhere, Tables(store, tables.clock, tables.pace)):
        assert (await process.load(match.id)).replay.game.seed == now.seed(secret)
    assert played.match.joins == now.joins


async def sit_down_anew(tables: Tables, match: int) -> None:
    await tables.change(match, lobby_steps.leave, BOB.id)
    await tables.seat(match, lobby_steps.join, BOB, 4)


@pytest.mark.parametrize(
    "change",
    [
        sit_down_anew,
        lambda tables, match: tables.change(match, lobby_steps.leave, BOB.id),
        lambda tables, match: tables.change(match, lobby_steps.add_computer, BOB.id),
        lambda tables, match: tables.change(match, lobby_steps.set_options, ANN.id, {"target": 60}),
    ],
)
async def test_once_the_deal_is_told_nothing_changes_that_the_cards_follow_from(
    tables: Tables, change: Callable[[Tables, int], Awaitable[object]]
) -> None:
    match = await lobby(tables)
    told = await tables.may_start(match.id, ANN.id)
    await change(tables, match.id)
    assert (await refusal(tables.start(match.id, ANN.id, 3, told))).key == "deal-changed"


async def test_who_leaves_the_match_does_not_change_what_was_dealt(
    tables: Tables, store: Store
) -> None:
    played = await computers_only(tables)
    again = await Tables(store, tables.clock, tables.pace).load(played.match.id)
    assert again.match.joins == "0 0, 1 0, deal 0"
    assert again.replay.game.hands == played.replay.game.hands


async def test_a_rematch_has_a_secret_of_its_own_and_counts_the_clicks_that_asked_for_it(
    tables: Tables, store: Store
) -> None:
    first = await over(tables)
    for user, click in ((BOB.id, 8), (ANN.id, 9)):
        again = await tables.rematch(first.id, user, click)
    assert again.commitment not in (None, first.commitment)
    record = await tables.replays.read(first.id)
    assert again.commitment == commitment_to(await secret_of(store, again.id), record.digest)
    assert await joins(tables, again) == "0 9, 1 8, deal 99"


async def test_a_rematch_asked_for_twice_keeps_its_first_commitment(tables: Tables) -> None:
    first = await over(tables)
    lobbies = [await tables.rematch(first.id, user, 8) for user in (ANN.id, BOB.id)]
    assert lobbies[0].commitment == lobbies[1].commitment


async def test_the_record_with_its_secret_is_kept_until_the_end(tables: Tables) -> None:
    match = await lobby(tables)
    await assert_sealed(tables, match)
    played = await tables.start(match.id, ANN.id, 3)
    await assert_sealed(tables, match)
    while not played.over:
        await assert_sealed(tables, match)
        played = await play_on(tables, played, 1, Random(played.length))
    assert (await tables.replays.read(match.id)).proof


async def test_the_record_of_a_finished_match_holds(tables: Tables, store: Store) -> None:
    match = await over(tables)
    record = await tables.replays.read(match.id)
    secret = await secret_of(store, match.id)
    assert record.proof == (match.commitment, secret, "0 1, 1 2, deal 3", FIRST)
    game, stored = verify(record), await tables.load(match.id)
    assert (game.scores, game.winners) == (
        stored.view(None).game.scores,
        stored.view(None).game.winners,
    )


async def test_the_record_holds_of_a_match_that_somebody_left(tables: Tables) -> None:
    for leaver in (ANN, BOB):  # one of them would have won
        played = await started(tables)
        await tables.change(played.match.id, lobby_steps.leave, leaver.id)
        played = await tables.load(played.match.id)
        while not played.over:
            seat = played.waiting[0]
            hint = None if seat == HOST else played.view(seat).hint()
            played = await tables.play(played, Action(seat, hint.action if hint else DEAL))
        verify(await tables.replays.read(played.match.id))


async def test_the_last_match_of_a_channel_is_found(tables: Tables, store: Store) -> None:
    assert await store.archive.latest(CHANNEL) == []
    matches = [await over(tables, click) for click in (3, 4)]
    await lobby(tables)
    assert await store.archive.latest(CHANNEL) == [matches[-1].id]
    assert await store.archive.latest(CHANNEL + 1) == []


async def records(tables: Tables, *matches: Match) -> list[Record]:
    return [await tables.replays.read(match.id) for match in matches]


async def test_the_records_of_a_server_follow_on_each_other(tables: Tables) -> None:
    matches = [await over(tables, click) for click in (3, 4, 5)]
    found = await records(tables, *matches)
    assert follow(found[::-1]) == found
    with pytest.raises(Broken, match="chain-gap"):
        follow([found[0], found[2]])


@pytest.mark.check
async def test_matches_that_overlap_follow_on_each_other_as_they_end(tables: Tables) -> None:
    early, late = [await lobby(tables) for _ in range(2)]
    dealt = [await tables.start(each.id, ANN.id, each.id) for each in (early, late)]
    for played in reversed(dealt):
        await play_on(tables, played, 3000, Random(6))
    last = await over(tables)
    order = follow(await records(tables, early, late, last))
    assert order == await records(tables, late, early, last)
    assert [record.proof.opened_after for record in order if record.proof] == [
        FIRST,
        FIRST,
        order[1].digest,
    ]


@pytest.mark.check
async def test_matches_that_end_at_once_follow_on_each_other(tables: Tables, store: Store) -> None:
    matches = [await lobby(tables) for _ in range(4)]
    elsewhere = Tables(store, tables.clock, tables.pace)

    async def play(match: Match, there: Tables) -> None:
        await play_on(there, await there.start(match.id, ANN.id, match.id), 3000, Random(6))

    await asyncio.gather(*(play(each, (tables, elsewhere)[each.id % 2]) for each in matches))
    assert len(follow(await records(tables, *matches))) == 4


async def test_another_server_has_records_of_its_own(tables: Tables, store: Store) -> None:
    await over(tables)
    there = await tables.open("crazy_king", ANN, GUILD + 1, CHANNEL, options=SHORT, click=1)
    assert there.opened_after == FIRST
    assert await store.archive.head(GUILD) != await store.archive.head(GUILD + 1) == FIRST


async def test_outside_any_server_a_channel_has_records_of_its_own(tables: Tables) -> None:
    match = await tables.open("crazy_king", ANN, 0, CHANNEL, options=SHORT, click=1)
    await tables.seat(match.id, lobby_steps.join, BOB, 2)
    await play_on(tables, await tables.start(match.id, ANN.id, 3), 3000, Random(6))
    after = [
        (await tables.open("crazy_king", ANN, 0, channel)).opened_after
        for channel in (CHANNEL, CHANNEL + 1)
    ]
    assert after == [(await tables.replays.read(match.id)).digest, FIRST]


async def test_a_record_is_the_same_when_its_players_are_forgotten(
    tables: Tables, store: Store
) -> None:
    match = await over(tables)
    before = await tables.replays.read(match.id)
    for person in (ANN, BOB):
        assert await store.privacy.forget(person.id) == []
    assert (
        (await tables.replays.read(match.id)).digest
        == before.digest
        == await store.archive.head(GUILD)
    )
