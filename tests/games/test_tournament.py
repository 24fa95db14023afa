"""Tournaments between kinds of players."""

from dataclasses import replace

import pytest

from games import GAMES
from games.__main__ import main
from games.crazy_king import CrazyKing, Options
from games.tournament import tournament
from tests.shortest import nearest_end

SHORT = Options(target=50)
ALL_IN = "texas_holdem"
"""Random players of it are all in every few actions, and their matches mostly luck."""
LONG = ("kings_and_bastards", "red_five", "president")
"""Games of which a match to the usual target takes long."""


def test_the_same_seed_gives_the_same_standings() -> None:
    first, again = (tournament(CrazyKing, 2, SHORT, ["normal", "random"], 5, "x") for _ in "ab")
    assert first == again


def test_equal_players_win_equally_often_on_duplicated_deals() -> None:
    standings = tournament(CrazyKing, 2, SHORT, ["normal", "normal"], 6, "x")
    assert [each.share for each in standings] == [0.5, 0.5]


def test_the_shares_of_all_players_add_up_to_all_matches() -> None:
    names = ["normal", "random", "random"]
    standings = tournament(CrazyKing, 3, SHORT, names, 5, "x")
    assert sum(each.share for each in standings) == pytest.approx(1)


@pytest.mark.check
@pytest.mark.parametrize(
    "key", [pytest.param(key, marks=[pytest.mark.slow] * (key == ALL_IN)) for key in GAMES]
)
def test_the_hint_beats_random_players(key: str) -> None:
    kind = GAMES[key]
    options = replace(kind.options, **(nearest_end(kind) if key in LONG else {}))
    seats = kind.seats_near(kind.usual_seats, kind.players[0], options)
    matches = 400 if key == ALL_IN else 4 if key in LONG else 8
    hint, random = tournament(kind, seats, options, ["normal", "random"], matches, "x")
    assert hint.share > 0.6 > random.share


def test_the_command_tells_the_standings(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["tournament", "crazy_king", "--matches", "4", "--seed", "x"]
    assert main([*command, "--option", "target=50"]) == 0
    head, *_ = capsys.readouterr().out.splitlines()
    assert head.startswith("4 matches of crazy_king")


def test_an_unknown_player_is_refused_with_those_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["tournament", "crazy_king", "--players", "normal,god"]) == 2
    assert "there are random, easy, normal, hard" in capsys.readouterr().err
