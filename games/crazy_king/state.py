"""The state of a match of Crazy King: its options, its cards, and what a turn depends on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from games.cards import PACK, SUITS
from games.options import EITHER, option
from games.shedding import Shedding


@dataclass(frozen=True)
class Options:
    """The choices of the host (section 9)."""

    target: int = option(500, range(50, 1001))
    hand_size: int = option(7, range(3, 11))
    runouts: int = option(5, range(1, 11))
    max_draws: int = option(2, range(1, 4))
    king_obliges: bool = option(False, EITHER)
    skipped_player: str = option("king_only", ("king_only", "normal_turn"))
    queen_king_cancels: bool = option(True, EITHER)
    ace_two_players: str = option("no_effect", ("no_effect", "acts_as_skip"))
    last_queen_draws: bool = option(False, EITHER)
    exhaustion_tie: str = option("fewest_cards", ("fewest_cards", "no_score"))


POINTS: Final = {rank: int(rank) for rank in "23456789"} | dict.fromkeys("TJQA", 10) | {"K": 30}
"""The points that a card costs its holder at the end of a round (section 3)."""

CALLS: Final[Mapping[str, Sequence[str]]] = {
    king: [f"{king} suit {suit}" for suit in SUITS] for king in PACK if king.rank == "K"
}
"""By king, the actions that play it and name a suit."""


class State(Shedding):
    """The state of a match."""

    options: Options
    costs = POINTS

    skipped: str  # the rank that skips the player to act, "J" or "Q", or ""
    runs: int  # how often the stock has run out


def winner_of(
    order: Sequence[int], costs: Sequence[int], counts: Sequence[int], options: Options
) -> int | None:
    """The winner of a round by the points and cards left, of equals the first; or nobody."""
    winner = min(order, key=lambda seat: (costs[seat], counts[seat]))
    is_alone = costs.count(costs[winner]) == 1
    return winner if is_alone or options.exhaustion_tie == "fewest_cards" else None
