"""`python -m tests.record`: write `tests/records/` anew, a short match of every game.

Any other file there, such as one that **Match file** gave, is a regression test too and stays.
"""

from dataclasses import replace
from pathlib import Path
from random import Random

from games.fairness import Proof, commitment_to, seed_from
from games.game import Game
from games.plugins import OURS
from games.record import End, Record
from games.testing.matches import play_on
from tests.shortest import shortest

FOLDER = Path(__file__).parent / "records"
SECRET = "7ec0" * 16
JOINS = "0 1001, start 1002"
WHIM = 0.2
"""How often a seat does something at random, so that the match comes to places hints avoid."""


def match_of(kind: type[Game]) -> Record:
    """A whole match of one person with computers, as the bot would write it."""
    game = shortest(kind, kind.players[0], seed_from(SECRET, JOINS))
    record = play_on(game, Random(1), 5_000, WHIM, lambda game: None)
    return replace(record, proof=Proof(commitment_to(SECRET), SECRET, JOINS), end=End.of(game))


def main() -> None:
    """Write a file for each game."""
    for kind in OURS:
        (FOLDER / f"{kind.key}.txt").write_text(str(match_of(kind)), encoding="utf-8")


if __name__ == "__main__":
    main()
