"""Who sees what at a table of Gin Rummy, section 11."""

import pytest

from games.cards import HIDDEN
from games.choices import label
from games.gin_rummy import GinRummy
from games.scene import Table
from games.stage import hand_scene, table_scene
from games.text import Text
from games.view import view
from tests.games.gin_rummy_positions import dealt, knocked, position, won
from tests.games.positions import after
from tests.voice import NAMES, SAY

KNOCKER = "4H 5H 6H 8C 9C TC QC QD QH AS"
DEFENDER = "2C 3C 4C 9D 9S KC KD 7H 5D 2S"
GARBAGE = "KC QD JH 9S 8C 7D 5H 4S 2C AD"


def scene(game: GinRummy, seat: int | None = None) -> Table:
    return table_scene(view(game, seat), NAMES, SAY)


def spots(game: GinRummy) -> list[tuple[str, str, int | None]]:
    """Label, cards and count of every spot."""
    return [(spot.label, " ".join(spot.cards), spot.count) for spot in scene(game).spots]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_only_the_own_hand_and_the_discards_are_seen(viewer: int | None) -> None:
    game = view(dealt(), viewer).game
    assert [seat for seat in (0, 1) if HIDDEN not in game.hands[seat]] == (
        [] if viewer is None else [viewer]
    )
    assert set(game.stock) == {HIDDEN}
    assert HIDDEN not in game.discard


def test_a_card_picked_up_from_the_discards_stays_known() -> None:
    game = after(position(GARBAGE, discard="KH", phase="draw"), "take", "discard AD")
    assert view(game, 1).game.hands[0].count(HIDDEN) == 9
    assert scene(game).seats[0].shown == ("KH",)
    assert scene(game).seats[0].cards == 10


def test_it_is_forgotten_when_it_is_discarded() -> None:
    game = after(position(GARBAGE, discard="KH", phase="draw"), "take", "discard AD", "draw")
    after(game, game.legal(1)[0], "draw", "discard KH")
    assert scene(game).seats[0].shown == ()


def test_a_card_drawn_is_news_to_its_seat_alone() -> None:
    game = position(GARBAGE, discard="KH", phase="draw")
    card = game.stock[-1]
    told = {event.to: event.words for event in game.apply(0, "draw")}
    assert told == {
        -1: Text("rummy-draws", seat=0),
        0: Text("rummy-you-draw", card=card),
    }


def test_each_player_has_a_line_of_the_table() -> None:
    lines = [spot.label for spot in scene(knocked(KNOCKER, DEFENDER)).spots if spot.new_line]
    assert lines == ["Meld · Ben", "Meld · Ann"]


def test_while_it_is_to_lay_off_only_the_knockers_cards_lie_open() -> None:
    game = knocked(KNOCKER, DEFENDER, options={"auto_layoff": False})
    assert {label.split(" · ")[-1] for label, _, _ in spots(game)} == {"Ann", "Discard"}
    assert set(view(game, 0).game.hands[1]) == {HIDDEN}


def test_after_a_dead_hand_nothing_is_shown() -> None:
    game = after(position(f"{GARBAGE} 3S", stock=2, discard="KH"), "discard KC")
    assert set(view(game, 0).game.hands[1]) == {HIDDEN}
    assert scene(game).subtitle == "Hand 1 · dead"


def test_the_table_tells_points_and_hands_won() -> None:
    game = dealt()
    won(game, 1, 30)
    assert [place.line for place in scene(game).seats] == ["0 points · won 0", "30 points · won 1"]


def test_a_knock_that_names_melds_has_a_label() -> None:
    action = "knock AS with 4H 5H 6H / 8C 9C TC"
    assert label(action, SAY) == "Knock, discarding A♠ with melds 4♥ 5♥ 6♥ / 8♣ 9♣ 10♣"


def test_the_winner_and_the_totals_are_told() -> None:
    game = dealt()
    won(game, 0, 100)
    assert [place.line for place in scene(game).seats] == ["325 points · won 1", "0 points · won 0"]
    assert scene(game).seats[0].tag == "winner"


def test_the_card_that_may_be_taken_is_named() -> None:
    game = position(GARBAGE, discard="7C", phase="draw")
    assert [each.said or each.verb for each in game.choices(0)] == ["draw", "take 7C"]


def test_a_good_knock_stands_first() -> None:
    verbs = [choice.verb for choice in position(KNOCKER + " 2D").choices(0)]
    assert verbs == ["knock", "discard"]


def fresh_in(game: GinRummy, seat: int) -> set[str]:
    return {*hand_scene(view(game, seat), SAY).fresh}


def test_the_card_just_drawn_or_taken_is_marked_in_its_players_hand_alone() -> None:
    game = position(GARBAGE, DEFENDER, discard="7C", phase="draw")
    assert not fresh_in(game, 0)
    top = str(game.stock[-1])
    taking = game.copy()
    assert fresh_in(after(game, "draw"), 0) == {top}
    assert not fresh_in(game, 1)
    assert fresh_in(after(taking, "take"), 0) == {"7C"}
