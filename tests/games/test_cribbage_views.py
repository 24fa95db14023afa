"""Who sees what at a table of Cribbage, section 11, what is told, and what the picture shows."""

from random import Random

import pytest

from games.cards import CARDS, HIDDEN, cards
from games.cribbage import Cribbage
from games.ending import ending_sheet
from games.game import DEAL, HOST
from games.scene import Lane, Table
from games.sheet import score_sheet
from games.stage import hand_scene, table_scene
from games.view import view
from games.words import translator
from tests.games.cribbage_positions import last_cards, playing, table
from tests.games.positions import after

NAMES = ["Ann", "Bob", "Cid", "Dee"]
tr = translator(NAMES)
SHOW = ("5H 4S TD QD|3H 3C 7S 9H", "7 20", "5C", "8C 9D TH QS")


def scene(game: Cribbage) -> Table:
    return table_scene(view(game, None), NAMES, tr)


def told(game: Cribbage, *actions: str) -> list[str]:
    """What everybody hears when the seat to act does the last of these."""
    *before, action = actions
    after(game, *before)
    return [tr(event.words) for event in game.apply(game.waiting()[0], action)]


# Who sees what.


def test_a_throw_is_known_to_who_made_it_until_the_crib_is_counted() -> None:
    game = table(3)
    game.apply(0, game.legal(0)[0])
    assert view(game, 0).game.throws[0] == game.throws[0]
    for viewer in (1, 2, None):
        seen = view(game, viewer).game
        assert (seen.throws[0], seen.secrets[0]) == ([HIDDEN], "?")
    for seat in (1, 2):
        game.apply(seat, game.legal(seat)[0])
    assert HIDDEN not in view(game, 0).game.throws[0]
    assert set(view(game, None).game.crib) == {HIDDEN}


def test_who_threw_reads_it_beside_the_hand() -> None:
    game = table()
    game.hands[0][:] = cards("2C 9D 5C 5D JH QS")
    game.apply(0, "throw 2C 9D")
    [spot] = hand_scene(view(game, 0), tr).own
    assert (spot.label, spot.cards) == ("You threw", ("2C", "9D"))
    assert hand_scene(view(game, 1), tr).own == ()


def test_a_guess_of_a_throw_goes_with_what_is_kept_of_it() -> None:
    game = table(2)
    game.apply(0, game.legal(0)[0])
    for n in range(10):
        guess = view(game, 1).sample(Random(n))
        assert guess.secrets[0] == " ".join(["throw", *guess.arrange(guess.throws[0])])


@pytest.mark.parametrize(
    ("actions", "seat", "least"),
    [
        pytest.param("KH JC 4S 7H", 0, 0, id="nobody said go"),
        pytest.param("KH JC QS go", 1, 1, id="go at 30"),
        pytest.param("KH JC QS go", 0, 1, id="the last at 30 said nothing"),
    ],
)
def test_who_cannot_play_shows_to_hold_nothing_that_fits(
    actions: str, seat: int, least: int
) -> None:
    game = after(playing("KH QS 4S 2D|JC 9D 8S 7H"), *actions.split())
    held = [game.mind.can_hold(game, seat, CARDS[card]) for card in ("AS", "2S")]
    assert held == [not least, True]


def test_hands_not_counted_stay_closed_after_a_win() -> None:
    game = after(playing("8H 2S|7S 3S", "50 120"), "8H", "7S")
    assert set(view(game, None).game.hands[0]) == {HIDDEN}


# What is told.


def test_his_heels_are_told() -> None:
    game = table()
    game.stock[0] = CARDS["JH"]
    after(game, game.legal(0)[0])
    assert told(game, game.legal(1)[0])[1:] == [
        "The starter is J♥.",
        "A jack! Bob pegs 2 for his heels.",
    ]


def test_the_end_of_a_long_match_tells_the_games() -> None:
    game = playing("8H 2S|7S 3S", "50 120", games=2)
    game.won = [1, 0]
    after(game, "8H", "7S")
    assert game.winners == [1]
    steps = ending_sheet(view(game, None), tr).steps
    assert [step.lines for step in steps] == [("3 games",), ("1 game",)]


def test_the_score_sheet_of_a_later_game_adds_up_its_own_holes() -> None:
    game = after(playing("8H 2S|7S 3S", "50 120", games=5), "8H", "7S")
    game.apply(HOST, DEAL)
    game.peg(0, 2, "play")
    rows = {row.cells[0]: row.cells[1:] for row in score_sheet(view(game, None), tr).rows}
    assert rows == {"Ann": ("0", "+2", "2"), "Bob": ("0", "0", "0")}


# What is shown.


def test_the_board_has_two_pegs_a_side_and_tells_who_is_ahead() -> None:
    track = scene(after(playing("5H 6S|TC 4S", "7 20"), "5H", "TC")).track
    assert track
    assert track.lanes == (Lane("Ann", 0, 7, 7), Lane("Bob", 1, 22, 20))
    assert (track.length, track.lines, track.alt) == (121, (60, 90), "Bob is 15 ahead")


def test_partners_have_a_lane_together() -> None:
    track = scene(table(4, "5 9 5 9")).track
    assert track
    assert [(lane.name, lane.front) for lane in track.lanes] == [("Ann & Cid", 5), ("Bob & Dee", 9)]
    assert track.alt == "Bob and Dee are 4 ahead"


def test_a_count_that_is_over_lies_there_until_the_next_card() -> None:
    game = after(playing("KH AC 2D 3S|JC KD 9S 8H"), "KH", "JC", "AC", "KD")
    assert (scene(game).spots[1].label, game.shows_pause()) == ("Count 31", True)
    after(game, "3S")
    labels = [(spot.label, spot.count) for spot in scene(game).spots]
    assert labels == [("Starter", None), ("Count 3", None), ("Played", 4)]


def test_at_the_show_hands_lie_with_their_parts_in_words() -> None:
    game = after(last_cards(*SHOW), "5H", "3H")
    spots = [(spot.label, spot.note) for spot in scene(game).spots]
    assert spots == [
        ("Starter", ""),
        ("Ann: 10", "fifteen 8, pair 2"),
        ("Bob: 8", "fifteen 6, pair 2"),
        ("Crib: 7", "fifteen 4, run 3"),
    ]


def test_who_has_thrown_or_said_go_is_marked() -> None:
    game = table(3)
    game.apply(1, game.legal(1)[0])
    assert [place.tag for place in scene(game).seats] == ["throwing", "threw", "throwing"]
    game = after(playing("KH 9S|QC 2H|JC 3D"), "KH", "QC", "JC", "go")
    assert [place.tag for place in scene(game).seats] == ["go", "", ""]


def test_games_stand_before_the_holes_where_several_decide() -> None:
    game = table(2, "5 87", games=5)
    game.won = [2, 1]
    assert [place.line for place in scene(game).seats] == ["2 games · 5", "1 game · 87"]
    assert scene(game).subtitle.startswith("2 · 1 · Hand")
