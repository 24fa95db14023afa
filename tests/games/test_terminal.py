"""`python -m games`, driven by what is typed."""

import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from games import GAMES
from games.__main__ import main
from games.crazy_king import CrazyKing, Options
from games.record import Record, RecordedAction
from games.terminal import Session
from games.words.arguments import card_symbol
from tests.shortest import shortest

SHORT = ["play", "crazy_king", "--seed", "terminal", "--option", "target=50"]


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    """The record of a whole match between computers."""
    file = tmp_path / "match.txt"
    assert main([*SHORT, "--seats", "3", "--watch", "--save", str(file)]) == 0
    return file


def typed(text: str, monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    """The exit code of a match in which a person types this text."""
    monkeypatch.setattr(sys, "stdin", StringIO(text))
    return main([*SHORT, *words])


@pytest.mark.parametrize("key", GAMES)
def test_a_whole_match_is_played_by_following_hints(key: str) -> None:
    """The person asks for a hint, then types the action that it names."""
    lines: list[str] = []

    def read(prompt: str) -> str:
        if lines[-1].startswith("Type stop"):
            return "stop"
        if ": " in lines[-1] and not lines[-1].startswith("Type"):
            return lines[-1].partition(": ")[0]
        return "hint"

    game = shortest(GAMES[key], GAMES[key].players[0], "followed hints")
    record = Session(game, lines.append, read).play()
    assert game.winners
    assert {seat for seat, _ in record.deeds} >= set(range(game.seats))
    assert record.replay().scores == game.scores
    assert "the match. Scores after round" in lines[-1]


def test_the_command_plays_in_a_process_of_its_own() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "games", *SHORT],
        input="hand\nquit\n", capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "You hold" in done.stdout
    assert "You quit after" in done.stdout


def test_wrong_input_gets_the_refusal_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "left.txt"
    assert typed("gimme\nquit\n", monkeypatch, "--save", str(file)) == 0
    assert "“gimme” isn't a card." in capsys.readouterr().out
    assert all(seat != 0 for seat, _ in Record.parse(file.read_text()).deeds)


def test_the_end_of_input_leaves_politely(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert typed("", monkeypatch) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("You quit after")


def test_an_interrupt_leaves_politely_and_keeps_the_record(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    file = tmp_path / "left.txt"
    monkeypatch.setattr("builtins.input", interrupted)
    assert main([*SHORT, "--save", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("You quit after")
    assert Record.parse(file.read_text()).deeds


def test_cards_may_be_typed_in_the_order_of_the_hand() -> None:
    lines: list[str] = []
    game = GAMES["spades"](4, "0")

    def read(prompt: str) -> str:
        return "bid 3" if "bid 3" in lines[-1] else "quit"

    Session(game, lines.append, read).play()
    (hand,) = {line for line in lines if line.startswith("You hold")}
    typed = lines[-2].removeprefix("Type ").partition(". Or:")[0].split(", ")
    symbols = [card_symbol(card) for card in typed]
    assert len(symbols) > 1
    assert symbols == [card for card in hand.split() if card in symbols]


def test_the_rules_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed("rules\n", monkeypatch)
    assert "Get rid of all your cards before anyone else." in capsys.readouterr().out


def test_who_watches_is_asked_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert typed("", monkeypatch, "--watch") == 0
    told = capsys.readouterr().out
    assert "You " not in told
    assert "wins the match." in told


def test_the_same_seed_plays_the_same_match(record_file: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.txt"
    main([*SHORT, "--seats", "3", "--watch", "--save", str(again)])
    assert again.read_text() == record_file.read_text()


def test_a_record_is_retold_move_by_move(
    record_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main(["replay", str(record_file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    record = Record.parse(record_file.read_text())
    numbered = [line for line in lines if line[0].isdigit()]
    assert len(numbered) == len(record.deeds)
    assert numbered[0].startswith("1. Seat ")
    assert lines[-1].count("Seat") >= 3
    assert "wins the match" in lines[-1]


def test_a_true_record_holds(record_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["verify", str(record_file)]) == 0
    assert capsys.readouterr().out.startswith("It checks out: ")


def tampered(file: Path) -> list[str]:
    """The same record with another seed, with an action left out, with an action changed."""
    record = Record.parse(file.read_text())
    (seat, _), *rest = record.deeds
    return [
        str(record).replace("seed: terminal", "seed: Terminal"),
        str(record).replace(f"\n{seat} {record.deeds[0].action}\n", "\n", 1),
        str(Record(**{**vars(record), "deeds": [RecordedAction(seat, "QS suit S"), *rest]})),
        str(Record(**{**vars(record), "deeds": [RecordedAction(7, "draw"), *rest]})),
        str(Record(**{**vars(record), "deeds": [*record.deeds, RecordedAction(0, "draw")]})),
    ]


@pytest.mark.parametrize("which", range(5))
def test_a_tampered_record_is_found_out(
    which: int, record_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record_file.write_text(tampered(record_file)[which])
    capsys.readouterr()
    assert main(["verify", str(record_file)]) == 1
    assert capsys.readouterr().out.startswith("It doesn't check out: move ")
    assert main(["replay", str(record_file)]) == 1


def test_a_record_of_other_rules_does_not_hold(
    record_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record_file.write_text(record_file.read_text().replace("version: 1", "version: 9"))
    capsys.readouterr()
    assert main(["verify", str(record_file)]) == 1
    assert "the rules are version 1, the record 9" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["verify", "no such file"], "no such file: No such file or directory"),
        (["play", "crazy_king", "--seats", "9"], "This game needs 2 to 5 players."),
        (["play", "crazy_king", "--option", "x=1"], "There's no option “x”."),
        (["play", "crazy_king", "--variant", "odd"],
         "“variant” can't be “odd”. Pick one of usual, short, strict."),
        (["play", "crazy_king", "--option", "target=1"],
         "“target” can't be “1”. Pick a number from 50 to 1000."),
    ],
)  # fmt: skip
def test_a_bad_command_gets_a_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert capsys.readouterr().err.strip() == sentence


@pytest.mark.parametrize("content", [b"eggs\n", b"", b"\x89PNG\r\n"])
def test_a_file_that_is_no_record_gets_a_sentence(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "shopping.txt"
    file.write_bytes(content)
    assert main(["replay", str(file)]) == 2
    sentence = "This is not a record of a match: it does not begin with “parlor:”."
    assert capsys.readouterr().err.strip() == sentence


def test_who_stops_reading_gets_no_complaint(record_file: Path) -> None:
    unread, written = os.pipe()
    os.close(unread)
    done = subprocess.run(
        [sys.executable, "-m", "games", "replay", str(record_file)],
        stdout=written, stderr=subprocess.PIPE, text=True, check=False, timeout=300,
    )  # fmt: skip
    os.close(written)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(("text", "value"), [("true", True), ("False", False)])
def test_a_switch_is_written_as_a_word(
    text: str, value: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "match.txt"
    typed("quit\n", monkeypatch, "--option", f"king_obliges={text}", "--save", str(file))
    assert Record.parse(file.read_text()).options["king_obliges"] is value


def test_rules_that_have_a_name_are_played_with_what_is_changed_of_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(CrazyKing, "variants", {"short": Options(target=100, runouts=1)})
    file = tmp_path / "match.txt"
    chosen = ["--variant", "short", "--option", "runouts=2", "--save", str(file)]
    monkeypatch.setattr(sys, "stdin", StringIO("quit\n"))
    assert main(["play", "crazy_king", *chosen]) == 0
    options = Record.parse(file.read_text()).options
    assert (options["target"], options["runouts"]) == (100, 2)


def test_the_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "crazy_king: Crazy King, 2 to 5 players" in lines
    assert len(lines) == len(GAMES)
