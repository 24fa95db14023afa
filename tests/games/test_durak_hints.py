"""The computer player of Durak: what it does and why, section 12, and how strong that is."""

from random import Random

import pytest

from games.cards import cards
from games.durak import Durak, Options
from games.game import HOST
from games.players import at_random, hint_player
from games.view import view
from games.words import translator
from tests.games.durak_positions import position
from tests.games.positions import after, hint_of

SAY = translator(["Ann", "Ben", "Cyd"])
MANY = "8C 8H 10D QS KH AD"


def hinted(game: Durak) -> tuple[str, str]:
    """The hint of the seat to act: its action, and its reason as a sentence."""
    hint = hint_of(game, game.waiting()[0])
    return hint.action, SAY(hint.why)


@pytest.mark.parametrize(
    ("known", "action", "why"),
    [
        ("9C 10D", "attack QD", "You know what Ben holds, and none of it beats that."),
        ("9C", "attack 7C", "Your lowest card is your least useful."),
        ("9C 10D 6H", "attack 7C", "Your lowest card is your least useful."),
    ],
)
def test_what_known_cards_cannot_beat_opens(known: str, action: str, why: str) -> None:
    game = position(f"7C QD KC AH | {known if 'H' in known else '9C 10D'} | {MANY}")
    game.hands[1].known = cards(known.replace("10", "T"))
    assert hinted(game) == (action, why)


def test_a_new_rank_does_no_harm_where_no_more_can_be_laid() -> None:
    game = position("7C 7S 8S | 8D 6H 7H")
    assert hinted(after(game, "attack 7C"))[0] == "beat 7C 7H"
    game.most = 1
    assert hinted(game)[0] == "beat 7C 6H"


def lost(game: Durak, hinted: set[int]) -> bool:
    """Whether one of the seats that follow hints becomes the fool where others play by chance."""
    random, game.events = Random(game.seed), None
    while not game.over:
        seat = game.waiting()[0]
        player = hint_player if seat in hinted else at_random
        game.step(seat, "deal" if seat == HOST else player(view(game, seat), random))
    return bool(hinted.intersection(game.losers()))


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "most"), [(2, 30), (3, 10), (4, 6), (6, 6)])
def test_a_computer_is_seldom_the_fool_among_those_who_play_by_chance(
    seats: int, most: int
) -> None:
    games = (Durak(seats, f"strength/{n}", Options()) for n in range(200))
    assert sum(lost(game, {n % seats}) for n, game in enumerate(games)) <= most


@pytest.mark.slow
@pytest.mark.parametrize("seats", [4, 6])
def test_a_team_of_computers_hardly_loses(seats: int) -> None:
    games = (Durak(seats, f"strength/{n}", Options(teams=True)) for n in range(200))
    evens = set(range(0, seats, 2))
    assert sum(lost(game, evens) for game in games) <= 12
