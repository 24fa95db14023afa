import asyncio

import pytest

from bot.hosting.tables import Tables
from bot.matches import lobby as lobbies
from bot.matches import seating
from bot.matches.lobby import REACH, filled, table_size
from bot.matches.match import Match, Refused, Status
from bot.store import Store
from games import GAMES
from games.players import Level
from games.text import Text
from tests.bot.tabling import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
    DAN,
    EVE,
    FAY,
    GUILD,
    SHORT,
    refusal,
    secret_of,
    started,
)


async def lobby(tables: Tables, game: str = "crazy_king") -> Match:
    return await tables.open(game, ANN, GUILD, CHANNEL)


async def test_a_lobby_opens_with_its_host_seated_and_the_options_of_the_game(
    tables: Tables,
) -> None:
    match = await tables.open("crazy_king", ANN, GUILD, CHANNEL, {"target": 60})
    assert (match.host, match.names) == (ANN.id, ["Ann"])
    assert (match.options["target"], match.options["hand_size"]) == (60, 7)
    assert await tables.get(match.id) == match
    assert await tables.store.current_matches() == [match]


async def test_unknown_games_and_options_are_refused_when_a_table_is_opened(tables: Tables) -> None:
    assert (await refusal(lobby(tables, "chess"))).key == "no-such-game"
    wrong = tables.open("crazy_king", ANN, GUILD, CHANNEL, options={"target": 1})
    assert (await refusal(wrong)).key == "option-out-of-range"
    assert await tables.store.current_matches(CHANNEL) == []


async def test_people_sit_down_in_the_order_they_join_and_only_once(tables: Tables) -> None:
    match = await lobby(tables)
    await tables.seat(match.id, lobbies.join, BOB)
    assert (await tables.seat(match.id, lobbies.join, CLEO)).names == ["Ann", "Bob", "Cleo"]
    assert (await refusal(tables.seat(match.id, lobbies.join, BOB))).key == "already-seated"


async def test_two_people_at_once_do_not_get_the_last_seat(tables: Tables, store: Store) -> None:
    match = await lobby(tables)
    for person in (BOB, CLEO, DAN):
        await tables.seat(match.id, lobbies.join, person)
    elsewhere = Tables(store, tables.clock, tables.pace)
    both = (tables.seat(match.id, lobbies.join, EVE), elsewhere.seat(match.id, lobbies.join, FAY))
    outcomes = await asyncio.gather(*both, return_exceptions=True)
    assert [each.words for each in outcomes if isinstance(each, Refused)] == [
        Text("lobby-full", most=5)
    ]
    assert len((await tables.get(match.id)).seats) == 5


async def test_the_same_person_joining_twice_at_once_gets_one_seat(tables: Tables) -> None:
    match = await lobby(tables)
    await asyncio.gather(
        *(tables.seat(match.id, lobbies.join, BOB) for _ in range(5)), return_exceptions=True
    )
    assert (await tables.get(match.id)).names == ["Ann", "Bob"]


async def test_the_host_who_leaves_passes_it_on_and_the_last_one_closes_the_lobby(
    tables: Tables,
) -> None:
    match = await lobby(tables)
    await tables.change(match.id, seating.set_level, ANN.id, 1, Level.EASY)
    await tables.seat(match.id, lobbies.join, BOB)
    left = await tables.change(match.id, lobbies.leave, ANN.id)
    assert (left.host, left.names) == (BOB.id, ["Nora", "Bob"])
    assert (await refusal(tables.change(match.id, lobbies.leave, ANN.id))).key == "not-seated"
    assert (await tables.change(match.id, lobbies.leave, BOB.id)).status is Status.CLOSED
    assert (await refusal(tables.seat(match.id, lobbies.join, BOB))).key == "everybody-left"
    assert (await refusal(tables.load(match.id))).key == "everybody-left"


async def test_the_first_person_left_becomes_host_and_no_other_leaver_changes_it(
    tables: Tables,
) -> None:
    match = (await lobby(tables)).id
    for person in (BOB, CLEO, DAN):
        await tables.seat(match, lobbies.join, person)
    assert (await tables.change(match, lobbies.leave, CLEO.id)).host == ANN.id
    assert (await tables.change(match, lobbies.leave, ANN.id)).host == BOB.id


async def test_computers_come_and_go(tables: Tables) -> None:
    match = await lobby(tables)
    for seats in (3, 4, 5):
        match = await tables.change(match.id, lobbies.add_computer, ANN.id)
        assert table_size(match) == seats
    assert await refusal(tables.change(match.id, lobbies.add_computer, ANN.id)) == Text(
        "seats-most", most=5
    )
    names = filled(match).names
    assert len({name[0] for name in names}) == 5, "they are told apart by their initials"
    for seats in (4, 3, 2):
        match = await tables.change(match.id, lobbies.remove_computer, ANN.id)
        assert table_size(match) == seats
    no = await refusal(tables.change(match.id, lobbies.remove_computer, ANN.id))
    assert no == Text("seats-fewest", least=2)
    await tables.seat(match.id, lobbies.join, BOB)
    assert (
        await refusal(tables.change(match.id, lobbies.remove_computer, ANN.id))
    ).key == "no-computer"
    assert (
        await refusal(tables.change(match.id, lobbies.add_computer, CLEO.id))
    ).key == "not-seated"


async def test_who_joins_takes_an_empty_seat_then_one_more_then_a_computers(
    tables: Tables,
) -> None:
    match = await tables.open("crazy_king", ANN, GUILD, CHANNEL, size=4)
    await tables.change(match.id, seating.set_level, ANN.id, 1, Level.HARD)
    sizes = []
    for person in (BOB, CLEO, DAN, EVE):
        match = await tables.seat(match.id, lobbies.join, person)
        sizes.append((table_size(match), len(match.computers)))
    assert sizes == [(4, 1), (4, 1), (5, 1), (5, 0)]
    for person in (DAN, EVE):
        match = await tables.change(match.id, lobbies.leave, person.id)
    assert table_size(match) == 4


@pytest.mark.parametrize(
    ("game", "options", "usual"),
    [
        ("hearts", {}, 4),
        ("texas_holdem", {}, 6),
        ("president", {}, 5),
        ("fireworks", {}, 4),
        ("oh_hell", {}, 4),
        ("kings_and_bastards", {}, 6),
        ("gin_rummy", {}, 2),
        ("basra", {}, 2),
        ("basra", {"partnership": True}, 4),
        ("euchre", {}, 4),
    ],
)
async def test_a_table_begins_with_as_many_as_usual_or_the_nearest_that_its_options_allow(
    tables: Tables, game: str, options: dict[str, object], usual: int
) -> None:
    size = GAMES[game].usual_seats
    match = await tables.open(game, ANN, GUILD, CHANNEL, options, size=size)
    assert len((await tables.start(match.id, ANN.id)).match.seats) == usual


async def test_the_number_of_seats_is_kept_when_options_forbid_it_for_a_while(
    tables: Tables,
) -> None:
    match = await tables.open("kings_and_bastards", ANN, GUILD, CHANNEL, size=8)
    for decks, size in ((1, 6), (2, 8)):
        match = await tables.change(match.id, lobbies.set_options, ANN.id, {"decks": decks})
        assert table_size(match) == size


async def test_the_host_alone_changes_options_and_the_clock(tables: Tables) -> None:
    match = await lobby(tables)
    await tables.seat(match.id, lobbies.join, BOB)
    changed = await tables.change(match.id, lobbies.set_options, ANN.id, {"target": 60})
    assert (await tables.change(match.id, lobbies.set_options, ANN.id, {"clock": 45})).clock == 45
    assert (changed.options["target"], changed.revision) == (60, 3)
    only_ann = Text("host-only", name="Ann")
    assert (
        await refusal(tables.change(match.id, lobbies.set_options, BOB.id, {"target": 70}))
        == only_ann
    )
    assert (
        await refusal(tables.change(match.id, lobbies.set_options, BOB.id, {"clock": 10}))
        == only_ann
    )


async def test_options_that_are_not_possible_are_refused(tables: Tables) -> None:
    match = await lobby(tables)
    for name, value in (("target", 10), ("target", "many"), ("king_obliges", 1)):
        refused = await refusal(tables.change(match.id, lobbies.set_options, ANN.id, {name: value}))
        assert refused.key == "option-out-of-range"
        assert {("name", name), ("value", str(value))} <= set(refused.args)
    assert (
        await refusal(tables.change(match.id, lobbies.set_options, ANN.id, {"odd": 1}))
    ).key == "option-unknown"
    assert (
        await refusal(tables.change(match.id, lobbies.set_options, ANN.id, {"clock": -1}))
    ).key == "clock-out-of-range"
    assert await tables.get(match.id) == match


async def test_computers_fill_the_seats_a_game_cannot_do_without(tables: Tables) -> None:
    for game, seats in (("crazy_king", 2), ("spades", 4)):
        match = await lobby(tables, game)
        played = await tables.start(match.id, ANN.id)
        assert played.match.status is Status.PLAYING
        assert [seat.user for seat in played.match.seats] == [ANN.id] + [None] * (seats - 1)


async def test_anybody_seated_starts_and_nobody_starts_twice(tables: Tables) -> None:
    match = await lobby(tables)
    await tables.seat(match.id, lobbies.join, BOB)
    assert (await refusal(tables.start(match.id, CLEO.id))).key == "not-seated"
    assert (await refusal(tables.load(match.id))).key == "not-started"
    await tables.start(match.id, BOB.id)
    for request in (
        tables.start(match.id, ANN.id),
        tables.seat(match.id, lobbies.join, CLEO),
        tables.change(match.id, lobbies.add_computer, ANN.id),
        tables.change(match.id, lobbies.remove_computer, ANN.id),
        tables.change(match.id, lobbies.set_options, ANN.id, {"target": 60}),
    ):
        assert (await refusal(request)).key == "already-started"


async def test_a_match_that_does_not_exist_is_refused(tables: Tables) -> None:
    for request in (tables.get(77), tables.load(77), tables.act(77, ANN.id, 0, "draw", 1)):
        assert (await refusal(request)).key == "no-such-match"


async def test_a_rematch_waits_for_the_end(tables: Tables) -> None:
    played = await started(tables)
    assert (await refusal(tables.rematch(played.match.id, ANN.id))).key == "not-over"
    assert (await refusal(tables.rematch(played.match.id, CLEO.id))).key == "not-seated"


async def test_the_seed_is_in_no_word_about_a_match(tables: Tables, store: Store) -> None:
    seeds = set()
    for _ in range(2):
        played = await started(tables)
        secret = await secret_of(store, played.match.id)
        seed = played.match.seed(secret)
        assert secret not in repr(played)
        assert seed not in repr(played)
        assert SHORT.items() <= played.match.options.items()
        seeds.add(seed)
    assert len(seeds) == 2


async def test_where_the_bot_can_only_answer_no_turn_takes_longer_than_it_can(
    tables: Tables,
) -> None:
    lobby_ = await tables.open("spades", ANN, 0, CHANNEL, clock=120, answers_only=True)
    assert (
        await tables.change(lobby_.id, lobbies.set_options, ANN.id, {"clock": REACH})
    ).clock == REACH
    no = await refusal(tables.change(lobby_.id, lobbies.set_options, ANN.id, {"clock": 3600}))
    assert no == Text("clock-beyond-reach", minutes=15)


async def test_only_who_opened_a_table_makes_it_private_and_not_once_it_began(
    tables: Tables,
) -> None:
    lobby_ = await tables.open("spades", ANN, GUILD, CHANNEL)
    await tables.seat(lobby_.id, lobbies.join, BOB)
    assert (
        await refusal(tables.change(lobby_.id, lobbies.set_private, BOB.id, True))
    ).key == "host-only"
    assert (await tables.change(lobby_.id, lobbies.set_private, ANN.id, True)).private
    assert (await refusal(tables.seat(lobby_.id, lobbies.join, CLEO))).key == "table-private"
    await tables.start(lobby_.id, ANN.id)
    no = await refusal(tables.change(lobby_.id, lobbies.set_private, ANN.id, False))
    assert no.key == "already-started"
