"""Guesses at hidden cards, and cards that everybody saw go into a hidden pile."""

from random import Random

import pytest

from games.cards import CARDS, HIDDEN, Pile, cards
from games.stage import table_scene
from games.view import View, view
from tests.games.toy import Toy
from tests.voice import NAMES


def toy(hands: str, stock: str, upcards: str = "", voids: str = "") -> Toy:
    """A table set by hand; voids as "S||CD": by seat the suits it cannot hold."""
    game = Toy(hands.count("|") + 1, "seed")
    game.hands = [Pile(cards(hand), seat) for seat, hand in enumerate(hands.split("|"))]
    game.stock[:], game.upcards[:] = cards(stock), cards(upcards)
    if voids:
        game.voids = voids.split("|")
    return game


def guesses(game: Toy, seat: int | None, count: int = 60) -> list[Toy]:
    seen: View[Toy] = view(game, seat)
    return [seen.sample(Random(number)) for number in range(count)]


WHOLE = toy("AC AD | AH AS | 2C 2D", "2H 2S 3C 3D 3H 3S")


def test_a_guess_keeps_what_its_seat_sees() -> None:
    for world in guesses(WHOLE, 0):
        assert world.hands[0] == cards("AC AD")


def test_guesses_differ() -> None:
    assert len({tuple(world.hands[1]) for world in guesses(WHOLE, 0)}) > 20


def test_a_guess_has_a_seed_of_its_own() -> None:
    seeds = {world.seed for world in guesses(WHOLE, 0)}
    assert len(seeds) == 60
    assert WHOLE.seed not in seeds


def test_a_guess_gives_no_seat_a_suit_it_cannot_have() -> None:
    game = toy("AC AD | AH AS | 2C 2D", "2H 2S 3C 3D 3H 3S", voids="|CD|SH")
    for world in guesses(game, 0):
        assert not {card.suit for card in world.hands[1]} & set("CD")
        assert not {card.suit for card in world.hands[2]} & set("SH")


def test_the_one_plausible_deal_is_found() -> None:
    """Seat 1 must get all that seats 2 and 3 cannot hold, whatever is laid first."""
    game = toy(
        "AC 2C 3C | AS 2S 3S | AH 2H 3H | AD 2D 3D", "", voids="|CD|SD|SH"
    )  # seat 2 takes hearts, for seat 1 alone can take spades, and seat 3 diamonds
    for world in guesses(game, 0):
        assert [sorted(hand) for hand in world.hands[1:]] == [
            cards("2S 3S AS"), cards("2H 3H AH"), cards("2D 3D AD"),
        ]  # fmt: skip


def test_a_seat_knows_nothing_of_its_own_voids() -> None:
    assert guesses(toy("AC AD | AH AS", "2C 2D 2H 2S 3C 3D 3H 3S", voids="CD|"), 0)


def test_play_that_rules_every_deal_out_is_a_fault_of_the_rules() -> None:
    game = toy("AC AD | AH AS | 2C 2D", "2H 2S 3C 3D 3H 3S", voids="|CDHS|")
    with pytest.raises(AssertionError, match="rules every deal out"):
        view(game, 0).sample(Random(0))


def taken() -> Toy:
    """Seat 0 has picked up the ace of spades, which everybody saw."""
    game = toy("AC AD | AH 2S", "2C 2D 2H 3C 3D 3H 3S", "AS")
    game.apply(0, "take")
    return game


@pytest.mark.parametrize("seat", [1, None])
def test_a_card_seen_going_into_a_hand_stays_shown(seat: int | None) -> None:
    seen = view(taken(), seat)
    assert sorted(seen.game.hands[0]) == sorted([*cards("AS"), HIDDEN, HIDDEN])


def test_the_table_shows_a_known_card_before_the_hand_that_holds_it() -> None:
    table = table_scene(view(taken(), 1), NAMES, lambda words: words.key)
    assert [(place.shown, place.cards) for place in table.seats] == [(("AS",), 3), ((), 2)]


def test_a_guess_leaves_a_known_card_where_it_is() -> None:
    assert all("AS" in world.hands[0] for world in guesses(taken(), 1))


def test_a_guess_is_seen_again_as_the_same_with_the_known_card() -> None:
    game = taken()
    for world in guesses(game, 1):
        assert view(world, 1).game.hands == view(game, 1).game.hands


def test_a_known_card_that_leaves_the_hand_is_forgotten() -> None:
    game = taken()
    game.apply(1, "2S")
    game.apply(0, "AS")
    assert game.hands[0].known == []
    assert view(game, 1).game.hands[0] == [HIDDEN, HIDDEN]


def test_another_card_leaving_the_hand_forgets_nothing() -> None:
    game = taken()
    game.apply(1, "2S")
    game.apply(0, "AC")
    assert sorted(view(game, 1).game.hands[0]) == sorted([*cards("AS"), HIDDEN])


def test_a_known_card_taken_from_the_top_is_forgotten() -> None:
    pile = Pile(cards("AC AD"))
    pile.add_known(cards("AS")[0])
    assert pile.take() == cards("AS")
    assert pile.known == []


def test_a_copy_of_a_pile_knows_for_itself() -> None:
    pile = Pile(cards("AC"))
    pile.copy().add_known(cards("AS")[0])
    assert (pile, pile.known) == (cards("AC"), [])


def passed() -> Toy:
    """Seat 0 has passed the ace of spades to seat 1."""
    game = toy("AC AD | AH | 2C 2D", "2H 2S 3C 3D 3H 3S")
    game.hands[1].add_known(CARDS["AS"], to=0)
    return game


def test_who_passed_a_card_sees_where_it_lies() -> None:
    assert sorted(view(passed(), 0).game.hands[1]) == sorted([*cards("AS"), HIDDEN])


@pytest.mark.parametrize("seat", [2, None])
def test_a_passed_card_tells_others_nothing(seat: int | None) -> None:
    hand = view(passed(), seat).game.hands[1]
    assert (hand, hand.known_to) == ([HIDDEN, HIDDEN], {})
    assert any("AS" not in world.hands[1] for world in guesses(passed(), seat))


def test_a_guess_leaves_a_passed_card_with_who_got_it() -> None:
    assert all("AS" in world.hands[1] for world in guesses(passed(), 0))
    assert len({tuple(world.hands[1]) for world in guesses(passed(), 0)}) > 1


def test_a_passed_card_that_is_played_is_forgotten() -> None:
    game = passed()
    game.turn = 1
    game.apply(1, "AS")
    assert view(game, 0).game.hands[1] == [HIDDEN]


def test_a_passed_card_that_is_shown_to_all_is_known_once() -> None:
    game = passed()
    game.hands[1].known += cards("AS")
    assert view(game, 0).game.hands[1] == [*cards("AS"), HIDDEN]


def test_a_copy_of_a_pile_remembers_for_itself_who_passed_a_card() -> None:
    pile = Pile(cards("AC"))
    pile.copy().add_known(CARDS["AS"], to=2)
    assert pile.known_to == {}
