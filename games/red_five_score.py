"""What a hand of Red Five is worth (section 11)."""

from typing import TYPE_CHECKING

from games.cards import EVERYONE
from games.red_five_cards import RED_FIVE, TOTAL, points_in
from games.tricks import Cards

if TYPE_CHECKING:
    from games.red_five import RedFive


def score_hand(game: "RedFive") -> None:
    """Turn the kitty up and settle the hand; the last trick lies in `last`, its winner leads."""
    game.kitty.seen_by = EVERYONE
    taken = declarer_points(game)
    level = result(taken, game.bid, game.options.results)
    stake = level * game.options.base * stakes(game)
    gains = [paid - stake for paid in game.paid]
    gains[game.declarer] += 4 * stake
    key = "red-five-made" if level > 0 else "red-five-set"
    game.tell(key, seat=game.declarer, points=taken, bid=game.bid, level=abs(level))
    game.end_round(gains)


def declarer_points(game: "RedFive") -> int:
    """The points that count for the declarer, after the kitty and what options move."""
    buried, winner = points_in(game.kitty), game.leader
    cards = game.spell(game.kitty)
    against = sum(game.points) - game.points[game.declarer]
    times = 1
    if winner != game.declarer:
        times = kitty_times(game, game.last[: len(game.last) // 4])
        against += times * buried
    game.tell("red-five-kitty", winner=winner, cards=cards, points=buried, times=times)
    return min(TOTAL, max(0, TOTAL - against + game.shift))


def kitty_times(game: "RedFive", lead: Cards) -> int:
    """How often the buried points count for defenders who won the last trick, led with these."""
    shape, option = game.ranking.shape(lead), game.options.kitty_multiplier
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


def side_points(game: "RedFive") -> tuple[int, int]:
    """What the declarer and the defenders have taken in tricks so far."""
    own = game.points[game.declarer]
    return own, sum(game.points) - own


def capture(game: "RedFive", winner: int) -> None:
    """Pay for each red five that the other side has taken (option `red_five_capture`)."""
    for place, play in enumerate(game.plays()):
        owner, count = (game.leader + place) % 4, play.count(RED_FIVE)
        if count and (owner == game.declarer) != (winner == game.declarer):
            game.shift += 20 * count if winner == game.declarer else -20 * count
            game.paid[winner] += count * game.options.base
            game.paid[owner] -= count * game.options.base
            game.tell("red-five-captured", winner=winner, seat=owner)
