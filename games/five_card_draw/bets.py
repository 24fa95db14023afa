"""What may be bet (section 6), as actions, as choices and in refusals."""

import re
from typing import TYPE_CHECKING, Final

from games.choices import Choice, Preset
from games.speech import Value, Words

if TYPE_CHECKING:
    from games.five_card_draw import FiveCardDraw

BETS: Final = ("first-bets", "second-bets")
"""The stages in which chips are bet."""
VERBS: Final = ("bet", "call", "check", "fold", "raise")


def owed(game: "FiveCardDraw", seat: int) -> int:
    """What a seat lacks to the highest stake."""
    return max(game.stakes) - game.stakes[seat]


def amounts(game: "FiveCardDraw", seat: int) -> range:
    """What a seat may bet, or raise by; empty if it may do neither."""
    highest, chips = max(game.stakes), game.scores[seat]
    if not highest:
        return range(min(game.least_bet(), chips), chips + 1)
    spare = chips - highest + game.stakes[seat]
    # Who has acted since the last full raise faces one all-in for less, which reopens nothing.
    if spare <= 0 or game.acted[seat] or not game.can_be_answered(seat):
        return range(0)
    return range(min(game.full, spare), spare + 1)


def wanted(game: "FiveCardDraw", seat: int, span: range) -> dict[int, str]:
    """The amounts of a span that players want most, ascending, and the keys of their names."""
    least, most = span[0], span[-1]
    pot = sum(game.put) + owed(game, seat)
    found = {least: "five-card-draw-minimum"}
    if least < pot // 2 < most:
        found[pot // 2] = "five-card-draw-half-pot"
    if least < pot < most:
        found[pot] = "five-card-draw-pot"
    found[most] = "five-card-draw-all-in"
    return found


def clamped(span: range, number: int) -> int:
    """The number of a span that is nearest to any number."""
    return max(span[0], min(span[-1], number))


def passive(game: "FiveCardDraw", seat: int) -> list[str]:
    """What a seat may do to stay in without adding to the stakes."""
    if owed(game, seat):
        return ["call"]
    return ["check"] if game.options.allow_check else []


def verb(game: "FiveCardDraw") -> str:
    """Whether chips are bet or raised."""
    return "raise" if max(game.stakes) else "bet"


def bet_moves(game: "FiveCardDraw", seat: int) -> list[str]:
    """What a seat may do while bets are made, of the amounts those that players want most."""
    moves, span = passive(game, seat), amounts(game, seat)
    if span:
        stem = verb(game)
        moves += [f"{stem} {number}" for number in wanted(game, seat, span)]
    return [*moves, "fold"]


def bet_choices(game: "FiveCardDraw", seat: int) -> list[Choice]:
    """The same with all the amounts there are."""
    found = [Choice(stay) for stay in passive(game, seat)]
    span = amounts(game, seat)
    if span:
        named = wanted(game, seat, span).items() if len(span) > 1 else ()
        presets = tuple(Preset(number, Words(key)) for number, key in named)
        found.append(Choice(verb(game), numbers=span, presets=presets))
    return [*found, Choice("fold")]


def read_bet(game: "FiveCardDraw", words: str) -> str:
    """The action meant by "all in", "raise by 20" or "bet 1 000"; other words as they are."""
    if words in ("allin", "all in", "all-in"):
        span = amounts(game, game.turn)
        return f"{verb(game)} {span[-1]}" if span else "call"
    if bet := re.fullmatch(r"(bet|raise) (?:by )?([0-9][0-9 ]{,14})", words):
        return f"{bet[1]} {int(bet[2].replace(' ', ''))}"
    return words


def refused_bet(game: "FiveCardDraw", seat: int, action: str) -> Words | None:
    """Why this may not be done while bets are made; None if it may."""
    what, _, number = action.partition(" ")
    span, stem = amounts(game, seat), verb(game)
    if what == stem and _figure(number) in span:
        return None
    if action == "fold" or action in passive(game, seat):
        return None
    key = _broken_rule(what, stem, bool(span)) if what in VERBS else "bet-now"
    return Words(key, **situation(game, seat, span))


def _figure(text: str) -> int:
    """A number written as actions write it; -1 for any other text."""
    is_one = text.isascii() and text.isdigit() and len(text) < 12
    return int(text) if is_one and text[0] != "0" else -1


def _broken_rule(what: str, stem: str, has_span: bool) -> str:
    """The key for a word of betting that is out of place."""
    if what == stem:
        return "bad-amount" if has_span else "no-raise"
    if stem == "bet":
        return {"call": "nothing-to-call", "raise": "nothing-to-raise"}.get(what, "no-check")
    return {"check": "check-owing", "bet": "bet-is-made"}.get(what, "bet-now")


def situation(game: "FiveCardDraw", seat: int, span: range) -> dict[str, Value]:
    """What a seat may do, as arguments of `five-card-draw-may`."""
    ends = dict.fromkeys((span[0], span[-1])) if span else {}
    may = "-".join([*passive(game, seat), *([verb(game)] if span else [])])
    return {"may": may, "owe": owed(game, seat), "span": "-".join(map(str, ends))}
