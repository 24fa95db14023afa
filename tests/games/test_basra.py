"""The deck of Basra from deal to end, the vectors B35 to B45, and the invariants of a deck."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.basra import Basra, Options
from games.basra.cards import PACK44, captures, natural
from games.cards import CARDS, cards
from games.choices import label
from games.game import DEAL, HOST
from tests.games.basra_positions import position, turn
from tests.games.positions import after
from tests.voice import SAY


@pytest.mark.parametrize(("jack", "total"), [(2, 17), (1, 13)])
def test_b35_natural_points_of_the_pack(jack: int, total: int) -> None:
    assert len(PACK44) == 44
    assert natural(PACK44, Options(jack_points=jack)) == total


@pytest.mark.parametrize(
    ("seats", "size", "dealt"),
    [
        pytest.param(2, 5, [14, 10, 10, 10], id="B36"),
        pytest.param(4, 5, [24, 20], id="B37"),
        pytest.param(2, 4, [12, 8, 8, 8, 8], id="hands of four"),
    ],
)
def test_how_many_cards_are_dealt(seats: int, size: int, dealt: list[int]) -> None:
    game = Basra(seats, "seed", Options(hand_size=size))
    found, left = [44 - len(game.stock)], len(game.stock)
    while not game.resting:
        after(game, game.legal(game.turn)[0])
        if len(game.stock) < left:
            found.append(left - len(game.stock))
            left = len(game.stock)
    assert found == dealt


@pytest.mark.parametrize(
    ("seats", "size", "possible"),
    [(2, 5, True), (2, 4, True), (4, 5, True), (4, 4, False), (3, 5, False)],
)
def test_b38_hands_must_divide_forty_cards(seats: int, size: int, possible: bool) -> None:
    assert (Basra.objection(seats, Options(hand_size=size)) is None) is possible


@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        pytest.param([152, 151], [0], id="B39"),
        pytest.param([160, 160], [], id="B40"),
        pytest.param([150, 149], [], id="B41"),
        pytest.param([40, 151, 90, 151], [], id="B42"),
        pytest.param([40, 151, 90, 150], [1], id="one of four"),
    ],
)
def test_the_match_ends_after_a_deck_for_one_seat_alone(
    scores: list[int], winners: list[int]
) -> None:
    hands = ["7S", *[""] * (len(scores) - 1)]
    game = after(position("", *hands, scores=scores), "7S")
    assert (game.winners, game.resting) == (winners, not winners)


def test_b43_the_last_capturer_takes_the_rest_without_a_basra() -> None:
    game = after(position("4C TD", "7S", "", taker=1), "7S")
    assert (game.scores, game.basras) == ([0, 3], [0, 0])
    assert (game.floor, game.captured(1)) == ([], 3)


def test_nobody_gets_the_rest_if_nobody_captured() -> None:
    game = after(position("4C TD", "7S", ""), "7S")
    assert (game.scores, game.floor) == ([0, 0], cards("4C TD 7S"))


def test_the_rest_adds_to_the_capture_of_the_last_turn() -> None:
    game = after(position("AC TD", "TS", ""), "TS")
    assert (game.gain, game.last) == (4, cards("TD TS AC"))


def majority(first: int, second: int, carried: int = 0, tie: str = "carry") -> Basra:
    """The last card of a deck is laid after so many cards were captured."""
    options = {"majority_points": 30, "majority_tie": tie}
    game = position("", "7S", "", options=options, carried=carried)
    game.taken[0] += PACK44[:first]
    game.taken[1] += PACK44[first : first + second]
    return after(game, "7S")


def test_b44_most_cards_score() -> None:
    assert majority(23, 21).scores == [30, 0]


def test_b45_a_tie_for_most_cards_makes_the_next_deck_worth_both() -> None:
    game = majority(22, 22)
    assert (game.scores, game.carried) == ([0, 0], 30)
    game = majority(21, 23, carried=30)
    assert (game.scores, game.carried) == ([0, 60], 0)


def test_a_tie_for_most_cards_may_be_dropped() -> None:
    assert majority(22, 22, tie="none").carried == 0


def test_partners_count_their_cards_together() -> None:
    options = {"majority_points": 30, "partnership": True}
    game = position("", "7S", "", "", "", options=options)
    for seat, count in enumerate((10, 12, 13, 9)):
        game.taken[seat] += PACK44[:count]
    assert after(game, "7S").scores == [30, 0, 30, 0]


@pytest.mark.parametrize("seats", [2, 4])
def test_seats_act_clockwise_and_the_dealer_last(seats: int) -> None:
    game = Basra(seats, "seed")
    order = []
    for _ in range(seats * 5 + 1):
        order.append((game.turn - game.dealer) % seats)
        after(game, game.legal(game.turn)[0])
    assert order == [*[*range(1, seats), 0] * 5, 1]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_next_deck_is_dealt_by_the_next_seat(seats: int) -> None:
    game = Basra(seats, "seed")
    first = game.dealer
    play_deck(game, Random(1))
    game.apply(HOST, DEAL)
    assert game.dealer == (first + 1) % seats
    assert (len(game.floor), game.captured(0)) == (4, 0)


def test_any_seat_may_deal_first() -> None:
    assert {Basra(4, f"seed {number}").dealer for number in range(30)} == {0, 1, 2, 3}


def test_cards_that_sweep_are_replaced_among_the_first_four() -> None:
    for number in range(40):
        game = Basra(4, f"seed {number}", Options(seven_of_diamonds=True))
        assert not any(card == "7D" or card.rank == "J" for card in game.floor)
        assert len(game.floor) == 4
        assert len(game.stock) == 20


def test_a_replaced_jack_is_in_no_hand_until_the_next_packet() -> None:
    games = [Basra(2, f"seed {number}") for number in range(40)]
    replaced = [game for game in games if game.returned]
    assert replaced
    for game in replaced:
        barred = {card for card in PACK44 if not game.mind.can_hold(game, 0, card)}
        assert {card.rank for card in barred} == {"J"}
        assert barred <= set(game.stock)
        while len(game.stock) == 30:
            after(game, game.legal(game.turn)[0])
        assert all(game.mind.can_hold(game, 0, card) for card in PACK44)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("seed", range(15))
def test_a_deck_awards_17_natural_points_and_44_cards(seats: int, seed: int) -> None:
    game = Basra(seats, f"seed {seed}")
    bonuses = sum(play_deck(game, Random(seed)))
    assert sum(game.scores) - bonuses == 17
    assert sum(game.captured(seat) for seat in range(seats)) == 44


def test_after_a_lay_no_group_of_its_value_was_on_the_table() -> None:
    for seed in range(15):
        game = Basra(2, f"seed {seed}")
        for floor, card, laid in turns(game, Random(seed)):
            assert laid == (not captures(floor, card, game.options))


def play_deck(game: Basra, random: Random) -> list[int]:
    """Play to the end of a deck at random; the points of every basra."""
    bonuses = []
    while not game.resting and not game.winners:
        for event in game.apply(game.turn, random.choice(game.legal(game.turn))):
            if event.words.key == "basra-basra":
                bonuses.append(int(dict(event.words.args)["number"]))
    return bonuses


def turns(game: Basra, random: Random) -> Iterator[tuple[list[Any], Any, bool]]:
    """The table before each turn, the card, and whether it was laid."""
    while not game.resting and not game.winners:
        floor, action = list(game.floor), random.choice(game.legal(game.turn))
        keys = {event.words.key for event in game.apply(game.turn, action)}
        yield floor, CARDS[action[:2]], "fishing-lays" in keys


TWO_SUMS = "AC 2D 4S 5H 7C"
"""An 8 takes A 2 5 or A 7."""


@pytest.mark.parametrize(
    "text", ["8d TAKE 5h ac 2d", "8D take 2D 5H AC", "play 8♦ take A♣, 2♦, 5♥"]
)
def test_a_capture_may_name_its_cards_in_any_order(text: str) -> None:
    assert set(after(turn(TWO_SUMS, "8D"), text).last) == {"8D", "AC", "2D", "5H"}


@pytest.mark.parametrize("text", ["6h take 4s 2d", "6H", "six of hearts"])
def test_the_only_capture_may_be_named_or_not(text: str) -> None:
    assert turn("2D 4S", "6H").read(text) == "6H"


def test_ten_is_written_in_both_ways() -> None:
    assert turn("4D 6S", "TH").read("10h take 4d 6s") == "TH"


def test_a_choice_is_labelled_with_the_cards_it_takes() -> None:
    assert label("8D take AC 2D 5H", SAY) == "8♦ take A♣ 2♦ 5♥"
    assert label("take AC 7C", SAY) == "Take A♣ 7♣"


def test_the_captures_of_a_card_are_one_choice_of_words() -> None:
    game = turn(TWO_SUMS, "8D")
    assert [(choice.cards, choice.words) for choice in game.choices(0)] == [
        (("8D",), ("take AC 2D 5H", "take AC 7C")),
        (("3S",), ()),
    ]
