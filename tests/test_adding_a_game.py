"""The pages on adding a game keep their word: their package is installed, tested and played."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from games.cards import cards
from games.view import view
from tests.example import PAGES, files, install, loaded

MOST = 100
"""Lines of a game's rules that are neither empty nor a comment."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the package is installed."""
    folder = tmp_path_factory.mktemp("example")
    install(folder)
    return folder


@pytest.fixture(scope="module")
def black_maria(folder: Path) -> Iterator[Any]:
    """Black Maria, loaded beside our games in this process."""
    with loaded(folder) as kind:
        yield kind


def run(folder: Path, *command: str) -> str:
    """What a command says where the package is installed."""
    path = os.pathsep.join([str(folder), str(Path.cwd())])
    done = subprocess.run(
        [sys.executable, "-m", *command], env=os.environ | {"PYTHONPATH": path}, cwd=folder,
        capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_game_has_a_hundred_lines() -> None:
    rules = files()["parlor_black_maria/rules.py"]
    lines = [line.strip() for line in rules.splitlines()]
    assert len([line for line in lines if line and not line.startswith(("#", '"""'))]) <= MOST


@pytest.mark.check
@pytest.mark.parametrize("pages", range(1, len(PAGES)))
def test_each_page_ends_with_a_game_that_keeps_the_laws(pages: int, tmp_path: Path) -> None:
    install(tmp_path, pages)
    run(tmp_path, "pytest", "-q", "-k", "fewest or laws and 4", "tests")
    match = ("--seats", "4", "--seed", "x", "--variant", "short", "--watch")
    assert "wins the match." in run(tmp_path, "games", "play", "black_maria", *match)


def test_the_package_is_clean(folder: Path) -> None:
    settings = str(Path.cwd() / "pyproject.toml")
    run(folder, "ruff", "check", "--config", settings, "parlor_black_maria")
    run(folder, "ruff", "format", "--check", "--config", settings, "parlor_black_maria")


def test_its_own_tests_pass(folder: Path) -> None:
    run(folder, "pytest", "-q", "-k", "fewest or laws and (4 or 7)", "tests")


def test_the_game_is_listed_with_its_words(folder: Path) -> None:
    assert "black_maria: Black Maria, 3 to 5 players" in run(folder, "games", "list")


def test_a_match_is_played_and_verified_in_a_terminal(folder: Path) -> None:
    match = ("--seats", "4", "--seed", "x", "--variant", "short", "--watch", "--save", "it.txt")
    assert "wins the match." in run(folder, "games", "play", "black_maria", *match)
    assert "It checks out" in run(folder, "games", "verify", "it.txt")


@pytest.mark.parametrize(("seats", "each"), [(3, 17), (4, 13), (5, 10)])
def test_everybody_gets_the_same_number_of_cards(black_maria: Any, seats: int, each: int) -> None:
    assert {len(hand) for hand in black_maria(seats, "seed").hands} == {each}


def test_cards_are_passed_at_once_and_nobody_sees_them_before(black_maria: Any) -> None:
    game = black_maria(4, "seed")
    picks = [[str(card) for card in hand[:3]] for hand in game.hands]
    for seat, pick in enumerate(picks):
        assert game.waiting() == list(range(seat, 4))
        assert set(pick) <= set(game.hands[seat])
        game.apply(seat, game.read(" ".join(["pass", *reversed(pick)]).lower()))
    assert all(set(pick) <= set(game.hands[seat - 1]) for seat, pick in enumerate(picks))
    assert game.waiting() == [(game.dealer + 1) % 4]


def test_who_passed_a_card_knows_where_it_is(black_maria: Any) -> None:
    game = black_maria(4, "seed")
    passed = [game.mind.hint(game, seat).action for seat in range(4)]
    for seat, action in enumerate(passed):
        game.apply(seat, action)
    cards_of_0 = set(passed[0].split()[1:])
    assert cards_of_0 <= set(view(game, 0).game.hands[3])
    assert cards_of_0.isdisjoint({*view(game, 2).game.hands[3], *view(game, None).game.hands[3]})


def test_what_is_no_pass_is_refused(black_maria: Any) -> None:
    game = black_maria(4, "seed")
    held = [str(card) for card in sorted(game.hands[0], key=game.order)[:3]]
    assert game.check(0, " ".join(["pass", *held])) is None
    for action in ("", held[0], f"pass {held[0]} {held[1]}", f"pass {held[0]} {held[0]} {held[1]}"):
        assert game.check(0, action).key == "black-maria-pass-now"


def position(black_maria: Any, hand: str, trick: str = "", broken: bool = False) -> Any:
    """Seat 0 is to play from this hand."""
    game = black_maria(4, "seed")
    game.passing, game.broken = False, broken
    game.hands[0][:] = cards(hand)
    game.trick[:] = cards(trick)
    game.turn, game.leader = 0, -len(game.trick) % 4
    return game


@pytest.mark.parametrize(
    ("hand", "trick", "broken", "legal"),
    [
        ("AH 9H QS 4D", "", False, "QS 4D"),
        ("AH 9H 2H", "", False, "AH 9H 2H"),
        ("AH QS 4D", "", True, "AH QS 4D"),
        ("QS AH 5C", "KD", False, "QS AH 5C"),
        ("KC 9H QS", "2C", False, "KC"),
    ],
)
def test_what_may_be_played(
    black_maria: Any, hand: str, trick: str, broken: bool, legal: str
) -> None:
    assert position(black_maria, hand, trick, broken).legal(0) == legal.split()


def test_hearts_are_led_once_they_are_broken(black_maria: Any) -> None:
    game = position(black_maria, "QS AH 4D")
    assert game.check(0, "AH").key == "black-maria-not-broken"
    follows = position(black_maria, "QS AH 5C", "KD")
    broken = []
    for card in ("QS", "AH"):
        after = follows.copy()
        after.apply(0, card)
        broken.append(after.broken)
    assert broken == [False, True]


def test_what_a_hand_counts(black_maria: Any) -> None:
    game = black_maria(4, "seed")
    taken = ("QS 2H 3H", "KS 4H", "AS", "2C")
    for pile, text in zip(game.taken, taken, strict=True):
        pile[:] = cards(text)
    game.score_hand()
    assert game.scores == [15, 11, 7, 0]


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ([74, 116, 30, 60], [2]),
        ([74, 99, 30, 60], []),
        ([74, 100, 30, 60], [2]),
        ([74, 106, 35, 35], []),
    ],
)
def test_fewest_points_win_and_a_tie_is_played_on(
    black_maria: Any, totals: list[int], winners: list[int]
) -> None:
    game = black_maria(4, "seed")
    game.end_round(totals)
    assert (game.winners, game.resting) == (winners, not winners)
