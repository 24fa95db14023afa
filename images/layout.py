"""A scene to a drawing: pure arithmetic, no pixel and no font."""

from games.scene import Scene, Table
from images.drawing import Drawing
from images.layout_hand import layout_hand
from images.layout_table import layout_table


def layout(scene: Scene) -> Drawing:
    """Where everything in a scene is drawn."""
    return layout_table(scene) if isinstance(scene, Table) else layout_hand(scene)
