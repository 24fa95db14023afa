"""The vectors of the specification, section 13, each under its id, and its invariants."""

from typing import Any

import pytest

from games.cards import CARDS, Card, cards
from games.game import DEAL, HOST
from games.golf import Golf, Options
from games.golf.scoring import canceled, columns_of, points, twins, value
from games.options import BadOptions
from tests.games.golf_positions import layout, near_the_end, over, position, seen, stacked
from tests.games.positions import after

TURNS = "turn 1, turn 2, turn 3, turn 4, turn 5, turn 6"
TAKES = "draw, take 1, take 2, take 3, take 4, take 5, take 6"
ANYWHERE: dict[str, Any] = {"cancel": "anywhere"}
LINES: dict[str, Any] = {"cancel": "lines"}
FOUR: dict[str, Any] = {
    "cards": 4,
    "start": "peek_two",
    "placing": "closed",
    "ending": "knock",
    "cancel": "anywhere",
}


def held(text: str) -> list[Card]:
    return [CARDS[word] for word in layout(text)]


@pytest.mark.parametrize(
    ("card", "twos", "expected"),
    [
        *(
            pytest.param(f"{rank}C", "minus_two", points, id=f"GL01 {rank}")
            for rank, points in zip("A239TJQK", (1, -2, 3, 9, 10, 10, 10, 0), strict=True)
        ),
        pytest.param("2C", "plus_two", 2, id="GL02"),
        pytest.param("JR", "minus_two", -2, id="GL02 red"),
        pytest.param("JB", "minus_two", -2, id="GL02 black"),
    ],
)
def test_values(card: str, twos: str, expected: int) -> None:
    assert value(CARDS[card], twos) == expected


def test_gl03_columns() -> None:
    assert [[at + 1 for at in line] for line in columns_of(6)] == [[1, 4], [2, 5], [3, 6]]


@pytest.mark.parametrize(
    ("text", "cancel", "expected"),
    [
        pytest.param("5C KD 2H / 9S AC QD", "column", 23, id="GL04"),
        pytest.param("7C KD 2H / 7S AC QD", "column", 9, id="GL05"),
        pytest.param("7C 7D 2H / 9S AC QD", "column", 32, id="GL06"),
        pytest.param("TC JD QH / TS JC QD", "column", 0, id="GL07"),
        pytest.param("TC JD QH / JS QC TD", "column", 60, id="GL07 mixed"),
        pytest.param("2C 2D KH / 2S 5C KD", "column", 3, id="GL08"),
        pytest.param("2C 2D 2H / AS AC KD", "column", -4, id="GL09"),
        pytest.param("2C 3D KH / 3S 2D 2S", "column", 0, id="GL10"),
        pytest.param("JR 5D KH / JB 5S KC", "column", -4, id="GL11"),
        pytest.param("JR 5D KH / JR 5S KC", "column", -4, id="GL11 alike"),
        pytest.param("5C 5D 5H / 9S AC QD", "lines", 20, id="GL13"),
        pytest.param("5C 5D 9H / 5S AC QD", "lines", 25, id="GL13 column"),
        pytest.param("7C KD 2H / 7S AC QD", "none", 23, id="GL14"),
        pytest.param("7C 7D / 9S KC", "anywhere", 9, id="GL15 row"),
        pytest.param("7C KD / 9S 7H", "anywhere", 9, id="GL15 across"),
        pytest.param("7C 7D / 7S KC", "anywhere", 7, id="GL15 three"),
        pytest.param("7C 7D / 7S 7H", "anywhere", 0, id="GL15 four"),
        pytest.param("2C 2D / 5S KC", "anywhere", 5, id="GL15 twos"),
        pytest.param("5C 9D KH / 5S AC QD / 5H 4C 4D", "lines", 28, id="GL16"),
        pytest.param("5C 5D 5H / 5S AC QD / 5H 4C 4D", "lines", 19, id="GL16 shared"),
        pytest.param("4C 4D 9H / 8S AC QD / KH 3C 3D", "lines", 42, id="GL16 none"),
    ],
)
def test_points(text: str, cancel: str, expected: int) -> None:
    assert points(held(text), cancel, "minus_two") == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("7C 7D KH / 7S 7H 4C", -6, id="GL12"),
        pytest.param("7C 8D KH / 7S 8H 4C", 4, id="GL12 different"),
    ],
)
def test_four_of_a_rank_take_points_off(text: str, expected: int) -> None:
    cards = held(text)
    assert points(cards, "column", "minus_two") - 10 * twins(cards) == expected


@pytest.mark.parametrize(
    ("count", "packs"),
    [
        pytest.param(6, [1, 1, 1, 2, 2], id="GL17 six"),
        pytest.param(4, [1, 1, 1, 1, 1], id="GL17 four"),
        pytest.param(9, [1, 1, 2, 2, 2], id="GL17 nine"),
    ],
)
def test_packs(count: int, packs: list[int]) -> None:
    games = [Golf(seats, "seed", Options(cards=count)) for seats in Golf.players]
    assert [len(game.pack()) // 52 for game in games] == packs


@pytest.mark.parametrize(
    "options",
    [
        pytest.param({"placing": "closed"}, id="GL18"),
        pytest.param(
            {"placing": "closed", "ending": "knock", "after_discard": "may_turn"}, id="GL18 turn"
        ),
    ],
)
def test_what_does_not_go_together_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        Golf(2, "seed", Options(**options))


def test_gl19_to_gl26_a_hole_begins() -> None:
    """Vectors GL19, GL20, GL21, GL22, GL23, GL24, GL25 and GL26, one after the other."""
    game = stacked(2, dealer=1)
    assert (game.waiting(), ", ".join(game.legal(1))) == ([0, 1], TURNS)
    assert (game.discards, len(game.stock)) == (cards("7C"), 39)
    for seat, action in [(1, "turn 2"), (0, "turn 3"), (0, "turn 6")]:
        game.apply(seat, action)
    assert game.waiting() == [1]
    assert ", ".join(game.legal(1)) == TURNS.replace("turn 2, ", "")
    game.apply(1, "turn 5")
    for viewer in (0, 1, None):
        assert seen(game, 0, viewer) == "?? ?? 2H / ?? ?? QD"
        assert seen(game, 1, viewer) == "?? 8C ?? / ?? JC ??"
    assert (game.waiting(), ", ".join(game.legal(0))) == ([0], TAKES)
    after(game, "draw")
    assert game.hands[0] == cards("8D")
    assert ", ".join(game.legal(0)) == TURNS.replace("turn", "swap") + ", discard"
    after(game, "discard")
    assert (game.discards[-1], game.waiting()) == ("8D", [1])
    after(game, "take 5")
    assert (seen(game, 1), game.discards[-1]) == ("?? 8C ?? / ?? 8D ??", "JC")
    assert canceled(game.layout(1), "column") == {1, 4}
    assert after(game, "draw", "swap 4").discards[-1] == "9S"


@pytest.mark.parametrize(
    ("rule", "more"),
    [
        pytest.param("must_turn", "", id="GL27"),
        pytest.param("may_turn", ", pass", id="GL27 may"),
    ],
)
def test_a_closed_place_is_turned_after_a_discard(rule: str, more: str) -> None:
    game = position(
        "(5C) (KD) 2H / (9S) (AC) QD", "(8H) 8C (4D) / (6S) JC (3H)", after_discard=rule
    )
    after(game, "draw", "discard")
    assert ", ".join(game.legal(0)) == f"turn 1, turn 2, turn 4, turn 5{more}"


def test_gl28_the_others_have_one_more_turn() -> None:
    game = after(near_the_end(), "draw", "swap 6")
    assert game.waiting() == [1]
    assert after(game, "draw", "discard").waiting() == [2]
    assert over(after(game, "draw", "discard"))


def test_gl29_or_none() -> None:
    assert over(after(near_the_end(last_turn=False), "draw", "swap 6"))


def test_gl30_who_opens_its_last_card_then_changes_nothing() -> None:
    game = after(near_the_end(), "draw", "swap 6", "draw", "swap 1")
    assert (game.ender, game.waiting()) == (0, [2])
    assert over(after(game, "draw", "discard"))


def test_gl31_a_discard_ends_nothing() -> None:
    assert after(near_the_end(), "draw", "discard").ender is None


def test_gl32_to_gl35_four_cards_by_memory() -> None:
    """Vectors GL32, GL33, GL34 and GL35, one after the other."""
    game = stacked(3, dealer=2, **FOUR)
    assert game.waiting() == [0]
    assert ", ".join(game.legal(0)) == "draw, take 1, take 2, take 3, take 4, knock"
    assert seen(game, 0, 0) == "?? ?? / 2H 9S"
    assert seen(game, 0, 1) == seen(game, 0) == "?? ?? / ?? ??"
    after(game, "draw", "swap 1")
    assert [at + 1 for at, card in enumerate(game.layout(0, 0)) if card != "??"] == [1, 3, 4]
    assert seen(game, 0, 1) == "?? ?? / ?? ??"
    after(game, "take 4")
    assert [at + 1 for at, card in enumerate(game.layout(1, 0)) if card != "??"] == [4]
    after(game, "knock")
    assert ", ".join(game.legal(0)) == "draw, take 1, take 2, take 3, take 4"
    assert over(after(game, "take 1", "take 1"))


def test_gl36_of_nine_cards_three_are_turned_up() -> None:
    assert Golf(2, "seed", Options(cards=9, start="turn_three")).to_turn(0) == 3


TWO = ("5D KD 2H / 9S AC (QD)", "(8H) 8C 4D / 6S JC 3H")


def test_gl37_gl38_the_discards_are_shuffled_once() -> None:
    game = position(*TWO, stock="5C", discards="9C 9D 4H")
    after(game, "draw", "discard")
    assert (game.discards, len(game.stock)) == (cards("5C"), 3)
    assert over(after(game, *["draw", "discard"] * 3))


def test_gl39_a_card_taken_needs_no_stock() -> None:
    assert len(after(position(*TWO, stock="5C"), "take 1").stock) == 1


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        pytest.param("KS QC 5C / QD 2D 5D", [6, 18], id="GL40"),
        pytest.param("KS KC 5C / 2S 2D 5D", [11, -4], id="GL41"),
    ],
)
def test_who_ends_a_hole_without_being_lowest_pays(other: str, expected: list[int]) -> None:
    game = position("KC KD KH / AC AD 4S", other, ender_penalty=5)
    game.ender = 0
    game.end_hole()
    assert game.scores == expected


@pytest.mark.parametrize(
    ("totals", "winners"),
    [pytest.param([41, 38, 38], [1, 2], id="GL42"), pytest.param([50, 50], [0, 1], id="GL42 two")],
)
def test_the_lowest_total_wins(totals: list[int], winners: list[int]) -> None:
    game = position(*["KC KD KH / KS KC KD"] * len(totals), holes=1)
    game.scores = totals
    game.end_hole()
    assert game.winners == winners


def test_gl43_the_deal_goes_around() -> None:
    game = stacked(3, dealer=0)
    assert game.turn == 1
    game.end_hole()
    game.apply(HOST, DEAL)
    assert (game.dealer, game.turn) == (1, 2)


@pytest.mark.parametrize(
    ("steps", "typed", "action"),
    [([], "take 3", "take 3"), (["draw"], "3", "swap 3"), (["draw"], "discard", "discard")],
)
def test_a_number_alone_is_read(steps: list[str], typed: str, action: str) -> None:
    assert after(near_the_end(), *steps).read(typed) == action


def test_after_a_shuffle_closed_places_hold_no_card_of_the_new_stock() -> None:
    game = position(*TWO, stock="5C", discards="9C 9D 4H")
    after(game, "draw", "discard")
    closed, swapped = game.place(0, 6), game.place(1, 1)
    swapped.seen_by = 1
    fits = [game.may_be_in(pile, CARDS["9C"]) for pile in (closed, swapped, game.stock)]
    assert fits == [False, True, True]
    assert not game.may_be_in(game.stock, CARDS["QD"])
