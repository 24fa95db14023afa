"""The vectors of the specification, section 13, each under its id."""

from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from games.cards import Pile, cards
from games.game import DEAL, HOST
from games.spades import Spades
from games.spades.state import RANKING, highest_spades
from games.text import IllegalAction
from games.tricks import partner_of, sure_trumps
from games.words import translator
from tests.games.positions import after, hint_of
from tests.games.spades_positions import bidding, legal, position, scored, team_scores

MIXED = "AS 4S KD 7D 2C"


@pytest.mark.parametrize(
    ("hand", "trick", "broken", "moves"),
    [
        pytest.param(MIXED, "", False, "KD 7D 2C", id="SP01"),
        pytest.param("AS 9S 4S", "", False, "AS 9S 4S", id="SP02"),
        pytest.param(MIXED, "", True, MIXED, id="SP03"),
        pytest.param(MIXED, "QD 3D", False, "KD 7D", id="SP04"),
        pytest.param(MIXED, "QH", False, MIXED, id="SP05"),
    ],
)
def test_legal_cards(hand: str, trick: str, broken: bool, moves: str) -> None:
    assert legal(position(hand, trick, broken=broken)) == set(moves.split())


@pytest.mark.parametrize("card", ["AS", "9S", "4S"])
def test_SP02_a_spade_led_for_want_of_others_breaks_spades(card: str) -> None:
    assert after(position("AS 9S 4S"), card).broken


def test_SP04_who_can_follow_must() -> None:
    game = position(MIXED, "QD 3D")
    with pytest.raises(IllegalAction, match="must-follow-suit"):
        game.apply(0, "AS")


@pytest.mark.parametrize(("card", "broken"), [("4S", True), ("2C", False)])
def test_SP05_a_spade_thrown_breaks_spades(card: str, broken: bool) -> None:
    assert after(position(MIXED, "QH"), card).broken is broken


@pytest.mark.parametrize(
    ("trick", "leader", "winner"),
    [
        pytest.param("QD 3D KD 2D", 1, 3, id="SP06"),
        pytest.param("QD 2S KD AD", 0, 1, id="SP07"),
        pytest.param("QD 2S 9S AD", 2, 0, id="SP08"),
        pytest.param("5C AH AD 2C", 3, 3, id="SP09"),
        pytest.param("TS JS 9S 2S", 0, 1, id="SP10"),
    ],
)
def test_who_wins_a_trick(trick: str, leader: int, winner: int) -> None:
    *played, final = trick.split()
    game = position(f"{final} 3C", " ".join(played), turn=(leader + 3) % 4)
    after(game, final)
    assert (game.leader, game.turn, game.tricks[winner]) == (winner, winner, 1)


def test_SP11_left_of_the_dealer_bids_and_leads_first() -> None:
    game = bidding(dealer=1)
    order = []
    for _ in range(4):
        order.append(game.turn)
        after(game, "bid 3")
    assert (game.dealer, order, game.turn) == (2, [3, 0, 1, 2], 3)


def test_SP11_the_deal_passes_to_the_left() -> None:
    game = bidding(dealer=1)
    game.resting = True
    game.apply(HOST, DEAL)
    assert game.dealer == 3


@pytest.mark.parametrize(
    ("bids", "tricks", "gains"),
    [
        pytest.param("4 3 2 4", "3 3 3 4", [60, 70], id="SP12"),
        pytest.param("4 3 3 3", "5 2 3 3", [71, -60], id="SP13"),
        pytest.param("0 5 0 5", "2 6 1 4", [3, 100], id="SP14"),
        pytest.param("10 1 10 1", "6 1 5 1", [-200, 20], id="SP15"),
    ],
)
def test_what_a_hand_scores(bids: str, tricks: str, gains: list[int]) -> None:
    assert team_scores(scored(bids, tricks)) == gains


@pytest.mark.parametrize(
    ("before", "bids", "tricks", "after_hand", "winners"),
    [
        pytest.param([-20, 480], "2 3 2 2", "3 4 2 4", [21, 533], [1, 3], id="SP16"),
        pytest.param([470, 455], "2 3 2 2", "3 4 3 3", [512, 507], [0, 2], id="SP17"),
        pytest.param([460, 452], "2 3 2 2", "4 3 3 3", [503, 503], [], id="SP18"),
        pytest.param([503, 503], "3 4 2 4", "2 5 2 4", [453, 584], [1, 3], id="SP19"),
        pytest.param([446, 300], "3 3 2 3", "4 3 4 2", [499, 240], [], id="SP20"),
    ],
)
def test_who_has_won(
    before: list[int], bids: str, tricks: str, after_hand: list[int], winners: list[int]
) -> None:
    game = scored(bids, tricks, scores=before * 2)
    assert (team_scores(game), game.winners) == (after_hand, winners)


def test_SP18_equal_scores_are_followed_by_another_hand() -> None:
    game = scored("2 3 2 2", "4 3 3 3", scores=[460, 452] * 2, dealer=3)
    assert game.waiting() == [HOST]
    game.apply(HOST, DEAL)
    assert (game.dealer, game.turn) == (0, 1)


def test_SP21_bags_cost_points_and_the_rest_carries_over() -> None:
    game = scored("3 2 2 3", "5 2 3 3", bags=[8, 0], options={"bags": True})
    assert (game.scores[0], game.bags[0]) == (53 - 100, 1)


@pytest.mark.parametrize(
    ("tricks", "failed_nil_tricks", "gain"),
    [
        pytest.param("5 4 0 4", "count", 141, id="SP22"),
        pytest.param("3 5 1 4", "count", -60, id="SP23"),
        pytest.param("3 5 1 4", "bags_only", -140, id="SP24"),
    ],
)
def test_nil(tricks: str, failed_nil_tricks: str, gain: int) -> None:
    options = {"nil": True, "failed_nil_tricks": failed_nil_tricks}
    assert scored("4 3 nil 3", tricks, options=options).scores[0] == gain


def test_SP25_jokers_are_the_highest_spades() -> None:
    game = position("JR AS 3H", "KH JB", options={"jokers": "two"})
    assert legal(game) == {"3H"}
    assert RANKING.best(cards("KH JB 3H 2H")) == 1
    assert RANKING.best(cards("AS JB JR KS")) == 2


def test_SP26_only_the_seat_to_act_may_act() -> None:
    game = bidding()
    before = game.copy().__dict__
    with pytest.raises(IllegalAction, match="not-your-turn"):
        game.apply(1, "bid 3")
    assert game.__dict__ == before


HANDS = (
    "KS JS 3S KH 7H 6H JD TD 8D 7D QC 8C 6C",
    "AS 9S 8S 7S 5S JH TH 8H QD 6D 3D 9C 5C",
    "TS 6S 4S QH 3H KD 5D 2D KC TC 7C 4C 2C",
    "QS 2S AH 9H 5H 4H 2H AD 9D 4D AC JC 3C",
)
TRICKS = (
    (3, "AC 6C 5C 2C", False),
    (3, "AD 7D 3D 2D", False),
    (3, "AH 6H 8H 3H", False),
    (3, "4D 8D QD KD", False),
    (2, "KC 3C 8C 9C", False),
    (2, "QH 2H 7H TH", False),
    (2, "5D 9D JD 6D", False),
    (0, "KH JH 4C 4H", False),
    (0, "QC 5S 7C JC", True),
    (1, "AS 4S 2S 3S", True),
    (1, "7S 6S QS KS", True),
    (0, "TD 8S TS 5H", True),
    (2, "TC 9H JS 9S", True),
)


def test_SP27_a_whole_hand() -> None:
    game = bidding(dealer=1)
    game.hands = [Pile(cards(hand), seat) for seat, hand in enumerate(HANDS)]
    after(game, "bid 3", "bid 2", "bid 3", "bid 2")
    assert [game.contract(0)[0], game.contract(1)[0]] == [4, 6]
    for leader, trick, broken in TRICKS:
        assert game.turn == leader
        after(game, *trick.split())
        assert (game.broken, list(game.last)) == (broken, cards(trick))
    assert game.tricks == [4, 2, 4, 3]
    assert team_scores(game) == [44, -60]


def test_the_ace_of_spades_turned_up_makes_the_dealer() -> None:
    dealers = set()
    for n in range(40):
        game = Spades(4, f"seed {n}")
        draw = dict((game.events or [])[0].words.args)
        turned = str(draw["turned"]).split()
        assert turned.index("AS") == len(turned) - 1
        assert game.dealer == draw["seat"] == (len(turned) - 1) % 4
        dealers.add(game.dealer)
    assert dealers == {0, 1, 2, 3}


def test_the_next_hand_has_no_dealer_draw() -> None:
    game = scored("3 3 3 3", "4 3 3 3")
    assert "spades-draw" not in [event.words.key for event in game.apply(HOST, DEAL)]


def test_the_first_card_goes_to_the_left_of_the_dealer() -> None:
    game = Spades(4, "seed")
    # The second shuffle of a match is the first deal.
    game.shuffles = 1
    deck = game.shuffle(game.pack())
    assert list(game.hands[(game.dealer + 1) % 4]) == deck[::4]
    assert list(game.hands[game.dealer]) == deck[3::4]


def test_a_finished_trick_stays_until_the_next_card() -> None:
    game = after(position("4C 3H", "2C 9C TC"), "4C")
    assert list(game.last) == cards("2C 9C TC 4C")
    assert not game.trick
    after(game, next(iter(legal(game))))
    assert (list(game.last), list(game.taken[3])) == ([], cards("2C 9C TC 4C"))


def test_499_does_not_end_the_match_and_500_does() -> None:
    assert scored("2 3 2 3", "3 5 2 3", scores=[459 - 1, 0] * 2).winners == []
    assert scored("2 3 2 3", "3 5 2 3", scores=[459, 0] * 2).winners == [0, 2]


def hinted(game: Spades) -> tuple[str, str]:
    """The action hinted to the seat to act, and the key of the reason."""
    hint = hint_of(game, game.turn)
    action, why = hint.action, hint.why
    assert game.check(game.turn, action) is None
    return str(action), why.key.removeprefix("spades-hint-")


def test_no_hand_bids_fewer_tricks_than_its_top_spades_take_or_more_than_are_left() -> None:
    random = Random(7)
    for number in range(600):
        bids = [random.randint(0, 6) for _ in range(number % 4)]
        jokers = random.random() < 0.5
        options = {"jokers": "two" if jokers else "none", "nil": True, "bags": True}
        game = bidding(" ".join(map(str, bids)), options=options)
        hand = {*game.hands[game.turn]}
        top = next(place for place, card in enumerate(highest_spades(jokers)) if card not in hand)
        bid = hinted(game)[0].removeprefix("bid ")
        least = 0 if bid == "nil" else int(bid)
        assert top <= least <= 13 - max(0, game.bids[partner_of(game.turn)])


def test_what_surely_takes_a_trick_is_what_no_way_to_beat_trumps_leaves() -> None:
    for size in range(4):
        for mine in combinations(range(7), size):
            others = [power for power in range(7) if power not in mine]
            ways = permutations([*others, *[-1] * size], size)
            least = min(sum(a > b for a, b in zip(mine, way, strict=True)) for way in ways)
            assert sure_trumps(mine, others) == least


tr = translator(["Ann", "Bob", "Cid", "Dee"])


def told(game: Spades, action: str) -> list[str]:
    """What everybody hears when the seat to act does this."""
    return [tr(event.words) for event in game.apply(game.turn, action)]


def told_at_the_end(bids: str, tricks: list[int], **state: Any) -> list[str]:
    """What is told of a hand whose last trick Ann takes."""
    game = position("AC", "2C 3C 4C", bids=bids, tricks=tricks, **state)
    for seat in range(1, 4):
        game.hands[seat].clear()
    return told(game, "AC")[1:]


def test_the_points_of_a_hand_are_told() -> None:
    assert told_at_the_end("4 3 3 3", [4, 2, 3, 3]) == [
        "Ann and Cid bid 7 and took 8: 71 points.",
        "Bob and Dee bid 6 and took 5: −60 points.",
    ]


def test_nil_and_bags_are_told() -> None:
    options = {"nil": True, "bags": True}
    assert told_at_the_end("3 nil nil 3", [3, 1, 0, 8], bags=[9, 0], options=options) == [
        "Cid made nil: 100 points for the team.",
        "Too many bags: Ann and Cid lose 100 points.",
        "Ann and Cid bid 3 and took 4: 31 points.",
        "Bob didn't make nil: the team loses 100 points.",
        "Bob and Dee bid 3 and took 9: −64 points.",
    ]
