"""What each player of Kings & Bastards may see, section 10, and what the picture tells."""

from collections import Counter
from random import Random

import pytest

from games.cards import EVERYONE, HIDDEN, cards
from games.kings_and_bastards import KingsAndBastards, Options
from games.scene import Table, TableSeat
from games.stage import hand_scene, table_scene
from games.text import Text
from games.view import view
from tests.games.kings_and_bastards_positions import REST, exchange, opening, position
from tests.games.positions import after
from tests.voice import NAMES, SAY


def table(game: KingsAndBastards) -> Table:
    """The table as an onlooker sees it."""
    return table_scene(view(game, None), NAMES, SAY)


def place(game: KingsAndBastards, seat: int) -> TableSeat:
    return table(game).seats[seat]


def told(game: KingsAndBastards) -> list[tuple[int, str]]:
    """The latest news: to whom, and the sentence."""
    return [(event.to, SAY(event.words)) for event in game.events or ()]


def test_a_seat_sees_its_own_hand_and_what_was_played() -> None:
    seen = view(after(position("5H 8C", "6D 4S", "7C 2C"), "5H"), 1).game
    assert seen.hands == [[HIDDEN], cards("6D 4S"), [HIDDEN] * 2, [HIDDEN] * 3]
    assert seen.trick == cards("5H")


def test_only_king_and_bastard_hear_which_cards_are_paid() -> None:
    game = exchange("3C 4D", REST, REST, "AH KS QS")
    assert told(game) == [
        (EVERYONE, "Dan gives Ann their 2 best cards."),
        (3, "You give A♥ K♠ to Ann."),
        (0, "You get A♥ K♠ from Dan."),
    ]


def test_only_the_bastard_hears_which_cards_the_king_gives() -> None:
    game = after(exchange("3C 4D", REST, REST, "AH KS QS"), "give 4D KS")
    assert told(game) == [
        (EVERYONE, "Ann gives Dan 2 cards back."),
        (3, "You get 4♦ K♠ from Ann."),
        (EVERYONE, "Ann has the 3♣ and starts."),
    ]


@pytest.mark.parametrize("seat", [1, 2, None])
def test_for_all_others_the_exchanged_cards_stay_face_down(seat: int | None) -> None:
    game = after(exchange("5C 4D", REST, "3C", "AH KS QS"), "give 4D KS")
    seen = view(game, seat).game
    assert [seen.hands[0], seen.hands[3]] == [[HIDDEN] * 2, [HIDDEN] * 3]
    assert not any("A♥" in sentence or "4♦" in sentence for _, sentence in told(seen))


@pytest.mark.parametrize(("giver", "receiver", "known"), [(3, 0, "AH"), (0, 3, "4D KS")])
def test_who_gave_a_card_knows_where_it_lies(giver: int, receiver: int, known: str) -> None:
    game = after(exchange("5C 4D", REST, "3C", "AH KS QS"), "give 4D KS")
    hand = view(game, giver).game.hands[receiver]
    assert sorted(card for card in hand if card != HIDDEN) == sorted(cards(known))


def test_all_know_who_holds_the_three_of_clubs_but_no_picture_shows_it() -> None:
    game = opening(REST, "3C 4S", REST)
    assert view(game, 0).game.hands[1] == [*cards("3C"), HIDDEN]
    assert place(game, 1).shown == ()


@pytest.mark.parametrize("luck", range(10))
def test_no_guess_gives_a_three_of_clubs_to_a_seat_before_the_opener(luck: int) -> None:
    game = KingsAndBastards(7, "two packs", Options())
    before = [seat for seat in range(7) if game.from_dealer(seat) < game.from_dealer(game.turn)]
    assert before, "the opener of this deal does not sit left of the dealer"
    world = view(game, None).sample(Random(luck))
    assert not any("3C" in world.hands[seat] for seat in before)
    assert "3C" in world.hands[game.turn]
    assert Counter(card for hand in world.hands for card in hand) == Counter(game.pack())


def test_signs_tell_kings_and_bastards_and_tags_who_passed() -> None:
    game = after(
        position("5H 8C", "6D 4S", REST, scores=[2, 0, 1, 0], bastards=[0, 3, 0, 0]),
        "5H", "pass",
    )  # fmt: skip
    seats = table(game).seats[:3]
    assert [seat.tag for seat in seats] == ["", "passed", ""]
    assert [[(token.emblem, token.count) for token in seat.tokens] for seat in seats] == [
        [("crown", 2)], [("rags", 3)], [("crown", 1)],
    ]  # fmt: skip


def test_who_is_out_is_dimmed_once_the_last_set_is_off_the_table() -> None:
    game = after(position("5H 8C", "6D", REST, REST), "5H", "6D")
    assert not place(game, 1).out
    after(game, "pass", "pass", "8C")
    assert game.resting is False
    assert [seat.out for seat in table(game).seats] == [False, False, False, False]
    after(game, "pass", "pass")
    assert game.turn == 2
    after(game, "4C")
    assert [seat.out for seat in table(game).seats] == [True, True, False, False]


def test_the_bastards_cards_stay_face_down_at_the_end() -> None:
    game = after(position("5H", "", "", REST, out=[1, 2]), "5H")
    assert view(game, 0).game.hands[3] == [HIDDEN] * 3


def test_a_hand_is_sorted_by_play_and_shows_what_may_be_played() -> None:
    hand = hand_scene(view(position("2S JR AS 3C KD TD", beat="JC"), 0), SAY)
    assert hand.cards == tuple(cards("3C TD KD AS JR 2S"))
    assert hand.playable == frozenset(cards("KD AS JR 2S"))


def test_a_tag_of_a_winner_is_the_winner() -> None:
    options = {"max_rounds": 1}
    game = after(position("5H", "", "", REST, out=[1, 2], options=options), "5H")
    assert game.seat_scene(1, SAY).tag == SAY(Text("winner-tag"))


def plays_of_last_trick(game: KingsAndBastards) -> list[tuple[int, str, bool]]:
    return [(play.seat, str(play.card), play.best) for play in game.last_trick()]


def test_the_last_trick_is_what_each_seat_played_last_to_it_also_while_another_one_lies_there() -> (
    None
):
    game = position("5H 9H 3S", "6D 2C 4S", "8S 7S 3D", REST)
    assert not game.last_trick()
    for action in ("5H", "6D", "8S", "pass", "9H"):
        game.apply(game.turn, action)
    assert not game.last_trick()
    game.apply(1, "2C")
    last = [(2, "8S", False), (0, "9H", False), (1, "2C", True)]
    assert plays_of_last_trick(game) == last
    game.apply(1, "4S")
    assert plays_of_last_trick(game) == last
