"""Refusals: why an action is illegal, and what is legal instead (section 13)."""

from games.blackjack.play import HandPlay, total_args
from games.blackjack.state import STEP
from games.text import Text, Value


def refusal(game: HandPlay, seat: int, action: str) -> Text | None:
    """The reason why a seat to act may not do this; None if it is legal."""
    if game.phase == "bet":
        return _refused_bet(game, seat, action)
    if game.phase == "insure":
        return None if action in ("insure", "pass") else Text("insure-or-pass")
    legal = game.plays()
    if action in legal:
        return None
    may: dict[str, Value] = {"calls": " ".join(legal), **total_args(game.acting_cards())}
    if action not in ("double", "split", "surrender"):
        return Text("play-now", **may)
    rule = game.why_not(action)
    if rule == "chips":
        return Text("no-chips", number=game.bets[seat], left=game.scores[seat], **may)
    return Text(f"no-{action}", rule=rule, **may)


def _refused_bet(game: HandPlay, seat: int, action: str) -> Text | None:
    verb, _, text = action.partition(" ")
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 9 else -1
    span = game.bet_span(seat)
    if verb == "bet" and number in span and text == str(number):
        return None
    is_between = span[0] <= number <= span[-1] and verb == "bet" and number % STEP
    key = "bet-tens" if is_between else "bet-range"
    return Text(key, least=span[0], most=span[-1])
