"""Every option of Gin Rummy changes what it says, section 10."""

import pytest

from games.cards import POINTS, cards
from games.game import DEAL, HOST
from games.gin_rummy import GinRummy, Options
from tests.games.gin_rummy_positions import dealt, knocked, knocks, moves, position, won
from tests.games.positions import after

KNOCKER = "4H 5H 6H 8C 9C 10C QC QD QH AS"
TIED = "2C 3C 4C 2D 3D 4D 3H 7H QS AH"
WAITING = "4H 5H 6H 8C 9C 10C QC QD QH KS"
GARBAGE = "KC QD JH 9S 8C 7D 5H 4S 2C AD"


@pytest.mark.parametrize(("target", "over"), [(25, True), (26, False)])
def test_target_ends_the_match(target: int, over: bool) -> None:
    assert bool(knocked(KNOCKER, TIED, options={"target": target}).winners) is over


@pytest.mark.parametrize(("limit", "legal"), [(0, set()), (1, {"JS"}), (10, {"JS", "AS"})])
def test_knock_limit(limit: int, legal: set[str]) -> None:
    assert knocks(position(f"{KNOCKER} JS", options={"knock_limit": limit})) == legal


def test_with_a_knock_limit_of_nothing_gin_is_still_a_knock() -> None:
    game = position("4H 5H 6H 7H 8C 9C 10C QC QD QH KS", options={"knock_limit": 0})
    assert knocks(game) == {"KS"}


@pytest.mark.parametrize(("bonus", "scored"), [(0, 22), (25, 47)])
def test_gin_bonus(bonus: int, scored: int) -> None:
    game = knocked(
        "4H 5H 6H 7H 8C 9C 10C QC QD QH",
        "2C 3C 4C 2D 3D 4D 3H 8H QS AH",
        options={"gin_bonus": bonus},
    )
    assert game.scores == [scored, 0]


@pytest.mark.parametrize("bonus", [0, 50])
def test_undercut_bonus(bonus: int) -> None:
    assert knocked(KNOCKER, TIED, options={"undercut_bonus": bonus}).scores == [0, bonus]


def test_a_tie_may_score_nothing() -> None:
    game = knocked(KNOCKER, TIED, options={"undercut_on_tie": False})
    assert (game.result, game.scores, game.boxes) == ("tie", [0, 0], [0, 0])


def test_without_undercut_on_tie_less_deadwood_still_undercuts() -> None:
    less = TIED.replace("AH", "2H")
    assert knocked(KNOCKER, less, options={"undercut_on_tie": False}).scores == [0, 26]


@pytest.mark.parametrize("bonus", [0, 75])
def test_big_gin_bonus(bonus: int) -> None:
    options = {"big_gin": True, "big_gin_bonus": bonus}
    game = position("4H 5H 6H 7H 8C 9C 10C JC QC QD QH", TIED, options=options)
    game.hands[1][:] = cards("2C 3C 4C 2D 3D 4D 3H 8H QS AH")
    assert after(game, "biggin").scores == [bonus + 22, 0]


def test_without_big_gin_eleven_melded_cards_are_gin() -> None:
    game = position("4H 5H 6H 7H 8C 9C 10C JC QC QD QH", TIED)
    assert "biggin" not in moves(game)
    assert after(game, "knock 4H").result == "gin"


@pytest.mark.parametrize("bonus", [0, 200])
def test_game_bonus(bonus: int) -> None:
    game = dealt(game_bonus=bonus, shutout="off")
    won(game, 0, 100)
    assert game.scores == [125 + bonus, 0]


@pytest.mark.parametrize(("rule", "dealer"), [("alternate", 0), ("winner", 1), ("loser", 0)])
def test_dealer_rule(rule: str, dealer: int) -> None:
    game = dealt(dealer_rule=rule)
    game.dealer = 1
    won(game, 1, 10)
    game.apply(HOST, DEAL)
    assert game.dealer == dealer


@pytest.mark.parametrize(("rule", "dealer"), [("alternate", 0), ("winner", 1), ("loser", 1)])
def test_after_a_tie_without_a_winner_only_the_alternate_rule_moves_the_deal(
    rule: str, dealer: int
) -> None:
    game = knocked(KNOCKER, TIED, options={"undercut_on_tie": False, "dealer_rule": rule})
    game.apply(HOST, DEAL)
    assert game.dealer == dealer


def last_discard(hand: str, top: str) -> GinRummy:
    """Seat 0 has the choice of the last discard."""
    options = {"last_discard_action": True}
    return position(hand, discard=top, phase="last", stock=2, options=options)


def test_the_last_discard_may_be_taken_to_knock_at_once() -> None:
    game = last_discard(WAITING, "7H")
    assert moves(game) == ["take", "pass"]
    assert moves(after(game, "take")) == ["knock 4H", "knock KS"]
    assert after(game, "knock KS").result == "gin"


def test_the_last_discard_may_not_be_taken_for_nothing() -> None:
    assert moves(last_discard(GARBAGE, "KH")) == ["pass"]


def test_to_pass_the_last_discard_makes_a_dead_hand() -> None:
    assert after(last_discard(WAITING, "7H"), "pass").result == "dead"


def test_the_choice_of_the_last_discard_follows_the_discard_at_the_wall() -> None:
    options = {"last_discard_action": True}
    game = position(GARBAGE, discard="KH", phase="draw", stock=3, options=options)
    after(game, "draw", "discard KC")
    assert (game.turn, game.phase, game.resting) == (1, "last", False)


def laying_off(defender: str) -> GinRummy:
    """Seat 1 is to lay off by itself against the melds of KNOCKER."""
    return knocked(KNOCKER, defender, options={"auto_layoff": False})


def test_the_opponent_may_lay_off_by_hand() -> None:
    game = laying_off(TIED)
    assert (game.turn, moves(game)) == (1, ["layoff 3H", "layoff 7H", "layoff QS", "done"])
    after(game, "layoff 7H")
    assert moves(game) == ["layoff 3H", "layoff QS", "done"]
    assert after(game, "done").laid_off == cards("7H")
    assert game.scores == [3 + 10 + 1 - 1, 0]


def test_what_was_laid_off_opens_the_next_place() -> None:
    game = laying_off("2C 3C 4C 2D 3D 4D 8H 7H KS AH")
    assert "layoff 8H" not in moves(game)
    assert "layoff 8H" in moves(after(game, "layoff 7H"))


def test_done_melds_the_rest_as_well_as_can_be() -> None:
    game = after(laying_off(TIED), "done")
    assert game.answer == [cards("2C 3C 4C"), cards("2D 3D 4D")]


def test_the_opponent_may_name_melds_too() -> None:
    game = after(laying_off(TIED), "done with 2C 3C 4C")
    assert game.answer == [cards("2C 3C 4C")]
    assert game.hands[1] == cards("2D 3D 4D 3H 7H QS AH")


@pytest.mark.parametrize("most", [10, 4])
def test_oklahoma_takes_the_limit_from_the_upcard(most: int) -> None:
    for number in range(30):
        game = GinRummy(2, f"seed {number}", Options(oklahoma=True, knock_limit=most))
        assert game.limit == min(most, POINTS[game.discard[0]])
