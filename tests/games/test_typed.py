"""What people type, in the names and cards that their table shows."""

import pytest

from games import GAMES
from games.game import Game
from games.typed import meant
from games.view import view
from games.words import translator

NAMES = ("Ann", "Ann Lee", "Bob")


def typed_in(game: Game, text: str) -> str:
    """The legal action that the seat to act types so; "" if it is none."""
    [seat] = game.waiting()
    seen = view(game, seat)
    tr = translator(NAMES, game=game.key)
    found = game.read(meant(seen, NAMES, tr, text))
    return found if found in seen.legal() else ""


@pytest.fixture
def fishing() -> Game:
    """Go Fish, where seat 0 asks and holds 7s."""
    seeds = (GAMES["go_fish"](3, str(seed)) for seed in range(100))
    return next(g for g in seeds if g.waiting() == [0] and any(c.rank == "7" for c in g.hands[0]))


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("ask 1 for 7", "ask 1 for 7"),
        ("ask bob for 7s", "ask 2 for 7"),
        ("Ask Ann Lee for sevens", "ask 1 for 7"),
        ("ask Bobby for 7s", ""),
        ("bob", ""),
    ],
)
def test_a_player_is_typed_by_name(fishing: Game, typed: str, action: str) -> None:
    assert typed_in(fishing, typed) == action


def test_what_a_named_player_cannot_be_asked_for_is_refused_by_its_rule(fishing: Game) -> None:
    ranks = {card.rank for card in fishing.hands[0]}
    missing = next(rank for rank in "23456789" if rank not in ranks)
    typed = meant(view(fishing, 0), NAMES, translator(NAMES), f"ask bob for {missing}s")
    refused = fishing.refusal(0, fishing.read(typed))
    assert refused
    assert refused.key == "go-fish-not-held"


def test_a_card_is_typed_by_the_letters_of_the_deck_it_is_seen_in() -> None:
    game = GAMES["truco"](2, "seed")
    held = {f"{card}" for card in game.hands[game.waiting()[0]]}
    for latin, french in zip("LOPE", "CDHS", strict=True):
        for rank in "A234567JK":
            expected = f"{rank}{french}" if f"{rank}{french}" in held else ""
            assert typed_in(game, f"{rank}{latin}".lower()) == expected


def test_an_action_is_typed_as_its_button_says_it() -> None:
    game = GAMES["cheat"](3, "seed")
    [seat] = game.waiting()
    first = next(card for card in game.hands[seat])
    game.play(seat, str(first))
    asked = game.waiting()[0]
    tr = translator(NAMES, game="cheat")
    assert meant(view(game, asked), NAMES, tr, "let it GO") == "pass"
