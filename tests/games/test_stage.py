"""What stands beside the seats of a real match."""

from dataclasses import replace
from random import Random

import pytest

from games.basra import Basra
from games.crazy_king import CrazyKing
from games.game import HOST, Game
from games.kings_and_bastards import KingsAndBastards
from games.pisti import Pisti
from games.red_five import RedFive
from games.scene import Latest
from games.scopa import Scopa
from games.stage import hand_scene, table_scene
from games.testing.matches import play_on
from games.view import view
from tests.games.crazy_king_positions import position
from tests.games.positions import after, hint_of
from tests.shortest import shortest
from tests.voice import NAMES, SAY


def crowned(game: Game) -> list[int]:
    table = table_scene(view(game, None), NAMES, SAY)
    return [seat for seat, place in enumerate(table.seats) if place.won]


@pytest.mark.parametrize("rules", [CrazyKing, RedFive])
def test_who_is_to_begin_has_not_acted_yet(rules: type[Game]) -> None:
    game = rules(rules.players[-1], "0" * 64)
    assert table_scene(view(game, None), NAMES, SAY).latest is None


def test_nobody_has_won_while_a_round_goes_on() -> None:
    assert crowned(position("3H 9C | 2S", "7H")) == []


def test_who_gained_most_has_won_the_round_until_the_next_is_dealt() -> None:
    game = after(position("3H | 2S KD", "7H"), "3H")
    assert game.resting
    assert crowned(game) == [0]
    game.apply(HOST, "deal")
    assert crowned(game) == []


def test_the_winners_of_the_match_have_won() -> None:
    game = shortest(CrazyKing, 3, "to the end")
    play_on(game, Random(0), 2000, 0.1, lambda _: None)
    assert game.winners
    assert crowned(game) == game.winners


def test_who_drew_a_card_is_said_in_a_word() -> None:
    game = after(position("3H 9C | 2S", "7D", stock="4C 5C"), "draw")
    latest = table_scene(view(game, None), NAMES, SAY).latest
    assert latest == Latest(0, word="drew a card")


def test_what_the_tag_of_a_seat_says_is_not_said_twice() -> None:
    game = KingsAndBastards(4, "a pass")
    while "pass" not in game.legal(game.turn):
        game.apply(game.turn, hint_of(game, game.turn).action)
    seat = game.turn
    game.apply(seat, "pass")
    table = table_scene(view(game, None), NAMES, SAY)
    assert table.seats[seat].tag == "passed"
    assert table.latest == Latest(seat)


def test_who_has_no_cards_is_not_told_of_none_of_them() -> None:
    game = after(position("3H | 2S KD", "7H"), "3H")
    assert hand_scene(view(game, 0), SAY).title.startswith("You have no cards")
    assert hand_scene(view(game, 1), SAY).title.startswith("Your hand, 2 cards")


@pytest.mark.parametrize(
    ("kind", "option"), [(Basra, "partnership"), (Pisti, "partners"), (Scopa, "partners")]
)
def test_partners_who_capture_together_are_named_with_their_score(
    kind: type[Game], option: str
) -> None:
    for pairs in (True, False):
        game = kind(4, "seed", replace(kind.options, **{option: pairs}))
        badges = table_scene(view(game, 0), NAMES, SAY).badges
        told = [(badge.label, badge.value) for badge in badges if badge.team is not None]
        assert told == ([("You & Cyd", "0"), ("Ben & Dan", "0")] if pairs else [])
