"""Go Fish: ask others for cards of a rank that you hold; whoever collects most books wins."""

from games.go_fish.rules import GoFish
from games.go_fish.state import Options

__all__ = ["GoFish", "Options"]
