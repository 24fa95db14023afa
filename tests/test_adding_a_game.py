"""The document on adding a game keeps its word: its package is installed, tested and played."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from games.cards import cards
from games.view import view
from tests.example import files, install, loaded

MOST = 270
"""Lines of the whole package."""
HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the package is installed."""
    folder = tmp_path_factory.mktemp("example")
    install(folder)
    return folder


@pytest.fixture(scope="module")
def hearts(folder: Path) -> Iterator[Any]:
    """Hearts, loaded beside our games in this process."""
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


def test_the_package_is_short() -> None:
    assert sum(text.count("\n") for text in files().values()) <= MOST


def test_the_package_is_clean(folder: Path) -> None:
    settings = str(Path.cwd() / "pyproject.toml")
    run(folder, "ruff", "check", "--config", settings, "parlor_hearts")
    run(folder, "ruff", "format", "--check", "--config", settings, "parlor_hearts")


def test_its_own_tests_pass(folder: Path) -> None:
    run(folder, "pytest", "-q", "-k", "fewest or laws and (4 or 7)", "tests")


def test_the_game_is_listed_with_its_words(folder: Path) -> None:
    assert "hearts: Hearts, 3 to 6 players" in run(folder, "games", "list")


def test_a_match_is_played_and_verified_in_a_terminal(folder: Path) -> None:
    match = ("--seats", "4", "--seed", "x", "--variant", "short", "--watch", "--save", "hearts.txt")
    assert "wins the match." in run(folder, "games", "play", "hearts", *match)
    assert "The record holds" in run(folder, "games", "verify", "hearts.txt")


@pytest.mark.parametrize(
    ("seats", "receivers"),
    [
        pytest.param(4, "1 3 2 - 1", id="HE01"),
        pytest.param(3, "1 2 - 1", id="HE02"),
        pytest.param(5, "1 4 - 1", id="HE03"),
        pytest.param(6, "1 5 3 - 1", id="HE04"),
    ],
)
def test_to_whom_seat_0_passes(hearts: Any, seats: int, receivers: str) -> None:
    game = hearts(seats, "seed")
    for game.round, receiver in enumerate(receivers.split(), 1):
        game.deal()
        assert str(game.giving or "-") == receiver


@pytest.mark.parametrize(
    ("seats", "each", "low"),
    [
        pytest.param(3, 17, "2C", id="HE06"),
        pytest.param(5, 10, "3C", id="HE07"),
        pytest.param(6, 8, "2C", id="HE08"),
    ],
)
def test_everybody_gets_the_same_number_of_cards(
    hearts: Any, seats: int, each: int, low: str
) -> None:
    game = hearts(seats, "seed")
    assert {len(hand) for hand in game.hands} == {each}
    assert game.low_club() == low


def test_cards_are_passed_at_once_and_nobody_sees_them_before(hearts: Any) -> None:
    game = hearts(4, "seed")
    picks = [[str(card) for card in hand[:3]] for hand in game.hands]
    for seat, pick in enumerate(picks):
        assert game.waiting() == list(range(seat, 4))
        assert set(pick) <= set(game.hands[seat])
        game.apply(seat, game.read(" ".join(["pass", *reversed(pick)]).lower()))
    assert all(set(pick) <= set(game.hands[seat - 3]) for seat, pick in enumerate(picks))
    assert game.waiting() == [seat for seat in range(4) if "2C" in game.hands[seat]]


def test_who_passed_a_card_knows_where_it_is(hearts: Any) -> None:
    game = hearts(4, "seed")
    passed = [game.hint(seat).action for seat in range(4)]
    for seat, action in enumerate(passed):
        game.apply(seat, action)
    cards_of_0 = set(passed[0].split()[1:])
    assert cards_of_0 <= set(view(game, 0).game.hands[1])
    assert cards_of_0.isdisjoint({*view(game, 2).game.hands[1], *view(game, None).game.hands[1]})


def position(
    hearts: Any, hand: str, trick: str = "", first: bool = False, broken: bool = False
) -> Any:
    """Seat 0 is to play from this hand."""
    game = hearts(4, "seed")
    game.giving, game.broken = 0, broken
    game.hands[0][:] = cards(hand)
    game.trick[:] = cards(trick)
    game.turn, game.leader = 0, -len(game.trick) % 4
    if not first:
        game.last[:] = cards("9S TS JS KS")
    return game


@pytest.mark.parametrize(
    ("hand", "trick", "state", "legal"),
    [
        pytest.param("AS 2C KC 5D", "", {"first": True}, "2C", id="HE14"),
        pytest.param("QS AH JD 5D", "2C", {"first": True}, "JD 5D", id="HE16"),
        pytest.param("QS AH 3H", "2C 5C", {"first": True}, "QS AH 3H", id="HE17"),
        pytest.param("KC 9H QS", "2C", {"first": True}, "KC", id="HE18"),
        pytest.param("AH 9H QS 4D", "", {}, "QS 4D", id="HE22"),
        pytest.param("AH 9H 2H", "", {}, "AH 9H 2H", id="HE23"),
        pytest.param("QS 9H 2H", "", {}, "QS", id="HE24"),
        pytest.param("AH QS 4D", "", {"broken": True}, "AH QS 4D", id="broken"),
        pytest.param("QS AH 5C", "KD", {}, "QS AH 5C", id="HE28"),
    ],
)
def test_what_may_be_played(
    hearts: Any, hand: str, trick: str, state: dict[str, bool], legal: str
) -> None:
    assert position(hearts, hand, trick, **state).legal(0) == legal.split()


@pytest.mark.parametrize(
    ("hand", "trick", "action", "key"),
    [
        pytest.param("AS 2C KC 5D", "", "KC", "hearts-lead-low", id="HE14"),
        pytest.param("QS AH JD 5D", "2C", "QS", "hearts-no-points", id="HE16"),
        pytest.param("KC 9H QS", "2C", "QS", "must-follow-suit", id="HE18"),
    ],
)
def test_what_is_refused_in_the_first_trick(
    hearts: Any, hand: str, trick: str, action: str, key: str
) -> None:
    assert position(hearts, hand, trick, first=True).check(0, action).key == key


def test_hearts_are_broken_by_a_heart_alone(hearts: Any) -> None:
    game = position(hearts, "QS AH 5C", "KD")
    assert game.check(0, "AH") is None
    broken = []
    for card in ("QS", "AH"):
        after = game.copy()
        after.apply(0, card)
        broken.append(after.broken)
    assert broken == [False, True]


@pytest.mark.parametrize(
    ("taken", "moon", "gains"),
    [
        pytest.param(
            "QS 2H 3H | 4H 5H 6H 7H 8H | 9H TH JH QH KH AH | 2C", "others", [15, 5, 6, 0], id="HE32"
        ),
        pytest.param(f"2C | 3C | {HEARTS} QS | 4C", "others", [26, 26, 0, 26], id="HE34"),
        pytest.param(f"2C | 3C | {HEARTS} QS | 4C", "self", [0, 0, -26, 0], id="HE35"),
    ],
)
def test_what_a_hand_counts(hearts: Any, taken: str, moon: str, gains: list[int]) -> None:
    game = hearts(4, "seed", type(hearts.options)(moon=moon))
    for pile, text in zip(game.taken, taken.split("|"), strict=True):
        pile[:] = cards(text)
    game.score_hand()
    assert game.scores == gains


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        pytest.param([74, 116, 30, 60], [2], id="HE57"),
        pytest.param([74, 99, 30, 60], [], id="HE58"),
        pytest.param([74, 100, 30, 60], [2], id="HE59"),
        pytest.param([74, 106, 35, 35], [], id="HE61"),
        pytest.param([121, 116, 60, 66], [2], id="HE64"),
    ],
)
def test_fewest_points_win_and_a_tie_is_played_on(
    hearts: Any, totals: list[int], winners: list[int]
) -> None:
    game = hearts(4, "seed")
    game.end_round(totals)
    assert (game.winners, game.resting) == (winners, not winners)
