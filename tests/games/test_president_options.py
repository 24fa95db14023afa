"""Every option of President changes what it says, sections 5 to 9, and how a match ends."""

from itertools import combinations
from random import Random
from typing import Any

import pytest

from games.cards import JOKERS, cards
from games.choices import Choice
from games.game import DEAL, HOST, STOP
from games.president import Options, President
from games.president.state import ORDER, meld_of, tribute
from tests.games.positions import after, hint_of
from tests.games.president_positions import REST, exchange, listed, moves, opening, position


def won(**state: Any) -> President:
    """A round that seat 1 has just won, and seat 3 lost."""
    return after(position("5H", "", "", REST, out=[1, 2], **state), "5H")


def every_play(game: President) -> set[str]:
    """Every play that is accepted, found by trying all of them."""
    hand = sorted(game.hands[game.turn], key=ORDER.__getitem__)
    tried = {" ".join(pick) for size in range(1, 7) for pick in combinations(hand, size)}
    return {play for play in tried if game.check(game.turn, play) is None}


@pytest.mark.parametrize("seed", range(40))
def test_the_list_has_one_play_of_each_kind_that_is_legal(seed: int) -> None:
    random = Random(seed)
    chosen: dict[str, Any] = {
        "runs": random.choice(("off", "suited", "any")),
        "twos": "clear",
        "jokers": 2,
    }
    chosen |= dict.fromkeys(("revolution", "jack_back", "spade_three", "eight_stop"), True)
    game = President(7, f"seed {seed}", Options(equal="skips", **chosen))
    for _ in range(random.randrange(40)):
        game.apply(game.turn, random.choice(game.legal(game.turn)))

    def kind(play: str) -> tuple[Any, int]:
        laid = tuple(cards(play))
        return meld_of(laid, game.is_reversed), sum(card in JOKERS for card in laid)

    plays = [play for play in game.legal(game.turn) if play != "pass"]
    assert len(set(map(kind, plays))) == len(plays)
    assert set(map(kind, plays)) == set(map(kind, every_play(game)))


@pytest.mark.parametrize("seed", range(20))
def test_every_legal_play_can_be_picked_from_the_controls(seed: int) -> None:
    game = President(5, f"seed {seed}", Options(runs="suited", jokers=2, first_lead="scum"))
    for _ in range(seed):
        game.apply(game.turn, hint_of(game, game.turn).action)
    offered = game.choices(game.turn)
    for play in every_play(game):
        laid = cards(play)
        assert any(
            choice.least <= len(laid) <= choice.most and set(laid) <= set(choice.cards)
            for choice in offered
        ), play


def test_the_leader_picks_one_card_or_several() -> None:
    assert position("7C 7D 7S 8S 9S 2D", options={"runs": "suited"}).choices(0) == [
        Choice(cards=tuple(cards("7C 7D 7S 8S 9S 2D")), least=1, most=1),
        Choice(cards=tuple(cards("7C 7D 7S 8S 9S")), least=2, most=3, said="several"),
    ]


def test_who_follows_a_pair_picks_a_pair() -> None:
    assert position("7C 7D 8S 9H 9S", beat="6C 6D").choices(0) == [
        Choice(cards=tuple(cards("7C 7D 9H 9S")), least=2, most=2, said="pair"),
        Choice("pass"),
    ]


def test_who_follows_a_run_picks_as_many_cards() -> None:
    game = position("7C 7D 8D 9D KS", beat="4C 5C 6C", options={"runs": "suited"})
    assert game.choices(0) == [
        Choice(cards=tuple(cards("7D 8D 9D")), least=3, most=3, said="run 3"),
        Choice("pass"),
    ]


@pytest.mark.parametrize(("typed", "action"), [("joker 7c", "7C JB"), ("joker", "JB")])
def test_a_joker_is_the_one_that_is_held(typed: str, action: str) -> None:
    assert position("7C JB", options={"jokers": 2}).read(typed) == action


@pytest.mark.parametrize(("jokers", "held"), [(0, []), (1, ["JR"]), (2, ["JB", "JR"])])
def test_jokers(jokers: int, held: list[str]) -> None:
    game = President(5, "seed", Options(jokers=jokers))
    assert sorted(card for hand in game.hands for card in hand if card in JOKERS) == held


@pytest.mark.parametrize(("rule", "seat"), [("president", 2), ("scum", 0), ("lowest", 3)])
def test_first_lead(rule: str, seat: int) -> None:
    game = opening("9C", REST, "8C", "3C 5D", before=[2, 1, 3, 0], options={"first_lead": rule})
    assert game.turn == seat
    assert moves(game) == {2: {"8C"}, 0: {"9C"}, 3: {"3C"}}[seat]


def test_a_two_of_its_own_clears_a_set_and_a_run_but_not_when_twos_are_only_high() -> None:
    for beat in ("6C 6D 6S", "6C 7C 8C"):
        for twos, legal in (("clear", "2C, pass"), ("high", "pass")):
            game = position("2C 5S", beat=beat, options={"runs": "any", "twos": twos})
            assert moves(game) == listed(legal)
    game = position("2C 5S", beat="6C 6D 6S", options={"twos": "clear"})
    assert (after(game, "2C").turn, game.trick) == (0, [])


def test_a_pair_of_twos_ends_the_trick_and_a_single_high_two_does_not() -> None:
    game = position("2C 2D 5S", beat="6C 6D", options={"twos": "clear"})
    assert after(game, "2C 2D").trick == []
    assert after(position("2C 5S", beat="6C"), "2C").trick == cards("6C 2C")


def test_a_run_is_never_equalled() -> None:
    game = position("4D 5D 6D", beat="4C 5C 6C", options={"runs": "suited", "equal": "allowed"})
    assert moves(game) == {"pass"}


def test_of_two_jokers_the_red_one_is_paid_first() -> None:
    assert tribute(cards("2S JR JB"), 2) == cards("JR JB")


def test_a_three_of_spades_is_nothing_special_otherwise() -> None:
    assert moves(position("3S 4S", beat="JR", options={"jokers": 1})) == {"pass"}
    game = position("3S 4S", beat="JR JB", options={"jokers": 2, "spade_three": True})
    assert moves(game) == {"pass"}


def test_a_revolution_takes_four_cards_and_is_for_the_round_alone() -> None:
    assert not after(position("6C 6D 6H 9S", options={"revolution": True}), "6C 6D 6H").revolted
    assert not after(position("6C 6D 6H 6S 9S"), "6C 6D 6H 6S").revolted
    game = won(options={"revolution": True}, revolted=True)
    assert not after(game, DEAL).is_reversed


def test_jacks_turn_a_revolution_back_for_a_trick() -> None:
    game = position("JH 4S", "QD 9D", revolted=True, options={"jack_back": True})
    assert moves(after(game, "JH")) == {"QD", "pass"}
    assert after(game, "pass", "pass", "pass").is_reversed


def test_an_eight_may_be_a_joker_in_a_run() -> None:
    options = {"runs": "suited", "eight_stop": True, "jokers": 1}
    assert after(position("7C 9C JR 4S", options=options), "7C 9C JR").trick == []


@pytest.mark.parametrize(
    ("hand", "options", "place"),
    [
        ("2H", {}, 3),
        ("JR", {"jokers": 1}, 3),
        ("8H", {"eight_stop": True}, 3),
        ("8H", {}, 0),
        ("AH", {}, 0),
        ("3S", {}, 0),
    ],
)
def test_bad_finish(hand: str, options: dict[str, Any], place: int) -> None:
    game = position(hand, options=options | {"bad_finish": True})
    assert after(game, hand).finish(0) == place
    assert after(position(hand, options=options), hand).finish(0) == 0


def test_the_first_who_goes_out_badly_is_last() -> None:
    game = position("2H", "2S", "4C", REST, options={"bad_finish": True})
    after(game, "2H", "pass", "pass", "pass", "2S", "pass", "pass", "4C")
    assert (game.out, game.fallen) == ([2, 3, 1, 0], [])


def test_no_capital_falls_without_the_option_or_to_a_bad_finish() -> None:
    game = position("5H 4S", "KD", before=[0, 1, 2, 3])
    assert after(game, "5H", "KD").hands[0] == cards("4S")
    options = {"capital_fall": True, "bad_finish": True}
    game = position("5H 4S", "2D", before=[0, 1, 2, 3], options=options)
    assert after(game, "5H", "2D").hands[0] == cards("4S")


def test_a_fall_may_end_the_round() -> None:
    options = {"capital_fall": True}
    game = position("5H 4S", "KD", "9C", before=[0, 1, 2], seats=3, options=options)
    assert after(game, "5H", "KD").out == [1, 2, 0]


@pytest.mark.parametrize(("count", "paid", "vice"), [(0, 0, 0), (1, 1, 0), (2, 2, 1), (3, 3, 2)])
def test_exchange_count(count: int, paid: int, vice: int) -> None:
    hands = ("3C 4D 5D 6D", "3D 4H 5H", "TC JC QC", "AH KS 2S QS")
    game = exchange(*hands, options={"exchange_count": count})
    assert [len(hand) for hand in game.hands] == [4 + paid, 3 + vice, 3 - vice, 4 - paid]


def test_the_president_may_give_back_what_was_just_paid() -> None:
    game = exchange("3C 4D", "5C", "6C 6D", "AH KS QS")
    assert after(game, "give KS AH").hands[3] == cards("QS KS AH")


@pytest.mark.parametrize(("target", "over"), [(4, True), (5, False)])
def test_target(target: int, over: bool) -> None:
    game = won(options={"target": target, "max_rounds": 0}, scores=[0, 1, 0, 0])
    assert (game.winners == [1], game.resting) == (over, not over)


@pytest.mark.parametrize(("most", "over"), [(1, True), (2, False)])
def test_max_rounds(most: int, over: bool) -> None:
    game = won(options={"max_rounds": most})
    assert (bool(game.winners), game.resting) == (over, not over)


def test_a_match_without_an_end_is_stopped_by_the_host() -> None:
    game = won(options={"max_rounds": 0})
    assert game.legal(HOST) == [DEAL, STOP]
    assert won().legal(HOST) == [DEAL]


def test_the_scum_deals_the_next_round() -> None:
    game = after(won(), DEAL)
    assert (game.dealer, game.before, game.turn) == (3, [1, 2, 0, 3], 1)
