"""Computers at Truco mislead by chance, and hints never do (section 14)."""

from collections import Counter
from random import Random

import pytest

from games.game import Game
from games.players import Computer, Level
from games.truco import Truco
from games.truco.cards import envido
from games.truco.rules import REFUSE
from games.view import View, view
from tests.games.positions import after
from tests.games.truco_positions import NUMBERS, position
from tests.voice import SAY

TRIES = 400
WEAK = ("4C 5D 6H", "2S 6H QC")
STRONG = ("AS AC 4D", "2S 6H QC")


def played(game: Truco, level: Level = Level.NORMAL) -> Counter[str]:
    """The actions of a computer to move, by how often it takes each."""
    seen: View[Game] = view(game, game.turn)
    return Counter(Computer(level)(seen, Random(number)) for number in range(TRIES))


@pytest.mark.parametrize("level", [Level.NORMAL, Level.HARD])
def test_with_a_weak_hand_a_computer_calls_now_and_then(level: Level) -> None:
    actions = played(position(*WEAK), level)
    assert 10 < actions["envido"] < 50
    assert 30 < actions["truco"] < 90


def test_with_a_strong_hand_it_waits_half_the_time_in_the_first_trick_alone() -> None:
    first = after(position("AS AC 4D", "2S 6H QC"), "AC", "QC")
    assert played(first) == {"truco": TRIES}
    lead = played(position(*STRONG))
    assert lead.keys() == {"truco", "AC"}
    assert 150 < lead["truco"] < 250


def test_a_high_envido_is_called_as_a_low_one_half_the_time() -> None:
    actions = played(position("7S 6S KD", NUMBERS[1]))
    assert actions.keys() == {"envido", "real envido"}
    assert 150 < actions["envido"] < 250


def test_a_truco_is_not_accepted_in_place_of_calling_an_envido() -> None:
    game = after(position(NUMBERS[1], "7S 6S KD"), "truco")
    assert played(game).keys() == {"real envido", "envido"}


def test_a_hint_never_bluffs() -> None:
    game = position(*WEAK)
    assert {game.mind.hint(game, 0).action for _ in range(TRIES)} == {"5D"}


def test_samples_hold_the_envido_that_was_told() -> None:
    game = after(position(*NUMBERS), "envido", "quiero")
    seen = view(game, 1)
    held = (seen.sample(Random(number)).dealt(0) for number in range(60))
    assert sum(envido(hand) == 30 for hand in held) > 50


def test_no_quiero_can_be_decided_before_one_is_asked() -> None:
    game = position()
    assert game.premoves_of(1) == [REFUSE]
    assert after(game, "truco").premove_action(1, REFUSE) == "no quiero"


def test_strokes_count_malas_before_buenas() -> None:
    scores = [position(scores=(17, 8)), position(scores=(9, 3), target=15)]
    drawn = [[score.parts for score in game.table(SAY).strokes] for game in scores]
    assert drawn == [
        [((15, 15), (2, 15)), ((8, 15), (0, 15))],
        [((8, 8), (1, 7)), ((3, 8), (0, 7))],
    ]
