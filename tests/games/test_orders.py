"""What is decided before one's turn does what was meant, or nothing."""

import pytest

from games.cheat.rules import TRUST
from games.premoves import CALL_ANY, CHECK_OR_FOLD, FOLLOW_LOW, PASS
from games.red_five import RedFive
from tests.games.cheat_positions import LAST, go
from tests.games.cheat_positions import position as cheat
from tests.games.euchre_positions import dealt as euchre
from tests.games.positions import after
from tests.games.president_positions import position as climbing
from tests.games.spades_positions import bidding
from tests.games.spades_positions import position as spades
from tests.games.texas_holdem_positions import dealt


@pytest.mark.parametrize(
    ("hand", "trick", "card"),
    [
        ("KS 9H 3H AH", "QH", "3H"),
        ("KS 2C AH", "QD", ""),
        ("KS 2C AH", "", ""),
    ],
    ids=["the lowest of the suit led", "nothing for who cannot follow", "nothing for who leads"],
)
def test_to_follow_low_plays(hand: str, trick: str, card: str) -> None:
    assert spades(hand, trick).premove_action(0, FOLLOW_LOW) == card


def test_to_follow_low_is_decided_by_who_is_still_to_play_and_can_follow() -> None:
    game = spades("KS 9H", "QH", turn=2)
    hands = {"following": "3H 4S", "void": "4S 5D", "played": "2H 4C"}
    for seat, hand in zip((3, 0, 1), hands.values(), strict=True):
        game.hands[seat] = spades(hand).hands[0]
    offered = {name: game.premoves_of(seat) for name, seat in zip(hands, (3, 0, 1), strict=True)}
    assert offered == {"following": [FOLLOW_LOW], "void": [], "played": []}


def test_nothing_is_decided_about_tricks_amid_the_bids() -> None:
    game = bidding("3 4")
    assert not any(game.premoves_of(seat) for seat in range(4))


def test_check_or_fold_folds_only_to_a_bet() -> None:
    game = dealt("100 100 100")
    assert game.premove_action(game.turn, CHECK_OR_FOLD) == "fold"
    after(game, "call", "call", "check")
    assert game.premove_action(game.turn, CHECK_OR_FOLD) == "check"


def test_call_any_calls_whatever_is_bet_and_never_raises() -> None:
    game = dealt("100 100 100")
    first = game.turn
    game.apply(first, game.legal(first)[-1])
    assert game.premove_action(game.turn, CALL_ANY) == "call"


def test_who_has_folded_has_nothing_to_decide() -> None:
    game = dealt("100 100 100")
    first = game.turn
    other = next(seat for seat in range(3) if seat != game.turn)
    assert game.premoves_of(other) == [CHECK_OR_FOLD, CALL_ANY]
    game.apply(first, "fold")
    assert game.premoves_of(first) == []


def test_a_trick_is_passed_that_lies_there() -> None:
    game = climbing("3C 4C", "KC", "QC")
    assert game.premoves_of(1) == []
    after(game, "3C")
    assert game.premoves_of(2) == [PASS]
    assert game.premove_action(1, PASS) == "pass"


def test_who_leads_cannot_pass() -> None:
    assert climbing("3C 4C").premove_action(0, PASS) == ""


def test_an_auction_is_passed_by_who_has_not_passed() -> None:
    game = RedFive(4, "seed")
    first = game.turn
    other = (first + 1) % 4
    assert game.premoves_of(other) == [PASS]
    game.apply(first, "pass")
    assert game.premoves_of(first) == []
    assert game.premove_action(other, PASS) == "pass"


def test_trump_is_passed_by_who_is_still_asked() -> None:
    game = after(euchre(), "pass")
    assert [game.premoves_of(seat) for seat in (0, 1, 2, 3)] == [[], [], [PASS], [PASS]]


def test_any_claim_is_trusted_but_one_of_last_cards() -> None:
    asked = go(cheat(), "0 5D")
    assert asked.premove_action(1, TRUST) == "pass"
    assert go(cheat(LAST), "0 AC").premove_action(1, TRUST) == ""


def test_nobody_decides_to_trust_where_not_all_are_asked() -> None:
    offered = [cheat(options={"window": each}).premoves_of(1) for each in ("everyone", "open")]
    assert offered == [[TRUST], []]
