"""Why Crazy King refuses an action, by key, and what its sentence says is legal instead."""

from games.crazy_king import CrazyKing, Options


def test_ten_cards_each_leave_one_in_the_stock_of_five() -> None:
    assert len(CrazyKing(5, "seed", Options(hand_size=10)).stock) == 1
