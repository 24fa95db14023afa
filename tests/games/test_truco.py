"""Truco: cards, calls and hands, the vectors TU01 to TU40, and what always holds."""

from typing import Any

import pytest

from games.cards import cards
from games.choices import spoken
from games.stage import table_scene
from games.text import IllegalAction
from games.truco import Truco
from games.truco.calls import accepted, falta, refused
from games.truco.cards import PLACE, TIED, envido, flor, hand_taker, has_flor
from games.view import view
from games.words import translator
from tests.games.positions import after
from tests.games.truco_positions import NUMBERS, PLAIN, calls, four, position
from tests.voice import NAMES, SAY

FLORES = ("4D KD AD", "6S 5S JS")
CALLS = "envido", "real envido", "falta envido"


def said(game: Truco, action: str) -> list[tuple[object, object]]:
    """The numbers that an action makes the seats tell."""
    events = game.apply(game.turn, action)
    told = [dict(event.words.args) for event in events if event.words.key == "truco-says"]
    return [(each["seat"], each["number"]) for each in told]


def lines(game: Truco) -> list[str]:
    """The lines under the names."""
    return [seat.line for seat in table_scene(view(game, None), NAMES, SAY).seats]


def test_tu01_strength_of_the_cards() -> None:
    order = cards("AS AC 7S 7D 3C 2C AD KC QC JC 7C 6C 5C 4C")
    assert [PLACE[card] for card in order] == list(range(14))


@pytest.mark.parametrize(
    ("pair", "equal"),
    [("3C 3S", 1), ("AD AH", 1), ("7C 7H", 1), ("7D 7S", 0), ("AC AD", 0), ("KS KC", 1)],
)
def test_tu02_equal_cards(pair: str, equal: int) -> None:
    assert len({PLACE[card] for card in cards(pair)}) == 2 - equal


@pytest.mark.parametrize(
    ("hand", "number"),
    [
        *(("7S 6S 3D", 33), ("7D 6D 5D", 33), ("KS QS 4H", 20), ("AS 7S KD", 28)),
        *(("KS QD JH", 0), ("7S 6D 5C", 7), ("AC 2C 3C", 25)),
    ],
)
def test_tu03_envido_of_a_hand(hand: str, number: int) -> None:
    assert envido(cards(hand)) == number


def test_tu04_flor_of_a_hand() -> None:
    hands = [cards(hand) for hand in ("7S 6S 5S", "KS QS JS", "AD 4D KD", "7S 6S 5D")]
    assert [flor(hand) for hand in hands[:3]] == [38, 20, 25]
    assert [has_flor(hand) for hand in hands] == [True, True, True, False]


@pytest.mark.parametrize(
    ("tricks", "mano", "side"),
    [
        *(("AA", 0, 0), ("ABA", 0, 0), ("-B", 0, 1), ("A-", 0, 0), ("AB-", 0, 0)),
        *(("--B", 0, 1), ("---", 0, 0), ("---", 1, 1), ("AB", 0, None)),
    ],
)
def test_tu05_side_that_has_the_hand(tricks: str, mano: int, side: int | None) -> None:
    taken = [{"A": 0, "B": 1, "-": TIED}[each] for each in tricks]
    assert hand_taker(taken, mano) == side


@pytest.mark.parametrize(
    ("trick", "result", "leads"),
    [
        pytest.param("3C 2D 3S 4H", 0, 0, id="TU06 tie"),
        pytest.param("3C 3D 4C 4H", TIED, 0, id="TU06 both"),
        pytest.param("5D 3S 2D 7H", 1, 1, id="TU07"),
    ],
)
def test_the_best_card_takes_a_trick(trick: str, result: int, leads: int) -> None:
    game = position(*(f"{card} {more}" for card, more in zip(trick.split(), MORE, strict=True)))
    game = after(game, *trick.split())
    assert (game.tricks, game.turn) == ([result], leads)


MORE = ("6C 6D", "5C 5S", "JC JD", "QC QD")


CHAINS = (
    *(["envido"], ["envido", "envido"], ["real envido"], ["envido", "real envido"]),
    ["envido", "envido", "real envido"],
)


def test_tu08_calls_that_are_accepted() -> None:
    assert [accepted(chain) for chain in CHAINS] == [2, 4, 3, 5, 7]


def test_tu09_calls_that_are_refused() -> None:
    assert [refused(chain) for chain in CHAINS] == [1, 2, 1, 2, 4]
    order = [CHAINS[place] for place in (0, 2, 1, 3, 4)]
    assert refused(["falta envido"]) == 1
    assert [refused([*chain, "falta envido"]) for chain in order] == [2, 3, 4, 5, 7]


@pytest.mark.parametrize(
    ("scores", "kind", "target", "points"),
    [
        *(((10, 12), "leader", 30, [18, 18]), ((10, 12), "match", 30, [20, 18])),
        *(((10, 12), "half", 30, [3, 3]), ((20, 12), "leader", 30, [10, 10])),
        *(((20, 12), "match", 30, [10, 10]), ((20, 12), "half", 30, [10, 10])),
        ((3, 5), "leader", 15, [10, 10]),
    ],
)
def test_tu10_points_of_a_falta(
    scores: tuple[int, int], kind: str, target: int, points: list[int]
) -> None:
    assert [falta(scores, side, target, kind) for side in (0, 1)] == points


@pytest.mark.parametrize(
    ("played", "seat", "legal"),
    [
        pytest.param(
            *("", 0),
            "3C, 5D, KH, envido, real envido, falta envido, truco, fold",
            id="TU11",
        ),
        pytest.param(
            "envido", 1, "quiero, no quiero, envido, real envido, falta envido", id="TU12"
        ),
        pytest.param(
            *("envido, envido", 0, "quiero, no quiero, real envido, falta envido"), id="TU13"
        ),
        pytest.param(
            *("envido, envido, real envido", 1, "quiero, no quiero, falta envido"), id="TU13 real"
        ),
        pytest.param(
            *("envido, envido, real envido, falta envido", 0, "quiero, no quiero"), id="TU13 falta"
        ),
        pytest.param(
            *("truco", 1, "quiero, no quiero, retruco, envido, real envido, falta envido"),
            id="TU14",
        ),
        pytest.param("truco, envido, no quiero", 1, "quiero, retruco, no quiero", id="TU15"),
        pytest.param("truco, quiero", 0, "3C, 5D, KH, fold", id="TU16"),
        pytest.param("truco, quiero, 3C", 1, "2S, 6H, QC, retruco, fold", id="TU16 next"),
        pytest.param("3C, truco", 0, "quiero, retruco, no quiero", id="TU17"),
    ],
)
def test_legal_actions_of_two(played: str, seat: int, legal: str) -> None:
    game = after(position(), *calls(played))
    assert game.turn == seat
    assert sorted(game.legal(seat)) == sorted(calls(legal))


@pytest.mark.parametrize(
    ("played", "seat", "legal"),
    [
        pytest.param(
            *("3C, truco", 2, "quiero, no quiero, retruco, envido, real envido, falta envido"),
            id="TU30",
        ),
        pytest.param("3C, truco, no quiero", 0, "quiero, retruco, no quiero", id="TU30 partner"),
    ],
)
def test_legal_actions_of_four(played: str, seat: int, legal: str) -> None:
    game = after(four(), *calls(played))
    assert game.turn == seat
    assert sorted(game.legal(seat)) == sorted(calls(legal))


@pytest.mark.parametrize(
    ("played", "action", "code"),
    [
        pytest.param("3C, truco", "envido", "envido-too-late", id="TU17"),
        pytest.param("3C, 2S", "envido", "envido-too-late", id="TU18 second trick"),
        pytest.param("truco, quiero", "retruco", "not-your-word", id="TU18 own"),
        pytest.param("", "retruco", "wrong-step", id="TU18 step"),
        pytest.param("envido", "2S", "answer-first", id="TU18 asked"),
        pytest.param("real envido", "envido", "not-higher", id="TU18 lower"),
        pytest.param("", "quiero", "nothing-asked", id="TU18 nothing"),
        pytest.param("", "flor", "no-flor", id="TU40"),
    ],
)
def test_refusals(played: str, action: str, code: str) -> None:
    game = after(position(), *calls(played))
    with pytest.raises(IllegalAction) as refusal:
        game.apply(game.turn, action)
    assert refusal.value.words.key == f"truco-{code}"


def test_tu29_partners_do_not_fold() -> None:
    with pytest.raises(IllegalAction) as refusal:
        four().apply(0, "fold")
    assert refusal.value.words.key == "truco-not-with-partners"


@pytest.mark.parametrize(
    ("played", "scores"),
    [
        pytest.param("truco, no quiero", [1, 0], id="TU19 truco"),
        pytest.param("truco, retruco, no quiero", [0, 2], id="TU19 retruco"),
        pytest.param("truco, retruco, vale cuatro, no quiero", [3, 0], id="TU19 vale cuatro"),
        pytest.param("3C, 2S, 5D, 6H, QC, KH", [1, 0], id="TU20"),
        pytest.param("truco, quiero, 3C, 2S, 5D, 6H, QC, KH", [2, 0], id="TU21"),
        pytest.param(
            *("truco, quiero, 3C, retruco, quiero, 2S, 5D, 6H, QC, KH", [3, 0]), id="TU21 retruco"
        ),
        pytest.param("fold", [0, 2], id="TU26 at once"),
        pytest.param("3C, fold", [2, 0], id="TU26 second"),
        pytest.param("3C, 2S, fold", [0, 1], id="TU26 second trick"),
        pytest.param("envido, no quiero, fold", [1, 1], id="TU26 after envido"),
        pytest.param("truco, quiero, fold", [0, 2], id="TU26 after truco"),
    ],
)
def test_hands_that_are_over(played: str, scores: list[int]) -> None:
    game = after(position(), *calls(played))
    assert (game.scores, game.resting) == (scores, True)


@pytest.mark.parametrize(
    ("played", "before", "options", "scores", "turn"),
    [
        pytest.param("truco, envido, no quiero", (0, 0), {}, [0, 1], 1, id="TU15"),
        pytest.param("envido, quiero", (0, 0), {}, [2, 0], 0, id="TU22"),
        pytest.param("envido, real envido, no quiero", (0, 0), {}, [0, 2], 0, id="TU25"),
        pytest.param(
            *("envido, envido, real envido, quiero", (0, 0), {}, [7, 0], 0), id="TU25 accepted"
        ),
        pytest.param("envido, quiero", (29, 29), {}, [31, 29], None, id="TU32"),
        pytest.param("truco, envido, no quiero", (28, 29), {}, [28, 30], None, id="TU32 envido"),
        pytest.param("falta envido, quiero", (10, 12), {}, [28, 12], 0, id="TU33"),
        pytest.param("falta envido, no quiero", (10, 12), {}, [11, 12], 0, id="TU33 refused"),
        pytest.param(
            *("falta envido, quiero", (10, 12), {"falta": "match"}, [30, 12], None), id="TU33 match"
        ),
    ],
)
def test_an_envido_scores_at_once(
    played: str,
    before: tuple[int, int],
    options: dict[str, Any],
    scores: list[int],
    turn: int | None,
) -> None:
    game = after(position(*NUMBERS, scores=before, **options), *calls(played))
    assert (game.scores, game.waiting()) == (scores, [] if turn is None else [turn])
    assert game.winners == ([] if turn is not None else [scores.index(max(scores))])


def test_who_may_raise_is_told_as_long_as_the_hand_is_on() -> None:
    game = after(position(), *calls("truco, quiero, 3C, 2S, 5D, 6H, QC"))
    assert lines(game) == ["●○", "○● can raise"]
    assert lines(after(game, "KH")) == ["●○●", "○●○"]


def test_tu22_lower_numbers_are_not_told() -> None:
    assert said(after(position(*NUMBERS), "envido"), "quiero") == [(0, 30)]


@pytest.mark.parametrize(("mano", "scores"), [(0, [2, 0]), (1, [0, 2])])
def test_tu23_mano_wins_ties(mano: int, scores: list[int]) -> None:
    game = position("7S AS KD", "6D 2D QC", mano=mano)
    assert after(game, "envido", "quiero").scores == scores


def test_tu24_numbers_go_round_from_mano() -> None:
    game = after(position("2S 3S KD", "KC QC 4H", "7H 3H JD", "6D 2D QS"), "envido")
    assert said(game, "quiero") == [(0, 25), (3, 28), (2, 30)]
    assert game.scores == [2, 0, 2, 0]


@pytest.mark.parametrize(
    ("played", "turn"),
    [
        pytest.param("truco", 1, id="TU27"),
        pytest.param("truco, no quiero", 3, id="TU27 second"),
        pytest.param("truco, no quiero, no quiero", -3, id="TU27 all"),
        pytest.param("truco, no quiero, quiero", 0, id="TU28"),
        pytest.param("truco, retruco", 2, id="TU28 raise"),
        pytest.param("truco, retruco, no quiero", 0, id="TU28 raise, second"),
    ],
)
def test_each_of_a_side_is_asked(played: str, turn: int) -> None:
    game = after(four(), *calls(played))
    assert game.waiting() == [turn]
    assert game.scores == ([1, 0, 1, 0] if turn < 0 else [0] * 4)


def test_tu31_mano_and_sides() -> None:
    assert position(*PLAIN, mano=2).mano == 2
    assert [Truco(6, "seed").team(seat) for seat in range(6)] == [0, 1] * 3


@pytest.mark.parametrize(
    ("hands", "played", "seat", "legal"),
    [
        pytest.param((FLORES[0], PLAIN[1]), "", 0, "flor", id="TU34"),
        pytest.param(
            *((FLORES[0], PLAIN[1]), "flor", 0, "AD, 4D, KD, truco, fold"), id="TU34 after"
        ),
        pytest.param(
            *(FLORES, "flor", 1, "quiero, contraflor, contraflor al resto, no quiero"), id="TU35"
        ),
        pytest.param((PLAIN[0], FLORES[1]), "envido", 1, "flor", id="TU38"),
        pytest.param((PLAIN[0], FLORES[1]), "truco", 1, "flor", id="TU39"),
        pytest.param(
            *((PLAIN[0], FLORES[1]), "truco, flor", 1, "quiero, retruco, no quiero"),
            id="TU39 after",
        ),
    ],
)
def test_legal_actions_with_flor(
    hands: tuple[str, str], played: str, seat: int, legal: str
) -> None:
    game = after(position(*hands, flor=True), *calls(played))
    assert (game.turn, game.legal(seat)) == (seat, calls(legal))


def test_tu34_a_flor_comes_first() -> None:
    with pytest.raises(IllegalAction) as refusal:
        position(FLORES[0], PLAIN[1], flor=True).apply(0, "4D")
    assert refusal.value.words.key == "truco-say-flor"


@pytest.mark.parametrize(
    ("hands", "played", "before", "scores"),
    [
        pytest.param((FLORES[0], PLAIN[1]), "flor", (0, 0), [3, 0], id="TU34"),
        pytest.param(FLORES, "flor, no quiero", (0, 0), [3, 0], id="TU36 refused"),
        pytest.param(FLORES, "flor, quiero", (0, 0), [0, 4], id="TU36 accepted"),
        pytest.param(FLORES, "flor, contraflor, no quiero", (0, 0), [0, 4], id="TU36 contraflor"),
        pytest.param(FLORES, "flor, contraflor, quiero", (0, 0), [0, 6], id="TU36 six"),
        pytest.param(
            *(FLORES, "flor, contraflor al resto, no quiero", (0, 0), [0, 4]), id="TU36 resto"
        ),
        pytest.param(
            *(FLORES, "flor, contraflor, contraflor al resto, no quiero", (0, 0), [6, 0]),
            id="TU36 all",
        ),
        pytest.param(*(FLORES, "flor, contraflor al resto, quiero", (10, 12), [10, 30]), id="TU37"),
        pytest.param((PLAIN[0], FLORES[1]), "envido, flor", (0, 0), [0, 3], id="TU38"),
    ],
)
def test_points_of_flores(
    hands: tuple[str, str], played: str, before: tuple[int, int], scores: list[int]
) -> None:
    assert after(position(*hands, scores=before, flor=True), *calls(played)).scores == scores


@pytest.mark.parametrize("call", ["contraflor", "contraflor al resto"])
def test_a_call_over_a_flor_is_told_by_its_name(call: str) -> None:
    game = after(position(*FLORES, flor=True), "flor", call)
    assert f"Ben calls {call}," in " ".join(SAY(event.words) for event in game.events or ())


def test_tu40_without_the_option_three_of_a_suit_are_no_flor() -> None:
    game = position(FLORES[0], PLAIN[1])
    assert game.legal(0) == ["AD", "4D", "KD", *CALLS, "truco", "fold"]


def test_cards_of_an_envido_are_shown_after_the_hand() -> None:
    game = after(position(*NUMBERS), "envido", "quiero", "truco", "no quiero")
    assert game.hands[0].known == cards("7S 3S")


def test_a_refused_envido_shows_nothing() -> None:
    game = after(position(*NUMBERS), "envido", "no quiero", "truco", "no quiero")
    assert [hand.known for hand in game.hands] == [[], []]


def test_answers_are_said_in_english_too() -> None:
    game = after(position("7S 3S KD", "6D AD 2C"), "truco")
    tr = translator(game="truco")
    said = [spoken(game.choices(game.turn), each, tr) for each in ("quiero", "no quiero")]
    assert said == ["Quiero (yes)", "No quiero (no)"]
    assert [game.read(each) for each in ("yes", "No")] == ["quiero", "no quiero"]
