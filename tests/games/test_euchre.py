"""The vectors of the specification, section 13, each under its id."""

from typing import Any

import pytest

from games.cards import CARDS, cards
from games.euchre import Euchre, Options
from games.euchre.state import RANKINGS
from games.game import DEAL, HOST
from games.view import view
from tests.games.euchre_positions import (
    HAND,
    asked,
    dealt,
    legal,
    played,
    position,
    refused,
    scored,
)
from tests.games.positions import after

ALONE_TOO = "trump C, trump C alone, trump D, trump D alone, trump S, trump S alone"


@pytest.mark.parametrize(
    ("trump", "group", "options", "expected"),
    [
        pytest.param("H", "H", {}, "JH JD AH KH QH TH 9H", id="EU01"),
        pytest.param("S", "S", {"joker": True}, "JR JS JC AS KS QS TS 9S", id="EU02"),
        pytest.param("C", "C", {"pack": 32}, "JC JS AC KC QC TC 9C 8C 7C", id="EU03"),
        pytest.param("D", "H", {}, "AH KH QH TH 9H", id="EU04"),
        pytest.param("D", "S", {}, "AS KS QS JS TS 9S", id="EU05"),
    ],
)
def test_the_cards_of_a_suit_from_the_top(
    trump: str, group: str, options: dict[str, Any], expected: str
) -> None:
    order = RANKINGS[trump]
    suit = order.following(Euchre(4, "seed", Options(**options)).pack(), group)
    suit.sort(key=order.power.__getitem__, reverse=True)
    assert " ".join(suit) == expected


@pytest.mark.parametrize(
    ("trump", "trick", "hand", "expected", "wrong"),
    [
        pytest.param("H", "9H", "JD AS KC", "JD", "AS", id="EU06"),
        pytest.param("H", "AD", "JD AS KC", "JD, AS, KC", "", id="EU07"),
        pytest.param("H", "AD", "JD 9D KC", "9D", "JD", id="EU08"),
        pytest.param("H", "JD", "QH AD KC", "QH", "AD", id="EU09"),
        pytest.param("H", "JD", "AD KD KC", "AD, KD, KC", "", id="EU10"),
        pytest.param("S", "JR", "JC AC 9D", "JC", "", id="EU11"),
        pytest.param("H", "", "JH AS 9C", "JH, AS, 9C", "", id="EU12"),
    ],
)
def test_what_may_be_played(trump: str, trick: str, hand: str, expected: str, wrong: str) -> None:
    game = position(hand, trick, trump, options={"joker": "JR" in trick})
    assert legal(game) == expected
    assert not wrong or refused(game, wrong) in ("must-follow-suit", "euchre-left-bower")


@pytest.mark.parametrize(
    ("trump", "trick", "leader", "state", "winner"),
    [
        pytest.param("H", "AD 9D JD KD", 1, {}, 3, id="EU13"),
        pytest.param("H", "AH JD JH KH", 2, {}, 0, id="EU14"),
        pytest.param("H", "JC JS AC 9H", 0, {}, 3, id="EU15"),
        pytest.param("H", "JS AC KS 9S", 0, {}, 2, id="EU16"),
        pytest.param("C", "AS JS QC 9S", 3, {}, 0, id="EU17"),
        pytest.param("S", "JS JR JC AS", 1, {"options": {"joker": True}}, 2, id="EU18"),
        pytest.param("D", "AC 9C 9D", 0, {"maker": 1, "alone": True}, 2, id="EU19"),
        pytest.param(
            "D", "KC AC", 1, {"maker": 1, "alone": True, "lone_defender": 2}, 2, id="EU20"
        ),
    ],
)
def test_who_takes_a_trick(
    trump: str, trick: str, leader: int, state: dict[str, Any], winner: int
) -> None:
    game = played(trick, leader, trump, **state)
    assert (game.leader, game.turn, game.tricks[winner]) == (winner, winner, 1)
    assert [(play.seat, play.card) for play in game.last_trick() if play.best] == [
        (winner, trick.split()[game.ranking.best(cards(trick))])
    ]


@pytest.mark.parametrize(
    ("hand", "passes", "options", "expected"),
    [
        pytest.param(HAND, 0, {}, "pass, order, order alone", id="EU21"),
        pytest.param(HAND, 3, {}, "pass, order, order alone", id="EU22"),
        pytest.param(HAND, 4, {}, f"pass, {ALONE_TOO}", id="EU23"),
        pytest.param(HAND, 7, {}, ALONE_TOO, id="EU24"),
        pytest.param(HAND, 7, {"stick_dealer": False}, f"pass, {ALONE_TOO}", id="EU25"),
        pytest.param(HAND, 1, {"canadian_loner": True}, "pass, order alone", id="EU26"),
        pytest.param(HAND, 5, {"canadian_loner": True}, f"pass, {ALONE_TOO}", id="EU27"),
        pytest.param(HAND, 0, {"need_trump": True}, "pass", id="EU28"),
        pytest.param("JD AS KS QS AC", 0, {"need_trump": True}, "pass", id="EU29"),
        pytest.param(HAND, 3, {"need_trump": True}, "pass, order, order alone", id="EU30"),
        pytest.param("AH KH JH TH 9H", 7, {"need_trump": True}, ALONE_TOO, id="EU31"),
    ],
)
def test_what_may_be_called(hand: str, passes: int, options: dict[str, Any], expected: str) -> None:
    assert legal(asked(hand, passes, **options)) == expected


@pytest.mark.parametrize(
    ("passes", "options", "action", "key"),
    [
        pytest.param(0, {}, "trump S", "euchre-not-yet", id="EU21"),
        pytest.param(4, {}, "trump H", "euchre-is-down", id="EU23"),
        pytest.param(7, {}, "pass", "euchre-stuck", id="EU24"),
        pytest.param(1, {"canadian_loner": True}, "order", "euchre-must-go-alone", id="EU26"),
        pytest.param(0, {"need_trump": True}, "order", "euchre-need-a-trump", id="EU28"),
    ],
)
def test_what_may_not_be_called(
    passes: int, options: dict[str, Any], action: str, key: str
) -> None:
    assert refused(asked(HAND, passes, **options), action) == key


def test_EU32_the_dealer_discards_any_of_the_six() -> None:
    game = after(dealt(f"///{HAND}"), "order")
    assert game.waiting() == [3]
    assert legal(game) == ", ".join(f"discard {card}" for card in [*HAND.split(), "QH"])


def test_EU33_a_dealer_who_sits_out_takes_nothing() -> None:
    game = after(dealt(f"///{HAND}"), "pass", "order alone")
    assert (game.is_out(3), game.turned, game.waiting()) == (True, cards("QH"), [0])
    assert " ".join(game.hands[3]) == HAND


def players(game: Euchre) -> list[int]:
    """Who plays to the first trick, from the leader."""
    return game.players_from(game.turn)


@pytest.mark.parametrize(
    ("calls", "options", "expected"),
    [
        pytest.param(["pass", "pass", "order", "discard QH"], {}, [0, 1, 2, 3], id="EU34"),
        pytest.param(["pass", "pass", "order alone", "discard QH"], {}, [1, 2, 3], id="EU35"),
        pytest.param(["pass", "order alone"], {}, [0, 1, 2], id="EU36"),
        pytest.param(
            ["pass", "order alone"], {"alone_lead": "left_of_maker"}, [2, 0, 1], id="EU37"
        ),
        pytest.param(
            ["pass", "order alone", "defend together", "defend alone"],
            {"defend_alone": True}, [1, 2], id="EU38",
        ),
    ],
)  # fmt: skip
def test_who_leads_and_who_plays(
    calls: list[str], options: dict[str, Any], expected: list[int]
) -> None:
    assert players(after(dealt(**options), *calls)) == expected


@pytest.mark.parametrize(
    ("maker", "won", "state", "expected"),
    [
        pytest.param(0, 3, {}, (1, 0), id="EU39"),
        pytest.param(0, 4, {}, (1, 0), id="EU40"),
        pytest.param(2, 5, {}, (2, 0), id="EU41"),
        pytest.param(1, 3, {}, (2, 0), id="EU42"),
        pytest.param(1, 5, {}, (2, 0), id="EU43"),
        pytest.param(1, 5, {"super_euchre": 4}, (4, 0), id="EU44"),
        pytest.param(0, 5, {"alone": True}, (4, 0), id="EU45"),
        pytest.param(0, 4, {"alone": True}, (1, 0), id="EU46"),
        pytest.param(0, 2, {"alone": True}, (0, 2), id="EU47"),
        pytest.param(0, 2, {"alone": True, "lone_euchre": 4}, (0, 4), id="EU48"),
        pytest.param(0, 2, {"alone": True, "defender": 1}, (0, 4), id="EU49"),
        pytest.param(
            0, 2, {"alone": True, "defender": 1, "defender_alone": 3}, (0, 3), id="3 for a hero"
        ),
        pytest.param(0, 5, {"alone": True, "defender": 1}, (4, 0), id="EU50"),
        pytest.param(0, 3, {"alone": True, "defender": 1}, (1, 0), id="EU51"),
        pytest.param(0, 5, {"alone": True, "alone_march": 5}, (5, 0), id="EU52"),
        pytest.param(0, 0, {"alone": True, "lone_euchre": 3, "super_euchre": 4}, (0, 4), id="both"),
    ],
)
def test_what_a_hand_counts(
    maker: int, won: int, state: dict[str, Any], expected: tuple[int, int]
) -> None:
    assert scored(maker, won, **state).scores == [*expected, *expected]


@pytest.mark.parametrize(
    ("scores", "maker", "won", "state", "expected", "winners"),
    [
        pytest.param((9, 9), 0, 3, {}, (10, 9), [0, 2], id="EU53"),
        pytest.param((9, 8), 1, 2, {}, (9, 9), [], id="EU54"),
        pytest.param((7, 8), 0, 5, {"alone": True}, (11, 8), [0, 2], id="EU55"),
        pytest.param((3, 4), 0, 2, {"target": 5}, (3, 6), [1, 3], id="EU56"),
    ],
)
def test_when_the_match_is_over(
    scores: tuple[int, int],
    maker: int,
    won: int,
    state: dict[str, Any],
    expected: tuple[int, int],
    winners: list[int],
) -> None:
    game = scored(maker, won, scores=scores, **state)
    assert (game.scores[:2], game.winners) == ([*expected], winners)


@pytest.mark.parametrize(
    ("hand", "options", "expected"),
    [
        pytest.param(
            "9C 9D 9H AS TS", {"farmers_hand": "three_alike"}, "farmer 9C 9D 9H, keep", id="EU57"
        ),
        pytest.param("9C 9D TH AS KS", {"farmers_hand": "three_alike"}, "", id="EU58"),
        pytest.param(
            "9C 9D TH AS KS", {"farmers_hand": "three_low"}, "farmer 9C 9D TH, keep", id="EU59"
        ),
        pytest.param("9C 9D 9H TS TC", {"misdeal": "nines_tens"}, "redeal, keep", id="EU60"),
        pytest.param("9C 9D 9H TS JC", {"misdeal": "nines_tens"}, "", id="EU61"),
        pytest.param("9C 9D 9H TS TC", {}, "", id="EU62"),
    ],
)
def test_what_low_hands_may_do(hand: str, options: dict[str, Any], expected: str) -> None:
    game = dealt(f"{hand}/JC AC JD AD QS/JH AH KH KC QC/KD QD JS AS 9S", **options)
    assert (game.phase, game.turn) == ("farmer" if expected else "order", 0)
    assert not expected or legal(game) == expected


def test_EU63_a_farmers_hand_is_exchanged_and_known() -> None:
    game = dealt("9C 9D TH AS KS", kitty="JS QD AH", farmers_hand="three_low")
    after(game, "farmer 9C 9D 10H")
    assert " ".join(game.hands[0]) == "AS KS JS QD AH"
    for viewer in (1, None):
        assert " ".join(view(game, viewer).game.kitty) == "9C 9D TH"
        assert set(view(game, viewer).game.hands[0]) == {"??"}


def test_EU64_the_jack_of_spades_deals() -> None:
    for number in range(20):
        game = Euchre(4, f"seed {number}")
        deck = Euchre(4, f"seed {number}")
        deck.shuffles = 0
        assert game.dealer == deck.shuffle(game.pack()).index(CARDS["JS"]) % 4
    order = cards("KD 9H AC JC JS")

    class Turned(Euchre):
        def shuffle(self, items: Any) -> Any:
            rest = [card for card in super().shuffle(items) if card not in order]
            return [*order, *rest]

    assert Turned(4, "seed").dealer == 0


def test_EU65_cards_in_the_largest_pack() -> None:
    assert len(Euchre(4, "seed", Options(pack=32, joker=True)).pack()) == 33


def test_EU66_the_turned_card_may_be_discarded() -> None:
    game = after(dealt("//JH AH KD 9S 9C", "JD", dealer=2), "pass", "pass", "pass", "order")
    assert legal(game) == ", ".join(
        f"discard {card}" for card in ["JH", "AH", "KD", "9S", "9C", "JD"]
    )
    assert after(game, "discard JD").discarded == cards("JD")


def test_EU67_a_turned_joker_is_named_for_without_a_look() -> None:
    game = dealt("//AH KH 9C TC QS", "JR", dealer=2, joker=True)
    assert game.waiting() == [2]
    assert legal(game) == "trump C, trump D, trump H, trump S"
    assert set(view(game, 2).game.hands[2]) == {"??"}
    after(game, "trump H")
    assert " ".join(view(game, 2).game.hands[2]) == "AH KH 9C TC QS JR"
    assert (game.maker, game.alone, game.phase) == (2, False, "discard")


def test_EU68_a_hand_that_nobody_makes_is_thrown_in() -> None:
    game = after(dealt(stick_dealer=False), *["pass"] * 8)
    assert (game.resting, game.scores) == (True, [0] * 4)
    game.apply(HOST, DEAL)
    assert game.dealer == 0


def test_EU69_the_dealer_stops_the_passing() -> None:
    game = after(dealt(), *["pass"] * 7)
    assert (game.waiting(), refused(game, "pass")) == ([3], "euchre-stuck")


def test_the_deal_moves_left() -> None:
    game = scored(0, 3)
    dealer = game.dealer
    game.apply(HOST, DEAL)
    assert game.dealer == (dealer + 1) % 4


def test_an_exchange_is_made_once_a_hand() -> None:
    low = "9C 9D 9H AS KS/TC TD TH QS KC/JC AC JD AD 9S/JH AH KH KD QD"
    game = dealt(low, "TS", farmers_hand="three_low", kitty="JS QC QH")
    assert after(game, "farmer 9C 9D 9H").phase == "order"
    assert after(dealt(low, "TS", farmers_hand="three_low"), "keep").turn == 1


def test_a_shown_low_hand_is_dealt_again_by_the_same_dealer() -> None:
    game = dealt("9C 9D 9H TS TC", misdeal="nines_tens")
    dealer, shuffles = game.dealer, game.shuffles
    after(game, "redeal")
    assert (game.dealer, game.round, game.shuffles) == (dealer, 1, shuffles + 1)
    assert " ".join(game.hands[0]) != "9C 9D 9H TS TC"


def test_a_maker_with_need_of_trump_names_what_is_held() -> None:
    game = asked(HAND, 4, need_trump=True, turned="9H")
    assert legal(game) == f"pass, {ALONE_TOO}"
    only = asked("AC KC QC TH AH", 4, need_trump=True, turned="9H")
    assert legal(only) == "pass, trump C, trump C alone"


def test_who_defends_together_leaves_both_in() -> None:
    game = after(dealt(defend_alone=True), "pass", "order alone", *["defend together"] * 2)
    assert players(game) == [0, 1, 2]


def test_nobody_is_asked_to_defend_against_two() -> None:
    game = after(dealt(defend_alone=True), "order", "discard QH")
    assert game.phase == "play"
