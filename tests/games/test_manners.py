"""The manners of computer players: what is bold and what is cautious, and that none cheats."""

from math import sqrt
from random import Random
from statistics import mean, stdev

import pytest

from games import GAMES
from games.five_card_draw import FiveCardDraw
from games.game import Game
from games.personalities import Personality
from games.players import Computer, Level, easy
from games.search import FEW, Candidate, by_personality
from games.tournament import SURE
from games.view import view
from tests.games import euchre_positions, five_card_draw_positions
from tests.games.gong_zhu_positions import exposing
from tests.games.positions import after
from tests.games.red_five_positions import bidding
from tests.games.test_oh_hell_hints import asked
from tests.ladder import gain

ROUNDS = {"euchre": 4000, "gong_zhu": 2000, "spades": 500}
"""That tell an easy computer from a normal one; at poker, Oh Hell and Red Five many more would."""
BOLD, COUNTS_CARDS, CAUTIOUS = Personality.BOLD, Personality.COUNTS_CARDS, Personality.CAUTIOUS


def played(
    game: Game, personality: Personality, level: Level = Level.NORMAL, times: int = 100
) -> set[str]:
    """What a computer does, asked many times what to do in one position."""
    seen, computer = view(game, game.waiting()[0]), Computer(level, personality)
    return {computer(seen, Random(number)) for number in range(times)}


def test_a_bold_one_now_and_then_bids_one_more_and_a_cautious_one_one_less() -> None:
    game = asked("AH QH 9S 8S KD 4C")
    assert played(game, COUNTS_CARDS) == {"bid 2"}
    assert played(game, BOLD) == {"bid 2", "bid 3"}
    assert played(game, CAUTIOUS) == {"bid 1", "bid 2"}


def test_who_is_bold_goes_along_where_it_is_a_close_call_and_who_is_cautious_does_not() -> None:
    close = euchre_positions.asked("JH TH AC KD QS")
    assert played(close, COUNTS_CARDS) == played(close, CAUTIOUS) == {"pass"}
    assert played(close, BOLD) == {"pass", "order"}
    strong = euchre_positions.asked("JH JD AH KH AS")
    assert played(strong, COUNTS_CARDS) == played(strong, BOLD) == {"order alone"}
    assert played(strong, CAUTIOUS) == {"order", "order alone"}


@pytest.mark.check
def test_a_hard_one_that_plays_by_a_policy_has_a_manner_too() -> None:
    game = FiveCardDraw(4, "43")
    assert played(game, BOLD, Level.HARD, 25) == {"fold", "bet 20", "bet 40"}
    assert played(game, CAUTIOUS, Level.HARD, 25) == {"fold", "bet 20"}


def test_a_clear_call_is_made_in_any_manner() -> None:
    nothing = euchre_positions.asked("9S TS 9C TC 9D")
    assert {action for personality in Personality for action in played(nothing, personality)} == {
        "pass"
    }


def test_a_bold_one_opens_the_bidding_on_less() -> None:
    game = bidding(seed="0")
    assert played(game, COUNTS_CARDS) == played(game, CAUTIOUS) == {"pass"}
    assert played(game, BOLD) == {"pass", "bid 55"}


@pytest.mark.parametrize(
    ("hand", "usual", "other", "personality"),
    [
        ("KC KD 7H 5S 2C", "fold", {"fold", "call"}, BOLD),
        ("9C 9D 9H 5S 2C", "raise 20", {"call", "raise 20"}, CAUTIOUS),
    ],
)
def test_a_bold_one_answers_more_bets_and_a_cautious_one_fewer(
    hand: str, usual: str, other: set[str], personality: Personality
) -> None:
    game = after(five_card_draw_positions.holding(f"AC AD AH 4S 4C | {hand}"), "bet 20")
    assert played(game, COUNTS_CARDS) == played(game, Personality(-personality)) == {usual}
    assert played(game, personality) == other


def test_a_cautious_one_exposes_less() -> None:
    game = exposing("JD AD KD QD 2C 3C|2H|3H|4H")
    assert played(game, COUNTS_CARDS) == played(game, BOLD) == {"expose JD"}
    assert played(game, CAUTIOUS) == {"expose JD", "expose none"}


def test_of_moves_that_likely_gain_a_cautious_one_plays_the_safest_a_bold_one_the_wildest() -> None:
    hint = Candidate("4S", [10.0, 12.0, 14.0] * 2)
    safe, wild = Candidate("5S", [13.0, 13.0, 13.0] * 2), Candidate("QS", [6.0, 16.0, 26.0] * 2)
    worse, few = Candidate("KS", [0.0, 0.0, 30.0] * 2), Candidate("2S", [13.0] * (FEW - 1))
    found = [hint, safe, wild, worse, few]
    chosen = [
        by_personality(hint, found, personality, sure=2.0).action for personality in Personality
    ]
    assert chosen == ["5S", "4S", "QS"]


@pytest.mark.slow
@pytest.mark.parametrize("personality", [BOLD, CAUTIOUS], ids=["bold", "cautious"])
@pytest.mark.parametrize(("key", "rounds"), ROUNDS.items(), ids=ROUNDS.keys())
def test_a_normal_computer_beats_an_easy_one_in_any_manner(
    key: str, rounds: int, personality: Personality
) -> None:
    players = Computer(Level.NORMAL, personality), easy
    ours, theirs = ([gain(GAMES[key], each, n) for n in range(rounds)] for each in players)
    gains = [mine - other for mine, other in zip(ours, theirs, strict=True)]
    assert mean(gains) > SURE * stdev(gains) / sqrt(rounds)
