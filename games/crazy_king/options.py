"""The options of Crazy King (section 9)."""

from dataclasses import dataclass

from games.options import EITHER, option


@dataclass(frozen=True)
class Options:
    """What a table may agree on."""

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
