"""What each player of Last Card may see, section 12."""

from games.cards import HIDDEN, cards
from games.choices import label
from games.stage import table_scene
from games.view import view
from games.words import translator
from tests.games.last_card_positions import position
from tests.games.positions import after

NAMES = ["Ann", "Ben", "Cyd"]
SAY = translator(NAMES)
HANDS = "W4 5R 2G 3G | 1R 1Y 1B | 9G 9Y SB"


def test_a_penalty_is_shown_in_red() -> None:
    table = table_scene(view(after(position(HANDS), "W4 colour blue"), None), NAMES, SAY)
    assert [(badge.value, badge.urgent) for badge in table.badges[1:]] == [("+4", True)]


def test_a_challenge_shows_the_hand_to_the_challenger_alone() -> None:
    game = after(position(HANDS), "W4 colour blue", "challenge")
    seen = [view(game, seat).game for seat in (1, 2)]
    assert seen[0].hands[0] == cards("5R 2G 3G") + [HIDDEN] * 4
    assert seen[1].hands[0] == [HIDDEN] * 7
    told = [[SAY(event.words) for event in each.events or ()] for each in seen]
    assert "Ann had 🔺5 🟩2 🟩3." in told[0]
    assert "Ann had 🔺5 🟩2 🟩3." not in told[1]
    assert "Ann had red, so Ann has to draw." in told[1]


def test_what_the_offender_has_drawn_since_is_not_judged() -> None:
    game = after(
        position("W4 2G | 1R 1Y 1B | 9G 9Y", stock="4R 5R 1G 2G 3G 4G 6G"), "W4 colour blue"
    )
    game.apply(2, "catch 0")
    after(game, "challenge")
    assert (len(game.hands[0]), len(game.hands[1])) == (3, 3 + 6)


def test_after_a_swap_both_know_what_they_gave() -> None:
    game = position("7R 2G 3G | 1R 1Y | 9G 9Y", options={"seven_zero": True})
    after(game, "7R swap 1")
    assert view(game, 0).game.hands[1] == cards("2G 3G")
    assert view(game, 1).game.hands[0] == cards("1R 1Y")
    assert view(game, 2).game.hands[0] == [HIDDEN] * 2


def test_a_drawn_card_is_news_to_its_seat_alone() -> None:
    game = after(position(HANDS, "8B", stock="7B 1Y"), "draw")
    told = [[SAY(e.words) for e in view(game, seat).game.events or ()] for seat in (0, 1)]
    assert told == [["Ann draws a card.", "You draw 💧7."], ["Ann draws a card."]]


def test_what_is_done_out_of_turn_names_the_seat() -> None:
    assert label("catch 2", SAY) == "Catch Cyd"
    assert label("7R swap 1", SAY) == "🔺7 swap with Ben"
    assert label("WW colour green", SAY) == "🌈wild 🟩 green"


def test_computers_give_people_time_while_somebody_is_silent() -> None:
    game = position("5B 7R | 1B 1Y 3B | 9B")
    assert not game.has_race()
    assert after(game, "5B").has_race()
    assert not after(game, "1B").has_race()
