"""The text form of a match."""

import pytest

from games.game import HOST
from games.options import BadOptions
from games.players import Level
from games.record import BadRecord, Decision, End, Record, RecordedAction
from games.text import IllegalAction
from games.words import translator

HEAD = """\
parlor: 1
game: crazy_king
version: 1
seats: 3
options: {"target": 50}
seed: five: colons
"""
TEXT = f"{HEAD}\n0 QS\nhost deal\n2 KH suit S\n"


def test_a_record_is_read_from_its_text() -> None:
    deeds = (RecordedAction(0, "QS"), RecordedAction(HOST, "deal"), RecordedAction(2, "KH suit S"))
    expected = Record("crazy_king", 1, 3, {"target": 50}, "five: colons", deeds)
    assert Record.parse(TEXT) == expected


def test_a_record_is_written_as_it_is_read() -> None:
    assert str(Record.parse(TEXT)) == TEXT


def test_a_record_without_actions_is_the_match_just_dealt() -> None:
    game = Record.parse(HEAD).start()
    assert (game.seats, game.seed, game.options.target) == (3, "five: colons", 50)
    assert str(Record.begin(game)).startswith("parlor: 1\ngame: crazy_king\n")


def test_a_record_of_a_match_that_is_over_states_its_end() -> None:
    over = TEXT.replace("colons\n", "colons\nscores: 50 -12 3\nwinners: 0 2\n")
    assert Record.parse(over).end == End((50, -12, 3), (0, 2))
    assert str(Record.parse(over)) == over


def test_a_record_tells_which_actions_the_clock_played_and_replays_as_without() -> None:
    late = TEXT.replace("colons\n", "colons\nclock: 1 3\n")
    assert Record.parse(late).by_clock == (1, 3)
    assert str(Record.parse(late)) == late
    assert Record.parse(late).deeds == Record.parse(TEXT).deeds


def test_a_record_tells_what_the_people_decided_and_replays_as_without() -> None:
    asked = TEXT.replace("colons\n", "colons\ndecided: 0 watch 0 1; 2 no.stop 2\n")
    decided = (Decision(0, "watch", (0, 1)), Decision(2, "no.stop", (2,)))
    assert Record.parse(asked).decided == decided
    assert str(Record.parse(asked)) == asked
    assert Record.parse(asked).deeds == Record.parse(TEXT).deeds


def test_a_record_tells_which_computers_were_easy_or_hard() -> None:
    told = TEXT.replace("colons\n", "colons\nlevels: 0 easy; 1 hard\n")
    record = Record.parse(told)
    assert record.levels == ((0, Level.EASY), (1, Level.HARD))
    assert str(record) == told


@pytest.mark.parametrize(
    "text",
    [
        HEAD.replace("seed", "decided: 1 watch 0\nseed"),
        HEAD.replace("seed", "decided: 0 dance 0\nseed"),
        HEAD.replace("seed", "levels: 0 clever\nseed"),
        HEAD.replace("seed", "levels: 1 easy; 0 hard\nseed"),
        HEAD.replace("seed", "decided: \nseed"),
        HEAD.replace("seed", "clock: soon\nseed"),
        f"{HEAD.replace('seed', 'clock: 2 1' + chr(10) + 'seed')}\n0 QS\n1 QH\n",
        f"{HEAD.replace('seed', 'clock: 2' + chr(10) + 'seed')}\n0 QS\n",
        HEAD.replace("seed", "scores: 50 12 3\nseed"),
        HEAD.replace("seed", "scores: 50 all\nwinners: 0\nseed"),
        "",
        "nonsense",
        "{}",
        HEAD.replace("parlor: 1\n", ""),
        HEAD.replace("parlor: 1", "parlor: 2"),
        HEAD.replace("seed: five: colons\n", ""),
        HEAD.replace("seats: 3", "seats: three"),
        HEAD.replace("version: 1", "version: one"),
        HEAD.replace('{"target": 50}', '{"target": '),
        HEAD.replace('{"target": 50}', "50"),
        f"{HEAD}\nQS\n",
        f"{HEAD}\nzero QS\n",
    ],
)
def test_bad_text_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord, match="This is not a record of a match"):
        Record.parse(text)


def test_a_record_of_other_rules_is_not_replayed() -> None:
    with pytest.raises(BadRecord, match="the rules are version 1, the record 2"):
        Record.parse(TEXT.replace("version: 1", "version: 2")).replay()


def test_a_record_of_an_unknown_game_is_not_replayed() -> None:
    with pytest.raises(BadRecord, match="no game named 'snap'"):
        Record.parse(TEXT.replace("crazy_king", "snap")).replay()


def test_a_record_with_impossible_options_is_not_replayed() -> None:
    with pytest.raises(BadOptions, match="option-out-of-range"):
        Record.parse(TEXT.replace("50", "5")).replay()


def test_a_record_with_an_illegal_action_is_not_replayed() -> None:
    with pytest.raises(IllegalAction):
        Record.parse(f"{HEAD}\n0 nonsense\n").replay()


@pytest.mark.parametrize("what", ["no.pause", "no.undo.1"])
@pytest.mark.parametrize("reader", [0, 1, 2])
def test_a_request_about_nobody_reads_alike_to_all_who_did_not_ask(what: str, reader: int) -> None:
    told = translator(["Ann", "Ben", "Cyd", "Dan"], reader=reader)(Decision(4, what, (3,)).words)
    assert told.startswith("Dan asked ")
    assert "you" not in told
