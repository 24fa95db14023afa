"""Records that say how their seed was settled, verified by `python -m games verify`."""

from dataclasses import replace
from pathlib import Path

import pytest

from games.__main__ import main
from games.crazy_king import CrazyKing
from games.fairness import Proof, commitment_to, seed_from
from games.game import Game
from games.record import BadRecord, End, Record, RecordedAction
from games.terminal import verdict
from games.text import Text
from games.verify import Broken, verify
from games.words.arguments import card_symbol
from tests.shortest import shortest
from tests.voice import SAY

SECRET = "5eed" * 16
JOINS = "0 100, 1 200, start 300"


PROOF = Proof(commitment_to(SECRET), SECRET, JOINS)


def played(seed: str = seed_from(SECRET, JOINS), proof: Proof = PROOF) -> Record:
    """A whole match between two people, as the bot writes it; as it once did unless told."""
    game: Game = shortest(CrazyKing, 2, seed)
    record = replace(Record.begin(game), proof=proof)
    deeds = []
    while waiting := game.waiting():
        action = (
            game.legal(waiting[0])[0] if game.resting else game.mind.hint(game, waiting[0]).action
        )
        game.apply(waiting[0], action)
        deeds.append(RecordedAction(waiting[0], action))
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
        "It checks out: the secret is the one sealed in the lobby, the seed follows from it and "
        f"3 clicks by the players, and {len(RECORD.deeds)} moves and "
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


DEALT = JOINS.replace("start", "deal")


@pytest.mark.parametrize(
    "joins",
    [
        pytest.param("0 100, 2 200, deal 300", id="a seat that the match has not"),
        pytest.param("0 100, 0 200, deal 300", id="a seat twice"),
        pytest.param("1 200, 0 100, deal 300", id="seats in another order"),
        pytest.param("0 0100, 1 200, deal 300", id="a zero before a number"),
        pytest.param("00 100, 1 200, deal 300", id="a zero before a seat"),
        pytest.param("0 100, 1 200, deal 9223372036854775808", id="larger than any number"),
        pytest.param(f"0 {10**400}, 1 200, deal 300", id="absurd"),
        pytest.param("0 \uff1100, 1 200, deal 300", id="other digits"),
        pytest.param("0 100, 1 200, deal 300, start 400", id="two deals"),
        pytest.param("0 100, 1 200, deal 300, beacon 4", id="a beacon that brought nothing"),
        pytest.param(f"0 100, 1 {11_000 << 22}, deal 300", id="a deal from before a click"),
    ],
)
def test_joins_that_no_match_can_have_are_refused(joins: str) -> None:
    assert RECORD.proof
    proof = RECORD.proof._replace(joins=joins)
    assert proof.problem(seed_from(SECRET, joins), 2) == Text("verify-form")


@pytest.mark.parametrize("beacon", ["", ", beacon 4 none", f", beacon 4 {'5eed' * 16}"])
def test_a_deal_may_name_a_round_of_a_beacon(beacon: str) -> None:
    assert RECORD.proof
    proof = RECORD.proof._replace(joins=DEALT + beacon)
    assert proof.problem(seed_from(SECRET, DEALT + beacon), 2) is None


@pytest.mark.parametrize(
    ("line", "forged"),
    [
        ("seats: 2", "seats: 02"),
        ("seats: 2", "seats: 2_0"),
        ("seats: 2", f"seats: {10**30}"),
        ("version: 1", "version: +1"),
        ("scores: ", "scores: 0"),
        ("winners: ", "winners:  "),
        ("\n\n0 ", "\n\n00 "),
        ("\n\n0 ", "\n\n-3 "),
        ("seats: 2", "seats: 2\nseats: 2"),
        ("winners: ", "clock: 01\nwinners: "),
        ("\nwinners: ", "\nclock: +1\nwinners: "),
        ("\n\n", "\nclock: \u0661\n\n"),
        ("\n\n", "\nlevels: 0  easy\n\n"),
        ("secret: ", "moon: full\nsecret: "),
        ("game: crazy_king\nversion: 1\n", "version: 1\ngame: crazy_king\n"),
        ('"target": ', '"target":  '),
        (" draw\n", " draw \r\n"),
        (f"secret: {SECRET}\n", ""),
        (f"joins: {JOINS}\n", ""),
        (f"commitment: {commitment_to(SECRET)}\n", ""),
    ],
)
def test_what_is_written_otherwise_is_no_record(line: str, forged: str) -> None:
    """The next record names the SHA-256 of the text: there is one text of a match."""
    assert line in TEXT
    with pytest.raises(BadRecord):
        Record.parse(TEXT.replace(line, forged, 1))


def test_a_record_whose_secret_is_told_but_that_has_no_end_is_refused() -> None:
    """Whoever cuts the last actions off cuts off the scores, too."""
    with pytest.raises(Broken) as broken:
        verify(replace(RECORD, deeds=RECORD.deeds[:-1], end=None))
    assert broken.value.words == Text("verify-no-end")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (forged(secret="f" * 64), "the secret isn't the one that was sealed"),
        (forged(commitment="f" * 64), "the secret isn't the one that was sealed"),
        (TEXT.replace("0 100", "0 101"), "the seed doesn't follow from the secret and the joins"),
        (TEXT.replace(f"seed: {RECORD.seed}", "seed: mine"), "the seed doesn't follow"),
        (forged(joins="start"), "the list of joins"),
        (forged(secret="1", commitment=commitment_to("1")), "the secret or the list"),
        (forged(joins="0 101, 1 200, start 300"), "isn't possible"),
        (TEXT.replace("scores: ", "scores: 1"), "by its moves Seat "),
        (TEXT.rstrip("\n").rpartition("\n")[0], "by its moves the match isn't over"),
    ],
)
def test_a_forged_record_is_refused(
    text: str, sentence: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(text)
    assert main(["verify", str(file)]) == 1
    told = capsys.readouterr().out
    assert told.startswith("It doesn't check out: ")
    assert sentence in told
    assert len(told.splitlines()) == 1


def test_a_record_without_a_commitment_says_so(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(str(replace(RECORD, proof=None)))
    assert main(["verify", str(file)]) == 0
    told = capsys.readouterr().out
    assert "nothing was sealed beforehand, so it doesn't show that nobody chose the seed" in told
    assert "Secret" not in told


@pytest.mark.parametrize("action", ["9" * 6000, "draw" * 1500])
def test_an_action_that_fills_a_book_is_answered_in_a_sentence(action: str) -> None:
    holds, told = verdict(replace(RECORD, deeds=[RecordedAction(0, action)]))
    assert not holds
    assert told.startswith("It doesn't check out: move 1, “")


def test_the_rule_that_an_action_breaks_is_told() -> None:
    with pytest.raises(Broken) as broken:
        verify(replace(RECORD, deeds=[RecordedAction(0, "fly")]))
    assert broken.value.sentence(SAY).startswith(
        "It doesn't check out: move 1, “fly”, isn't possible. "
    )
