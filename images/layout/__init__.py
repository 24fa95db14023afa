"""A scene to a drawing: where everything goes; pure arithmetic, no pixel and no font."""

from games.cards import FACES, Faces
from games.scene import Hand, Private, Profile, Scene, Shelf, Table
from images.drawing import Drawing, Operation, Ring, Sprite, SuitDisc
from images.layout.hand import layout_hand
from images.layout.private import layout_private
from images.layout.profile import layout_profile
from images.layout.sheet import layout_sheet
from images.layout.shelf import layout_shelf
from images.layout.table import layout_table
from images.layout.widening import widened


def layout(scene: Scene) -> Drawing:
    """Lays out a scene of any kind."""
    drawing = widened(_laid_out(scene))
    if not (isinstance(scene, Table | Hand | Private) and FACES[scene.faces].cards):
        return drawing
    faces = FACES[scene.faces]
    return drawing._replace(operations=tuple(_shown(each, faces) for each in drawing.operations))


def _shown(part: Operation, faces: Faces) -> Operation:
    """A card or the sign of a suit as the table sees it; anything else as it is."""
    if isinstance(part, Sprite):
        return part._replace(card=faces.cards.get(part.card, part.card))
    if isinstance(part, Ring | SuitDisc):
        return part._replace(suit=faces.suits.get(part.suit, part.suit))
    return part


def _laid_out(scene: Scene) -> Drawing:
    match scene:
        case Table():
            return layout_table(scene)
        case Hand():
            return layout_hand(scene)
        case Private():
            return layout_private(scene)
        case Shelf():
            return layout_shelf(scene)
        case Profile():
            return layout_profile(scene)
    return layout_sheet(scene)
