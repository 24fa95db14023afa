"""What a hand of Euchre counts (section 8)."""

from typing import Final

from games.euchre.options import Options
from games.euchre.state import State
from games.tricks import partners

TRICKS: Final = 5
NEEDED: Final = 3
MARCH: Final = 2
"""What all tricks bring makers who play together."""


def points(won: int, is_alone: bool, is_opposed: bool, options: Options) -> int:
    """The points of makers who took so many tricks; below zero they are the defenders'.

    `is_opposed`: a defender played alone, too.
    """
    if won == TRICKS:
        return options.alone_march if is_alone else MARCH
    if won >= NEEDED:
        return 1
    stakes = [2]
    if is_alone:
        stakes.append(options.lone_euchre)
    if is_opposed:
        stakes.append(options.defender_alone)
    if not won:
        stakes.append(options.super_euchre)
    return -max(stakes)


def feat(won: int, is_alone: bool) -> str:
    """What such a result is called: "made", "march", "alone" or "euchre"."""
    if won < NEEDED:
        return "euchre"
    if won < TRICKS:
        return "made"
    return "alone" if is_alone else "march"


def settle(game: State) -> None:
    """Score a hand after its last trick, and tell it."""
    team, is_opposed = game.team(game.maker), game.lone_defender in range(game.seats)
    won = game.won(team)
    gain = points(won, game.alone, is_opposed, game.options)
    scorers = team if gain > 0 else 1 - team
    name = feat(won, game.alone)
    game.credit((scorers, scorers + 2), abs(gain), f"euchre-for-{name}")
    game.end_round([abs(gain) * (game.team(seat) == scorers) for seat in range(game.seats)])
    game.tell(
        "euchre-scores",
        feat=name,
        suit_name=game.trump,
        seat=game.maker,
        alone=int(game.alone),
        number=won,
        seats=partners(scorers),
        points=abs(gain),
    )
    least, most = sorted(game.scores[:2])
    ahead = partners(game.leaders()[0])
    kind = "won" if game.over else "even" if most == least else "ahead"
    game.tell("euchre-stands", seats=ahead, most=most, least=least, kind=kind)
