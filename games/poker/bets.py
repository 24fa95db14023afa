"""Legal bets as actions and as choices, and refusals of others."""

import re
from typing import Final

from games.choices import Choice, Preset
from games.poker.chips import POT_LIMIT, ChipGame
from games.poker.limits import is_capped, pot_stake, stake_limits
from games.text import Text, Value

VERBS: Final = ("bet", "call", "check", "fold", "raise")


def verb(game: ChipGame) -> str:
    """The verb that adds chips to the stakes now."""
    if not game.to_match():
        return "bet"
    return "raise" if game.raises_by else "raise to"


def offset(game: ChipGame) -> int:
    """The difference between the stake that an action makes and its number."""
    return game.to_match() if game.raises_by else 0


def amounts(game: ChipGame, seat: int) -> range:
    """Legal numbers of a bet or raise of a seat; empty if it may do neither."""
    chips = game.stakes[seat] + game.scores[seat]
    if chips <= game.to_match() or not game.can_raise(seat) or is_capped(game):
        return range(0)
    least, most = (min(stake, chips) for stake in stake_limits(game, seat))
    return range(least - offset(game), most - offset(game) + 1)


def preset_amounts(game: ChipGame, seat: int, span: range) -> dict[int, str]:
    """The usual amounts of a span, ascending, and the keys of their names."""
    least, most, base = span[0], span[-1], game.to_match() - offset(game)
    whole = pot_stake(game, seat) - offset(game)
    half = base + (whole - base) // 2
    found = {least: "poker-minimum"}
    if least < half < most:
        found[half] = "poker-half-pot"
    if least < whole <= most:
        found[whole] = "poker-pot"
    if most + offset(game) == game.stakes[seat] + game.scores[seat]:
        found[most] = "poker-all-in"
    return found


def clamp(span: range, number: int) -> int:
    """The number of a span that is nearest to any number."""
    return max(span[0], min(span[-1], number))


def passive(game: ChipGame, seat: int) -> list[str]:
    """Legal actions of a seat that stays in without adding to the stakes."""
    if game.owed(seat):
        return ["call"]
    return ["check"] if game.can_check() else []


def folds(game: ChipGame, seat: int) -> list[str]:
    """Folding, where it is legal: some games refuse it while checking is free."""
    return ["fold"] if game.owed(seat) or game.folds_freely else []


def bet_moves(game: ChipGame, seat: int) -> list[str]:
    """Legal actions of a seat in a round of betting, with the usual amounts."""
    moves, span = passive(game, seat), amounts(game, seat)
    if span:
        stem = verb(game)
        moves += [f"{stem} {number}" for number in preset_amounts(game, seat, span)]
    return moves + folds(game, seat)


def bet_choices(game: ChipGame, seat: int) -> list[Choice]:
    """Legal choices of a seat in a round of betting, with all the amounts."""
    cost = min(game.owed(seat), game.scores[seat])
    found = [Choice(stay, said=_payment(game, seat, cost)) for stay in passive(game, seat)]
    span = amounts(game, seat)
    if span:
        stem, beyond = verb(game), offset(game)
        presets = tuple(
            Preset(number, Text(key, kind=stem.split()[0], number=beyond + number))
            for number, key in preset_amounts(game, seat, span).items()
        )
        phrase = "raise to" if stem == "raise" else ""
        found.append(Choice(stem, (), 0, 0, span, (), presets, phrase, beyond))
    return [*found, *map(Choice, folds(game, seat))]


def _payment(game: ChipGame, seat: int, cost: int) -> str:
    """A call as its button says it, with what it costs; "" where nothing is owed."""
    if not cost:
        return ""
    return f"call all in {cost}" if cost == game.scores[seat] else f"call for {cost}"


_AMOUNT: Final = re.compile(r"(bet|raise) (by |to )?([0-9][0-9 ]{,14})")


def read_bet(game: ChipGame, words: str) -> str:
    """The action meant by "all in", "pot" or "raise to 1 000"; other words as they are."""
    if words == "pot":
        span, number = amounts(game, game.turn), pot_stake(game, game.turn) - offset(game)
        return f"{verb(game)} {clamp(span, number) if span else number}"
    if words in ("allin", "all in", "all-in"):
        span = amounts(game, game.turn)
        return f"{verb(game)} {span[-1]}" if span else (passive(game, game.turn) or ["call"])[0]
    if bet := _AMOUNT.fullmatch(words):
        beyond = offset(game)
        more = {"to ": -beyond, "by ": game.to_match() - beyond}.get(bet[2], 0)
        stem = "raise to" if bet[1] == "raise" and not game.raises_by else bet[1]
        return f"{stem} {max(0, int(bet[3].replace(' ', '')) + more)}"
    return words


def bet_refusal(game: ChipGame, seat: int, action: str) -> Text | None:
    """The reason why an action is illegal in a round of betting; None if it is legal."""
    span, stem = amounts(game, seat), verb(game)
    is_raise = action.startswith(f"{stem} ")
    number = _parse_number(action.removeprefix(f"{stem} ")) if is_raise else -1
    if number in span or action in (*passive(game, seat), *folds(game, seat)):
        return None
    word, situation = action.partition(" ")[0], _situation(game, seat, span)
    if word not in VERBS:
        return Text("bet-now", **situation)
    if word != stem.split()[0]:
        return Text(_wrong_verb_key(game, word), **situation)
    if not span:
        key = _no_raise_key(game, seat)
        return Text(key, **situation, **({"cap": game.cap()} if key == "capped" else {}))
    if span[-1] < number <= game.stakes[seat] + game.scores[seat] and game.betting() == POT_LIMIT:
        return Text("over-the-pot", most=span[-1], **situation)
    return Text("bad-amount", **situation)


def _parse_number(text: str) -> int:
    """A number written as actions write it; -1 for any other text."""
    is_number = text.isascii() and text.isdigit() and len(text) < 12
    return int(text) if is_number and text[0] != "0" else -1


def _wrong_verb_key(game: ChipGame, word: str) -> str:
    """The message key for a verb of betting that is illegal now, whatever the amount."""
    if word == "check":
        return "check-owing" if game.to_match() else "no-check"
    others = {"call": "nothing-to-call", "fold": "free-to-check", "raise": "nothing-to-raise"}
    return others.get(word, "bet-is-made")


def _no_raise_key(game: ChipGame, seat: int) -> str:
    """The message key for a raise that no amount makes legal."""
    if game.scores[seat] <= game.owed(seat):
        return "raise-short"
    if game.can_raise(seat):
        return "capped"
    return "raise-closed" if game.can_be_answered(seat) else "no-raise"


def _situation(game: ChipGame, seat: int, span: range) -> dict[str, Value]:
    """Legal actions of a seat, as arguments of `poker-may`."""
    ends = dict.fromkeys((offset(game) + span[0], offset(game) + span[-1])) if span else {}
    raising = [verb(game).split()[0]] if span else []
    may = "-".join([*passive(game, seat), *raising, *folds(game, seat)])
    cost = min(game.owed(seat), game.scores[seat])
    return {"may": may, "owe": cost, "span": "-".join(map(str, ends))}
