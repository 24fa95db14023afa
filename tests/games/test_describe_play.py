"""Alternative texts of real matches name all that lies open, and nothing else."""

import re
from functools import cache
from random import Random

import pytest

from games import GAMES
from games.cards import CARDS, HIDDEN
from games.describe import MOST, describe
from games.game import Game
from games.scene import Hand, Private, Spot, Table
from games.stage import private_scene, table_scene
from games.testing.matches import any_deal, play_on
from games.text import Text
from games.view import view
from tests.voice import NAMES, SAY

EVERY_GAME = pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES.keys())
ENDLESS = 100_000
NAMED = {SAY(Text("alt-shows", spoken=card)).removeprefix("shows "): card for card in CARDS}
Shown = Table | Hand | Private
A_CARD = re.compile(rf"\b(?:{'|'.join(sorted(NAMED, key=len, reverse=True))})\b")


@cache
def positions(kind: type[Game]) -> tuple[Shown, ...]:
    """What onlookers and players see at random moments of matches with random options."""
    random, found = Random(f"texts of {kind.key}"), list[Shown]()
    for _ in range(12):
        game = any_deal(kind, random)
        play_on(game, random, random.randrange(120), 0.3, lambda _: None)
        found.append(table_scene(view(game, None), NAMES, SAY))
        for seat in range(game.seats):
            both = private_scene(view(game, seat), NAMES, SAY)
            found += both, both.table, both.hand
    return tuple(found)


def face_up(scene: Shown) -> set[str]:
    if isinstance(scene, Private):
        return face_up(scene.table) | face_up(scene.hand)
    spots: tuple[Spot, ...] = scene.own if isinstance(scene, Hand) else scene.spots
    cards = {card for spot in spots for card in (*spot.cards, *spot.over)}
    if isinstance(scene, Table):
        cards.update(play.card for play in scene.trick)
        cards.update(card for place in scene.seats for card in place.shown)
    else:
        cards.update(scene.cards)
    return cards - {HIDDEN, ""}


def named(text: str) -> set[str]:
    return {NAMED[words] for words in A_CARD.findall(text)}


@EVERY_GAME
def test_a_text_names_every_card_to_be_seen_and_no_other(kind: type[Game]) -> None:
    for scene in positions(kind):
        assert named(describe(scene, SAY, ENDLESS)) == face_up(scene)


@EVERY_GAME
def test_a_text_fits_and_is_whole_where_that_is_short_enough(kind: type[Game]) -> None:
    for scene in positions(kind):
        whole, text = describe(scene, SAY, ENDLESS), describe(scene, SAY)
        assert len(text) <= MOST
        assert text == whole or len(whole) > MOST
        assert named(text) <= face_up(scene)


@EVERY_GAME
def test_a_text_says_who_is_to_act(kind: type[Game]) -> None:
    for scene in positions(kind):
        text = describe(scene, SAY)
        hand = scene.hand if isinstance(scene, Private) else scene
        if isinstance(hand, Hand):
            assert f"{hand.note}." in text
        if isinstance(scene, Hand):
            continue
        table = scene.table if isinstance(scene, Private) else scene
        told = None if table is scene else table.viewer  # the note of the hand tells it
        acting = (place.name for at, place in enumerate(table.seats) if place.turn and at != told)
        turns = ", ".join(acting)
        assert (f"Waiting for {turns}." in text) if turns else ("Waiting for" not in text)
