"""The vectors of the specification, section 13, each under its id."""

from typing import Any

import pytest

from games.cards import cards
from games.game import DEAL, HOST
from games.gong_zhu import GongZhu, Options
from games.gong_zhu.earlier import FirstVersion
from games.gong_zhu.state import hand_points
from games.testing import play_lawfully
from games.text import IllegalAction
from tests.games.gong_zhu_positions import exposing, legal, position, scored, settled
from tests.games.positions import after, hint_of

HEARTS = "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H"
TWELVE = HEARTS.removesuffix(" 2H")
ALL = "QS JD TC AH"


def points(taken: str, exposed: str = "", **options: Any) -> int:
    """What these cards score."""
    return hand_points(cards(taken), exposed.split(), Options(**options))


@pytest.mark.parametrize(
    ("taken", "exposed", "score"),
    [
        pytest.param("QS", "", -100, id="GZ01"),
        pytest.param("QS", "QS", -200, id="GZ01 exposed"),
        pytest.param("JD", "", 100, id="GZ02"),
        pytest.param("JD", "JD", 200, id="GZ02 exposed"),
        pytest.param("TC", "", 50, id="GZ03"),
        pytest.param("TC", "TC", 100, id="GZ03 exposed"),
        pytest.param("TC 3H", "", 0, id="GZ04"),
        pytest.param("QS TC", "", -200, id="GZ05"),
        pytest.param("QS TC", "QS TC", -800, id="GZ05 exposed"),
        pytest.param("JD TC", "", 200, id="GZ06"),
        pytest.param("AH KH QH", "", -120, id="GZ07"),
        pytest.param("AH KH QH", "AH", -240, id="GZ07 exposed"),
        pytest.param("2H 3H 4H", "AH", 0, id="GZ08"),
        pytest.param("5H JH AH", "", -80, id="GZ09"),
        pytest.param("QS JD", "", 0, id="GZ10"),
        pytest.param(TWELVE, "", -200, id="GZ11"),
        pytest.param(HEARTS, "", 200, id="GZ12"),
        pytest.param(HEARTS, "AH", 400, id="GZ12 exposed"),
        pytest.param(f"{HEARTS} QS", "", 300, id="GZ13"),
        pytest.param(f"{HEARTS} JD", "", 300, id="GZ14"),
        pytest.param(f"{HEARTS} TC", "", 400, id="GZ15"),
        pytest.param(f"{HEARTS} QS JD TC", "", 800, id="GZ16"),
        pytest.param(f"{HEARTS} QS JD TC", ALL, 3200, id="GZ16 exposed"),
        pytest.param(f"{TWELVE} QS TC", "AH QS TC", -2400, id="GZ17"),
        pytest.param("TC JD 5H", "TC JD", 760, id="GZ18"),
        pytest.param("", "", 0, id="GZ19"),
        pytest.param("AC KS 2D", "QS", 0, id="GZ19 with other cards"),
    ],
)
def test_what_the_cards_taken_score(taken: str, exposed: str, score: int) -> None:
    assert points(taken, exposed) == score


def test_GZ13_the_pig_may_need_all_sixteen_cards_to_count_plus() -> None:
    assert points(f"{HEARTS} QS", pig_flip="grand_slam") == 100


def test_GZ14_the_sheep_may_count_minus_with_all_hearts() -> None:
    assert points(f"{HEARTS} JD", sheep_flip=True) == 100


@pytest.mark.parametrize(
    ("taken", "nothing", "ace", "everything"),
    [
        (HEARTS, 200, 400, 400),
        (f"{HEARTS} QS", 300, 500, 600),
        (f"{HEARTS} QS JD", 400, 600, 800),
        (f"{HEARTS} QS JD TC", 800, 1200, 3200),
        (f"{TWELVE} QS TC", -600, -1000, -2400),
    ],
)
def test_the_table_of_section_8(taken: str, nothing: int, ace: int, everything: int) -> None:
    assert (points(taken), points(taken, "AH"), points(taken, ALL)) == (nothing, ace, everything)


def test_GZ20_each_player_scores_what_it_took() -> None:
    assert scored("QS | JD | TC | 5H JH AH").scores == [-100, 100, 50, -80]


def test_GZ21_the_first_lead_is_the_two_of_clubs() -> None:
    game = position("2C TC AS", forced="2C")
    assert legal(game) == {"2C"}


@pytest.mark.parametrize(
    ("hand", "trick", "exposed", "led", "moves"),
    [
        pytest.param("TC 4C AS", "2C", "TC", "", "4C", id="GZ22"),
        pytest.param("QS 5S 2H", "3S", "QS", "C", "5S", id="GZ23"),
        pytest.param("QS 2H", "3S", "QS", "C", "QS", id="GZ24"),
        pytest.param("QS 5S 2H", "3S", "QS", "CS", "QS 5S", id="GZ25"),
        pytest.param("QS 5S 2H", "3D", "QS", "C", "QS 5S 2H", id="GZ26"),
        pytest.param("QS 5S 2H", "", "QS", "C", "5S 2H", id="GZ27"),
        pytest.param("QS 5S 2H", "", "QS", "CS", "QS 5S 2H", id="spades were led"),
        pytest.param("QS 2H", "", "QS", "C", "QS 2H", id="the only spade"),
        pytest.param("QS 5S 2H", "", "", "C", "QS 5S 2H", id="not exposed"),
        pytest.param("QS 5S 2H", "3S", "JD", "C", "QS 5S", id="another card exposed"),
        pytest.param("4H 2D 9C", "", "", "", "4H 2D 9C", id="hearts need no breaking"),
    ],
)
def test_legal_cards(hand: str, trick: str, exposed: str, led: str, moves: str) -> None:
    assert legal(position(hand, trick, exposed, led)) == set(moves.split())


def test_GZ22_a_protected_card_is_refused() -> None:
    game = position("TC 4C AS", "2C", "TC")
    with pytest.raises(IllegalAction, match="exposed-protected"):
        game.apply(0, "TC")


@pytest.mark.parametrize(
    ("trick", "leader", "winner", "taken"),
    [
        pytest.param("2C TC AC QH", 1, 3, "TC QH", id="GZ28"),
        pytest.param("KD AS JD 3D", 2, 2, "JD", id="GZ29"),
        pytest.param("9H TH 2H AH", 0, 3, "9H TH 2H AH", id="GZ30"),
        pytest.param("7S QS KS AD", 3, 1, "QS", id="GZ31"),
    ],
)
def test_who_takes_a_trick(trick: str, leader: int, winner: int, taken: str) -> None:
    *played, final = trick.split()
    game = after(position(f"{final} 8H", " ".join(played), turn=(leader + 3) % 4), final)
    assert (game.leader, game.turn) == (winner, winner)
    assert game.scoring(winner) == cards(taken)
    assert not any(game.scoring(seat) for seat in range(4) if seat != winner)


@pytest.mark.parametrize(
    ("totals", "pigs", "winners"),
    [
        pytest.param("-1000 40 -350 120", [0], [3], id="GZ32"),
        pytest.param("-990 40 -350 120", [], [], id="GZ33"),
        pytest.param("-1040 -1200 300 300", [0, 1], [2, 3], id="GZ34"),
        pytest.param("-1300 -1200 -1040 -1040", [0, 1], [2, 3], id="everybody"),
    ],
)
def test_when_the_match_is_over(totals: str, pigs: list[int], winners: list[int]) -> None:
    game = settled(totals)
    assert (game.pigs(), game.winners) == (pigs, winners)
    assert game.resting is not bool(winners)


def test_GZ35_partners_add_up_their_points() -> None:
    game = settled("-700 200 -310 -90", options={"partners": True})
    assert game.scores == [-1010, 110, -1010, 110]
    assert (game.pigs(), game.winners) == ([0, 2], [1, 3])


def test_scores_add_up_from_hand_to_hand() -> None:
    assert scored("QS | JD | |", scores=[-50, 20, 0, 0]).scores == [-150, 120, 0, 0]


def test_the_deal_passes_on_and_the_first_card_goes_to_the_next_seat() -> None:
    game = GongZhu(4, "seed")
    dealers = []
    for _ in range(5):
        dealers.append(game.dealer)
        deck = GongZhu(4, "seed")
        deck.shuffles = game.shuffles - 1
        assert game.hands[(game.dealer + 1) % 4] == deck.shuffle(game.pack())[::4]
        game.resting = True
        game.unanswered, game.secrets = [], [""] * 4
        game.apply(HOST, DEAL)
    assert dealers == [0, 1, 2, 3, 0]


def test_a_finished_trick_stays_until_the_next_card() -> None:
    game = after(position("AC 3H", "2C 9C TC", taken="|||"), "AC")
    assert (list(game.last), game.scoring(0)) == (cards("2C 9C TC AC"), cards("TC"))
    after(game, "3H")
    assert (list(game.last), game.scoring(0)) == ([], cards("TC"))
    assert list(game.taken[0]) == cards("2C 9C TC AC")


def test_every_card_goes_to_somebody_in_a_whole_hand() -> None:
    game = GongZhu(4, "seed", Options(expose=False))
    while not game.resting:
        after(game, hint_of(game, game.turn).action)
    assert sorted(card for seat in range(4) for card in game.scoring(seat)) == sorted(
        cards(f"{HEARTS} QS JD TC")
    )
    assert sum(game.scores) == sum(points(" ".join(game.scoring(seat))) for seat in range(4))


@pytest.mark.check
def test_the_first_version_is_still_played_and_replayed_by_its_own_rules() -> None:
    play_lawfully(FirstVersion, 0, most=25)  # what differs comes first: the exposing


def test_a_version_is_found_by_its_number() -> None:
    assert [GongZhu.of_version(number) for number in (1, 2, 3)] == [FirstVersion, GongZhu, None]


def test_the_second_version_asks_everybody() -> None:
    assert exposing("QS | JD | 2C | 3C").waiting() == [0, 1, 2, 3]
    assert FirstVersion(4, "seed").waiting() != GongZhu(4, "seed").waiting()
