"""What a translator is told to do."""

from pathlib import Path

import pytest

from games.__main__ import main
from games.words.completeness import categories, faults

ENGLISH = {
    "hearts.ftl": """\
plays = { $seat } plays { $card }.
    .to-seat = You play { $card }.
    .short = { $card }
owes = { $number ->
    [one] 1 point
   *[other] { $number } points
}
pass = { $way ->
    [left] To the left
   *[right] To the right
}
rules = { plays } And so on.
do-bid = Bid { $number }
""",
    "terminal.ftl": "quit = You quit.\n",
}
RUSSIAN = """\
-card = карта
plays = { $seat } кладёт { $card_suit ->
    [H] красную
   *[S] чёрную
} карту: { $card }.
    .to-seat = Вы кладёте { $card }.
    .short = { $card }
owes = { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
}
pass = { $way ->
    [left] Налево
   *[right] Направо
}
rules = { plays } И так далее.
do-bid = Заказать { $number }
"""


def told(folder: Path, russian: str, name: str = "hearts.ftl") -> list[str]:
    """What is wrong with a Russian file beside the English ones."""
    for locale, files in (("en", ENGLISH), ("ru", {name: russian})):
        (folder / locale).mkdir()
        for file, text in files.items():
            (folder / locale / file).write_text(text, "utf-8")
    return [f"{fault.file.name} {fault}" for fault in faults("ru", [folder])]


def test_a_complete_translation_has_nothing_to_do(tmp_path: Path) -> None:
    assert told(tmp_path, RUSSIAN) == []


def test_a_game_may_say_an_action_by_its_own_word_in_one_language(tmp_path: Path) -> None:
    assert told(tmp_path, RUSSIAN + "skat-do-bid = Заявить { $number }\n") == []


def test_a_word_of_one_language_for_an_action_has_the_variables_of_the_action(
    tmp_path: Path,
) -> None:
    assert told(tmp_path, RUSSIAN + "skat-do-bid = Заявить { $seat }\n") == [
        "hearts.ftl skat-do-bid: there is no $seat here",
        "hearts.ftl skat-do-bid: $number is neither placed nor chosen by",
    ]


def test_a_missing_file_is_told_and_one_too_many(tmp_path: Path) -> None:
    assert told(tmp_path, RUSSIAN, "heart.ftl") == [
        "hearts.ftl the file is missing, with 5 messages",
        "heart.ftl there is no such file in English",
    ]


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("pass =", "past =", ["pass: is missing. English:\npass = { $way ->\n    [left] To the left"
         "\n   *[right] To the right\n}", "past: is superfluous: English has none in this file"]),
        (".to-seat", ".to-other", ["plays.to-seat: is missing",
         "plays.to-other: is superfluous: English has no such part"]),
        ("кладёте { $card }", "кладёте её",
         ["plays.to-seat: $card is neither placed nor chosen by"]),
        ("{ $seat }", "{ $seats }", ["plays: there is no $seats here",
         "plays: $seat is neither placed nor chosen by",
         "rules: there is no $seats here", "rules: $seat is neither placed nor chosen by"]),
        ("[H]", "[7]", []),
        ("    [few] { $number } очка\n", "", ["owes: $number has no [few]"]),
        ("[few]", "[two]", ["owes: $number is never [two] in this language",
         "owes: $number has no [few]"]),
        ("[left]", "[lefft]", ["pass: $way is never [lefft]"]),
        ("{ plays }", "{ -card } { plays }", []),
        ("{ plays }", "{ SINGED(1) } { plays }", ["rules: there is no function SINGED"]),
        ("{ plays }", "{ -cart } { plays }", ["rules: there is no -cart to refer to"]),
        ("\n}\nrules", "\nrules", ["pass: is no message: pass = { $way ->\n    [left] Налево\n"
         "   *[right] Направо"]),
        ("rules =", "pass = Пас\nrules =", ["pass: stands here twice"]),
    ],
)  # fmt: skip
def test_what_is_to_do_is_told_by_message(
    tmp_path: Path, old: str, new: str, what: list[str]
) -> None:
    assert old in RUSSIAN
    assert told(tmp_path, RUSSIAN.replace(old, new, 1)) == [f"hearts.ftl {each}" for each in what]


@pytest.mark.parametrize(
    ("locale", "forms"),
    [
        ("ja", {"other"}),
        ("de", {"one", "other"}),
        ("pt-BR", {"one", "other"}),
        ("es-419", {"one", "other"}),
        ("zh-CN", {"other"}),
        ("ru", {"one", "few", "many", "other"}),
    ],
)
def test_plural_forms_are_those_of_whole_numbers(locale: str, forms: set[str]) -> None:
    assert categories(locale) == forms


def test_the_command_lists_what_is_to_do_and_fails_for_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told(tmp_path, RUSSIAN.replace("pass =", "past ="))
    command = ["words", "ru", "--folder", str(tmp_path)]
    assert main(command) == 1
    assert "hearts.ftl: 2\nru: 2 to do in 1 files\n" in capsys.readouterr().out
    assert main([*command, "--missing"]) == 1
    assert "  pass: is missing. English:\n    pass = { $way" in capsys.readouterr().out
    (tmp_path / "ru" / "hearts.ftl").write_text(RUSSIAN, "utf-8")
    assert main(["words", "--folder", str(tmp_path)]) == 0
