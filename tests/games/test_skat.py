"""The vectors of the specification, section 13, each under its id."""

from typing import Any

import pytest

from games.cards import EVERYONE, SUITS, Pile, cards
from games.skat import Options, Skat
from games.skat.score import VALUES, Facts, bonuses, matadors, ramsch, settle
from games.skat.state import JACKS_ALONE, RANKINGS, points
from games.text import Text
from games.tricks import PACK32
from tests.games.positions import after
from tests.games.skat_positions import dealt, declarer, position


def from_the_top(group: str, kind: str) -> str:
    held = [*RANKINGS[kind].members[group]]
    held.sort(key=RANKINGS[kind].power.__getitem__, reverse=True)
    return " ".join(held)


def refused(game: Skat, action: str) -> str:
    problem = game.check(game.waiting()[0], game.read(action))
    return problem.key.removeprefix("skat-") if problem else ""


@pytest.mark.parametrize(
    ("group", "kind", "expected"),
    [
        pytest.param("H", "H", "JC JS JH JD AH TH KH QH 9H 8H 7H", id="SK01"),
        pytest.param(JACKS_ALONE, "grand", "JC JS JH JD", id="SK02"),
        pytest.param("C", "H", "AC TC KC QC 9C 8C 7C", id="SK03"),
        pytest.param("C", "null", "AC KC QC JC TC 9C 8C 7C", id="SK03 null"),
    ],
)
def test_the_order_of_the_cards(group: str, kind: str, expected: str) -> None:
    assert from_the_top(group, kind) == expected


def test_sk02_null_has_no_trumps() -> None:
    assert {*RANKINGS["null"].members} == {*SUITS}


def test_sk04_card_points() -> None:
    clubs = [card for card in PACK32 if card.suit == "C"]
    assert [points(PACK32), points(clubs), points(cards("TC KC JD 9S"))] == [120, 30, 16]


@pytest.mark.parametrize(
    ("kind", "trick", "hand", "legal", "bad"),
    [
        pytest.param("H", "9H", "7S AS JC", "JC", "AS", id="SK05"),
        pytest.param("H", "AS", "7S JS KC", "7S", "JS", id="SK06"),
        pytest.param("H", "AS", "JS QH KC", "JS QH KC", "", id="SK07"),
        pytest.param("grand", "JD", "7D JC AH", "JC", "7D", id="SK08"),
        pytest.param("grand", "7D", "8D JD AC", "8D", "JD", id="SK09"),
        pytest.param("null", "TD", "7D JD AC", "7D JD", "", id="SK10"),
    ],
)
def test_plays(kind: str, trick: str, hand: str, legal: str, bad: str) -> None:
    game = position(hand, trick, kind)
    assert sorted(game.moves(0)) == sorted(legal.split())
    assert not bad or refused(game, bad) == "jacks"


@pytest.mark.parametrize(
    ("kind", "trick", "leader", "winner"),
    [
        pytest.param("H", "AS 7H TS", 0, 1, id="SK11"),
        pytest.param("H", "AH JD JC", 1, 0, id="SK12"),
        pytest.param("grand", "7C AS AH", 2, 2, id="SK13"),
        pytest.param("H", "KC QC TC", 0, 2, id="SK14"),
        pytest.param("null", "KC QC TC", 0, 0, id="SK14 null"),
        pytest.param("null", "9D AS TD", 2, 1, id="SK15"),
        pytest.param("grand", "AC JH JS", 1, 0, id="SK16"),
    ],
)
def test_who_takes_a_trick(kind: str, trick: str, leader: int, winner: int) -> None:
    assert (leader + RANKINGS[kind].best(cards(trick))) % 3 == winner


@pytest.mark.parametrize(
    ("held", "kind", "expected"),
    [
        pytest.param("JC JS JD", "H", 2, id="SK17"),
        pytest.param("JC JS JD", "grand", 2, id="SK17 grand"),
        pytest.param("JS JH JD", "S", -1, id="SK18"),
        pytest.param("TH KH", "H", -5, id="SK19"),
        pytest.param("TH KH", "grand", -4, id="SK19 grand"),
        pytest.param("JC JS JH JD AH TH", "H", 6, id="SK20"),
        pytest.param("JC JS JH JD AH TH", "grand", 4, id="SK20 grand"),
        pytest.param("JH", "H", -2, id="SK21 ten"),
        pytest.param("JH JC", "H", 1, id="SK21 twelve"),
    ],
)
def test_matadors(held: str, kind: str, expected: int) -> None:
    assert matadors(cards(held), kind) == expected


def test_sk22_the_values_that_may_be_bid() -> None:
    assert VALUES[:12] == [18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40, 44]
    assert (len(VALUES), VALUES[-1]) == (63, 264)


@pytest.mark.parametrize(
    ("dealer", "calls", "asked", "answerer", "least"),
    [
        pytest.param(2, "", 1, 0, 18, id="SK23"),
        pytest.param(0, "", 2, 1, 18, id="SK23 dealer 0"),
        pytest.param(2, "bid 18, hold, pass", 2, 0, 20, id="SK24"),
        pytest.param(2, "bid 30, hold, pass", 2, 0, 33, id="SK31"),
    ],
)
def test_who_bids_to_whom(dealer: int, calls: str, asked: int, answerer: int, least: int) -> None:
    game = after(dealt(dealer=dealer), *filter(None, calls.split(", ")))
    assert (game.waiting(), game.answerer) == ([asked], answerer)
    assert game.moves(asked)[0] == f"bid {least}"


@pytest.mark.parametrize(
    ("calls", "expected"),
    [
        pytest.param("bid 18, pass, pass", (1, 18), id="SK25"),
        pytest.param("pass, bid 18, hold, bid 20, pass", (2, 20), id="SK26"),
        pytest.param("bid 24, hold, pass, bid 27, hold, pass", (0, 27), id="SK27"),
    ],
)
def test_who_becomes_the_declarer(calls: str, expected: tuple[int, int]) -> None:
    game = after(dealt(), *calls.split(", "))
    assert (game.phase, (game.maker, game.bid)) == ("skat", expected)


def test_sk28_forehand_alone_may_bid_18() -> None:
    game = after(dealt(), "pass", "pass")
    assert (game.waiting(), game.moves(0)) == ([0], ["bid 18", "pass"])


def test_sk29_three_passes() -> None:
    passed, low = (after(dealt(passed_in=each), *["pass"] * 3) for each in ("next", "ramsch"))
    assert (passed.resting, passed.scores) == (True, [0, 0, 0])
    assert (low.phase, low.leader, from_the_top(JACKS_ALONE, low.kind)) == (
        "play",
        0,
        "JC JS JH JD",
    )


@pytest.mark.parametrize(
    ("calls", "action", "why"),
    [
        pytest.param("", "bid 19", "not-a-value", id="SK30"),
        pytest.param("bid 20", "bid 22", "answer-first", id="SK30 answer"),
        pytest.param("bid 20, hold", "bid 20", "bid-too-low", id="SK30 low"),
        pytest.param("pass, pass", "bid 20", "forehand-18", id="SK30 forehand"),
        pytest.param("", "hold", "nothing-to-hold", id="hold by the caller"),
        pytest.param("", "take", "wrong-phase", id="take in the auction"),
        pytest.param(
            "bid 24, pass, pass, take, discard 7C 8C", "game null", "below-bid", id="SK33"
        ),
        pytest.param(
            "bid 24, pass, pass, take, discard 7C 8C", "game null ouvert", "", id="SK33 o"
        ),
        pytest.param("bid 24, pass, pass, take, discard 7C 8C", "hand C", "taken", id="SK33 hand"),
        pytest.param(
            "bid 24, pass, pass, take, discard 7C 8C", "game C schneider", "hand-only", id="SK33 s"
        ),
        pytest.param("bid 36, pass, pass", "hand null", "below-bid", id="SK34"),
        pytest.param("bid 36, pass, pass", "hand null ouvert", "", id="SK34 ouvert"),
        pytest.param("bid 60, pass, pass", "hand null ouvert", "below-bid", id="SK34 60"),
        pytest.param("bid 60, pass, pass", "game clubs", "take-or-hand", id="SK34 game"),
        pytest.param("bid 18, pass, pass, take", "discard 7C", "two-cards", id="one card"),
        pytest.param("bid 18, pass, pass, take", "discard 7D AS", "not-in-hand", id="not held"),
        pytest.param("bid 18, pass, pass, hand H", "kontra", "wrong-phase", id="no kontra"),
    ],
)
def test_refused_calls(calls: str, action: str, why: str) -> None:
    game = dealt("/7C 8C 9C TC JC QC KC AC 7S 8S")
    assert refused(after(game, *filter(None, calls.split(", "))), action) == why


def test_sk32_what_is_asked_after_taking_the_skat() -> None:
    game = declarer("bid 18, pass, pass, take")
    assert len(game.moves(1)) == 66
    game = after(game, game.moves(1)[0])
    suits = [f"game {suit}" for suit in "CSHD"]
    assert {*game.moves(1)} == {*suits, "game grand", "game null", "game null ouvert"}


def test_sk35_every_announcement_without_the_skat() -> None:
    assert len(declarer().moves(1)) == 23


def played(
    kind: str, own: int, with_: int = 1, won: int = 5, bid: int = 18, *announced: str
) -> Facts:
    """The facts of a deal in which the declarer has these points and tricks."""
    extra = next((each for each in announced if each != "hand"), "")
    return Facts(kind, bid, own, won, with_, bool(announced), extra)


@pytest.mark.parametrize(
    ("deal", "expected"),
    [
        pytest.param(played("H", 75), 20, id="SK36"),
        pytest.param(played("H", 61), 20, id="SK36 61"),
        pytest.param(played("H", 60), -40, id="SK36 60"),
        pytest.param(played("D", 89), 18, id="SK37"),
        pytest.param(played("D", 90), 27, id="SK37 90"),
        pytest.param(played("C", 61, -2, 5, 24), 36, id="SK38"),
        pytest.param(played("C", 31, -2, 5, 24), -72, id="SK38 31"),
        pytest.param(played("C", 30, -2, 5, 24), -96, id="SK38 30"),
        pytest.param(played("S", 120, 1, 10), 44, id="SK39"),
        pytest.param(played("H", 0, 1, 0), -80, id="SK39 none"),
        pytest.param(played("grand", 92, 4, 9, 18, "hand"), 168, id="SK40"),
        pytest.param(played("H", 80, 2, 5, 18, "hand"), 40, id="SK41"),
        pytest.param(played("H", 90, 2, 5, 18, "schneider"), 60, id="SK41 90"),
        pytest.param(played("H", 89, 2, 5, 18, "schneider"), -120, id="SK41 89"),
        pytest.param(played("H", 120, 1, 10, 18, "schneider"), 60, id="SK42"),
        pytest.param(played("C", 120, 1, 10, 18, "schwarz"), 84, id="SK43"),
        pytest.param(played("C", 116, 1, 9, 18, "schwarz"), -168, id="SK43 nine"),
        pytest.param(played("C", 120, 2, 10, 18, "ouvert"), 108, id="SK44"),
        pytest.param(played("grand", 120, 4, 10, 18, "ouvert"), 264, id="SK44 grand"),
        pytest.param(played("grand", 100, 4, 9, 18, "ouvert"), -528, id="SK44 lost"),
        pytest.param(played("null", 0, 0, 0), 23, id="SK45"),
        pytest.param(played("null", 0, 0, 0, 18, "hand"), 35, id="SK45 hand"),
        pytest.param(Facts("null", 18, extra="ouvert"), 46, id="SK45 ouvert"),
        pytest.param(played("null", 0, 0, 0, 18, "ouvert"), 59, id="SK45 hand ouvert"),
        pytest.param(played("null", 9, 0, 1), -46, id="SK45 lost"),
        pytest.param(played("null", 9, 0, 1, 18, "hand"), -70, id="SK45 hand lost"),
        pytest.param(Facts("null", 18, won=1, extra="ouvert"), -92, id="SK45 ouvert lost"),
        pytest.param(played("null", 9, 0, 1, 18, "ouvert"), -118, id="SK45 all lost"),
        pytest.param(played("D", 70, 1, 5, 22), -54, id="SK46"),
        pytest.param(played("H", 75, 1, 5, 30), -60, id="SK47"),
        pytest.param(played("H", 90, 1, 5, 30), 30, id="SK47 90"),
        pytest.param(played("H", 88, -1, 5, 59, "hand"), -120, id="SK48"),
        pytest.param(played("grand", 75, 1, 5, 50), -144, id="SK49"),
        pytest.param(played("grand", 75, 1, 5, 48), 48, id="SK49 48"),
        pytest.param(played("H", 45, 2), -60, id="SK50"),
        pytest.param(played("H", 25, 1, 5, 40, "hand"), -80, id="SK51"),
        pytest.param(played("H", 75, 1, 5, 18, "hand")._replace(stake=2), 60, id="SK59"),
        pytest.param(played("H", 50, 1, 5, 18, "hand")._replace(stake=2), -120, id="SK59 lost"),
        pytest.param(played("H", 75, 1, 5, 18, "hand")._replace(stake=4), 120, id="SK59 re"),
    ],
)
def test_scores(deal: Facts, expected: int) -> None:
    assert settle(deal).gain == expected


@pytest.mark.parametrize(
    ("seats", "gain", "expected"),
    [
        pytest.param(3, 20, [0, 70, 0], id="SK52"),
        pytest.param(3, -40, [40, -90, 40], id="SK52 lost"),
        pytest.param(4, -40, [30, -90, 30, 30], id="SK53"),
    ],
)
def test_seeger_and_fabian(seats: int, gain: int, expected: list[int]) -> None:
    added = bonuses(seats, 1, gain > 0)
    assert [each + gain * (seat == 1) for seat, each in enumerate(added)] == expected


@pytest.mark.parametrize(
    ("taken", "won", "skat", "last", "expected"),
    [
        pytest.param([30, 40, 28], [3, 4, 3], 22, 0, [-52, 0, 0], id="SK54"),
        pytest.param([30, 40, 28], [3, 4, 3], 22, None, [0, -62, 0], id="SK54 loser"),
        pytest.param([70, 50, 0], [6, 4, 0], 0, 0, [-140, 0, 0], id="SK55"),
        pytest.param([0, 0, 120], [0, 0, 10], 0, 2, [0, 0, 120], id="SK56"),
        pytest.param([50, 50, 20], [4, 4, 2], 0, 2, [-50, -50, 0], id="SK57"),
    ],
)
def test_ramsch(
    taken: list[int], won: list[int], skat: int, last: int | None, expected: list[int]
) -> None:
    assert ramsch(taken, won, range(3), skat, last) == expected


NULL_HANDS = "AC KD 7D 8D 9D TD JD QD 7H 8H / KC QC TC / 7S 8S 9S TS JS QS KS AS 9H TH"
KONTRA = "bid 18, hold, bid 20, pass, pass, hand H"


@pytest.mark.parametrize(
    ("calls", "seat", "legal"),
    [
        pytest.param("", 0, "kontra pass", id="SK58"),
        pytest.param(", kontra", 1, "re pass", id="SK59"),
    ],
)
def test_kontra_and_re(calls: str, seat: int, legal: str) -> None:
    game = declarer(KONTRA + calls, kontra=True)
    assert (game.waiting(), game.moves(seat)) == ([seat], legal.split())


@pytest.mark.parametrize(
    ("calls", "stake"),
    [
        pytest.param(", pass", 1, id="SK58 pass"),
        pytest.param(", kontra, pass", 2, id="kontra"),
        pytest.param(", kontra, re", 4, id="re"),
    ],
)
def test_forehand_leads_after_kontra(calls: str, stake: int) -> None:
    game = declarer(KONTRA + calls, kontra=True)
    assert (game.phase, game.waiting(), game.stake) == ("play", [0], stake)


def test_only_who_has_bid_may_say_kontra() -> None:
    assert declarer(KONTRA, kontra=True).check(2, "kontra") == Text("skat-has-not-bid")


def test_sk60_the_dealer_of_four_sits_out() -> None:
    game = dealt(dealer=1, seats=4)
    assert (game.in_turn(), game.waiting(), [*map(len, game.hands)]) == (
        [2, 3, 0],
        [3],
        [10, 0, 10, 10],
    )
    assert game.check(1, "bid 18") == Text("skat-sits-out")


def test_sk61_a_null_ends_with_the_first_trick_of_its_declarer() -> None:
    game = dealt(NULL_HANDS)
    game = after(game, "pass", "pass", "bid 18", "hand null", "AC", "KC", "7S")
    assert (game.resting, game.scores) == (True, [-70, 0, 0])
    assert {hand.seen_by for hand in game.hands} == {EVERYONE}


def test_an_announced_schwarz_ends_with_the_first_trick_of_the_opponents() -> None:
    game = dealt("KC KD / AC / 7C", skat="JC JS")
    game = after(game, "pass", "pass", "bid 18", "hand H schwarz", "KC", "AC", "7C")
    assert (game.resting, game.scores[0] < 0) == (True, True)


@pytest.mark.parametrize(
    ("seats", "deals"), [pytest.param(3, 12, id="SK62"), pytest.param(4, 16, id="SK62 four")]
)
def test_how_many_deals_a_match_has(seats: int, deals: int) -> None:
    game = Skat(seats, "seed", Options())
    while not game.decided():
        game.round += 1
    assert game.round == deals


def test_the_skat_counts_for_the_declarer_whoever_saw_it() -> None:
    game = declarer("bid 18, pass, pass, hand H", hands="/ JH", skat="JC AS")
    game.taken[1], game.tricks[1] = Pile(cards("AC TC"), EVERYONE), 1
    assert (matadors([*game.dealt(1), *game.skat], "H"), game.facts().points) == (1, 34)


def test_a_ramsch_is_for_everybody_alone() -> None:
    game = after(dealt(passed_in="ramsch"), *["pass"] * 3)
    assert [game.side_of(seat) for seat in range(3)] == [0, 1, 2]


@pytest.mark.parametrize("options", [{}, {"scoring": "seeger_fabian"}])
def test_only_seeger_and_fabian_pay_the_dealer_who_sits_out(options: dict[str, Any]) -> None:
    game = dealt(dealer=3, seats=4, hands=NULL_HANDS, **options)
    game = after(game, "pass", "pass", "bid 18", "hand null", "AC", "KC", "7S")
    assert game.scores[3] == (30 if options else 0)
