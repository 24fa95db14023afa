"""The vectors of the specification, section 14, each under its id."""

from collections.abc import Callable
from typing import Any

import pytest

from games.cards import Pile, cards
from games.go_fish import GoFish, Options
from games.options import BadOptions
from games.scene import Arrow
from tests.games.go_fish_positions import SMALL, THREE, books, hand, known, legal, position, shown
from tests.games.positions import after

PAIRS: dict[str, Any] = {"books": "pairs"}
SINGLE: dict[str, Any] = {"ask_for": "card"}
TEAMS: dict[str, Any] = {"teams": "pairs"}
AGAIN: dict[str, Any] = {"book_again": True}
REFILL: dict[str, Any] = {"empty_hand": "refill", "hand_size": 3}
END: dict[str, Any] = {"empty_hand": "end"}
NINES = "9C 9D 3D 4C"
FISHED = ("7C 7D 7H KH", "2C 2D 2H", "3S KC KD")
SEVENS = "7C 7D 7H 7S"
TWINS = ("2S 7C KH", "2C 7H 9D", "4D 4H KC")
KINGS = ("KC KD", "KH 2C", "KS 2D 2H 2S")


@pytest.mark.parametrize(
    ("seats", "expected"),
    [(2, "7 38"), (3, "7 31"), (4, "5 32"), (5, "5 27"), (6, "5 22")],
)
def test_gf01_cards_of_a_deal(seats: int, expected: str) -> None:
    game = GoFish(seats, "no books in this deal")
    laid = sum(map(len, game.books))
    assert f"{game.hand_size(seats, game.options)} {len(game.stock)}" == expected
    assert laid + sum(map(len, game.hands)) == seats * game.hand_size(seats, game.options)


@pytest.mark.parametrize(
    ("seats", "options", "possible"),
    [
        (6, {"hand_size": 7}, True),
        (6, {"hand_size": 8}, False),
        (5, TEAMS, False),
        (6, TEAMS, True),
    ],
)
def test_gf02_possible_tables(seats: int, options: dict[str, Any], possible: bool) -> None:
    assert (GoFish.objection(seats, Options(**options)) is None) == possible


def test_few_cards_says_how_many_may_be_dealt() -> None:
    with pytest.raises(BadOptions) as refused:
        GoFish(6, "seed", Options(hand_size=8))
    assert refused.value.words.args == (("count", 7),)


def test_gf03_the_seat_left_of_the_dealer_begins() -> None:
    game = next(game for n in range(50) if (game := GoFish(4, str(n))).dealer == 1)
    assert game.turn == 2


@pytest.mark.parametrize(
    ("game", "actions", "expected"),
    [
        pytest.param(lambda: position(), "", "1 for 7, 1 for K, 2 for 7, 2 for K", id="GF04"),
        pytest.param(
            lambda: position(), "ask 1 for 7; ask 2 for 7", "1 for K, 2 for K", id="GF06 legal"
        ),
        pytest.param(
            lambda: position("7C 7D 7H 7S", "2C", "3C"), "", "1 for 9, 2 for 9", id="GF13 legal"
        ),
        pytest.param(lambda: position(*SMALL, stock=NINES), "ask 1 for 7", "2 for 9", id="GF14"),
        pytest.param(
            lambda: position(*KINGS, stock=""), "ask 1 for K; ask 2 for K", "2 for 2", id="GF19"
        ),
        pytest.param(
            lambda: position(*TWINS, **PAIRS),
            "",
            "1 for 2, 1 for 7, 1 for K, 2 for 2, 2 for 7, 2 for K",
            id="GF22 as if seat 2 kept its king",
        ),
        pytest.param(
            lambda: position(**SINGLE),
            "",
            "1 card 7H, 1 card 7S, 1 card KC, 1 card KD, 1 card KS, "
            "2 card 7H, 2 card 7S, 2 card KC, 2 card KD, 2 card KS",
            id="GF26",
        ),
        pytest.param(
            lambda: position(*THREE, "2H 3C 3D", **TEAMS),
            "",
            "1 for 7, 1 for K, 3 for 7, 3 for K",
            id="GF29",
        ),
        pytest.param(
            lambda: position("KC KD", "", "KH KS", "", stock="", **TEAMS), "", "2 for K", id="GF30"
        ),
    ],
)
def test_legal_asks(game: Callable[[], GoFish], actions: str, expected: str) -> None:
    assert legal(after(game(), *filter(None, actions.split("; ")))) == expected


@pytest.mark.parametrize(
    ("game", "actions", "seats", "expected"),
    [
        pytest.param(
            lambda: position(),
            "ask 1 for 7",
            (0, 1),
            "- | 7C 7D 7H KH; - | 2C 2D; seat 0",
            id="GF05",
        ),
        pytest.param(
            lambda: position(),
            "ask 1 for 7; ask 2 for 7",
            (0,),
            f"{SEVENS} | KH; seat 0",
            id="GF06",
        ),
        pytest.param(
            lambda: position(), "ask 2 for K", (0,), "- | 7C 7D KC KD KH; seat 0", id="GF07"
        ),
        pytest.param(lambda: position(), "ask 1 for K", (0,), "- | 7C 7D 9C KH; seat 1", id="GF08"),
        pytest.param(
            lambda: position(next_turn="asked"),
            "ask 1 for K",
            (),
            "seat 1",
            id="GF09 left is asked",
        ),
        pytest.param(
            lambda: position("7C 7D KH", "2C 2D 7H", "2S KC KD", next_turn="asked"),
            "ask 2 for 7",
            (),
            "seat 2",
            id="GF09",
        ),
        pytest.param(
            lambda: position(stock="KS"), "ask 1 for K", (0,), "- | 7C 7D KH KS; seat 0", id="GF10"
        ),
        pytest.param(
            lambda: position(stock="KS", lucky=False),
            "ask 1 for K",
            (),
            "seat 1",
            id="GF10 not lucky",
        ),
        pytest.param(
            lambda: position(*FISHED, stock="7S"),
            "ask 1 for K",
            (0,),
            f"{SEVENS} | KH; seat 1",
            id="GF11",
        ),
        pytest.param(
            lambda: position(*FISHED, stock="7S", **AGAIN),
            "ask 1 for K",
            (0,),
            f"{SEVENS} | KH; seat 0",
            id="GF11 book_again",
        ),
        pytest.param(
            lambda: position(*FISHED, stock="7S"),
            "ask 1 for 7",
            (0,),
            f"{SEVENS} | KH; seat 0",
            id="GF12",
        ),
        pytest.param(
            lambda: position("7C 7D 7H 7S", "2C", "3C"),
            "",
            (0,),
            f"{SEVENS} | 9C; seat 0",
            id="GF13",
        ),
        pytest.param(
            lambda: position(*SMALL, stock=NINES),
            "ask 1 for 7",
            (0, 1),
            f"{SEVENS} | 9C; - | -; seat 0",
            id="GF14",
        ),
        pytest.param(
            lambda: position(*SMALL, stock=NINES),
            "ask 1 for 7; ask 2 for 9; ask 2 for 9",
            (1,),
            "- | 4C; seat 1",
            id="GF15",
        ),
        pytest.param(
            lambda: position(*SMALL, stock="9C 9D 3D 4C 4D", **REFILL),
            "ask 1 for 7",
            (0, 1),
            f"{SEVENS} | 3D 9C 9D; - | 4C 4D; seat 0",
            id="GF16",
        ),
        pytest.param(
            lambda: position(*SMALL, stock=NINES, **END), "ask 1 for 7", (), "over", id="GF17"
        ),
        pytest.param(
            lambda: position(stock="9C", **END), "ask 1 for K", (), "over", id="GF17 no stock"
        ),
        pytest.param(
            lambda: position(*SMALL, stock=""),
            "ask 1 for 7",
            (0,),
            f"{SEVENS} | -; over",
            id="GF18",
        ),
        pytest.param(
            lambda: position(*KINGS, stock=""),
            "ask 1 for K; ask 2 for K",
            (0,),
            "KC KD KH KS | -; seat 1",
            id="GF19",
        ),
        pytest.param(
            lambda: position("2C KC", "3C KH", "2D 3D KS", stock=""),
            "ask 1 for 2",
            (0,),
            "- | 2C KC; seat 1",
            id="GF21",
        ),
        pytest.param(
            lambda: position(*TWINS, **PAIRS),
            "ask 1 for 7",
            (0,),
            "7C 7H | 2S KH; seat 0",
            id="GF23",
        ),
        pytest.param(
            lambda: position(*TWINS, **PAIRS),
            "ask 1 for 7; ask 2 for 2",
            (0,),
            "7C 7H | 2S 9C KH; seat 1",
            id="GF24",
        ),
        pytest.param(
            lambda: position(*TWINS, **PAIRS),
            "ask 1 for 7; ask 2 for 2; ask 0 for 9",
            (1,),
            "9C 9D | 2C; seat 1",
            id="GF24 book",
        ),
        pytest.param(
            lambda: position("7C 7D 7H 7S 2C", "3C", "4C", **PAIRS),
            "",
            (0,),
            "7C 7D 7H 7S | 2C; seat 0",
            id="GF25 two pairs",
        ),
        pytest.param(
            lambda: position(**SINGLE),
            "ask 2 card KC",
            (0, 2),
            "- | 7C 7D KC KH; - | 7S KD; seat 0",
            id="GF27",
        ),
        pytest.param(
            lambda: position(**SINGLE),
            "ask 2 card KC; ask 2 card 7H",
            (),
            "seat 1",
            id="GF27 fished",
        ),
        pytest.param(
            lambda: position(stock="KS 9C", **SINGLE), "ask 1 card KD", (), "seat 1", id="GF28"
        ),
        pytest.param(
            lambda: position("KC KD", "", "KH KS", "", stock="9C 9D", **TEAMS),
            "",
            (1,),
            "- | 9C; seat 1",
            id="GF30 with a stock",
        ),
    ],
)
def test_asks(
    game: Callable[[], GoFish], actions: str, seats: tuple[int, ...], expected: str
) -> None:
    assert shown(after(game(), *filter(None, actions.split("; "))), *seats) == expected


@pytest.mark.parametrize(
    ("game", "actions", "expected"),
    [
        pytest.param(
            lambda: position(*KINGS, stock=""),
            "ask 1 for K; ask 2 for K; ask 2 for 2",
            [1, 1, 0],
            id="GF20",
        ),
        pytest.param(
            lambda: position("KC KD", "", "KH KS", "", stock="", **TEAMS),
            "ask 2 for K",
            [1, 0, 1, 0],
            id="GF31",
        ),
    ],
)
def test_points_of_a_round(game: Callable[[], GoFish], actions: str, expected: list[int]) -> None:
    assert after(game(), *actions.split("; ")).scores == expected


def test_gf22_a_pair_is_laid_down_at_once() -> None:
    game = position(*TWINS, **PAIRS)
    assert [books(game, 2), hand(game, 2)] == ["4D 4H", "KC"]


def test_gf32_partners_sit_opposite() -> None:
    game = GoFish(6, "seed", Options(books="pairs", teams="pairs"))
    assert [game.team(seat) for seat in range(6)] == [0, 1, 2, 0, 1, 2]


@pytest.mark.parametrize(
    ("scoring", "laid", "expected"),
    [
        pytest.param("books", [SEVENS + " KC KD KH KS", "AC AD AH AS"], [2, 1], id="GF33"),
        pytest.param(
            "values",
            [
                SEVENS + " KC KD KH KS",
                "AC AD AH AS",
                "2C 2D 2H 2S 3C 3D 3H 3S TC TD TH TS",
            ],
            [20, 15, 15],
            id="GF33 values",
        ),
    ],
)
def test_books_count(scoring: str, laid: list[str], expected: list[int]) -> None:
    game = position(scoring=scoring)
    for seat, book in enumerate(laid):
        game.books[seat] = Pile(cards(book), -1)
    assert [game.worth(seat) for seat in range(len(laid))] == expected


def test_gf25_pairs_count_their_values() -> None:
    game = position(scoring="values", **PAIRS)
    worths = []
    for pair in ("AC AD", "KC KD", "TC TD", "4C 4D"):
        game.books[0] = Pile(cards(pair), -1)
        worths.append(game.worth(0))
    assert worths == [15, 13, 10, 4]


@pytest.mark.parametrize(
    ("actions", "stock", "expected"),
    [
        pytest.param("ask 1 for 7; ask 2 for K", "9C", "7x2 Kx3", id="GF34 before the book"),
        pytest.param("ask 1 for 7; ask 2 for 7", "9C", "", id="GF37"),
        pytest.param("ask 1 for K", "KS", "Kx2", id="GF38"),
    ],
)
def test_surely_held(actions: str, stock: str, expected: str) -> None:
    assert known(after(position(stock=stock), *actions.split("; ")), 0) == expected


def test_gf35_and_gf36_surely_none_until_a_card_is_drawn() -> None:
    game = after(position(), "ask 1 for 7", "ask 2 for K", "ask 1 for K")
    assert [game.surely_none(1), game.surely_none(2)] == [["7", "K"], ["K"]]
    game = after(game, "ask 0 for 2")
    assert [known(game, 1), game.surely_none(1), game.surely_none(0)] == ["2", [], ["2"]]


def test_gf39_a_round_without_answers_ends() -> None:
    game = position("4C KC KD", "2C 3C KH", "3D KS", stock="")
    asks, vain = 0, {0: "ask 1 for 4", 1: "ask 0 for 2", 2: "ask 0 for 3"}
    while not game.ended:
        game.apply(game.turn, vain[game.turn])
        asks += 1
    assert asks == 90


def test_a_single_card_given_back_and_forth_does_not_keep_a_round_going() -> None:
    game = position("4C KC", "2C KD KH", stock="", ask_for="card")
    given = ["ask 1 card KH", "ask 1 card 4D", "ask 0 card KH", "ask 0 card 2D"]
    after(game, *given * 15)
    assert (game.ended, game.asks) == (True, 60)


def test_a_book_of_single_cards_and_a_drawn_card_are_progress() -> None:
    book = position("KC KD KH", "2C 3C KS", stock="4C", ask_for="card")
    drawn = position(stock="4C", ask_for="card")
    book.vain = drawn.vain = 59
    assert [after(book, "ask 1 card KS").vain, after(drawn, "ask 1 card KS").vain] == [0, 0]


def test_gf40_equal_points_share_the_win() -> None:
    game = position()
    game.end_round([5, 5, 3])
    assert game.winners == [0, 1]


@pytest.mark.parametrize(
    ("game", "action", "refused"),
    [
        (lambda: position(), "ask 1 for 9", "not-held"),
        (lambda: position(), "ask 0 for 7", "not-yourself"),
        (lambda: position("7C KH", "", "2C", stock=""), "ask 1 for 7", "no-cards"),
        (lambda: position(*THREE, "2H 3C 3D", **TEAMS), "ask 2 for 7", "partner"),
        (lambda: position(**SINGLE), "ask 1 card 7D", "have-it"),
        (lambda: position(SEVENS + " KC", "2C", "3C", **SINGLE), "ask 1 card 7H", "in-book"),
        (lambda: position(), "ask 8 for 7", "no-such-seat"),
        (lambda: position(), "ask for sevens", "ask-now"),
    ],
)
def test_refusals_name_the_rule(game: Callable[[], GoFish], action: str, refused: str) -> None:
    table = game()
    problem = table.check(0, table.read(action))
    assert problem is not None
    assert problem.key == f"go-fish-{refused}"


@pytest.mark.parametrize(
    "typed", ["ask 1 for sevens", "ask 1 for seven", "Ask 1 for 7's", "ask 1 for 7s"]
)
def test_a_rank_may_be_typed_in_words(typed: str) -> None:
    assert position().read(typed) == "ask 1 for 7"


def test_an_arrow_shows_the_last_ask_until_the_round_ends() -> None:
    game = position()
    assert game.table(str).arrow is None
    after(game, "ask 1 for 7", "ask 2 for 7")
    assert game.table(str).arrow == Arrow(0, 2)
    game.finish()
    assert game.table(str).arrow is None
