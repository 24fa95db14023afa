"""What a computer player does in Red Five: the rules of section 17."""

from games.red_five.auction import bid_hint, trump_hint
from games.red_five.bury import bury_hint
from games.red_five.moves import spelled, spelled_lead
from games.red_five.rehearsal import Rehearsal
from games.speech import Hint, Words


def hint(game: Rehearsal, seat: int) -> Hint:
    """What to bid, name, bury or play, and why."""
    if game.phase == "bid":
        return bid_hint(game, seat)
    if game.phase == "trump":
        return trump_hint(game, seat)
    if game.phase == "bury":
        return bury_hint(game, seat)
    rest = game.left()
    play, why = rest.choose()
    order, points = game.ranking, rest.prices.points[play]
    cards = spelled(order, play)
    return Hint(
        cards if game.trick else spelled_lead(order, play),
        lambda: Words(f"red-five-hint-{why}", cards=cards, points=points, number=game.size),
    )
