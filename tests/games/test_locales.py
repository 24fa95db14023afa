"""What the messages of any language can do."""

import tracemalloc
from pathlib import Path

import pytest

from bot.words import FOLDER
from games.messages import messages
from games.plugins import RULES
from games.text import Text, Translate
from games.words import translator_from
from games.words.bundles import Bundle

GERMAN = """\
suit-name = { $suit_name ->
    [H] Herz
   *[S] Pik
}
must-follow = { $suit ->
    [H] Herzen bekennen, also { $suit }.
   *[other] { $suit } bekennen.
}
which = { $card_rank ->
    [7] die
    [Q] die
   *[other] der
} { $card_suit ->
    [H] rote
   *[other] schwarze
}
owes = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
gains = { SIGNED($number) }
means = { SIGNED($number, digits: 1) }
"""


def write(folder: Path, locale: str, text: str) -> None:
    (folder / locale).mkdir(parents=True)
    (folder / locale / "words.ftl").write_text(text, "utf-8")


@pytest.fixture
def german(tmp_path: Path) -> Translate:
    write(tmp_path, "de", GERMAN)
    return translator_from(("Ann",), "de", (tmp_path,), own=RULES)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (Text("must-follow", suit="H"), "Herzen bekennen, also Herz."),
        (Text("must-follow", suit="S"), "Pik bekennen."),
        (Text("which", card="7H"), "die rote"),
        (Text("which", card="KS"), "der schwarze"),
    ],
)
def test_a_message_chooses_by_a_suit_and_by_a_card(
    german: Translate, words: Text, sentence: str
) -> None:
    assert german(words) == sentence


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (Text("owes", number=1), "1 Punkt"),
        (Text("owes", number=-1), "−1 Punkt"),
        (Text("owes", number=-1250), "−1.250 Punkte"),
        (Text("gains", number=1250), "+1.250"),
        (Text("gains", number=0), "0"),
        (Text("means", number=2.25), "+2,2"),
        (Text("means", number=-0.04), "0"),
    ],
)
def test_numbers_are_written_as_the_language_does(
    german: Translate, words: Text, sentence: str
) -> None:
    assert german(words) == sentence


def test_a_missing_message_is_said_in_english_and_told_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    write(tmp_path, "en", "a = { $seat } waits\nb = Yes")
    write(tmp_path, "de", "b = Ja")
    tr = translator_from(("Ann", "Ben"), "de", (tmp_path,))
    assert [tr(Text("a", seat=0)), tr(Text("a", seat=1)), tr(Text("b"))] == [
        "Ann waits", "Ben waits", "Ja",
    ]  # fmt: skip
    assert caplog.messages == ["a is missing in de and said in English"]


def test_a_game_without_a_language_is_english_and_nothing_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    write(tmp_path / "ours", "de", "b = Ja")
    write(tmp_path / "theirs", "en", "a = Wait")
    tr = translator_from((), "de", (tmp_path / "ours",), plugins=(tmp_path / "theirs",))
    assert [tr(Text("a")), tr(Text("b"))] == ["Wait", "Ja"]
    assert caplog.messages == []


def test_a_language_takes_at_most_3_mb() -> None:
    """However much of it is said."""
    files = [file for each in (RULES, FOLDER) for file in sorted((each / "en").glob("*.ftl"))]
    tracemalloc.start()
    try:
        whole = Bundle("en", files)
        for file in files:
            for key, _ in messages(file):
                if not key.startswith("-"):
                    whole.get_message(key)
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert taken < 3_000_000
