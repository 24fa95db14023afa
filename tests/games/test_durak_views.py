"""What each player of Durak sees and is offered, sections 11 and 13."""

from games.cards import HIDDEN, cards
from games.choices import label
from games.describe import describe
from games.durak import Durak
from games.ending import ending_sheet
from games.scene import Table
from games.stage import table_scene
from games.view import view
from games.words import translator
from tests.games.durak_positions import PLENTY, position
from tests.games.positions import after

NAMES = ["Ann", "Ben", "Cyd"]
SAY = translator(NAMES)
HANDS = "6C 6D 9S AH | 7C 6H AD 9H | 8C 8D 8S 7D"


def shown(game: Durak, seat: int | None = None) -> Table:
    """The table as a seat sees it."""
    return table_scene(view(game, seat), NAMES, SAY)


def told(game: Durak, seat: int | None = None) -> list[str]:
    """The news a seat hears, in English."""
    return [SAY(event.words) for event in view(game, seat).game.events or ()]


def test_a_card_lies_on_the_one_it_beats_and_open_ones_come_first() -> None:
    game = after(position(HANDS), "6C 6D", "beat 6C 7C")
    [bout] = shown(game).spots
    assert (bout.cards, bout.over) == (("6D", "6C"), ("", "7C"))
    assert "Ann → Ben · up to 2 more: 6 of diamonds, 6 of clubs with 7 of clubs on it." in describe(
        shown(game), SAY
    )


def test_the_talon_lies_on_the_card_turned_up_which_is_the_last_of_it() -> None:
    talon = shown(position(HANDS, "10H KC")).spots[1]
    assert (talon.cards, talon.over, talon.count) == (("TH",), (HIDDEN,), 2)
    talon = shown(position(HANDS, "10H")).spots[1]
    assert (talon.cards, talon.over, talon.count) == (("TH",), ("",), 1)


def test_what_was_beaten_last_is_seen_until_the_next_attack() -> None:
    game = after(position("6C KC | 7C | 9S"), "6C", "7C")
    [last] = shown(game).spots
    assert (last.label, last.cards, last.over) == ("All beaten", ("6C",), ("7C",))
    assert game.shows_pause()
    after(game, "9S")
    assert shown(game).spots[0].cards == ("9S",)
    assert not game.shows_pause()
    assert {"6C", "7C"} <= set(game.discards)


def test_who_is_out_and_who_is_the_fool_is_marked() -> None:
    game = after(position("6C KC | 7C | 9S"), "6C", "7C")
    assert [(place.tag, place.out) for place in shown(game).seats][1] == ("out 1st", True)
    game = after(position("6C | 7D"), "6C", "take")
    assert [place.tag for place in shown(game).seats] == ["out 1st", "fool"]


def test_what_is_drawn_is_news_to_its_seat_alone() -> None:
    game = after(position("6C 9D KC KD KS QS | 7C | 9S", "10H 10C 10S"), "6C", "7C")
    assert "You draw 10♠." in told(game, 0)
    assert "Ann draws a card." in told(game, 2)
    assert not [line for line in told(game, 2) if "10♠" in line]


def test_a_hand_shows_what_was_taken_and_hides_the_rest() -> None:
    game = after(position(HANDS, PLENTY), "6C", "take", "pass", "pass")
    assert view(game, 0).game.hands[1] == [*cards("6C"), *[HIDDEN] * 5]


def test_cards_that_are_out_of_play_are_counted_only() -> None:
    game = after(position("6C KC | 7C | 9S"), "6C", "7C", "9S")
    assert set(view(game, None).game.discards) == {HIDDEN}


def test_buttons_say_what_is_played_on_what() -> None:
    game = after(position(HANDS), "6C 6D")
    choices = [(each.verb, each.cards) for each in game.choices(1)]
    assert choices == [
        ("beat 6C", tuple(cards("7C 6H 9H"))),
        ("beat 6D", tuple(cards("AD 6H 9H"))),
        ("take", ()),
    ]
    assert label("beat 6C 7C", SAY) == "7♣ on 6♣"


def test_several_cards_are_picked_in_a_menu() -> None:
    alone, several, _ = after(position(HANDS.replace("9S", "7S")), "6C", "7C").choices(0)
    assert (alone.verb, alone.cards, alone.most) == ("attack", tuple(cards("7S 6D")), 1)
    assert (several.cards, several.least, several.most) == (tuple(cards("7S 6D")), 2, 2)
    assert label(several.said, SAY) == "Play several"


def test_people_go_first_where_all_may_throw_in_at_once() -> None:
    game = position(HANDS, throw_in="free")
    assert not after(game, "6C").people_first()
    assert after(game, "7C").people_first()
    assert not after(position(HANDS), "6C", "7C").people_first()


def test_the_score_sheet_tells_who_got_out_when() -> None:
    game = after(position("6C | 7D | -"), "6C", "take")
    sheet = ending_sheet(view(game, None), SAY)
    assert [(row.cells[0], row.note) for row in sheet.rows] == [
        ("Ann", "out 2nd"),
        ("Cyd", "out 1st"),
        ("Ben", "fool"),
    ]
    assert sheet.title == "Ben loses"
    assert not any(place.out for place in shown(game).seats)
