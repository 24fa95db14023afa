"""What the computer player of Euchre does, section 14."""

from random import Random
from typing import Any

import pytest

from games.cards import cards
from games.euchre import Euchre
from games.euchre.hint import strength
from games.game import DEAL, HOST
from games.view import view
from games.words import translator
from tests.games.euchre_positions import asked, dealt, position
from tests.games.positions import after, hint_of

tr = translator()


def hinted(game: Euchre) -> tuple[str, str]:
    """The action hinted to the seat to act, and the key of the reason."""
    seat = game.waiting()[0]
    hint = hint_of(game, seat)
    action, why = hint.action, hint.why
    assert game.check(seat, action) is None
    return str(action), why.key.removeprefix("euchre-hint-")


@pytest.mark.parametrize(
    ("hand", "trump", "tricks"),
    [
        pytest.param("JR JH JD 9C KC", "H", 1 + 1 + 0.85 + 0.15 + 0.25 + 0.4, id="bowers"),
        pytest.param("AH KH AC 9S 9D", "H", 0.7 + 0.55 + 0.55, id="an ace of the side"),
        pytest.param("QH 9C TC KC AS", "H", 0.45 + 0.15 + 0.55 + 0.2, id="a void to trump"),
        pytest.param("9C TC QC AS TS", "H", 0.55, id="no trump, no void"),
        pytest.param("9H TH 9C 9S 9D", "H", 0.35 + 0.35, id="small trumps"),
    ],
)
def test_what_a_hand_is_worth(hand: str, trump: str, tricks: float) -> None:
    assert strength(cards(hand), trump).tricks == pytest.approx(tricks)


@pytest.mark.parametrize(
    ("hand", "passes", "state", "call", "why"),
    [
        pytest.param("JH AH KD 9S 9C", 3, {}, "order", "pick-up", id="rule 1: the dealer"),
        pytest.param("9S TS AC KD QD", 3, {}, "pass", "pass", id="rule 1: not with that"),
        pytest.param("AH 9H AC KD 9S", 1, {}, "order", "order", id="rule 1: the partner"),
        pytest.param("AH 9H AC KD 9S", 0, {}, "pass", "pass", id="rule 1: no opponent"),
        pytest.param("JH KH TH AC 9S", 0, {}, "order", "order", id="rule 1: an opponent"),
        pytest.param("JS KS TS AD 9H", 4, {}, "trump S", "name", id="rule 2"),
        pytest.param("AD KD AC 9D 9S", 4, {}, "trump D", "next", id="rule 2: the same colour"),
        pytest.param("AD KD AC 9D 9S", 5, {}, "trump D", "name", id="rule 2: dealer's side"),
        pytest.param("9S TS 9C KD QD", 7, {}, "trump D", "stuck", id="rule 2: stuck"),
        pytest.param("9S TS 9C KD QD", 6, {}, "pass", "pass", id="rule 2: not stuck"),
        pytest.param("JH JD AH KH AC", 0, {}, "order alone", "alone", id="rule 3"),
        pytest.param("JS JC AS KS AD", 4, {}, "trump S alone", "alone", id="rule 3: named"),
        pytest.param(
            "AH KH AC KD 9S", 1, {"canadian_loner": True}, "pass", "pass", id="only alone"
        ),
        pytest.param("AH TH JH 9H KH", 4, {"need_trump": True}, "pass", "none", id="none held"),
    ],
)
def test_what_is_called(hand: str, passes: int, state: dict[str, Any], call: str, why: str) -> None:
    assert hinted(asked(hand, passes, **state)) == (call, why)


LONERS = [
    pytest.param("JH JD AH AS QS", 0, {"turned": "9H"}, "order", id="an opponent deals"),
    pytest.param("JH KC JC AC JS", 3, {"turned": "9S"}, "order", id="the dealer"),
    pytest.param("JH KC JC 9C JD", 3, {"turned": "AD"}, "order", id="the dealer with the ace"),
    pytest.param("AC QC JC 9C QD", 4, {"turned": "9S"}, "trump C", id="in the second round"),
]


@pytest.mark.parametrize(("hand", "passes", "state", "call"), LONERS)
def test_who_needs_no_partner_goes_alone(
    hand: str, passes: int, state: dict[str, Any], call: str
) -> None:
    assert hinted(asked(hand, passes, **state)) == (f"{call} alone", "alone")


@pytest.mark.parametrize(("hand", "passes", "state", "call"), LONERS)
@pytest.mark.parametrize("score", [8, 9])
def test_nobody_goes_alone_where_a_march_together_wins_the_match(
    hand: str, passes: int, state: dict[str, Any], call: str, score: int
) -> None:
    game = asked(hand, passes, **state)
    game.scores[game.turn] = game.scores[(game.turn + 2) % 4] = score
    assert hinted(game)[0] == call


def test_near_the_end_thinner_hands_are_called() -> None:
    game = asked("AH QH KC 9D 9S", 3, turned="9H")
    assert hinted(game) == ("pass", "pass")
    game.scores = [8, 2, 8, 2]
    assert hinted(game) == ("order", "thin")


@pytest.mark.parametrize(
    ("hand", "card", "why"),
    [
        ("9S KH AC KD QD", "9S", "discard-void"),
        ("9S TS AH KD QD", "9S", "discard-low"),
        ("AS KC AH TH JH", "KC", "discard-low"),
        ("AS JD AH TH JH", "AS", "discard-low"),
        ("JH JD AH KH TH", "TH", "discard-trump"),
    ],
)
def test_what_the_dealer_discards(hand: str, card: str, why: str) -> None:
    assert hinted(after(dealt(f"///{hand}"), "order")) == (f"discard {card}", why)


@pytest.mark.parametrize(
    ("hand", "defence", "why"),
    [
        ("JH JD AH 9C 9S", "defend alone", "defend"),
        ("JH QC TH 9C 9S", "defend together", "together"),
    ],
)
def test_who_defends_alone(hand: str, defence: str, why: str) -> None:
    game = after(dealt(hand, defend_alone=True), "pass", "order alone")
    assert hinted(game) == (defence, why)


def test_low_hands_are_exchanged_or_dealt_again() -> None:
    low = dealt("9C 9D TH AS KS", farmers_hand="three_low")
    assert hinted(low) == ("farmer 9C 9D TH", "farmer")
    assert hinted(dealt("9C 9D TH TS 9S", misdeal="nines_tens")) == ("redeal", "redeal")


def test_a_blind_dealer_names_any_suit() -> None:
    assert hinted(dealt(turned="JR", joker=True)) == ("trump C", "blind")


@pytest.mark.parametrize(
    ("hand", "trick", "state", "card", "why"),
    [
        pytest.param("JH 9H AC", "", {"maker": 0}, "JH", "draw", id="rule 5: sure"),
        pytest.param("AH KH 9H AC", "", {"maker": 0}, "AH", "draw", id="rule 5: three trumps"),
        pytest.param("AH KH AC", "", {"maker": 0}, "AC", "sure", id="rule 5: not sure"),
        pytest.param("JD 9C AC", "", {"maker": 2}, "JD", "bower", id="rule 5: partner made it"),
        pytest.param("AH 9C AC", "", {"maker": 2}, "AC", "sure", id="rule 5: but no bower"),
        pytest.param("AC AS KS 9H", "", {"maker": 0}, "AC", "sure", id="rule 5: shortest"),
        pytest.param("AC KH 9H", "", {}, "AC", "sure", id="rule 6: an ace"),
        pytest.param("KC QD 9D", "", {}, "KC", "short", id="rule 6: shortest"),
        pytest.param("KH 9H", "", {}, "KH", "trumps", id="rule 6: nothing but trumps"),
        pytest.param(
            "AC KC KD 9D QS", "", {"alone": True}, "QS", "save-ace", id="aces wait for a loner"
        ),
        pytest.param("JD 9S", "", {"alone": True}, "JD", "pull", id="a loner's last trump"),
        pytest.param("9D KS", "", {"alone": True}, "KS", "short", id="no hope of that"),
        pytest.param(
            "9S KC QC",
            "AH",
            {"alone": True, "seen": "KS TS QS AS"},
            "9S",
            "throw",
            id="the last nine stops nobody",
        ),
        pytest.param("KS 9C TC", "AH", {"alone": True}, "9C", "throw", id="a king may"),
        pytest.param(
            "JD 9H AC", "KS", {"alone": True}, "JD", "left", id="a loner may not catch it bare"
        ),
        pytest.param("JD 9H AC", "KS", {}, "9H", "ruff", id="but of two makers it may"),
        pytest.param("9C KC", "QC AC TC", {}, "9C", "partner", id="rule 7: partner, last"),
        pytest.param("AH 9S", "AC 9C", {}, "9S", "partner", id="rule 7: partner, sure"),
        pytest.param("AH 9H", "QC TC", {}, "9H", "ruff", id="rule 7: partner, not sure"),
        pytest.param("QC AC", "TC 9C JC", {}, "QC", "cheapest", id="rule 7: last"),
        pytest.param("QC AC", "TC 9C", {}, "AC", "high", id="rule 7: highest"),
        pytest.param("QC AC", "TC 9C", {"alone": True}, "QC", "cheapest", id="rule 7: last of 3"),
        pytest.param("AH 9H KS", "9C TC", {}, "9H", "ruff", id="rule 7: lowest trump"),
        pytest.param("9S TS KD AS", "JH", {}, "KD", "beaten", id="rule 8"),
        pytest.param("AS AD", "JH", {}, "AD", "beaten", id="rule 8: nothing but aces"),
        pytest.param("9C AH", "TC", {}, "9C", "only", id="one card"),
    ],
)
def test_what_is_played(hand: str, trick: str, state: dict[str, Any], card: str, why: str) -> None:
    assert hinted(position(hand, trick, **state)) == (card, why)


def test_trumps_are_not_drawn_when_nobody_has_any() -> None:
    trumps = "JD AH KH QH TH 9H"
    assert hinted(position("JH AC 9S", "", maker=0)) == ("JH", "draw")
    assert hinted(position("JH AC 9S", "", maker=0, seen=trumps)) == ("AC", "sure")


def test_the_dealer_counts_the_own_discard_as_seen() -> None:
    game = position("KC 9S", dealer=0)
    assert hinted(game) == ("KC", "short")
    for pile in (*game.hands[1:], game.kitty):
        if "AC" in pile:
            game.discarded.append(pile.pull(cards("AC")[0]))
    game.discarded.seen_by = 0
    assert hinted(game) == ("KC", "sure")


def test_a_hint_needs_no_hand_but_its_own() -> None:
    game = Euchre(4, "seed")
    while not game.resting:
        hint = view(game, game.turn).hint()
        assert hint == hint_of(game, game.turn)
        game.apply(game.turn, hint.action)


def match(number: int, hints: set[int]) -> tuple[Euchre, list[int]]:
    """A match in which these seats follow hints, and what each of their calls won in tricks."""
    game, random, won = Euchre(4, f"match {number}"), Random(number), list[int]()
    while waiting := game.waiting():
        seat = waiting[0]
        if seat == HOST:
            action = DEAL
        else:
            action = (
                hint_of(game, seat).action if seat in hints else random.choice(game.legal(seat))
            )
        game.step(seat, action)
        if (game.resting or game.over) and game.maker in hints:
            won.append(game.won(game.team(game.maker)))
    return game, won


def test_two_hints_beat_chance() -> None:
    assert sum(match(number, {0, 2})[0].winners == [0, 2] for number in range(10)) >= 9


def test_a_hint_is_what_a_decent_partner_is_worth() -> None:
    assert sum(match(number, {0})[0].winners == [0, 2] for number in range(20)) >= 15


def test_hints_are_seldom_euchred_among_their_like() -> None:
    won = [each for number in range(10) for each in match(number, {0, 1, 2, 3})[1]]
    assert sum(each < 3 for each in won) / len(won) < 0.25
