"""What the computer player of Hearts does, section 14."""

from random import Random

import pytest

from games.game import DEAL, HOST
from games.hearts import Hearts
from games.view import view
from tests.games.hearts_positions import ALL_HEARTS, passing, position, scored
from tests.games.positions import hint_of

LATER = [2, 1, 0, 0]
"""The tricks of each seat in the middle of a hand."""
LOW = "2D 3D 4D 5D 6D 2C 3C 4C 5C"


def hinted(game: Hearts, seat: int = 0) -> tuple[str, str]:
    """The action hinted to a seat, and the key of the reason."""
    hint = hint_of(game, seat)
    action, why = hint.action, hint.why
    assert game.check(seat, action) is None
    return str(action), why.key.removeprefix("hearts-hint-")


@pytest.mark.parametrize(
    ("hand", "action", "why"),
    [
        pytest.param(f"QS 4S 3S 2S {LOW}", "pass QS 6D 5D", "pass-queen", id="rule 1"),
        pytest.param(
            "QS 5S 4S 3S 2S AH KH JH 2D 3D 2C 3C 4C", "pass AH KH JH", "pass-heart",
            id="rule 1: enough low spades keep her",
        ),
        pytest.param(
            "AS KS 3S 2S 2D 3D 4D 5D 6D 2C 3C 4C 5C", "pass AS KS 6D", "pass-spade", id="rule 2"
        ),
        pytest.param(
            "AS 4S 3S 2S 9D 2D 3D 4D 5D 2C 3C 4C 6C", "pass 9D 5D 6C", "pass-rest",
            id="rule 2: three low spades keep an ace",
        ),
        pytest.param(
            "AH TH 9H 2H 2D 3D 4D 5D AD 2C 3C 4C 5C", "pass AH TH AD", "pass-heart", id="rule 3"
        ),
        pytest.param(
            "2H 3H 4H AD KD 2C 3C 4C 5C 6C 7C 2S 3S", "pass AD KD 7C", "pass-void", id="rule 4"
        ),
    ],
)  # fmt: skip
def test_what_is_passed(hand: str, action: str, why: str) -> None:
    assert hinted(passing(f"{hand} | 7S | 8S | 9S")) == (action, why)


def test_a_bonus_card_is_not_passed() -> None:
    hand = f"JD AS KS {LOW.replace('2D ', '')} AD"
    assert "JD" not in hinted(passing(f"{hand} | 7S | 8S | 9S", jack="jack"))[0]


@pytest.mark.parametrize(
    ("hand", "trick", "card", "why"),
    [
        pytest.param("4D AH", "2D", "4D", "only", id="rule 1"),
        pytest.param("QS 3S 2H", "5S KS", "QS", "under", id="rule 2"),
        pytest.param("9D 4D 2D", "TD", "9D", "duck", id="rule 3"),
        pytest.param("9D 4D 2D", "3D TD 5D", "9D", "free", id="rule 4: below or not"),
        pytest.param("AD 4D 2D", "3D TD 5D", "AD", "free", id="rule 4"),
        pytest.param("QS 4S", "3S TS 5S", "4S", "free", id="rule 4: but not the queen"),
        pytest.param("AD 4D", "3D TD 2H", "4D", "duck", id="points in it"),
        pytest.param("AD KD", "3D TD 2H", "AD", "last", id="rule 6, last"),
        pytest.param("AD KD", "3D TD", "KD", "over", id="rule 6"),
        pytest.param("AS JS TS", "9S", "TS", "over", id="rule 6: below the queen"),
        pytest.param("QS AS 2H 9D", "3C", "QS", "throw", id="rule 7: the queen"),
        pytest.param("AS KH 9D", "3C", "AS", "throw", id="rule 7: while she is out"),
        pytest.param("3H KH AD", "3C", "KH", "throw", id="rule 7: the highest heart"),
        pytest.param("KD QD 9S JS", "3C", "KD", "throw", id="rule 7: the highest of a short suit"),
        pytest.param("9S 3S AD", "", "9S", "drive", id="rule 8: drives her out"),
        pytest.param("AS 9S 3S 4D", "", "9S", "drive", id="rule 8: from under the ace, too"),
        pytest.param("AS 3S 4D", "", "4D", "low", id="rule 8: not to bare the ace"),
        pytest.param("QS 3S AD 2D", "", "2D", "low", id="rule 8: not if she is held"),
        pytest.param("AS KS 5D", "", "5D", "low", id="rule 8: not what catches her"),
        pytest.param("AS KD KC", "", "KC", "low", id="rule 8: of equals any"),
    ],
)
def test_what_is_played(hand: str, trick: str, card: str, why: str) -> None:
    assert hinted(position(hand, trick, taken="6C|8C||", tricks=LATER)) == (card, why)


def test_spades_above_the_queen_are_free_once_she_is_gone() -> None:
    game = position("AS KH 9D", "3C", taken="QS|||")
    assert hinted(game) == ("KH", "throw")


def test_rule_5_clubs_and_diamonds_are_safe_early() -> None:
    def hint(tricks: int, taken: str = "|||") -> tuple[str, str]:
        return hinted(position("KD 4D 2S", "9D", taken=taken, tricks=[tricks, 0, 0, 0]))

    assert hint(2) == ("KD", "early")
    assert hint(3) == ("4D", "duck")
    assert hint(2, taken="AD QD JD TD|||") == ("KD", "early"), "six are out"
    assert hint(2, taken="AD QD JD TD 8D|||") == ("4D", "duck"), "five are"


@pytest.mark.parametrize(
    ("taken", "trick", "card", "why"),
    [
        pytest.param("|QS 4H 5H 6H||", "3D TD 2H", "AD", "stop", id="stops it"),
        pytest.param("|QS 4H 5H 6H||", "3D TD 9D", "AD", "free", id="nothing to stop it with"),
        pytest.param("|QS 4H 6H 7H|5H|", "3D TD 2H", "4D", "duck", id="two have points"),
        pytest.param("|QS 4H 5H||", "3D TD 2H", "4D", "duck", id="too few"),
        pytest.param("|QS 4H 5H 6H||", "3D 2H", "4D", "over", id="not last"),
    ],
)
def test_rule_9_a_moon_is_stopped(taken: str, trick: str, card: str, why: str) -> None:
    assert hinted(position("AD 4D", trick, taken=taken, tricks=LATER)) == (card, why)


def test_rule_9_nobody_stops_a_moon_that_does_not_count() -> None:
    game = position("AD 4D", "3D TD 2H", taken="|QS 4H 5H 6H||", options={"moon": "off"})
    assert hinted(game) == ("4D", "duck")


def test_rule_10_an_own_moon_is_led_home() -> None:
    taken = "QS AS KS JS TS 9S 8S 7S 6S 5S 4H 3H 2H|||"
    assert hinted(position("AH KH AC", taken=taken, broken=True)) == ("AH", "moon")
    assert hinted(position("AH QH 3C", taken=taken, broken=True))[1] == "low"


@pytest.mark.parametrize(
    ("hand", "trick", "card", "why"),
    [
        pytest.param("AD 3D", "JD TD 9D", "AD", "bonus", id="takes it home"),
        pytest.param("JD 3D", "4D TD 9D", "JD", "bonus", id="brings it home"),
        pytest.param("AD 3D", "JD TD QS", "3D", "duck", id="not with the queen"),
        pytest.param("JD 3D", "KD", "3D", "duck", id="does not give it away"),
        pytest.param("JD 3S", "KC", "3S", "throw", id="does not throw it away"),
        pytest.param("JD 9C", "", "9C", "low", id="does not lead it"),
    ],
)
def test_the_bonus_card_is_worth_a_trick(hand: str, trick: str, card: str, why: str) -> None:
    game = position(hand, trick, taken="2D|8C||", options={"jack": "jack"})
    assert hinted(game) == (card, why)


@pytest.mark.parametrize(
    ("totals", "answer"), [([90, 40, 80, 20], "subtract"), ([90, 60, 30, 60], "add")]
)
def test_who_has_shot_the_moon_does_not_lose_by_it(totals: list[int], answer: str) -> None:
    game = scored(
        f"2C | 3C | {ALL_HEARTS} QS | 4C", options={"moon": "choose"}, scores=list(totals)
    )
    assert hinted(game, 2) == (answer, answer)


def test_a_hint_needs_no_hand_but_its_own() -> None:
    game = Hearts(5, "seed")
    while not game.resting:
        seat = game.waiting()[-1]
        hint = view(game, seat).hint()
        assert hint == hint_of(game, seat)
        game.apply(seat, hint.action)


def play_against_chance(matches: int) -> tuple[int, float]:
    """How many matches seat 0 wins by hints against three at random, and its points a hand."""
    won, points, hands = 0, 0, 0
    for number in range(matches):
        game, random = Hearts(4, f"match {number}"), Random(number)
        game.events = None
        while waiting := game.waiting():
            seat = waiting[0]
            if seat == HOST:
                game.step(HOST, DEAL)
            else:
                sense = seat == 0
                game.step(
                    seat, hint_of(game, 0).action if sense else random.choice(game.legal(seat))
                )
        won, points, hands = won + (0 in game.winners), points + game.scores[0], hands + game.round
    return won, points / hands


def test_hints_beat_chance() -> None:
    won, points = play_against_chance(20)
    assert won >= 17
    assert points <= 3


def test_the_queen_is_led_once_every_other_spade_beats_her() -> None:
    taken = "2S 5S 6S 7S | 8S 9S TS JS | KH 7H 6H 3H | AH AS 2H 5H"
    assert hinted(position("QS 4S 3S JC AD KD", taken=taken)) == ("QS", "give")
    assert hinted(position("QS 4S JC AD KD", taken=taken))[0] != "QS"
    both = taken.replace("AH", "KS")
    assert hinted(position("QS 4S 3S JC AD KD", taken=both))[0] != "QS"
