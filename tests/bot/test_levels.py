"""How well computers play: chosen by seat, kept for a rematch, told by the record."""

from dataclasses import replace

import pytest

from bot.hosting.scheduler import Scheduler
from bot.hosting.tables import Tables
from bot.hosting.thinkers import choose
from bot.matches import lobby as lobbies
from bot.matches import seating
from bot.matches.characters import CHARACTERS, newcomer
from bot.matches.match import Match, Seat
from games import GAMES
from games.game import Game
from games.personalities import Personality
from games.players import Computer, Level
from games.record import Record
from games.text import Text
from games.view import View
from tests.bot.tabling import ANN, BOB, CHANNEL, GUILD, Clock, computers_only, refusal
from tests.bot.test_rematch import over


async def lobby(tables: Tables, game: str = "kings_and_bastards", computers: int = 3) -> Match:
    """A lobby of Ann, whose match is to begin with computers."""
    return await tables.open(game, ANN, GUILD, CHANNEL, size=1 + computers)


async def test_a_computer_of_another_level_takes_the_seat_of_one(tables: Tables) -> None:
    match = await lobby(tables)
    for level, name in ((Level.HARD, "Niels"), (Level.EASY, "Otto")):
        match = await tables.change(match.id, seating.set_level, ANN.id, 1, level)
        assert (match.names, match.levels) == (["Ann", name], {1: level})
    match = await tables.change(match.id, seating.set_level, ANN.id, 2, Level.HARD)
    assert match.names == ["Ann", "Otto", "Niels"]
    started = (await tables.start(match.id, ANN.id)).match
    assert started.names == ["Ann", "Otto", "Niels", "Blaise"]
    assert started.levels == {1: Level.EASY, 2: Level.HARD, 3: Level.NORMAL}


async def test_a_computer_chosen_for_an_empty_seat_leaves_the_other_seats_to_people(
    tables: Tables,
) -> None:
    match = await lobby(tables, "hearts")
    await tables.change(match.id, seating.set_level, ANN.id, 3, Level.HARD)
    match = await tables.seat(match.id, lobbies.join, BOB)
    assert match.names == ["Ann", "Niels", "Bob"]
    assert len((await tables.start(match.id, ANN.id)).match.seats) == 4


async def test_where_partners_sit_across_a_computer_is_chosen_for_that_very_seat(
    tables: Tables,
) -> None:
    match = await lobby(tables, "spades")
    match = await tables.change(match.id, seating.set_level, ANN.id, 2, Level.HARD)
    assert match.levels == {1: Level.NORMAL, 2: Level.HARD}


@pytest.mark.parametrize("level", Level)
def test_characters_of_a_level_suffice_for_any_table_and_begin_with_other_letters(
    level: Level,
) -> None:
    names = CHARACTERS[level]
    assert len(names) > max(kind.players[-1] for kind in GAMES.values())
    assert len({name[0] for name in names}) == len(names)


def test_everybody_is_of_one_level_wherever_they_sit() -> None:
    names = [name for level in Level for name in CHARACTERS[level]]
    assert len({*names}) == len(names)


def test_everybody_is_of_one_manner_wherever_they_sit() -> None:
    for level, characters in CHARACTERS.items():
        assert {*characters.values()} == {*Personality} - (
            {Personality.COUNTS_CARDS} if level is Level.EASY else set()
        )
        for name, personality in characters.items():
            assert Seat(None, name, level).personality is personality


async def test_a_computer_plays_in_its_manner(
    tables: Tables, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = (await computers_only(tables)).match
    named = zip(before.seats, CHARACTERS[Level.NORMAL], strict=False)
    match = replace(before, seats=tuple(replace(seat, name=name) for seat, name in named))
    await tables.store.change(before, match)
    players = dict[str, Computer]()

    async def think(view: View[Game], player: Computer) -> str:
        assert view.seat is not None
        players[match.names[view.seat]] = player
        return await choose(view, player)

    monkeypatch.setattr("bot.hosting.computers.choose", think)
    scheduler = Scheduler(tables, lambda _: None)
    for _ in range(2 * len(match.seats)):
        clock.now += 10
        await scheduler.once()
    manners = CHARACTERS[Level.NORMAL]
    assert players == {name: Computer(Level.NORMAL, manners[name]) for name in match.names}


def test_a_newcomer_begins_with_a_letter_that_nobody_has_if_there_is_one() -> None:
    assert newcomer(["Ann"], Level.NORMAL) == "Blaise"
    everybody = [*CHARACTERS[Level.NORMAL]]
    assert newcomer(everybody[1:], Level.NORMAL) == everybody[0]


async def test_no_level_is_chosen_where_no_computer_sits(tables: Tables) -> None:
    match = await lobby(tables)
    for place in (0, 4):
        words = await refusal(tables.change(match.id, seating.set_level, ANN.id, place, Level.EASY))
        assert words.key == "no-computer-there"


async def test_hard_is_refused_where_nothing_is_better_than_the_hint(
    tables: Tables, ruled: str
) -> None:
    match = await lobby(tables, ruled)
    words = await refusal(tables.change(match.id, seating.set_level, ANN.id, 1, Level.HARD))
    assert words == Text("not-possible", action="hard")


async def test_only_who_sits_there_chooses_levels_and_only_before_the_deal(tables: Tables) -> None:
    match = await lobby(tables, computers=3)
    assert (
        await refusal(tables.change(match.id, seating.set_level, BOB.id, 1, Level.EASY))
    ).key == "not-seated"
    await tables.start(match.id, ANN.id)
    words = await refusal(tables.change(match.id, seating.set_level, ANN.id, 1, Level.EASY))
    assert words.key == "already-started"


async def test_a_rematch_keeps_the_levels_and_the_record_tells_them(tables: Tables) -> None:
    last = await over(tables, ANN, computers=2, levels={1: Level.EASY})
    again = await tables.rematch(last.id, ANN.id, 7)
    assert (again.names, again.levels) == (last.names, last.levels)
    assert last.levels == {1: Level.EASY, 2: Level.NORMAL}
    record = await tables.replays.read(last.id)
    assert record.levels == ((1, Level.EASY),)
    assert "levels: 1 easy\n" in str(record)
    assert Record.parse(str(record)) == record
