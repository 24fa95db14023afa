"""The page on fairness is one page, and what it says of the arithmetic is what is computed."""

import re
from hashlib import sha256
from pathlib import Path

from bot.views import verify
from games.fairness import SKEW, commitment_to, joins_text, seal_of_seats, seed_from

PAGE = (Path(__file__).parents[1] / "docs/fairness.md").read_text("utf-8")
SECRET = "5eed" * 16


def table(head: str) -> list[list[str]]:
    """The rows below a head."""
    _, _, rows = PAGE.partition(f"{head}\n")
    lines = rows.splitlines()[1:]
    end = next(n for n, line in enumerate(lines) if not line.startswith("|"))
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[:end]]


def test_it_is_one_page() -> None:
    assert len(PAGE.splitlines()) <= 190


def test_a_table_says_who_could_cheat_how_what_it_takes_and_who_notices() -> None:
    rows = table("| Who | How | What it would take | Who would notice |")
    assert {len(row) for row in rows} == {4}
    assert {
        "whoever runs the bot",
        "a player",
        "all players together",
        "whoever runs the beacon",
    } <= {who for who, *_ in rows}
    for way in ("secret", "click", "**Start**", "record", "backup", "beacon", "looks at all cards"):
        assert any(way in how for _, how, *_ in rows), way


def test_the_formulas_are_those_of_the_bot() -> None:
    assert 'commitment = SHA-256(secret + " " + opened_after)' in PAGE
    assert commitment_to(SECRET, "0" * 64) == sha256(f"{SECRET} {'0' * 64}".encode()).hexdigest()
    joins = joins_text([1111, None, 2222], 3333)
    assert re.search(rf"joins +=  ?{joins} ", PAGE)
    assert "seed = HMAC-SHA256(secret, joins)" in PAGE
    assert len(seed_from(SECRET, joins)) == 64
    assert "(`0 1111, 2 2222`)" in " ".join(PAGE.split())
    assert seal_of_seats(joins) == sha256(b"0 1111, 2 2222").hexdigest()


def test_it_names_the_digits_that_are_told() -> None:
    assert "the first 32 digits" in PAGE
    seal = "0123456789abcdef" * 4
    assert f"`{seal[:32]}…`" in verify.own_number(1, seal)
    assert SKEW >> 22 == 10_000
