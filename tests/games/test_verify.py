"""Records that say how their seed was settled, verified by `python -m games verify`."""

from dataclasses import replace
from pathlib import Path

import pytest

from games.__main__ import main
from games.crazy_king import CrazyKing
from games.fairness import Proof, commitment_to, seed_from
from games.game import Game
from games.record import Deed, End, Record
from games.verify import Broken, verify
from games.words import card_symbol
from tests.shortest import shortest
from tests.voice import SAY

SECRET = "5eed" * 16
JOINS = "0 100, 1 200, start 300"


def played() -> Record:
    """A whole match between two people, as the bot writes it."""
    game: Game = shortest(CrazyKing, 2, seed_from(SECRET, JOINS))
    record = replace(Record.begin(game), proof=Proof(commitment_to(SECRET), SECRET, JOINS))
    deeds = []
    while waiting := game.waiting():
        action = game.legal(waiting[0])[0] if game.resting else game.hint(waiting[0]).action
        game.apply(waiting[0], action)
        deeds.append(Deed(waiting[0], action))
    return replace(record, deeds=tuple(deeds), end=End.of(game))


RECORD = played()
TEXT = str(RECORD)


def forged(**changes: str) -> str:
    """The record with another commitment, secret or joins, and the seed that follows then."""
    assert RECORD.proof
    proof = RECORD.proof._replace(**changes)
    return str(replace(RECORD, proof=proof, seed=seed_from(proof.secret, proof.joins)))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match-1.txt"


def test_the_text_names_the_commitment_the_secret_and_the_joins() -> None:
    head = TEXT.partition("\n\n")[0].splitlines()
    assert head[-6:-2] == [
        f"seed: {RECORD.seed}",
        f"commitment: {commitment_to(SECRET)}",
        f"secret: {SECRET}",
        f"joins: {JOINS}",
    ]


def test_a_record_is_read_as_it_was_written() -> None:
    assert Record.parse(TEXT) == RECORD


def test_a_true_record_is_verified_in_one_sentence_and_its_numbers(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(TEXT)
    assert main(["verify", str(file)]) == 0
    sentence, *numbers = capsys.readouterr().out.splitlines()
    assert sentence.startswith(
        "The record holds: the secret fits the commitment, the seed follows from the secret and "
        f"3 clicks of the players, and {len(RECORD.deeds)} actions and "
    )
    for number in (commitment_to(SECRET), SECRET, JOINS, RECORD.seed):
        assert sum(line.endswith(f": {number}") for line in numbers) == 1


def test_the_hands_that_were_dealt_are_listed_by_round(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(TEXT)
    main(["verify", str(file)])
    dealt = [line for line in capsys.readouterr().out.splitlines() if line.startswith("Dealt")]
    assert len(dealt) == RECORD.replay().round
    game = RECORD.start()
    for hand in game.hands:
        assert " ".join(map(card_symbol, game.arrange(hand))) in dealt[0]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (forged(secret="f" * 64), "the secret is not the one that was committed to"),
        (forged(commitment="f" * 64), "the secret is not the one that was committed to"),
        (TEXT.replace("0 100", "0 101"), "the seed does not follow from the secret and the joins"),
        (TEXT.replace(f"seed: {RECORD.seed}", "seed: mine"), "the seed does not follow"),
        (forged(joins="start"), "joins are written like"),
        (forged(secret="1", commitment=commitment_to("1")), "a secret is 64 of the digits"),
        (TEXT.replace(f"secret: {SECRET}\n", ""), "a secret is 64 of the digits"),
        (TEXT.replace(f"joins: {JOINS}\n", ""), "joins are written like"),
        (TEXT.replace(f"commitment: {commitment_to(SECRET)}\n", ""), "not the one that was comm"),
        (forged(joins="0 101, 1 200, start 300"), "is not possible"),
        (TEXT.replace("scores: ", "scores: 1"), "by its actions Seat "),
        (TEXT.rstrip("\n").rpartition("\n")[0], "by its actions the match is not over"),
    ],
)
def test_a_forged_record_is_refused(
    text: str, sentence: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(text)
    assert main(["verify", str(file)]) == 1
    told = capsys.readouterr().out
    assert told.startswith("The record does not hold: ")
    assert sentence in told
    assert len(told.splitlines()) == 1


def test_a_record_without_a_commitment_says_so(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(str(replace(RECORD, proof=None)))
    assert main(["verify", str(file)]) == 0
    told = capsys.readouterr().out
    assert "it has no commitment, so nothing shows that the seed was not chosen" in told
    assert "Secret" not in told


def test_the_rule_that_an_action_breaks_is_told() -> None:
    with pytest.raises(Broken) as broken:
        verify(replace(RECORD, deeds=[Deed(0, "fly")]))
    assert broken.value.told(SAY).startswith(
        "The record does not hold: action 1, “fly”, is not possible. "
    )
