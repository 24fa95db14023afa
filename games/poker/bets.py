"""What may be bet, as actions, as choices and in refusals."""

import re
from typing import Final

from games.choices import Choice, Preset
from games.poker.stakes import StakeGame
from games.speech import Value, Words

VERBS: Final = ("bet", "call", "check", "fold", "raise")


def verb(game: StakeGame) -> str:
    """How chips are added to the stakes now."""
    if not game.to_match():
        return "bet"
    return "raise" if game.raises_by else "raise to"


def offset(game: StakeGame) -> int:
    """What the number of an action lacks to the stake that it makes."""
    return game.to_match() if game.raises_by else 0


def amounts(game: StakeGame, seat: int) -> range:
    """What a seat may bet or raise, as the number of its action; empty if it may do neither."""
    match, most = game.to_match(), game.stakes[seat] + game.scores[seat]
    least = match + game.full if match else game.least_bet()
    if most <= match or not game.may_raise(seat):
        return range(0)
    return range(min(least, most) - offset(game), most - offset(game) + 1)


def wanted(game: StakeGame, seat: int, span: range) -> dict[int, str]:
    """The amounts of a span that players want most, ascending, and the keys of their names."""
    least, most = span[0], span[-1]
    pot, base = game.in_pot() + game.owed(seat), game.to_match() - offset(game)
    found = {least: "poker-minimum"}
    if least < base + pot // 2 < most:
        found[base + pot // 2] = "poker-half-pot"
    if least < base + pot < most:
        found[base + pot] = "poker-pot"
    found[most] = "poker-all-in"
    return found


def clamped(span: range, number: int) -> int:
    """The number of a span that is nearest to any number."""
    return max(span[0], min(span[-1], number))


def passive(game: StakeGame, seat: int) -> list[str]:
    """What a seat may do to stay in without adding to the stakes."""
    if game.owed(seat):
        return ["call"]
    return ["check"] if game.may_check() else []


def away(game: StakeGame, seat: int) -> list[str]:
    """Folding, where it is not a slip: some games do not let go of what is free."""
    return ["fold"] if game.owed(seat) or game.folds_freely else []


def bet_moves(game: StakeGame, seat: int) -> list[str]:
    """What a seat may do while bets are made, of the amounts those that players want most."""
    moves, span = passive(game, seat), amounts(game, seat)
    if span:
        stem = verb(game)
        moves += [f"{stem} {number}" for number in wanted(game, seat, span)]
    return moves + away(game, seat)


def bet_choices(game: StakeGame, seat: int) -> list[Choice]:
    """The same with all the amounts there are."""
    cost = min(game.owed(seat), game.scores[seat])
    said = f"call for {cost}" if cost else ""
    found = [Choice(stay, said=said) for stay in passive(game, seat)]
    span = amounts(game, seat)
    if span:
        stem, beyond = verb(game), offset(game)
        presets = tuple(
            Preset(number, Words(key, kind=stem.split()[0], number=beyond + number))
            for number, key in wanted(game, seat, span).items()
        )
        said = "raise to" if stem == "raise" else ""
        found.append(Choice(stem, (), 0, 0, span, (), presets, said, beyond))
    return [*found, *map(Choice, away(game, seat))]


_AMOUNT: Final = re.compile(r"(bet|raise) (by |to )?([0-9][0-9 ]{,14})")


def read_bet(game: StakeGame, words: str) -> str:
    """The action meant by "all in", "raise to 70" or "bet 1 000"; other words as they are."""
    if words in ("allin", "all in", "all-in"):
        span = amounts(game, game.turn)
        return f"{verb(game)} {span[-1]}" if span else (passive(game, game.turn) or ["call"])[0]
    if bet := _AMOUNT.fullmatch(words):
        beyond = offset(game)
        more = {"to ": -beyond, "by ": game.to_match() - beyond}.get(bet[2], 0)
        stem = "raise to" if bet[1] == "raise" and not game.raises_by else bet[1]
        return f"{stem} {max(0, int(bet[3].replace(' ', '')) + more)}"
    return words


def refused_bet(game: StakeGame, seat: int, action: str) -> Words | None:
    """Why this may not be done while bets are made; None if it may."""
    span, stem = amounts(game, seat), verb(game)
    if action.startswith(f"{stem} ") and _figure(action.removeprefix(f"{stem} ")) in span:
        return None
    if action in (*passive(game, seat), *away(game, seat)):
        return None
    what = action.partition(" ")[0]
    key = _broken_rule(game, seat, what, stem.split()[0]) if what in VERBS else "bet-now"
    return Words(key, **situation(game, seat, span))


def _figure(text: str) -> int:
    """A number written as actions write it; -1 for any other text."""
    is_one = text.isascii() and text.isdigit() and len(text) < 12
    return int(text) if is_one and text[0] != "0" else -1


def _broken_rule(game: StakeGame, seat: int, what: str, stem: str) -> str:
    """The key for a word of betting that is out of place."""
    if what == stem:
        return "bad-amount" if amounts(game, seat) else _why_no_raise(game, seat)
    if what == "check":
        return "check-owing" if game.to_match() else "no-check"
    others = {"call": "nothing-to-call", "fold": "free-to-check", "raise": "nothing-to-raise"}
    return others.get(what, "bet-is-made")


def _why_no_raise(game: StakeGame, seat: int) -> str:
    """The key for a raise that no amount makes legal."""
    if game.scores[seat] <= game.owed(seat):
        return "raise-short"
    return "raise-closed" if game.could_answer(seat) else "no-raise"


def situation(game: StakeGame, seat: int, span: range) -> dict[str, Value]:
    """What a seat may do, as arguments of `poker-may`."""
    ends = dict.fromkeys((offset(game) + span[0], offset(game) + span[-1])) if span else {}
    raising = [verb(game).split()[0]] if span else []
    may = "-".join([*passive(game, seat), *raising, *away(game, seat)])
    cost = min(game.owed(seat), game.scores[seat])
    return {"may": may, "owe": cost, "span": "-".join(map(str, ends))}
