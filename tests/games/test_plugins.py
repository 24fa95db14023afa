"""Games of installed packages are loaded with their words, or refused with the reason."""

from dataclasses import dataclass
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from games.options import option
from games.plugins import GAMES, OURS, RULES, BadGame, load
from games.speech import Words
from games.words import ENGLISH, BadWords, bundle
from tests.games.toy import Options, Toy


@dataclass(frozen=True)
class Timed:
    clock: int = option(1, range(1, 3))


class TimedToy(Toy):
    key, options = "timed_toy", Timed()  # type: ignore[assignment]


class UnplayableToy(Toy):
    key, variants = "unplayable_toy", {"long": Options(target=9)}


class DuelToy(Toy):
    """Its only variant is for two."""

    key, variants = "duel_toy", {"duel": Options()}

    @classmethod
    def objection(cls, seats: int, options: Options) -> Words | None:
        return super().objection(seats, options) or (Words("too-many") if seats > 2 else None)


def installed(name: str) -> EntryPoint:
    return EntryPoint(name, name, "parlor.games")


def test_a_game_of_a_package_stands_beside_ours() -> None:
    games = load([installed("tests.games.toy:Toy")])
    assert games.keys() - {kind.key for kind in OURS} == {"toy"}


def test_a_game_with_the_key_of_another_is_refused() -> None:
    with pytest.raises(BadGame, match="toy:Toy: there is a game 'toy' already"):
        load([installed("tests.games.toy:Toy")] * 2)


def test_an_option_named_like_the_host_s_is_refused() -> None:
    with pytest.raises(BadGame, match="TimedToy: the option 'clock' is the host's"):
        load([installed("tests.games.test_plugins:TimedToy")])


def test_a_variant_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadGame, match="UnplayableToy: the variant 'long' cannot be played"):
        load([installed("tests.games.test_plugins:UnplayableToy")])


def test_a_variant_may_be_for_some_numbers_of_players_alone() -> None:
    assert "duel_toy" in load([installed("tests.games.test_plugins:DuelToy")])


def test_our_games_are_loaded() -> None:
    assert {kind.key for kind in OURS} <= GAMES.keys()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("do-pass = pass it on", "more.ftl: do-pass stands in .*common.ftl already"),
        ("whist-name = Whist\nwhist-name = Whist", "more.ftl: whist-name stands in .*more"),
        ("whist-name =", "more.ftl: this is no message: whist-name ="),
    ],
    ids=["another file's", "its own", "no sentence"],
)
def test_a_message_that_cannot_be_told_is_an_error(text: str, problem: str, tmp_path: Path) -> None:
    (tmp_path / ENGLISH).mkdir()
    (tmp_path / ENGLISH / "more.ftl").write_text(f"{text}\n")
    with pytest.raises(BadWords, match=problem):
        bundle(ENGLISH, (RULES, tmp_path))


@pytest.mark.parametrize("text", ["whist-name = { $seat", "whist-name = Whist\n  }"])
def test_a_message_that_cannot_be_read_is_an_error_for_who_reads_all(
    text: str, tmp_path: Path
) -> None:
    (tmp_path / ENGLISH).mkdir()
    (tmp_path / ENGLISH / "more.ftl").write_text(f"fine = Fine\n{text}\n")
    words = bundle(ENGLISH, (tmp_path,))
    assert words.get_message("fine").value
    with pytest.raises(BadWords, match=r"more\.ftl: this is no message: whist-name ="):
        list(words.read_all())
