"""The computer player of Durak: what it does and why, section 12, and how strong that is."""

from random import Random

import pytest

from games.cards import cards
from games.durak import Durak, Options
from games.game import HOST
from games.players import at_random, hint_player
from games.view import view
from games.words import translator
from tests.games.durak_positions import PLENTY, position
from tests.games.positions import after, hint_of, timeout_of

SAY = translator(["Ann", "Ben", "Cyd"])
MANY = "8C 8H 10D QS KH AD"


def hinted(game: Durak) -> tuple[str, str]:
    """The hint of the seat to act: its action, and its reason as a sentence."""
    hint = hint_of(game, game.waiting()[0])
    return hint.action, SAY(hint.why)


@pytest.mark.parametrize(
    ("hand", "action", "why"),
    [
        ("7C 9D KS 6H", "attack 7C", "Your lowest card is your least useful."),
        (
            "8C 9D 9S",
            "attack 9D 9S",
            "They're low, and two of a rank have to be beaten one by one.",
        ),
        ("7C 10D 10S", "attack 7C", "Your lowest card is your least useful."),
        ("7H 9H", "attack 7H", "You only have trumps left. Start with the lowest."),
    ],
)
def test_the_cheapest_card_opens_and_pairs_are_cheaper(hand: str, action: str, why: str) -> None:
    assert hinted(position(f"{hand} | {MANY}")) == (action, why)


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


@pytest.mark.parametrize(
    ("rest", "action"),
    [("8D KS", "attack 8D"), ("8H KS", "pass"), ("8D 8S KS", "attack 8D 8S"), ("9S KS", "pass")],
)
def test_plain_cards_are_thrown_in(rest: str, action: str) -> None:
    game = position(f"7C {rest} | {MANY.replace('8H ', '')}", PLENTY)
    assert hinted(after(game, "attack 7C", "beat 7C 8C"))[0] == action


@pytest.mark.parametrize(
    ("talon", "action", "why"),
    [
        (PLENTY, "attack KC KS", "They're not trumps, and Ben has to spend something better."),
        (
            "",
            "attack 7H KC KS",
            "There's nothing left to draw, so get rid of all the cards you can.",
        ),
    ],
)
def test_good_cards_are_thrown_in_too_and_trumps_once_nothing_more_is_drawn(
    talon: str, action: str, why: str
) -> None:
    game = position(f"7C KC KS 7H | {MANY}", talon)
    assert hinted(after(game, "attack 7C", "beat 7C KH")) == (action, why)


@pytest.mark.parametrize(
    ("rest", "talon", "action"),
    [
        ("KD KH 8S", PLENTY, "attack KD"),
        ("KD KH 8S", "", "attack KD"),
        ("KD KH", "", "attack KD KH"),
    ],
)
def test_to_what_is_taken_no_trumps_are_added_but_as_the_last_cards(
    rest: str, talon: str, action: str
) -> None:
    game = position(f"KC {rest} | 6C 10D QS AD", talon)
    assert hinted(after(game, "attack KC", "take"))[0] == action


@pytest.mark.parametrize(
    ("attack", "hand", "talon", "hint"),
    [
        ("7C", "8C 10C 6H", PLENTY, ("beat 7C 8C", "That's the cheapest card that does it.")),
        (
            "7C",
            "8D 6H 9H",
            PLENTY,
            ("beat 7C 6H", "It takes a trump, and 6♥ is your cheapest."),
        ),
        (
            "7C",
            "8D 6H 7H",
            PLENTY,
            ("beat 7C 7H", "A cheaper one would give them a new rank to throw in."),
        ),
        (
            "7C",
            "8D QH KS",
            PLENTY,
            ("take", "It'd cost you the Q♥, which is too good to spend this early."),
        ),
        ("7C", "8D QH KS", "", ("beat 7C QH", "It takes a trump, and Q♥ is your cheapest.")),
        (
            "7C 7S",
            "8D 6H 9H KD",
            PLENTY,
            ("take", "It'd cost you 2 trumps, and that's too much this early."),
        ),
        (
            "7C 7S",
            "8C KD QD",
            PLENTY,
            ("take", "You can't beat them all. Don't waste cards on trying."),
        ),
        ("7H 7C", "8H 8C KD", PLENTY, ("beat 7H 8H", "That's the cheapest card that does it.")),
    ],
)
def test_a_defender_beats_all_or_takes(
    attack: str, hand: str, talon: str, hint: tuple[str, str]
) -> None:
    game = position(f"{attack} AS | {hand}", talon)
    assert hinted(after(game, f"attack {attack}")) == hint


def test_a_new_rank_does_no_harm_where_no_more_can_be_laid() -> None:
    game = position("7C 7S 8S | 8D 6H 7H")
    assert hinted(after(game, "attack 7C"))[0] == "beat 7C 7H"
    game.most = 1
    assert hinted(game)[0] == "beat 7C 6H"


@pytest.mark.parametrize(
    ("hand", "talon", "action"),
    [
        ("7D 8C KD", PLENTY, "transfer 7D"),
        ("7H 8C KD", PLENTY, "beat 7C 8C"),
        ("7H 8C KD", "", "transfer 7H"),
    ],
)
def test_an_attack_is_passed_on_with_a_plain_card_and_late_with_a_trump(
    hand: str, talon: str, action: str
) -> None:
    game = position(f"7C 9S | {hand} | QC QD QS", talon, mode="transfer")
    assert hinted(after(game, "attack 7C"))[0] == action


def test_a_trump_is_shown_whenever_it_may_be() -> None:
    game = position("7C 9S | 7H 7D KD | QC QD QS", mode="transfer", show_trump=True)
    why = "You keep the 7♥, and it's Cyd's problem now."
    assert hinted(after(game, "attack 7C")) == ("show 7H", why)


def test_whose_time_is_up_passes_takes_or_opens_with_the_cheapest() -> None:
    game = position("7C 8D | 9C KD")
    assert timeout_of(game, 0) == "attack 7C"
    assert timeout_of(after(game, "attack 7C"), 1) == "take"
    assert timeout_of(after(game, "beat 7C 9C"), 0) == "pass"


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
