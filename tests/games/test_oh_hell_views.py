"""Who sees what at a table of Oh Hell, section 11, what is told, and what the picture shows."""

from random import Random

import pytest

from games.cards import CARDS, HIDDEN
from games.oh_hell import OhHell, Options
from games.scene import Table
from games.stage import table_scene
from games.view import view
from games.words import translator
from tests.games.oh_hell_positions import bidding, position, scored
from tests.games.positions import after

NAMES = ["Ann", "Bob", "Cid", "Dee"]
tr = translator(NAMES)


def scene(game: OhHell) -> Table:
    return table_scene(view(game, None), NAMES, tr)


@pytest.mark.parametrize("viewer", [0, 3, None])
def test_only_the_own_hand_and_the_card_turned_up_are_seen(viewer: int | None) -> None:
    seen = view(OhHell(4, "seed"), viewer).game
    assert [seat for seat in range(4) if HIDDEN not in seen.hands[seat]] == (
        [] if viewer is None else [viewer]
    )
    assert HIDDEN not in seen.turned
    assert set(seen.rest) == {HIDDEN}


def test_a_shown_last_card_is_known_to_be_the_dealers() -> None:
    game = OhHell(4, "seed", Options(max_cards=13, full_pack="last_card"))
    for viewer in (*range(4), None):
        assert game.hands[game.dealer][-1] in view(game, viewer).game.hands[game.dealer]


def test_bids_at_once_are_seen_when_all_are_made() -> None:
    game = bidding("", 5, bidding="at_once")
    game.apply(0, "bid 2")
    assert view(game, 0).game.secrets[0] == "bid 2"
    for viewer in (1, None):
        assert view(game, viewer).game.secrets[0] == "?"
    assert [place.tag for place in scene(game).seats] == ["bid", "", "", ""]
    for seat in (1, 2, 3):
        game.apply(seat, "bid 1")
    assert view(game, None).game.bids == [2, 1, 1, 1]


@pytest.mark.parametrize(
    ("hand", "trick", "options", "card", "ruled_out"),
    [
        pytest.param("KD 2C", "QH", {}, "KD", "5H", id="did not follow"),
        pytest.param("KD 2C", "QH", {"must_trump": True}, "KD", "5H 5S", id="nor ruff"),
        pytest.param("KS 2S", "QH", {"must_trump": True}, "KS", "5H", id="ruffed"),
        pytest.param("KS 2S", "", {}, "KS", "", id="led a trump"),
        pytest.param(
            "KS 2S", "", {"trump_leads": "when_broken"}, "KS", "5C 5D 5H", id="led one unbroken"
        ),
    ],
)
def test_the_play_proves_what_a_seat_does_not_hold(
    hand: str, trick: str, options: dict[str, object], card: str, ruled_out: str
) -> None:
    game = after(position(hand, trick, "S", options=options), card)
    possible = ["5C", "5D", "5H", "5S"]
    assert [
        each for each in possible if not game.mind.can_hold(game, 0, CARDS[each])
    ] == ruled_out.split()


def test_a_guess_respects_shown_voids() -> None:
    game = after(position("KD 2C 3C", "QH"), "KD")
    for n in range(20):
        guess = view(game, 1).sample(Random(n))
        assert not [card for card in guess.hands[0] if card.suit == "H"]


def test_trumps_stand_first_in_the_hand() -> None:
    game = position("2C AD TS 3H AC KH", trump="D")
    assert " ".join(game.arrange(game.hands[0])) == "AD TS KH 3H AC 2C"


def test_the_card_turned_up_lies_on_the_deck() -> None:
    game = OhHell(4, "seed")
    [spot] = scene(game).spots
    assert (spot.cards, spot.count) == (tuple(map(str, game.turned)), 52 - 4 * 10)
    assert scene(OhHell(4, "seed", Options(trump="spades"))).spots == ()


def test_the_subtitle_tells_the_hand_and_its_size() -> None:
    assert scene(OhHell(4, "seed")).subtitle == "Hand 1 of 19 · 10 cards"
    game = OhHell(4, "seed", Options(hands="up"))
    assert scene(game).subtitle == "Hand 1 of 10 · 1 card"


def test_the_deal_is_told() -> None:
    game = OhHell(4, "seed", Options(trump="none"))
    game.round, game.resting = 9, True
    news = [tr(event.words) for event in game.apply(-3, "deal")]
    assert news == [f"{NAMES[game.dealer]} deals 1 card each.", "There's no trump."]


def test_a_hand_is_told_in_a_line_and_who_made_it() -> None:
    game = scored("2 1 0 1", "2 2 0 1")
    game.trump, game.events, game.scores, game.credits = "H", [], [20, 30, 12, 14], []
    game.score_hand()
    assert [tr(event.words) for event in game.events] == [
        "Hand 1 (5 cards, hearts): 12 · 2 · 10 · 11 → 32 · 32 · 22 · 25.",
        "Ann, Cid and Dee made it.",
    ]


def test_that_nobody_made_it_is_told() -> None:
    game = scored("2 1 0", "1 2 2")
    assert [tr(event.words) for event in game.events or ()][-1] == "Nobody made their bid."
