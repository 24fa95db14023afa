"""Laws of secrecy: two matches that differ in cards a watcher never saw are alike to them."""

import hashlib
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from games.describe import describe
from games.game import Game
from games.personalities import Personality
from games.players import Computer
from games.review import Look, answer
from games.scene import Scene
from games.stage import hand_scene, table_scene
from games.testing.facts import facts
from games.view import view
from images.work import draw
from tests.ladder import policy_of
from tests.laws.rules import UNTHINKING
from tests.laws.walk import WorldLaw
from tests.voice import NAMES, SAY
from tests.worlds import Worlds


def a_view_tells_the_same(worlds: Worlds) -> None:
    """Who is to act, what there is to do, the state, the hint, the table."""
    assert is_alike(*worlds), "a view tells of a hidden card"


def is_alike(here: Game, there: Game, watcher: int | None) -> bool:
    return told(here, watcher) == told(there, watcher)


def told(game: Game, watcher: int | None) -> tuple[Any, ...]:
    seen = view(game, watcher)
    table = table_scene(seen, NAMES, SAY)
    return game.waiting(), seen.legal(), seen.hint(), facts(seen.game), table, describe(table, SAY)


def no_hidden_card_changes_a_byte_of_a_picture_or_a_word_of_its_text(worlds: Worlds) -> None:
    here, there, watcher = worlds
    for one, other in zip(scenes(here, watcher), scenes(there, watcher), strict=True):
        assert one == other or pixels(one) == pixels(other), "a picture tells"
        assert describe(one, SAY) == describe(other, SAY), "an alternative text tells"


def scenes(game: Game, watcher: int | None) -> Iterator[Scene]:
    seen = view(game, watcher)
    yield table_scene(seen, NAMES, SAY)
    if watcher is not None:
        yield hand_scene(seen, SAY)


def pixels(scene: Scene) -> str:
    """The bytes of a picture as a hash: short, however they differ."""
    return hashlib.sha256(draw(scene)).hexdigest()


def no_hidden_card_changes_what_a_computer_plays(worlds: Worlds) -> None:
    """By hint or by mistake, looking ahead or by a policy; nor what a review says of a move."""
    if worlds.watcher not in worlds.here.waiting():
        return
    here, there = view(worlds.here, worlds.watcher), view(worlds.there, worlds.watcher)
    for level, personality in product(UNTHINKING, Personality):
        computer = Computer(level, personality)
        for number in range(2):
            assert computer(here, Random(number)) == computer(there, Random(number))
    if policy := policy_of(type(worlds.here)):
        assert policy(here, Random(1)) == policy(there, Random(1))
    look = Look(0, here.legal()[0], (), deals=1, seconds=1)
    one, other = (answer(seen, Random(1), look, lambda: 0.0) for seen in (here, there))
    assert one == other


LAWS: dict[WorldLaw, int] = {
    a_view_tells_the_same: 60,
    no_hidden_card_changes_a_byte_of_a_picture_or_a_word_of_its_text: 24,
    no_hidden_card_changes_what_a_computer_plays: 24,
}
