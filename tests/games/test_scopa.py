"""Scopa: captures and the points of a deal, the vectors SC01 to SC52, and what always holds."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from games.cards import CARDS, Card, Pile, cards
from games.scopa import Options, Scopa
from games.scopa.cards import PACK40, captures, napola, primiera
from games.scopa.count import items
from tests.games.positions import after
from tests.games.scopa_positions import last, position, turn

ALL = {"ace": "takes_all"}
SWEEPS = {"ace": "takes_all_sweep"}
LIES = ""
"""What a card takes that stays on the table."""


@pytest.mark.parametrize(
    ("floor", "hand", "legal"),
    [
        pytest.param("3C 5D JH", "5S 6C KD", ["5S", "6C", "KD"], id="SC01"),
        pytest.param("2C 3D 4H 6S", "6D", ["6D"], id="SC04"),
        pytest.param("7C 7D 2H", "7S", ["7S take 7C", "7S take 7D"], id="SC05"),
        pytest.param("2C 3D 4H 5S", "7D", ["7D take 2C 5S", "7D take 3D 4H"], id="SC06"),
        pytest.param(
            *("AC 2D 3H 4S 5C", "7D"),
            ["7D take AC 2D 4S", "7D take 2D 5C", "7D take 3H 4S"],
            id="SC07",
        ),
        pytest.param("AC 2D 3H 4S", "KD", ["KD"], id="SC08"),
        pytest.param("JC AD", "QS", ["QS"], id="SC10"),
        pytest.param("4C 4D 2H", "6S", ["6S take 2H 4C", "6S take 2H 4D"], id="SC11"),
        pytest.param("AC 6D", "7C", ["7C"], id="SC17"),
        pytest.param(
            *("AC AD 2C 3H 5D", "6S 7H"),
            [
                *("6S take AC 2C 3H", "6S take AC 5D", "6S take AD 2C 3H", "6S take AD 5D"),
                *("7H take AC AD 2C 3H", "7H take AC AD 5D", "7H take 2C 5D"),
            ],
            id="SC18",
        ),
        pytest.param("AC 3D KH", "AS", ["AS"], id="SC19"),
    ],
)
def test_legal_actions_name_a_capture_only_where_there_are_several(
    floor: str, hand: str, legal: list[str]
) -> None:
    game = turn(floor, hand)
    assert [move for move in game.legal(0) if not move.startswith("KC")] == legal


@pytest.mark.parametrize(
    ("floor", "action", "takes", "sweep", "options"),
    [
        pytest.param("3C 5D JH", "5S", "5D", False, {}, id="SC02"),
        pytest.param("3C 5D JH", "JS", "JH", False, {}, id="SC02 equal first"),
        pytest.param("3C 5D JH", "6C", LIES, False, {}, id="SC02 lays"),
        pytest.param("3C 5D 7H", "JS", "3C 5D", False, {}, id="SC03"),
        pytest.param("2C 3D 4H 6S", "6D", "6S", False, {}, id="SC04"),
        pytest.param("AC 2D 3H 4S", "KD", "AC 2D 3H 4S", True, {}, id="SC09"),
        pytest.param("JC AD", "QS", "AD JC", True, {}, id="SC10"),
        pytest.param("4C 4D", "JS", "4C 4D", True, {}, id="SC12"),
        pytest.param("4C", "4S", "4C", True, {}, id="SC13"),
        pytest.param("", "4S", LIES, False, {}, id="SC14"),
        pytest.param("3C 3D", "3S take 3D", "3D", False, {}, id="SC15"),
        pytest.param("AC 3D KH", "AS", "AC", False, {}, id="SC19"),
        pytest.param("3D KH", "AS", LIES, False, {}, id="SC19 lays"),
        pytest.param("AC 3D KH", "AS", "AC 3D KH", False, ALL, id="SC20"),
        pytest.param("AC", "AS", "AC", True, ALL, id="SC21"),
        pytest.param("3D", "AS", "3D", False, ALL, id="SC22"),
        pytest.param("3D", "AS", "3D", True, SWEEPS, id="SC22 sweep"),
        pytest.param("AC 2D", "3S", "AC 2D", True, ALL, id="SC24"),
    ],
)
def test_what_a_card_takes(
    floor: str, action: str, takes: str, sweep: bool, options: dict[str, Any]
) -> None:
    game = after(turn(floor, action[:2], **options), action)
    assert game.last == (cards(f"{takes} {action[:2]}") if takes else [])
    assert game.sweeps == [int(sweep), 0]


@pytest.mark.parametrize("options", [ALL, SWEEPS])
def test_sc23_an_ace_that_takes_all_takes_itself_from_an_empty_table(
    options: dict[str, Any],
) -> None:
    game = after(turn("", "AS", **options), "AS")
    assert (game.last, game.taker, game.sweeps) == (cards("AS"), 0, [0, 0])


@pytest.mark.parametrize(
    ("floor", "card", "options"),
    [pytest.param("4C", "4S", {}, id="SC16"), pytest.param("3D KH", "AS", SWEEPS, id="SC25")],
)
def test_the_last_card_of_a_deal_never_sweeps(
    floor: str, card: str, options: dict[str, Any]
) -> None:
    game = after(last(floor, card, **options), card)
    assert (game.captured(0), game.sweeps) == (len(floor.split()) + 1, [0, 0])


@pytest.mark.parametrize(
    ("seats", "deal", "hand", "table", "stock", "packets"),
    [
        pytest.param(2, "three", 3, 4, 30, 6, id="SC26"),
        pytest.param(3, "three", 3, 4, 27, 4, id="SC27"),
        pytest.param(4, "three", 3, 4, 24, 3, id="SC27 four"),
        pytest.param(4, "nine", 9, 4, 0, 1, id="SC28"),
        pytest.param(4, "ten", 10, 0, 0, 1, id="SC28 ten"),
    ],
)
def test_how_many_cards_are_dealt(
    seats: int, deal: str, hand: int, table: int, stock: int, packets: int
) -> None:
    game = Scopa(seats, "seed", Options(deal=deal))
    assert (len(game.hands[0]), len(game.floor), len(game.stock)) == (hand, table, stock)
    plays = 0
    while not game.resting:
        after(game, game.legal(game.turn)[0])
        plays += 1
    assert plays == packets * hand * seats


def test_sc29_the_seat_left_of_the_dealer_begins_each_packet() -> None:
    game = position("", "2C", "2D", "2H", stock="3C 3D 3H 4C 4D 4H 5C 5D 5H")
    assert after(game, "2C", "2D", "2H").turn == 0


class Stacked(Scopa):
    """Deals these packs, the first card on top; then by chance."""

    packs: Sequence[str] = ()

    def shuffle(self, items: Any) -> list[Any]:
        shuffled = super().shuffle(items)
        if len(shuffled) < len(PACK40) or self.shuffles - 2 not in range(len(self.packs)):
            return shuffled
        top = cards(self.packs[self.shuffles - 2])
        return [card for card in shuffled if card not in top] + top[::-1]


def stacked(*packs: str) -> Scopa:
    """A match of two whose first dealer is seat 1."""
    kind = type("Stacked", (Stacked,), {"packs": packs})
    games = (kind(2, f"seed {number}") for number in range(20))
    game: Scopa = next(game for game in games if game.dealer == 1)
    return game


HANDS = "2C 2D 2H 2S 3C 3D"


def test_sc30_three_kings_on_the_table_are_dealt_anew_by_the_same_dealer() -> None:
    game = stacked(f"{HANDS} KC KD KH 5C")
    assert game.dealer == 1
    assert sum(card.rank == "K" for card in game.floor) <= 2
    assert [event.words.key for event in game.events or ()].count("scopa-void") == 1


def test_sc31_two_kings_stand() -> None:
    assert stacked(f"{HANDS} KC KD 5H 5C").floor == cards("KC KD 5H 5C")


def test_sc50_sc51_sc52_a_deal_from_a_pack() -> None:
    game = stacked("4D 7C KS 5C 2D QS 6D AC 3H JC")
    assert [set(hand) for hand in game.hands] == [{*cards("4D 7C KS")}, {*cards("2D 5C QS")}]
    assert set(game.floor) == {*cards("AC 3H 6D JC")}
    assert sorted(game.legal(0)) == ["4D", "7C", "KS"]
    assert game.copy().captured_by("KS") == cards("AC 3H 6D")
    after(game, "4D")
    assert game.last == cards("AC 3H 4D")
    assert sorted(game.legal(1)) == ["2D", "5C", "QS"]


def test_sc32_the_rest_goes_to_the_seat_that_captured_last() -> None:
    game = after(position("4C KD", "4S", "QD"), "4S", "QD")
    assert (set(game.cards_of(0)), game.sweeps) == ({*cards("4C 4S KD QD")}, [0, 0])


def test_sc33_clearing_the_table_with_the_last_card_is_no_sweep() -> None:
    game = after(position("4C AD 7D", "4S", "JD"), "4S", "JD")
    assert game.sweeps == [0, 0]
    assert CARDS["7D"] in game.cards_of(1)


@pytest.mark.parametrize(
    ("held", "value"),
    [
        pytest.param("7C 7D 7H 7S", 84, id="SC34"),
        pytest.param("7C 7D 7H 6S", 81, id="SC34 81"),
        pytest.param("6C 6D 6H 6S", 72, id="SC34 72"),
        pytest.param("7D 7C AH KS", 68, id="SC34 68"),
        pytest.param("7D 6D 5C 2C 4H QH JS", 60, id="SC35"),
        pytest.param("7C 7D 7H 6C 6D 6H", 0, id="SC36"),
    ],
)
def test_the_primiera_is_the_best_card_of_each_suit(held: str, value: int) -> None:
    assert primiera(cards(held)) == value


@pytest.mark.parametrize(
    ("held", "length"),
    [
        ("AD 2D", 0),
        ("AD 2D 3D", 3),
        ("AD 2D 3D 4D 6D", 4),
        ("2D 3D 4D", 0),
        ("AD 2D 3D 4D 5D 6D 7D JD QD KD", 10),
    ],
)
def test_sc43_the_napola_counts_its_length(held: str, length: int) -> None:
    assert napola(cards(held)) == length


def points(key: str, *taken: str, options: Any = None, **state: Any) -> list[int]:
    """The points of an item by side, for these captures by seat."""
    game = position("", *[""] * len(taken), taken=taken, options=options or {}, **state)
    [item] = [item for item in items(game) if item.key == key]
    return item.points


@pytest.mark.parametrize(
    ("taken", "scored"),
    [
        pytest.param(("7C 7D 7H 6C", "2C 2D 2H KS"), [0, 1], id="SC37"),
        pytest.param(("7C 6D KH JS", "7H 6S KC QD"), [0, 0], id="SC38"),
        pytest.param(("7C 7D 7H", "7S 6S"), [0, 0], id="SC38 nobody"),
    ],
)
def test_the_best_primiera_alone_scores(taken: tuple[str, ...], scored: list[int]) -> None:
    assert points("primiera", *taken) == scored


def suits(ranks: str, *letters: str) -> str:
    """These ranks in each of some suits."""
    return " ".join(rank + suit for suit in letters for rank in ranks)


FIRST = f"{suits('A234567', 'C')} {suits('A23457', 'D')} AH 2H 3H 7H {suits('A2345', 'S')}"
SECOND = " ".join(card for card in map(str, PACK40) if card not in FIRST.split())


@pytest.mark.parametrize(
    ("options", "scores"),
    [
        pytest.param({}, [5, 2], id="SC39 SC40"),
        pytest.param({"napola": True}, [10, 2], id="SC41"),
        pytest.param({"re_bello": True}, [5, 3], id="SC42"),
    ],
)
def test_a_deal_counts_its_items(options: dict[str, bool], scores: list[int]) -> None:
    taken = (FIRST.replace("7S", ""), SECOND)
    game = position("", "", "", taken=taken, options=options, sweeps=[1, 2], turn=1)
    game.taken[0].remove(CARDS["2H"])
    game.floor, game.hands[1], game.taker = Pile(), Pile(cards("2H"), 1), 0
    after(game, "2H")
    assert game.scores == scores
    assert [primiera(game.cards_of(seat)) for seat in (0, 1)] == [79, 67]
    figures = {item.key: item.figures for item in items(game)}
    assert (figures["cards"], figures["coins"]) == ([22, 18], [6, 4])


TWENTY = suits("A234567JQK", "C", "H"), suits("A234567JQK", "D", "S")
COINS_5 = suits("A2345", "D", "C"), suits("67JQK", "D", "C")


@pytest.mark.parametrize(
    ("key", "taken", "options", "scored"),
    [
        pytest.param("cards", TWENTY, {}, [0, 0], id="SC44"),
        pytest.param("coins", COINS_5, {}, [0, 0], id="SC44 coins"),
        pytest.param("cards", ("2C " * 15, "2H " * 15, "2S " * 10), {}, [0, 0, 0], id="SC45"),
        pytest.param("coins", ("2D " * 4, "3D " * 3, "4D " * 3), {}, [1, 0, 0], id="SC45 coins"),
        pytest.param(
            *("cards", ("2C " * 8, "3C " * 11, "4C " * 12, "5C " * 9), {}, [0, 0]), id="SC46"
        ),
        pytest.param(
            *("cards", ("2C " * 8, "3C " * 11, "4C " * 12, "5C " * 9)),
            *({"partners": False}, [0, 0, 1, 0]),
            id="SC47",
        ),
    ],
)
def test_the_most_alone_scores(
    key: str, taken: tuple[str, ...], options: dict[str, bool], scored: list[int]
) -> None:
    assert points(key, *taken, options=options) == scored


@pytest.mark.parametrize(
    ("scores", "target", "winners"),
    [
        pytest.param([11, 9], 11, [0], id="SC48"),
        pytest.param([12, 11], 11, [0], id="SC48 two over"),
        pytest.param([11, 11], 11, [], id="SC48 shared"),
        pytest.param([10, 9], 11, [], id="SC48 none"),
        pytest.param([13, 13, 4], 11, [], id="SC48 three"),
        pytest.param([21, 20, 21, 20], 21, [0, 2], id="SC49"),
        pytest.param([22, 22, 22, 22], 21, [], id="SC49 shared"),
    ],
)
def test_the_target_wins_alone(scores: list[int], target: int, winners: list[int]) -> None:
    hands = ["", *["2C"][: len(scores) - 1], *[""] * (len(scores) - 2)]
    game = position("", *hands, options={"target": target}, scores=scores, turn=1)
    after(game, "2C")
    assert (game.winners, game.resting) == (winners, not winners)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("deal", ["nine", "ten"])
def test_scopone_is_for_four(seats: int, deal: str) -> None:
    problem = Scopa.objection(seats, Options(deal=deal))
    assert problem
    assert problem.key == "scopa-scopone-is-for-four"


CHOICES: dict[str, Sequence[Any]] = {
    "partners": (True, False),
    "ace": ("plain", "takes_all", "takes_all_sweep"),
    "napola": (True, False),
    "re_bello": (True, False),
}


@pytest.mark.parametrize("luck", range(24))
def test_a_deal_keeps_its_cards_and_its_points(luck: int) -> None:
    random = Random(luck)
    options = {name: random.choice(among) for name, among in CHOICES.items()}
    seats = random.choice([2, 3, 4])
    options["deal"] = random.choice(["three", "nine", "ten"]) if seats == 4 else "three"
    game, plays = Scopa(seats, f"seed {luck}", Options(**options)), 0
    while not (game.resting or game.over):
        action = random.choice(game.legal(game.turn))
        card = CARDS[action[:2]]
        lies = not (captures(game.floor, card) or game.takes_all(card))
        after(game, action)
        plays += 1
        assert lies == (card in game.floor) or game.resting
        piles: list[Card] = [card for pile in game.piles() for card in pile]
        assert sorted(piles) == sorted(PACK40)
    assert plays == (40 if options["deal"] == "ten" else 36)
    most = {item.key: sum(item.points) for item in items(game)}
    assert all(most[key] <= 1 for key in ("cards", "coins", "seven", "primiera"))
