"""What is seen and told in Euchre: sections 11 and 15."""

from random import Random

import pytest

from games.cards import CARDS, HIDDEN, cards
from games.describe import describe
from games.euchre import Euchre
from games.scene import Table
from games.stage import hand_scene, table_scene
from games.view import view
from games.words import translator
from tests.games.euchre_positions import HAND, asked, dealt, played, position, scored
from tests.games.positions import after, hint_of, offered

NAMES = ["Ann", "Bob", "Cid", "Dee"]
tr = translator(NAMES)


def scene(game: Euchre) -> Table:
    return table_scene(view(game, None), NAMES, tr)


@pytest.mark.parametrize("viewer", [0, 3, None])
def test_only_the_own_hand_and_the_turned_card_are_seen(viewer: int | None) -> None:
    seen = view(dealt(), viewer).game
    assert [seat for seat in range(4) if HIDDEN not in seen.hands[seat]] == (
        [] if viewer is None else [viewer]
    )
    assert seen.turned == cards("QH")
    assert set(seen.kitty) == {HIDDEN}


def test_only_the_dealer_sees_the_discard() -> None:
    game = after(dealt(f"///{HAND}"), "order", "discard 9S")
    assert view(game, 3).game.discarded == cards("9S")
    for viewer in (0, 1, 2, None):
        assert view(game, viewer).game.discarded == [HIDDEN]


def test_a_card_picked_up_is_the_dealers_or_the_discard_and_nowhere_else() -> None:
    game = after(dealt(f"///{HAND}"), "order", "discard QH")
    assert [game.mind.can_hold(game, seat, CARDS["QH"]) for seat in range(4)] == [False] * 3 + [
        True
    ]
    places = set()
    for n in range(40):
        guess = view(game, 0).sample(Random(n))
        assert "QH" in [*guess.hands[3], *guess.discarded]
        places.add("QH" in guess.discarded)
    assert places == {True, False}


def test_cards_shown_by_a_farmer_are_counted_as_seen() -> None:
    game = dealt("9C 9D TH AS KS", farmers_hand="three_low")
    after(game, "farmer 9C 9D TH")
    assert set(cards("9C 9D TH")) <= set(game.seen(1))


def test_who_does_not_follow_has_no_left_bower_when_trumps_are_led() -> None:
    game = after(position("KC 9C", "9H"), "KC")
    assert not game.mind.can_hold(game, 0, CARDS["JD"])
    assert game.mind.can_hold(game, 0, CARDS["9D"])


def test_a_hand_that_sits_out_is_never_shown() -> None:
    game = dealt()
    after(game, "pass", "order alone")
    while not game.resting:
        after(game, hint_of(game, game.waiting()[0]).action)
    for viewer in (0, 1, 2, None):
        assert set(view(game, viewer).game.hands[3]) == {HIDDEN}


def test_the_left_bower_stands_among_the_trumps_and_bears_their_suit() -> None:
    game = position("AD JD TH AS JH")
    hand = hand_scene(view(game, 0), tr)
    assert " ".join(hand.cards) == "JH JD TH AS AD"
    assert hand.counts == (("JD", "H"),)
    assert "The jack of diamonds counts as hearts." in describe(hand, tr)
    before = hand_scene(view(dealt("AD JD TH AS JH"), 0), tr)
    assert " ".join(before.cards) == "AS JH TH AD JD"
    assert before.counts == ()


def test_a_joker_stands_first_and_needs_no_sign() -> None:
    game = position("AS JC JR", trump="C", options={"joker": True})
    hand = hand_scene(view(game, 0), tr)
    assert (" ".join(hand.cards), hand.counts) == ("JR JC AS", ())


def test_the_dealer_is_offered_to_pick_it_up() -> None:
    assert offered(asked(HAND)) == ["Order it up", "Order it up, going alone", "Pass"]
    assert offered(asked(HAND, 3)) == ["Pick it up", "Pick it up, going alone", "Pass"]
    assert offered(asked(HAND, 7)) == [
        "Trump ♣ clubs", "Alone ♣ clubs", "Trump ♦ diamonds", "Alone ♦ diamonds",
        "Trump ♠ spades", "Alone ♠ spades",
    ]  # fmt: skip


def test_calls_stand_large_until_the_first_card() -> None:
    game = after(asked(HAND, 4), "pass", "trump S alone")
    assert [(call.seat, call.word) for call in scene(game).calls] == [(0, "Pass"), (1, "♠ alone")]
    assert scene(after(game, game.legal(game.turn)[0])).calls == ()


def test_a_turned_card_that_nobody_took_stays_face_up() -> None:
    game = after(dealt(), "pass", "order alone")
    after(game, game.legal(game.turn)[0])
    assert [spot.cards[-1] for spot in scene(game).spots] == ["QH"]


def test_names_stand_beside_roles_and_the_tricks_of_the_team() -> None:
    game = position("AH", tricks=[1, 2, 1, 0])
    assert [place.line for place in scene(game).seats] == [
        "2 tricks", "maker · 2 tricks", "2 tricks", "2 tricks",
    ]  # fmt: skip
    alone = position("AH", maker=1, alone=True, lone_defender=2, tricks=[0, 1, 0, 0])
    assert [(place.line, place.out) for place in scene(alone).seats] == [
        ("sits out", True), ("alone · 1 trick", False),
        ("defends · 0 tricks", False), ("sits out", True),
    ]  # fmt: skip
    assert [place.line for place in scene(dealt()).seats] == [""] * 4


def test_badges_tell_scores_tricks_and_who_made_trump() -> None:
    game = position("AH", tricks=[1, 2, 1, 0], scores=[6, 4, 6, 4])
    ours, theirs, trump = scene(game).badges
    assert (ours.label, ours.value, ours.token and ours.token.alt) == (
        "Ann & Cid",
        "6",
        "2 tricks",
    )
    assert (theirs.label, theirs.value) == ("Bob & Dee", "4")
    assert (trump.label, trump.suit) == ("Trump, by Bob", "H")
    assert scene(game).subtitle == "Hand 1 · Trick 4 · to 10"


def test_a_trick_of_three_is_drawn_before_those_who_played() -> None:
    game = played("AC 9C 9D", 0, "D", maker=1, alone=True)
    assert [(play.seat, play.card, play.best) for play in scene(game).trick] == [
        (0, "AC", False), (1, "9C", False), (2, "9D", True),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("maker", "won", "alone", "expected"),
    [
        (0, 3, False, "Ann and Cid took 3 tricks: 1 point."),
        (0, 4, True, "Ann alone took 4 tricks: 1 point."),
        (0, 5, False, "Ann and Cid took all five: 2 points."),
        (0, 5, True, "Ann alone took all five: 4 points."),
        (0, 1, False, "Euchred! Only 1 trick: 2 points for Bob and Dee."),
    ],
)
def test_a_hand_is_told(maker: int, won: int, alone: bool, expected: str) -> None:
    game = scored(maker, won, alone)
    assert tr((game.events or [])[0].words) == expected


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ((9, 6), "Ann and Cid lead 9 to 7."),
        ((3, 2), "It's 3 all."),
        ((1, 4), "Bob and Dee lead 5 to 1."),
        ((7, 9), "Bob and Dee win, 10 to 7."),
    ],
)
def test_the_score_is_told(scores: tuple[int, int], expected: str) -> None:
    game = scored(1, 2, scores=scores)
    assert [tr(event.words) for event in game.events or ()][1] == expected
