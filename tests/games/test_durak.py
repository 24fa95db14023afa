"""The vectors of the specification, section 14, each under its id, and its invariants."""

from typing import Any

import pytest

from games.cards import EVERYONE, Pile, cards
from games.durak import Durak, Options
from games.durak.state import pack
from games.game import DEAL, HOST, Game
from games.testing import play_lawfully
from tests.games.durak_positions import PLENTY, held, legal, position, roles, state
from tests.games.positions import after

OPEN = "6C 9D KH | 7C 6H AD | 8C 8D 8S"
STANDING = "6C 6D 6S AH | 7C 6H AD 9H 9C 9S | 8C 8D 8S 7D"
FEW = "6C 6D 6S AH | 7C 6H | KH 8D 7S 7D"
SEVENS = "7C 7D 7S 7H 9C 9D | 8C 8D 8S 8H 10C 10D AC | QC QD KD"
TAKING = "6C 9D | 7C KD AD QS | 6D 9S JC"
NINE = "6H 7H 8H 10H JH QH KC AH AS"
DRAWING = "6C 9D | 7C 7D AD QS | 6D 9S JC"
PAIR = "9C 9D KS | 6H 7S 8D 10C"
PASSING = "7C 9D KH | 6H 7D AD | 7S 8C 8D"
SHOWING = "7C 9D KH | 6D 7H AD | 8C 8D 9S"
FOUR = "6C 9D | 7C 8H KD | JS QS | 6D 6S"


def passing(game: Durak) -> Durak:
    """The same table after all who are asked have passed."""
    while game.phase in ("throw", "pile_on"):
        after(game, "pass")
    return game


def test_du01_any_card_may_open_and_several_of_one_rank() -> None:
    assert legal(position(OPEN)) == "attack 6C · attack 9D · attack KH"


def test_du02_a_higher_card_of_the_suit_beats_and_so_does_a_trump() -> None:
    assert legal(after(position(OPEN), "attack 6C")) == "beat 6C 6H · beat 6C 7C · take"


def test_du03_what_may_be_thrown_in_has_a_rank_that_lies_there() -> None:
    game = after(position(OPEN), "attack 6C", "beat 6C 7C")
    assert (roles(game), legal(game)) == ("THROW 0; main 0 defender 1", "pass")


def test_du04_an_attack_opens_with_any_cards_of_one_rank() -> None:
    assert legal(position(STANDING)) == (
        "attack 6C · attack 6D · attack 6S · attack AH · attack 6C 6D · attack 6C 6S · "
        "attack 6D 6S · attack 6C 6D 6S"
    )


def test_du05_du06_one_seat_after_the_other_is_asked() -> None:
    game = after(position(STANDING), "attack 6C", "beat 6C 7C")
    assert legal(game) == "attack 6D · attack 6S · attack 6D 6S · pass"
    after(game, "pass")
    assert (state(game), legal(game)) == ("THROW 2", "attack 7D · pass")


def test_du07_a_new_rank_voids_every_pass() -> None:
    game = after(position(STANDING), "attack 6C", "beat 6C 7C", "pass", "attack 7D", "beat 7D AD")
    assert state(game) == "THROW 0"
    assert legal(game) == (
        "attack 6D · attack 6S · attack AH · attack 6D 6S · attack 6D AH · attack 6S AH · "
        "attack 6D 6S AH · pass"
    )


def test_du08_without_a_new_rank_a_pass_stands() -> None:
    game = after(position(STANDING), "attack 6C", "beat 6C 7C", "pass", "attack 7D", "beat 7D 6H")
    assert (state(game), legal(game)) == ("THROW 2", "pass")


def test_du09_a_bout_is_over_when_the_defender_can_beat_no_more_cards() -> None:
    game = after(position(FEW), "attack 6C", "beat 6C 7C", "attack 6D", "beat 6D 6H")
    assert roles(game) == "ATTACK 2; main 2 defender 0"
    assert game.out == [1]


def test_du10_nobody_is_attacked_with_more_cards_than_they_hold() -> None:
    assert "attack 6C 6D 6S" not in position(FEW).legal(0)


@pytest.mark.parametrize(
    ("options", "room"),
    [pytest.param({}, 3, id="DU11"), pytest.param({"first_limit": 5}, 2, id="DU12")],
)
def test_a_bout_has_a_limit(options: dict[str, Any], room: int) -> None:
    game = after(position(SEVENS, PLENTY, **options), "attack 7C 7D 7S")
    after(game, "beat 7C 8C", "beat 7D 8D", "beat 7S 8S")
    assert game.room() == room


def test_the_limit_of_the_first_bout_holds_until_one_was_beaten_off() -> None:
    game = position(SEVENS, PLENTY, first_limit=5)
    passing(after(game, "attack 9C", "beat 9C 10C"))
    assert game.limit() == 6


def test_du13_du14_all_may_add_to_what_is_taken() -> None:
    game = after(position(TAKING, NINE), "attack 6C", "take")
    assert (state(game), legal(game)) == ("PILE_ON 0", "pass")
    after(game, "pass")
    assert (state(game), legal(game)) == ("PILE_ON 2", "attack 6D · pass")


def held_back(kind: type[Game]) -> Durak:
    """Seat 0 has passed with a 6, and seat 2 has thrown in what seat 1 takes."""
    game = position("6C 6D 9D | 7C KD AD | 7S 8D KS", kind=kind)
    return after(game, "attack 6C", "beat 6C 7C", "pass", "attack 7S", "take")


def test_who_held_back_may_still_load_who_takes() -> None:
    game = held_back(Durak)
    assert (state(game), legal(game)) == ("PILE_ON 0", "attack 6D · pass")
    after(game, "attack 6D")
    assert len(game.hands[1]) == 2 + 4


@pytest.mark.check
def test_a_match_begun_by_the_first_version_goes_on_by_it() -> None:
    first = Durak.of_version(1)
    assert first is not None
    assert state(held_back(first)) == "PILE_ON 2"
    play_lawfully(first, 0, most=25)


def test_du15_the_taker_draws_last_and_misses_a_turn() -> None:
    game = after(position(TAKING, NINE), "attack 6C", "take", "pass", "attack 6D")
    passing(game)
    assert held(game) == "6 6 6"
    assert roles(game) == "ATTACK 2; main 2 defender 0"


def test_du16_du17_the_main_attacker_draws_first_and_the_turned_up_card_goes_last() -> None:
    game = passing(after(position(DRAWING, "6H 7H 8H 10H"), "attack 6C", "beat 6C 7C"))
    assert held(game) == "5 3 3"
    assert cards("6H")[0] in game.hands[0]
    assert state(game) == "ATTACK 1"


def test_du18_who_takes_is_passed_over() -> None:
    game = passing(after(position(DRAWING, "6H 7H 8H 10H 9H"), "attack 6C", "take"))
    assert (held(game), state(game)) == ("6 5 3", "ATTACK 2")


@pytest.mark.parametrize(
    ("card", "hand", "expected"),
    [
        pytest.param("6H", "7C 6S AH 10D", "beat 6H AH · take", id="DU19"),
        pytest.param("AC", "6H 7S 8D", "beat AC 6H · take", id="DU20"),
    ],
)
def test_trumps_beat_and_only_trumps_beat_them(card: str, hand: str, expected: str) -> None:
    assert legal(after(position(f"{card} KS | {hand}"), f"attack {card}")) == expected


def test_du21_cards_may_be_beaten_in_any_order() -> None:
    game = after(position(PAIR), "attack 9C 9D")
    assert legal(game) == "beat 9C 6H · beat 9C 10C · beat 9D 6H · take"


def test_du22_du23_who_takes_gets_beating_cards_too_and_of_two_the_other_attacks_again() -> None:
    game = after(position(PAIR), "attack 9C 9D", "beat 9C 10C", "take")
    assert state(game) == "PILE_ON 0"
    after(game, "pass")
    assert (held(game), state(game)) == ("1 6", "ATTACK 0")


@pytest.mark.parametrize(
    ("hands", "actions", "expected"),
    [
        pytest.param("6C | 7C", ["attack 6C", "beat 6C 7C"], "END drawn", id="DU24"),
        pytest.param("6C | 7D", ["attack 6C", "take"], "END fool 1", id="DU25"),
        pytest.param("6C | 7C 8D", ["attack 6C", "beat 6C 7C"], "END fool 1", id="DU26"),
        pytest.param(
            "6C 6D | 7C 8D | KS",
            ["attack 6C 6D", "beat 6C 7C", "beat 6D 8D"],
            "END fool 2",
            id="DU27",
        ),
        pytest.param("6C | 7C 8D KD | 6S 7S", ["attack 6C", "beat 6C 7C"], "THROW 2", id="DU28"),
    ],
)
def test_the_last_cards(hands: str, actions: list[str], expected: str) -> None:
    assert state(after(position(hands), *actions)) == expected


def test_du29_du30_the_attack_is_passed_on_if_the_next_one_has_cards_enough() -> None:
    game = after(position(PASSING, mode="transfer"), "attack 7C")
    assert legal(game) == "beat 7C 6H · transfer 7D · take"
    after(game, "transfer 7D")
    assert roles(game) == "DEFEND 2; main 1 defender 2"
    assert legal(game) == "beat 7C 8C · beat 7D 8D · take"


def test_du31_the_attack_may_come_back() -> None:
    game = position(PASSING.replace("KH", "KH QS"), mode="transfer")
    after(game, "attack 7C", "transfer 7D", "transfer 7S")
    assert roles(game) == "DEFEND 0; main 2 defender 0"


def test_du32_who_has_beaten_a_card_passes_nothing_on() -> None:
    game = position("7C 7S 9D | 7D 8C AD | 10S JS QS KS", mode="transfer")
    assert legal(after(game, "attack 7C 7S", "beat 7C 8C")) == "take"


def test_du33_without_the_option_nothing_is_passed_on() -> None:
    assert legal(after(position(PASSING), "attack 7C")) == "beat 7C 6H · take"


def test_du34_du35_a_trump_is_shown_and_stays_in_the_hand() -> None:
    game = after(position(SHOWING, mode="transfer", show_trump=True), "attack 7C")
    assert legal(game) == "beat 7C 7H · transfer 7H · show 7H · take"
    after(game, "show 7H")
    assert roles(game) == "DEFEND 2; main 1 defender 2"
    assert len(game.hands[1]) == 3
    assert game.hands[1].known == cards("7H")


def test_the_same_trump_is_shown_once_a_bout() -> None:
    game = position("7C KH 9D | 7H AD 6D", mode="transfer", show_trump=True)
    after(game, "attack 7C", "show 7H")
    assert legal(game) == "beat 7C KH · take"
    game = position("7C 7S 9D QC KC | 7H AD 6D QD", mode="transfer", show_trump=True)
    after(game, "attack 7C", "show 7H", "transfer 7S")
    assert legal(game) == "beat 7C 7H · beat 7S 7H · transfer 7H · take"


@pytest.mark.parametrize(
    ("options", "order"),
    [
        pytest.param({"throwers": "all"}, "023", id="DU36 all"),
        pytest.param({"throwers": "neighbours"}, "02", id="DU36 neighbours"),
        pytest.param({"throwers": "attacker"}, "0", id="DU36 attacker"),
        pytest.param({"teams": True}, "02", id="DU40"),
    ],
)
def test_who_may_throw_in(options: dict[str, Any], order: str) -> None:
    game = after(position(FOUR, **options), "attack 6C", "beat 6C 7C")
    asked = ""
    while game.phase == "throw":
        asked += str(game.waiting()[0])
        after(game, "pass")
    assert asked == order


def test_du37_du38_all_may_throw_in_at_once_and_the_first_counts() -> None:
    game = after(position(FOUR, throw_in="free"), "attack 6C", "beat 6C 7C")
    assert state(game) == "THROW 0 2 3"
    game.apply(3, "attack 6S")
    assert roles(game) == "DEFEND 1; main 0 defender 1"


def test_who_has_passed_waits_while_the_others_may_still_throw_in() -> None:
    game = after(position(FOUR, throw_in="free"), "attack 6C", "beat 6C 7C")
    game.apply(2, "pass")
    assert state(game) == "THROW 0 3"


def test_du39_two_cards_may_still_come() -> None:
    game = after(position(FOUR), "attack 6C", "beat 6C 7C", "pass", "pass")
    assert (state(game), legal(game)) == (
        "THROW 3",
        "attack 6D · attack 6S · attack 6D 6S · pass",
    )


def test_du41_a_partner_who_is_out_is_passed_over() -> None:
    game = position("6C | 7D 8D | 9S 10S | JC", teams=True)
    assert roles(after(game, "attack 6C", "take", "pass")) == "ATTACK 2; main 2 defender 3"


def test_du42_the_next_with_cards_attacks_the_next_opponent_with_cards() -> None:
    game = after(position("6C | 7C | 9S 10S | JC", teams=True), "attack 6C", "beat 6C 7C")
    assert roles(game) == "ATTACK 2; main 2 defender 3"


def test_du43_a_team_is_left() -> None:
    game = after(position("6C | 7D | - | JC", teams=True), "attack 6C", "take")
    assert state(game) == "END fool 1"
    assert (game.losers(), game.winners) == ([1, 3], [0, 2])


def test_du44_a_partner_is_not_attacked() -> None:
    assert position("6C KC | - | 9S | JC", teams=True).defender == 3


@pytest.mark.parametrize(
    ("seats", "deck", "left"),
    [(2, 36, 24), (3, 36, 18), (4, 36, 12), (5, 36, 6), (6, 36, 0), (2, 52, 40), (6, 52, 16)],
)
def test_du45_the_talon(seats: int, deck: int, left: int) -> None:
    game = Durak(seats, "seed", Options(deck=deck))
    assert len(game.talon) == left
    shown = game.talon if left else game.hands[game.dealer]
    assert [card.suit for card in shown.known] == [game.trump]


def opens(hands: str, **options: Any) -> int:
    """Who attacks first if these are dealt."""
    game = Durak(hands.count("|") + 1, "seed", Options(**options))
    game.hands = [Pile(cards(hand)) for hand in hands.split("|")]
    game.trump, game.dealer = "H", 1
    return game.opener()


def test_du46_the_lowest_trump_opens() -> None:
    assert opens("9H AC | 7H KD | 8H") == 1


def test_du47_without_a_trump_the_seat_after_the_dealer_opens() -> None:
    assert opens("9C AC | 7C KD | 8C") == 2


def test_du48_without_the_option_nothing_is_added_to_what_is_taken() -> None:
    game = after(position(TAKING, PLENTY, pile_on=False), "attack 6C", "take")
    assert roles(game) == "ATTACK 2; main 2 defender 0"


@pytest.mark.parametrize(("opener", "expected"), [("under_fool", 1), ("after_fool", 3)])
def test_du49_the_fool_is_attacked_or_the_next_one_attacks(opener: str, expected: int) -> None:
    game = Durak(4, "seed", Options(opener=opener, losses=2))
    first = game.opener()
    game.loser = 2
    assert game.opener() == expected
    game.loser = None
    assert game.opener() == first


def points(game: Durak) -> str:
    """The points of a round that is over."""
    return " ".join(map(str, game.scores))


def test_du50_places_count() -> None:
    game = position("- | 7D | - | 6C", main=3, scoring="places")
    game.out = [2, 0]
    after(game, "attack 6C", "take")
    assert points(game) == "2 0 3 1"


def test_du51_in_one_bout_the_attacker_is_out_first() -> None:
    game = position("6C | 7C | KS", scoring="places")
    assert points(after(game, "attack 6C", "beat 6C 7C")) == "2 1 0"


def test_the_fool_deals_the_next_round_and_a_draw_leaves_the_deal() -> None:
    game = after(position("6C | 7D", losses=2), "attack 6C", "take")
    game.apply(HOST, DEAL)
    assert (game.dealer, game.scores) == (1, [0, -1])
    game = position("6C | 7C")
    dealer = game.dealer
    after(game, "attack 6C", "beat 6C 7C")
    game.apply(HOST, DEAL)
    assert (game.dealer, game.scores) == (dealer, [0, 0])


def test_a_match_ends_when_somebody_has_lost_often_enough() -> None:
    game = position("6C | 7D | -", losses=2)
    game.scores = [0, -1, -1]
    after(game, "attack 6C", "take")
    assert (game.losers(), game.winners, game.final_places()) == ([1], [0, 2], [1, 3, 1])


def test_a_drawn_round_ends_no_match_of_one_loss() -> None:
    game = after(position("6C | 7C"), "attack 6C", "beat 6C 7C")
    assert (game.winners, game.resting) == ([], True)


def test_rounds_end_a_match_where_places_count_and_partners_add_up() -> None:
    game = position("6C | 7D | - | -", scoring="places", rounds=1, teams=True)
    game.out = [2, 3]
    after(game, "attack 6C", "take")
    assert (game.scores, game.winners) == ([1, 0, 3, 2], [0, 2])


def test_a_hundred_bouts_taken_without_a_card_drawn_end_a_round_undecided() -> None:
    game = position("6C 9D | 7D 8S", losses=2)
    game.barren = 99
    assert state(passing(after(game, "attack 6C", "take"))) == "END drawn"


def test_whoever_plays_the_last_card_of_their_own_waits_for_the_rest_of_the_bout() -> None:
    game = position("7C | 7D 9C | QD KC AS", mode="transfer")
    after(game, "attack 7C", "transfer 7D", "take")
    assert (state(game), game.out) == ("PILE_ON 1", [])


def test_what_is_taken_stays_known_and_the_turned_up_card_too() -> None:
    game = passing(after(position(DRAWING, "6H 7H 8H 10H 9H"), "attack 6C", "take"))
    assert [hand.known for hand in game.hands] == [cards("6H"), cards("6C"), []]
    assert all(hand.seen_by != EVERYONE for hand in game.hands)


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("6H", "beat 6C 6H"),
        ("beat 6H 6C", "beat 6C 6H"),
        ("6H 6C", "beat 6C 6H"),
        ("beat 6C 6H", "beat 6C 6H"),
        ("Take", "take"),
    ],
)
def test_either_order_is_read_and_a_card_alone_where_one_lies_open(typed: str, action: str) -> None:
    assert after(position(OPEN), "attack 6C").read(typed) == action


def test_a_card_alone_attacks_and_is_thrown_in() -> None:
    game = after(position(STANDING), "6C", "7C", "6d 6s")
    assert (state(game), game.open()) == ("DEFEND 1", cards("6D 6S"))


def test_every_pack_begins_where_it_should() -> None:
    assert [pack(size)[0] for size in (24, 36, 52)] == ["9C", "6C", "2C"]
