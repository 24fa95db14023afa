"""Who sees what at a table of Red Five, section 14, and what the picture shows."""

from random import Random

import pytest

from games.cards import CARDS, HIDDEN, cards
from games.red_five import RedFive
from games.scene import Table
from games.stage import hand_scene, table_scene
from games.testing.secrecy import a_view_shows_no_hidden_card
from games.view import view
from games.words import translator
from tests.games.positions import after, hint_of, shown
from tests.games.red_five_positions import bidding, burying, playing

NAMES = ["Ann", "Bob", "Cid", "Dee"]
tr = translator(NAMES)
KITTY = "5D 4C 4D 6D 7D 8D 9D TD"


def scene(game: RedFive, viewer: int | None = None) -> Table:
    return table_scene(view(game, viewer), NAMES, tr)


def spots(game: RedFive, viewer: int | None = None) -> dict[str, tuple[str, ...]]:
    return {spot.label: spot.cards for spot in scene(game, viewer).spots}


def test_who_has_neither_trumps_nor_clubs_names_no_card_by_that() -> None:
    game = playing("AS AC 7S", "6D 7D 8D", "4S 6C 7H", "6S 7C 8H")
    game = after(game, "AS", "6D", "4S", "6S", "AC", "7D", "6C", "7C")
    assert len(game.voids[1]) == 2
    a_view_shows_no_hidden_card(game, Random(0))


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_only_the_own_hand_is_seen(viewer: int | None) -> None:
    hands = view(bidding(), viewer).game.hands
    assert [seat for seat in range(4) if HIDDEN not in hands[seat]] == (
        [] if viewer is None else [viewer]
    )


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_nobody_sees_the_kitty_before_it_is_taken(viewer: int | None) -> None:
    assert set(view(bidding(), viewer).game.kitty) == {HIDDEN}


@pytest.mark.parametrize(("viewer", "seen"), [(0, True), (1, False), (2, False), (None, False)])
def test_only_the_declarer_sees_what_is_buried(viewer: int | None, seen: bool) -> None:
    game = playing("AS", kitty=KITTY)
    assert (HIDDEN not in view(game, viewer).game.kitty) is seen
    assert ("You buried" in spots(game, viewer)) is seen


def test_a_failed_throw_shows_its_cards_until_they_are_played() -> None:
    game = playing("AD QD QD 4C", "KD KD", "5D 5D", "6D 6D")
    after(game, "throw AD QD QD", "KD", "5D", "6D")
    assert shown(game, 0) == ["QD", "QD"]
    after(game, "QD QD")
    assert shown(game, 0) == []


def test_a_throw_that_succeeds_leaves_nothing_known() -> None:
    game = after(playing("AD QD QD 4C", "KD TD", "5D 5D", "6D 6D"), "throw QD QD")
    assert shown(game, 0) == []


def test_who_does_not_follow_shows_a_void() -> None:
    game = after(playing("AS 4C", trick="QD"), "4C")
    ruled_out = [
        card
        for card in ("4D", "AC", "4S", "5H", "3H")
        if not game.mind.can_hold(game, 0, CARDS[card])
    ]
    assert ruled_out == ["4D"]


def test_a_guess_respects_shown_voids() -> None:
    game = RedFive(4, "seed")
    for _ in range(60):
        game.apply(game.turn, hint_of(game, game.turn).action)
    voids = {(seat, group) for seat in range(4) for group in game.voids[seat]}
    assert voids, "somebody has shown a void"
    for n in range(10):
        guess = view(game, 1).sample(Random(n))
        held = {(s, guess.ranking.group[card]) for s in range(4) for card in guess.hands[s]}
        assert not held & voids


def test_the_table_shows_every_card_of_every_play_and_who_is_winning() -> None:
    game = playing("4S 4S", trick="9D 9D KD KD AD 3D", size=2)
    plays = scene(after(game, "4S 4S")).trick
    assert [(play.seat, play.card) for play in plays] == [
        (1, "9D"), (1, "9D"), (2, "KD"), (2, "KD"), (3, "AD"), (3, "3D"), (0, "4S"), (0, "4S"),
    ]  # fmt: skip
    assert {play.seat for play in plays if play.best} == {0}


def test_players_sit_anticlockwise() -> None:
    assert scene(bidding()).anticlockwise


def test_a_hand_is_held_trumps_first_then_by_suit_from_high_to_low() -> None:
    game = playing("AH 4D KD 4S 2D 2H 3C 3D JB 5H 5D AC JR 3S 2S AS")
    held = " ".join(game.arrange(game.hands[0]))
    assert held == "5H JR JB 3S 3C 2S 2H 2D AS 4S AH AC KD 5D 4D 3D"


def test_the_card_choices_of_a_leader() -> None:
    choices = playing("AD AD KD KD 4C").choices(0)
    assert [(choice.verb, choice.least, choice.most) for choice in choices] == [
        ("", 1, 1), ("", 2, 4), ("throw", 2, 4),
    ]  # fmt: skip


def test_who_follows_picks_among_cards_that_may_be_played() -> None:
    game = playing("KD QD QD 7D 7D AS", trick="9D 9D", size=2)
    (choice,) = game.choices(0)
    assert (choice.least, choice.most, list(choice.cards)) == (2, 2, cards("QD QD 7D 7D"))


def test_eight_of_33_cards_are_buried() -> None:
    (choice,) = burying("trump S").choices(0)
    assert (choice.verb, choice.least, choice.most, len(choice.cards)) == ("bury", 8, 8, 33)


def test_the_eight_cards_of_the_kitty_are_new_and_no_older_copies_of_them() -> None:
    game = burying("trump S")
    hand = hand_scene(view(game, 0), tr)
    assert len(hand.fresh) == 8
    assert sum(card in hand.fresh for card in hand.cards) > 8, "this deal has an older copy"


def test_the_lowest_bid_and_two_leaps_are_buttons() -> None:
    bid, _ = bidding("bid 60").choices(1)
    assert [preset.number for preset in bid.presets] == [65, 75, 85]
    assert (bid.numbers[0], bid.numbers[-1]) == (65, 200)
