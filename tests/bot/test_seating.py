"""Choosing a seat in a lobby, and shuffling all of them."""

from random import Random, SystemRandom

import pytest

from bot.hosting.tables import Tables
from bot.matches import lobby as lobbies
from bot.matches import seating
from bot.matches.lobby import Claims
from bot.matches.match import Match, Person, Refused, Seat
from games.text import Text
from tests.bot.tabling import ANN, BOB, CHANNEL, CLEO, DAN, GUILD, refusal, started


async def lobby(tables: Tables, *people: Person) -> Match:
    """A lobby of Spades, which four play, two against two."""
    match = await tables.open("spades", ANN, GUILD, CHANNEL)
    for person in people:
        match = await tables.seat(match.id, lobbies.join, person)
    return match


async def test_a_person_moves_to_an_open_seat_and_computers_take_those_between(
    tables: Tables,
) -> None:
    match = await lobby(tables, BOB)
    after = await tables.seat(match.id, seating.sit, BOB.id, 2)
    assert [seat.user for seat in after.seats] == [ANN.id, None, BOB.id]


async def test_who_joins_a_full_table_sits_where_a_computer_sat(tables: Tables) -> None:
    match = await lobby(tables, BOB)
    await tables.seat(match.id, seating.sit, BOB.id, 2)
    await tables.seat(match.id, lobbies.join, CLEO)
    assert (await tables.seat(match.id, lobbies.join, DAN)).names == ["Ann", "Dan", "Bob", "Cleo"]


async def test_only_the_host_swaps_seats_with_another_person(tables: Tables) -> None:
    match = await lobby(tables, BOB, CLEO)
    words = await refusal(tables.seat(match.id, seating.sit, CLEO.id, 1))
    assert words == Text("seat-taken", name="Bob", host="Ann")
    assert (await tables.seat(match.id, seating.sit, ANN.id, 2)).names == ["Cleo", "Bob", "Ann"]


async def test_there_is_no_seat_beyond_the_last(tables: Tables) -> None:
    match = await lobby(tables)
    assert (await refusal(tables.seat(match.id, seating.sit, ANN.id, 4))).key == "not-possible"
    assert (await tables.get(match.id)).names == ["Ann"]


async def test_a_shuffle_brings_everybody_anywhere_with_computers_in_the_open_seats(
    tables: Tables,
) -> None:
    match = await lobby(tables, BOB)
    places = set()
    for _ in range(60):
        shuffled = await tables.seat(match.id, seating.shuffled, ANN.id, SystemRandom())
        assert (len(shuffled.seats), len(shuffled.computers)) == (4, 2)
        places.add(shuffled.seat_of(ANN.id))
    assert places == {0, 1, 2, 3}


async def test_only_the_host_shuffles(tables: Tables) -> None:
    match = await lobby(tables, BOB)
    assert (
        await refusal(tables.seat(match.id, seating.shuffled, BOB.id, SystemRandom()))
    ).key == "host-only"


async def test_nobody_changes_seats_once_the_cards_are_dealt(tables: Tables) -> None:
    match = (await started(tables)).match
    assert (await refusal(tables.seat(match.id, seating.sit, ANN.id, 1))).key == "already-started"
    assert (
        await refusal(tables.seat(match.id, seating.shuffled, ANN.id, SystemRandom()))
    ).key == "already-started"


def test_no_computer_takes_a_seat_that_a_rematch_saves_for_somebody() -> None:
    seats = (Seat(ANN.id, "Ann"), Seat(None, "Ada"), Seat(None, "Carl"))
    match = Match("spades", ANN.id, CHANNEL, seats)
    with pytest.raises(Refused, match="seats-held"):
        seating.shuffled(match, Claims(reserved=[BOB]), ANN.id, Random(1))


def test_partners_sit_across_in_spades_and_nobody_has_one_in_hearts() -> None:
    seats = (Seat(ANN.id, "Ann"), Seat(BOB.id, "Bob"))
    assert seating.partners(Match("spades", ANN.id, CHANNEL, seats)) == [[0, 2], [1, 3]]
    assert seating.partners(Match("hearts", ANN.id, CHANNEL, seats)) == []
