"""A scene to a drawing: pure arithmetic, no pixel and no font."""

from games.scene import Hand, Scene, Table
from images.drawing import Drawing
from images.layout_hand import layout_hand
from images.layout_sheet import layout_sheet
from images.layout_table import layout_table


def layout(scene: Scene) -> Drawing:
    """Where everything in a scene is drawn."""
    match scene:
        case Table():
            return layout_table(scene)
        case Hand():
            return layout_hand(scene)
    return layout_sheet(scene)
