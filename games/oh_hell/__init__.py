"""Oh Hell: bid exactly the number of tricks that you will take."""

from games.oh_hell.options import Options
from games.oh_hell.rules import OhHell

__all__ = ["OhHell", "Options"]
