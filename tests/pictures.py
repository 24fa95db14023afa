"""`python -m tests.pictures`: renew the pictures of README from a match of Spades."""

from pathlib import Path

import images
from games.spades import Spades
from games.stage import hand_scene, table_scene
from games.view import view
from games.words import speaker

FOLDER = Path(images.__file__).parent / "examples"
NAMES = ("Alice", "Bob", "Charlotte", "Dmitri")
LENGTH = 7  # actions: the bids, and three cards of the first trick


def main() -> None:
    """Play by hints to the moment shown, and draw the table and the hand to act."""
    game, say = Spades(4, "readme"), speaker(NAMES)
    for _ in range(LENGTH):
        game.apply(game.turn, game.hint(game.turn).action)
    FOLDER.mkdir(exist_ok=True)
    table = table_scene(view(game, None), NAMES, say)
    (FOLDER / "table.png").write_bytes(images.draw(table))
    hand = hand_scene(view(game, game.turn), say)
    (FOLDER / "hand.png").write_bytes(images.draw(hand))


if __name__ == "__main__":
    main()
