"""What a hand of Spades is worth (section 8 and the options on nil and bags)."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.spades import Spades


def hand_points(game: "Spades", team: int) -> tuple[int, int]:
    """The points of a finished hand for a team, and the bags it carries on."""
    bid, won = game.contract(team)
    points, over = contract_points(game, team, bid, won)
    points += nil_points(game, team)
    if not game.options.bags:
        return points, 0
    full, bags = divmod(game.bags[team] + over, game.options.bag_limit)
    penalty = full * game.options.bag_penalty
    if penalty:
        game.tell("spades-bag-penalty", seats=partners(team), points=penalty)
    return points - penalty, bags


def partners(team: int) -> str:
    """The seats of a team, as an argument of Words."""
    return f"{team} {team + 2}"


def contract_points(game: "Spades", team: int, bid: int, won: int) -> tuple[int, int]:
    """The points for a team's contract, and how many tricks it took above it."""
    if counted_tricks(game, team) < bid:
        return -10 * bid, 0
    over = won - bid
    return 10 * bid + over * game.options.overtrick_points, over


def counted_tricks(game: "Spades", team: int) -> int:
    """The tricks that count towards a team's contract."""
    every = game.options.failed_nil_tricks == "count"
    return sum(game.tricks[seat] for seat in (team, team + 2) if every or not game.nils[seat])


def nil_points(game: "Spades", team: int) -> int:
    """What nil bids won and lost for a team."""
    points = 0
    for seat in (team, team + 2):
        if game.nils[seat]:
            blind = game.nils[seat] == "blind nil"
            stake = game.options.blind_nil_points if blind else game.options.nil_points
            made = not game.tricks[seat]
            points += stake if made else -stake
            game.tell("spades-nil-made" if made else "spades-nil-failed", seat=seat, points=stake)
    return points
