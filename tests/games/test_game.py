"""How a match ends: most points or fewest, one loser, or all together."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from games.cards import cards
from games.game import HOST, STOP
from games.record import End, Record
from games.stage import table_scene
from games.text import IllegalAction
from games.view import view
from tests.games.toy import Options, Toy
from tests.voice import NAMES, SAY


class Golf(Toy):
    """Fewest points win."""

    lowest_wins = True


class Fool(Toy):
    """Whoever has most points has lost."""

    lowest_wins, one_loses = True, True


class Together(Toy):
    """All against the cards."""

    def team(self, seat: int) -> int:
        return 0


class Alone(Toy):
    """Seat 0 plays alone against the others in this round."""

    def side_of(self, seat: int) -> int:
        return min(seat, 1)


def after(kind: type[Toy], *gains: int, target: int = 2) -> Toy:
    """A match after a round with these gains."""
    game = kind(len(gains), "seed", Options(target=target))
    game.end_round(gains)
    return game


def test_most_points_win() -> None:
    game = after(Toy, 0, 3, 1)
    assert (game.winners, game.final_places()) == ([1], [3, 1, 2])


def test_fewest_points_win_once_somebody_has_the_target() -> None:
    assert not after(Golf, 0, 1, 1).over
    game = after(Golf, 1, 3, 0, 1)
    assert (game.winners, game.final_places()) == ([2], [2, 4, 1, 2])


def test_who_wins_comes_before_who_stands_better() -> None:
    game = after(Toy, 0, 3, 1)
    game.winners = [0]
    assert game.final_places() == [1, 2, 3]


def test_who_has_fewest_points_stands_best() -> None:
    assert [after(Golf, 1, 3, 0).utility(seat) for seat in range(3)] == [-1, -3, 1]
    assert [after(Toy, 1, 3, 0).utility(seat) for seat in range(3)] == [-2, 2, -3]


@pytest.mark.parametrize(
    ("kind", "crowned"), [(Toy, [2]), (Golf, [0]), (Fool, [0, 1])], ids=["most", "fewest", "fool"]
)
def test_who_came_off_best_in_a_round_is_crowned(kind: type[Toy], crowned: list[int]) -> None:
    game = after(kind, -1, 0, 1)
    scene = table_scene(view(game, None), NAMES, lambda words: words.key)
    assert [seat for seat, place in enumerate(scene.seats) if place.won] == crowned


@pytest.mark.parametrize(("gains", "crowned"), [((1, 0, -1), [0]), ((-1, 0, 1), [1, 2])])
def test_seats_of_one_side_win_a_round_together_and_places_of_their_own(
    gains: Sequence[int], crowned: list[int]
) -> None:
    game = after(Alone, *gains)
    scene = table_scene(view(game, None), NAMES, lambda words: words.key)
    assert [seat for seat, place in enumerate(scene.seats) if place.won] == crowned
    assert [place.team for place in scene.seats] == [0, 1, 1]
    assert sorted(game.final_places()) == [1, 2, 3]


def test_a_partner_of_the_round_is_no_opponent() -> None:
    assert [after(Alone, -4, 1, 3).utility(seat) for seat in range(3)] == [-7, 5, 7]


def test_a_seat_that_sits_out_is_dealt_no_cards() -> None:
    game = Toy(3, "seed")
    game.deal_one_by_one(cards("AC AD AH AS 2C 2D"), 2, sits_out=0)
    assert game.hands == [[], cards("AD AS 2D"), cards("AC AH 2C")]


def test_where_one_loses_all_others_share_the_win() -> None:
    game = after(Fool, 1, 0, 2)
    assert (game.winners, game.losers(), game.final_places()) == ([0, 1], [2], [1, 1, 3])
    assert [game.seat_scene(seat, lambda words: words.key).tag for seat in range(3)] == [
        "",
        "",
        "loser-tag",
    ]
    assert SAY(game.outcome("terminal-won", "terminal-lost")) == "Cyd loses the match."


def test_where_one_loses_all_win_while_nobody_stands_worse() -> None:
    assert after(Fool, 1, 1).leaders() == [0, 1]


def together(lost: bool) -> Toy:
    """A match that all have won or lost."""
    game = Together(3, "seed")
    game.lost, game.winners = lost, [] if lost else [0, 1, 2]
    return game


def test_all_may_win_together() -> None:
    assert together(lost=False).final_places() == [1, 1, 1]


def test_a_match_that_all_have_lost_is_over_and_nobody_is_first() -> None:
    game = together(lost=True)
    assert (game.over, game.waiting(), game.legal(0)) == (True, [], [])
    assert game.final_places() == [2, 2, 2]
    assert SAY(game.outcome("terminal-won", "terminal-lost")) == "You all lost this one."
    with pytest.raises(IllegalAction, match="match-over"):
        game.apply(0, "take")


def test_a_record_tells_that_all_have_lost() -> None:
    game = together(lost=True)
    record = replace(Record.begin(game), end=End.of(game))
    assert record.end == End((0, 0, 0), ())
    assert Record.parse(str(record)) == record


def test_together_nobody_stands_before_another() -> None:
    game = after(Together, 1, 1)
    assert game.utility(0) == game.utility(1) == 1


def test_a_match_that_is_stopped_goes_to_who_stands_best() -> None:
    game = after(Golf, 1, 0)
    game.step(HOST, STOP)
    assert game.winners == [1]
