"""Laws of pictures of real play: all can be read, nothing is cut, the middle is never empty."""

import re
from random import Random

from games.game import HOST, Game
from games.plugins import OURS, RULES
from games.scene import Scene
from games.stage import hand_scene, open_table_scene, private_scene, table_scene
from games.view import view
from games.words import ENGLISH, translator, translator_from
from games.words.completeness import translated
from images.drawing import Label
from images.layout import layout
from images.work import draw
from tests.images.layout.test_labels import NAMES_LONG, NAMES_USUAL, cut, is_cut
from tests.images.layout.test_private import is_legible
from tests.images.layout.test_table_laws import NAMES_LONG as NAMES_WIDE
from tests.images.layout.test_table_laws import is_lawful
from tests.images.paint.test_patches import assert_as_painted
from tests.laws.lengthened import folder
from tests.laws.walk import Law
from tests.voice import NAMES, SAY

SPARED = re.compile(rf"\d|{'|'.join(NAMES_USUAL)}")
"""What may be in a label that is cut: a name, or a number, which is as long as somebody likes."""
MOST_BYTES = 128 * 1024
"""Of the file of a picture: most have half of that, eight players with fifteen melds nearly all."""


def whatever_lies_on_a_table_can_be_read(game: Game, random: Random) -> None:
    """However long the names are."""
    is_lawful(layout(table_scene(view(game, None), NAMES_WIDE, SAY)))
    is_lawful(layout(open_table_scene(game, NAMES_WIDE, SAY)))
    for seat in {*game.waiting()} - {HOST}:
        is_lawful(layout(hand_scene(view(game, seat), SAY)))


def whatever_a_player_sees_can_be_read_on_a_phone(game: Game, random: Random) -> None:
    """What is played from afar; after a round nothing is."""
    scene = private_scene(view(game, random.randrange(game.seats)), NAMES_WIDE, SAY)
    if game.resting or game.over:
        is_lawful(layout(scene))
    else:
        is_legible(scene)


def no_label_is_cut_beside_free_felt(game: Game, random: Random) -> None:
    """However long the names are."""
    seat, names = random.randrange(game.seats), random.choice((NAMES_USUAL, NAMES_LONG))
    tr = translator(names)
    assert cut(table_scene(view(game, None), names, tr)) == []
    assert cut(open_table_scene(game, names, tr)) == []
    assert cut(private_scene(view(game, seat), names, tr)) == []
    assert cut(hand_scene(view(game, seat), tr)) == []


def nothing_but_names_is_cut_in_any_language(game: Game, random: Random) -> None:
    """Nor is it beside free felt where words are 40 % longer than in English."""
    if type(game) not in OURS:
        return
    seen = view(game, random.randrange(game.seats))
    longer = translator_from(NAMES_USUAL, ENGLISH, (folder(),), own=folder())
    assert cut(table_scene(seen, NAMES_USUAL, longer)) == []
    assert cut(private_scene(seen, NAMES_USUAL, longer)) == []
    if locales := translated([RULES]):
        tr = translator(NAMES_USUAL, random.choice(locales))
        for scene in (table_scene(seen, NAMES_USUAL, tr), private_scene(seen, NAMES_USUAL, tr)):
            assert [label for label in _cut_at_all(scene) if not SPARED.search(label)] == []


def _cut_at_all(scene: Scene) -> list[str]:
    """The labels that are cut, be there room beside them or not."""
    drawing = layout(scene)
    labels = [part for part in drawing.operations if isinstance(part, Label)]
    return [label.text for label in labels if is_cut(label, drawing.scale)]


def an_empty_middle_says_what_happens_next(game: Game, random: Random) -> None:
    table = table_scene(view(game, None), NAMES, SAY)
    filled = table.trick or table.calls or table.spots or table.track or table.strokes or table.pot
    assert filled or table.prompt
    assert bool(table.prompt) == any(
        isinstance(part, Label) and part.text == table.prompt for part in layout(table).operations
    )


def a_picture_is_small_and_as_if_painted_as_a_whole(game: Game, random: Random) -> None:
    """Also where its parts are put together."""
    seen = view(game, random.randrange(game.seats))
    for scene in (table_scene(seen, NAMES, SAY), private_scene(seen, NAMES, SAY)):
        assert_as_painted(layout(scene))
        assert len(draw(scene)) <= MOST_BYTES


LAWS: dict[Law, int] = {
    a_picture_is_small_and_as_if_painted_as_a_whole: 3,
    whatever_lies_on_a_table_can_be_read: 24,
    whatever_a_player_sees_can_be_read_on_a_phone: 40,
    no_label_is_cut_beside_free_felt: 20,
    nothing_but_names_is_cut_in_any_language: 16,
    an_empty_middle_says_what_happens_next: 40,
}
