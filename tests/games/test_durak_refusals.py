"""Why Durak refuses an action, by key, and what its sentence says is legal instead."""

from typing import Any

import pytest

from games.durak import Durak, Options
from games.options import BadOptions
from games.text import IllegalAction
from games.words import translator
from tests.games.durak_positions import position
from tests.games.positions import after

SAY = translator(["Ann", "Ben", "Cyd", "Dan"])
FOUR = "6C 6D 6S AH | 7C 6H AD 9H | 8C 8D 8S 7D"
PASSING = "7C 7S 9D KH | 7D 8C AD KC | 10S JS | QS"


def refused(game: Durak, action: str, seat: int | None = None) -> tuple[str, str]:
    """Key and sentence of the refusal."""
    with pytest.raises(IllegalAction) as refusal:
        game.apply(game.waiting()[0] if seat is None else seat, game.read(action))
    return refusal.value.words.key, SAY(refusal.value.words)


@pytest.mark.parametrize(
    ("done", "action", "key", "sentence"),
    [
        (
            [],
            "6C AH",
            "durak-one-rank",
            "You can only play several cards if they're all one rank.",
        ),
        ([], "pass", "durak-must-open", "You're attacking, so you have to play a card."),
        ([], "attack", "durak-must-open", "You're attacking, so you have to play a card."),
        ([], "take", "durak-now-attack", "You're attacking. Play a card, or several of one rank."),
        (
            [],
            "sing a song",
            "durak-now-attack",
            "You're attacking. Play a card, or several of one rank.",
        ),
        ([], "attack KC", "not-in-hand", "You don't have K♣. Play a card from your hand."),
        ([], "attack 6C 6C", "not-in-hand", "You don't have 6♣. Play a card from your hand."),
        (
            ["6C"],
            "beat 6C AD",
            "durak-does-not-beat",
            "A♦ doesn't beat 6♣. You need a higher card of clubs, or a trump.",
        ),
        (
            ["AH"],
            "beat AH 9H",
            "durak-does-not-beat",
            "9♥ doesn't beat A♥. You need a higher trump.",
        ),
        (
            ["6C"],
            "beat 7D 9H",
            "durak-not-lying-open",
            "7♦ isn't waiting to be beaten. You can beat 6♣.",
        ),
        (["6C"], "beat 6C KC", "not-in-hand", "You don't have K♣. Play a card from your hand."),
        (["6C"], "beat it", "durak-now-defend", "You're defending. Beat a card, or take."),
        (["6C"], "pass", "durak-now-defend", "You're defending. Beat a card, or take."),
        (
            ["6C"],
            "transfer 6H",
            "durak-no-transfer",
            "You can't pass the attack on like that at this table. Beat it or take.",
        ),
        (
            ["6C", "7C"],
            "attack AH",
            "durak-rank-not-there",
            "A♥ doesn't fit. The ranks on the table are 6, 7.",
        ),
        (
            ["6C", "7C"],
            "take",
            "durak-now-throw",
            "Everything's beaten. Throw in a card of a rank that's on the table, or pass.",
        ),
        (
            ["6C", "take"],
            "attack",
            "durak-now-pile_on",
            "Ben is taking. Add a card of a rank that's on the table, or pass.",
        ),
        (
            ["6C", "take"],
            "take",
            "durak-now-pile_on",
            "Ben is taking. Add a card of a rank that's on the table, or pass.",
        ),
    ],
)
def test_a_refusal_names_the_rule(done: list[str], action: str, key: str, sentence: str) -> None:
    assert refused(after(position(FOUR), *done), action) == (key, sentence)


def test_who_is_not_asked_may_not_throw_in() -> None:
    game = after(position(FOUR), "6C", "7C")
    sentence = "It's Ann's turn to throw in. Wait a moment."
    assert refused(game, "attack 7D", seat=2) == ("durak-not-your-throw", sentence)


def test_nobody_is_attacked_with_more_cards_than_they_hold() -> None:
    sentence = "Only 2 more cards can be played: Ben has to be able to beat them all."
    game = position("6C 6D 6S | 7C AD")
    assert refused(game, "attack 6C 6D 6S") == ("durak-no-room", sentence)


def test_the_limit_refuses_more_cards() -> None:
    sentence = "Only one more card can be played: that's the limit for this attack."
    game = position("6C 6D 6S 6H 7S | 7C 7D QS QH KS", limit=4, first_limit=4)
    after(game, "6C 6D 6S", "beat 6C 7C", "beat 6D 7D", "beat 6S QS")
    assert refused(game, "attack 6H 7S") == ("durak-no-room", sentence)


@pytest.mark.parametrize(
    ("hands", "done", "action", "sentence"),
    [
        (PASSING, ["7C 7S", "beat 7C 8C"], "transfer 7D", "You've beaten a card already"),
        (PASSING, ["7C"], "transfer KC", "You can only pass it on with another 7."),
        (PASSING, ["7C 7S"], "transfer 7D", "Cyd doesn't have enough cards for that."),
        (PASSING, ["7C"], "show 7D", "You can only show the trump of that rank."),
        ("7C | 7D KD", ["7C"], "transfer 7D", "There's nobody to pass it on to."),
    ],
)
def test_an_attack_is_not_passed_on_against_the_rules(
    hands: str, done: list[str], action: str, sentence: str
) -> None:
    game = after(position(hands, mode="transfer", show_trump=True), *done)
    key, said = refused(game, action)
    assert key == "durak-no-transfer"
    assert said.startswith(sentence)


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (3, {"teams": True}, "Partners need 4 or 6 players."),
        (4, {"deck": 24}, "24 cards are enough for 3 players at most."),
    ],
)
def test_what_cannot_be_dealt_is_refused(
    seats: int, options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadOptions) as refusal:
        Durak(seats, "seed", Options(**options))
    assert SAY(refusal.value.words) == sentence
