"""What each player of Fireworks may see, sections 9, 11 and 13."""

from typing import Any

from games.cards import HIDDEN
from games.choices import spoken
from games.describe import describe
from games.ending import ending_sheet
from games.scene import Note
from games.sheet import score_sheet
from games.stage import private_scene, table_scene
from games.view import view
from games.words import translator
from tests.games.fireworks_positions import HANDS, position
from tests.games.positions import after

NAMES = ["Ann", "Ben", "Cyd"]
SAY = translator(NAMES)
THREE = f"{HANDS} | 4R 4Y 4G 4B 4W"


def heard(action: str, seat: int | None, **state: Any) -> list[str]:
    """What a seat hears of what seat 0 does."""
    game = after(position(THREE, **state), action)
    return [SAY(event.words) for event in view(game, seat).game.events or ()]


def test_a_drawn_card_is_told_to_all_but_who_draws_it() -> None:
    public = ["Ann plays 🔺1."]
    assert heard("play 1", 0) == heard("play 1", None) == public
    assert heard("play 1", 1) == heard("play 1", 2) == [*public, "Ann draws ⚪3."]


def test_a_hint_is_told_with_its_places() -> None:
    told = [
        *heard("hint 1 colour red", None),
        *heard("hint 1 colour yellow", None),
        *heard("hint 2 number 4", 2),
        *heard("hint 1 number 5", 0),
    ]
    assert told == [
        "Ann hints Ben: red, cards 1, 2, 3.",
        "Ann hints Ben: yellow, card 4.",
        "Ann hints Cyd: 4s, cards 1, 2, 3, 4, 5.",
        "Ann hints Ben: one 5, card 3.",
    ]


def test_misfires_and_discards_are_told() -> None:
    assert heard("play 3", None) == ["Ann misfires with 🟩2."]
    assert heard("discard 3", None, clocks=3) == ["Ann discards 🟩2."]


def test_the_channel_sees_backs_for_every_hand() -> None:
    table = table_scene(view(after(position(THREE), "hint 1 colour red"), None), NAMES, SAY)
    assert {card for place in table.seats for card in place.shown} == {HIDDEN}
    assert table.seats[1].notes[0] == Note("R", "", pointed=True, fresh=True)
    assert table.seats[1].notes[3] == Note("YGBW")


def test_a_player_sees_all_hands_but_the_own() -> None:
    private = private_scene(view(position(THREE), 1), NAMES, SAY)
    shown = [" ".join(place.shown) for place in private.table.seats]
    assert shown == ["1R 1Y 2G 3B 5W", "", "4R 4Y 4G 4B 4W"]
    assert set(private.hand.cards) == {HIDDEN}


def test_without_marks_only_what_pointed_at_a_card_is_noted() -> None:
    game = after(position(THREE, marks=False), "hint 1 colour red")
    notes = table_scene(view(game, None), NAMES, SAY).seats[1].notes
    assert notes[0] == Note("R", "", pointed=True, fresh=True)
    assert notes[3] == Note()


def test_the_table_tells_how_the_show_stands() -> None:
    game = position(THREE, built="2R 1W", discards="4B 4B 3G", clocks=5, misfires=2)
    table = table_scene(view(game, None), NAMES, SAY)
    assert table.subtitle == "3 built, 23 possible"
    assert [badge.value for badge in table.badges] == ["5/8", "1/3", "5"]
    assert table.badges[1].urgent
    assert table.raised == {"3G"}
    text = describe(table, SAY)
    assert "Built: red 2, white 1." in text
    assert "Discards, with one left of green 3: green 3, blue 4, blue 4." in text


def test_at_the_end_all_hands_are_open_and_the_score_is_told() -> None:
    built = "5R 5Y 5G 3B 4W"
    game = after(position(THREE, "1R", built=built, clocks=3), *["discard 1"] * 4)
    assert game.over
    assert game.scores == [22, 22, 22]
    table = table_scene(view(game, None), NAMES, SAY)
    assert all(len(place.shown) == 4 and HIDDEN not in place.shown for place in table.seats)
    sheet = ending_sheet(view(game, None), SAY)
    assert (sheet.title, sheet.facts) == ("Everyone wins", ("22 of 25: a dazzling show.",))
    [row] = score_sheet(view(game, None), SAY).rows
    assert row.note == "5 red + 5 yellow + 5 green + 3 blue + 4 white = 22"


def test_a_show_that_misfired_is_lost_by_all() -> None:
    game = after(position(THREE, misfires=2), "play 3")
    assert (game.over, game.lost, game.winners) == (True, True, [])
    assert ending_sheet(view(game, None), SAY).title == "Nobody wins"


def test_a_goal_has_to_be_reached() -> None:
    for goal, lost in ((22, False), (23, True)):
        game = position(THREE, "1R", built="5R 5Y 5G 3B 4W", clocks=3, goal=goal)
        assert after(game, *["discard 1"] * 4).lost is lost


def test_what_stands_on_buttons() -> None:
    choices = view(position(THREE), 0).choices
    verbs = [(choice.verb, len(choice.numbers), len(choice.words)) for choice in choices]
    assert verbs == [("play", 5, 0), ("hint 1", 0, 7), ("hint 2", 0, 6)]
    said = ["play 2", "hint 1", "hint 1 colour red", "hint 2 number 4"]
    assert [spoken(choices, action, SAY) for action in said] == [
        "Play 2",
        "Hint Ben",
        "Hint Ben 🔺 red",
        "Hint Cyd 4",
    ]
    few = view(position(THREE, clocks=3), 0).choices
    assert spoken(few, "discard 3", SAY) == "Discard 3"
