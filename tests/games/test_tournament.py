"""Tournaments between kinds of players."""

import pytest

from games import GAMES
from games.__main__ import main
from games.crazy_king import CrazyKing, Options
from games.tournament import tournament

SHORT = Options(target=50)
ALL_IN = "texas_holdem"
"""Random players of it are all in every few actions, and their matches mostly luck."""


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


@pytest.mark.parametrize("key", GAMES)
def test_the_hint_beats_random_players(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    count = "400" if key == ALL_IN else "8"
    assert main(["tournament", key, "--matches", count, "--seed", "x"]) == 0
    head, hint, random = capsys.readouterr().out.splitlines()
    assert head.startswith(f"{count} matches of {key}")
    assert float(hint.split()[1].rstrip("%")) > 60 > float(random.split()[1].rstrip("%"))


def test_an_unknown_player_is_refused_with_those_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["tournament", "crazy_king", "--players", "normal,god"]) == 2
    assert "there are random, easy, normal, hard" in capsys.readouterr().err
