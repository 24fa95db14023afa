"""One person against computers: what follows by itself, and what a finished round counts."""

from dataclasses import asdict

import pytest

from games import GAMES
from games.game import HOST, TURN_UP, Game
from games.record import RecordedAction
from games.scores import ScoreLine
from games.solo import SoloDeal, follow, is_done, points
from games.texas_holdem import TexasHoldem
from tests.games.board_positions import table
from tests.games.durak_positions import position
from tests.games.positions import after
from tests.games.texas_holdem_positions import dealt

HANDS = "6C 9D KH | 7C 6H AD | 6D 8D 8S"


def deal_of(game: Game, seat: int, rounds: int = 1) -> SoloDeal:
    """A solo at this table."""
    options = asdict(game.options)
    return SoloDeal(game.key, game.version, game.seats, options, game.seed, seat, rounds)


def followed(game: Game, seat: int) -> list[RecordedAction]:
    """What follows by itself where a person has this seat."""
    return [*follow(deal_of(game, seat), game, 0)]


def test_computers_play_until_the_person_is_to_act() -> None:
    game = position(HANDS)
    assert followed(game, seat=1) == [(0, "attack 6C")]
    assert game.waiting() == [1]
    assert followed(game, seat=1) == []


def test_where_seats_race_computers_let_the_person_go_first() -> None:
    game = after(position(HANDS, throw_in="free"), "6C", "7C")
    assert game.waiting() == [0, 2]
    assert followed(game, seat=2) == []
    after(game, "pass")
    assert followed(game, seat=0)[0][0] == 2, "the person is not in this race"


def test_where_all_choose_in_secret_computers_have_chosen_before() -> None:
    game = GAMES["hearts"](4, "seed")
    assert [seat for seat, _ in followed(game, seat=1)] == [0, 2, 3]


def test_cards_are_turned_up_where_nobody_has_anything_to_decide() -> None:
    game = after(dealt("300 300 300"), "allin", "allin", "fold")
    assert followed(game, seat=0) == [(HOST, TURN_UP)] * 3
    assert game.resting or game.over


def test_the_person_has_the_next_round_dealt_until_the_last() -> None:
    game = after(position("6C | 7D", losses=2), "6C", "take")
    assert (game.resting, followed(game, seat=0)) == (True, [])
    assert not is_done(deal_of(game, 0, rounds=2), game)
    assert is_done(deal_of(game, 0, rounds=1), game)


def test_a_solo_is_over_for_a_person_without_chips() -> None:
    game = table(TexasHoldem, "0 300 300", hand=2)
    assert is_done(deal_of(game, 0, rounds=9), game)
    assert not is_done(deal_of(game, 1, rounds=9), game)


@pytest.mark.parametrize(
    ("key", "seat", "gains", "counted"),
    [
        pytest.param("oh_hell", 1, [13, 10, 0, 11], 10, id="those of the seat"),
        pytest.param("hearts", 2, [0, 5, 13, 8], -13, id="low ones are good"),
        pytest.param("spades", 3, [40, -50, 40, -50], -90, id="partners against partners"),
        pytest.param("gin_rummy", 1, [20, 0], -20, id="two players"),
        pytest.param("fireworks", 0, [18, 18], 18, id="all together"),
    ],
)
def test_a_finished_round_counts(key: str, seat: int, gains: list[int], counted: int) -> None:
    game = GAMES[key](len(gains), "seed")
    game.past.append(tuple(ScoreLine(gain) for gain in gains))
    assert points(deal_of(game, seat), game) == [counted]
