"""Oh Hell: bid exactly the number of tricks that you will take."""

from games.oh_hell.rules import OhHell
from games.oh_hell.state import Options

__all__ = ["OhHell", "Options"]
