"""A scene to a drawing: where everything goes; pure arithmetic, no pixel and no font."""

from games.scene import Hand, Private, Scene, Shelf, Table
from images.drawing import Drawing
from images.layout.hand import layout_hand
from images.layout.private import layout_private
from images.layout.sheet import layout_sheet
from images.layout.shelf import layout_shelf
from images.layout.table import layout_table
from images.layout.widening import widened


def layout(scene: Scene) -> Drawing:
    """Lays out a scene of any kind."""
    return widened(_laid_out(scene))


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
    return layout_sheet(scene)
