"""What each player of Rummy 500 sees and is offered, sections 12 and 13."""

from games.cards import HIDDEN
from games.rummy_500 import Options, Rummy500
from games.scene import Spot, Table
from games.stage import hand_scene, table_scene
from games.view import view
from tests.games.positions import after, offered, shown
from tests.games.rummy_500_positions import drawn, position, whole
from tests.voice import NAMES, SAY


def scene(game: Rummy500, seat: int | None = None) -> Table:
    return table_scene(view(game, seat), NAMES, SAY)


def pile(game: Rummy500, seat: int | None = None) -> Spot:
    return scene(game, seat).spots[1]


def test_everybody_knows_what_was_taken_until_it_is_laid_or_discarded() -> None:
    game = after(position("5C 7D 7H KS", "7S 9C 4D"), "take 7S", "7D 7H 7S")
    assert view(game, 1).game.hands[0] == ["9C", "4D", HIDDEN, HIDDEN]
    assert shown(after(game, "discard 9C"), 0) == ["4D"]


def test_what_the_others_know_of_a_hand_is_not_shown_beside_it_to_its_holder() -> None:
    game = after(position("5C 7D 7H KS", "7S 9C 4D"), "take 7S", "7D 7H 7S")
    assert [scene(game, seat).seats[0].shown for seat in (0, 1)] == [(), ("9C", "4D")]


def test_the_discards_are_seen_in_order_and_what_may_be_taken_is_bright_to_its_seat() -> None:
    game = position("5C 7D 7H KS", "2H 7S 9C 4D")
    assert (pile(game).cards, pile(game).dim) == (("2H", "7S", "9C", "4D"), ())
    assert pile(game, 0).dim == (0, 2, 3)
    assert pile(after(game, "draw"), 0).dim == ()


def test_of_equal_discards_the_upper_one_is_bright() -> None:
    assert pile(position("7D 7H KS", "7S 2C 7S 9D", packs=2), 0).dim == (0, 1, 3)


def test_before_the_draw_no_card_of_the_hand_is_dim() -> None:
    assert hand_scene(view(position("5C 7D 7H KS", "7S 9C 4D"), 0), SAY).playable is None


def test_a_meld_has_a_number_its_owner_and_the_seat_of_each_card() -> None:
    game = after(drawn("3S 9D", "4S 5S 6S"), "lay 3S on 1")
    [meld] = scene(game).spots[2:]
    assert (meld.label, meld.cards) == ("1", ("3S", "4S", "5S", "6S"))
    assert (meld.owner, meld.laid_by) == (1, (0, 1, 1, 1))


def test_a_hand_is_held_in_melds_with_what_it_costs() -> None:
    hand = hand_scene(view(drawn("5H KS 4H 3H 7C"), 0), SAY)
    assert (hand.cards, hand.groups) == (("3H", "4H", "5H", "KS", "7C"), (3, 2))
    assert hand.title == "Your hand, 5 cards · 29 against you"


def test_a_few_melds_have_a_button_each() -> None:
    assert offered(drawn("7C 7D 7H 2S"))[0] == "Meld 7♣ 7♦ 7♥"
    assert offered(drawn("4H 5H JR 2S", jokers=2))[:2] == [
        "Meld 4♥ 5♥ Joker",
        "Meld 4♥ 5♥ Joker at the low end",
    ]


def test_of_many_melds_the_cards_are_picked() -> None:
    choices = drawn("4H 5H 6H 7H 8H 9H").choices(0)
    assert (choices[0].said, choices[0].least, choices[0].most) == ("meld", 3, 6)


def test_a_card_alone_is_discarded_and_laid_off_where_it_fits() -> None:
    game = drawn("3S 7S 9D", "7C 7D 7H|4S 5S 6S")
    assert [game.read(text) for text in ("9d", "lay 3s", "lay off 7s on 1", "lay 7s")] == [
        "discard 9D",
        "lay 3S on 2",
        "lay 7S on 1",
        "lay 7S",
    ]


def test_all_cards_stay_in_play_through_a_round() -> None:
    game = Rummy500(5, "seed", Options(jokers=2, stock_out="renew"))
    while not game.resting:
        game.apply(game.turn, game.mind.hint(game, game.turn).action)
        assert whole(game)
