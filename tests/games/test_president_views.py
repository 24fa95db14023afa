"""What each player of President may see, section 11, and what the picture and the news tell."""

import pytest

from games.cards import EVERYONE, HIDDEN, cards
from games.game import HOST
from games.president import Options, President
from games.scene import Badge, Table, TableSeat
from games.stage import hand_scene, table_scene
from games.view import view
from tests.games.positions import after
from tests.games.president_positions import REST, exchange, opening, position
from tests.voice import NAMES, SAY

DAIFUGO = {"jokers": 1, "revolution": True, "eight_stop": True, "spade_three": True}


def table(game: President) -> Table:
    """The table as an onlooker sees it."""
    return table_scene(view(game, None), NAMES, SAY)


def place(game: President, seat: int) -> TableSeat:
    return table(game).seats[seat]


def told(game: President) -> list[tuple[int, str]]:
    """The latest news: to whom, and the sentence."""
    return [(event.to, SAY(event.words)) for event in game.events or ()]


def sentences(game: President, *actions: str) -> list[str]:
    """All that is said while these are done."""
    return [sentence for action in actions for _, sentence in told(after(game, action))]


def test_a_seat_sees_its_own_hand_and_what_was_played() -> None:
    seen = view(after(position("5H 8C", "6D 4S", "7C 2C"), "5H"), 1).game
    assert seen.hands == [[HIDDEN], cards("6D 4S"), [HIDDEN] * 2, [HIDDEN] * 3]
    assert seen.trick == cards("5H")


def test_only_those_who_exchange_hear_which_cards() -> None:
    game = exchange("3C 4D", "5C 5D", "6H QS", "AH KS 9S")
    assert told(game) == [
        (EVERYONE, "Dan gives Ann their 2 best cards."),
        (3, "You give A♥ K♠ to Ann."),
        (0, "You get A♥ K♠ from Dan."),
        (EVERYONE, "Cyd gives Ben their best card."),
        (2, "You give Q♠ to Ben."),
        (1, "You get Q♠ from Cyd."),
    ]
    assert told(after(game, "give 3C 4D"))[:2] == [
        (EVERYONE, "Ann gives Dan 2 cards back."),
        (3, "You get 3♣ 4♦ from Ann."),
    ]


def test_who_gave_a_card_knows_where_it_lies_and_nobody_else_does() -> None:
    game = exchange("3C 4D", "5C 5D", "6H QS", "AH KS 9S")
    assert "AH" in view(game, 3).game.hands[0]
    assert view(game, 2).game.hands[0] == [HIDDEN] * 4


def test_all_know_who_holds_the_three_of_clubs_but_no_picture_shows_it() -> None:
    game = opening(REST, "3C 4S", REST)
    assert view(game, 0).game.hands[1] == [*cards("3C"), HIDDEN]
    assert place(game, 1).shown == ()


@pytest.mark.parametrize(("seat", "seen"), [(0, ["4S"]), (2, [HIDDEN]), (None, [HIDDEN])])
def test_a_hand_laid_down_stays_hidden_from_the_others(seat: int | None, seen: list[str]) -> None:
    game = position("5H 4S", "KD", before=[0, 1, 2, 3], options={"capital_fall": True})
    assert view(after(game, "5H", "KD"), seat).game.fallen_hand == seen


def test_the_last_hand_is_shown_when_the_round_is_over() -> None:
    game = after(position("5H", "", "", REST, out=[1, 2]), "5H")
    assert place(game, 3).shown == tuple(cards(REST))
    assert view(game, 0).game.hands[3] == cards(REST)


def test_an_arrow_tells_which_way_the_ranks_go() -> None:
    assert table(position(REST)).badges == (Badge("Low to high", "3 → 2"),)
    turned = position(REST, revolted=True)
    assert table(turned).badges == (Badge("Low to high", "2 → 3", urgent=True),)


def test_who_is_out_is_dimmed_once_the_last_play_is_off_the_table() -> None:
    game = after(position("5H 8C", "6D", REST, REST), "5H", "6D")
    assert not place(game, 1).out
    after(game, "pass", "pass", "pass", "4C")
    assert place(game, 1).out


def test_a_hand_shows_what_may_be_played() -> None:
    hand = hand_scene(view(position("2S 9S 9H 8C 3C", beat="7C 7D"), 0), SAY)
    assert hand.cards == tuple(cards("3C 8C 9H 9S 2S"))
    assert hand.playable == frozenset(cards("9H 9S"))


def test_news_tells_what_a_card_does() -> None:
    game = position("6C 6D 6H 6S 5D", "JR 8C", "3S 4S", REST, options=DAIFUGO)
    assert sentences(game, "6C 6D 6H 6S", "pass", "pass", "pass") == [
        "Ann plays 6♣ 6♦ 6♥ 6♠.",
        "Revolution! Now the 3 is high and the 2 is low.",
        "Ben passes.",
        "Cyd passes.",
        "Dan passes.",
        "Ann takes it with 6♣ 6♦ 6♥ 6♠.",
    ]
    assert sentences(game, "5D", "JR", "3S") == [
        "Ann plays 5♦.",
        "Ann is out first!",
        "Ben plays Joker.",
        "Cyd plays 3♠.",
        "The 3♠ beats the joker!",
        "That takes the trick.",
    ]


def test_news_tells_of_jacks_twos_eights_and_skips() -> None:
    options = {"jack_back": True, "eight_stop": True, "twos": "clear", "equal": "skips"}
    game = position("JH 4S", "JD 5D 9C", "8C 2C 5C", REST, options=options)
    assert sentences(game, "JH", "JD") == [
        "Ann plays J♥.",
        "Jacks turn the ranks around: for this trick the 3 is high.",
        "Ben plays J♦.",
        "Jacks turn the ranks around: for this trick the 2 is high.",
        "Cyd is skipped.",
    ]
    game = position("4S 5S", "8C 2C 5C", REST, REST, options=options)
    assert sentences(game, "4S", "8C")[-2] == "An 8!"
    assert sentences(game, "2C")[-2] == "A 2!"


def test_news_tells_falls_bad_finishes_titles_and_points() -> None:
    options = {"capital_fall": True, "bad_finish": True}
    game = position("5H 4S", "KD", "2C", REST, before=[0, 1, 2, 3], options=options)
    assert sentences(game, "5H", "KD", "2C")[1:] == [
        "Ben plays K♦.",
        "Ben is out first!",
        "Ann loses the presidency and drops to last.",
        "Cyd plays 2♣.",
        "Cyd went out on a forbidden card and finishes 3rd.",
        "Ben is President: 3 points.",
        "Dan is Vice President: 2 points.",
        "Cyd is Vice Scum: 1 point.",
        "Ann is the Scum: 0 points.",
    ]


def test_the_podium_tells_how_often_somebody_was_president() -> None:
    game = President(4, "seed", Options(max_rounds=0))
    game.presidents, game.scums, game.resting = [2, 0, 1, 0], [0, 1, 0, 2], True
    game.apply(HOST, "stop")
    assert SAY(game.place_reason(0)) == "President: 2, Scum: 0"
    assert SAY(game.place_reason(1)) == "President: 0, Scum: 1"
