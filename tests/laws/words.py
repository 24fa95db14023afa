"""Laws of words: alternative texts name what lies open, public ones speak to nobody."""

import re
from random import Random

from games.cards import CARDS, HIDDEN
from games.describe import MOST, describe
from games.ending import ending_sheet
from games.game import Game
from games.plugins import OURS
from games.scene import Hand, Private, Spot, Table
from games.sheet import score_sheet
from games.stage import open_table_scene, private_scene, table_scene
from games.text import Text
from games.view import view
from tests.laws.walk import Law
from tests.voice import FRENCH_OF, NAMES, SAY

ENDLESS = 100_000
"""More characters than any description has."""
NAMED = {
    SAY(Text("alt-shows", spoken=card)).removeprefix("shows "): FRENCH_OF.get(card, card)
    for card in CARDS
}
A_CARD = re.compile(rf"\b(?:{'|'.join(sorted(NAMED, key=len, reverse=True))})\b")
READER = re.compile(r"\b(you|your|yours|you're|you've|you'll)\b", re.IGNORECASE)
Shown = Table | Hand | Private


def all_that_happens_is_told(game: Game, random: Random) -> None:
    assert all(SAY(event.words) for event in game.events or ())


def public_words_name_no_reader(game: Game, random: Random) -> None:
    """In public a player is named, and never "you"."""
    if type(game) not in OURS:
        return
    seen = view(game, None)
    sheet = ending_sheet(seen, SAY) if game.over else score_sheet(seen, SAY)
    for scene in (table_scene(seen, NAMES, SAY), open_table_scene(game, NAMES, SAY), sheet):
        assert READER.findall(describe(scene, SAY, ENDLESS)) == []


def a_text_tells_what_is_to_be_seen_and_nothing_else(game: Game, random: Random) -> None:
    """Every card face up and who is to act, in full where that fits."""
    private = private_scene(view(game, random.randrange(game.seats)), NAMES, SAY)
    for scene in (table_scene(view(game, None), NAMES, SAY), private, private.table, private.hand):
        whole, text = describe(scene, SAY, ENDLESS), describe(scene, SAY)
        assert named(whole) == face_up(scene)
        assert len(text) <= MOST
        assert text == whole or len(whole) > MOST
        assert named(text) <= face_up(scene)
        says_who_is_to_act(scene, text)


def says_who_is_to_act(scene: Shown, text: str) -> None:
    hand = scene.hand if isinstance(scene, Private) else scene
    if isinstance(hand, Hand):
        assert f"{hand.note}." in text
    if isinstance(scene, Hand):
        return
    table = scene.table if isinstance(scene, Private) else scene
    told = None if table is scene else table.viewer  # the note of the hand tells it
    acting = (place.name for at, place in enumerate(table.seats) if place.turn and at != told)
    turns = ", ".join(acting)
    assert (f"Waiting for {turns}." in text) if turns else ("Waiting for" not in text)


def face_up(scene: Shown) -> set[str]:
    if isinstance(scene, Private):
        return face_up(scene.table) | face_up(scene.hand)
    spots: tuple[Spot, ...] = scene.own if isinstance(scene, Hand) else scene.spots
    cards = {card for spot in spots for card in (*spot.cards, *spot.over)}
    if isinstance(scene, Table):
        cards.update(play.card for play in scene.trick)
        cards.update(card for place in scene.seats for card in place.shown)
        grids = (place.grid for place in scene.seats if place.grid)
        cards.update(card for grid in grids for card in (*grid.cards, *grid.over))
    else:
        cards.update(scene.cards)
    return cards - {HIDDEN, ""}


def named(text: str) -> set[str]:
    return {NAMED[words] for words in A_CARD.findall(text)}


LAWS: dict[Law, int] = {
    all_that_happens_is_told: 1_000,
    public_words_name_no_reader: 32,
    a_text_tells_what_is_to_be_seen_and_nothing_else: 32,
}
