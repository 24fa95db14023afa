"""Rules open at the paragraph that a refusal is about."""

from random import Random

import pytest

from bot.views.rules import paragraph
from games.game import HOST, Game
from games.plugins import OURS
from tests.message_keys import defined

KEYS = dict(defined())
NO_RULE = {"not-in-hand", "bad-card", "not-possible"}
NO_RULE |= {"euchre-wrong-phase", "fireworks-a-turn", "red-five-wrong-phase"}
"""Refusals that are about no rule of the game, or about what it is time for."""
ACTIONS = 60


@pytest.mark.parametrize("kind", OURS, ids=lambda kind: kind.key)
def test_every_refusal_that_has_a_paragraph_is_one_and_the_paragraph_is_there(
    kind: type[Game],
) -> None:
    stem = f"{kind.words('paragraphs').key}."
    keys = [key.removeprefix(stem) for key in KEYS if key.startswith(stem)]
    assert keys
    assert all(key in KEYS and paragraph(kind.key, key) for key in keys)


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
    assert all(paragraph(kind.key, key) for key in refused - NO_RULE)
