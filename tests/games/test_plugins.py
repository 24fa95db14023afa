"""Games of installed packages are loaded with their words, or left out with the reason."""

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from games.choices import label
from games.contract import CHANGES, FORMER
from games.game import Game
from games.messages import BadWords
from games.options import option
from games.plugins import GAMES, OURS, RULES, Installed, load
from games.text import Hint, Text
from games.words import ENGLISH, translator
from games.words.bundles import bundle
from tests.games.toy import Options, Toy
from tests.plugins import loaded, write_flip


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
    def objection(cls, seats: int, options: Options) -> Text | None:
        return super().objection(seats, options) or (Text("too-many") if seats > 2 else None)


class OldToy(Toy):
    """Made for a Parlor whose games gave hints and lines themselves."""

    key = "old_toy"

    def hint(self, seat: int) -> Hint:
        return self.mind.hint(self, seat)

    def line(self, seat: int) -> Text | None:
        return None


class HalfToy(Game):
    key, players, options = "half_toy", range(2, 5), Options()


def installed(*names: str) -> Installed:
    return load(EntryPoint(name, f"tests.games.{name}", "parlor.games") for name in names)


def test_a_game_of_a_package_stands_beside_ours() -> None:
    found = installed("toy:Toy")
    assert found.games.keys() - {kind.key for kind in OURS} == {"toy"}
    assert not found.left_out


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("test_plugins:TimedToy", "the option 'clock' is the host's"),
        ("test_plugins:UnplayableToy", "the variant 'long' cannot be played"),
        ("test_plugins:HalfToy", "it does not define deal, .*moves, play, table. See"),
        (
            "test_plugins:OldToy",
            "for a former Parlor and still defines hint, line. See docs/game_contract.md",
        ),
        ("test_plugins:ENGLISH", "it is no class that derives from games.game.Game"),
        (
            "test_plugins:NoToy",
            "AttributeError: module .* has no attribute 'NoToy'. See docs/game_",
        ),
        ("no_such_module:Toy", "ModuleNotFoundError: No module named"),
        ("toy:Toy", "there is a game 'toy' already"),
    ],
)
def test_a_game_that_does_not_fit_is_left_out_alone_with_the_reason(name: str, why: str) -> None:
    found = installed("toy:Toy", name, "test_plugins:DuelToy")
    assert found.games.keys() - {kind.key for kind in OURS} == {"toy", "duel_toy"}
    (told,) = found.left_out
    assert re.fullmatch(rf"The game tests\.games\.{name} is left out: .*{why}.*\.", told)


def test_the_page_on_what_changed_names_all_that_is_gone() -> None:
    page = (Path(__file__).parents[2] / CHANGES).read_text("utf-8")
    assert not [name for name in FORMER if f"`{name}`" not in page]


def test_two_games_say_the_same_verb_each_in_its_own_words(tmp_path: Path) -> None:
    write_flip(tmp_path, "flip", "do-flip = Flip { rank-said }\nrank-said = a card")
    write_flip(tmp_path, "turn", "do-flip = Turn over")
    with loaded(tmp_path, "parlor-flip", "parlor-turn") as found:
        said = [label("flip", translator(game=key)) for key in ("flip", "turn")]
    assert not found.left_out
    assert said == ["Flip a card", "Turn over"]


def test_a_game_s_verb_may_be_that_of_one_of_ours(tmp_path: Path) -> None:
    write_flip(tmp_path, "flip", "do-flip = Flip\ndo-go = Go away\ndo-beat = Hit")
    with loaded(tmp_path, "parlor-flip") as found:
        said = [label("go", translator(game=key)) for key in ("flip", "cribbage")]
        with pytest.raises(KeyError):  # and not as Durak says it
            translator(game="flip")(Text("do-beat.on", card="AC", cards="6H"))
    assert not found.left_out
    assert said == ["Go away", "Go"]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("do-pass = Pass it on", r"{own}: do-pass stands in \S+/common.ftl already"),
        ("hearts-name = Harts", r"{own}: hearts-name stands in \S+/hearts.ftl already"),
        (
            "flip-name = Flap",
            r"{own}: flip-name stands in \S+/parlor_flip/words/en/flip.ftl already",
        ),
        ("do-flip = Flap", r"{own}: do-flip stands in \S+/parlor_turn/words/en/turn.ftl already"),
        ("turn-bad =", r"{own}: this is no message: turn-bad ="),
        ("turn-bad = { $seat", r"{own}: this is no message: turn-bad = {{ \$seat"),
    ],
    ids=["shared", "one of our games'", "another package's", "its own", "empty", "unreadable"],
)
def test_a_game_with_a_message_that_cannot_stand_is_left_out_with_file_and_key(
    words: str, problem: str, tmp_path: Path
) -> None:
    write_flip(tmp_path, "flip", "do-flip = Flip")
    write_flip(tmp_path, "turn", f"do-flip = Turn over\n{words}")
    own = re.escape(str(tmp_path / "parlor_turn" / "words" / "en" / "turn.ftl"))
    with loaded(tmp_path, "parlor-flip", "parlor-turn") as found:
        assert label("flip", translator(game="flip")) == "Flip"
    assert found.games.keys() - {kind.key for kind in OURS} == {"flip"}
    (told,) = found.left_out
    assert re.search(f"parlor_turn:Flip is left out: {problem.format(own=own)}", told)


@pytest.mark.parametrize("lacking", ["turn-name", "turn-name.line", "turn-option-target"])
def test_a_game_without_all_that_is_read_before_a_match_is_left_out(
    lacking: str, tmp_path: Path
) -> None:
    write_flip(tmp_path, "turn", "do-flip = Turn over")
    file = tmp_path / "parlor_turn" / "words" / "en" / "turn.ftl"
    key, _, attribute = lacking.partition(".")
    line = f"    .{attribute} = " if attribute else f"{key} = "
    file.write_text(file.read_text().replace(line, f"# {key} = "))
    with loaded(tmp_path, "parlor-turn") as found:
        assert found.games.keys() == {kind.key for kind in OURS}
    assert re.search(rf"/words/en has no message {lacking}\b", "".join(found.left_out))


def test_the_terminal_lists_all_games_but_the_one_that_does_not_fit(tmp_path: Path) -> None:
    write_flip(tmp_path, "flip", "do-flip = Flip")
    write_flip(tmp_path, "turn", "do-flip = Turn over")
    write_flip(tmp_path, "late", "do-pass = Too late")
    path = os.pathsep.join([str(tmp_path), str(Path.cwd())])
    listed = subprocess.run(
        [sys.executable, "-m", "games", "list"], env=os.environ | {"PYTHONPATH": path},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    keys = {line.partition(":")[0] for line in listed.stdout.splitlines()}
    assert keys - {kind.key for kind in OURS} == {"flip", "turn"}
    (told,) = listed.stderr.splitlines()
    assert told.startswith("The game parlor_late:Flip is left out: ")


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
