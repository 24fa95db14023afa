"""Tables of Cheat set by hand, in notation."""

from typing import Any

from games.cards import PACK, RANKS, Pile, cards
from games.cheat import Cheat, Options

__all__ = ["PACK"]

FOUR = "AC 5D 9H KS | 2C 2D 6H JS | 3C 3D 3H QS"
LAST = "AC | 2C 6H | 3C QS"


def position(hands: str = FOUR, options: dict[str, Any] | None = None, **state: Any) -> Cheat:
    """Hands as "AC 5D | 2C"; seat 0 is to play, and no pile lies there."""
    given = {"packs": "two"} if has_twins(hands) else {}
    game = Cheat(hands.count("|") + 1, "seed", Options(**given | (options or {})))
    game.hands = [Pile(cards(hand), seat) for seat, hand in enumerate(hands.split("|"))]
    game.clear()
    game.turn, game.dealer = 0, game.seats - 1
    game.__dict__.update(state)
    return game


def has_twins(hands: str) -> bool:
    held = hands.replace("|", " ").split()
    return len({*held}) < len(held)


def go(game: Cheat, *steps: str) -> Cheat:
    """The same table after these steps: "0 5D 9H", "all pass", or "2 doubts" when others pass."""
    for step in steps:
        seat, _, action = step.partition(" ")
        if step == "all pass":
            while game.is_asked:
                game.apply(game.waiting()[0], "pass")
        elif action == "doubts":
            for other in [*game.waiting()] if game.is_asked else []:
                game.apply(other, "doubt" if other == int(seat) else "pass")
            if game.can_challenge(int(seat)):
                game.apply(int(seat), "doubt")
        else:
            game.apply(int(seat), game.read(action))
    return game


def state(game: Cheat) -> str:
    """The state as the specification writes it: "PLAY 1 2; pile 2; 2 4 4"."""
    held = " ".join(str(len(hand)) for hand in game.hands)
    if game.resting or game.over:
        why = f"out {seats(game.out)}" if game.out else "broken off"
        return f"END {why}; {held}"
    pile = f"pile {game.pile_size()}; {held}"
    if game.is_asked:
        _, count, rank = game.claims[-1]
        return f"ANSWER {seats(game.waiting())}; {count} x {rank}; {pile}"
    ranks = "any" if len(game.ranks()) == len(RANKS) else " ".join(game.ranks())
    return f"PLAY {game.turn} {ranks}; {pile}"


def seats(of: list[int]) -> str:
    return " ".join(map(str, of))


def may(game: Cheat, seat: int, action: str) -> str:
    """ "yes", or the code of the refusal."""
    problem = game.check(seat, game.read(action))
    return problem.key.removeprefix("cheat-") if problem else "yes"
