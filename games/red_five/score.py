"""What a hand of Red Five is worth (section 11)."""

from typing import TYPE_CHECKING

from games.cards import EVERYONE
from games.red_five.cards import RED_FIVE, TOTAL, points_in

if TYPE_CHECKING:
    from games.red_five import RedFive


def score_hand(game: "RedFive") -> None:
    """Turn the kitty up and settle the hand; the last trick lies in `last`, its winner leads."""
    game.kitty.seen_by = EVERYONE
    cards, buried = game.spell(game.kitty), points_in(game.kitty)
    times = kitty_times(game)
    game.tell("red-five-kitty", winner=game.leader, cards=cards, points=buried, times=times)
    taken = declarer_points(game)
    level = result(taken, game.bid, game.options.results)
    stake = level * game.options.base * stakes(game)
    key = "red-five-made" if level > 0 else "red-five-set"
    game.tell(key, seat=game.declarer, points=taken, bid=game.bid, stake=abs(stake))
    gains = [paid - stake for paid in game.paid]
    gains[game.declarer] += 4 * stake
    game.end_round(gains)


def declarer_points(game: "RedFive") -> int:
    """What counts for the declarer in the end, with the kitty and what options move."""
    against = sum(game.points) - game.points[game.declarer]
    if game.leader != game.declarer:
        against += kitty_times(game) * points_in(game.kitty)
    return min(TOTAL, max(0, TOTAL - against + game.shift))


def kitty_times(game: "RedFive") -> int:
    """How often the buried points count for the winner of the last trick, by how it was led."""
    if game.leader == game.declarer:
        return 1
    lead, option = game.last[: game.size], game.options.kitty_multiplier
    shape = game.ranking.shape(lead)
    if option in ("x1", "x2"):
        return int(option[1:])
    if shape.tractors and option == "x2_4_8":
        return 8
    return 4 if shape.pairs else 2


def result(taken: int, bid: int, results: str) -> int:
    """The level of a result, negative if the declarer is set."""
    if results == "fixed40":
        over = taken - bid
        return min(3, over // 40 + 1) if over >= 0 else max(-3, -((-over) // 40 + 1))
    if taken >= bid:
        return 3 if taken == TOTAL else 2 if 2 * taken >= TOTAL + bid else 1
    return -3 if taken == 0 else -2 if 2 * taken < bid else -1


def stakes(game: "RedFive") -> int:
    """How often the base is played for (option `bid_stake`)."""
    if game.options.bid_stake == "flat":
        return 1
    return 1 + (game.bid - game.options.min_bid) // 20


def capture(game: "RedFive", winner: int) -> None:
    """Pay for each red five that the other side has taken (option `red_five_capture`)."""
    for place, play in enumerate(game.plays(game.trick)):
        owner, count = (game.leader + place) % 4, play.count(RED_FIVE)
        if count and (owner == game.declarer) != (winner == game.declarer):
            game.shift += 20 * count if winner == game.declarer else -20 * count
            game.paid[winner] += count * game.options.base
            game.paid[owner] -= count * game.options.base
            game.tell("red-five-captured", winner=winner, seat=owner)
