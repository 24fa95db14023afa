"""What may be played in Kings & Bastards beyond the vectors, and how players say it."""

from itertools import combinations, product
from random import Random

import pytest

from games.cards import JOKERS, cards
from games.choices import Choice, label
from games.kings_and_bastards import KingsAndBastards, Options
from games.kings_and_bastards.state import CLIMB, ORDER, parsed
from tests.games.kings_and_bastards_positions import exchange, moves, opening, position
from tests.games.positions import after, hint_of
from tests.voice import SAY


def kind(play: str) -> tuple[int, int, int]:
    """Rank, size and number of jokers: all that matters of a play."""
    laid, rank = parsed(play)
    return rank, len(laid), sum(card in JOKERS for card in laid)


def every_play(game: KingsAndBastards) -> set[str]:
    """Every play that is accepted, found by trying all of them."""
    hand = sorted(game.hands[game.turn], key=ORDER.__getitem__)
    tried = {" ".join(pick) for size in range(1, 6) for pick in combinations(hand, size)}
    tried |= {f"{joker} as {rank}" for joker, rank in product(JOKERS, (*CLIMB, "2"))}
    return {play for play in tried if game.check(game.turn, play) is None}


@pytest.mark.parametrize("seed", range(40))
def test_the_list_has_one_of_each_rank_size_and_number_of_jokers(seed: int) -> None:
    random = Random(seed)
    game = KingsAndBastards(6, f"seed {seed}", Options(jokers=2))
    for _ in range(random.randrange(40)):
        game.apply(game.turn, random.choice(moves(game)))
    listed = [play for play in moves(game) if play != "pass"]
    assert len({kind(play) for play in listed}) == len(listed)
    assert {kind(play) for play in listed} == {kind(play) for play in every_play(game)}


def test_equal_cards_are_accepted_though_not_listed() -> None:
    game = position("7C 7D 7S JR 2H 2S", beat="6C 6S")
    assert moves(game) == ["7C 7D", "7C JR", "2H", "pass"]
    assert {"7C 7S", "7D 7S", "7S JR", "2S"} < every_play(game)


def test_controls_let_a_player_pick_any_card() -> None:
    assert position("7C 7D 7S 8S JR JB 2H", beat="6C 6S").choices(0) == [
        Choice(cards=tuple(cards("2H")), least=1, most=1),
        Choice(cards=tuple(cards("7C 7D 7S 8S JR JB")), least=2, most=2, said="pair"),
        Choice("pass"),
    ]


def test_a_joker_alone_is_a_choice_with_a_rank() -> None:
    single, joker, _ = position("7C 7D KS JR JB", beat="JC").choices(0)
    assert single == Choice(cards=tuple(cards("KS")), least=1, most=1)
    assert joker == Choice("", JOKERS, 1, 1, (), ("as Q", "as K", "as A"))
    assert label("JR as Q", SAY) == "Joker as queen"


def test_the_leader_picks_one_card_or_a_set() -> None:
    assert position("7C 7D 7S 8S 9H 9S 2D 2H").choices(0) == [
        Choice(cards=tuple(cards("7C 7D 7S 8S 9H 9S 2D 2H")), least=1, most=1),
        Choice(cards=tuple(cards("7C 7D 7S 9H 9S")), least=2, most=3, said="sets"),
    ]


def test_the_opener_picks_threes() -> None:
    assert opening("3C 3D 5S 5H 2H").choices(0) == [
        Choice(cards=tuple(cards("3C")), least=1, most=1),
        Choice(cards=tuple(cards("3C 3D")), least=2, most=2, said="pair"),
    ]


def test_equal_cards_of_two_packs_are_picked_as_often_as_they_are_held() -> None:
    game = position("7C 7C 8D", options={"decks": 2})
    single, several = game.choices(0)
    assert single.cards == tuple(cards("7C 8D"))
    assert several.cards == tuple(cards("7C 7C"))
    assert moves(game) == ["7C", "8D", "7C 7C"]


def test_the_king_picks_any_cards_to_give() -> None:
    game = exchange("3C 4D", "", "", "AH KS QS")
    assert game.choices(0) == [Choice("give", tuple(cards("3C 4D KS AH")), 2, 2)]


def test_too_many_gifts_are_listed_by_the_cheapest_cards() -> None:
    game = exchange(
        "3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC JR", "", "", "2C 2D 2H 2S",
        options={"exchange_count": 3},
    )  # fmt: skip
    assert len(moves(game)) == 120
    assert hint_of(game, 0).action in moves(game)
    assert game.check(0, "give JR 2H 2S") is None


@pytest.mark.parametrize(
    ("hand", "typed", "action"),
    [
        ("7C JR", "jk1 as 10", "JR as T"),
        ("7C JR", "joker as king", "JR as K"),
        ("7C JR", "joker", "JR as A"),
        ("7C JB", "joker as 9", "JB as 9"),
        ("7C JB", "joker 7c", "7C JB"),
        ("7C JR JB", "joker 7c joker", "7C JR JB"),
        ("7C JR JR", "joker 7c joker", "7C JR JR"),
        ("7C JR AS", "joker as", "AS JR"),
        ("7C", "joker", "JR as A"),
        ("2D AS KH", "give 2d AS KH", "give KH AS 2D"),
    ],
)
def test_what_people_type(hand: str, typed: str, action: str) -> None:
    assert position(hand).read(typed) == action


def test_a_joker_alone_beats_by_the_rank_it_stands_for() -> None:
    game = after(position("JR 4C", "8C 9C 4H"), "JR as 8")
    assert moves(game) == ["9C", "pass"]


def test_a_set_with_a_joker_has_the_rank_of_its_other_cards() -> None:
    game = after(position("7C JR 4C", "7D 7H 8C 8D"), "7C JR")
    assert moves(game) == ["8C 8D", "pass"]


def test_a_joker_may_be_used_though_enough_cards_are_held() -> None:
    assert "KD JR" in moves(position("KD KH JR", beat="6C 6S"))


def test_a_led_two_takes_its_own_trick() -> None:
    game = after(position("2C 4C 5C"), "2C")
    assert (game.turn, game.trick, game.last) == (0, [], cards("2C"))


def test_a_taken_trick_lies_until_the_next_card() -> None:
    game = after(position("5H 8C", "2D 4C"), "5H", "2D")
    assert (game.last, game.played) == (cards("5H 2D"), [])
    after(game, "4C")
    assert (game.last, game.trick) == ([], cards("4C"))
    assert game.played == cards("5H 2D")


def test_seats_without_cards_are_passed_over() -> None:
    assert after(position("5H 8C", "", "9C 4C", out=[1]), "5H").turn == 2
