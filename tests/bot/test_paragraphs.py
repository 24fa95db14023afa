"""Rules open at the paragraph that a refusal is about."""

from pathlib import Path
from random import Random

import pytest

from bot.views.rules import paragraph, press_for
from bot.words import talk
from games.game import HOST, Game
from games.plugins import OURS
from games.words import translator
from tests.message_keys import by_key

SAY = talk()
NO_RULE = {"not-in-hand", "bad-card", "not-possible"}
NO_RULE |= {"belote-wrong-phase", "euchre-wrong-phase", "fireworks-a-turn", "red-five-wrong-phase"}
NO_RULE |= {"skat-wrong-phase"}
"""Refusals that are about no rule of the game, or about what it is time for."""
ACTIONS = 60


@pytest.mark.parametrize("kind", OURS, ids=lambda kind: kind.key)
def test_every_refusal_that_has_a_paragraph_is_one_and_the_paragraph_is_there(
    kind: type[Game],
) -> None:
    stem = f"{kind.words('paragraphs').key}."
    keys = [key.removeprefix(stem) for key in by_key() if key.startswith(stem)]
    assert keys
    assert all(key in by_key() and paragraph(kind.key, key, SAY) for key in keys)


@pytest.mark.parametrize("kind", OURS, ids=lambda kind: kind.key)
def test_what_a_game_refuses_by_its_usual_rules_has_a_paragraph(kind: type[Game]) -> None:
    random, refused = Random(1), set[str]()
    game = kind(kind.players[-1], "a")
    for _ in range(ACTIONS):
        if not (waiting := game.waiting()):
            break
        if waiting[0] == HOST:
            game.apply(HOST, game.legal(HOST)[0])
            continue
        seat = waiting[0]
        problems = (game.check(seat, str(card)) for card in game.hands[seat])
        refused |= {problem.key for problem in problems if problem}
        game.apply(seat, random.choice(game.legal(seat)))
    assert all(paragraph(kind.key, key, SAY) for key in refused - NO_RULE)


@pytest.mark.parametrize(
    ("game", "refusal", "heading"),
    [
        ("basra", "fishing-which-capture", "Your turn"),
        ("belote", "belote-not-yet", "Calls"),
        ("belote", "belote-must-trump", "Play"),
        ("big_two", "big-two-must-top", "The last card"),
        ("blackjack", "no-double", "Double"),
        ("cheat", "cheat-own-claim", "Doubting"),
        ("crazy_king", "call-a-suit", "King"),
        ("cribbage", "claim-range", "The show"),
        ("dou_dizhu", "dou-dizhu-other-kind", "Bombs"),
        ("durak", "durak-rank-not-there", "Throwing in"),
        ("euchre", "euchre-must-go-alone", "Alone"),
        ("fireworks", "fireworks-clocks-full", "Discarding"),
        ("five_card_draw", "bad-discard", "The swap"),
        ("gin_rummy", "gin-rummy-lay-off-or-done", "Laying off"),
        ("go_fish", "go-fish-partner", "Partners"),
        ("golf", "golf-no-knock", "Four cards by memory"),
        ("gong_zhu", "not-exposable", "Exposing"),
        ("hearts", "hearts-not-broken", "Breaking hearts"),
        ("kings_and_bastards", "climbing-must-give", "The swap"),
        ("last_card", "last-card-too-late", "One card!"),
        ("oh_hell", "must-follow-suit", "Play"),
        ("omaha", "over-the-pot", "The limit"),
        ("palace", "palace-not-your-zone", "Up and blind cards"),
        ("pisti", "pisti-one-card", "Your turn"),
        ("president", "president-too-low", "Following"),
        ("red_five", "wrong-count", "Following"),
        ("rummy_500", "rummy-500-no-fit", "Laying off"),
        ("scopa", "scopa-equal-first", "Your turn"),
        ("skat", "skat-below-bid", "Scores"),
        ("spades", "spades-not-broken", "Breaking spades"),
        ("texas_holdem", "no-check", "Your turn"),
        ("truco", "truco-say-flor", "Flor"),
        ("truco", "truco-wrong-step", "Truco"),
        ("truco", "truco-not-with-partners", "Folding"),
    ],
)  # fmt: skip
def test_a_refusal_opens_the_paragraph_that_is_about_it(
    game: str, refusal: str, heading: str
) -> None:
    assert paragraph(game, refusal, SAY).startswith(f"- **{heading}")


def test_a_translation_may_name_a_paragraph_anew_and_a_slip_in_it_raises_nothing(
    tmp_path: Path,
) -> None:
    (tmp_path / "xx").mkdir()
    rules = "hearts-rules = -\n    .whole =\n    - **A:** a.\n    - **B:** b."
    (tmp_path / "xx" / "words.ftl").write_text(f"{rules}\npress-rules = R\n")
    tr = translator((), "xx", tmp_path)
    assert paragraph("hearts", "hearts-bad-card", tr) == "- **B:** b."
    assert press_for("hearts", 1, "hearts-bad-card", tr)
    assert not press_for("hearts", 1, "hearts-not-broken", tr)
