"""What each player of Basra may see, section 10."""

import pytest

from games.basra import Basra
from games.cards import HIDDEN, cards
from games.scene import Table
from games.stage import table_scene
from games.text import Text
from games.view import view
from tests.games.basra_positions import position
from tests.games.positions import after
from tests.voice import NAMES, SAY


def table(game: Basra, seat: int | None = None) -> Table:
    """The table as a seat, or an onlooker, sees it."""
    return table_scene(view(game, seat), NAMES, SAY)


def captured_before() -> Basra:
    """Ann captured with a basra, Ben has laid a card since."""
    game = position("2S 4D", "6H 9C", "8D 5H", stock="AC AD")
    return after(game, "6H", "8D")


def drawn(scene: Table) -> set[str]:
    """Every card face that a table shows."""
    faces = {card for spot in scene.spots for card in spot.cards}
    return faces.union(*(place.shown for place in scene.seats))


def test_a_seat_sees_its_own_hand_and_the_table_only() -> None:
    seen = view(position("5D", "TC 3S", "9H 2H", stock="AC AD"), 0).game
    assert seen.hands == [cards("TC 3S"), [HIDDEN] * 2]
    assert (seen.floor, seen.stock) == (cards("5D"), [HIDDEN] * 2)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_nobody_is_shown_captured_cards(seat: int | None) -> None:
    game = captured_before()
    assert game.captured(0) == 3
    assert drawn(table(game, seat)) == {"8D"}


def test_whoever_saw_the_captures_remembers_them_in_guesses() -> None:
    seen = view(captured_before(), 1).game
    assert sorted(seen.taken[0]) == sorted(cards("2S 4D 6H"))


def test_the_table_tells_scores_counts_and_the_pack() -> None:
    scene = table(captured_before())
    assert scene.subtitle == "Deck 1 · to 151"
    assert [(badge.label, badge.value) for badge in scene.badges] == [("In the deck", "2")]
    assert [(place.line, place.cards, place.tag, place.dealer) for place in scene.seats] == [
        ("12 · 3 cards", 1, "1 basra", False),
        ("0 · 0 cards", 1, "", True),
    ]


def test_a_capture_is_marked_at_its_seat() -> None:
    game = after(position("2S 4D", "6H 9C", "8D 5H"), "6H")
    assert table(game).seats[0].tag == "Basra +12"
    game = after(position("AS 4D 9H", "5H 9C", "8D 6H"), "5H")
    assert table(game).seats[0].tag == "+1"
    game = after(position("5S 9H", "5H 9C", "8D 6H", basras=[1, 0]), "5H")
    assert table(game).seats[0].tag == "1 basra", "for a catch without points"


def test_a_capture_in_words() -> None:
    words = [Text("basra-takes", seat=0, card="6H", cards="2S 4D", points=n) for n in (0, 1, 12)]
    assert [SAY(each) for each in words] == [
        "Ann plays 6♥ and captures 2♠ 4♦.",
        "Ann plays 6♥ and captures 2♠ 4♦ for 1 point.",
        "Ann plays 6♥ and captures 2♠ 4♦ for 12 points.",
    ]
