"""What each player of Big Two may see, section 12, and what the picture and the news tell."""

from random import Random

import pytest

from games.big_two import BigTwo, Options
from games.cards import HIDDEN, cards
from games.scene import Table, TableSeat
from games.stage import hand_scene, table_scene
from games.view import view
from tests.games.big_two_positions import REST, opening, position
from tests.games.positions import after
from tests.voice import NAMES, SAY


def table(game: BigTwo) -> Table:
    """The table as an onlooker sees it."""
    return table_scene(view(game, None), NAMES, SAY)


def place(game: BigTwo, seat: int) -> TableSeat:
    return table(game).seats[seat]


def sentences(game: BigTwo, *actions: str) -> list[str]:
    """All that is said while these are done."""
    return [SAY(event.words) for action in actions for event in after(game, action).events or ()]


def test_a_seat_sees_its_own_hand_and_what_was_played() -> None:
    seen = view(after(position("5H 8C", "6D 4S"), "5H"), 1).game
    assert seen.hands == [[HIDDEN], cards("6D 4S"), [HIDDEN] * 3, [HIDDEN] * 3]
    assert seen.trick == cards("5H")


@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_sees_what_is_out_of_play(seats: int) -> None:
    game = BigTwo(seats, "seed", Options(three_deal="thirteen"))
    assert all(set(view(game, seat).game.out_of_play) == {HIDDEN} for seat in (None, *range(seats)))


def test_the_card_left_over_is_seen_by_its_receiver_alone() -> None:
    game = BigTwo(3, "seed")
    receiver = game.turn
    other = (receiver + 1) % 3
    assert game.hands[receiver][-1] in view(game, receiver).game.hands[receiver]
    assert view(game, other).game.hands[receiver].count(HIDDEN) == 17  # all but the card that opens


def test_all_know_who_holds_the_lowest_card_but_no_picture_shows_it() -> None:
    game = opening(REST, "3D 4S", REST)
    assert view(game, 0).game.hands[1] == [*cards("3D"), HIDDEN]
    assert place(game, 1).shown == ()
    assert table(game).subtitle == "Round 1 · 3♦ starts"


@pytest.mark.parametrize("luck", range(10))
def test_no_guess_deals_a_card_below_the_one_that_opened(luck: int) -> None:
    game = next(
        game
        for game in (BigTwo(2, f"seed {n}") for n in range(100))
        if game.lead_card().rank != "3"
    )
    world = view(game, None).sample(Random(luck))
    dealt = [card for hand in world.hands for card in hand]
    assert min(dealt, key=game.height) == game.lead_card()


def test_a_hand_is_held_by_rank_and_in_the_order_of_the_suits() -> None:
    hand = hand_scene(view(position("9S 9C 9D 9H 2D 3S", beat="8C 8D"), 0), SAY)
    assert hand.cards == tuple(cards("3S 9D 9C 9H 9S 2D"))
    assert hand.playable == frozenset(cards("9D 9C 9H 9S"))


def test_a_hand_that_takes_the_trick_is_named_in_the_order_in_which_it_was_played() -> None:
    game = position("3C 3D 8D 8H 8S KS", REST)
    told = sentences(game, "3C 3D 8D 8H 8S", "pass", "pass", "pass")
    assert told[0] == "Ann plays 3♦ 3♣ 8♦ 8♥ 8♠: full house."
    assert told[-1] == "Ann takes it with 3♦ 3♣ 8♦ 8♥ 8♠."


def test_news_names_hands_of_five_and_who_has_one_card_left() -> None:
    game = position("5C 6C 7C 8C 9D KS", REST)
    assert sentences(game, "5C 6C 7C 8C 9D", "pass", "pass", "pass") == [
        "Ann plays 5♣ 6♣ 7♣ 8♣ 9♦: straight.",
        "Ann has one card left!",
        "Ben passes.",
        "Cyd passes.",
        "Dan passes.",
        "Ann takes it with 5♣ 6♣ 7♣ 8♣ 9♦.",
    ]


def test_at_the_end_all_hands_are_shown_and_who_pays_for_all_is_told() -> None:
    options = {"last_card": "free", "assist": True}
    game = after(position("5D 9H KS", "TH", REST, REST, options=options), "9H")
    assert sentences(game, "TH") == [
        "Ben plays 10♥.",
        "Ben is out and wins the round!",
        "Ann has 5♦ K♠ left: 2.",
        "Cyd has 4♦ 4♣ 4♥ left: 3.",
        "Dan has 4♦ 4♣ 4♥ left: 3.",
        "Ann let Ben out, and pays for everyone: 8.",
    ]
    assert place(game, 0).shown == tuple(cards("5D KS"))
    assert view(game, 1).game.hands[2] == cards(REST)
