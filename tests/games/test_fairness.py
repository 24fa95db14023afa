"""The seed that nobody alone chooses."""

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.fairness import JOINS, Proof, commitment_to, joins_text, seed_from
from games.text import Text

SECRET_1 = "0123456789abcdef" * 4
JOINS_1 = "0 1111, 2 2222, start 3333"

secrets = st.binary(min_size=32, max_size=32).map(bytes.hex)
clicks = st.integers(0, 2**63 - 1)
seats = st.lists(st.none() | clicks, min_size=1, max_size=12)


@pytest.mark.parametrize(
    ("secret", "commitment"),
    [
        (SECRET_1, "a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e"),
        ("0" * 64, "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"),
    ],
)
def test_a_commitment_never_changes(secret: str, commitment: str) -> None:
    """As `printf %s SECRET | sha256sum` gives it."""
    assert commitment_to(secret) == commitment


@pytest.mark.parametrize(
    ("joins", "seed"),
    [
        (JOINS_1, "42f981250510140374da3a114accfcc80545572297e73966132bd79ccb3516d2"),
        ("start 3333", "1464e1e0044d60e436275aa68c660d78b57377d00242057cbaaa1d3dd9212d37"),
    ],
)
def test_a_seed_never_changes(joins: str, seed: str) -> None:
    """As `printf %s JOINS | openssl dgst -sha256 -hmac SECRET` gives it."""
    assert seed_from(SECRET_1, joins) == seed


@given(secrets, seats, clicks)
def test_a_seed_is_the_hmac_of_rfc_2104_and_follows_from_nothing_else(
    secret: str, joined: list[int | None], start: int
) -> None:
    joins = joins_text(joined, start)
    expected = hmac.digest(secret.encode(), joins.encode(), hashlib.sha256).hex()
    assert seed_from(secret, joins) == expected


def test_joins_are_written_by_seat_without_computers_and_the_deal_last() -> None:
    assert joins_text([1111, None, 2222], 3333) == "0 1111, 2 2222, deal 3333"
    assert joins_text([None], 3333) == "deal 3333"
    assert joins_text([None], 3333, "4 none") == "deal 3333, beacon 4 none"


@given(seats, clicks)
def test_joins_are_always_of_the_form_that_is_checked(joined: list[int | None], start: int) -> None:
    assert JOINS.fullmatch(joins_text(joined, start))


@given(st.lists(st.tuples(seats.map(tuple), clicks), min_size=2, unique=True))
def test_different_clicks_are_written_differently(
    matches: list[tuple[tuple[int | None, ...], int]],
) -> None:
    """But for computers at the end, which add nothing."""
    people = {(_without_last_computers(joined), start) for joined, start in matches}
    assert len({joins_text(joined, start) for joined, start in matches}) == len(people)


def _without_last_computers(joined: tuple[int | None, ...]) -> tuple[int | None, ...]:
    while joined and joined[-1] is None:
        joined = joined[:-1]
    return joined


@given(secrets, secrets, seats, clicks, st.data())
def test_any_change_of_the_secret_or_of_a_click_changes_the_seed(
    secret: str, other: str, joined: list[int | None], start: int, data: st.DataObject
) -> None:
    joins = joins_text(joined, start)
    seed = seed_from(secret, joins)
    assert (seed_from(other, joins) == seed) == (other == secret)
    seat = data.draw(st.integers(0, len(joined)))
    clicked = [*joined, start]
    clicked[seat] = data.draw(clicks.filter(lambda click: click != clicked[seat]))
    changed = joins_text(clicked[:-1], clicked[-1] or 0)
    assert seed_from(secret, changed) != seed


def proof(**changes: str) -> Proof:
    return Proof(commitment_to(SECRET_1), SECRET_1, JOINS_1)._replace(**changes)


def test_a_true_proof_has_no_problem() -> None:
    assert proof().problem(seed_from(SECRET_1, JOINS_1), 4) is None


def test_another_secret_does_not_fit_the_commitment() -> None:
    forged = "f" * 64
    problem = proof(secret=forged).problem(seed_from(forged, JOINS_1), 4)
    assert problem == Text("verify-commitment", found=commitment_to(forged))


def test_another_seed_does_not_follow() -> None:
    problem = proof().problem(seed_from(SECRET_1, "start 3333"), 4)
    assert problem == Text("verify-seed", found=seed_from(SECRET_1, JOINS_1))


@pytest.mark.parametrize("joins", ["", "0 1111", "start", "0 1111,start 3333", "start 3333, 0 1"])
def test_joins_of_another_form_are_refused(joins: str) -> None:
    assert proof(joins=joins).problem(seed_from(SECRET_1, joins), 4) == Text("verify-form")


@pytest.mark.parametrize("secret", ["", "1234", SECRET_1.upper(), f"{SECRET_1}0", f"{SECRET_1}\n"])
def test_a_secret_of_another_form_is_refused(secret: str) -> None:
    """One that is short could be guessed from its commitment, and a long one is no better."""
    forged = Proof(commitment_to(secret), secret, JOINS_1)
    assert forged.problem(seed_from(secret, JOINS_1), 4) == Text("verify-form")
