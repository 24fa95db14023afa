"""Views of Belote: what each seat sees, is told and is offered."""

from typing import Any

import pytest

from games.belote import Belote, Options
from games.belote.score import Facts
from games.cards import HIDDEN, cards
from games.choices import unnumbered
from games.view import view
from games.words import translator
from tests.games.belote_positions import COINCHE, dealt, position
from tests.games.positions import after, shown
from tests.voice import SAY

HANDS = "7C 8C 9C TC AD / 7D 8D 9D AC KH / 7H TD JD 9S AS / 7S 8S KC TS TH"
STOCK = "JC QC KD QD KS QS QH 8H 9H JS AH"


def first_card() -> Belote:
    """Seat 0 has taken hearts and led; it holds five clubs in a row."""
    return after(dealt(HANDS, "JH", STOCK), "take", "7C")


def first_trick() -> Belote:
    """The same after the first trick."""
    game = first_card()
    for _ in range(3):
        game.apply(game.waiting()[0], game.moves(game.waiting()[0])[0])
    return game


def told(game: Belote, *keys: str) -> list[dict[str, Any]]:
    return [dict(event.words.args) for event in game.events or () if event.words.key in keys]


def test_only_the_kind_is_told_with_the_first_card() -> None:
    game = first_card()
    assert told(game, "belote-announces") == [{"seat": 0, "kind": "quint"}]
    assert view(game, 1).game.hands[0].count(HIDDEN) == 6, "the turned card alone is known"


def test_the_better_side_shows_what_it_has_declared_during_the_second_trick() -> None:
    game = first_trick()
    declared = "7C 8C 9C TC JC QC"
    assert shown(game, 0) == declared.split()
    assert {*cards("8C 9C TC JC QC")} <= {*view(game, 1).game.hands[0]}
    while game.trick_number() < 3:
        game.apply(game.waiting()[0], game.moves(game.waiting()[0])[0])
    assert shown(game, 0) == []


def test_the_other_side_never_shows_what_it_has_declared() -> None:
    game = first_trick()
    assert (shown(game, 1), game.declared) == ([], [100, 0])
    assert view(game, 0).game.hands[1].count(HIDDEN) == len(game.hands[1])


def test_belote_is_told_with_either_card_and_rebelote_with_the_other() -> None:
    hands = "KH QH AS TS 9S / / / "
    game = after(dealt(hands, "JH", "AH TH"), "take")
    heard = []
    for card in ("KH", "QH"):
        while game.waiting() != [0]:
            game.apply(game.waiting()[0], game.moves(game.waiting()[0])[0])
        if card not in game.moves(0):
            game.turn = game.leader = 0
        game.apply(0, card)
        heard += told(game, "belote-says")
    assert [each["second"] for each in heard] == [0, 1]
    assert game.royal == 0


def test_a_bid_without_its_number_names_its_suit() -> None:
    choices = view(dealt(**COINCHE), 0).choices
    said = [unnumbered(choice.verb, translator(game="belote")) for choice in choices]
    assert said == ["… ♣", "… ♦", "… ♥", "… ♠", "Pass"]


def test_a_time_out_passes() -> None:
    game = Belote(4, "seed", Options())
    assert game.mind.timeout_action(game, game.turn) == "pass"


def test_jack_and_nine_of_trumps_are_marked_in_the_hand_and_no_others() -> None:
    game = position("JH 9H AH JS 9C", trump="H")
    assert set(game.hand_scene(0, SAY).high) == {"JH", "9H"}
    assert dealt("JH 9H AH JS 9C").hand_scene(0, SAY).high == ()


def test_who_has_doubled_the_bid_has_a_tag_through_the_play() -> None:
    game = after(dealt(**COINCHE), "bid H 80", "coinche", "surcoinche")
    tags = [game.seat_scene(seat, SAY).tag for seat in range(4)]
    assert tags == ["80 in hearts", "Coinche", "Surcoinche", ""]


@pytest.mark.parametrize(
    ("declared", "belote", "sentence"),
    [
        (0, 0, "Ann and Cyd: 90 in tricks."),
        (20, 0, "Ann and Cyd: tricks 90 + declarations 20 = 110."),
        (0, 20, "Ann and Cyd: tricks 90 + belote 20 = 110."),
        (50, 20, "Ann and Cyd: tricks 90 + declarations 50 + belote 20 = 160."),
    ],
)
def test_the_arithmetic_names_only_what_counts(declared: int, belote: int, sentence: str) -> None:
    game = dealt()
    game.events = []
    game.tell_count(Facts(0, (90, 72), 5, (declared, 0), (belote, 0)), 0)
    assert SAY(game.events[-1].words) == sentence
