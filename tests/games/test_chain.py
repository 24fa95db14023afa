"""Records of one server that follow on each other, so that none can be left out."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest

from games.__main__ import main
from games.fairness import FIRST, Proof, commitment_to, joins_text, seed_from
from games.record import Record
from games.verify import Broken, follow
from tests.games.test_verify import played


def match(number: int, opened_after: str, ended_after: str) -> Record:
    """A match dealt at this time between two people, as the bot writes it at its end."""
    secret = f"{number:064x}"
    joins = joins_text([number * 100, number * 100 + 1], number * 100 + 2)
    proof = Proof(commitment_to(secret, opened_after), secret, joins, opened_after)
    return replace(played(seed_from(secret, joins), proof), ended_after=ended_after)


def chain() -> Iterator[Record]:
    """Five matches: the third was opened before the second ended, and the fourth before both."""
    first = match(1, FIRST, FIRST)
    second = match(2, first.digest, first.digest)
    third = match(3, first.digest, second.digest)
    fourth = match(4, first.digest, third.digest)
    yield from (first, second, third, fourth, match(5, fourth.digest, fourth.digest))


CHAIN = [*chain()]


def missing(records: list[Record]) -> str:
    """The digest of the record that is said to be missing."""
    with pytest.raises(Broken) as broken:
        follow(records)
    assert broken.value.words.key == "chain-gap"
    return str(dict(broken.value.words.args)["found"])


def test_records_are_put_in_the_order_of_their_ends() -> None:
    assert all(follow([*order]) == CHAIN for order in permutations(CHAIN))


@pytest.mark.parametrize("left_out", [1, 2, 3])
def test_one_that_is_left_out_is_missed(left_out: int) -> None:
    rest = [*CHAIN[:left_out], *CHAIN[left_out + 1 :]]
    assert missing(rest) == CHAIN[left_out].digest


def test_one_that_was_changed_is_missed() -> None:
    changed = replace(CHAIN[1], deeds=CHAIN[1].deeds[:-1])
    assert missing([CHAIN[0], changed, *CHAIN[2:]]) == CHAIN[1].digest


def test_one_left_out_shows_though_the_names_of_those_before_are_written_anew() -> None:
    """The commitments of matches that were opened later cover it."""
    third = replace(CHAIN[2], ended_after=CHAIN[0].digest)
    fourth = replace(CHAIN[3], ended_after=third.digest)
    fifth = replace(CHAIN[4], ended_after=fourth.digest)
    assert missing([CHAIN[0], third, fourth, fifth]) == CHAIN[3].digest


def test_two_that_follow_on_the_same_one_are_refused() -> None:
    with pytest.raises(Broken, match="chain-fork"):
        follow([CHAIN[0], CHAIN[1], match(9, CHAIN[0].digest, CHAIN[0].digest)])


def test_a_record_that_names_none_before_it_is_refused() -> None:
    with pytest.raises(Broken, match="chain-none"):
        follow([CHAIN[0], replace(CHAIN[1], ended_after="")])


def test_the_digest_is_that_of_the_file() -> None:
    """As `sha256sum FILE` gives it."""
    assert CHAIN[0].digest == "24918be85ea48b2a605f15604e5b41c26e869ee4d76efdbee772a7670020d334"


def test_files_are_verified_together(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / f"match-{number}.txt" for number in range(5)]
    for file, record in zip(files, CHAIN, strict=True):
        file.write_text(str(record), encoding="utf-8")
    assert main(["verify", *map(str, files)]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("The 5 match files follow each other, and none in between was left out")
    assert main(["verify", *map(str, (files[0], files[2]))]) == 1
    assert f"{CHAIN[1].digest} is missing" in capsys.readouterr().out
